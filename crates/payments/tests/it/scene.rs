//! What every test begins with: a gateway, a clock that stands still, and an order to be paid.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use domain::country::Country;
use domain::id::{AttemptId, OrderId, Ulid};
use domain::money::{Currency, Money};
use domain::order::{Finding, MovementKind};
use domain::payment::{Capture, Method};
use payments::{
    Expected, Gateway, GatewaySettings, PayPalSettings, SandboxSettings, Secret, Start, StartLine, StripeSettings,
    Timeouts,
};

use crate::stand_ins::desk::Desk;
use crate::stand_ins::paypal::PayPalTeller;
use crate::stand_ins::stripe::StripeTeller;

pub(crate) const NOW_MS: i64 = 1_800_000_000_000;

pub(crate) fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

pub(crate) fn attempt(number: u128) -> AttemptId {
    AttemptId(Ulid::new(1_800_000_000_000, number))
}

/// A payment of 103.80 € by card in Germany.
pub(crate) fn start(number: u128) -> Start {
    Start {
        order: OrderId(Ulid::new(1_800_000_000_000, 77)),
        attempt: attempt(number),
        amount: euro(10_380),
        country: Country::De,
        locale: Country::De.default_locale(),
        method: Method::Card,
        capture: Capture::AtOnce,
        email: "erika@example.org".to_owned(),
        lines: vec![
            StartLine {
                name: "Daily Trio, 3 Dosen".to_owned(),
                quantity: 2,
                amount: euro(9990),
            },
            StartLine {
                name: "Versand & Verpackung".to_owned(),
                quantity: 1,
                amount: euro(390),
            },
        ],
        return_url: "https://shop.example/paypal-confirm/offerpay/de?order=ord_1".to_owned(),
        cancel_url: "https://shop.example/offerpay/de?back=1".to_owned(),
        idempotency_key: attempt(number).to_string(),
        expires_at_ms: NOW_MS + 3_600_000,
        save_method: false,
    }
}

pub(crate) fn expected(start: &Start) -> Expected {
    Expected {
        amount: start.amount,
        capture: start.capture,
        is_wanted: true,
        idempotency_key: start.idempotency_key.clone(),
    }
}

/// A clock that a test turns.
#[derive(Clone)]
pub(crate) struct Hands(Arc<AtomicI64>);

impl Hands {
    pub(crate) fn new() -> Self {
        Hands(Arc::new(AtomicI64::new(NOW_MS)))
    }

    pub(crate) fn turn(&self, by_ms: i64) {
        self.0.fetch_add(by_ms, Ordering::SeqCst);
    }

    pub(crate) fn clock(&self) -> payments::Clock {
        let hands = Arc::clone(&self.0);
        Arc::new(move || hands.load(Ordering::SeqCst))
    }
}

/// Short enough for a test that waits for it.
pub(crate) fn timeouts() -> Timeouts {
    Timeouts {
        connect: Duration::from_millis(500),
        request: Duration::from_millis(800),
        pause: Duration::from_millis(5),
    }
}

pub(crate) fn sandbox_settings(books: &Path) -> GatewaySettings {
    GatewaySettings {
        sandbox: Some(SandboxSettings {
            books: books.to_owned(),
            public_url: "https://shop.example".to_owned(),
            webhook_url: None,
            webhook_secret: Secret::new("whsec_sandbox"),
        }),
        timeouts: timeouts(),
        ..GatewaySettings::default()
    }
}

pub(crate) fn stripe_settings(address: &str) -> GatewaySettings {
    GatewaySettings {
        stripe: Some(StripeSettings {
            secret_key: Secret::new("sk_test_stand_in"),
            webhook_secret: Secret::new("whsec_stand_in"),
            api_base: address.to_owned(),
        }),
        timeouts: timeouts(),
        ..GatewaySettings::default()
    }
}

pub(crate) fn paypal_settings(address: &str) -> GatewaySettings {
    GatewaySettings {
        paypal: Some(PayPalSettings {
            client_id: "client".to_owned(),
            secret: Secret::new("secret"),
            webhook_id: "WHSTANDIN".to_owned(),
            api_base: address.to_owned(),
        }),
        timeouts: timeouts(),
        ..GatewaySettings::default()
    }
}

pub(crate) fn gateway(settings: &GatewaySettings) -> Gateway {
    Gateway::new(settings, Hands::new().clock()).expect("a gateway")
}

pub(crate) async fn at_stripe() -> (Gateway, Desk<StripeTeller>) {
    let desk = Desk::open(StripeTeller::default(), 0).await;
    (gateway(&stripe_settings(&desk.address)), desk)
}

pub(crate) async fn at_paypal() -> (Gateway, Desk<PayPalTeller>) {
    let desk = Desk::open(PayPalTeller::default(), 0).await;
    (gateway(&paypal_settings(&desk.address)), desk)
}

/// What moved, in short: kind and minor units.
pub(crate) fn moved(finding: &Finding) -> Vec<(MovementKind, i64)> {
    let movements = finding.movements.iter();
    movements
        .map(|movement| (movement.kind, movement.amount.minor))
        .collect()
}
