//! Consent records: added once, listed in order, deleted by age alone.

use domain::consent::{Action, ConsentRecord};
use store::consents::{Recorded, find_consent, list_consents_of, prune_consents, record_choice};
use store::{Reader, Store, Writer};

use crate::database::{ANALYTICS, EVERYTHING, NOON_MS, NOTHING, choice, on_both};

pub(crate) async fn record(store: &Store, choice: domain::consent::Choice, now_ms: i64) -> Recorded {
    store
        .write("recording", async |writer: &Writer| {
            record_choice(writer, choice, now_ms).await
        })
        .await
        .expect("recorded")
}

async fn list(store: &Store, subject: domain::id::Ulid) -> Vec<ConsentRecord> {
    store
        .read("listing", async |reader: &Reader| {
            list_consents_of(reader, subject).await
        })
        .await
        .expect("listed")
}

on_both! {
    async fn choices_are_added_and_listed_with_what_they_did(database: &Database) {
        let store = database.migrated().await;
        let choices = [
            (choice(1, 7, EVERYTHING), Action::Given),
            (choice(2, 7, ANALYTICS), Action::Changed),
            (choice(3, 7, NOTHING), Action::Withdrawn),
            (choice(4, 7, NOTHING), Action::Refused),
        ];
        let mut expected = Vec::new();
        for (at, (choice, action)) in choices.into_iter().enumerate() {
            let recorded_at_ms = NOON_MS + i64::try_from(at).expect("small");
            let record_of = ConsentRecord { choice, action, recorded_at_ms };
            assert_eq!(record(&store, choice, recorded_at_ms).await, Recorded::New(record_of));
            expected.push(record_of);
        }
        let of_another = choice(5, 8, NOTHING);
        record(&store, of_another, NOON_MS).await;
        assert_eq!(list(&store, choices[0].0.subject).await, expected);
        assert_eq!(list(&store, of_another.subject).await.len(), 1);
    }
}

on_both! {
    async fn a_repeated_choice_is_recorded_once(database: &Database) {
        let store = database.migrated().await;
        let first = choice(1, 7, EVERYTHING);
        let Recorded::New(made) = record(&store, first, NOON_MS).await else { panic!("it is new") };
        assert_eq!(record(&store, first, NOON_MS + 5000).await, Recorded::Again(made));
        assert_eq!(record(&store, choice(1, 7, NOTHING), NOON_MS).await, Recorded::Taken);
        assert_eq!(list(&store, first.subject).await, [made]);
    }
}

on_both! {
    async fn of_the_same_choice_sent_many_times_at_once_one_is_new(database: &Database) {
        let store = database.migrated().await;
        let same = choice(1, 7, EVERYTHING);
        let sent: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { record(&store, same, NOON_MS).await })
            })
            .collect();
        let mut new = 0;
        for sent in sent {
            match sent.await.expect("no panic") {
                Recorded::New(_) => new += 1,
                Recorded::Again(known) => assert_eq!(known.action, Action::Given),
                Recorded::Taken => panic!("it is the same choice"),
            }
        }
        assert_eq!(new, 1);
        assert_eq!(list(&store, same.subject).await.len(), 1);
    }
}

on_both! {
    async fn records_die_of_old_age_in_bounded_batches(database: &Database) {
        let store = database.migrated().await;
        for number in 0..10 {
            record(&store, choice(number, 7, NOTHING), i64::try_from(number).expect("small")).await;
        }
        let prune = async |before_ms, max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_consents(writer, before_ms, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(0, 100).await, 0);
        assert_eq!(prune(7, 3).await, 3);
        let left = list(&store, choice(0, 7, NOTHING).subject).await;
        assert_eq!(left.iter().map(|record| record.recorded_at_ms).collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(prune(7, 100).await, 4);
        assert_eq!(prune(7, 100).await, 0);
        let gone = choice(6, 7, NOTHING).id;
        let found = store.read("finding", async |reader: &Reader| find_consent(reader, gone).await).await;
        assert_eq!(found.expect("read"), None);
    }
}
