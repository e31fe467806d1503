//! Payments of an order: the order button, the buyer who comes back, and the one who comes back without having paid.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use domain::order::PayRefusal;
use domain::payment::Standing;
use http::{HeaderMap, StatusCode};
use payments::PaymentError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::orders::{OrderProblemView, PlacedOrderView, coupon_refused, order_view, price_changed, proof, sold_out};
use super::quotes::quote_view;
use crate::app::App;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::orders::effects::NotReserved;
use crate::orders::own_order;
use crate::orders::place::{Press, PressRefusal, press};
use crate::pages::names::MethodName;
use crate::settle::{self, SettleError};

pub const SETTLE_PATH: &str = "/api/orders/{id}/settle";

/// When a provider does not answer, buyers are asked to wait this long.
const RETRY_AFTER_SECONDS: u32 = 5;

/// A press on the order button.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PaymentRequest {
    /// `att_` and a ULID, made by the browser: the same again is the same payment.
    #[schema(example = "att_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    attempt: String,
    /// Of the words that the button had.
    #[schema(example = "2026-11-15")]
    button_version: String,
    #[schema(value_type = MethodName)]
    method: String,
    /// Pay by what the buyer left with the first order of the purchase.
    #[serde(default)]
    again: bool,
}

/// A payment that waits for the buyer.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentView {
    attempt: String,
    /// Where the browser goes; none if the method needs no step of the buyer's: ask the order what became of it.
    #[schema(required = true)]
    redirect: Option<String>,
}

/// Places the order and begins a payment.
#[utoipa::path(
    post,
    path = "/api/orders/{id}/payments",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    request_body = PaymentRequest,
    responses(
        (status = 201, description = "The order is placed", body = PaymentView),
        (status = 200, description = "The same payment had begun", body = PaymentView),
        (status = 400, description = "Not a payment", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "`already-paid`, `payment-under-way`, `order-ended`, `price-changed` (with `quote`), `sold-out` (with `skus`), or `conflict`: this attempt is over", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 422, description = "`button-words-outdated`, `method-not-offered` or `coupon-refused` (with `why`)", body = OrderProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address, or too many attempts for this order", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "`provider-unavailable`, or the database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_payment(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<PaymentRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<PaymentView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let (id, token) = proof(&id, &headers)?;
    let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
    let pressed = Press {
        attempt: request
            .attempt
            .parse()
            .map_err(|_| bad("`attempt` is not `att_` and a ULID."))?,
        button_version: request.button_version,
        method: request
            .method
            .parse()
            .map_err(|_| Problem::new(Code::MethodNotOffered))?,
        is_again: request.again,
    };
    let whole = own_order(&app, id, token).await?;
    let edition = app.pages.edition();
    let now_ms = app.press.clock.now_ms();
    let begun = match press(&app, &edition, &whole, &pressed, now_ms).await {
        Ok(begun) => begun,
        Err(PressRefusal::PriceChanged(priced)) => {
            return Err(price_changed(&quote_view(&edition.site, whole.order.locale, &priced)));
        }
        Err(refusal) => return Err(refusal.into()),
    };
    let status = if begun.is_repeated {
        StatusCode::OK
    } else {
        StatusCode::CREATED
    };
    let view = PaymentView {
        attempt: begun.attempt.to_string(),
        redirect: begun.redirect,
    };
    Ok((status, Json(view)))
}

/// Asks the provider what became of the payment, and shows the order.
#[utoipa::path(
    post,
    path = "/api/orders/{id}/settle",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 200, description = "The order", body = PlacedOrderView),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "`provider-unavailable`, or the database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_settle(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<PlacedOrderView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let whole = own_order(&app, id, token).await?;
    let mut has_asked = false;
    for attempt in whole.attempts.iter().rev().filter(|attempt| settle::is_open(attempt)) {
        settle::settle(&app, attempt).await?;
        has_asked = true;
    }
    let whole = if has_asked {
        own_order(&app, id, token).await?
    } else {
        whole
    };
    Ok(Json(order_view(&app.pages.edition().site, &whole)))
}

/// The buyer came back without having paid: their pay page is closed, if it can be. The order stays, and can be paid again.
#[utoipa::path(
    delete,
    path = "/api/orders/{id}/payments",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 204, description = "No pay page is open any more, unless its money is on the way"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "`provider-unavailable`, or the database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn delete_payments(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let whole = own_order(&app, id, token).await?;
    let open = whole
        .attempts
        .iter()
        .filter(|attempt| attempt.standing == Standing::Pending && !attempt.is_in_process);
    for attempt in open {
        settle::close(&app, attempt).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

impl From<SettleError> for Problem {
    fn from(error: SettleError) -> Self {
        match error {
            SettleError::Provider(error) => provider_problem(&error),
            SettleError::Store(error) => error.into(),
        }
    }
}

impl From<PressRefusal> for Problem {
    fn from(refusal: PressRefusal) -> Self {
        match refusal {
            PressRefusal::ButtonWordsOutdated => {
                Problem::new(Code::ButtonWordsOutdated).with_detail("Load the page again.")
            }
            PressRefusal::MethodNotOffered => Problem::new(Code::MethodNotOffered),
            PressRefusal::Pay(PayRefusal::AlreadyPaid) => Problem::new(Code::AlreadyPaid),
            PressRefusal::Pay(PayRefusal::UnderWay) => Problem::new(Code::PaymentUnderWay),
            PressRefusal::Pay(PayRefusal::Ended) => Problem::new(Code::OrderEnded),
            PressRefusal::Pay(PayRefusal::TooManyAttempts) => {
                let detail = "This order was tried to be paid too often: make a new one.";
                Problem::new(Code::TooManyRequests).with_detail(detail)
            }
            PressRefusal::PriceChanged(_) => Problem::new(Code::PriceChanged),
            PressRefusal::Reserve(NotReserved::SoldOut(skus)) => sold_out(&skus),
            PressRefusal::Reserve(NotReserved::CouponUsedUp) => coupon_refused("used-up"),
            PressRefusal::AttemptOver => {
                let detail = "This attempt is over, or the order was changed: look at it, and begin a new attempt.";
                Problem::new(Code::Conflict).with_detail(detail)
            }
            PressRefusal::Provider(error) => provider_problem(&error),
            PressRefusal::Store(error) => error.into(),
        }
    }
}

/// What the provider said is in the log.
fn provider_problem(error: &PaymentError) -> Problem {
    match error {
        PaymentError::Unreachable { .. } | PaymentError::Malformed { .. } | PaymentError::NotConfigured { .. } => {
            Problem::new(Code::ProviderUnavailable).with_retry_after(RETRY_AFTER_SECONDS)
        }
        PaymentError::Refused { .. } => {
            let detail = "The payment service does not take this payment: choose another way to pay.";
            Problem::new(Code::ProviderUnavailable).with_detail(detail)
        }
    }
}
