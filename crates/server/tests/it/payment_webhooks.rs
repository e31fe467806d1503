//! Messages of payment services: believed only if signed, kept once, and followed by asking.

use std::thread::sleep;
use std::time::{Duration, Instant};

use domain::money::Money;
use domain::order::{CaseKind, NewAttempt, Placing};
use domain::payment::{Capture, Method, Provider};
use payments::Start;
use serde_json::Value;
use server::jobs::EventWork;
use server::payment_events::follow;
use store::orders::begin_payment;
use store::payment_events::count_unknown;
use store::{Reader, Writer};

use crate::order_payments::{captured_minor, cases, compare};
use crate::ordering::{BUTTON, Buyer, KEY, code, message, read};
use crate::shop::{Answer, NOON_MS, Shop};

const MINUTE_MS: i64 = 60 * 1000;

fn shop() -> Shop {
    Shop::open_with(&[("TRICHTER_ANSWERS_KEYS", KEY)])
}

fn send(shop: &Shop, body: &str, signature: Option<&str>) -> Answer {
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(signature.map(|signature| ("sandbox-signature", signature)));
    shop.request("POST", "/webhooks/sandbox", &headers, body.as_bytes())
}

fn unknown(shop: &Shop) -> u64 {
    read(shop, async |reader: &Reader| count_unknown(reader).await)
}

#[track_caller]
fn wait_for_state(buyer: &Buyer<'_>, state: &str) -> Value {
    let deadline = Instant::now() + Duration::from_secs(90);
    loop {
        let order = buyer.look();
        if order["state"] == state {
            return order;
        }
        assert!(Instant::now() < deadline, "it stays {}", order["state"]);
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_message_settles_an_order_whose_buyer_never_comes_back() {
    let shop = shop();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "approve");
    let (body, signature) = message("evt_1", "charge.succeeded", &reference, &buyer.attempt(1), NOON_MS);
    // Payment services are other sites.
    let headers = [
        ("content-type", "application/json"),
        ("sandbox-signature", signature.as_str()),
        ("origin", "https://pay.example"),
    ];
    assert_eq!(
        shop.request("POST", "/webhooks/sandbox", &headers, body.as_bytes())
            .status,
        200
    );
    wait_for_state(&buyer, "paid");
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn what_is_not_signed_changes_nothing() {
    let shop = shop().at_rest();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "approve");
    let (body, signature) = message("evt_1", "charge.succeeded", &reference, &buyer.attempt(1), NOON_MS);
    let (_, old) = message(
        "evt_1",
        "charge.succeeded",
        &reference,
        &buyer.attempt(1),
        NOON_MS - 6 * MINUTE_MS,
    );
    let other = body.replace("evt_1", "evt_2");
    for (body, signature) in [
        (&body, None),
        (&body, Some("")),
        (&body, Some("t=1,v1=00")),
        (&body, Some(&signature[..signature.len() - 1])),
        (&body, Some(old.as_str())),
        (&other, Some(signature.as_str())),
    ] {
        let answer = send(&shop, body, signature);
        assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-request"));
    }
    assert_eq!(unknown(&shop), 0);
    assert_eq!(buyer.look()["state"], "placed");
    for provider in ["stripe", "paypal", "nobody"] {
        let answer = shop.request("POST", &format!("/webhooks/{provider}"), &[], body.as_bytes());
        assert_eq!(answer.status, 404, "{provider}");
    }
}

#[test]
fn a_message_that_lies_about_money_changes_nothing() {
    let shop = shop();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    let (body, signature) = message("evt_1", "charge.succeeded", &reference, &buyer.attempt(1), NOON_MS);
    assert_eq!(send(&shop, &body, Some(&signature)).status, 200);
    let deadline = Instant::now() + Duration::from_secs(90);
    while unknown(&shop) > 0 {
        assert!(Instant::now() < deadline);
        sleep(Duration::from_millis(20));
    }
    assert_eq!(buyer.look()["state"], "placed");
    assert_eq!(captured_minor(&buyer), 0);
}

#[test]
fn three_times_is_once_and_the_order_does_not_matter() {
    let shop = shop();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "approve");
    for (event, kind) in [
        ("evt_2", "charge.succeeded"),
        ("evt_1", "payment.approved"),
        ("evt_2", "charge.succeeded"),
        ("evt_2", "charge.succeeded"),
        ("evt_1", "payment.approved"),
    ] {
        let (body, signature) = message(event, kind, &reference, &buyer.attempt(1), NOON_MS);
        assert_eq!(send(&shop, &body, Some(&signature)).status, 200);
    }
    let order = wait_for_state(&buyer, "paid");
    buyer.settle();
    compare(&shop);
    assert_eq!(buyer.look(), order);
    assert_eq!(order["number"], "DE-100001");
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn a_message_about_what_nobody_knows_is_kept_and_then_a_case() {
    let shop = shop().at_rest();
    let (body, signature) = message(
        "evt_1",
        "charge.succeeded",
        "sbx_unknown",
        "att_01KA3Q1QY0V5W3N8Z4T6R2H9CD",
        NOON_MS,
    );
    assert_eq!(send(&shop, &body, Some(&signature)).status, 200);
    assert_eq!(unknown(&shop), 1);
    let work = EventWork {
        provider: "sandbox".to_owned(),
        event: "evt_1".to_owned(),
        attempt: Some("att_01KA3Q1QY0V5W3N8Z4T6R2H9CD".to_owned()),
        reference: Some("sbx_unknown".to_owned()),
    };
    assert!(shop.run(follow(&shop.app, &work)).is_err());
    assert_eq!((unknown(&shop), cases(&shop, CaseKind::UnknownPayment)), (1, 0));
    shop.set_now_ms(NOON_MS + 61 * MINUTE_MS);
    assert_eq!(shop.run(follow(&shop.app, &work)), Ok(()));
    assert_eq!(shop.run(follow(&shop.app, &work)), Ok(()));
    assert_eq!((unknown(&shop), cases(&shop, CaseKind::UnknownPayment)), (0, 1));
    assert!(shop.get("/metrics").text().contains("paid_without_order 1"));
}

#[test]
fn a_message_may_be_faster_than_the_note_of_where_the_buyer_pays() {
    let shop = shop().at_rest();
    let buyer = Buyer::new(&shop, 1);
    let reference = begin_unnoted(&buyer, 9360);
    assert_eq!(buyer.settle()["state"], "placed");
    buyer.click(&reference, "approve");
    let work = EventWork {
        provider: "sandbox".to_owned(),
        event: "evt_1".to_owned(),
        attempt: Some(buyer.attempt(1)),
        reference: Some(reference.clone()),
    };
    let (body, signature) = message("evt_1", "charge.succeeded", &reference, &buyer.attempt(1), NOON_MS);
    assert_eq!(send(&shop, &body, Some(&signature)).status, 200);
    assert_eq!(shop.run(follow(&shop.app, &work)), Ok(()));
    assert_eq!(buyer.look()["state"], "paid");
}

#[test]
fn money_that_is_not_what_was_owed_is_a_case_and_pays_nothing() {
    let shop = shop().at_rest();
    let buyer = Buyer::new(&shop, 1);
    let reference = begin_unnoted(&buyer, 936);
    buyer.click(&reference, "approve");
    let work = EventWork {
        provider: "sandbox".to_owned(),
        event: "evt_1".to_owned(),
        attempt: Some(buyer.attempt(1)),
        reference: Some(reference.clone()),
    };
    let (body, signature) = message("evt_1", "charge.succeeded", &reference, &buyer.attempt(1), NOON_MS);
    assert_eq!(send(&shop, &body, Some(&signature)).status, 200);
    for _ in 0..2 {
        assert_eq!(shop.run(follow(&shop.app, &work)), Ok(()));
        assert_eq!(buyer.look()["state"], "placed");
        assert_eq!(buyer.look()["number"], Value::Null);
        assert_eq!(
            (captured_minor(&buyer), cases(&shop, CaseKind::AmountDiffers)),
            (936, 1)
        );
    }
}

#[test]
fn messages_come_often_but_not_without_end() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "1"), ("TRICHTER_WRITES_PER_MINUTE", "1")]);
    let statuses: Vec<u16> = (0..51).map(|_| send(&shop, "{}", None).status).collect();
    assert!(statuses[..50].iter().all(|status| *status == 400), "{statuses:?}");
    assert_eq!(statuses[50], 429);
}

/// A payment of that amount that began at the sandbox, while the process died before it noted what it is called there.
fn begin_unnoted(buyer: &Buyer<'_>, minor: i64) -> String {
    buyer.draft();
    let app = &buyer.shop.app;
    let order = buyer.kept().expect("a draft");
    let new = NewAttempt {
        id: buyer.attempt(1).parse().expect("an id"),
        order: order.id,
        provider: Provider::Sandbox,
        method: Method::Card,
        capture: Capture::AtOnce,
        amount: order.total,
        return_page: "offerpay".to_owned(),
        created_at_ms: NOON_MS,
    };
    let placing = Placing {
        method: Method::Card,
        button_version: BUTTON.to_owned(),
        placed_at_ms: NOON_MS,
    };
    let begun = app.store.write("beginning", async |writer: &Writer| {
        begin_payment(writer, &order, &placing, &new).await.map(drop)
    });
    buyer.shop.run(begun).expect("begun");
    let start = Start {
        order: order.id,
        attempt: new.id,
        amount: Money::new(minor, order.total.currency),
        country: order.country,
        locale: order.locale,
        method: Method::Card,
        capture: Capture::AtOnce,
        email: "anna@example.org".to_owned(),
        lines: Vec::new(),
        return_url: "http://shop.example/".to_owned(),
        cancel_url: "http://shop.example/".to_owned(),
        idempotency_key: format!("{}-{}", order.id, new.id),
        expires_at_ms: NOON_MS + 60 * MINUTE_MS,
        save_method: false,
    };
    buyer.shop.run(app.gateway.start(&start)).expect("started").provider_ref
}

#[test]
fn a_body_that_is_too_large_is_not_read() {
    let shop = shop();
    let body = "x".repeat(300 * 1024);
    let answer = send(&shop, &body, None);
    assert_eq!((answer.status, code(&answer).as_str()), (413, "body-too-large"));
}
