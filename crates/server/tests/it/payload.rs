//! `GET /{page}/_payload.json`.

use crate::shop::{Shop, embedded_payload};

#[test]
fn a_payload_is_what_the_document_holds() {
    let shop = Shop::open();
    for path in ["/start/fr", "/start", "/offerV3/gb", "/paypal-confirm"] {
        let payload = shop.get(&format!("{path}/_payload.json?0123456789abcdef"));
        assert_eq!(payload.status, 200, "{path}");
        assert_eq!(payload.header("content-type"), "application/json", "{path}");
        assert_eq!(payload.json(), embedded_payload(&shop.get(path).text()), "{path}");
    }
    assert_eq!(shop.get("/_payload.json").json()["page"], "index");
    assert_eq!(shop.get("/se/_payload.json").json()["country"], "SE");
}

#[test]
fn a_payload_has_exactly_the_agreed_keys() {
    let shop = Shop::open();
    let payload = shop.get("/start/be/_payload.json").json();
    let keys: Vec<&String> = payload.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["country", "head", "layout", "locale", "page", "props", "text"]);
    assert_eq!(payload["country"], "BE");
    assert_eq!(payload["locale"], "fr_FR");
    assert_eq!(payload["layout"], "quiz");
    assert_eq!(payload["head"]["lang"], "fr-BE");
    assert_eq!(payload["props"]["kind"], "quiz");
    assert_eq!(payload["props"]["config"], serde_json::json!({}));
    assert_eq!(payload["props"]["frame"]["homeHref"], "/be");
    assert_eq!(payload["props"]["frame"]["year"], "2026");
}

#[test]
fn a_payload_carries_the_texts_of_its_page_and_no_others() {
    let shop = Shop::open();
    let text = shop.get("/start/de/_payload.json").json()["text"]
        .as_str()
        .expect("text")
        .to_owned();
    assert!(text.contains("start-heading = "));
    assert!(text.contains("skip-to-content = "));
    assert!(!text.contains("terms-heading = "));
    assert!(!text.contains("start-title = "), "the title is in the head already");
}

#[test]
fn a_payload_is_cached_as_its_page_is() {
    let shop = Shop::open();
    assert_eq!(
        shop.get("/start/fr/_payload.json").header("cache-control"),
        "public, max-age=0, must-revalidate"
    );
    let detected = shop.get("/start/_payload.json");
    assert_eq!(detected.header("cache-control"), "private, max-age=0, must-revalidate");
    let etag = detected.header("etag").to_owned();
    assert_eq!(
        shop.get_with("/start/_payload.json", &[("if-none-match", &etag)])
            .status,
        304
    );
}
