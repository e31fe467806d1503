//! Orders that are held back: whoever withdrew is sent nothing more.

use domain::id::OrderId;
use domain::order::{Order, OrderState};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use super::row::ActiveModel;
use super::{Column, Entity, update};
use crate::error::StoreError;
use crate::transaction::{Reads, Writer};

/// More orders of one purchase than there ever are.
const MAX_LATER: u64 = 20;

/// Holds back an order that this transaction has the lock of, unless it left already.
pub async fn hold_order(writer: &Writer, order: &Order, now_ms: i64) -> Result<(), StoreError> {
    if order.shipped_at_ms.is_some() || order.held_at_ms.is_some() {
        return Ok(());
    }
    set_hold(writer, order.id, Some(now_ms), "holding an order back").await
}

/// Lets an order go that this transaction has the lock of.
pub async fn release_hold(writer: &Writer, id: OrderId) -> Result<(), StoreError> {
    set_hold(writer, id, None, "letting an order go").await
}

async fn set_hold(writer: &Writer, id: OrderId, at_ms: Option<i64>, doing: &'static str) -> Result<(), StoreError> {
    let row = ActiveModel {
        held_at_ms: Set(at_ms),
        ..ActiveModel::default()
    };
    update(writer, id, row, doing).await
}

/// The orders that the same buyer placed in the same country after this one, up to a moment; the first one first.
pub async fn list_later_orders(reads: &impl Reads, order: &Order, until_ms: i64) -> Result<Vec<OrderId>, StoreError> {
    const DOING: &str = "listing the later orders of a purchase";
    let (Some(address), Some(placed_at_ms)) = (&order.email, order.placed_at_ms) else {
        return Ok(Vec::new());
    };
    let ids: Vec<String> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::Email.eq(address.email.as_str()))
        .filter(Column::Country.eq(order.country.code()))
        .filter(Column::Id.ne(order.id.to_string()))
        .filter(Column::State.ne(OrderState::Draft.name()))
        .filter(Column::PlacedAtMs.between(placed_at_ms, until_ms))
        .order_by_asc(Column::PlacedAtMs)
        .order_by_asc(Column::Id)
        .limit(MAX_LATER)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let damaged = |_| StoreError::Damaged {
        doing: DOING,
        column: "id",
    };
    ids.iter().map(|id| id.parse().map_err(damaged)).collect()
}
