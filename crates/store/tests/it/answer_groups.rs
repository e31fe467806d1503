//! Group commit: many write at once, each hears of its own answer, and what was acknowledged is there.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use domain::session::expires_at_ms;
use sea_orm::{ConnectionTrait, Database as Connect};
use store::answers::{AnswerWriter, NewAnswer, NotWritten, Put};
use store::sessions::erase_session;
use store::{Access, Settings, Store, StoreError, Writer};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::database::{Database, NOON_MS, on_both, run};
use crate::runs::{answer, answers_of, find, open, session};

/// As long as a term is left alone.
const HOUR_MS: i64 = 60 * 60 * 1000;

type Outcome = Result<Put, NotWritten>;
type Pending = Pin<Box<dyn Future<Output = Outcome> + Send>>;

/// Hands an answer over without waiting for its outcome, unless there is one at once.
fn hand_over(writer: &AnswerWriter, answer: NewAnswer) -> Result<Pending, Outcome> {
    let writer = writer.clone();
    let mut put: Pending = Box::pin(async move { writer.put(answer).await });
    match put.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Pending => Ok(put),
        Poll::Ready(outcome) => Err(outcome),
    }
}

/// Hands over answers to so many steps of the run 1.
fn hand_over_many(writer: &AnswerWriter, count: u32) -> Vec<Pending> {
    let steps = (0..count).map(|at| answer(1, &format!("step-{at}"), at));
    steps
        .map(|new| hand_over(writer, new).unwrap_or_else(|outcome| panic!("{outcome:?}")))
        .collect()
}

/// A store that counts what it commits.
async fn counting(database: &Database) -> (Store, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let settings = Settings {
        engine: database.engine.clone(),
        max_connections: 8,
        timeout: Duration::from_secs(20),
    };
    let counted = Arc::clone(&count);
    let observer = move |access, _, error: Option<&StoreError>| {
        if access == Access::Write && error.is_none() {
            counted.fetch_add(1, Ordering::Relaxed);
        }
    };
    let store = Store::open(&settings, Arc::new(observer));
    store.migrate(NOON_MS).await.expect("migrated");
    (store, count)
}

/// Holds whatever the answers of these runs need, until told to let go.
async fn hold(store: &Store, runs: std::ops::Range<u128>) -> (oneshot::Sender<()>, JoinHandle<()>) {
    let ((held, is_held), (let_go, may_let_go)) = (oneshot::channel(), oneshot::channel::<()>());
    let store = store.clone();
    let holding = tokio::spawn(async move {
        let holding = store.write("holding", async |writer: &Writer| {
            for number in runs {
                store::sessions::mark_session_ordered(writer, session(number).id, NOON_MS).await?;
            }
            let _ = held.send(());
            let _ = may_let_go.await;
            Ok(())
        });
        holding.await.expect("committed");
    });
    is_held.await.expect("sent");
    (let_go, holding)
}

on_both! {
    async fn many_visitors_answer_at_once_and_nothing_is_lost(database: &Database) {
        let store = database.migrated().await;
        let writer = AnswerWriter::start(&store);
        let visitors: Vec<_> = (0..64)
            .map(|number| {
                let (store, writer) = (store.clone(), writer.clone());
                tokio::spawn(async move {
                    open(&store, session(number), NOON_MS).await;
                    for step in 0..10 {
                        let new = answer(number, &format!("step-{step}"), step);
                        assert_eq!(writer.put(new).await.expect("written"), Put::Saved);
                    }
                })
            })
            .collect();
        for visitor in visitors {
            visitor.await.expect("no panic");
        }
        for number in 0..64 {
            let kept = answers_of(&store, session(number).id).await;
            let expected: Vec<_> = (0..10).map(|step| answer(number, &format!("step-{step}"), step).answer).collect();
            assert_eq!(kept, expected, "{number}");
        }
    }
}

on_both! {
    async fn what_waits_while_a_commit_is_under_way_is_committed_together(database: &Database) {
        let (store, commits) = counting(database).await;
        for number in 0..40 {
            open(&store, session(number), NOON_MS).await;
        }
        let writer = AnswerWriter::start(&store);
        let (let_go, holding) = hold(&store, 0..40).await;
        let before = commits.load(Ordering::Relaxed);
        let mut puts: Vec<_> = (0..40)
            .map(|number| hand_over(&writer, answer(number, "age", 1)).expect("it waits"))
            .collect();
        let is_told = tokio::time::timeout(Duration::from_millis(200), &mut puts[0]).await.is_ok();
        assert!(!is_told, "nobody hears anything before the commit");
        let_go.send(()).expect("awaited");
        holding.await.expect("no panic");
        for put in puts {
            assert_eq!(put.await.expect("written"), Put::Saved);
        }
        // That of the holder; of each lane the one under way and the one that took all the rest.
        let groups = commits.load(Ordering::Relaxed) - before - 1;
        assert!((1..=8).contains(&groups), "{groups}");
    }
}

on_both! {
    async fn each_hears_of_its_own_answer(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        let mut foreign = answer(1, "age", 9);
        foreign.token_hash.0[0] ^= 1;
        let puts = [
            (answer(1, "goal", 1), Put::Saved),
            (foreign, Put::WrongToken),
            (answer(2, "age", 1), Put::UnknownSession),
            (answer(1, "age", 3), Put::Saved),
            (answer(1, "age", 2), Put::Older),
        ];
        for (new, expected) in puts {
            assert_eq!(writer.put(new).await.expect("written"), expected);
        }
    }
}

on_both! {
    async fn who_answers_alone_after_an_hour_moves_the_term_too(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        for (step, hours, moved_by) in [("age", 0, 0), ("goal", 1, 1), ("sleep", 1, 1)] {
            let mut new = answer(1, step, 1);
            new.answer.answered_at_ms = NOON_MS + hours * HOUR_MS;
            assert_eq!(writer.put(new).await.expect("written"), Put::Saved);
            let kept = find(&store, session(1).id).await.expect("kept");
            assert_eq!(kept.expires_at_ms, expires_at_ms(NOON_MS + moved_by * HOUR_MS, false), "{step}");
        }
        assert_eq!(answers_of(&store, session(1).id).await.len(), 3);
    }
}

on_both! {
    async fn when_too_many_wait_the_next_is_told_at_once(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        let (let_go, holding) = hold(&store, 1..2).await;
        let (mut waiting, mut refused) = (Vec::new(), 0);
        for at in 0..2000 {
            match hand_over(&writer, answer(1, &format!("step-{at}"), at)) {
                Ok(put) => waiting.push(put),
                Err(Err(NotWritten::Busy)) => refused += 1,
                Err(outcome) => panic!("{outcome:?}"),
            }
        }
        assert!(refused > 0);
        let_go.send(()).expect("awaited");
        holding.await.expect("no panic");
        let taken = waiting.len();
        for put in waiting {
            assert_eq!(put.await.expect("written"), Put::Saved);
        }
        // No more than a thousand are listed.
        assert_eq!(answers_of(&store, session(1).id).await.len(), taken.min(1000));
    }
}

on_both! {
    async fn a_group_that_fails_is_heard_of_by_all_of_it_and_the_next_is_written(database: &Database) {
        let settings = Settings {
            engine: database.engine.clone(),
            max_connections: 8,
            timeout: Duration::from_millis(300),
        };
        let store = Store::open(&settings, Arc::new(|_, _, _| ()));
        store.migrate(NOON_MS).await.expect("migrated");
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        let (let_go, holding) = hold(&store, 1..2).await;
        for put in hand_over_many(&writer, 5) {
            let failed = put.await.expect_err("the run is locked");
            assert!(matches!(&failed, NotWritten::Failed(error) if matches!(**error, StoreError::Busy { .. })), "{failed:?}");
        }
        let_go.send(()).expect("awaited");
        holding.await.expect("no panic");
        assert_eq!(answers_of(&store, session(1).id).await, []);
        assert_eq!(writer.put(answer(1, "age", 1)).await.expect("written"), Put::Saved);
    }
}

on_both! {
    async fn closing_writes_what_waits_and_takes_nothing_more(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        let (let_go, holding) = hold(&store, 1..2).await;
        let puts = hand_over_many(&writer, 50);
        let mut closing = Box::pin(writer.close());
        assert!(closing.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
        let refused = writer.put(answer(1, "late", 99)).await;
        assert!(matches!(refused, Err(NotWritten::Closed)), "{refused:?}");
        let_go.send(()).expect("awaited");
        holding.await.expect("no panic");
        closing.await;
        assert_eq!(answers_of(&store, session(1).id).await.len(), 50);
        for put in puts {
            assert_eq!(put.await.expect("written"), Put::Saved);
        }
        writer.close().await;
    }
}

on_both! {
    async fn a_writer_that_is_dropped_midway_loses_nothing_it_took(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        let (let_go, holding) = hold(&store, 1..2).await;
        // Visitors who went away, and with them the last who held the writer.
        drop(hand_over_many(&writer, 50));
        drop(writer);
        let_go.send(()).expect("awaited");
        holding.await.expect("no panic");
        let all_are_there = async {
            while answers_of(&store, session(1).id).await.len() < 50 {}
        };
        let waited = tokio::time::timeout(Duration::from_secs(20), all_are_there).await;
        waited.expect("what was taken is written");
    }
}

on_both! {
    async fn erasing_while_answers_arrive_leaves_none(database: &Database) {
        let store = database.migrated().await;
        for number in 0..8 {
            open(&store, session(number), NOON_MS).await;
        }
        let writer = AnswerWriter::start(&store);
        let visitors: Vec<_> = (0..8)
            .map(|number| {
                let writer = writer.clone();
                tokio::spawn(async move {
                    let mut at = 0;
                    while writer.put(answer(number, &format!("step-{}", at % 9), at)).await.expect("written") == Put::Saved {
                        at += 1;
                    }
                })
            })
            .collect();
        for number in 0..8 {
            let id = session(number).id;
            let erased = store.write("erasing", async |writer: &Writer| erase_session(writer, id, NOON_MS).await);
            assert!(erased.await.expect("erased"));
        }
        for visitor in visitors {
            visitor.await.expect("it ends with an unknown session");
        }
        for number in 0..8 {
            assert_eq!(answers_of(&store, session(number).id).await, []);
        }
    }
}

#[test]
fn whose_connection_was_cut_writes_on_a_new_one() {
    let database = Database::postgresql();
    run(async {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let writer = AnswerWriter::start(&store);
        assert_eq!(writer.put(answer(1, "age", 1)).await.expect("written"), Put::Saved);
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let connection = Connect::connect(database.address()).await.expect("connected");
        connection.execute_unprepared(cut).await.expect("cut");
        assert_eq!(writer.put(answer(1, "age", 2)).await.expect("written"), Put::Saved);
        assert_eq!(answers_of(&store, session(1).id).await.len(), 1);
    });
}
