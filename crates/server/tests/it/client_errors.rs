//! `POST /api/client-errors`.

use crate::shop::{Answer, Shop};

const JSON: (&str, &str) = ("content-type", "application/json");
const REPORT: &[u8] = br#"{"message":"x is not a function","page":"start","build":"0123456789abcdef"}"#;

fn post(shop: &Shop, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    shop.request("POST", "/api/client-errors", headers, body)
}

#[test]
fn a_report_is_taken() {
    let shop = Shop::open();
    let answer = post(&shop, &[JSON], REPORT);
    assert_eq!((answer.status, answer.body.len()), (204, 0));
    assert!(shop.get("/metrics").text().contains("trichter_client_errors_total 1\n"));
}

#[test]
fn what_is_no_report_is_refused_with_a_problem_and_counts_nothing() {
    let shop = Shop::open();
    for (headers, body, status, code) in [
        (&[JSON][..], &b"{"[..], 400, "bad-request"),
        (&[JSON], b"{\"message\":1}", 400, "bad-request"),
        (
            &[JSON],
            br#"{"message":"m","page":"p","build":"b","address":"x"}"#,
            400,
            "bad-request",
        ),
        (&[], REPORT, 415, "unsupported-media-type"),
    ] {
        let answer = post(&shop, headers, body);
        assert_eq!(answer.status, status, "{}", answer.text());
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert_eq!(answer.json()["code"], code);
    }
    assert!(shop.get("/metrics").text().contains("trichter_client_errors_total 0\n"));
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let shop = Shop::open_with(&[("TRICHTER_MAX_BODY_BYTES", "1000")]);
    let body = format!(
        "{{\"message\":\"{}\",\"page\":\"p\",\"build\":\"b\"}}",
        "x".repeat(2000)
    );
    let answer = post(&shop, &[JSON], body.as_bytes());
    assert_eq!(
        (answer.status, answer.json()["code"].as_str()),
        (413, Some("body-too-large"))
    );
}

#[test]
fn a_flood_is_refused_until_time_has_passed() {
    let shop = Shop::open();
    let statuses: Vec<u16> = (0..52).map(|_| post(&shop, &[JSON], REPORT).status).collect();
    assert!(statuses[..50].iter().all(|status| *status == 204));
    assert_eq!(statuses[50..], [429, 429]);
    shop.set_now_ms(crate::shop::NOON_MS + 200);
    assert_eq!(post(&shop, &[JSON], REPORT).status, 204);
}

#[test]
fn reading_it_is_not_allowed() {
    let shop = Shop::open();
    let answer = shop.get("/api/client-errors");
    assert_eq!(
        (answer.status, answer.json()["code"].as_str()),
        (405, Some("method-not-allowed"))
    );
}
