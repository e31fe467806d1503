//! What surrounds every page: contact, legal texts, order button, tag manager.

use serde_json::{Value, json};

use crate::shop::Shop;

fn frame(shop: &Shop, path: &str) -> Value {
    shop.get(&format!("{path}/_payload.json")).json()["props"]["frame"].clone()
}

#[test]
fn landing_pages_are_marked() {
    let shop = Shop::open();
    for (path, is_landing) in [
        ("/de", true),
        ("/home/de", true),
        ("/take", true),
        ("/take/gb", true),
        ("/take2/gb", false),
        ("/take-test/gb", false),
        ("/VSL-de", false),
        ("/start/de", false),
    ] {
        assert_eq!(frame(&shop, path)["isLanding"], is_landing, "{path}");
    }
}

#[test]
fn britain_has_an_address_of_its_own_on_landing_pages() {
    let shop = Shop::open();
    let address = |path: &str| frame(&shop, path)["contact"]["compliantAddress"].clone();
    let british = json!(["Ylvane", "1 Sample Street", "London, ZZ1 1ZZ"]);
    for path in ["/gb", "/home/gb", "/take/gb"] {
        assert_eq!(address(path), british, "{path}");
    }
    for path in ["/summary/gb", "/take2/gb", "/take/de", "/fr"] {
        assert_eq!(address(path), Value::Null, "{path}");
    }
}

#[test]
fn routes_have_the_names_that_tag_managers_know() {
    let shop = Shop::open();
    for (path, name) in [
        ("/de", "index"),
        ("/home/de", "index-home"),
        ("/offerV3/de", "offerV3"),
        ("/VSL-de", "VSL-de"),
        ("/start-summary/se", "start-summary"),
    ] {
        assert_eq!(frame(&shop, path)["routeName"], name, "{path}");
    }
}

#[test]
fn the_order_button_leads_where_the_specification_says() {
    let shop = Shop::open();
    let offer = |path: &str| {
        let payload = shop.get(&format!("{path}/_payload.json")).json();
        let blocks = payload["props"]["blocks"].as_array().expect("blocks").clone();
        let of_block = blocks
            .iter()
            .map(|block| &block["order"])
            .find(|order| order.is_object());
        let of_head = Some(&payload["props"]["hero"]["order"]).filter(|order| order.is_object());
        of_head.or(of_block).expect("an order button")["offer"].clone()
    };
    let usual = |href: &str| json!({ "href": href, "hrefAfterV3": null });
    assert_eq!(offer("/fr"), usual("/take/fr"));
    assert_eq!(offer("/home/fr"), usual("/take/fr"));
    assert_eq!(
        offer("/start-summary/fr"),
        json!({ "href": "/offer1/fr", "hrefAfterV3": "/offerV3/fr" })
    );
    for path in ["/summary/fr", "/gocards-summary/fr", "/start1-summary/fr"] {
        assert_eq!(offer(path), usual("/offer2/fr"), "{path}");
    }
    assert_eq!(offer("/offer2/fr"), Value::Null);
}

#[test]
fn the_legal_texts_come_with_their_page_alone() {
    let shop = Shop::open();
    let legal = |path: &str| shop.get(&format!("{path}/_payload.json")).json()["props"]["legal"].clone();
    assert_eq!(legal("/start/de"), Value::Null);
    let austrian = legal("/terms/at");
    let sections: Vec<&str> = austrian
        .as_array()
        .expect("texts")
        .iter()
        .filter_map(|text| text["section"].as_str())
        .collect();
    assert_eq!(
        sections,
        [
            "termsOfService",
            "delivery",
            "refund",
            "privacy",
            "imprint",
            "accessibility"
        ]
    );
    // The same language, another law.
    assert!(austrian.to_string().contains("FAGG"));
    assert!(!legal("/terms/de").to_string().contains("FAGG"));
}

#[test]
fn the_legal_texts_are_in_the_document() {
    let shop = Shop::open();
    let html = shop.get("/terms/fr").text();
    let document = html.split("<script id=\"payload\"").next().expect("a document");
    for part in [
        "<section id=\"privacy\"",
        "<section id=\"ingredients\"",
        "<section id=\"contact\"",
        "Mentions légales",
        "href=\"/refund/fr\"",
        "Médiation Modèle",
    ] {
        assert!(document.contains(part), "{part}");
    }
}

#[test]
fn a_tag_manager_is_told_to_the_browser_and_allowed_to_load() {
    let policy = |shop: &Shop| shop.get("/de").header("content-security-policy").to_owned();
    let without = Shop::open();
    assert!(!policy(&without).contains("google"));
    assert_eq!(without.get("/de/_payload.json").json()["props"]["config"], json!({}));

    let with = Shop::open_with(&[
        ("TRICHTER_GTM_ID", "GTM-ABC123"),
        ("TRICHTER_TAG_HOSTS", "https://*.tags.example"),
    ]);
    assert_eq!(
        with.get("/de/_payload.json").json()["props"]["config"],
        json!({ "gtmId": "GTM-ABC123" })
    );
    let policy = policy(&with);
    let hosts = "https://www.googletagmanager.com https://*.tags.example;";
    for directive in ["script-src 'self'", "img-src 'self' data:", "connect-src 'self'"] {
        assert!(
            policy.contains(&format!("{directive} {hosts}")),
            "{directive} in {policy}"
        );
    }
    // The data layer is all a tag may read: no inline script ever runs.
    assert!(!policy.contains("unsafe"));
}
