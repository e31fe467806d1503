//! What becomes of the orders of somebody who asks to be forgotten, and of everybody's when their term is over.

use domain::order::{Order, OrderState};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::LockType;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select};

use super::change::end;
use super::row::{ActiveModel, address_columns};
use super::{Column, Entity, update};
use crate::error::StoreError;
use crate::transaction::{Transaction, Writer};
use crate::{feedback, ledger, payment_attempts, shipments};

const DOING: &str = "erasing orders";

/// Orders of one address that are changed at once; then the next ones.
const MAX_LOCKED: u64 = 100;

/// What no invoice needs of an address.
const PHONE: &str = "phone";

/// What was erased.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Erased {
    /// Orders that are gone, with all that belonged to them.
    pub deleted: u64,
    /// Orders of which stays what an invoice has to show, or that money may still come for.
    pub cleared: Vec<Order>,
}

/// Erases the orders of an address, as it is compared. Tax law has the shop keep who bought what for which money: name, address
/// and lines of an order with a number stay, without e-mail, phone and visit. An order that a provider may still have money for
/// ends and stays as a bare row, so that the money is not a stranger's. All others are deleted.
pub async fn erase_orders_of(writer: &Writer, email: &str, now_ms: i64) -> Result<Erased, StoreError> {
    let mut erased = Erased::default();
    feedback::delete_objection(writer, email).await?;
    loop {
        let locked = Entity::find()
            .filter(Column::Email.eq(email))
            .order_by_asc(Column::Id)
            .limit(MAX_LOCKED)
            .lock(LockType::Update)
            .all(writer.transaction())
            .await
            .map_err(|error| StoreError::of(DOING, error))?;
        if locked.is_empty() {
            return Ok(erased);
        }
        for row in locked {
            let order = Order::try_from(row)?;
            if is_without_trace(writer, &order).await? {
                let deleted = Entity::delete_by_id(order.id.to_string())
                    .exec(writer.transaction())
                    .await;
                erased.deleted += deleted.map_err(|error| StoreError::of(DOING, error))?.rows_affected;
            } else {
                erased.cleared.push(clear(writer, order, now_ms).await?);
            }
        }
    }
}

/// Forgets who bought at most `max_rows` of the orders that were made before a moment and have a number, and says how many: what
/// stays is the invoice.
pub async fn prune_contacts(writer: &Writer, before_ms: i64, max_rows: u64, now_ms: i64) -> Result<u64, StoreError> {
    let old = numbered_before(before_ms).filter(Column::Email.is_not_null());
    let orders = lock_all(writer, old, max_rows).await?;
    let count = orders.len();
    for order in orders {
        clear(writer, order, now_ms).await?;
    }
    Ok(u64::try_from(count).unwrap_or(u64::MAX))
}

/// Takes name and address out of at most `max_rows` of the invoices that were made before a moment, and says of how many. What
/// was sold for which money stays, of nobody.
pub async fn prune_invoices(writer: &Writer, before_ms: i64, max_rows: u64, now_ms: i64) -> Result<u64, StoreError> {
    let old = numbered_before(before_ms).filter(Column::AddressLines.is_not_null());
    let orders = lock_all(writer, old, max_rows).await?;
    let count = orders.len();
    for order in orders {
        let id = clear(writer, order, now_ms).await?.id;
        let (address_lines, address_fields) = address_columns(None);
        let row = ActiveModel {
            address_lines: Set(address_lines),
            address_fields: Set(address_fields),
            ..ActiveModel::default()
        };
        update(writer, id, row, DOING).await?;
    }
    Ok(u64::try_from(count).unwrap_or(u64::MAX))
}

fn numbered_before(before_ms: i64) -> Select<Entity> {
    Entity::find()
        .filter(Column::Number.is_not_null())
        .filter(Column::CreatedAtMs.lt(before_ms))
        .order_by_asc(Column::CreatedAtMs)
        .order_by_asc(Column::Id)
}

async fn lock_all(writer: &Writer, which: Select<Entity>, max_rows: u64) -> Result<Vec<Order>, StoreError> {
    let locked = which
        .limit(max_rows)
        .lock(LockType::Update)
        .all(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    locked.into_iter().map(Order::try_from).collect()
}

/// Whether no money came for an order, and no provider can have any to come.
async fn is_without_trace(writer: &Writer, order: &Order) -> Result<bool, StoreError> {
    if order.number.is_some() {
        return Ok(false);
    }
    if order.attempts == 0 {
        return Ok(true);
    }
    let attempts = payment_attempts::list_attempts_of(writer, order.id).await?;
    let is_over = attempts.iter().all(|attempt| attempt.check_at_ms.is_none());
    Ok(is_over && ledger::list_entries_of(writer, order.id).await?.is_empty())
}

async fn clear(writer: &Writer, mut order: Order, now_ms: i64) -> Result<Order, StoreError> {
    if order.state == OrderState::Placed {
        let attempts = payment_attempts::list_attempts_of(writer, order.id).await?;
        order = end(writer, &order, attempts, OrderState::Cancelled, now_ms)
            .await?
            .order;
    }
    order.email = None;
    order.session = None;
    order.erased_at_ms = Some(now_ms);
    match (&mut order.address, order.number) {
        (Some(address), Some(_)) => {
            address.fields.remove(PHONE);
        }
        (address, _) => *address = None,
    }
    let (address_lines, address_fields) = address_columns(order.address.as_ref());
    let row = ActiveModel {
        email: Set(None),
        email_as_written: Set(None),
        session: Set(None),
        address_lines: Set(address_lines),
        address_fields: Set(address_fields),
        erased_at_ms: Set(order.erased_at_ms),
        ..ActiveModel::default()
    };
    update(writer, order.id, row, DOING).await?;
    shipments::clear_tracking(writer, order.id).await?;
    feedback::delete_feedback_of(writer, order.id).await?;
    Ok(order)
}
