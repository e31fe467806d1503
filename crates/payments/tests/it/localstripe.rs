//! Payments, captures, refunds and signed messages against localstripe, a fake Stripe that nobody here wrote. It knows no
//! Checkout and refuses a `return_url`, so payments are begun by the test itself.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use domain::order::MovementKind;
use domain::payment::{Provider, Standing};
use http::HeaderMap;
use payments::{CaptureRequest, Gateway, RefundRequest, RefundState, WebhookKind};
use serde_json::{Value, json};

use crate::scene::{attempt, euro, expected, gateway, moved, start, stripe_settings};
use crate::stand_ins::desk::{Asked, Desk, Teller};

/// Starting Python on a busy machine takes its time, installing takes longer.
const PATIENCE: usize = 600;

struct LocalStripe {
    child: Child,
    address: String,
    client: reqwest::Client,
}

impl Drop for LocalStripe {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl LocalStripe {
    async fn open() -> Self {
        let port = TcpListener::bind("127.0.0.1:0")
            .expect("it is there")
            .local_addr()
            .expect("it is there")
            .port();
        let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/localstripe");
        let child = Command::new(tool)
            .arg(port.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("tools/localstripe runs");
        let _ = rustls::crypto::ring::default_provider().install_default();
        let stripe = LocalStripe {
            child,
            address: format!("http://127.0.0.1:{port}"),
            client: reqwest::Client::builder().no_proxy().build().expect("it is there"),
        };
        for _ in 0..PATIENCE {
            if stripe.client.get(&stripe.address).send().await.is_ok() {
                return stripe;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        panic!("localstripe does not start; try tools/localstripe 8420");
    }

    async fn post(&self, path: &str, form: &str) -> Value {
        let request = self
            .client
            .post(format!("{}{path}", self.address))
            .body(form.to_owned());
        let request = request.header("authorization", "Bearer sk_test_stand_in");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let response = request.send().await.expect("an answer");
        let status = response.status();
        let text = response.text().await.expect("a text");
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// A card of a customer.
    async fn method(&self, card: &str) -> (String, String) {
        let customer = self.post("/v1/customers", "email=erika%40example.org").await;
        let form = format!("type=card&card[number]={card}&card[exp_month]=12&card[exp_year]=2040&card[cvc]=123");
        let method = self.post("/v1/payment_methods", &form).await;
        let (customer, method) = (text(&customer["id"]), text(&method["id"]));
        self.post(
            &format!("/v1/payment_methods/{method}/attach"),
            &format!("customer={customer}"),
        )
        .await;
        (customer, method)
    }

    async fn pay(&self, capture_method: &str) -> String {
        let (customer, method) = self.method("4242424242424242").await;
        let attempt = attempt(1);
        let form = format!(
            "amount=10380&currency=eur&customer={customer}&payment_method={method}&confirm=true\
             &capture_method={capture_method}&metadata[attempt]={attempt}&metadata[again]=1"
        );
        text(&self.post("/v1/payment_intents", &form).await["id"])
    }

    fn gateway(&self) -> Gateway {
        gateway(&stripe_settings(&self.address))
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

#[tokio::test]
async fn payments_captures_and_refunds_are_understood() {
    let stripe = LocalStripe::open().await;
    let gateway = stripe.gateway();
    let expected = expected(&start(1));

    let paid = stripe.pay("automatic").await;
    let finding = gateway.settle(Provider::Stripe, &paid, &expected).await.unwrap();
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(10_380)));
    assert_eq!(moved(&finding)[0], (MovementKind::Charge, 10_380));
    let refund = |minor, key: &str| RefundRequest {
        provider: Provider::Stripe,
        provider_ref: paid.clone(),
        attempt: attempt(1),
        amount: euro(minor),
        idempotency_key: key.to_owned(),
    };
    for minor in [380, 1000] {
        let refunded = gateway.refund(&refund(minor, "r")).await.unwrap();
        assert!(matches!(refunded, RefundState::Done { movement } if movement.amount == euro(minor)));
    }
    let finding = gateway.settle(Provider::Stripe, &paid, &expected).await.unwrap();
    let mut refunds: Vec<_> = moved(&finding);
    refunds.retain(|(kind, _)| *kind == MovementKind::Refund);
    refunds.sort_unstable();
    assert_eq!(refunds, [(MovementKind::Refund, 380), (MovementKind::Refund, 1000)]);

    let late = stripe.pay("manual").await;
    let finding = gateway.settle(Provider::Stripe, &late, &expected).await.unwrap();
    assert_eq!(
        (finding.standing, finding.authorised),
        (Standing::Authorised, euro(10_380))
    );
    assert_eq!(finding.movements, []);
    let capture = CaptureRequest {
        provider: Provider::Stripe,
        provider_ref: late,
        amount: euro(9990),
        idempotency_key: "c1".to_owned(),
    };
    // What is not taken of an authorised payment, localstripe takes and gives back.
    let finding = gateway.capture(&capture).await.unwrap();
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(10_380)));
    assert_eq!(moved(&finding).last(), Some(&(MovementKind::Refund, 390)));

    let given_up = stripe.pay("manual").await;
    let finding = gateway.cancel(Provider::Stripe, &given_up).await.unwrap();
    assert_eq!(finding.standing, Standing::Cancelled);
    let charges = gateway.paid_since(Provider::Stripe, 1_600_000_000_000).await.unwrap();
    assert_eq!(
        charges.iter().map(|charge| charge.amount.minor).sum::<i64>(),
        2 * 10_380
    );
}

/// Takes messages.
struct Letterbox;

impl Teller for Letterbox {
    const KEY_HEADER: &'static str = "x-none";

    fn answer(&mut self, _: &Asked) -> (u16, Value) {
        (200, json!({}))
    }

    fn key_reused() -> (u16, Value) {
        (400, json!({}))
    }

    fn set_address(&mut self, _: &str) {}
}

#[tokio::test]
async fn signed_messages_are_taken() {
    let stripe = LocalStripe::open().await;
    let desk = Desk::open(Letterbox, 0).await;
    let url = format!("{}/webhooks/stripe", desk.address)
        .replace(':', "%3A")
        .replace('/', "%2F");
    stripe
        .post("/_config/webhooks/shop", &format!("url={url}&secret=whsec_stand_in"))
        .await;
    let paid = stripe.pay("automatic").await;
    let mut said = Vec::new();
    for _ in 0..PATIENCE {
        said = desk.with(|state| state.said.clone());
        if said
            .iter()
            .any(|said| said.asked.body.contains("payment_intent.succeeded"))
        {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let message = said
        .iter()
        .find(|said| said.asked.body.contains("payment_intent.succeeded"));
    let asked = &message.expect("a message").asked;
    let signature = asked.header("stripe-signature");
    let mut headers = HeaderMap::new();
    headers.insert("stripe-signature", signature.parse().unwrap());
    let seconds = signature.trim_start_matches("t=").split(',').next().unwrap();
    let now_ms = seconds.parse::<i64>().unwrap() * 1000;
    let gateway = stripe.gateway();
    let event = gateway
        .read_webhook(Provider::Stripe, &headers, asked.body.as_bytes(), now_ms)
        .await
        .unwrap();
    assert_eq!((event.provider_ref, event.kind), (Some(paid), WebhookKind::Payment));
    assert_eq!(event.attempt, Some(attempt(1)));
    let later = gateway
        .read_webhook(Provider::Stripe, &headers, asked.body.as_bytes(), now_ms + 301_000)
        .await;
    assert!(later.is_err());
}
