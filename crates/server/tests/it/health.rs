//! `/healthz`, `/readyz` and `/metrics`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

#[test]
fn every_number_that_operators_are_told_to_watch_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let metrics = Shop::open().get("/metrics").text();
    let known: BTreeSet<&str> = metrics
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    for paper in [
        "docs/operate/watch.md",
        "docs/howto/take-payments.md",
        "docs/howto/look-after-jobs.md",
        "deploy/alerts.yml",
    ] {
        let text = fs::read_to_string(root.join(paper)).expect("readable");
        let named: BTreeSet<&str> = text
            .split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'))
            .filter(|word| word.starts_with("trichter_"))
            .map(|word| word.strip_suffix("_total").unwrap_or(word))
            .collect();
        assert!(!named.is_empty(), "{paper}");
        let strange: Vec<&&str> = named.difference(&known).collect();
        assert!(strange.is_empty(), "{paper} names {strange:?}, of {known:?}");
    }
}
