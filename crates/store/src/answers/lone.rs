//! An answer that came alone is written by one statement, which is its own transaction: nobody else has to be asked, and
//! three of four ways to the database are saved.

use domain::session::fresh_after_ms;
use sea_orm::ColumnTrait;
use sea_orm::sea_query::{Alias, CaseStatement, Expr, ExprTrait, LockType, Query};

use super::row::{Column, Entity};
use super::{DOING, NewAnswer, if_later};
use crate::error::StoreError;
use crate::kept_connection::KeptConnection;
use crate::sessions;
use crate::transaction::Store;

/// Writes an answer if nothing else is to be done, and says whether it did. What it did not write is either refused or needs
/// more than one statement: [`super::put_answers`] knows.
pub(super) async fn put_lone(
    store: &Store,
    kept: &mut Option<KeptConnection>,
    new: &NewAnswer,
) -> Result<bool, StoreError> {
    let NewAnswer {
        session,
        token_hash,
        answer,
    } = new;
    // A term that is due to be moved is moved together with the answer.
    let fresh_after = |has_order| Expr::val(fresh_after_ms(answer.answered_at_ms, has_order));
    let fresh_after = CaseStatement::new()
        .case(sessions::Column::HasOrder.eq(true), fresh_after(true))
        .finally(fresh_after(false));
    let own_run = Query::select()
        .column(sessions::Column::Id)
        .expr(Expr::val(answer.step.clone()).cast_as(Alias::new("text")))
        .expr(Expr::val(i64::from(answer.sequence)).cast_as(Alias::new("bigint")))
        .expr(Expr::val(answer.sealed.get().clone()))
        .expr(Expr::val(answer.answered_at_ms).cast_as(Alias::new("bigint")))
        .from(sessions::Entity)
        .and_where(sessions::Column::Id.eq(session.to_string()))
        .and_where(sessions::Column::TokenHash.eq(token_hash.0.to_vec()))
        .and_where(Expr::col(sessions::Column::ExpiresAtMs).gt(fresh_after))
        // As in a group: the run is not erased before its answer is committed.
        .lock(LockType::NoKeyUpdate)
        .take();
    let mut insert = Query::insert();
    insert
        .into_table(Entity)
        .columns([
            Column::Session,
            Column::Step,
            Column::Sequence,
            Column::Sealed,
            Column::AnsweredAtMs,
        ])
        .select_from(own_run)
        .expect("as many columns as values")
        .on_conflict(if_later());
    let written = store.write_one(DOING, kept, &insert).await?;
    Ok(written > 0)
}
