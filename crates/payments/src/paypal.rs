//! PayPal's Orders: created by us, approved by the buyer on PayPal's page, taken by us.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::id::AttemptId;
use domain::order::Finding;
use domain::payment::{Capture, Provider, Standing};
use http::header::{AUTHORIZATION, HeaderName};
use http::{HeaderMap, Method as HttpMethod, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::error::PaymentError;
use crate::exchange::{Answer, Call, Exchange, Repeats};
use crate::form::encoded;
use crate::paypal::finding::{has_failed, malformed, of_order, read_amount, refund_movement, without_payment};
use crate::paypal::objects::{Dispute, Disputes, Failure, Order, Refund, Token};
use crate::request::{CaptureRequest, Expected, RefundRequest, RefundState, Start, Started};
use crate::settings::{PayPalSettings, Secret};
use crate::webhook::{WebhookError, WebhookEvent};

mod finding;
mod messages;
mod objects;
mod reports;
mod requests;

const REQUEST_ID: HeaderName = HeaderName::from_static("paypal-request-id");
const PREFER: HeaderName = HeaderName::from_static("prefer");

/// A token is dropped this long before its end, and kept for a day at most, whatever PayPal says.
const TOKEN_MARGIN: Duration = Duration::from_mins(1);
const TOKEN_MOST: Duration = Duration::from_hours(24);

/// Of disputes about one payment more are never looked at.
const MAX_DISPUTES: usize = 5;

pub(crate) struct PayPal {
    exchange: Arc<Exchange>,
    settings: PayPalSettings,
    token: Mutex<Option<(Secret, Instant)>>,
}

impl PayPal {
    pub(crate) fn new(settings: &PayPalSettings, exchange: Arc<Exchange>) -> Self {
        PayPal {
            exchange,
            settings: settings.clone(),
            token: Mutex::new(None),
        }
    }

    pub(crate) async fn start(&self, request: &Start) -> Result<Started, PaymentError> {
        let order: Order = self
            .post(
                "/v2/checkout/orders",
                &requests::order(request),
                &request.idempotency_key,
            )
            .await?;
        let page = order
            .links
            .into_iter()
            .find(|link| matches!(link.rel.as_str(), "payer-action" | "approve"));
        Ok(Started {
            provider_ref: order.id,
            redirect: page.ok_or(malformed("an order without a page"))?.href,
        })
    }

    /// Asks, and takes what the buyer approved.
    pub(crate) async fn settle(&self, provider_ref: &str, expected: &Expected) -> Result<Finding, PaymentError> {
        let currency = expected.amount.currency;
        let Some(order) = self.find_order(provider_ref).await? else {
            // Orders that nobody approved are forgotten after some hours.
            return Ok(without_payment(provider_ref, Standing::Expired, currency));
        };
        if order.status.as_deref() != Some("APPROVED") || order.payments().is_some_and(|some| !some.captures.is_empty())
        {
            let disputes = self.disputes_of(&order).await?;
            return of_order(&order, &disputes, currency);
        }
        if !expected.is_wanted {
            return Ok(without_payment(provider_ref, Standing::Cancelled, currency));
        }
        // Taking is asked for once in each state of the order, however many ask at once; a new approval is a new state.
        let key = format!("{}-{}", expected.idempotency_key, order.moment());
        let intent = order.intent.as_deref();
        let verb = match (intent, expected.capture) {
            (Some("AUTHORIZE"), _) | (None, Capture::OnShipment) => "authorize",
            _ => "capture",
        };
        let path = format!("/v2/checkout/orders/{}/{verb}", encoded(provider_ref));
        match self.post::<Order>(&path, &serde_json::json!({}), &key).await {
            // What came of it is asked, because the answer may be of an earlier request.
            Ok(_) => {}
            Err(PaymentError::Refused { code, .. }) => match code.as_str() {
                "ORDER_ALREADY_CAPTURED" | "ORDER_ALREADY_AUTHORIZED" => {}
                "ORDER_NOT_APPROVED" | "PAYER_ACTION_REQUIRED" => {
                    return Ok(without_payment(provider_ref, Standing::Pending, currency));
                }
                // Nothing was taken and nothing will be: only we can take it.
                "INSTRUMENT_DECLINED"
                | "TRANSACTION_REFUSED"
                | "PAYER_CANNOT_PAY"
                | "PAYER_ACCOUNT_RESTRICTED"
                | "PAYER_ACCOUNT_LOCKED_OR_CLOSED"
                | "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED" => {
                    return Ok(without_payment(provider_ref, Standing::Failed, currency));
                }
                _ => return Err(PaymentError::refused(Provider::PayPal, &code)),
            },
            Err(error) => return Err(error),
        }
        let order = self.get_order(provider_ref).await?;
        of_order(&order, &[], currency)
    }

    pub(crate) async fn capture(&self, request: &CaptureRequest) -> Result<Finding, PaymentError> {
        let order = self.get_order(&request.provider_ref).await?;
        let authorization = order.payments().and_then(|payments| payments.authorizations.last());
        let authorization = authorization.ok_or(PaymentError::refused(Provider::PayPal, "nothing_authorised"))?;
        let path = format!("/v2/payments/authorizations/{}/capture", encoded(&authorization.id));
        let _: Value = self
            .post(&path, &requests::capture(request.amount), &request.idempotency_key)
            .await?;
        let order = self.get_order(&request.provider_ref).await?;
        of_order(&order, &[], request.amount.currency)
    }

    pub(crate) async fn refund(&self, request: &RefundRequest) -> Result<RefundState, PaymentError> {
        let order = self.get_order(&request.provider_ref).await?;
        let capture = order.payments().and_then(|payments| payments.captures.last());
        let capture = capture.ok_or(PaymentError::refused(Provider::PayPal, "nothing_paid"))?;
        let path = format!("/v2/payments/captures/{}/refund", encoded(&capture.id));
        let body = requests::refund(request.amount, &request.attempt.to_string());
        let refund: Refund = self.post(&path, &body, &request.idempotency_key).await?;
        Ok(match refund.status.as_deref() {
            Some("COMPLETED") => RefundState::Done {
                movement: refund_movement(&refund)?,
            },
            _ if has_failed(&refund) => RefundState::Failed {
                code: "failed".to_owned(),
            },
            _ => RefundState::Pending { reference: refund.id },
        })
    }

    /// Gives up what was authorised. An order that was only approved ends by never being taken.
    pub(crate) async fn cancel(&self, provider_ref: &str) -> Result<Finding, PaymentError> {
        let Some(order) = self.find_order(provider_ref).await? else {
            return Err(PaymentError::refused(Provider::PayPal, "RESOURCE_NOT_FOUND"));
        };
        let amount = order.purchase_units.first().and_then(|unit| unit.amount.as_ref());
        let currency = read_amount(amount)?.currency;
        let found = of_order(&order, &[], currency)?;
        let authorization = order.payments().and_then(|payments| payments.authorizations.last());
        match (found.standing, authorization) {
            (Standing::Authorised, Some(authorization)) => {
                let path = format!("/v2/payments/authorizations/{}/void", encoded(&authorization.id));
                let key = format!("{provider_ref}-void");
                // Answers without a body unless asked for one; either says that it is done.
                let call = self.call(HttpMethod::POST, &path, Some(String::new()), &[(REQUEST_ID, key)]);
                let answer = self.ask(call).await?;
                if !answer.status.is_success() {
                    return Err(refusal(&answer));
                }
                of_order(&self.get_order(provider_ref).await?, &[], currency)
            }
            (Standing::Pending, _) if !found.is_in_process => {
                Ok(without_payment(provider_ref, Standing::Cancelled, currency))
            }
            _ => Ok(found),
        }
    }

    pub(crate) async fn read_webhook(&self, headers: &HeaderMap, body: &[u8]) -> Result<WebhookEvent, WebhookError> {
        messages::read(self, headers, body).await
    }

    /// Disputes about a payment that was taken.
    async fn disputes_of(&self, order: &Order) -> Result<Vec<Dispute>, PaymentError> {
        let capture = order.payments().and_then(|payments| payments.captures.last());
        let Some(capture) = capture else {
            return Ok(Vec::new());
        };
        let path = format!("/v1/customer/disputes?disputed_transaction_id={}", encoded(&capture.id));
        let list: Disputes = match self.get(&path).await {
            Ok(list) => list,
            // Accounts may be closed to this question; then the operator sees disputes at PayPal alone.
            Err(PaymentError::Refused { .. }) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut disputes = Vec::new();
        for item in list.items.iter().take(MAX_DISPUTES) {
            let path = format!("/v1/customer/disputes/{}", encoded(&item.dispute_id));
            disputes.push(self.get(&path).await?);
        }
        Ok(disputes)
    }

    async fn get_order(&self, provider_ref: &str) -> Result<Order, PaymentError> {
        let order = self.find_order(provider_ref).await?;
        order.ok_or(PaymentError::refused(Provider::PayPal, "RESOURCE_NOT_FOUND"))
    }

    async fn find_order(&self, provider_ref: &str) -> Result<Option<Order>, PaymentError> {
        let path = format!("/v2/checkout/orders/{}", encoded(provider_ref));
        let answer = self.ask(self.call(HttpMethod::GET, &path, None, &[])).await?;
        if answer.status == StatusCode::NOT_FOUND {
            return Ok(None);
        }
        read(&answer).map(Some)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, PaymentError> {
        read(&self.ask(self.call(HttpMethod::GET, path, None, &[])).await?)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value, key: &str) -> Result<T, PaymentError> {
        let headers = [
            (REQUEST_ID, key.to_owned()),
            (PREFER, "return=representation".to_owned()),
        ];
        let call = self.call(HttpMethod::POST, path, Some(body.to_string()), &headers);
        read(&self.ask(call).await?)
    }

    /// A question without its token. It only reads, or it carries a key.
    fn call(&self, method: HttpMethod, path: &str, body: Option<String>, headers: &[(HeaderName, String)]) -> Call {
        Call {
            provider: Provider::PayPal,
            method,
            url: format!("{}{path}", self.settings.api_base.trim_end_matches('/')),
            headers: headers.to_vec(),
            body: body.map(|body| ("application/json", body)),
            repeats: Repeats::Safely,
        }
    }

    /// Asks with the token at hand, and once more with a new one if it is not taken any more.
    async fn ask(&self, mut call: Call) -> Result<Answer, PaymentError> {
        let plain = call.headers.clone();
        for is_last in [false, true] {
            let token = self.token().await?;
            call.headers.clone_from(&plain);
            call.headers.push((AUTHORIZATION, format!("Bearer {}", token.expose())));
            let answer = self.exchange.ask(&call).await?;
            if answer.status != StatusCode::UNAUTHORIZED || is_last {
                return Ok(answer);
            }
            *self.token.lock().await = None;
        }
        Err(malformed("it takes no token of its own"))
    }

    /// The token, asked for by one caller however many wait.
    async fn token(&self) -> Result<Secret, PaymentError> {
        let mut kept = self.token.lock().await;
        if let Some((token, until)) = kept.as_ref()
            && Instant::now() < *until
        {
            return Ok(token.clone());
        }
        let credentials = format!("{}:{}", self.settings.client_id, self.settings.secret.expose());
        let mut call = self.call(
            HttpMethod::POST,
            "/v1/oauth2/token",
            Some("grant_type=client_credentials".to_owned()),
            &[(AUTHORIZATION, format!("Basic {}", STANDARD.encode(credentials)))],
        );
        if let Some((sort, _)) = &mut call.body {
            *sort = "application/x-www-form-urlencoded";
        }
        let token: Token = read(&self.exchange.ask(&call).await?)?;
        let lasts = Duration::from_secs(token.expires_in)
            .min(TOKEN_MOST)
            .saturating_sub(TOKEN_MARGIN);
        let secret = Secret::new(token.access_token);
        *kept = Some((secret.clone(), Instant::now() + lasts));
        Ok(secret)
    }
}

/// Which attempt a `custom_id` names.
fn attempt_of(custom_id: Option<&str>) -> Option<AttemptId> {
    custom_id.and_then(|id| id.parse().ok())
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, PaymentError> {
    if !answer.status.is_success() {
        return Err(refusal(answer));
    }
    serde_json::from_slice(&answer.body).map_err(|_| malformed("an object of another shape"))
}

fn refusal(answer: &Answer) -> PaymentError {
    let Ok(failure) = serde_json::from_slice::<Failure>(&answer.body) else {
        return malformed("a refusal without a reason");
    };
    let issue = failure.details.into_iter().find_map(|detail| detail.issue);
    let code = issue.or(failure.name).or(failure.error);
    PaymentError::refused(Provider::PayPal, code.as_deref().unwrap_or("unknown"))
}
