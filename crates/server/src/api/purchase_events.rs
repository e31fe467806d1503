//! `POST /api/orders/{id}/purchase-event`: what a tag manager is told of a sale, handed out once for each order. A thank-you page
//! that is opened again, or in another tab, counts nothing twice.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::money::Money;
use domain::order::{OrderLine, OrderState};
use http::{HeaderMap, StatusCode};
use serde::Serialize;
use store::Writer;
use store::orders::tell_purchase;
use utoipa::ToSchema;

use super::orders::proof;
use crate::app::App;
use crate::http::problem::{Problem, ProblemView};
use crate::orders::{WholeOrder, own_order};

pub const PATH: &str = "/api/orders/{id}/purchase-event";

/// A sale as tag managers read it. It names nobody.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseEventView {
    #[schema(example = "purchase")]
    event: &'static str,
    /// The same for the same order, wherever it is told: who hears of it twice can tell.
    #[schema(example = "ord_01KA3Q1QY0V5W3N8Z4T6R2H9CD-purchase")]
    event_id: String,
    ecommerce: PurchaseView,
}

/// What was sold. Amounts are in the currency, tax included.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseView {
    #[schema(example = "DE-100001")]
    transaction_id: String,
    value: f64,
    tax: f64,
    shipping: f64,
    #[schema(example = "EUR")]
    currency: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    coupon: Option<String>,
    items: Vec<PurchaseItemView>,
}

/// A line of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseItemView {
    #[schema(example = "daily-trio-3")]
    item_id: String,
    item_name: String,
    /// Of one package, after its share of the discount.
    price: f64,
    quantity: u32,
}

/// Hands out what a tag manager is told of a sale, the first time it is asked for.
#[utoipa::path(
    post,
    path = "/api/orders/{id}/purchase-event",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 200, description = "Tell it, now", body = PurchaseEventView),
        (status = 204, description = "There is nothing to tell: it was told before, or its money is not certain"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_purchase_event(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let whole = own_order(&app, id, token).await?;
    let Some(event) = event_of(&whole) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let now_ms = app.press.clock.now_ms();
    let telling = app.store.write("telling of a sale", async |writer: &Writer| {
        tell_purchase(writer, id, now_ms).await
    });
    Ok(if telling.await? {
        Json(event).into_response()
    } else {
        StatusCode::NO_CONTENT.into_response()
    })
}

fn event_of(whole: &WholeOrder) -> Option<PurchaseEventView> {
    let order = &whole.order;
    if !matches!(order.state, OrderState::Paid | OrderState::Authorised) {
        return None;
    }
    let currency = order.total.currency;
    let item = |line: &OrderLine| PurchaseItemView {
        item_id: line.sku.to_string(),
        item_name: line.name.clone(),
        price: decimal(line.total) / f64::from(line.quantity.max(1)),
        quantity: line.quantity,
    };
    Some(PurchaseEventView {
        event: "purchase",
        event_id: format!("{}-purchase", order.id),
        ecommerce: PurchaseView {
            transaction_id: order.number?.to_string(),
            value: decimal(order.total),
            tax: decimal(Money::sum(currency, order.vat.iter().map(|part| part.vat))),
            shipping: decimal(order.delivery),
            currency: currency.code(),
            coupon: order.coupon.as_ref().map(ToString::to_string),
            items: whole.lines.iter().map(item).collect(),
        },
    })
}

/// Tag managers calculate with numbers, not with cents. No amount of ours is too large for one.
fn decimal(amount: Money) -> f64 {
    let cents = i32::try_from(amount.minor).unwrap_or(i32::MAX);
    f64::from(cents) / 100.0
}
