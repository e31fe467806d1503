//! An answer that came alone is written by one statement, which is its own transaction: nobody else has to be asked, and
//! three of four ways to the database are saved.

use std::sync::LazyLock;

use domain::session::fresh_after_ms;
use sea_orm::ColumnTrait;
use sea_orm::sea_query::{CaseStatement, Expr, ExprTrait, LockType, Query};

use super::row::{Column, Entity};
use super::{DOING, NewAnswer, if_later};
use crate::error::StoreError;
use crate::kept_connection::{FixedInsert, KeptConnection};
use crate::sessions;
use crate::transaction::Store;

static INSERT: LazyLock<FixedInsert> = LazyLock::new(insert);

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
    let values = [
        answer.step.as_str().into(),
        i64::from(answer.sequence).into(),
        answer.sealed.get().clone().into(),
        answer.answered_at_ms.into(),
        session.to_string().into(),
        token_hash.0.to_vec().into(),
        fresh_after_ms(answer.answered_at_ms, true).into(),
        fresh_after_ms(answer.answered_at_ms, false).into(),
    ];
    let written = store.write_one(DOING, kept, &INSERT, &values).await?;
    Ok(written > 0)
}

/// With the values in the order of [`put_lone`].
fn insert() -> FixedInsert {
    // A term that is due to be moved is moved together with the answer.
    let fresh_after = CaseStatement::new()
        .case(sessions::Column::HasOrder.eq(true), Expr::cust("$7"))
        .finally(Expr::cust("$8"));
    let own_run = Query::select()
        .column(sessions::Column::Id)
        .expr(Expr::cust("$1"))
        .expr(Expr::cust("$2"))
        .expr(Expr::cust("$3"))
        .expr(Expr::cust("$4"))
        .from(sessions::Entity)
        .and_where(Expr::col(sessions::Column::Id).eq(Expr::cust("$5")))
        .and_where(Expr::col(sessions::Column::TokenHash).eq(Expr::cust("$6")))
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
    FixedInsert::new(&insert)
}
