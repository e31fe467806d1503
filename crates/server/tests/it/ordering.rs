//! What a buyer's browser does in a test: it makes ids and a secret, asks for prices, orders, presses the button, clicks on the
//! sandbox's page and comes back.

use domain::id::{AttemptId, OrderId, Ulid};
use domain::order::Order;
use payments::sandbox::StatementLine;
use ring::hmac;
use serde_json::{Value, json};
use server::answers::sealing::ShopKey;
use server::gateway::sandbox_secret;
use store::orders::{count_orders_by_state, find_order};
use store::{Reader, StoreError};

use crate::shop::{Answer, NOON_MS, Shop};

pub(crate) const SECRET: &str = "qG5vTzV0nJd1oQmB7xL2cA";
pub(crate) const OTHER_SECRET: &str = "another-secret-of-22-ch";
pub(crate) const BUTTON: &str = "2026-11-15";

/// A buyer of one order.
pub(crate) struct Buyer<'a> {
    pub(crate) shop: &'a Shop,
    pub(crate) number: u64,
    pub(crate) country: &'static str,
    pub(crate) locale: &'static str,
    pub(crate) items: Value,
    pub(crate) coupon: Value,
    pub(crate) method: &'static str,
    pub(crate) address: Value,
}

impl<'a> Buyer<'a> {
    /// Somebody in Germany who wants three jars.
    pub(crate) fn new(shop: &'a Shop, number: u64) -> Self {
        Buyer {
            shop,
            number,
            country: "DE",
            locale: "de_DE",
            items: json!([{ "sku": "daily-trio-3", "quantity": 1 }]),
            coupon: Value::Null,
            method: "card",
            address: json!({
                "name": "Anna Berg",
                "street": "Hauptstraße",
                "house": "12",
                "postcode": "10115",
                "city": "Berlin",
            }),
        }
    }

    pub(crate) fn order_id(&self) -> OrderId {
        OrderId(Ulid::new(NOON_MS.unsigned_abs(), self.number.into()))
    }

    /// The id of this buyer's nth attempt.
    pub(crate) fn attempt(&self, nth: u64) -> String {
        let random = u128::from(self.number) * 100 + u128::from(nth);
        AttemptId(Ulid::new(NOON_MS.unsigned_abs(), random)).to_string()
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/orders/{}{rest}", self.order_id())
    }

    pub(crate) fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        self.send_as(SECRET, method, path, body)
    }

    pub(crate) fn send_as(&self, secret: &str, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let proof = format!("Bearer {secret}");
        let mut headers = vec![("authorization", proof.as_str())];
        let body = body.map(Value::to_string).unwrap_or_default();
        if !body.is_empty() {
            headers.push(("content-type", "application/json"));
        }
        self.shop.request(method, path, &headers, body.as_bytes())
    }

    pub(crate) fn quote(&self) -> Answer {
        let body = json!({
            "country": self.country,
            "locale": self.locale,
            "items": self.items,
            "coupon": self.coupon,
        });
        self.send("POST", "/api/quotes", Some(&body))
    }

    /// What the browser sends for a draft at the price of the moment.
    pub(crate) fn form(&self) -> Value {
        let quote = self.quote().json();
        json!({
            "id": self.order_id().to_string(),
            "secret": SECRET,
            "country": self.country,
            "locale": self.locale,
            "items": self.items,
            "coupon": self.coupon,
            "email": format!("buyer-{}@shop.example", self.number),
            "address": self.address,
            "method": self.method,
            "expected_total_minor": quote["total_minor"],
            "revision": quote["revision"],
            "funnel": "start",
            "from": "offerpay",
            "session": null,
        })
    }

    pub(crate) fn post(&self, form: &Value) -> Answer {
        self.send("POST", "/api/orders", Some(form))
    }

    /// Keeps a draft.
    #[track_caller]
    pub(crate) fn draft(&self) -> Value {
        let answer = self.post(&self.form());
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    pub(crate) fn press(&self, nth: u64) -> Answer {
        let body = json!({ "attempt": self.attempt(nth), "button_version": BUTTON, "method": self.method });
        self.send("POST", &self.path("/payments"), Some(&body))
    }

    /// Drafts, presses the button, and says what the sandbox calls the payment.
    #[track_caller]
    pub(crate) fn place(&self) -> String {
        self.draft();
        self.press_new(1)
    }

    #[track_caller]
    pub(crate) fn press_new(&self, nth: u64) -> String {
        let answer = self.press(nth);
        assert_eq!(answer.status, 201, "{}", answer.text());
        reference_of(&answer)
    }

    /// Clicks on the sandbox's page. Messages are never sent by it: tests send their own.
    #[track_caller]
    pub(crate) fn click(&self, reference: &str, action: &str) -> Answer {
        click(self.shop, reference, action)
    }

    #[track_caller]
    pub(crate) fn settle(&self) -> Value {
        let answer = self.send("POST", &self.path("/settle"), None);
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    #[track_caller]
    pub(crate) fn look(&self) -> Value {
        let answer = self.send("GET", &self.path(""), None);
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Orders and pays without a hitch.
    #[track_caller]
    pub(crate) fn buy(&self) -> Value {
        let reference = self.place();
        self.click(&reference, "approve");
        self.settle()
    }

    /// The order as it is in the books.
    #[track_caller]
    pub(crate) fn kept(&self) -> Option<Order> {
        read(self.shop, async |reader: &Reader| {
            find_order(reader, self.order_id()).await
        })
    }
}

/// The last segment of the pay page's address.
#[track_caller]
pub(crate) fn reference_of(answer: &Answer) -> String {
    let redirect = answer.json()["redirect"].as_str().expect("an address").to_owned();
    let (page, reference) = redirect.rsplit_once('/').expect("a path");
    assert!(page.ends_with("/sandbox/pay"), "{redirect}");
    reference.to_owned()
}

#[track_caller]
pub(crate) fn click(shop: &Shop, reference: &str, action: &str) -> Answer {
    let body = format!("messages=never&action={action}");
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    let answer = shop.request("POST", &format!("/sandbox/pay/{reference}"), &headers, body.as_bytes());
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer
}

/// The code of a refusal.
#[track_caller]
pub(crate) fn code(answer: &Answer) -> String {
    assert_eq!(answer.header("content-type"), "application/problem+json");
    answer.json()["code"].as_str().expect("a code").to_owned()
}

/// Reads from the shop's books.
pub(crate) fn read<T>(shop: &Shop, work: impl AsyncFnOnce(&Reader) -> Result<T, StoreError>) -> T {
    shop.run(shop.app.store.read("looking", work)).expect("read")
}

/// How many orders there are in all states.
pub(crate) fn count_orders(shop: &Shop) -> u64 {
    read(shop, async |reader: &Reader| count_orders_by_state(reader).await)
        .values()
        .sum()
}

/// What the sandbox's own books say.
pub(crate) fn statement(shop: &Shop) -> Vec<StatementLine> {
    let sandbox = shop.app.gateway.sandbox().expect("the sandbox is on");
    shop.run(sandbox.statement()).expect("its books")
}

/// The key of shops whose messages a test signs: their setting `TRICHTER_ANSWERS_KEYS`.
pub(crate) const KEY: &str = "5555555555555555555555555555555555555555555555555555555555555555";

/// A message of the sandbox, and its signature at a moment.
pub(crate) fn message(event: &str, kind: &str, reference: &str, attempt: &str, now_ms: i64) -> (String, String) {
    let body = json!({ "id": event, "type": kind, "payment": reference, "attempt": attempt }).to_string();
    let secret = sandbox_secret(&ShopKey::parse(KEY).expect("64 digits"));
    let seconds = now_ms.div_euclid(1000);
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{seconds}.{body}").as_bytes());
    let digits = tag
        .as_ref()
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    (body, format!("t={seconds},v1={digits}"))
}
