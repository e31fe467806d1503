//! Offers after payment: each an order of its own, paid by what its buyer left for it or anew, and never at the cost of the first.

use domain::id::{OrderId, Ulid};
use domain::order::{Agreements, MovementKind, OrderState};
use serde_json::{Value, json};
use server::links::token_hash;
use store::Reader;
use store::orders::find_order;

use crate::leads::assert_problem;
use crate::order_payments::{captured_minor, compare};
use crate::ordering::{BUTTON, Buyer, OTHER_SECRET, SECRET, code, count_orders, read, reference_of, statement};
use crate::orders::put_stock;
use crate::shop::{Answer, NOON_MS, Shop};

const WORDS: &str = "2026-11-17";

/// Somebody who agrees to be charged again, and has paid.
#[track_caller]
fn bought(shop: &Shop, number: u64, agrees: bool) -> Buyer<'_> {
    bought_as(Buyer::new(shop, number), agrees, "approve")
}

#[track_caller]
fn bought_as<'a>(buyer: Buyer<'a>, agrees: bool, action: &str) -> Buyer<'a> {
    let mut form = buyer.form();
    form["agreements"] = json!({ "charge_again": agrees.then_some(WORDS) });
    let answer = buyer.post(&form);
    assert_eq!(answer.status, 201, "{}", answer.text());
    let reference = buyer.press_new(1);
    buyer.click(&reference, action);
    if action == "ask-bank" {
        buyer.click(&reference, "bank-ok");
    }
    assert_eq!(buyer.settle()["state"], "paid");
    buyer
}

/// The next offer's page, after one that was left.
#[track_caller]
fn next(buyer: &Buyer<'_>, after: &str) -> Value {
    let answer = buyer.send("GET", &buyer.path(&format!("/offers{after}")), None);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["next"]["page"].clone()
}

#[track_caller]
fn offer(buyer: &Buyer<'_>, page: &str) -> Value {
    let answer = buyer.send("GET", &buyer.path(&format!("/offers/{page}")), None);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// The id of the nth order that follows on a buyer's first one.
fn later_id(buyer: &Buyer<'_>, nth: u64) -> OrderId {
    OrderId(Ulid::new(NOON_MS.unsigned_abs(), u128::from(buyer.number * 1000 + nth)))
}

fn accept(buyer: &Buyer<'_>, page: &str, nth: u64, method: Option<&str>) -> Answer {
    let offered = offer(buyer, page);
    let body = json!({
        "id": later_id(buyer, nth).to_string(),
        "method": method,
        "early_supply": null,
        "expected_total_minor": offered["quote"]["total_minor"],
    });
    buyer.send("POST", &buyer.path(&format!("/offers/{page}")), Some(&body))
}

fn pay(buyer: &Buyer<'_>, nth: u64, method: &str, again: bool) -> Answer {
    let path = format!("/api/orders/{}/payments", later_id(buyer, nth));
    let attempt = buyer.attempt(10 + nth);
    let body = json!({ "attempt": attempt, "button_version": BUTTON, "method": method, "again": again });
    buyer.send("POST", &path, Some(&body))
}

/// What the provider's own books say it took, the most first.
fn charged(shop: &Shop) -> Vec<i64> {
    let statement = statement(shop);
    let charges = statement
        .iter()
        .map(|line| &line.movement)
        .filter(|movement| movement.kind == MovementKind::Charge);
    let mut charged: Vec<i64> = charges.map(|movement| movement.amount.minor).collect();
    charged.sort_unstable_by_key(|minor| -minor);
    charged
}

fn later(buyer: &Buyer<'_>, nth: u64) -> domain::order::Order {
    let id = later_id(buyer, nth);
    read(buyer.shop, async |reader: &Reader| find_order(reader, id).await).expect("it is kept")
}

#[test]
fn who_left_a_method_pays_the_next_order_with_one_press() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    assert_eq!(next(&buyer, ""), "upsell");
    let offered = offer(&buyer, "upsell");
    assert_eq!(
        (&offered["paying"], &offered["method"]),
        (&json!("again"), &json!("card"))
    );
    // The parcel of the first order is still to be sent: nobody pays for delivery twice.
    assert_eq!(offered["quote"]["total_minor"], 3490);
    assert_eq!(offered["quote"]["delivery"], "0,00\u{a0}€");
    assert_eq!(offered["button"]["words"], "Zahlungspflichtig bestellen");
    assert_eq!(offered["early_supply"], Value::Null);
    let draft = accept(&buyer, "upsell", 1, None);
    assert_eq!(draft.status, 201, "{}", draft.text());
    assert_eq!(draft.json()["address_lines"][0], "Anna Berg");
    let paid = pay(&buyer, 1, "card", true);
    assert_eq!((paid.status, &paid.json()["redirect"]), (201, &Value::Null));
    let order = later(&buyer, 1);
    assert_eq!((order.state, order.first), (OrderState::Paid, Some(buyer.order_id())));
    assert_eq!(order.button_version.as_deref(), Some(BUTTON));
    // The first order is what it was, and the provider's books say the same as ours.
    assert_eq!(captured_minor(&buyer), 9360);
    assert_eq!(charged(&shop), [9360, 3490]);
    compare(&shop);
    assert_eq!(next(&buyer, "?after=upsell&accepted=true"), "offerebook");
}

#[test]
fn a_press_that_comes_twice_is_one_payment() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    assert_eq!(accept(&buyer, "upsell", 1, None).status, 201);
    assert_eq!(pay(&buyer, 1, "card", true).status, 201);
    let again = pay(&buyer, 1, "card", true);
    assert_eq!((again.status, code(&again).as_str()), (409, "already-paid"));
    assert_eq!(charged(&shop), [9360, 3490]);
}

#[test]
fn a_bank_that_wants_to_see_the_buyer_leads_back_to_the_offer() {
    let shop = Shop::open();
    let buyer = bought_as(Buyer::new(&shop, 1), true, "ask-bank");
    assert_eq!(accept(&buyer, "upsell", 1, None).status, 201);
    let step = pay(&buyer, 1, "card", true);
    let reference = reference_of(&step);
    assert_eq!(later(&buyer, 1).state, OrderState::Placed);
    let back = buyer.click(&reference, "bank-refused");
    assert!(back.header("location").contains("/paypal-confirm/upsell?order="));
    let settle = |buyer: &Buyer<'_>| {
        let path = format!("/api/orders/{}/settle", later_id(buyer, 1));
        buyer.send("POST", &path, None).json()
    };
    assert_eq!(settle(&buyer)["last_attempt"]["standing"], "failed");
    // What failed there touches nothing here, and nobody is told that they bought it.
    assert_eq!(buyer.look()["state"], "paid");
    let purchase = buyer.send("GET", &buyer.path("/purchase"), None).json();
    assert_eq!(purchase["orders"].as_array().map(Vec::len), Some(1), "{purchase}");
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn who_did_not_agree_is_never_charged_without_paying_anew() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, false);
    let offered = offer(&buyer, "upsell");
    assert_eq!(offered["paying"], "anew");
    assert_eq!(accept(&buyer, "upsell", 1, Some("card")).status, 201);
    let refused = pay(&buyer, 1, "card", true);
    assert_eq!((refused.status, code(&refused).as_str()), (422, "method-not-offered"));
    assert_eq!(charged(&shop), [9360]);
    let anew = pay(&buyer, 1, "paypal", false);
    let reference = reference_of(&anew);
    buyer.click(&reference, "approve");
    let path = format!("/api/orders/{}/settle", later_id(&buyer, 1));
    assert_eq!(buyer.send("POST", &path, None).json()["state"], "paid");
}

#[test]
fn a_first_order_is_never_charged_by_a_saved_method() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.draft();
    let body = json!({ "attempt": buyer.attempt(1), "button_version": BUTTON, "method": "card", "again": true });
    let refused = buyer.send("POST", &buyer.path("/payments"), Some(&body));
    assert_eq!((refused.status, code(&refused).as_str()), (422, "method-not-offered"));
}

#[test]
fn words_that_are_not_those_of_today_bind_nobody() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let mut form = buyer.form();
    form["agreements"] = json!({ "charge_again": "2020-01-01" });
    let refused = buyer.post(&form);
    assert_eq!(
        (refused.status, code(&refused).as_str()),
        (422, "button-words-outdated")
    );
    assert_eq!(count_orders(&shop), 0);
    form["agreements"] = json!({ "charge_again": WORDS, "early_supply": WORDS });
    assert_eq!(buyer.post(&form).status, 201);
    let agreed = Agreements {
        charge_again: Some(WORDS.to_owned()),
        early_supply: Some(WORDS.to_owned()),
    };
    assert_eq!(buyer.kept().expect("kept").agreements, agreed);
}

#[test]
fn the_chain_leads_on_by_what_the_buyer_does_and_ends() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    for (after, expected) in [
        ("", json!("upsell")),
        ("?after=upsell&accepted=false", json!("detolex-upsell")),
        ("?after=detolex-upsell", json!("offerebook")),
        ("?after=offerebook&accepted=true", json!("addapp")),
        ("?after=addapp", Value::Null),
        ("?after=nowhere", Value::Null),
    ] {
        assert_eq!(next(&buyer, after), expected, "{after}");
    }
    for strange in ["?after=upsell&accepted=perhaps", "?before=upsell"] {
        let answer = buyer.send("GET", &buyer.path(&format!("/offers{strange}")), None);
        assert_problem(&answer, 400, "bad-request");
    }
}

#[test]
fn what_cannot_be_bought_is_passed_over() {
    let shop = Shop::open();
    let unpaid = Buyer::new(&shop, 1);
    unpaid.place();
    assert_eq!(next(&unpaid, ""), Value::Null);
    let buyer = bought(&shop, 2, true);
    put_stock(&shop, 0);
    assert_eq!(next(&buyer, ""), "detolex-upsell");
    // Who has the book is asked about the app.
    let reader = bought_as(
        Buyer {
            items: json!([{ "sku": "light-kitchen-1", "quantity": 1 }, { "sku": "daily-fibre-1", "quantity": 1 }]),
            ..Buyer::new(&shop, 3)
        },
        true,
        "approve",
    );
    assert_eq!(next(&reader, ""), "detolex-upsell");
    assert_eq!(next(&reader, "?after=detolex-upsell"), "addapp");
}

#[test]
fn offers_are_for_the_browser_that_paid() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    let of_mail = shop.app.links.order(buyer.order_id()).newest().expect("a key");
    assert_eq!(token_hash(SECRET), buyer.kept().expect("kept").token_hash);
    for secret in [OTHER_SECRET, &of_mail] {
        for path in ["/offers", "/offers/upsell"] {
            let answer = buyer.send_as(secret, "GET", &buyer.path(path), None);
            assert_eq!(answer.status, 404, "{path}");
        }
    }
    let nowhere = buyer.send("GET", &buyer.path("/offers/offerpay"), None);
    assert_eq!((nowhere.status, code(&nowhere).as_str()), (404, "not-found"));
}

#[test]
fn a_price_that_was_not_shown_is_refused() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    let body = json!({
        "id": later_id(&buyer, 1).to_string(),
        "method": null,
        "early_supply": null,
        "expected_total_minor": 1,
    });
    let refused = buyer.send("POST", &buyer.path("/offers/upsell"), Some(&body));
    assert_eq!((refused.status, code(&refused).as_str()), (409, "price-changed"));
    assert_eq!(refused.json()["quote"]["total_minor"], 3490);
}

#[test]
fn digital_goods_need_neither_parcel_nor_address_and_ask_before_they_are_supplied_early() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    let offered = offer(&buyer, "offerebook");
    assert_eq!(offered["quote"]["delivery"], Value::Null);
    assert_eq!(offered["early_supply"]["version"], WORDS);
    let body = json!({
        "id": later_id(&buyer, 1).to_string(),
        "method": null,
        "early_supply": WORDS,
        "expected_total_minor": offered["quote"]["total_minor"],
    });
    assert_eq!(
        buyer
            .send("POST", &buyer.path("/offers/offerebook"), Some(&body))
            .status,
        201
    );
    assert_eq!(pay(&buyer, 1, "card", true).status, 201);
    let order = later(&buyer, 1);
    assert_eq!((order.state, &order.address), (OrderState::Paid, &None));
    assert_eq!(order.agreements.early_supply.as_deref(), Some(WORDS));
}

#[test]
fn a_purchase_shows_all_its_orders_to_who_has_a_secret_of_it() {
    let shop = Shop::open();
    let buyer = bought(&shop, 1, true);
    assert_eq!(accept(&buyer, "upsell", 1, None).status, 201);
    let purchase = |secret: &str, id: OrderId| {
        let answer = buyer.send_as(secret, "GET", &format!("/api/orders/{id}/purchase"), None);
        assert_eq!(answer.status, 200, "{}", answer.text());
        let orders = answer.json()["orders"].as_array().expect("a list").clone();
        orders.iter().map(|order| order["number"].clone()).collect::<Vec<_>>()
    };
    // A draft was bought by nobody.
    assert_eq!(purchase(SECRET, buyer.order_id()), [json!("DE-100001")]);
    assert_eq!(pay(&buyer, 1, "card", true).status, 201);
    let both = [json!("DE-100001"), json!("DE-100002")];
    let of_mail = shop.app.links.order(buyer.order_id()).newest().expect("a key");
    assert_eq!(purchase(SECRET, buyer.order_id()), both);
    assert_eq!(purchase(SECRET, later_id(&buyer, 1)), both);
    assert_eq!(purchase(&of_mail, buyer.order_id()), both);
    let foreign = buyer.send_as(OTHER_SECRET, "GET", &buyer.path("/purchase"), None);
    assert_eq!(foreign.status, 404);
}

#[test]
fn in_denmark_the_money_of_a_later_parcel_is_reserved_too() {
    let shop = Shop::open();
    let buyer = Buyer {
        country: "DK",
        locale: "da_DK",
        address: json!({ "name": "Anna", "street": "Vej", "house": "1", "postcode": "2100", "city": "København" }),
        ..Buyer::new(&shop, 1)
    };
    let mut form = buyer.form();
    form["agreements"] = json!({ "charge_again": WORDS });
    let drafted = buyer.post(&form);
    assert_eq!(drafted.status, 201, "{}", drafted.text());
    let reference = buyer.press_new(1);
    buyer.click(&reference, "approve");
    assert_eq!(buyer.settle()["state"], "authorised");
    assert_eq!(offer(&buyer, "upsell")["paying"], "again");
    assert_eq!(accept(&buyer, "upsell", 1, None).status, 201);
    assert_eq!(pay(&buyer, 1, "card", true).status, 201);
    assert_eq!(later(&buyer, 1).state, OrderState::Authorised);
}
