//! Attempts to pay: found by what the provider calls them, and looked at until they can bring no more money.

use std::time::Duration;

use domain::order::{Finding, OrderState, PLACED_KEPT_MS};
use domain::payment::{Capture, Provider, Standing};
use store::orders::{end_order, expire_order, lock_order};
use store::payment_attempts::{find_by_ref, list_attempts_of, list_open, postpone_check};
use store::{Reader, Store, StoreError, Writer};

use crate::database::{NOON_MS, on_both};
use crate::shop::{
    attempt_id, begin, draft, finding, found, insert, look, look_at_attempt, new_attempt, note, order_id, paid, placed,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn open(store: &Store, now_ms: i64) -> Vec<domain::id::AttemptId> {
    let listed = store.read("listing", async |reader: &Reader| list_open(reader, now_ms, 10).await);
    listed
        .await
        .expect("listed")
        .into_iter()
        .map(|attempt| attempt.id)
        .collect()
}

on_both! {
    async fn an_attempt_is_written_down_before_the_provider_hears_of_it(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS).await;
        let attempt = look_at_attempt(&store, 1, 1).await.expect("kept");
        assert_eq!((attempt.number, attempt.standing), (1, Standing::Pending));
        assert_eq!((attempt.provider_ref, attempt.redirect), (None, None));
        let noted = note(&store, 1, 1, NOON_MS).await.expect("there");
        assert_eq!(noted.redirect.as_deref(), Some("https://pay.example/1"));
        assert_eq!(look_at_attempt(&store, 1, 1).await, Some(noted.clone()));
        // The same answer again changes nothing.
        assert_eq!(note(&store, 1, 1, NOON_MS + 1).await, Some(noted.clone()));
        assert_eq!(note(&store, 1, 2, NOON_MS).await.map(|attempt| attempt.id), None);
        let by_ref = async |provider, provider_ref: &str| {
            let found = store.read("looking", async |reader: &Reader| {
                find_by_ref(reader, provider, provider_ref).await
            });
            found.await.expect("read")
        };
        assert_eq!(by_ref(Provider::Sandbox, "pay_1_1").await, Some(noted));
        assert_eq!(by_ref(Provider::Stripe, "pay_1_1").await, None);
        assert_eq!(by_ref(Provider::Sandbox, "pay_1_2").await, None);
    }
}

on_both! {
    async fn one_payment_of_a_provider_belongs_to_one_attempt(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        insert(&store, &draft(2)).await;
        begin(&store, &new_attempt(2, 1, Capture::AtOnce), NOON_MS).await;
        let twice = store.write("noting", async |writer: &Writer| {
            let page = "https://pay.example/1";
            store::payment_attempts::set_provider_ref(writer, order_id(2), attempt_id(2, 1), "pay_1_1", page, NOON_MS).await
        });
        assert!(matches!(twice.await, Err(StoreError::Conflict { .. })));
        assert_eq!(look_at_attempt(&store, 2, 1).await.expect("kept").provider_ref, None);
    }
}

on_both! {
    async fn a_webhook_that_is_faster_than_the_answer_brings_the_reference(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS).await;
        found(&store, 1, 1, &finding(1, 1, Standing::Pending), NOON_MS).await.expect("there");
        let attempt = look_at_attempt(&store, 1, 1).await.expect("kept");
        assert_eq!((attempt.provider_ref.as_deref(), attempt.redirect), (Some("pay_1_1"), None));
        let noted = note(&store, 1, 1, NOON_MS).await.expect("there");
        assert_eq!(noted.redirect.as_deref(), Some("https://pay.example/1"));
    }
}

on_both! {
    async fn attempts_are_looked_at_until_nothing_more_can_come(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        paid(&store, 2).await;
        let minute = 60_000;
        assert_eq!(open(&store, NOON_MS + minute - 1).await, []);
        assert_eq!(open(&store, NOON_MS + minute).await, [attempt_id(1, 1)]);
        // What was paid is looked at the next day: money can be taken back.
        assert_eq!(open(&store, NOON_MS + DAY_MS).await, [attempt_id(1, 1), attempt_id(2, 1)]);
        let postponed = store.write("postponing", async |writer: &Writer| {
            postpone_check(writer, attempt_id(1, 1), NOON_MS + 2 * minute).await
        });
        postponed.await.expect("postponed");
        assert_eq!(open(&store, NOON_MS + minute).await, []);
        found(&store, 1, 1, &finding(1, 1, Standing::Failed), NOON_MS + 2 * minute).await.expect("there");
        assert_eq!(open(&store, NOON_MS + 2 * minute).await, []);
        assert_eq!(look_at_attempt(&store, 1, 1).await.expect("kept").check_at_ms, None);
    }
}

on_both! {
    async fn a_look_that_finds_nothing_new_is_followed_by_a_later_one(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let at_ms = NOON_MS + 60_000;
        found(&store, 1, 1, &finding(1, 1, Standing::Pending), at_ms).await.expect("there");
        assert_eq!(look_at_attempt(&store, 1, 1).await.expect("kept").check_at_ms, Some(at_ms + 60_000));
        let later_ms = NOON_MS + 8 * 60 * 60_000;
        found(&store, 1, 1, &finding(1, 1, Standing::Pending), later_ms).await.expect("there");
        let next_ms = look_at_attempt(&store, 1, 1).await.expect("kept").check_at_ms;
        assert_eq!(next_ms, Some(later_ms + 2 * 60 * 60_000));
    }
}

on_both! {
    async fn an_attempt_that_never_began_ends_with_its_order_and_is_not_looked_at_for_ever(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS).await;
        let term = NOON_MS + PLACED_KEPT_MS;
        assert_eq!(open(&store, term).await, [attempt_id(1, 1)]);
        let expired = store.write("expiring", async |writer: &Writer| expire_order(writer, order_id(1), term).await);
        expired.await.expect("ended");
        assert_eq!(open(&store, i64::MAX).await, []);
        // The provider's answer comes late after all: the attempt is over, but watched until it is closed there.
        let late = note(&store, 1, 1, term + 1).await.expect("there");
        assert_eq!(late.standing, Standing::Expired);
        assert!(late.check_at_ms.is_some());
        let week = NOON_MS + 7 * DAY_MS;
        found(&store, 1, 1, &finding(1, 1, Standing::Pending), week).await.expect("there");
        assert_eq!(open(&store, i64::MAX).await, []);
        assert_eq!(look(&store, 1).await.expect("kept").state, OrderState::Expired);
    }
}

on_both! {
    async fn an_answer_that_waited_for_the_end_of_its_order_finds_the_attempt_over(database: &Database) {
        let store = database.migrated().await;
        insert(&store, &draft(1)).await;
        begin(&store, &new_attempt(1, 1, Capture::AtOnce), NOON_MS).await;
        let (ended, has_ended) = tokio::sync::oneshot::channel();
        let cancelling = store.write("cancelling", async |writer: &Writer| {
            let order = lock_order(writer, order_id(1)).await?.expect("there");
            end_order(writer, &order, NOON_MS).await?.expect("nothing was paid");
            ended.send(()).expect("somebody waits");
            tokio::time::sleep(Duration::from_millis(100)).await;
            Ok(())
        });
        let noting = async {
            has_ended.await.expect("ended");
            note(&store, 1, 1, NOON_MS).await.expect("there")
        };
        let (cancelled, noted) = tokio::join!(cancelling, noting);
        cancelled.expect("committed");
        assert_eq!(noted.standing, Standing::Cancelled);
        assert_eq!(look_at_attempt(&store, 1, 1).await, Some(noted));
    }
}

on_both! {
    async fn what_a_later_payment_can_be_made_with_is_kept_with_the_attempt(database: &Database) {
        let store = database.migrated().await;
        placed(&store, 1).await;
        let saved = Finding { saved_method: Some("pm_1".to_owned()), ..finding(1, 1, Standing::Paid) };
        found(&store, 1, 1, &saved, NOON_MS).await.expect("there");
        found(&store, 1, 1, &finding(1, 1, Standing::Paid), NOON_MS).await.expect("there");
        let listed = store.read("listing", async |reader: &Reader| list_attempts_of(reader, order_id(1)).await);
        let saved: Vec<_> = listed.await.expect("listed").into_iter().map(|attempt| attempt.saved_method).collect();
        assert_eq!(saved, [Some("pm_1".to_owned())]);
    }
}
