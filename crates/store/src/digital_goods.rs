//! Digital goods: what buyers may open, and the codes that were made for them. Whatever changes a grant has the lock of its order.

use domain::digital_goods::{AccessCode, Grant};
use domain::id::{GrantId, OrderId};
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod code_row;
mod row;

/// Grants of an order, or codes of a grant, that are read: more than 20 lines with 20 pieces of some units never are.
const MAX_OF_ONE: u64 = 1000;

/// A code, and what it was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCode {
    pub code: AccessCode,
    pub grant: GrantId,
    pub made_at_ms: i64,
}

/// Writes grants down, except for lines that have theirs.
pub async fn insert_grants(writer: &Writer, grants: &[Grant]) -> Result<(), StoreError> {
    if grants.is_empty() {
        return Ok(());
    }
    let unless_known = OnConflict::columns([row::Column::OrderId, row::Column::Position])
        .do_nothing()
        .to_owned();
    let inserted = row::Entity::insert_many(grants.iter().map(row::ActiveModel::from))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(_) | Err(DbErr::RecordNotInserted) => Ok(()),
        Err(error) => Err(StoreError::of("granting digital goods", error)),
    }
}

pub async fn find_grant(reads: &impl Reads, id: GrantId) -> Result<Option<Grant>, StoreError> {
    let found = row::Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for digital goods", error))?
        .map(Grant::try_from)
        .transpose()
}

/// The grants of an order, in the order of its lines.
pub async fn list_grants_of(reads: &impl Reads, order: OrderId) -> Result<Vec<Grant>, StoreError> {
    let listed = row::Entity::find()
        .filter(row::Column::OrderId.eq(order.to_string()))
        .order_by_asc(row::Column::Position)
        .limit(MAX_OF_ONE)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing digital goods", error))?
        .into_iter()
        .map(Grant::try_from)
        .collect()
}

/// Notes that all that belongs to a grant was made, with its codes if it has any.
pub async fn open_grant(writer: &Writer, id: GrantId, codes: &[AccessCode], now_ms: i64) -> Result<(), StoreError> {
    const DOING: &str = "opening digital goods";
    let opened = row::Entity::update_many()
        .col_expr(row::Column::OpenedAtMs, Expr::val(now_ms))
        .filter(row::Column::Id.eq(id.to_string()))
        .exec(writer.transaction())
        .await;
    opened.map_err(|error| StoreError::of(DOING, error))?;
    if codes.is_empty() {
        return Ok(());
    }
    let rows = codes
        .iter()
        .zip(1..)
        .map(|(code, copy)| code_row::ActiveModel::new(id, copy, code, now_ms));
    let inserted = code_row::Entity::insert_many(rows)
        .exec_without_returning(writer.transaction())
        .await;
    inserted.map(drop).map_err(|error| StoreError::of(DOING, error))
}

/// The codes of a grant, one for each piece that was bought.
pub async fn list_codes_of(reads: &impl Reads, grant: GrantId) -> Result<Vec<AccessCode>, StoreError> {
    let listed = code_row::Entity::find()
        .filter(code_row::Column::GrantId.eq(grant.to_string()))
        .order_by_asc(code_row::Column::Copy)
        .limit(MAX_OF_ONE)
        .all(reads.transaction())
        .await;
    let codes = kept(listed)?;
    Ok(codes.into_iter().map(|kept| kept.code).collect())
}

/// At most `max_rows` codes, the newest first.
pub async fn list_codes(reads: &impl Reads, max_rows: u64) -> Result<Vec<KeptCode>, StoreError> {
    let listed = code_row::Entity::find()
        .order_by_desc(code_row::Column::MadeAtMs)
        .order_by_asc(code_row::Column::Code)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    kept(listed)
}

fn kept(listed: Result<Vec<code_row::Model>, DbErr>) -> Result<Vec<KeptCode>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing access codes", error))?
        .into_iter()
        .map(KeptCode::try_from)
        .collect()
}
