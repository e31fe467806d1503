//! `/healthz`, `/readyz` and `/metrics`.

use crate::shop::Shop;

#[test]
fn a_running_shop_is_alive_and_ready() {
    let shop = Shop::open();
    assert_eq!(shop.get("/healthz").status, 200);
    assert_eq!(shop.get("/readyz").status, 200);
}

#[test]
fn a_shop_that_is_stopping_is_alive_and_not_ready() {
    let shop = Shop::open();
    shop.app.start_draining();
    assert_eq!(shop.get("/healthz").status, 200);
    let answer = shop.get("/readyz");
    assert_eq!(
        (answer.status, answer.json()["code"].as_str()),
        (503, Some("unavailable"))
    );
}

#[test]
fn metrics_count_what_was_done() {
    let shop = Shop::open();
    for _ in 0..3 {
        shop.get("/start/fr");
    }
    shop.get("/nowhere");
    let text = shop.get("/metrics").text();
    for line in [
        "trichter_pages_from_memory_total 2\n",
        "trichter_responses_total{status=\"404\"} 1\n",
        "trichter_renders_total{result=\"ok\"} 2\n",
        "trichter_render_seconds_count 2\n",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

#[test]
fn metrics_are_not_for_the_world() {
    let shop = Shop::open();
    assert_eq!(
        shop.get_with("/metrics", &[("x-forwarded-for", "127.0.0.1")]).status,
        404
    );
    let shop = Shop::open_with(&[("TRICHTER_METRICS_ALLOW", "10.0.0.0/8")]);
    assert_eq!(shop.get("/metrics").status, 404);
}

#[test]
fn every_routed_answer_has_its_own_request_id() {
    let shop = Shop::open();
    let id = |answer: crate::shop::Answer| answer.header("x-request-id").to_owned();
    let (first, second) = (id(shop.get("/healthz")), id(shop.get("/healthz")));
    assert!(first.starts_with("req_") && second.starts_with("req_"));
    assert_ne!(first, second);
}
