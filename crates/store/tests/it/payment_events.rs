//! What providers report: each event once, kept until it was understood.

use domain::payment::Provider;
use store::payment_events::{
    Kept, NewEvent, count_try, count_unknown, find_unknown, keep, list_unknown, mark_done, prune_events,
};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};

pub(crate) const EVENT: NewEvent<'_> = NewEvent {
    provider: Provider::Stripe,
    event_id: "evt_1",
    kind: "checkout.session.completed",
    provider_ref: Some("cs_1"),
    body: "{\"id\":\"evt_1\"}",
    received_at_ms: NOON_MS,
};

pub(crate) async fn take(store: &Store, event: NewEvent<'_>) -> Kept {
    let kept = store.write("keeping", async |writer: &Writer| keep(writer, event).await);
    kept.await.expect("kept")
}

async fn done(store: &Store, event: NewEvent<'_>, now_ms: i64) -> bool {
    let marked = store.write("ending", async |writer: &Writer| {
        mark_done(writer, event.provider, event.event_id, now_ms).await
    });
    marked.await.expect("marked or not")
}

async fn unknown(store: &Store, before_ms: i64) -> Vec<(String, u32)> {
    let listed = store.read("listing", async |reader: &Reader| {
        list_unknown(reader, before_ms, 10).await
    });
    let listed = listed.await.expect("listed").into_iter();
    listed.map(|event| (event.event_id, event.tries)).collect()
}

on_both! {
    async fn an_event_that_is_sent_many_times_at_once_is_new_once(database: &Database) {
        let store = database.migrated().await;
        let sent: Vec<_> = (0..10)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { take(&store, EVENT).await })
            })
            .collect();
        let mut new = 0;
        for sent in sent {
            new += u32::from(sent.await.expect("no panic") == Kept::New);
        }
        assert_eq!(new, 1);
        // Another provider may use the same id for something else.
        let of_another = NewEvent { provider: Provider::PayPal, ..EVENT };
        assert_eq!(take(&store, of_another).await, Kept::New);
    }
}

on_both! {
    async fn an_event_waits_until_it_is_understood_and_then_loses_its_body(database: &Database) {
        let store = database.migrated().await;
        take(&store, EVENT).await;
        let later = NewEvent { event_id: "evt_2", provider_ref: None, received_at_ms: NOON_MS + 5, ..EVENT };
        take(&store, later).await;
        let tried = store.write("trying", async |writer: &Writer| {
            count_try(writer, EVENT.provider, EVENT.event_id).await
        });
        tried.await.expect("counted");
        assert_eq!(unknown(&store, NOON_MS).await, []);
        assert_eq!(unknown(&store, i64::MAX).await, [("evt_1".to_owned(), 1), ("evt_2".to_owned(), 0)]);
        assert!(done(&store, EVENT, NOON_MS + 7).await);
        assert!(!done(&store, EVENT, NOON_MS + 8).await);
        assert_eq!(take(&store, EVENT).await, Kept::Again);
        assert_eq!(unknown(&store, i64::MAX).await, [("evt_2".to_owned(), 0)]);
        let (count, gone, waiting) = store
            .read("looking", async |reader: &Reader| {
                Ok((
                    count_unknown(reader).await?,
                    find_unknown(reader, EVENT.provider, "evt_1").await?,
                    find_unknown(reader, EVENT.provider, "evt_2").await?,
                ))
            })
            .await
            .expect("read");
        assert_eq!((count, gone), (1, None));
        assert_eq!(waiting.map(|event| event.body), Some(EVENT.body.to_owned()));
        let prune = async |before_ms| {
            let pruned = store.write("pruning", async |writer: &Writer| prune_events(writer, before_ms, 10).await);
            pruned.await.expect("pruned")
        };
        assert_eq!(prune(NOON_MS + 7).await, 0);
        assert_eq!(prune(i64::MAX).await, 1);
        assert_eq!(unknown(&store, i64::MAX).await.len(), 1);
    }
}
