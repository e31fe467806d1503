//! The sandbox's messages to the shop: signed like Stripe's, and as unreliable as the plan of an action wants them.

use std::sync::Arc;
use std::time::Duration;

use domain::id::AttemptId;
use domain::payment::Provider;
use http::header::HeaderName;
use http::{HeaderMap, Method};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use crate::exchange::{Call, Exchange, Repeats};
use crate::sandbox::WebhookPlan;
use crate::sandbox::books::{Payment, new_id};
use crate::settings::{Clock, Secret};
use crate::signature;
use crate::webhook::{WebhookError, WebhookEvent, WebhookKind};

const SIGNATURE: HeaderName = HeaderName::from_static("sandbox-signature");

/// Messages under way at once. What comes when all are busy is not sent: the shop has to live with lost ones anyway.
const MAX_UNDER_WAY: usize = 32;

/// A message is tried this often, with a second between.
const TRIES: usize = 3;

#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    id: String,
    #[serde(rename = "type")]
    name: String,
    payment: String,
    attempt: String,
}

impl Message {
    pub(crate) fn new(name: &str, payment: &Payment) -> Option<Self> {
        Some(Message {
            id: new_id("sbx_event_").ok()?,
            name: name.to_owned(),
            payment: payment.id.clone(),
            attempt: payment.attempt().to_string(),
        })
    }
}

pub(crate) struct Messenger {
    exchange: Arc<Exchange>,
    url: String,
    secret: Secret,
    clock: Clock,
    free: Arc<Semaphore>,
}

impl Messenger {
    pub(crate) fn new(exchange: Arc<Exchange>, url: &str, secret: &Secret, clock: &Clock) -> Self {
        Messenger {
            exchange,
            url: url.to_owned(),
            secret: secret.clone(),
            clock: Arc::clone(clock),
            free: Arc::new(Semaphore::new(MAX_UNDER_WAY)),
        }
    }

    /// Sends messages one after the other, as the plan says, while the caller goes on.
    pub(crate) fn send(&self, mut messages: Vec<Message>, plan: WebhookPlan) {
        let Ok(permit) = Arc::clone(&self.free).try_acquire_owned() else {
            return;
        };
        if plan.never {
            return;
        }
        if plan.out_of_order {
            messages.reverse();
        }
        if plan.twice {
            messages = messages.iter().chain(&messages).cloned().collect();
        }
        let exchange = Arc::clone(&self.exchange);
        let (url, secret, clock) = (self.url.clone(), self.secret.clone(), Arc::clone(&self.clock));
        tokio::spawn(async move {
            let _permit = permit;
            for message in messages {
                let body = serde_json::to_string(&message).expect("a message is plain data");
                for _ in 0..TRIES {
                    let call = Call {
                        provider: Provider::Sandbox,
                        method: Method::POST,
                        url: url.clone(),
                        headers: vec![(SIGNATURE, signature::sign(&secret, body.as_bytes(), clock()))],
                        body: Some(("application/json", body.clone())),
                        repeats: Repeats::Never,
                    };
                    let answer = exchange.ask(&call).await;
                    if answer.is_ok_and(|answer| answer.status.is_success()) {
                        break;
                    }
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        });
    }
}

/// Reads a message that the sandbox signed.
pub(crate) fn read(
    secret: &Secret,
    headers: &HeaderMap,
    body: &[u8],
    now_ms: i64,
) -> Result<WebhookEvent, WebhookError> {
    let header = headers.get(SIGNATURE).and_then(|value| value.to_str().ok());
    signature::check(secret, header, body, now_ms)?;
    let message: Message = serde_json::from_slice(body).map_err(|_| WebhookError::Malformed)?;
    let attempt: AttemptId = message.attempt.parse().map_err(|_| WebhookError::Malformed)?;
    let kind = match message.name.split('.').next() {
        Some("payment" | "charge") => WebhookKind::Payment,
        Some("refund") => WebhookKind::Refund,
        Some("dispute") => WebhookKind::Dispute,
        _ => WebhookKind::Other,
    };
    Ok(WebhookEvent {
        event_id: message.id,
        provider_ref: Some(message.payment),
        attempt: Some(attempt),
        kind,
    })
}
