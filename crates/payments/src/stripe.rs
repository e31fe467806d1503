//! Stripe: its Checkout page for payments, payment intents for charging again, and what follows a payment.

use std::sync::Arc;

use domain::id::AttemptId;
use domain::money::Money;
use domain::order::{Finding, MovementKind};
use domain::payment::{Capture, Method, Provider};
use http::header::{AUTHORIZATION, HeaderName};
use http::{HeaderMap, Method as HttpMethod};
use serde::de::DeserializeOwned;

use crate::error::PaymentError;
use crate::exchange::{Answer, Call, Exchange, Repeats};
use crate::form::{Form, encoded};
use crate::request::{
    CaptureRequest, ChargeAgain, Charged, PaidAtProvider, RefundRequest, RefundState, Start, Started,
};
use crate::settings::StripeSettings;
use crate::signature;
use crate::stripe::finding::{has_failed, movement, of_intent, of_session_alone, read_currency};
use crate::stripe::objects::{
    Charge, Dispute, Event, Expandable, Failure, FailureError, List, PaymentIntent, Refund, Session,
};
use crate::webhook::{WebhookError, WebhookEvent, WebhookKind};

mod finding;
mod objects;
mod start;

/// The version of the interface that our tests hold a description of. Stripe answers in it whatever it learns later.
const VERSION: &str = "2022-11-15";

const VERSION_HEADER: HeaderName = HeaderName::from_static("stripe-version");
const KEY_HEADER: HeaderName = HeaderName::from_static("idempotency-key");
const SIGNATURE_HEADER: &str = "stripe-signature";

/// Where metadata names the attempt.
const ATTEMPT: &str = "attempt";
/// Where metadata says that there is no session: the payment itself is what `settle` is asked about.
const AGAIN: &str = "again";

/// Lists are read in pages of a hundred, and not more than this many.
const MAX_PAGES: usize = 20;

pub(crate) struct Stripe {
    exchange: Arc<Exchange>,
    settings: StripeSettings,
}

/// What Stripe answered, when the question was understood.
enum Reply<T> {
    Yes(T),
    No(FailureError),
}

impl Stripe {
    pub(crate) fn new(settings: &StripeSettings, exchange: Arc<Exchange>) -> Self {
        Stripe {
            exchange,
            settings: settings.clone(),
        }
    }

    pub(crate) async fn start(&self, request: &Start) -> Result<Started, PaymentError> {
        let form = start::session_form(request);
        let session: Session = self
            .post("/v1/checkout/sessions", form, &request.idempotency_key)
            .await?;
        let redirect = session.url.ok_or(malformed("a session without a page"))?;
        Ok(Started {
            provider_ref: session.id,
            redirect,
        })
    }

    pub(crate) async fn settle(&self, provider_ref: &str) -> Result<Finding, PaymentError> {
        match self.find(provider_ref).await? {
            (Some(session), None) => {
                let currency = session
                    .currency
                    .as_deref()
                    .ok_or(malformed("a session without a currency"))?;
                Ok(of_session_alone(&session, read_currency(currency)?))
            }
            (session, Some(intent)) => self.finding(session.as_ref(), &intent).await,
            (None, None) => Err(malformed("neither a session nor a payment")),
        }
    }

    pub(crate) async fn charge_again(&self, request: &ChargeAgain) -> Result<Charged, PaymentError> {
        let form = start::again_form(request).ok_or(PaymentError::refused(Provider::Stripe, "no_such_method"))?;
        let reply: Reply<PaymentIntent> = self
            .try_post("/v1/payment_intents", form, &request.idempotency_key)
            .await?;
        let intent = match reply {
            Reply::Yes(intent) => intent,
            // A declined card is an answer, and the payment that was declined comes with it.
            Reply::No(FailureError {
                payment_intent: Some(intent),
                ..
            }) => *intent,
            Reply::No(error) => return Err(refusal(&error)),
        };
        let step = intent
            .next_action
            .as_ref()
            .and_then(|next| next.redirect_to_url.as_ref());
        if let (true, Some(url)) = (
            intent.status == "requires_action",
            step.and_then(|step| step.url.clone()),
        ) {
            return Ok(Charged::NeedsStep {
                redirect: url,
                provider_ref: intent.id,
            });
        }
        // The answer holds ids alone of what has to be known whole.
        Ok(Charged::Done(self.settle(&intent.id).await?))
    }

    pub(crate) async fn capture(&self, request: &CaptureRequest) -> Result<Finding, PaymentError> {
        let intent = self.get_intent(&request.provider_ref).await?;
        let form = Form::new().add("amount_to_capture", request.amount.minor.to_string());
        let path = format!("/v1/payment_intents/{}/capture", encoded(&intent.id));
        let _: PaymentIntent = self.post(&path, form, &request.idempotency_key).await?;
        self.settle(&request.provider_ref).await
    }

    pub(crate) async fn refund(&self, request: &RefundRequest) -> Result<RefundState, PaymentError> {
        let intent = self.get_intent(&request.provider_ref).await?;
        let form = Form::new()
            .add("payment_intent", &intent.id)
            .add("amount", request.amount.minor.to_string())
            .add("metadata[attempt]", request.attempt.to_string());
        let refund: Refund = self.post("/v1/refunds", form, &request.idempotency_key).await?;
        let currency = read_currency(&refund.currency)?;
        Ok(match refund.status.as_deref() {
            Some("succeeded") => RefundState::Done {
                movement: movement(
                    MovementKind::Refund,
                    &refund.id,
                    refund.amount,
                    currency,
                    refund.created,
                ),
            },
            _ if has_failed(&refund) => RefundState::Failed {
                code: refund.failure_reason.unwrap_or_else(|| "failed".to_owned()),
            },
            _ => RefundState::Pending { reference: refund.id },
        })
    }

    pub(crate) async fn cancel(&self, provider_ref: &str) -> Result<Finding, PaymentError> {
        let (session, intent) = self.find(provider_ref).await?;
        let is_open = session
            .as_ref()
            .is_some_and(|session| session.status.as_deref() == Some("open"));
        let can_be_cancelled = intent.as_ref().filter(|intent| {
            let waits = matches!(
                intent.status.as_str(),
                "requires_payment_method" | "requires_confirmation" | "requires_action"
            );
            intent.status == "requires_capture" || (session.is_none() && waits)
        });
        let path = if is_open {
            format!("/v1/checkout/sessions/{}/expire", encoded(provider_ref))
        } else if let Some(intent) = can_be_cancelled {
            format!("/v1/payment_intents/{}/cancel", encoded(&intent.id))
        } else {
            return self.settle(provider_ref).await;
        };
        // Refused means that the buyer was faster: what they did is found below.
        let key = format!("{provider_ref}-cancel");
        let _: Reply<serde_json::Value> = self.try_post(&path, Form::new(), &key).await?;
        self.settle(provider_ref).await
    }

    pub(crate) async fn paid_since(&self, since_ms: i64) -> Result<Vec<PaidAtProvider>, PaymentError> {
        let before = (since_ms.div_euclid(1000) - 1).to_string();
        let charges: Vec<Charge> = self
            .list("/v1/charges", &[("created[gt]", &before)], |charge: &Charge| {
                charge.id.clone()
            })
            .await?;
        let paid = charges
            .into_iter()
            .filter(|charge| charge.taken_minor() > 0)
            .filter_map(|charge| {
                Some(PaidAtProvider {
                    provider: Provider::Stripe,
                    provider_ref: None,
                    attempt: charge.metadata.get(ATTEMPT).and_then(|id| id.parse().ok()),
                    // Another currency is of another shop in the same account.
                    amount: Money::new(charge.taken_minor(), read_currency(&charge.currency).ok()?),
                    at_ms: charge.created.saturating_mul(1000),
                })
            });
        Ok(paid.collect())
    }

    pub(crate) async fn read_webhook(
        &self,
        headers: &HeaderMap,
        body: &[u8],
        now_ms: i64,
    ) -> Result<WebhookEvent, WebhookError> {
        let header = headers.get(SIGNATURE_HEADER).and_then(|value| value.to_str().ok());
        signature::check(&self.settings.webhook_secret, header, body, now_ms)?;
        let event: Event = serde_json::from_slice(body).map_err(|_| WebhookError::Malformed)?;
        let object = event.data.object;
        let kind = match event.name.as_str() {
            name if name.starts_with("checkout.session.") || name.starts_with("payment_intent.") => {
                WebhookKind::Payment
            }
            name if name.starts_with("charge.dispute.") => WebhookKind::Dispute,
            name if name.starts_with("charge.refund") || name.starts_with("refund.") => WebhookKind::Refund,
            name if name.starts_with("charge.") => WebhookKind::Payment,
            _ => WebhookKind::Other,
        };
        let metadata = object.metadata.unwrap_or_default();
        let attempt: Option<AttemptId> = metadata.get(ATTEMPT).and_then(|id| id.parse().ok());
        let named = object.payment_intent.map(|intent| intent.id().to_owned());
        let provider_ref = match (kind, object.id) {
            (WebhookKind::Other, _) | (_, None) => None,
            (_, Some(id)) if id.starts_with("cs_") => Some(id),
            (_, Some(id)) => match named.or_else(|| id.starts_with("pi_").then_some(id)) {
                Some(intent) if metadata.contains_key(AGAIN) => Some(intent),
                Some(intent) => Some(self.session_of(intent).await?),
                None => None,
            },
        };
        Ok(WebhookEvent {
            event_id: event.id,
            provider_ref,
            attempt,
            kind,
        })
    }

    /// The session a payment was begun in, or the payment itself if there was none.
    async fn session_of(&self, intent: String) -> Result<String, WebhookError> {
        let path = format!("/v1/checkout/sessions?payment_intent={}&limit=1", encoded(&intent));
        match self.get::<List<Session>>(&path).await {
            Ok(found) => Ok(found.data.into_iter().next().map_or(intent, |session| session.id)),
            Err(PaymentError::Refused { .. }) => Ok(intent),
            Err(_) => Err(WebhookError::Unreachable),
        }
    }

    async fn finding(&self, session: Option<&Session>, intent: &PaymentIntent) -> Result<Finding, PaymentError> {
        let charge = intent.latest_charge.as_ref().and_then(Expandable::whole);
        let of_intent_query = [("payment_intent", intent.id.as_str())];
        let refunds: Vec<Refund> = match charge.and_then(|charge| charge.refunds.as_ref()) {
            Some(refunds) if refunds.has_more => {
                self.list("/v1/refunds", &of_intent_query, |refund: &Refund| refund.id.clone())
                    .await?
            }
            _ => Vec::new(),
        };
        let refunds = match charge.and_then(|charge| charge.refunds.as_ref()) {
            Some(few) if !few.has_more => few.data.as_slice(),
            _ => refunds.as_slice(),
        };
        let disputes: Vec<Dispute> = if charge.is_some_and(|charge| charge.disputed) {
            self.list("/v1/disputes", &of_intent_query, |dispute: &Dispute| dispute.id.clone())
                .await?
        } else {
            Vec::new()
        };
        of_intent(intent, session, refunds, &disputes)
    }

    /// The session and its payment, or the payment alone, by the id of either.
    async fn find(&self, provider_ref: &str) -> Result<(Option<Session>, Option<PaymentIntent>), PaymentError> {
        let id = encoded(provider_ref);
        if provider_ref.starts_with("pi_") {
            let path = format!("/v1/payment_intents/{id}?{}", expansions(""));
            return Ok((None, Some(self.get(&path).await?)));
        }
        let path = format!("/v1/checkout/sessions/{id}?{}", expansions("payment_intent."));
        let mut session: Session = self.get(&path).await?;
        match session.payment_intent.take() {
            Some(Expandable::Whole(intent)) => Ok((Some(session), Some(*intent))),
            Some(Expandable::Id(_)) => Err(malformed("a payment that was to come whole")),
            None => Ok((Some(session), None)),
        }
    }

    async fn get_intent(&self, provider_ref: &str) -> Result<PaymentIntent, PaymentError> {
        let (_, intent) = self.find(provider_ref).await?;
        intent.ok_or(PaymentError::refused(Provider::Stripe, "nothing_paid"))
    }

    /// All pages of a list.
    async fn list<T: DeserializeOwned>(
        &self,
        path: &str,
        query: &[(&str, &str)],
        id: impl Fn(&T) -> String,
    ) -> Result<Vec<T>, PaymentError> {
        let mut all: Vec<T> = Vec::new();
        for _ in 0..MAX_PAGES {
            let mut form = Form::new().add("limit", "100");
            for (name, value) in query {
                form = form.add(name, value);
            }
            if let Some(last) = all.last() {
                form = form.add("starting_after", id(last));
            }
            let page: List<T> = self.get(&format!("{path}?{}", form.into_string())).await?;
            let is_last = !page.has_more || page.data.is_empty();
            all.extend(page.data);
            if is_last {
                return Ok(all);
            }
        }
        Err(malformed("a list without an end"))
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, PaymentError> {
        let answer = self.exchange.ask(&self.call(HttpMethod::GET, path, None)).await?;
        match read(&answer)? {
            Reply::Yes(value) => Ok(value),
            Reply::No(error) => Err(refusal(&error)),
        }
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, form: Form, key: &str) -> Result<T, PaymentError> {
        match self.try_post(path, form, key).await? {
            Reply::Yes(value) => Ok(value),
            Reply::No(error) => Err(refusal(&error)),
        }
    }

    async fn try_post<T: DeserializeOwned>(&self, path: &str, form: Form, key: &str) -> Result<Reply<T>, PaymentError> {
        let mut call = self.call(HttpMethod::POST, path, Some(form));
        call.headers.push((KEY_HEADER, key.to_owned()));
        read(&self.exchange.ask(&call).await?)
    }

    /// Every question may be repeated: it only reads, or it carries a key.
    fn call(&self, method: HttpMethod, path: &str, form: Option<Form>) -> Call {
        Call {
            provider: Provider::Stripe,
            method,
            url: format!("{}{path}", self.settings.api_base.trim_end_matches('/')),
            headers: vec![
                (AUTHORIZATION, format!("Bearer {}", self.settings.secret_key.expose())),
                (VERSION_HEADER, VERSION.to_owned()),
            ],
            body: form.map(|form| ("application/x-www-form-urlencoded", form.into_string())),
            repeats: Repeats::Safely,
        }
    }
}

/// What is to come whole with a payment that stands at the end of `prefix`.
fn expansions(prefix: &str) -> String {
    ["latest_charge.balance_transaction", "latest_charge.refunds"]
        .into_iter()
        .fold(Form::new(), |form, what| {
            form.add("expand[]", format!("{prefix}{what}"))
        })
        .into_string()
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<Reply<T>, PaymentError> {
    if answer.status.is_success() {
        let value = serde_json::from_slice(&answer.body);
        return value
            .map(Reply::Yes)
            .map_err(|_| malformed("an object of another shape"));
    }
    let failure: Result<Failure, _> = serde_json::from_slice(&answer.body);
    failure
        .map(|failure| Reply::No(failure.error))
        .map_err(|_| malformed("a refusal without a reason"))
}

fn refusal(error: &FailureError) -> PaymentError {
    let code = error.code.as_deref().or(error.sort.as_deref());
    PaymentError::refused(Provider::Stripe, code.unwrap_or("unknown"))
}

const fn malformed(what: &'static str) -> PaymentError {
    PaymentError::Malformed {
        provider: Provider::Stripe,
        what,
    }
}

/// Which of Stripe's methods carries one of ours. Cartes Bancaires is a brand of cards: the buyer chooses it on Stripe's page.
pub(crate) const fn method_name(method: Method) -> &'static str {
    match method {
        Method::Card | Method::CartesBancaires => "card",
        Method::SepaDebit
        | Method::Bancontact
        | Method::Eps
        | Method::Swish
        | Method::MobilePay
        | Method::PayPal
        | Method::Klarna => method.name(),
    }
}

pub(crate) const fn capture_name(capture: Capture) -> &'static str {
    match capture {
        Capture::AtOnce => "automatic",
        Capture::OnShipment => "manual",
    }
}
