//! Paths that are no page: three kinds, one screen, exact sentences.

use crate::shop::{Shop, embedded_payload};

#[test]
fn each_kind_has_its_sentence() {
    let shop = Shop::open();
    for (path, in_document, in_payload) in [
        ("/foo", "Page not found", "Page not found"),
        ("/start/us", "Page not found", "Page not found"),
        ("/a/b", "Page not found: {path}", "Page not found: /a/b"),
        ("/start/de/x", "Page not found: {path}", "Page not found: /start/de/x"),
        (
            "/paypal-confirm/nowhere",
            "Page Not Found: {path}",
            "Page Not Found: /paypal-confirm/nowhere",
        ),
    ] {
        let answer = shop.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("cache-control"), "no-store");
        let payload = embedded_payload(&answer.text());
        assert_eq!(
            payload["error"],
            serde_json::json!({ "status": 404, "message": in_document }),
            "{path}"
        );
        assert_eq!(payload["page"], "not-found");

        let alone = shop.get(&format!("{path}/_payload.json?0123456789abcdef"));
        assert_eq!(alone.status, 404, "{path}");
        assert_eq!(alone.json()["error"]["message"], in_payload, "{path}");
    }
}

#[test]
fn the_sentence_holds_the_query() {
    let shop = Shop::open();
    let payload = shop.get("/a/b/_payload.json?x=1&y=%22").json();
    assert_eq!(payload["error"]["message"], "Page not found: /a/b?x=1&y=%22");
}

#[test]
fn the_screen_speaks_the_visitors_language() {
    let shop = Shop::open();
    let html = shop.get_with("/nowhere/at/all", &[("accept-language", "sv")]).text();
    assert!(html.starts_with("<!doctype html><html lang=\"sv-SE\" data-page=\"not-found\""));
    let html = shop.get("/no/such/page/fr").text();
    assert!(
        html.starts_with("<!doctype html><html lang=\"fr-FR\""),
        "the path names the country"
    );
    assert!(html.contains("href=\"/fr\""));
    assert!(html.contains("width=\"120\" height=\"35\""));
}

#[test]
fn the_screen_is_rendered_once_however_many_paths_there_are() {
    let shop = Shop::open();
    for number in 0..200 {
        assert_eq!(shop.get(&format!("/no/{number}")).status, 404);
    }
    let metrics = shop.get("/metrics").text();
    assert!(
        metrics.contains("trichter_renders_total{result=\"ok\"} 1\n"),
        "{metrics}"
    );
}

#[test]
fn addresses_for_programs_answer_with_a_problem() {
    let shop = Shop::open();
    for path in [
        "/api/none",
        "/builds/none",
        "/assets/none.js",
        "/image/none",
        "/webhooks/none/here",
    ] {
        let answer = shop.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), "application/problem+json", "{path}");
        assert_eq!(answer.json()["code"], "not-found", "{path}");
    }
}
