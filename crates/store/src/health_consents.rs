//! The proofs that visitors agreed to their health answers being kept. They hold no answer and outlive them.

use domain::id::SessionId;
use domain::session::HealthConsent;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Adds a consent unless its session has one, and says whether it did.
pub(crate) async fn insert_health_consent(writer: &Writer, consent: &HealthConsent) -> Result<bool, StoreError> {
    let unless_known = OnConflict::column(Column::Session).do_nothing().to_owned();
    let inserted = Entity::insert(ActiveModel::from(consent))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("adding a health consent", error)),
    }
}

/// The consent of that session.
pub async fn find_health_consent(reads: &impl Reads, session: SessionId) -> Result<Option<HealthConsent>, StoreError> {
    let found = Entity::find_by_id(session.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a health consent", error))?
        .map(HealthConsent::try_from)
        .transpose()
}

/// Notes that a consent was withdrawn, the first time it was.
pub(crate) async fn withdraw_health_consent(
    writer: &Writer,
    session: SessionId,
    now_ms: i64,
) -> Result<(), StoreError> {
    let ended_at = Expr::col(Column::EndedAtMs).if_null(now_ms);
    let withdrawn = Entity::update_many()
        .col_expr(Column::WithdrawnAtMs, Expr::val(now_ms))
        .col_expr(Column::EndedAtMs, ended_at)
        .filter(Column::Session.eq(session.to_string()))
        .filter(Column::WithdrawnAtMs.is_null())
        .exec(writer.transaction())
        .await;
    withdrawn
        .map(drop)
        .map_err(|error| StoreError::of("withdrawing a health consent", error))
}

/// Notes that the answers of these sessions are gone.
pub(crate) async fn end_consents(writer: &Writer, sessions: &[String], now_ms: i64) -> Result<(), StoreError> {
    let ended = Entity::update_many()
        .col_expr(Column::EndedAtMs, Expr::val(now_ms))
        .filter(Column::Session.is_in(sessions))
        .exec(writer.transaction())
        .await;
    ended
        .map(drop)
        .map_err(|error| StoreError::of("ending health consents", error))
}

/// Deletes at most `max_rows` of the consents that ended before a moment, and says how many.
pub async fn prune_health_consents(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .column(Column::Session)
        .from(Entity)
        .and_where(Column::EndedAtMs.lt(before_ms))
        .order_by(Column::EndedAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Session.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old health consents", error))
}
