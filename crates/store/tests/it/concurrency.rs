//! Many at once: nothing is lost, nobody sees what is not committed, and who waits too long is told.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use domain::consent::{Action, ConsentRecord};
use domain::id::Ulid;
use store::consents::{insert_consent, list_consents_of, record_choice};
use store::{Access, Engine, Reader, Settings, Store, StoreError, Writer};
use tokio::sync::oneshot;

use crate::database::{NOON_MS, NOTHING, choice, on_both, open, run};
use crate::postgres;

fn record(number: u128) -> ConsentRecord {
    ConsentRecord {
        choice: choice(number, 7, NOTHING),
        action: Action::Refused,
        recorded_at_ms: NOON_MS,
    }
}

fn subject() -> Ulid {
    record(0).choice.subject
}

async fn count(store: &Store) -> usize {
    store
        .read("counting", async |reader: &Reader| {
            list_consents_of(reader, subject()).await
        })
        .await
        .expect("listed")
        .len()
}

on_both! {
    async fn a_hundred_writers_lose_nothing(database: &Database) {
        let store = database.migrated().await;
        let writers: Vec<_> = (0..100)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    store
                        .write("recording", async |writer: &Writer| {
                            record_choice(writer, choice(number, 7, NOTHING), NOON_MS).await
                        })
                        .await
                        .expect("recorded")
                })
            })
            .collect();
        for writer in writers {
            writer.await.expect("no panic");
        }
        assert_eq!(count(&store).await, 100);
    }
}

on_both! {
    async fn readers_see_what_is_committed_and_nothing_else(database: &Database) {
        let store = database.migrated().await;
        let ((written, is_written), (go_on, may_go_on)) = (oneshot::channel(), oneshot::channel());
        let writing = tokio::spawn({
            let store = store.clone();
            async move {
                store
                    .write("writing", async |writer: &Writer| {
                        insert_consent(writer, &record(1)).await?;
                        let _ = written.send(());
                        let _ = may_go_on.await;
                        insert_consent(writer, &record(2)).await
                    })
                    .await
            }
        });
        is_written.await.expect("sent");
        assert_eq!(count(&store).await, 0);
        go_on.send(()).expect("awaited");
        writing.await.expect("no panic").expect("committed");
        assert_eq!(count(&store).await, 2);
    }
}

on_both! {
    async fn a_snapshot_does_not_move(database: &Database) {
        let store = database.migrated().await;
        let before_and_after = store
            .read("reading twice", async |reader: &Reader| {
                let before = list_consents_of(reader, subject()).await?.len();
                let written = store.write("writing", async |writer: &Writer| insert_consent(writer, &record(1)).await);
                written.await?;
                Ok((before, list_consents_of(reader, subject()).await?.len()))
            })
            .await;
        assert_eq!(before_and_after.expect("read"), (0, 0));
        assert_eq!(count(&store).await, 1);
    }
}

on_both! {
    async fn of_a_failed_write_nothing_stays(database: &Database) {
        let store = database.migrated().await;
        let failed = store
            .write("writing and failing", async |writer: &Writer| {
                insert_consent(writer, &record(1)).await?;
                Err::<(), _>(StoreError::Damaged { doing: "failing", column: "any" })
            })
            .await;
        assert!(matches!(failed, Err(StoreError::Damaged { .. })));
        let abandoned = store.write("writing and being left", async |writer: &Writer| {
            insert_consent(writer, &record(2)).await?;
            std::future::pending::<Result<(), StoreError>>().await
        });
        assert!(tokio::time::timeout(Duration::from_millis(200), abandoned).await.is_err());
        assert_eq!(count(&store).await, 0);
        store
            .write("writing after that", async |writer: &Writer| insert_consent(writer, &record(3)).await)
            .await
            .expect("the connection is free again");
        assert_eq!(count(&store).await, 1);
    }
}

on_both! {
    async fn who_waits_too_long_for_a_connection_is_told_and_counted(database: &Database) {
        let store = database.migrated().await;
        store.close().await;
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let settings = Settings {
            engine: database.engine.clone(),
            max_connections: 1,
            timeout: Duration::from_millis(300),
        };
        let store = Store::open(&settings, Arc::new(move |access, _, error| {
            let _ = told.send((access, error.is_some()));
        }));
        let busy = store
            .write("holding the connection", async |_: &Writer| {
                let waiting = store.write("waiting", async |writer: &Writer| insert_consent(writer, &record(1)).await);
                Ok(waiting.await.expect_err("the connection is taken"))
            })
            .await
            .expect("committed");
        assert!(matches!(busy, StoreError::Busy { doing: "waiting", .. }), "{busy:?}");
        assert_eq!(heard.recv().await, Some((Access::Write, true)));
        assert_eq!(heard.recv().await, Some((Access::Write, false)));
        store.ping().await.expect("it answers");
        assert_eq!(heard.recv().await, Some((Access::Read, false)));
    }
}

#[test]
fn a_database_that_is_gone_does_not_answer() {
    run(async {
        let (name, address) = postgres::new_database();
        let store = open(&Engine::new(&address, Path::new("")).expect("an address"));
        store.ping().await.expect("it answers");
        postgres::drop_database(&name);
        let error = store.ping().await.expect_err("it is gone");
        assert!(matches!(error, StoreError::Unavailable { .. }), "{error:?}");
    });
}
