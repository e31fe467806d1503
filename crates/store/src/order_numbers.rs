//! Order numbers: one row for each country, moved on in the transaction of the order that takes one. What is rolled back takes
//! none, so there is never a gap.

use domain::country::Country;
use domain::order::OrderNumber;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};

use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Transaction, Writer};

mod row;

/// Takes the next number of a country. Until this transaction ends, all others who want one of the same country wait.
pub async fn take(writer: &Writer, country: Country) -> Result<u64, StoreError> {
    const DOING: &str = "taking an order number";
    let damaged = || StoreError::Damaged {
        doing: DOING,
        column: "last_number",
    };
    let first = i64::try_from(OrderNumber::FIRST).map_err(|_| damaged())?;
    let next = OnConflict::column(Column::Country)
        .value(Column::LastNumber, Expr::col((Entity, Column::LastNumber)).add(1))
        .to_owned();
    let insert = Query::insert()
        .into_table(Entity)
        .columns([Column::Country, Column::LastNumber])
        .values_panic([country.code().into(), first.into()])
        .on_conflict(next)
        .returning(Query::returning().column(Column::LastNumber))
        .take();
    let row = writer.transaction().query_one(&insert).await;
    let row = row.map_err(|error| StoreError::of(DOING, error))?.ok_or_else(damaged)?;
    let taken: i64 = row.try_get_by_index(0).map_err(|error| StoreError::of(DOING, error))?;
    u64::try_from(taken).map_err(|_| damaged())
}
