//! `GET /api/checkout/{country}`.

use domain::country::Country;
use domain::locale::Locale;
use domain::{agreement, button};
use serde_json::{Value, json};

use crate::shop::Shop;

fn checkout(shop: &Shop, country: &str) -> Value {
    let answer = shop.get(&format!("/api/checkout/{country}"));
    assert_eq!(answer.status, 200, "{country}: {}", answer.text());
    assert_eq!(answer.header("cache-control"), "public, max-age=60");
    answer.json()
}

#[test]
fn germany_is_asked_for_street_and_number_and_offered_what_is_no_credit_first() {
    let shop = Shop::open();
    let text = |name: &str, required: bool, autocomplete: &str, max_length: u32| json!({ "name": name, "required": required, "autocomplete": autocomplete, "mask": null, "max_length": max_length, "input_mode": "text" });
    assert_eq!(
        checkout(&shop, "DE"),
        json!({
            "country": "DE",
            "currency": "EUR",
            "button": { "words": "Zahlungspflichtig bestellen", "version": "2026-11-15" },
            "delivery": { "cost": "3,90\u{a0}€", "days": "2–4" },
            "address": [
                text("name", true, "name", 80),
                text("street", true, "address-line1", 80),
                text("house", true, "off", 12),
                text("line2", false, "address-line2", 80),
                { "name": "postcode", "required": true, "autocomplete": "postal-code", "mask": "#####", "max_length": 12, "input_mode": "numeric" },
                text("city", true, "address-level2", 60),
                { "name": "phone", "required": false, "autocomplete": "tel", "mask": null, "max_length": 30, "input_mode": "tel" },
            ],
            "methods": [
                { "name": "sepa_debit", "credit": "none", "preselected": true, "can_be_saved": true },
                { "name": "paypal", "credit": "maybe", "preselected": false, "can_be_saved": false },
                { "name": "card", "credit": "maybe", "preselected": false, "can_be_saved": true },
            ],
            "quizzes": { "go": "go", "gocards": "gocards", "start": "start", "start1": "start1", "v3": "v3" },
            "chains": ["go", "gocards", "start", "start1", "v3"],
            "agreements": {
                "charge_again": {
                    "words": agreement::charge_again_words(Locale::DeDe),
                    "version": agreement::VERSION,
                },
                "early_supply": {
                    "words": agreement::early_supply_words(Locale::DeDe),
                    "version": agreement::VERSION,
                },
            },
        })
    );
}

#[test]
fn every_country_has_its_words_its_money_and_a_way_to_pay() {
    let shop = Shop::open();
    for country in Country::ALL {
        let view = checkout(&shop, country.segment());
        assert_eq!(view["country"], country.code());
        assert_eq!(view["currency"], country.currency().code());
        assert_eq!(view["button"]["words"], button::words(country.default_locale()));
        let methods = view["methods"].as_array().expect("a list");
        assert!(!methods.is_empty(), "{country}");
        for method in methods.iter().filter(|method| method["preselected"] == true) {
            assert_eq!(method["credit"], "none", "{country}");
        }
    }
}

#[test]
fn where_the_shop_does_not_sell_there_is_no_checkout() {
    let shop = Shop::open();
    for country in ["NL", "ch", "deu", "x"] {
        let answer = shop.get(&format!("/api/checkout/{country}"));
        assert_eq!(
            (answer.status, answer.json()["code"].as_str()),
            (404, Some("not-found")),
            "{country}"
        );
    }
}
