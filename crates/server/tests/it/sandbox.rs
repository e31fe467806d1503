//! The sandbox's pay page: marked as what it is, in six languages, for everybody, and without any script.

use serde_json::json;

use crate::ordering::{Buyer, code};
use crate::shop::Shop;

const MARKETS: [(&str, &str, &str, &str); 6] = [
    ("DE", "de_DE", "card", "Testumgebung"),
    ("FR", "fr_FR", "card", "Environnement de test"),
    ("GB", "en_GB", "card", "Sandbox"),
    ("SE", "sv_SE", "card", "Testmiljö"),
    ("DK", "da_DK", "card", "Testmiljø"),
    ("FI", "fi_FI", "card", "Testiympäristö"),
];

#[test]
fn the_page_says_in_the_buyers_language_that_no_money_moves() {
    let shop = Shop::open();
    for (number, (country, locale, method, badge)) in (1..).zip(MARKETS) {
        let buyer = Buyer {
            country,
            locale,
            method,
            items: json!([{ "sku": "light-kitchen-1", "quantity": 1 }]),
            address: json!({}),
            ..Buyer::new(&shop, number)
        };
        let reference = buyer.place();
        let page = shop.get(&format!("/sandbox/pay/{reference}"));
        assert_eq!(page.status, 200);
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        assert!(page.header("content-security-policy").starts_with("default-src 'none'"));
        assert_eq!(page.header("cache-control"), "no-store");
        let html = page.text();
        let lang = &locale[..2];
        for expected in [
            format!("<html lang=\"{lang}\">"),
            badge.to_owned(),
            "<h1>".to_owned(),
            "name=\"action\" value=\"approve\"".to_owned(),
            "<legend>".to_owned(),
            buyer.order_id().to_string(),
        ] {
            assert!(html.contains(&expected), "{expected} in {html}");
        }
        assert!(!html.contains("<script"));
        assert!(!html.contains("style="));
        // A method is called by its name, not by ours.
        assert!(!html.contains(">card<"), "{html}");
    }
    assert_eq!(
        shop.get("/sandbox/pay.css").header("content-type"),
        "text/css; charset=utf-8"
    );
}

#[test]
fn a_page_that_is_over_leads_back_and_does_nothing_more() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "decline");
    let html = shop.get(&format!("/sandbox/pay/{reference}")).text();
    assert!(!html.contains("value=\"approve\""));
    assert!(html.contains(&format!("/paypal-confirm/offerpay?order={}", buyer.order_id())));
    buyer.click(&reference, "approve");
    assert_eq!(buyer.settle()["last_attempt"]["standing"], "failed");
}

#[test]
fn what_is_no_payment_or_no_button_is_refused() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    assert_eq!(shop.get("/sandbox/pay/sbx_unknown").status, 404);
    let path = format!("/sandbox/pay/{reference}");
    for body in ["action=steal", "", "approve"] {
        let answer = shop.request("POST", &path, &[], body.as_bytes());
        assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-request"), "{body}");
    }
    let headers = [("origin", "https://evil.example")];
    assert_eq!(shop.request("POST", &path, &headers, b"action=approve").status, 403);
    assert_eq!(buyer.settle()["state"], "placed");
}

#[test]
fn where_the_sandbox_is_off_there_is_none_of_it() {
    let shop = Shop::open_with(&[("TRICHTER_PAYMENT_SANDBOX", "off")]);
    assert_eq!(shop.get("/sandbox/pay/sbx_1").status, 404);
    assert_eq!(shop.get("/sandbox/pay.css").status, 404);
    let buyer = Buyer::new(&shop, 1);
    let answer = buyer.post(&buyer.form());
    assert_eq!(code(&answer), "method-not-offered");
}
