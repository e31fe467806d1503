//! The stand-ins of the tests as a process: a Stripe and a PayPal that a shop can be pointed at.
//!
//! `payment-doubles [SHOP]` prints one line of JSON with the addresses of `stripe`, `paypal` and `control`, and runs until it is
//! killed. The shop is set up with the key `sk_test_stand_in`, the webhook secret `whsec_stand_in`, the client `client` with
//! the secret `secret`, and the webhook id `WHSTANDIN`. What buyers, banks and time do is asked of `control`:
//!
//! - `POST /stripe/{ref}/{approve|process|clear|bounce|expire|inquire|dispute|win-dispute}` and
//!   `POST /paypal/{ref}/{approve|complain|dispute}`; `?send=3&reverse=1` sends each message that follows three times to
//!   `SHOP/webhooks/{provider}`, the last one first.
//! - `GET /books`: what was taken and given back, by the stand-ins' own books.

use std::sync::Arc;

use ring::hmac;
use serde_json::{Value, json};

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/stand_ins/doubles.rs"]
mod stand_ins;

use stand_ins::desk::{Asked, Desk, Teller};
use stand_ins::paypal::PayPalTeller;
use stand_ins::stripe::{Deed, StripeTeller};

/// More copies of a message are never sent.
const MAX_COPIES: usize = 10;

struct Control {
    stripe: Arc<Desk<StripeTeller>>,
    paypal: Arc<Desk<PayPalTeller>>,
    shop: Option<String>,
    client: reqwest::Client,
}

impl Teller for Control {
    const KEY_HEADER: &'static str = "x-none";

    fn set_address(&mut self, _: &str) {}

    fn key_reused() -> (u16, Value) {
        (400, json!({}))
    }

    fn answer(&mut self, asked: &Asked) -> (u16, Value) {
        let parts: Vec<&str> = asked.path.trim_start_matches('/').split('/').collect();
        let (provider, messages) = match (asked.method.as_str(), parts.as_slice()) {
            ("GET", ["books"]) => return (200, self.books()),
            ("POST", ["stripe", id, deed]) => {
                let done = deed_of(deed).map(|deed| {
                    self.stripe.with(|state| {
                        let is_known = state.teller.sessions.contains_key(*id);
                        is_known.then(|| state.teller.act(id, deed))
                    })
                });
                ("stripe", done.flatten())
            }
            ("POST", ["paypal", id, deed]) => {
                let done = self.paypal.with(|state| match *deed {
                    _ if !state.teller.orders.contains_key(*id) => None,
                    "approve" => Some(state.teller.approve(id)),
                    "complain" => Some(state.teller.complain(id)),
                    "dispute" => {
                        state.teller.complain(id);
                        Some(state.teller.lose())
                    }
                    _ => None,
                });
                ("paypal", done.map(|message| vec![message]))
            }
            _ => return (404, json!({ "why": "no such order" })),
        };
        let Some(messages) = messages else {
            return (404, json!({ "why": "no such payment or deed" }));
        };
        let copies = asked.find_query("send").and_then(|text| text.parse().ok()).unwrap_or(0);
        self.send(provider, &messages, copies, asked.find_query("reverse").is_some());
        (200, json!({ "messages": messages }))
    }
}

impl Control {
    fn send(&self, provider: &'static str, messages: &[Value], copies: usize, is_reversed: bool) {
        let Some(shop) = &self.shop else { return };
        let url = format!("{shop}/webhooks/{provider}");
        let mut bodies: Vec<String> = messages.iter().map(Value::to_string).collect();
        if is_reversed {
            bodies.reverse();
        }
        for _ in 0..copies.min(MAX_COPIES) {
            for body in &bodies {
                let mut request = self.client.post(&url).header("content-type", "application/json");
                for (name, value) in self.signed(provider, body) {
                    request = request.header(name, value);
                }
                let request = request.body(body.clone());
                // Whether it arrives is the shop's business.
                tokio::spawn(async move { drop(request.send().await) });
            }
        }
    }

    fn signed(&self, provider: &str, body: &str) -> Vec<(&'static str, String)> {
        if provider == "stripe" {
            let seconds = now_seconds();
            let key = hmac::Key::new(hmac::HMAC_SHA256, b"whsec_stand_in");
            let tag = hmac::sign(&key, format!("{seconds}.{body}").as_bytes());
            let digits: Vec<String> = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
            return vec![("stripe-signature", format!("t={seconds},v1={}", digits.concat()))];
        }
        let transmission = "by-the-stand-in".to_owned();
        self.paypal.with(|state| {
            if state.teller.signed.is_empty() {
                state.teller.signed.push(transmission.clone());
            }
        });
        vec![
            ("paypal-auth-algo", "SHA256withRSA".to_owned()),
            (
                "paypal-cert-url",
                "https://api.paypal.com/v1/notifications/certs/1".to_owned(),
            ),
            ("paypal-transmission-id", transmission),
            ("paypal-transmission-sig", "c2lnbmF0dXJl".to_owned()),
            ("paypal-transmission-time", "2027-01-15T08:00:00Z".to_owned()),
        ]
    }

    fn books(&self) -> Value {
        let charges = self.stripe.with(|state| {
            let charges = state.teller.charges.values();
            let lines = charges.map(|charge| {
                json!({
                    "provider": "stripe", "reference": charge["id"], "attempt": charge["metadata"]["attempt"],
                    "currency": charge["currency"], "captured_minor": charge["amount_captured"],
                    "refunded_minor": charge["amount_refunded"],
                })
            });
            lines.collect::<Vec<_>>()
        });
        let captures = self.paypal.with(|state| {
            let payments = state
                .teller
                .orders
                .values()
                .map(|order| &order["purchase_units"][0]["payments"]);
            let lines = payments
                .filter(|payments| payments["captures"].is_array())
                .map(|payments| {
                    let capture = &payments["captures"][0];
                    let refunds = payments["refunds"].as_array().into_iter().flatten();
                    json!({
                        "provider": "paypal", "reference": capture["id"], "attempt": capture["custom_id"],
                        "currency": capture["amount"]["currency_code"], "captured_minor": minor(&capture["amount"]),
                        "refunded_minor": refunds.map(|refund| minor(&refund["amount"])).sum::<i64>(),
                    })
                });
            lines.collect::<Vec<_>>()
        });
        json!([charges, captures].into_iter().flatten().collect::<Vec<_>>())
    }
}

fn minor(amount: &Value) -> i64 {
    let value = amount["value"].as_str().unwrap_or_default().replace('.', "");
    value.parse().unwrap_or_default()
}

fn deed_of(name: &str) -> Option<Deed> {
    Some(match name {
        "approve" => Deed::Approve,
        "process" => Deed::Process,
        "clear" => Deed::Clear,
        "bounce" => Deed::Bounce,
        "expire" => Deed::Expire,
        "inquire" => Deed::Inquire,
        "dispute" => Deed::Dispute,
        "win-dispute" => Deed::WinDispute,
        _ => return None,
    })
}

#[expect(
    clippy::disallowed_methods,
    reason = "a process of its own, whose messages the shop holds against the time"
)]
fn now_seconds() -> i64 {
    jiff::Timestamp::now().as_second()
}

#[tokio::main]
async fn main() {
    let shop = std::env::args().nth(1);
    let _ = rustls::crypto::ring::default_provider().install_default();
    let stripe = Arc::new(Desk::open(StripeTeller::default(), 0).await);
    let paypal = Arc::new(Desk::open(PayPalTeller::default(), 0).await);
    // Thousands of orders would be a long list.
    stripe.with(|state| state.is_listening = false);
    paypal.with(|state| state.is_listening = false);
    let control = Control {
        stripe: Arc::clone(&stripe),
        paypal: Arc::clone(&paypal),
        shop: shop.map(|shop| shop.trim_end_matches('/').to_owned()),
        client: reqwest::Client::builder().no_proxy().build().expect("a client"),
    };
    let control = Desk::open(control, 0).await;
    control.with(|state| state.is_listening = false);
    println!(
        "{}",
        json!({ "stripe": stripe.address, "paypal": paypal.address, "control": control.address })
    );
    std::future::pending::<()>().await;
}
