//! Mails are counted for each address and day, also by many at once.

use store::mail_budgets::{MailDay, count_mails, lock_mail_budget, prune_mail_budgets};
use store::{Store, Writer};

use crate::database::on_both;

pub(crate) const ANNA: MailDay = MailDay {
    address: [1; 32],
    day: 20_000,
};

/// Sends a mail unless three were sent, and says how many there were.
pub(crate) async fn send(store: &Store, of: MailDay) -> u32 {
    store
        .write("sending", async |writer: &Writer| {
            let sent = lock_mail_budget(writer, of).await?;
            if sent < 3 {
                count_mails(writer, of, 1).await?;
            }
            Ok(sent)
        })
        .await
        .expect("counted")
}

on_both! {
    async fn each_address_has_a_count_for_each_day(database: &Database) {
        let store = database.migrated().await;
        for sent in [0, 1, 2, 3, 3] {
            assert_eq!(send(&store, ANNA).await, sent);
        }
        assert_eq!(send(&store, MailDay { day: 20_001, ..ANNA }).await, 0);
        assert_eq!(send(&store, MailDay { address: [2; 32], ..ANNA }).await, 0);
    }
}

on_both! {
    async fn of_many_at_once_no_more_pass(database: &Database) {
        let store = database.migrated().await;
        let senders: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { send(&store, ANNA).await })
            })
            .collect();
        let mut sent = Vec::new();
        for sender in senders {
            sent.push(sender.await.expect("no panic"));
        }
        sent.sort_unstable();
        assert_eq!(sent[..4], [0, 1, 2, 3]);
        assert_eq!(sent[4..], [3; 16]);
    }
}

on_both! {
    async fn counts_of_earlier_days_are_deleted(database: &Database) {
        let store = database.migrated().await;
        for day in [20_000, 20_001, 20_002] {
            send(&store, MailDay { day, ..ANNA }).await;
        }
        let prune = async |max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_mail_budgets(writer, 20_002, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(1).await, 1);
        assert_eq!(prune(10).await, 1);
        assert_eq!(prune(10).await, 0);
        assert_eq!(send(&store, MailDay { day: 20_002, ..ANNA }).await, 1);
    }
}
