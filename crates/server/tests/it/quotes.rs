//! What a basket costs: prices, taxes and words are the shop's, whatever a browser sends.

use serde_json::{Value, json};

use crate::ordering::{Buyer, code, count_orders};
use crate::shop::Shop;

fn items(list: &[(&str, u32)]) -> Value {
    let item = |(sku, quantity): &(&str, u32)| json!({ "sku": sku, "quantity": quantity });
    list.iter().map(item).collect()
}

#[test]
fn a_basket_is_priced_in_the_words_and_the_currency_of_its_visitor() {
    let shop = Shop::open();
    let quote = Buyer::new(&shop, 1).quote();
    assert_eq!(quote.status, 200, "{}", quote.text());
    let quote = quote.json();
    assert_eq!(quote["total_minor"], 8970 + 390);
    assert_eq!(quote["goods"], "89,70\u{a0}€");
    assert_eq!(quote["delivery"], "3,90\u{a0}€");
    assert_eq!(quote["total"], "93,60\u{a0}€");
    assert_eq!(quote["delivery_days"], "2–4");
    // 93.60 × 7 / 107.
    assert_eq!(quote["vat"], json!([{ "rate": "7\u{a0}%", "amount": "6,12\u{a0}€" }]));
    let line = &quote["lines"][0];
    assert_eq!(line["price_minor"], 8970);
    assert!(line["unit_price"].as_str().is_some_and(|price| price.ends_with("€/kg")));
    assert_eq!((&line["is_sent"], &line["is_sold_out"]), (&json!(true), &json!(false)));
    let swedish = Buyer {
        country: "SE",
        locale: "sv_SE",
        ..Buyer::new(&shop, 1)
    };
    let quote = swedish.quote().json();
    assert_eq!(quote["currency"], "SEK");
    assert!(quote["total"].as_str().is_some_and(|total| total.ends_with("kr")));
    assert_ne!(quote["lines"][0]["name"], line["name"]);
}

#[test]
fn what_is_not_sent_costs_no_delivery() {
    let shop = Shop::open();
    let digital = Buyer {
        items: items(&[("light-kitchen-1", 1)]),
        ..Buyer::new(&shop, 1)
    };
    let quote = digital.quote().json();
    assert_eq!(quote["total_minor"], 1290);
    assert_eq!(
        (&quote["delivery"], &quote["delivery_days"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(quote["lines"][0]["is_sent"], false);
}

#[test]
fn rates_of_tax_are_told_apart_and_the_same_package_twice_is_two_of_it() {
    let shop = Shop::open();
    let mixed = Buyer {
        items: items(&[("daily-trio-1", 1), ("light-kitchen-1", 1), ("daily-trio-1", 1)]),
        ..Buyer::new(&shop, 1)
    };
    let quote = mixed.quote().json();
    assert_eq!(quote["lines"].as_array().map(Vec::len), Some(2));
    assert_eq!(quote["lines"][0]["quantity"], 2);
    assert_eq!(quote["total_minor"], 2 * 3490 + 1290 + 390);
    let rates: Vec<&Value> = quote["vat"]
        .as_array()
        .expect("parts")
        .iter()
        .map(|part| &part["rate"])
        .collect();
    assert_eq!(rates, ["7\u{a0}%", "19\u{a0}%"]);
}

#[test]
fn what_the_shop_does_not_sell_has_no_price() {
    let shop = Shop::open();
    for (items, status, expected) in [
        (items(&[("daily-trio-2", 1)]), 422, "unknown-package"),
        (items(&[("gold-1", 1)]), 422, "unknown-package"),
        (items(&[("../etc/passwd", 1)]), 422, "unknown-package"),
        (items(&[]), 422, "basket-invalid"),
        (items(&[("daily-trio-1", 0)]), 422, "basket-invalid"),
        (items(&[("daily-trio-1", 21)]), 422, "basket-invalid"),
        (
            items(&[("daily-trio-1", 20), ("daily-trio-1", 20)]),
            422,
            "basket-invalid",
        ),
        (items(&vec![("daily-trio-1", 1); 21]), 422, "basket-invalid"),
    ] {
        let buyer = Buyer {
            items,
            ..Buyer::new(&shop, 1)
        };
        let answer = buyer.quote();
        assert_eq!(
            (answer.status, code(&answer).as_str()),
            (status, expected),
            "{}",
            buyer.items
        );
    }
    for (country, locale) in [("US", "de_DE"), ("DE", "tlh"), ("", "")] {
        let buyer = Buyer {
            country,
            locale,
            ..Buyer::new(&shop, 1)
        };
        assert_eq!(code(&buyer.quote()), "bad-request");
    }
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn a_price_cannot_be_sent_along() {
    let shop = Shop::open();
    let body = json!({
        "country": "DE",
        "locale": "de_DE",
        "items": [{ "sku": "daily-trio-3", "quantity": 1, "price_minor": 1 }],
        "coupon": null,
    });
    let answer = Buyer::new(&shop, 1).send("POST", "/api/quotes", Some(&body));
    assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-request"));
}

#[test]
fn a_code_that_nobody_knows_takes_nothing_off() {
    let shop = Shop::open();
    for text in ["NOTHING", "x", "!!!", &"A".repeat(500)] {
        let buyer = Buyer {
            coupon: json!(text),
            ..Buyer::new(&shop, 1)
        };
        let quote = buyer.quote().json();
        assert_eq!(quote["total_minor"], 9360);
        let coupon = &quote["coupon"];
        assert_eq!(
            (&coupon["is_valid"], &coupon["why"]),
            (&json!(false), &json!("unknown")),
            "{text}"
        );
    }
}

#[test]
fn prices_are_asked_for_often_but_not_without_end() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "2"), ("TRICHTER_WRITES_PER_MINUTE", "1")]);
    let statuses: Vec<u16> = (0..10).map(|_| Buyer::new(&shop, 1).quote().status).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
}
