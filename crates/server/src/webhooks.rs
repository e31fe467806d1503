//! Tells a program of the operator who may be sent the newsletter and who may not any more, and what becomes of orders, signed
//! after the Standard Webhooks scheme. Only who confirmed the newsletter is ever named; a message about an order names nobody.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::digital_goods::Grant;
use domain::lead::Lead;
use domain::order::{Order, Refund};
use http::header::{CONTENT_TYPE, USER_AGENT};
use http::{HeaderName, StatusCode};
use reqwest::redirect::Policy;
use ring::hmac;
use store::digital_goods::list_grants_of;
use store::leads::find_lead;
use store::orders::find_order;
use store::refunds::find_refund;
use store::{Reader, StoreError};

use crate::app::App;
use crate::config::{WebhookConfig, WebhookSecret};
use crate::jobs::{JobFailure, WebhookAbout, WebhookEvent, WebhookWork};
use crate::webhooks::message::{Message, of_lead, of_order};

pub mod message;

/// Who takes longer is asked again later.
pub const TIMEOUT: Duration = Duration::from_secs(10);

const ID: HeaderName = HeaderName::from_static("webhook-id");
const TIMESTAMP: HeaderName = HeaderName::from_static("webhook-timestamp");
const SIGNATURE: HeaderName = HeaderName::from_static("webhook-signature");

/// Sends messages to one receiver.
pub struct Webhooks {
    client: reqwest::Client,
    url: String,
    signer: Signer,
}

impl Webhooks {
    pub fn new(config: &WebhookConfig, timeout: Duration) -> Result<Self, reqwest::Error> {
        // The client takes whatever is installed. Whoever was first chose the same.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = reqwest::Client::builder()
            // Addresses go where the operator wrote, and nowhere else.
            .redirect(Policy::none())
            .no_proxy()
            .timeout(timeout)
            .build()?;
        Ok(Webhooks {
            client,
            url: config.url.clone(),
            signer: Signer::new(&config.secret),
        })
    }

    /// Sends a message once. Of the answer only the status is read.
    pub async fn post(&self, message: &Message<'_>, now_ms: i64) -> Result<(), JobFailure> {
        let timestamp = now_ms.div_euclid(1000);
        let body = serde_json::to_string(message).expect("a message is plain data");
        let answer = self
            .client
            .post(&self.url)
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, concat!("trichter/", env!("CARGO_PKG_VERSION")))
            .header(ID, &message.id)
            .header(TIMESTAMP, timestamp)
            .header(SIGNATURE, self.signer.sign(&message.id, timestamp, &body))
            .body(body)
            .send()
            .await;
        match answer {
            Ok(answer) => judge(answer.status()),
            // The error itself names the address, which may hold a secret.
            Err(error) if error.is_timeout() => try_again("the receiver took too long to answer"),
            Err(error) if error.is_connect() => try_again("the receiver cannot be reached"),
            Err(_) => try_again("the connection to the receiver broke"),
        }
    }
}

/// As Standard Webhooks has it: anything but a success is a failure of the moment, unless the receiver is gone for good.
fn judge(status: StatusCode) -> Result<(), JobFailure> {
    match status {
        _ if status.is_success() => Ok(()),
        StatusCode::GONE => Err(JobFailure::GiveUp(
            "the receiver answered 410: it wants no more messages".to_owned(),
        )),
        _ => try_again(&format!("the receiver answered {}", status.as_u16())),
    }
}

fn try_again(why: &str) -> Result<(), JobFailure> {
    Err(JobFailure::TryAgain(why.to_owned()))
}

/// Signs messages.
struct Signer(hmac::Key);

impl Signer {
    fn new(secret: &WebhookSecret) -> Self {
        Signer(hmac::Key::new(hmac::HMAC_SHA256, secret.bytes()))
    }

    fn sign(&self, id: &str, timestamp: i64, body: &str) -> String {
        let tag = hmac::sign(&self.0, format!("{id}.{timestamp}.{body}").as_bytes());
        format!("v1,{}", STANDARD.encode(tag))
    }
}

/// Sends what was written down, if it still holds.
pub async fn send(app: &App, work: WebhookWork) -> Result<(), JobFailure> {
    let Some(webhooks) = &app.webhooks else {
        return Err(JobFailure::GiveUp(
            "`webhook_url` is not set any more: nobody is to get this message".to_owned(),
        ));
    };
    let Some(subject) = find_subject(app, work).await? else {
        return Ok(());
    };
    let message = match &subject {
        Subject::Lead(lead) => of_lead(work, lead),
        Subject::Order { order, refund, grants } => Some(of_order(work, order, refund.as_deref(), grants)),
    };
    match message {
        Some(message) => webhooks.post(&message, app.press.clock.now_ms()).await,
        None => Ok(()),
    }
}

/// What a message is about, as the books have it.
enum Subject {
    Lead(Box<Lead>),
    Order {
        order: Box<Order>,
        refund: Option<Box<Refund>>,
        /// What of it was just opened.
        grants: Vec<Grant>,
    },
}

async fn find_subject(app: &App, work: WebhookWork) -> Result<Option<Subject>, StoreError> {
    app.store
        .read("looking for what a message is about", async |reader: &Reader| {
            let (order, refund) = match work.about {
                WebhookAbout::Lead { lead } => {
                    let lead = find_lead(reader, lead).await?;
                    return Ok(lead.map(Box::new).map(Subject::Lead));
                }
                WebhookAbout::Order { order } => (order, None),
                WebhookAbout::Refund { refund } => match find_refund(reader, refund).await? {
                    Some(refund) => (refund.order, Some(refund)),
                    None => return Ok(None),
                },
            };
            let grants = match work.event {
                WebhookEvent::OrderDelivered => list_grants_of(reader, order).await?,
                _ => Vec::new(),
            };
            let order = find_order(reader, order).await?;
            Ok(order.map(|order| Subject::Order {
                order: Box::new(order),
                refund: refund.map(Box::new),
                grants,
            }))
        })
        .await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::Signer;
    use crate::config::Config;

    #[test]
    fn a_signature_is_that_of_the_published_example() {
        let environment = BTreeMap::from([
            ("TRICHTER_WEBHOOK_URL".to_owned(), "https://crm.example/hook".to_owned()),
            (
                "TRICHTER_WEBHOOK_SECRET".to_owned(),
                "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".to_owned(),
            ),
        ]);
        let config = Config::merge(None, &environment).expect("valid settings");
        let signer = Signer::new(&config.webhook.expect("set above").secret);
        assert_eq!(
            signer.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, r#"{"test": 2432232314}"#),
            "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
        );
    }
}
