//! The ledger: every movement of money once, only ever added to. The database refuses to change or delete what is in it.

use domain::id::{AttemptId, OrderId, TransactionId};
use domain::ledger::{Balance, LedgerEntry};
use domain::money::Currency;
use domain::order::{MovementKind, Refund};
use domain::payment::Provider;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::ActiveModel;
pub(crate) use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Movements of one order that are listed: some charges, some refunds, a fee for each.
const MAX_OF_ORDER: u64 = 1000;

/// Lines of one page of the whole ledger.
pub const MAX_PAGE: u64 = 1000;

/// Adds movements that are not in the ledger yet, and says how many.
pub async fn append(writer: &Writer, entries: &[LedgerEntry]) -> Result<u64, StoreError> {
    if entries.is_empty() {
        return Ok(0);
    }
    let unless_known = OnConflict::columns([Column::Provider, Column::Reference, Column::Kind])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert_many(entries.iter().map(ActiveModel::from))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows),
        Err(DbErr::RecordNotInserted) => Ok(0),
        Err(error) => Err(StoreError::of("writing into the ledger", error)),
    }
}

/// The sums of an order, in its currency.
pub async fn balance_of(reads: &impl Reads, order: OrderId, currency: Currency) -> Result<Balance, StoreError> {
    let of_order = Condition::all().add(Column::OrderId.eq(order.to_string()));
    balance(reads, of_order, currency).await
}

/// The sums of one attempt of an order, in its currency.
pub async fn balance_of_attempt(
    reads: &impl Reads,
    order: OrderId,
    attempt: AttemptId,
    currency: Currency,
) -> Result<Balance, StoreError> {
    let of_attempt = Condition::all()
        .add(Column::OrderId.eq(order.to_string()))
        .add(Column::Attempt.eq(attempt.to_string()));
    balance(reads, of_attempt, currency).await
}

/// What a provider moved, in one currency: what its own books must say too.
pub async fn balance_at(reads: &impl Reads, provider: Provider, currency: Currency) -> Result<Balance, StoreError> {
    balance(
        reads,
        Condition::all().add(Column::Provider.eq(provider.name())),
        currency,
    )
    .await
}

async fn balance(reads: &impl Reads, which: Condition, currency: Currency) -> Result<Balance, StoreError> {
    const DOING: &str = "adding up the ledger";
    // PostgreSQL's sum of big integers is a decimal, so the entries of each amount are counted instead.
    let rows: Vec<(String, i64, i64)> = Entity::find()
        .select_only()
        .column(Column::Kind)
        .column(Column::AmountMinor)
        .column_as(Column::Id.count(), "count")
        .filter(which)
        .filter(Column::Currency.eq(currency.code()))
        .group_by(Column::Kind)
        .group_by(Column::AmountMinor)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let mut balance = Balance::zero(currency);
    for (kind, minor, count) in rows {
        let kind: MovementKind = kind.parse().map_err(|_| StoreError::Damaged {
            doing: DOING,
            column: "kind",
        })?;
        balance.add(kind, minor * count);
    }
    Ok(balance)
}

/// Whether the provider has reported that a refund was done.
pub(crate) async fn has_refund(reads: &impl Reads, refund: &Refund) -> Result<bool, StoreError> {
    let Some(reference) = &refund.reference else {
        return Ok(false);
    };
    let found = Entity::find()
        .filter(Column::Provider.eq(refund.provider.name()))
        .filter(Column::Reference.eq(reference.as_str()))
        .filter(Column::Kind.eq(MovementKind::Refund.name()))
        .one(reads.transaction())
        .await;
    found
        .map(|entry| entry.is_some())
        .map_err(|error| StoreError::of("looking for a refund in the ledger", error))
}

/// The movements of an order, oldest first.
pub async fn list_entries_of(reads: &impl Reads, order: OrderId) -> Result<Vec<LedgerEntry>, StoreError> {
    let listed = Entity::find()
        .filter(Column::OrderId.eq(order.to_string()))
        .order_by_asc(Column::Id)
        .limit(MAX_OF_ORDER)
        .all(reads.transaction())
        .await;
    entries(listed)
}

/// At most `max_rows` movements of all orders, oldest first, behind an entry.
pub async fn list_entries(
    reads: &impl Reads,
    behind: Option<TransactionId>,
    max_rows: u64,
) -> Result<Vec<LedgerEntry>, StoreError> {
    let mut query = Entity::find()
        .order_by_asc(Column::Id)
        .limit(max_rows.clamp(1, MAX_PAGE));
    if let Some(behind) = behind {
        query = query.filter(Column::Id.gt(behind.to_string()));
    }
    entries(query.all(reads.transaction()).await)
}

fn entries(listed: Result<Vec<row::Model>, DbErr>) -> Result<Vec<LedgerEntry>, StoreError> {
    listed
        .map_err(|error| StoreError::of("reading the ledger", error))?
        .into_iter()
        .map(LedgerEntry::try_from)
        .collect()
}
