//! How many mails an address was sent on a day, so that nobody can have the shop flood a stranger. Addresses are keyed hashes,
//! which tell nothing.

use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Transaction, Writer};

mod row;

/// An address on a day.
#[derive(Clone, Copy)]
pub struct MailDay {
    /// A keyed hash.
    pub address: [u8; 32],
    /// Days since 1970, UTC.
    pub day: i64,
}

/// How many mails there were. Until this transaction ends, nobody else gets to count for the same address and day.
pub async fn lock_mail_budget(writer: &Writer, of: MailDay) -> Result<u32, StoreError> {
    const DOING: &str = "counting mails";
    let row = ActiveModel {
        address: Set(of.address.to_vec()),
        day: Set(of.day),
        mails: Set(0),
    };
    // Changes nothing, but locks the row, and PostgreSQL has no other way to lock one that may not be there yet.
    let lock = OnConflict::columns([Column::Address, Column::Day])
        .value(Column::Mails, Expr::col((Entity, Column::Mails)))
        .to_owned();
    let locked = Entity::insert(row)
        .on_conflict(lock)
        .exec_without_returning(writer.transaction())
        .await;
    locked.map_err(|error| StoreError::of(DOING, error))?;
    let found = Entity::find_by_id((of.address.to_vec(), of.day))
        .one(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let mails = found.map_or(0, |row| row.mails);
    u32::try_from(mails).map_err(|_| StoreError::Damaged {
        doing: DOING,
        column: "mails",
    })
}

/// Adds to the count of a locked budget.
pub async fn count_mails(writer: &Writer, of: MailDay, mails: u32) -> Result<(), StoreError> {
    let counted = Entity::update_many()
        .col_expr(Column::Mails, Expr::col(Column::Mails).add(i64::from(mails)))
        .filter(Column::Address.eq(of.address.to_vec()))
        .filter(Column::Day.eq(of.day))
        .exec(writer.transaction())
        .await;
    counted
        .map(drop)
        .map_err(|error| StoreError::of("counting mails", error))
}

/// Deletes at most `max_rows` of the counts from before a day, and says how many.
pub async fn prune_mail_budgets(writer: &Writer, before_day: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .columns([Column::Address, Column::Day])
        .from(Entity)
        .and_where(Column::Day.lt(before_day))
        .order_by(Column::Day, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let row = Expr::tuple([Expr::col(Column::Address), Expr::col(Column::Day)]);
    let deleted = Entity::delete_many()
        .filter(row.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old counts of mails", error))
}
