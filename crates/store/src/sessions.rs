//! Quiz runs whose answers are kept: opened with a consent, closed by its withdrawal or by old age.

use domain::id::SessionId;
use domain::session::{HealthConsent, KeptSession, Session, expires_at_ms};
use sea_orm::sea_query::{Expr, LockBehavior, LockType};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::ActiveModel;
pub(crate) use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::health_consents::{end_consents, insert_health_consent, withdraw_health_consent};
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// What became of a run that was to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It is new, and so is the proof of its consent.
    New(KeptSession),
    /// The very same run was open: the request was repeated.
    Again(KeptSession),
    /// Its id belongs to another run, or to one that was erased.
    Taken,
}

/// Opens a run and records the consent that allows it, once however often it is sent.
pub async fn open_session(writer: &Writer, session: Session, now_ms: i64) -> Result<Opened, StoreError> {
    let consent = HealthConsent {
        session: session.id,
        text_version: session.text_version,
        locale: session.locale,
        country: session.country,
        given_at_ms: now_ms,
        withdrawn_at_ms: None,
        ended_at_ms: None,
    };
    // The consent comes first: it outlives the run, so an erased run is not opened again by a request that was late.
    if insert_health_consent(writer, &consent).await? {
        let kept = KeptSession {
            session,
            created_at_ms: now_ms,
            finished_at_ms: None,
            has_order: false,
            expires_at_ms: expires_at_ms(now_ms, false),
        };
        let inserted = Entity::insert(ActiveModel::from(&kept))
            .exec_without_returning(writer.transaction())
            .await;
        inserted.map_err(|error| StoreError::of("opening a quiz session", error))?;
        return Ok(Opened::New(kept));
    }
    Ok(match find_session(writer, session.id).await? {
        Some(kept) if kept.session == session => Opened::Again(kept),
        _ => Opened::Taken,
    })
}

/// The run of that id.
pub async fn find_session(reads: &impl Reads, id: SessionId) -> Result<Option<KeptSession>, StoreError> {
    let found = Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a quiz session", error))?
        .map(KeptSession::try_from)
        .transpose()
}

/// Notes that the quiz was walked to its end, the first time it was, and says whether it did.
pub async fn finish_session(writer: &Writer, id: SessionId, now_ms: i64) -> Result<bool, StoreError> {
    let finished = Entity::update_many()
        .col_expr(Column::FinishedAtMs, Expr::val(now_ms))
        .filter(Column::Id.eq(id.to_string()))
        .filter(Column::FinishedAtMs.is_null())
        .exec(writer.transaction())
        .await;
    finished
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("finishing a quiz session", error))
}

/// Notes that the visitor ordered, which makes the term longer, and says whether the run was there.
pub async fn mark_session_ordered(writer: &Writer, id: SessionId, now_ms: i64) -> Result<bool, StoreError> {
    let marked = Entity::update_many()
        .col_expr(Column::HasOrder, Expr::val(true))
        .col_expr(Column::ExpiresAtMs, Expr::val(expires_at_ms(now_ms, true)))
        .filter(Column::Id.eq(id.to_string()))
        .exec(writer.transaction())
        .await;
    marked
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("marking a quiz session as ordered", error))
}

/// Deletes a run with all its answers and notes that its consent was withdrawn; says whether it was there.
pub async fn erase_session(writer: &Writer, id: SessionId, now_ms: i64) -> Result<bool, StoreError> {
    // The answers go with the run.
    let deleted = Entity::delete_by_id(id.to_string()).exec(writer.transaction()).await;
    let deleted = deleted.map_err(|error| StoreError::of("erasing a quiz session", error))?;
    withdraw_health_consent(writer, id, now_ms).await?;
    Ok(deleted.rows_affected > 0)
}

/// Deletes at most `max_rows` of the runs whose term is over, with their answers, and says how many.
pub async fn prune_sessions(writer: &Writer, now_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    const DOING: &str = "deleting old quiz sessions";
    // Locked, so that none is renewed meanwhile; one that is being answered is not old.
    let over: Vec<String> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::ExpiresAtMs.lte(now_ms))
        .order_by_asc(Column::ExpiresAtMs)
        .limit(max_rows)
        .lock_with_behavior(LockType::Update, LockBehavior::SkipLocked)
        .into_tuple()
        .all(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    if over.is_empty() {
        return Ok(0);
    }
    end_consents(writer, &over, now_ms).await?;
    let deleted = Entity::delete_many()
        .filter(Column::Id.is_in(over))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of(DOING, error))
}
