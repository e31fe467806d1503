//! What follows for the rest of the shop, in the very transaction in which an order's money becomes certain or in which it ends.
//!
//! Stock and coupons are taken when the order button is pressed, not when the money arrives: a buyer who pays is never told
//! afterwards that there was nothing left. The reservation is bounded by the order's term, after which all of it is given back.

use std::collections::BTreeMap;

use domain::catalog::Sku;
use domain::order::Order;
use store::coupons::{give_back_use, take_use};
use store::events::add_events;
use store::orders::{Settled, list_lines};
use store::sessions::mark_session_ordered;
use store::stock::{give_back_stock, list_stock, take_stock};
use store::{Reads, StoreError, Writer};

use crate::app::App;
use crate::baskets::units_by_product;

/// Why nothing could be reserved. The transaction is to be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReserved {
    SoldOut(Vec<String>),
    CouponUsedUp,
}

/// Takes the stock and the use of the coupon of an order that is about to be placed.
pub async fn reserve(writer: &Writer, order: &Order) -> Result<Result<(), NotReserved>, StoreError> {
    if let Some(code) = &order.coupon
        && !take_use(writer, code).await?
    {
        return Ok(Err(NotReserved::CouponUsedUp));
    }
    let lines = list_lines(writer, order.id).await?;
    let needed = units_by_product(lines.iter().map(|line| (&line.sku, line.quantity)));
    let mut missing = Vec::new();
    // By name, so that nobody waits in a circle.
    for (product, units) in &needed {
        if !take_stock(writer, product, *units).await? {
            missing.push(*product);
        }
    }
    if missing.is_empty() {
        return Ok(Ok(()));
    }
    let skus = lines
        .iter()
        .filter(|line| missing.contains(&line.sku.product.as_str()))
        .map(|line| line.sku.to_string());
    Ok(Err(NotReserved::SoldOut(skus.collect())))
}

/// Gives back what an order had reserved that ended without having been sold. To be called once, in the transaction that ends it.
pub async fn release(writer: &Writer, order: &Order) -> Result<(), StoreError> {
    // A draft has reserved nothing.
    if order.placed_at_ms.is_none() {
        return Ok(());
    }
    if let Some(code) = &order.coupon {
        give_back_use(writer, code).await?;
    }
    let lines = list_lines(writer, order.id).await?;
    for (product, units) in units_by_product(lines.iter().map(|line| (&line.sku, line.quantity))) {
        give_back_stock(writer, product, units).await?;
    }
    Ok(())
}

/// Packages of which there are not enough, by the books. Stock is counted per product, so two packages can be too many together.
pub async fn missing(reads: &impl Reads, packages: &[(&Sku, u32)]) -> Result<Vec<String>, StoreError> {
    let needed = units_by_product(packages.iter().copied());
    let stock: BTreeMap<String, u32> = list_stock(reads).await?.into_iter().collect();
    let lacks = |sku: &Sku| {
        stock
            .get(&sku.product)
            .is_some_and(|left| *left < needed[sku.product.as_str()])
    };
    let skus = packages.iter().map(|(sku, _)| *sku).filter(|sku| lacks(sku));
    Ok(skus.map(ToString::to_string).collect())
}

/// What follows a finding that made money certain, once for each order.
pub async fn follow(app: &App, writer: &Writer, settled: &Settled, now_ms: i64) -> Result<(), StoreError> {
    let order = &settled.order;
    if !settled.is_sale() {
        return Ok(());
    }
    // A funnel led to one purchase, however many orders it has.
    if order.first.is_none()
        && let Some(event) = app.events.ordered(&app.pages.edition(), order, now_ms)
    {
        add_events(writer, &[event]).await?;
    }
    if let Some(session) = order.session {
        mark_session_ordered(writer, session, now_ms).await?;
    }
    Ok(())
}
