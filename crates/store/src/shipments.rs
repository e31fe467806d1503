//! Parcels that left: who carries them and when they arrived. That an order was sent stands with the order.

use domain::id::OrderId;
use domain::order::{Parcel, Shipment};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Parcels of one order that are looked at. Nobody sends one jar at a time so often.
const MAX_OF_ORDER: u64 = 100;

/// Writes a parcel down. The caller holds the order's lock, so that numbers follow each other.
pub async fn insert_shipment(
    writer: &Writer,
    order: OrderId,
    parcel: &Parcel,
    now_ms: i64,
) -> Result<Shipment, StoreError> {
    let known = list_shipments_of(writer, order).await?;
    let shipment = Shipment {
        order,
        number: known.last().map_or(1, |last| last.number + 1),
        parcel: parcel.clone(),
        sent_at_ms: now_ms,
        delivered_at_ms: None,
    };
    let inserted = Entity::insert(ActiveModel::from(&shipment))
        .exec_without_returning(writer.transaction())
        .await;
    inserted.map_err(|error| StoreError::of("writing a parcel down", error))?;
    Ok(shipment)
}

/// The parcels of an order, in the order in which they left.
pub async fn list_shipments_of(reads: &impl Reads, order: OrderId) -> Result<Vec<Shipment>, StoreError> {
    let listed = Entity::find()
        .filter(Column::OrderId.eq(order.to_string()))
        .order_by_asc(Column::Number)
        .limit(MAX_OF_ORDER)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing parcels of an order", error))?
        .into_iter()
        .map(Shipment::try_from)
        .collect()
}

/// Notes that the parcels of an order which are on their way arrived, and says how many did.
pub async fn mark_delivered(writer: &Writer, order: OrderId, at_ms: i64) -> Result<u64, StoreError> {
    let marked = Entity::update_many()
        .col_expr(Column::DeliveredAtMs, Expr::val(at_ms))
        .filter(Column::OrderId.eq(order.to_string()))
        .filter(Column::DeliveredAtMs.is_null())
        .exec(writer.transaction())
        .await;
    marked
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("noting that parcels arrived", error))
}

/// Takes the numbers of the parcels of an order away: carriers know by them who got it.
pub(crate) async fn clear_tracking(writer: &Writer, order: OrderId) -> Result<(), StoreError> {
    let cleared = Entity::update_many()
        .col_expr(Column::Tracking, Expr::val(None::<String>))
        .filter(Column::OrderId.eq(order.to_string()))
        .exec(writer.transaction())
        .await;
    cleared
        .map(drop)
        .map_err(|error| StoreError::of("forgetting numbers of parcels", error))
}
