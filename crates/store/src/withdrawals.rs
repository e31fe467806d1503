//! Withdrawals: statements, which are kept as they came, and the cases that they open. Whatever holds an order back or lets it
//! go has the order's lock.

use domain::calendar::Day;
use domain::id::{OrderId, WithdrawalId};
use domain::withdrawal::{Closed, Withdrawal, WithdrawalCase};
use sea_orm::sea_query::{Expr, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod case_row;
mod row;

/// More cases than one statement or one order ever has.
const MAX_CASES: u64 = 100;

/// More statements of one address than this are not listed.
const MAX_OF_ADDRESS: u64 = 1000;

/// Keeps a statement, unless one of its id is kept, and says whether it did.
pub async fn insert_withdrawal(writer: &Writer, withdrawal: &Withdrawal) -> Result<bool, StoreError> {
    let unless_known = OnConflict::column(row::Column::Id).do_nothing().to_owned();
    let inserted = row::Entity::insert(row::ActiveModel::from(withdrawal))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("keeping a withdrawal", error)),
    }
}

pub async fn find_withdrawal(reads: &impl Reads, id: WithdrawalId) -> Result<Option<Withdrawal>, StoreError> {
    let found = row::Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a withdrawal", error))?
        .map(Withdrawal::try_from)
        .transpose()
}

/// The statements that name an address, as it is compared, newest first.
pub async fn list_withdrawals_of(reads: &impl Reads, email: &str) -> Result<Vec<Withdrawal>, StoreError> {
    let listed = row::Entity::find()
        .filter(row::Column::Email.eq(email))
        .order_by_desc(row::Column::ReceivedAtMs)
        .order_by_desc(row::Column::Id)
        .limit(MAX_OF_ADDRESS)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing withdrawals", error))?
        .into_iter()
        .map(Withdrawal::try_from)
        .collect()
}

/// Deletes at most `max_rows` of the statements that came before a moment and whose cases are closed, with these, and says how
/// many. The database itself refuses to lose one that is younger than three years.
pub async fn prune_withdrawals(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    const DOING: &str = "deleting old withdrawals";
    let open = Query::select()
        .column(case_row::Column::Withdrawal)
        .from(case_row::Entity)
        .and_where(case_row::Column::ClosedAtMs.is_null())
        .take();
    let oldest: Vec<String> = row::Entity::find()
        .select_only()
        .column(row::Column::Id)
        .filter(row::Column::ReceivedAtMs.lt(before_ms))
        .filter(row::Column::Id.not_in_subquery(open))
        .order_by_asc(row::Column::ReceivedAtMs)
        .limit(max_rows)
        .into_tuple()
        .all(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let cases = case_row::Entity::delete_many()
        .filter(case_row::Column::Withdrawal.is_in(oldest.iter().map(String::as_str)))
        .exec(writer.transaction())
        .await;
    cases.map_err(|error| StoreError::of(DOING, error))?;
    let deleted = row::Entity::delete_many()
        .filter(row::Column::Id.is_in(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of(DOING, error))
}

pub async fn open_case(writer: &Writer, case: &WithdrawalCase) -> Result<(), StoreError> {
    let inserted = case_row::Entity::insert(case_row::ActiveModel::from(case))
        .exec_without_returning(writer.transaction())
        .await;
    inserted
        .map(drop)
        .map_err(|error| StoreError::of("opening a case of a withdrawal", error))
}

/// Which cases are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Open,
    All,
}

/// At most `max_rows` cases, those first that are due first.
pub async fn list_cases(reads: &impl Reads, which: Which, max_rows: u64) -> Result<Vec<WithdrawalCase>, StoreError> {
    let all = case_row::Entity::find();
    let wanted = match which {
        Which::Open => all.filter(case_row::Column::ClosedAtMs.is_null()),
        Which::All => all,
    };
    let listed = wanted
        .order_by_asc(case_row::Column::DueOn)
        .order_by_asc(case_row::Column::Withdrawal)
        .order_by_asc(case_row::Column::Position)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    cases(listed)
}

/// The cases of a statement, that of the named order first.
pub async fn list_cases_of(reads: &impl Reads, withdrawal: WithdrawalId) -> Result<Vec<WithdrawalCase>, StoreError> {
    let listed = case_row::Entity::find()
        .filter(case_row::Column::Withdrawal.eq(withdrawal.to_string()))
        .order_by_asc(case_row::Column::Position)
        .limit(MAX_CASES)
        .all(reads.transaction())
        .await;
    cases(listed)
}

/// The cases that an order is in, oldest first.
pub async fn list_cases_of_order(reads: &impl Reads, order: OrderId) -> Result<Vec<WithdrawalCase>, StoreError> {
    let listed = case_row::Entity::find()
        .filter(case_row::Column::OrderId.eq(order.to_string()))
        .order_by_asc(case_row::Column::OpenedAtMs)
        .order_by_asc(case_row::Column::Withdrawal)
        .limit(MAX_CASES)
        .all(reads.transaction())
        .await;
    cases(listed)
}

fn cases(listed: Result<Vec<case_row::Model>, DbErr>) -> Result<Vec<WithdrawalCase>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing cases of withdrawals", error))?
        .into_iter()
        .map(WithdrawalCase::try_from)
        .collect()
}

/// How many cases are open, and how many of these were due before a day.
pub async fn count_open(reads: &impl Reads, today: Day) -> Result<(u64, u64), StoreError> {
    let failed = |error| StoreError::of("counting cases of withdrawals", error);
    let open = || case_row::Entity::find().filter(case_row::Column::ClosedAtMs.is_null());
    let count = open().count(reads.transaction()).await.map_err(failed)?;
    let overdue = open()
        .filter(case_row::Column::DueOn.lt(today.to_string()))
        .count(reads.transaction())
        .await
        .map_err(failed)?;
    Ok((count, overdue))
}

/// Says which order a case is about that named none we knew; nothing changes if it has one or is closed.
pub async fn assign_order(
    writer: &Writer,
    withdrawal: WithdrawalId,
    position: u32,
    order: OrderId,
) -> Result<bool, StoreError> {
    let assigned = case_row::Entity::update_many()
        .col_expr(case_row::Column::OrderId, Expr::val(order.to_string()))
        .filter(case_row::Column::Withdrawal.eq(withdrawal.to_string()))
        .filter(case_row::Column::Position.eq(i64::from(position)))
        .filter(case_row::Column::OrderId.is_null())
        .filter(case_row::Column::ClosedAtMs.is_null())
        .exec(writer.transaction())
        .await;
    assigned
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("matching a withdrawal with an order", error))
}

/// Closes an open case, and says whether it was open.
pub async fn close_case(
    writer: &Writer,
    withdrawal: WithdrawalId,
    position: u32,
    closed: &Closed,
) -> Result<bool, StoreError> {
    let updated = case_row::Entity::update_many()
        .col_expr(case_row::Column::ClosedAtMs, Expr::val(closed.at_ms))
        .col_expr(case_row::Column::Reason, Expr::val(closed.reason.name()))
        .col_expr(case_row::Column::Note, Expr::val(closed.note.as_str()))
        .filter(case_row::Column::Withdrawal.eq(withdrawal.to_string()))
        .filter(case_row::Column::Position.eq(i64::from(position)))
        .filter(case_row::Column::ClosedAtMs.is_null())
        .exec(writer.transaction())
        .await;
    updated
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("closing a case of a withdrawal", error))
}
