//! What is left of each product, in units. One without a row is not counted and never sold out.
//!
//! Always the product's row first and the catalog's revision after it, so that no two transactions wait for each other.

use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder};

use self::row::{ActiveModel, Column, Entity};
use crate::catalog::price_row;
use crate::catalog::revision::{self, Audit};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

const DOING: &str = "counting stock";

/// The products that are counted, with the units left.
pub async fn list_stock(reads: &impl Reads) -> Result<Vec<(String, u32)>, StoreError> {
    let found = Entity::find()
        .order_by_asc(Column::Product)
        .all(reads.transaction())
        .await;
    let rows = found.map_err(|error| StoreError::of(DOING, error))?;
    let read = |row: row::Model| Ok((row.product, units(row.units_left)?));
    rows.into_iter().map(read).collect()
}

/// Says how many units are left of a product; `None`: it is not counted.
pub async fn set_stock(
    writer: &Writer,
    product: &str,
    left: Option<u32>,
    actor: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let failed = |error| StoreError::of(DOING, error);
    if let Some(left) = left {
        let row = ActiveModel {
            product: Set(product.to_owned()),
            units_left: Set(i64::from(left)),
            counted_at_ms: Set(now_ms),
        };
        let counted = OnConflict::column(Column::Product)
            .update_columns([Column::UnitsLeft, Column::CountedAtMs])
            .to_owned();
        let written = Entity::insert(row)
            .on_conflict(counted)
            .exec_without_returning(writer.transaction())
            .await;
        written.map_err(failed)?;
    } else {
        let deleted = Entity::delete_by_id(product).exec(writer.transaction()).await;
        deleted.map_err(failed)?;
    }
    let detail = left.map_or_else(|| "untracked".to_owned(), |left| left.to_string());
    let audit = Audit {
        actor,
        action: "stock set",
        subject: product,
        detail: &detail,
    };
    revision::raise_for(writer, audit, now_ms).await.map(drop)
}

/// Takes units out of the stock, and says whether there were enough. Pages learn of it only if a package is sold out by it:
/// otherwise every order would have all of them made anew.
pub async fn take_stock(writer: &Writer, product: &str, count: u32) -> Result<bool, StoreError> {
    let count = i64::from(count);
    let taken = Entity::update_many()
        .col_expr(Column::UnitsLeft, Expr::col(Column::UnitsLeft).sub(count))
        .filter(Column::Product.eq(product))
        .filter(Column::UnitsLeft.gte(count))
        .exec(writer.transaction())
        .await;
    let taken = taken.map_err(|error| StoreError::of(DOING, error))?;
    let left = find_left(writer, product).await?;
    if taken.rows_affected == 0 {
        return Ok(left.is_none());
    }
    let left = left.unwrap_or_default();
    tell_pages(writer, product, left, left + count).await.map(|()| true)
}

/// Puts units back that were not sold after all.
pub async fn give_back_stock(writer: &Writer, product: &str, count: u32) -> Result<(), StoreError> {
    let count = i64::from(count);
    let given = Entity::update_many()
        .col_expr(Column::UnitsLeft, Expr::col(Column::UnitsLeft).add(count))
        .filter(Column::Product.eq(product))
        .exec(writer.transaction())
        .await;
    given.map_err(|error| StoreError::of(DOING, error))?;
    match find_left(writer, product).await? {
        Some(left) => tell_pages(writer, product, left - count, left).await,
        None => Ok(()),
    }
}

/// Raises the revision if a package is sold out with `fewer` units left and not with `more`.
async fn tell_pages(writer: &Writer, product: &str, fewer: i64, more: i64) -> Result<(), StoreError> {
    let between = price_row::Entity::find()
        .filter(price_row::Column::Product.eq(product))
        .filter(price_row::Column::Units.gt(fewer))
        .filter(price_row::Column::Units.lte(more))
        .count(writer.transaction())
        .await;
    match between.map_err(|error| StoreError::of(DOING, error))? {
        0 => Ok(()),
        _ => revision::raise(writer).await.map(drop),
    }
}

async fn find_left(reads: &impl Reads, product: &str) -> Result<Option<i64>, StoreError> {
    let found = Entity::find_by_id(product).one(reads.transaction()).await;
    found
        .map(|row| row.map(|row| row.units_left))
        .map_err(|error| StoreError::of(DOING, error))
}

fn units(number: i64) -> Result<u32, StoreError> {
    u32::try_from(number).map_err(|_| StoreError::Damaged {
        doing: DOING,
        column: "units_left",
    })
}
