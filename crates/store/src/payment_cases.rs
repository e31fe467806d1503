//! Cases for a person: opened once for each cause, closed by whoever dealt with them.

use std::collections::BTreeMap;

use domain::id::{CaseId, OrderId};
use domain::order::{Case, CaseKind};
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Opens a case unless its cause has one of its kind, open or closed, and says whether it did.
pub async fn open(writer: &Writer, case: &Case) -> Result<bool, StoreError> {
    let unless_known = OnConflict::columns([Column::Kind, Column::Cause])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert(ActiveModel::from(case))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("opening a case", error)),
    }
}

/// At most `max_rows` open cases, oldest first.
pub async fn list_open_cases(reads: &impl Reads, max_rows: u64) -> Result<Vec<Case>, StoreError> {
    let listed = Entity::find()
        .filter(Column::ClosedAtMs.is_null())
        .order_by_asc(Column::OpenedAtMs)
        .order_by_asc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    cases(listed)
}

/// At most `max_rows` cases of an order, open and closed, oldest first.
pub async fn list_cases_of(reads: &impl Reads, order: OrderId, max_rows: u64) -> Result<Vec<Case>, StoreError> {
    let listed = Entity::find()
        .filter(Column::OrderId.eq(order.to_string()))
        .order_by_asc(Column::OpenedAtMs)
        .order_by_asc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    cases(listed)
}

fn cases(listed: Result<Vec<row::Model>, DbErr>) -> Result<Vec<Case>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing cases", error))?
        .into_iter()
        .map(Case::try_from)
        .collect()
}

/// How many open cases there are of each kind.
pub async fn count_open_cases(reads: &impl Reads) -> Result<BTreeMap<CaseKind, u64>, StoreError> {
    const DOING: &str = "counting cases";
    let rows: Vec<(String, i64)> = Entity::find()
        .select_only()
        .column(Column::Kind)
        .column_as(Column::Id.count(), "count")
        .filter(Column::ClosedAtMs.is_null())
        .group_by(Column::Kind)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let damaged = |column| StoreError::Damaged { doing: DOING, column };
    let mut counts: BTreeMap<CaseKind, u64> = CaseKind::ALL.into_iter().map(|kind| (kind, 0)).collect();
    for (kind, count) in rows {
        let kind = kind.parse().map_err(|_| damaged("kind"))?;
        counts.insert(kind, u64::try_from(count).map_err(|_| damaged("id"))?);
    }
    Ok(counts)
}

/// Closes an open case with what was done about it, and says whether it was open.
pub async fn close(writer: &Writer, id: CaseId, outcome: &str, now_ms: i64) -> Result<bool, StoreError> {
    let closed = Entity::update_many()
        .col_expr(Column::ClosedAtMs, Expr::val(now_ms))
        .col_expr(Column::Outcome, Expr::val(outcome))
        .filter(Column::Id.eq(id.to_string()))
        .filter(Column::ClosedAtMs.is_null())
        .exec(writer.transaction())
        .await;
    closed
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("closing a case", error))
}
