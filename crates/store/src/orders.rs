//! Orders with their lines. What may become of an order is decided in `domain`; a row is read under a lock, changed and written
//! back.
//!
//! Rows are locked in one order, so that nobody waits in a circle: the order, then its attempts, then the row of numbers of its
//! country. Whatever changes an attempt, a refund or the ledger of an order holds the order's lock.

use domain::id::{AttemptId, OrderId};
use domain::order::{Attempt, NewOrder, Order, OrderLine, OrderNumber, OrderState};
use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::{Expr, LockType, OnConflict};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, JoinType, QueryFilter, QueryOrder, QuerySelect};

use self::row::ActiveModel;
pub(crate) use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::payment_attempts;
use crate::transaction::{Reads, Transaction, Writer};

mod change;
mod erase;
mod hold;
mod line_row;
mod list;
mod row;
mod settle;

pub use change::{
    Begun, Ended, Expiry, begin_payment, end_order, expire_order, mark_reminded, mark_shipped, prune_drafts,
    prune_ended,
};
pub use erase::{Erased, erase_orders_of, prune_contacts, prune_invoices};
pub use hold::{hold_order, list_later_orders, release_hold};
pub use list::{
    Cursor, MAX_PAGE, OrderFilter, OrderPage, count_orders_by_state, list_expiring, list_orders, list_orders_of,
    list_shipped_unpaid,
};
pub use settle::{Settled, settle};

/// Lines of an order that are read: a quote has far fewer.
const MAX_LINES: u64 = 100;

/// What became of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inserted {
    New,
    /// The draft was there and is now as it was sent.
    Again,
    /// It is no draft any more; nothing was changed.
    NoDraft(OrderState),
    /// Its id belongs to somebody else.
    Taken,
}

/// Writes a draft down, or replaces it by what its buyer sends now.
pub async fn insert_draft(writer: &Writer, new: &NewOrder) -> Result<Inserted, StoreError> {
    const DOING: &str = "writing an order down";
    let unless_known = OnConflict::column(Column::Id).do_nothing().to_owned();
    let inserted = Entity::insert(ActiveModel::from(new))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(1..) => {
            insert_lines(writer, new).await?;
            return Ok(Inserted::New);
        }
        Ok(0) | Err(DbErr::RecordNotInserted) => {}
        Err(error) => return Err(StoreError::of(DOING, error)),
    }
    let Some(order) = lock_order(writer, new.id).await? else {
        // It was deleted between the two statements: the same again will succeed.
        return Ok(Inserted::Taken);
    };
    if order.token_hash != new.token_hash {
        return Ok(Inserted::Taken);
    }
    if order.state != OrderState::Draft {
        return Ok(Inserted::NoDraft(order.state));
    }
    let mut row = ActiveModel::from(new);
    row.created_at_ms = NotSet;
    row.reminded_at_ms = NotSet;
    update(writer, new.id, row, DOING).await?;
    let deleted = line_row::Entity::delete_many()
        .filter(line_row::Column::OrderId.eq(new.id.to_string()))
        .exec(writer.transaction())
        .await;
    deleted.map_err(|error| StoreError::of(DOING, error))?;
    insert_lines(writer, new).await?;
    Ok(Inserted::Again)
}

async fn insert_lines(writer: &Writer, new: &NewOrder) -> Result<(), StoreError> {
    if new.lines.is_empty() {
        return Ok(());
    }
    let rows = new
        .lines
        .iter()
        .zip(1..)
        .map(|(line, position)| line_row::ActiveModel::new(new.id, position, line));
    let inserted = line_row::Entity::insert_many(rows)
        .exec_without_returning(writer.transaction())
        .await;
    inserted
        .map(drop)
        .map_err(|error| StoreError::of("writing lines of an order down", error))
}

/// The order of that id.
pub async fn find_order(reads: &impl Reads, id: OrderId) -> Result<Option<Order>, StoreError> {
    find_one(reads, Condition::all().add(Column::Id.eq(id.to_string()))).await
}

/// The order that people call by that number.
pub async fn find_order_by_number(reads: &impl Reads, number: OrderNumber) -> Result<Option<Order>, StoreError> {
    let Ok(digits) = i64::try_from(number.number) else {
        return Ok(None);
    };
    let by_number = Condition::all()
        .add(Column::Country.eq(number.country.code()))
        .add(Column::Number.eq(digits));
    find_one(reads, by_number).await
}

async fn find_one(reads: &impl Reads, which: Condition) -> Result<Option<Order>, StoreError> {
    let found = Entity::find().filter(which).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for an order", error))?
        .map(Order::try_from)
        .transpose()
}

/// The lines of an order, in the order in which they were sent.
pub async fn list_lines(reads: &impl Reads, id: OrderId) -> Result<Vec<OrderLine>, StoreError> {
    let listed = line_row::Entity::find()
        .filter(line_row::Column::OrderId.eq(id.to_string()))
        .order_by_asc(line_row::Column::Position)
        .limit(MAX_LINES)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing lines of an order", error))?
        .into_iter()
        .map(OrderLine::try_from)
        .collect()
}

/// An order that nobody else changes until this transaction ends.
pub async fn lock_order(writer: &Writer, id: OrderId) -> Result<Option<Order>, StoreError> {
    let found = Entity::find_by_id(id.to_string())
        .lock(LockType::Update)
        .one(writer.transaction())
        .await;
    found
        .map_err(|error| StoreError::of("looking for an order to change", error))?
        .map(Order::try_from)
        .transpose()
}

/// An order and an attempt to pay it that nobody else changes until this transaction ends.
pub(crate) async fn lock_attempt(
    writer: &Writer,
    order: OrderId,
    attempt: AttemptId,
) -> Result<Option<(Order, Attempt)>, StoreError> {
    let attempts = Entity::belongs_to(payment_attempts::Entity)
        .from(Column::Id)
        .to(payment_attempts::Column::OrderId)
        .into();
    let found = Entity::find_by_id(order.to_string())
        .join(JoinType::InnerJoin, attempts)
        .filter(payment_attempts::Column::Id.eq(attempt.to_string()))
        .select_also(payment_attempts::Entity)
        // Both rows: whoever waits for the lock of one alone would see the other as it was before.
        .lock(LockType::Update)
        .one(writer.transaction())
        .await;
    match found.map_err(|error| StoreError::of("looking for a payment attempt to change", error))? {
        Some((order, Some(attempt))) => Ok(Some((order.try_into()?, attempt.try_into()?))),
        _ => Ok(None),
    }
}

/// Writes the columns of a row that are set.
async fn update(writer: &Writer, id: OrderId, row: ActiveModel, doing: &'static str) -> Result<(), StoreError> {
    let updated = Entity::update_many()
        .set(row)
        .filter(Column::Id.eq(id.to_string()))
        .exec(writer.transaction())
        .await;
    updated.map(drop).map_err(|error| StoreError::of(doing, error))
}

/// Orders of one purchase that are read: a chain has far fewer steps.
const MAX_OF_PURCHASE: u64 = 20;

/// The orders of a purchase, the first one first. Drafts cost nothing, so however many there are, they displace no order.
pub async fn list_purchase(reads: &impl Reads, first: OrderId) -> Result<Vec<Order>, StoreError> {
    let id = first.to_string();
    let listed = Entity::find()
        .filter(Condition::any().add(Column::Id.eq(&id)).add(Column::FirstOrder.eq(&id)))
        .order_by_asc(Column::State.eq(OrderState::Draft.name()))
        .order_by_asc(Column::CreatedAtMs)
        .order_by_asc(Column::Id)
        .limit(MAX_OF_PURCHASE)
        .all(reads.transaction())
        .await;
    let mut orders = listed
        .map_err(|error| StoreError::of("listing the orders of a purchase", error))?
        .into_iter()
        .map(Order::try_from)
        .collect::<Result<Vec<Order>, StoreError>>()?;
    orders.sort_by_key(|order| (order.created_at_ms, order.id));
    Ok(orders)
}

/// Notes that the sale of an order is told to a tag manager, and says whether nobody had told it before.
pub async fn tell_purchase(writer: &Writer, id: OrderId, now_ms: i64) -> Result<bool, StoreError> {
    let told = Entity::update_many()
        .col_expr(Column::PurchaseToldAtMs, Expr::val(now_ms))
        .filter(Column::Id.eq(id.to_string()))
        .filter(Column::PurchaseToldAtMs.is_null())
        .exec(writer.transaction())
        .await;
    told.map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("noting that a sale is told", error))
}
