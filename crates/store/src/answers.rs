//! Sealed answers of quiz runs. Many are written in one transaction, each with an outcome of its own.

use std::collections::{BTreeMap, HashMap, HashSet};

use domain::id::SessionId;
use domain::session::{KeptAnswer, renew};
use domain::token::TokenHash;
use sea_orm::sea_query::{Expr, ExprTrait, LockType, OnConflict, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QueryResult, QuerySelect};

use self::row::{Column, Entity};
pub use self::writer::{AnswerWriter, NotWritten};
use crate::error::StoreError;
use crate::sessions;
use crate::transaction::{Reads, Transaction, Writer};

mod lone;
mod row;
mod writer;

/// More answers of one run than this are not listed. No quiz has nearly as many steps.
const MAX_LISTED: u64 = 1000;

const DOING: &str = "saving answers";

/// An answer to be written, with the secret that allows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnswer {
    pub session: SessionId,
    pub token_hash: TokenHash,
    pub answer: KeptAnswer,
}

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Put {
    Saved,
    /// This answer to its step or a later one is kept: the request was repeated or overtaken.
    Older,
    UnknownSession,
    WrongToken,
}

/// Writes answers, the latest to each step, and says of each in its place what became of it.
pub async fn put_answers(writer: &Writer, answers: &[NewAnswer]) -> Result<Vec<Put>, StoreError> {
    let sessions = lock_sessions(writer, answers).await?;
    let mut outcomes: Vec<Put> = answers
        .iter()
        .map(|new| match sessions.get(&new.session) {
            None => Put::UnknownSession,
            Some(session) if session.token_hash != new.token_hash => Put::WrongToken,
            Some(_) => Put::Older,
        })
        .collect();
    let latest = latest_of_each_step(answers, &outcomes);
    for rows in in_few_sizes(&latest) {
        let saved = upsert(writer, answers, rows).await?;
        for &at in rows {
            let new = &answers[at];
            if saved.contains(&(new.session, new.answer.step.clone())) {
                outcomes[at] = Put::Saved;
            }
        }
    }
    renew_sessions(writer, answers, &outcomes, &sessions).await?;
    Ok(outcomes)
}

/// All answers of a run, in the order in which they were given.
pub async fn list_answers(reads: &impl Reads, session: SessionId) -> Result<Vec<KeptAnswer>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Session.eq(session.to_string()))
        .order_by_asc(Column::Sequence)
        .order_by_asc(Column::Step)
        .limit(MAX_LISTED)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing answers", error))?
        .into_iter()
        .map(KeptAnswer::try_from)
        .collect()
}

struct Session {
    token_hash: TokenHash,
    has_order: bool,
    expires_at_ms: i64,
}

/// The runs of the answers. On PostgreSQL they are locked in the order of their ids, so that none is erased before its
/// answers are committed and no two groups wait for each other.
async fn lock_sessions(writer: &Writer, answers: &[NewAnswer]) -> Result<HashMap<SessionId, Session>, StoreError> {
    let mut ids: Vec<SessionId> = answers.iter().map(|new| new.session).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut sessions = HashMap::with_capacity(ids.len());
    for ids in in_few_sizes(&ids) {
        let rows: Vec<(String, Vec<u8>, bool, i64)> = sessions::Entity::find()
            .select_only()
            .column(sessions::Column::Id)
            .column(sessions::Column::TokenHash)
            .column(sessions::Column::HasOrder)
            .column(sessions::Column::ExpiresAtMs)
            .filter(sessions::Column::Id.is_in(ids.iter().map(SessionId::to_string)))
            .order_by_asc(sessions::Column::Id)
            .lock(LockType::NoKeyUpdate)
            .into_tuple()
            .all(writer.transaction())
            .await
            .map_err(|error| StoreError::of(DOING, error))?;
        for (id, token_hash, has_order, expires_at_ms) in rows {
            let session = Session {
                token_hash: TokenHash(token_hash.try_into().map_err(|_| damaged("token_hash"))?),
                has_order,
                expires_at_ms,
            };
            sessions.insert(id.parse().map_err(|_| damaged("id"))?, session);
        }
    }
    Ok(sessions)
}

/// Of the answers that may be written, the place of the latest to each step.
fn latest_of_each_step(answers: &[NewAnswer], outcomes: &[Put]) -> Vec<usize> {
    let mut latest: HashMap<(SessionId, &str), usize> = HashMap::new();
    for (at, (new, outcome)) in answers.iter().zip(outcomes).enumerate() {
        if *outcome != Put::Older {
            continue;
        }
        let known = latest.entry((new.session, &new.answer.step)).or_insert(at);
        if answers[*known].answer.sequence < new.answer.sequence {
            *known = at;
        }
    }
    let mut latest: Vec<usize> = latest.into_values().collect();
    latest.sort_unstable();
    latest
}

/// Writes the answers at these places unless a later one is kept, and says which were written.
async fn upsert(
    writer: &Writer,
    answers: &[NewAnswer],
    rows: &[usize],
) -> Result<HashSet<(SessionId, String)>, StoreError> {
    let mut insert = Query::insert();
    insert.into_table(Entity).columns([
        Column::Session,
        Column::Step,
        Column::Sequence,
        Column::Sealed,
        Column::AnsweredAtMs,
    ]);
    for &at in rows {
        let NewAnswer { session, answer, .. } = &answers[at];
        insert.values_panic([
            session.to_string().into(),
            answer.step.clone().into(),
            i64::from(answer.sequence).into(),
            answer.sealed.get().clone().into(),
            answer.answered_at_ms.into(),
        ]);
    }
    insert
        .on_conflict(if_later())
        .returning(Query::returning().columns([Column::Session, Column::Step]));
    let written = writer.transaction().query_all(&insert).await;
    let written = written.map_err(|error| StoreError::of(DOING, error))?;
    let key = |row: &QueryResult| {
        let (session, step): (String, String) = row
            .try_get_many_by_index()
            .map_err(|error| StoreError::of(DOING, error))?;
        Ok((session.parse().map_err(|_| damaged("session"))?, step))
    };
    written.iter().map(key).collect()
}

/// What is kept of a step is overwritten by what came later, never by what was overtaken.
fn if_later() -> OnConflict {
    let is_later = Expr::col(("excluded", Column::Sequence)).gt(Expr::col((Entity, Column::Sequence)));
    OnConflict::columns([Column::Session, Column::Step])
        .update_columns([Column::Sequence, Column::Sealed, Column::AnsweredAtMs])
        .action_and_where(is_later)
        .to_owned()
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged { doing: DOING, column }
}

/// Moves the terms of the runs that got an answer, where that is worth a write.
async fn renew_sessions(
    writer: &Writer,
    answers: &[NewAnswer],
    outcomes: &[Put],
    sessions: &HashMap<SessionId, Session>,
) -> Result<(), StoreError> {
    let mut renewed: BTreeMap<SessionId, i64> = BTreeMap::new();
    for (new, outcome) in answers.iter().zip(outcomes) {
        if *outcome == Put::Saved
            && let Some(session) = sessions.get(&new.session)
            && let Some(expires_at_ms) = renew(session.expires_at_ms, new.answer.answered_at_ms, session.has_order)
        {
            let latest = renewed.entry(new.session).or_insert(expires_at_ms);
            *latest = Ord::max(expires_at_ms, *latest);
        }
    }
    for (id, expires_at_ms) in renewed {
        let moved = sessions::Entity::update_many()
            .col_expr(sessions::Column::ExpiresAtMs, Expr::val(expires_at_ms))
            .filter(sessions::Column::Id.eq(id.to_string()))
            .exec(writer.transaction())
            .await;
        moved.map_err(|error| StoreError::of(DOING, error))?;
    }
    Ok(())
}

/// Cuts a list into pieces of 64, 32, 16, 8, 4, 2 and 1. A statement differs with the number of its rows; this way there
/// are seven to prepare, and each connection keeps them.
fn in_few_sizes<T>(mut list: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let longest = list.len().min(64);
        let size = 1 << longest.checked_ilog2()?;
        let (piece, rest) = list.split_at(size);
        list = rest;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::in_few_sizes;

    #[test]
    fn lists_are_cut_into_few_sizes_in_their_order() {
        for length in 0..300_usize {
            let list: Vec<usize> = (0..length).collect();
            let pieces: Vec<&[usize]> = in_few_sizes(&list).collect();
            assert_eq!(pieces.concat(), list);
            assert!(
                pieces
                    .iter()
                    .all(|piece| piece.len().is_power_of_two() && piece.len() <= 64)
            );
            assert!(pieces.len() <= length / 64 + 6, "{length}");
        }
    }
}
