//! `POST /api/consents`: what is taken, what is refused, and what a refusal leaves behind.

use domain::consent::{Action, ConsentRecord};
use serde_json::{Value, json};
use server::storage;
use store::Reader;
use store::consents::list_consents_of;

use crate::postgres;
use crate::shop::{Answer, NOON_MS, Shop};

const JSON: (&str, &str) = ("content-type", "application/json");
const ID: &str = "con_01KA3Q1QY0V5W3N8Z4T6R2H9CD";
const SUBJECT: &str = "01KA3Q1QY0M7B2X9F5J1K8P3GE";

/// 1096 days: three years with a 29 February.
const THREE_YEARS_MS: i64 = 1096 * 24 * 60 * 60 * 1000;

fn choice() -> Value {
    json!({
        "id": ID,
        "subject": SUBJECT,
        "text_version": "2026-11-15",
        "locale": "fr_FR",
        "country": "BE",
        "purposes": { "analytics": true, "marketing": false },
    })
}

fn post(shop: &Shop, headers: &[(&str, &str)], body: &Value) -> Answer {
    let headers = [&[JSON], headers].concat();
    shop.request("POST", "/api/consents", &headers, body.to_string().as_bytes())
}

fn records(shop: &Shop) -> Vec<ConsentRecord> {
    let subject = SUBJECT.parse().expect("a ULID");
    let reading = shop.app.store.read("looking", async |reader: &Reader| {
        list_consents_of(reader, subject).await
    });
    shop.run(reading).expect("read")
}

#[track_caller]
fn assert_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.json()["code"], code);
}

#[test]
fn a_choice_is_recorded() {
    let shop = Shop::open();
    let answer = post(&shop, &[], &choice());
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.json(), json!({ "id": ID, "recorded_at": NOON_MS }));
    let [record] = records(&shop)[..] else {
        panic!("there is one record")
    };
    assert_eq!(record.choice.id.to_string(), ID);
    assert_eq!(record.choice.locale.name(), "fr_FR");
    assert_eq!(record.choice.country.code(), "BE");
    assert!(record.choice.purposes.analytics && !record.choice.purposes.marketing);
    assert_eq!((record.action, record.recorded_at_ms), (Action::Given, NOON_MS));
    let metrics = shop.get("/metrics").text();
    let counted = "trichter_store_operations_total{access=\"write\",result=\"ok\"}";
    assert!(metrics.contains(counted), "{metrics}");
    assert!(
        metrics.contains("trichter_store_seconds_count{access=\"write\"}"),
        "{metrics}"
    );
}

#[test]
fn a_repeated_request_gets_the_same_answer_and_another_choice_with_its_id_a_refusal() {
    let shop = Shop::open();
    assert_eq!(post(&shop, &[], &choice()).status, 201);
    shop.set_now_ms(NOON_MS + 60_000);
    let again = post(&shop, &[], &choice());
    assert_eq!(again.status, 200);
    assert_eq!(again.json(), json!({ "id": ID, "recorded_at": NOON_MS }));
    let mut other = choice();
    other["purposes"]["marketing"] = json!(true);
    assert_problem(&post(&shop, &[], &other), 409, "conflict");
    assert_eq!(records(&shop).len(), 1);
}

#[test]
fn a_withdrawal_is_matched_with_what_it_withdraws() {
    let shop = Shop::open();
    post(&shop, &[], &choice());
    shop.set_now_ms(NOON_MS + 1);
    let mut withdrawal = choice();
    withdrawal["id"] = json!("con_01KA3Q1QY0V5W3N8Z4T6R2H9CE");
    withdrawal["purposes"] = json!({ "analytics": false, "marketing": false });
    assert_eq!(post(&shop, &[], &withdrawal).status, 201);
    let actions: Vec<Action> = records(&shop).iter().map(|record| record.action).collect();
    assert_eq!(actions, [Action::Given, Action::Withdrawn]);
}

#[test]
fn a_bad_field_is_named_and_nothing_is_recorded() {
    let shop = Shop::open();
    for (field, value, named) in [
        ("id", json!(SUBJECT), "`id`"),
        ("id", json!("con_01ka3q1qy0v5w3n8z4t6r2h9cd"), "`id`"),
        ("subject", json!("visitor 1"), "`subject`"),
        ("subject", json!(ID), "`subject`"),
        ("text_version", json!("2026-11-1"), "`text_version`"),
        ("text_version", json!("2099-01-01"), "`text_version`"),
        ("locale", json!("nl_BE"), "`locale`"),
        ("country", json!("NL"), "`country`"),
        ("country", json!(null), "country"),
        ("purposes", json!({ "analytics": true }), "`marketing`"),
        ("purposes", json!({ "analytics": 1, "marketing": true }), "analytics"),
        (
            "purposes",
            json!({ "analytics": true, "marketing": true, "sale": true }),
            "`sale`",
        ),
        ("address", json!("192.0.2.1"), "`address`"),
    ] {
        let mut body = choice();
        body[field] = value;
        let answer = post(&shop, &[], &body);
        assert_problem(&answer, 400, "bad-request");
        let detail = answer.json()["detail"].to_string();
        assert!(detail.contains(named), "{named} is not in {detail}");
    }
    for field in ["id", "subject", "text_version", "locale", "country", "purposes"] {
        let mut body = choice();
        body.as_object_mut().expect("an object").remove(field);
        let answer = post(&shop, &[], &body);
        assert_problem(&answer, 400, "bad-request");
        assert!(answer.text().contains(&format!("`{field}`")), "{}", answer.text());
    }
    assert_eq!(records(&shop), []);
}

#[test]
fn other_sites_cannot_choose_for_a_visitor() {
    let shop = Shop::open();
    for headers in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
    ] {
        assert_problem(&post(&shop, headers, &choice()), 403, "foreign-origin");
    }
    // What a form of another site can send without asking.
    let body = choice().to_string();
    let form = [("content-type", "text/plain")];
    let answer = shop.request("POST", "/api/consents", &form, body.as_bytes());
    assert_problem(&answer, 415, "unsupported-media-type");
    assert_eq!(records(&shop), []);
    let own = [("origin", "http://shop.example"), ("sec-fetch-site", "same-origin")];
    assert_eq!(post(&shop, &own, &choice()).status, 201);
}

#[test]
fn an_address_that_writes_too_often_waits_and_others_do_not() {
    let shop = Shop::open_with(&[
        ("TRICHTER_WRITE_BURST", "3"),
        ("TRICHTER_WRITES_PER_MINUTE", "6"),
        ("TRICHTER_TRUSTED_PROXIES", "127.0.0.1"),
    ]);
    let from = |address: &str| post(&shop, &[("x-forwarded-for", address)], &choice());
    let statuses: Vec<u16> = (0..3).map(|_| from("192.0.2.1").status).collect();
    assert_eq!(statuses, [201, 200, 200]);
    let refused = from("192.0.2.1");
    assert_problem(&refused, 429, "too-many-requests");
    assert_eq!(refused.header("retry-after"), "11");
    assert_eq!(from("192.0.2.2").status, 200);
    let report = br#"{"message":"m","page":"p","build":"b"}"#;
    let forwarded = [JSON, ("x-forwarded-for", "192.0.2.1")];
    let elsewhere = shop.request("POST", "/api/client-errors", &forwarded, report);
    assert_eq!(elsewhere.status, 204, "another route has its own count");
    shop.set_now_ms(NOON_MS + 11_000);
    assert_eq!(from("192.0.2.1").status, 200);
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let shop = Shop::open_with(&[("TRICHTER_MAX_BODY_BYTES", "1000")]);
    let mut body = choice();
    body["subject"] = json!("0".repeat(2000));
    assert_problem(&post(&shop, &[], &body), 413, "body-too-large");
}

#[test]
fn records_are_deleted_when_nobody_has_to_keep_them() {
    let shop = Shop::open();
    post(&shop, &[], &choice());
    shop.set_now_ms(NOON_MS + THREE_YEARS_MS);
    assert_eq!(shop.run(storage::prune(&shop.app)).expect("pruned"), 0);
    shop.set_now_ms(NOON_MS + THREE_YEARS_MS + 1);
    assert_eq!(shop.run(storage::prune(&shop.app)).expect("pruned"), 1);
    assert_eq!(records(&shop), []);
}

#[test]
fn the_shop_keeps_its_books_in_postgresql_and_says_when_they_are_gone() {
    let (name, address) = postgres::new_database();
    let shop = Shop::open_with(&[
        ("TRICHTER_DATABASE_URL", &address),
        ("TRICHTER_DATABASE_TIMEOUT_MS", "2000"),
    ]);
    assert_eq!(post(&shop, &[], &choice()).status, 201);
    assert_eq!(post(&shop, &[], &choice()).status, 200);
    assert_eq!(shop.get("/readyz").status, 200);
    postgres::drop_database(&name);
    let refused = post(&shop, &[], &choice());
    assert_problem(&refused, 503, "unavailable");
    assert_eq!(refused.header("retry-after"), "2");
    assert_eq!(shop.get("/readyz").status, 200, "it was asked less than a second ago");
    shop.set_now_ms(NOON_MS + 1000);
    let not_ready = shop.get("/readyz");
    assert_problem(&not_ready, 503, "unavailable");
    assert_eq!(not_ready.json()["detail"], "The database does not answer.");
    assert_eq!(shop.get("/healthz").status, 200);
    assert_eq!(shop.get("/start/de").status, 200, "pages need no database");
    let metrics = shop.get("/metrics").text();
    let counted = "trichter_store_operations_total{access=\"write\",result=\"unavailable\"}";
    assert!(metrics.contains(counted), "{metrics}");
}

#[test]
fn an_api_with_an_address_of_its_own_lets_the_shops_pages_in() {
    let preflight = |shop: &Shop, origin: &str| {
        let headers = [
            ("origin", origin),
            ("access-control-request-method", "POST"),
            ("access-control-request-headers", "content-type"),
        ];
        shop.request("OPTIONS", "/api/consents", &headers, b"")
            .headers
            .get("access-control-allow-origin")
            .cloned()
    };
    let shop = Shop::open_with(&[
        ("TRICHTER_PUBLIC_URL", "https://shop.example"),
        ("TRICHTER_API_BASE_URL", "https://api.shop.example"),
    ]);
    let allowed = Some("https://shop.example".to_owned());
    assert_eq!(preflight(&shop, "https://shop.example"), allowed);
    assert_eq!(preflight(&shop, "https://evil.example"), allowed, "which is not theirs");
    let answer = post(&shop, &[("origin", "https://shop.example")], &choice());
    assert_eq!(answer.status, 201);
    assert_eq!(answer.header("access-control-allow-origin"), "https://shop.example");

    let same_origin = Shop::open();
    assert_eq!(preflight(&same_origin, "https://evil.example"), None);
}
