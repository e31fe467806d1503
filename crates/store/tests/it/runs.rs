//! Quiz runs for tests: how they are opened, answered and looked at.

use domain::country::Country;
use domain::id::{SessionId, Ulid};
use domain::locale::Locale;
use domain::session::{KeptAnswer, KeptSession, SealedAnswer, Session};
use domain::token::TokenHash;
use store::answers::{NewAnswer, Put, list_answers, put_answers};
use store::sessions::{Opened, find_session, open_session};
use store::{Reader, Store, Writer};

use crate::database::NOON_MS;

/// A run that differs from others by its number.
pub(crate) fn session(number: u128) -> Session {
    Session {
        id: SessionId(Ulid::new(1_794_744_000_000, number)),
        quiz: "start".to_owned(),
        revision: "r1".to_owned(),
        funnel: "start".to_owned(),
        country: Country::At,
        locale: Locale::DeDe,
        text_version: "2026-11-15".parse().expect("a version"),
        token_hash: TokenHash([7; 32]),
    }
}

/// An answer to a step of that run.
pub(crate) fn answer(number: u128, step: &str, sequence: u32) -> NewAnswer {
    NewAnswer {
        session: session(number).id,
        token_hash: TokenHash([7; 32]),
        answer: KeptAnswer {
            step: step.to_owned(),
            sequence,
            sealed: SealedAnswer::new(format!("sealed {number} {step} {sequence}").into_bytes()).expect("short"),
            answered_at_ms: NOON_MS + i64::from(sequence),
        },
    }
}

pub(crate) async fn open(store: &Store, session: Session, now_ms: i64) -> Opened {
    store
        .write("opening", async |writer: &Writer| {
            open_session(writer, session.clone(), now_ms).await
        })
        .await
        .expect("opened or not")
}

pub(crate) async fn find(store: &Store, id: SessionId) -> Option<KeptSession> {
    store
        .read("finding", async |reader: &Reader| find_session(reader, id).await)
        .await
        .expect("read")
}

pub(crate) async fn put(store: &Store, answers: &[NewAnswer]) -> Vec<Put> {
    store
        .write("putting", async |writer: &Writer| put_answers(writer, answers).await)
        .await
        .expect("put")
}

pub(crate) async fn answers_of(store: &Store, id: SessionId) -> Vec<KeptAnswer> {
    store
        .read("listing", async |reader: &Reader| list_answers(reader, id).await)
        .await
        .expect("listed")
}
