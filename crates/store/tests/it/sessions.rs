//! Quiz runs: opened with a consent, erased or outlived by its proof.

use domain::consent::TextVersion;
use domain::id::SessionId;
use domain::session::{HealthConsent, KeptSession, expires_at_ms};
use domain::token::TokenHash;
use store::health_consents::{find_health_consent, prune_health_consents};
use store::sessions::{Opened, erase_session, finish_session, mark_session_ordered, prune_sessions};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::runs::{answer, answers_of, find, open, put, session};

async fn consent(store: &Store, id: SessionId) -> Option<HealthConsent> {
    store
        .read("finding", async |reader: &Reader| find_health_consent(reader, id).await)
        .await
        .expect("read")
}

async fn erase(store: &Store, id: SessionId, now_ms: i64) -> bool {
    store
        .write("erasing", async |writer: &Writer| {
            erase_session(writer, id, now_ms).await
        })
        .await
        .expect("erased or not")
}

async fn prune(store: &Store, now_ms: i64, max_rows: u64) -> u64 {
    store
        .write("pruning", async |writer: &Writer| {
            prune_sessions(writer, now_ms, max_rows).await
        })
        .await
        .expect("pruned")
}

on_both! {
    async fn a_run_is_opened_with_the_proof_of_its_consent(database: &Database) {
        let store = database.migrated().await;
        let run = session(1);
        let kept = KeptSession {
            session: run.clone(),
            created_at_ms: NOON_MS,
            finished_at_ms: None,
            has_order: false,
            expires_at_ms: expires_at_ms(NOON_MS, false),
        };
        assert_eq!(open(&store, run.clone(), NOON_MS).await, Opened::New(kept.clone()));
        assert_eq!(find(&store, run.id).await, Some(kept));
        let proof = HealthConsent {
            session: run.id,
            text_version: run.text_version,
            locale: run.locale,
            country: run.country,
            given_at_ms: NOON_MS,
            withdrawn_at_ms: None,
            ended_at_ms: None,
        };
        assert_eq!(consent(&store, run.id).await, Some(proof));
        assert_eq!(find(&store, session(2).id).await, None);
        assert_eq!(consent(&store, session(2).id).await, None);
    }
}

on_both! {
    async fn a_repeated_request_opens_nothing_new_and_another_run_gets_no_taken_id(database: &Database) {
        let store = database.migrated().await;
        let run = session(1);
        let Opened::New(kept) = open(&store, run.clone(), NOON_MS).await else { panic!("it is new") };
        assert_eq!(open(&store, run.clone(), NOON_MS + 5000).await, Opened::Again(kept.clone()));
        let mut with_another_secret = run.clone();
        with_another_secret.token_hash = TokenHash([8; 32]);
        let mut with_another_wording = run.clone();
        with_another_wording.text_version = "2026-12-01".parse::<TextVersion>().expect("a version");
        for other in [with_another_secret, with_another_wording] {
            assert_eq!(open(&store, other, NOON_MS + 5000).await, Opened::Taken);
        }
        assert_eq!(find(&store, run.id).await, Some(kept));
    }
}

on_both! {
    async fn of_the_same_run_opened_many_times_at_once_one_is_new(database: &Database) {
        let store = database.migrated().await;
        let opened: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { open(&store, session(1), NOON_MS).await })
            })
            .collect();
        let mut new = 0;
        for opened in opened {
            match opened.await.expect("no panic") {
                Opened::New(_) => new += 1,
                Opened::Again(_) => {}
                Opened::Taken => panic!("it is the same run"),
            }
        }
        assert_eq!(new, 1);
    }
}

on_both! {
    async fn a_run_ends_once(database: &Database) {
        let store = database.migrated().await;
        open(&store, session(1), NOON_MS).await;
        let finish = async |number, now_ms| {
            let id = session(number).id;
            let finished = store.write("ending", async |writer: &Writer| finish_session(writer, id, now_ms).await);
            finished.await.expect("ended or not")
        };
        assert!(finish(1, NOON_MS + 1).await);
        assert!(!finish(1, NOON_MS + 2).await);
        assert!(!finish(2, NOON_MS).await);
        assert_eq!(find(&store, session(1).id).await.expect("kept").finished_at_ms, Some(NOON_MS + 1));
    }
}

on_both! {
    async fn an_erased_run_leaves_the_proof_and_stays_erased(database: &Database) {
        let store = database.migrated().await;
        for number in [1, 2] {
            open(&store, session(number), NOON_MS).await;
            put(&store, &[answer(number, "age", 1), answer(number, "goal", 2)]).await;
        }
        let id = session(1).id;
        assert!(erase(&store, id, NOON_MS + 7).await);
        assert_eq!(find(&store, id).await, None);
        assert_eq!(answers_of(&store, id).await, []);
        let proof = consent(&store, id).await.expect("kept");
        assert_eq!((proof.withdrawn_at_ms, proof.ended_at_ms), (Some(NOON_MS + 7), Some(NOON_MS + 7)));
        // Requests that were under way do not bring it back.
        assert!(!erase(&store, id, NOON_MS + 8).await);
        assert_eq!(open(&store, session(1), NOON_MS + 8).await, Opened::Taken);
        assert_eq!(put(&store, &[answer(1, "age", 3)]).await, [store::answers::Put::UnknownSession]);
        assert_eq!(consent(&store, id).await, Some(proof));
        assert_eq!(answers_of(&store, session(2).id).await.len(), 2);
    }
}

on_both! {
    async fn runs_die_at_the_end_of_their_term_in_bounded_batches(database: &Database) {
        let store = database.migrated().await;
        for number in 0..6 {
            open(&store, session(number), NOON_MS + i64::try_from(number).expect("small")).await;
            put(&store, &[answer(number, "age", 1)]).await;
        }
        let ordered = session(0).id;
        let marked = store
            .write("marking", async |writer: &Writer| mark_session_ordered(writer, ordered, NOON_MS).await)
            .await;
        assert!(marked.expect("marked"));
        let term = expires_at_ms(NOON_MS, false);
        assert_eq!(prune(&store, term, 100).await, 0);
        assert_eq!(prune(&store, term + 4, 3).await, 3);
        assert_eq!(prune(&store, term + 4, 3).await, 1);
        assert_eq!(prune(&store, term + 4, 3).await, 0);
        for (number, answers) in [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0), (5, 1)] {
            let id = session(number).id;
            assert_eq!(answers_of(&store, id).await.len(), answers, "{number}");
            assert_eq!(find(&store, id).await.is_some(), answers > 0, "{number}");
            let proof = consent(&store, id).await.expect("it outlives the answers");
            assert_eq!(proof.withdrawn_at_ms, None);
            assert_eq!(proof.ended_at_ms, (answers == 0).then_some(term + 4));
        }
        assert_eq!(prune(&store, expires_at_ms(NOON_MS, true), 100).await, 2);
    }
}

on_both! {
    async fn proofs_die_of_old_age_after_their_answers(database: &Database) {
        let store = database.migrated().await;
        for number in 0..4 {
            open(&store, session(number), NOON_MS).await;
        }
        for number in 0..3 {
            erase(&store, session(number).id, NOON_MS + i64::try_from(number).expect("small")).await;
        }
        let prune = async |before_ms, max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_health_consents(writer, before_ms, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(NOON_MS, 100).await, 0);
        assert_eq!(prune(NOON_MS + 2, 1).await, 1);
        assert_eq!(prune(NOON_MS + 2, 100).await, 1);
        assert_eq!(prune(i64::MAX, 100).await, 1);
        assert!(consent(&store, session(3).id).await.is_some());
    }
}
