//! Drafts: what a buyer put together is kept with the shop's own prices, for its own browser alone, and binds nobody.

use domain::catalog::Sku;
use domain::coupon::{Coupon, Reduction};
use domain::id::SessionId;
use domain::order::OrderState;
use serde_json::{Value, json};
use store::catalog::{PriceChange, set_price};
use store::coupons::{create_coupon, find_coupon};
use store::events::{EventFilter, count_events};
use store::sessions::find_session;
use store::stock::{list_stock, set_stock};
use store::{Reader, Writer};

use crate::ordering::{Buyer, OTHER_SECRET, SECRET, code, count_orders, read};
use crate::quiz_sessions;
use crate::shop::{NOON_MS, Shop};

pub(crate) fn write(shop: &Shop, work: impl AsyncFnOnce(&Writer) -> Result<(), store::StoreError>) {
    shop.run(shop.app.store.write("preparing", work)).expect("written");
    shop.follow_catalog();
}

pub(crate) fn put_coupon(shop: &Shop, code: &str, max_uses: Option<u32>) {
    let coupon = Coupon {
        code: code.parse().expect("a code"),
        reduction: Reduction::Percent(10),
        country: None,
        starts_at_ms: 0,
        ends_at_ms: None,
        max_uses,
        uses: 0,
    };
    write(shop, async |writer: &Writer| {
        create_coupon(writer, &coupon, "test", NOON_MS).await.map(drop)
    });
}

pub(crate) fn put_stock(shop: &Shop, left: u32) {
    write(shop, async |writer: &Writer| {
        set_stock(writer, "daily-trio", Some(left), "test", NOON_MS).await
    });
}

pub(crate) fn stock_left(shop: &Shop) -> u32 {
    let stock = read(shop, async |reader: &store::Reader| list_stock(reader).await);
    stock
        .iter()
        .find(|(product, _)| product == "daily-trio")
        .expect("it is counted")
        .1
}

pub(crate) fn uses_of(shop: &Shop, code: &str) -> u32 {
    let code = code.parse().expect("a code");
    let coupon = read(shop, async |reader: &store::Reader| find_coupon(reader, &code).await);
    coupon.expect("there is one").uses
}

/// Changes a price at a moment, which is then now.
pub(crate) fn put_price(shop: &Shop, sku: &str, minor: i64, at_ms: i64) {
    shop.set_now_ms(at_ms);
    let sku: Sku = sku.parse().expect("a package");
    write(shop, async |writer: &Writer| {
        let change = PriceChange {
            sku: &sku,
            country: domain::country::Country::De,
            price: domain::money::Money::new(minor, domain::money::Currency::Eur),
            actor: "test",
        };
        let changed = set_price(writer, change, at_ms).await?;
        changed.expect("the price is taken");
        Ok(())
    });
}

#[test]
fn a_draft_has_the_prices_and_the_words_of_the_shop() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let order = buyer.draft();
    assert_eq!(order["state"], "draft");
    assert_eq!(order["number"], Value::Null);
    assert_eq!(order["total"], "93,60\u{a0}€");
    assert_eq!(
        order["address_lines"],
        json!(["Anna Berg", "Hauptstraße 12", "10115 Berlin"])
    );
    assert_eq!(order["lines"][0]["sku"], "daily-trio-3");
    assert_eq!(order["can_pay"], true);
    assert_eq!(order["last_attempt"], Value::Null);
    assert_eq!(buyer.look(), order);
    let kept = buyer.kept().expect("it is kept");
    assert_eq!((kept.state, kept.total.minor), (OrderState::Draft, 9360));
    assert_eq!(kept.funnel.as_deref(), Some("start"));
}

#[test]
fn the_same_draft_again_is_the_same_and_another_replaces_it() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let form = buyer.form();
    assert_eq!(buyer.post(&form).status, 201);
    let again = buyer.post(&form);
    assert_eq!(again.status, 200);
    let changed = Buyer {
        items: json!([{ "sku": "daily-trio-1", "quantity": 2 }]),
        ..Buyer::new(&shop, 1)
    };
    let answer = changed.post(&changed.form());
    assert_eq!(
        (answer.status, &answer.json()["total_minor"]),
        (200, &json!(2 * 3490 + 390))
    );
    assert_eq!(buyer.look()["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(count_orders(&shop), 1);
}

#[test]
fn nobody_else_can_see_replace_or_pay_an_order() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let before = buyer.draft();
    let mut form = buyer.form();
    form["secret"] = json!(OTHER_SECRET);
    let answer = buyer.post(&form);
    assert_eq!((answer.status, code(&answer).as_str()), (409, "conflict"));
    let unknown = Buyer::new(&shop, 2);
    let pay = json!({ "attempt": buyer.attempt(1), "button_version": "2026-11-15", "method": "card" });
    for (method, rest, body) in [
        ("GET", "", None),
        ("POST", "/payments", Some(&pay)),
        ("DELETE", "/payments", None),
        ("POST", "/settle", None),
    ] {
        let foreign = buyer.send_as(OTHER_SECRET, method, &buyer.path(rest), body);
        let absent = buyer.send(method, &unknown.path(rest), body);
        let shapeless = buyer.send_as("short", method, &buyer.path(rest), body);
        assert_eq!(foreign.status, 404, "{method} {rest}");
        // Who asks cannot tell an order of somebody else from none.
        assert_eq!((foreign.status, &foreign.body), (absent.status, &absent.body));
        assert_eq!((shapeless.status, &shapeless.body), (absent.status, &absent.body));
    }
    assert_eq!(buyer.look(), before);
}

#[test]
fn a_changed_price_is_shown_and_never_slipped_in() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let form = buyer.form();
    put_price(&shop, "daily-trio-3", 9970, NOON_MS + 60_000);
    let answer = buyer.post(&form);
    assert_eq!((answer.status, code(&answer).as_str()), (409, "price-changed"));
    assert_eq!(answer.json()["quote"]["total_minor"], 9970 + 390);
    assert_eq!(count_orders(&shop), 0);
    // And again between the draft and the button.
    buyer.draft();
    put_price(&shop, "daily-trio-3", 8970, NOON_MS + 120_000);
    let pressed = buyer.press(1);
    assert_eq!((pressed.status, code(&pressed).as_str()), (409, "price-changed"));
    assert_eq!(pressed.json()["quote"]["total_minor"], 9360);
    assert_eq!(buyer.look()["state"], "draft");
}

#[test]
fn a_total_that_was_never_shown_is_refused() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    for total in [0, 1, -9360, 9359, i64::MAX] {
        let mut form = buyer.form();
        form["expected_total_minor"] = json!(total);
        assert_eq!(code(&buyer.post(&form)), "price-changed");
    }
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn what_is_sold_out_is_told_before_the_button_and_at_it() {
    let shop = Shop::open();
    put_stock(&shop, 3);
    let (first, second) = (Buyer::new(&shop, 1), Buyer::new(&shop, 2));
    first.draft();
    second.draft();
    first.press_new(1);
    assert_eq!(stock_left(&shop), 0);
    let late = second.press(1);
    assert_eq!((late.status, code(&late).as_str()), (409, "sold-out"));
    assert_eq!(late.json()["skus"], json!(["daily-trio-3"]));
    assert_eq!(second.look()["state"], "draft");
    let third = Buyer::new(&shop, 3);
    let answer = third.post(&third.form());
    assert_eq!((answer.status, code(&answer).as_str()), (409, "sold-out"));
    assert_eq!(stock_left(&shop), 0);
}

#[test]
fn two_packages_of_one_product_share_its_stock() {
    let shop = Shop::open();
    put_stock(&shop, 8);
    let greedy = Buyer {
        items: json!([{ "sku": "daily-trio-3", "quantity": 2 }, { "sku": "daily-trio-1", "quantity": 3 }]),
        ..Buyer::new(&shop, 1)
    };
    let answer = greedy.post(&greedy.form());
    assert_eq!(code(&answer), "sold-out");
    assert_eq!(answer.json()["skus"], json!(["daily-trio-3", "daily-trio-1"]));
}

#[test]
fn a_code_lowers_the_price_until_it_is_used_up() {
    let shop = Shop::open();
    put_coupon(&shop, "TEN", Some(1));
    let with_code = |number| Buyer {
        coupon: json!("ten"),
        ..Buyer::new(&shop, number)
    };
    let (first, second) = (with_code(1), with_code(2));
    let quote = first.quote().json();
    assert_eq!(quote["total_minor"], 8970 - 897 + 390);
    assert_eq!(quote["coupon"]["is_valid"], true);
    first.draft();
    second.draft();
    first.press_new(1);
    assert_eq!(uses_of(&shop, "TEN"), 1);
    let late = second.press(1);
    assert_eq!((late.status, code(&late).as_str()), (422, "coupon-refused"));
    assert_eq!(late.json()["why"], "used-up");
    let third = with_code(3);
    let answer = third.post(&third.form());
    assert_eq!((answer.status, &answer.json()["why"]), (422, &json!("used-up")));
    assert_eq!(uses_of(&shop, "TEN"), 1);
}

#[test]
fn faults_of_an_address_stand_at_their_fields() {
    let shop = Shop::open();
    let buyer = Buyer {
        address: json!({ "name": "Anna", "street": "Weg", "house": "1", "postcode": "1011", "city": "" }),
        ..Buyer::new(&shop, 1)
    };
    let answer = buyer.post(&buyer.form());
    assert_eq!((answer.status, code(&answer).as_str()), (422, "address-invalid"));
    let fields = answer.json()["fields"].clone();
    assert_eq!(
        fields,
        json!([{ "name": "postcode", "why": "malformed" }, { "name": "city", "why": "missing" }])
    );
    let island = Buyer {
        address: json!({ "name": "Anna", "street": "Weg", "house": "1", "postcode": "27498", "city": "Helgoland" }),
        ..Buyer::new(&shop, 1)
    };
    let answer = island.post(&island.form());
    assert_eq!(
        answer.json()["fields"],
        json!([{ "name": "postcode", "why": "outside-area" }])
    );
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn what_is_not_sent_needs_no_address() {
    let shop = Shop::open();
    let reader = Buyer {
        items: json!([{ "sku": "light-kitchen-1", "quantity": 1 }]),
        address: json!({}),
        ..Buyer::new(&shop, 1)
    };
    let order = reader.draft();
    assert_eq!(order["address_lines"], json!([]));
    assert_eq!(order["total_minor"], 1290);
}

#[test]
fn mailboxes_that_nobody_reads_are_refused() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    for (email, expected) in [
        ("nobody", "email-invalid"),
        ("", "email-invalid"),
        ("a@mailinator.com", "email-disposable"),
    ] {
        let mut form = buyer.form();
        form["email"] = json!(email);
        let answer = buyer.post(&form);
        assert_eq!((answer.status, code(&answer).as_str()), (422, expected), "{email}");
    }
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn no_card_number_is_taken_in_any_field() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let fields: [(&str, &str); 6] = [
        ("/email", "email"),
        ("/coupon", "coupon"),
        ("/from", "from"),
        ("/funnel", "funnel"),
        ("/address/name", "address.name"),
        ("/address/house", "address.house"),
    ];
    for (pointer, name) in fields {
        let mut form = buyer.form();
        *form.pointer_mut(pointer).expect("a field") = json!("4242 4242 4242 4242");
        let answer = buyer.post(&form);
        assert_eq!(
            (answer.status, code(&answer).as_str()),
            (422, "card-number-refused"),
            "{name}"
        );
        assert_eq!(answer.json()["field"], name);
        assert!(!answer.text().contains("4242"));
    }
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn what_is_no_order_is_refused() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    for (pointer, value, expected) in [
        ("/id", json!("ord_1"), "bad-request"),
        ("/secret", json!("short"), "bad-request"),
        ("/from", json!("nowhere"), "bad-request"),
        ("/from", json!("../start"), "bad-request"),
        ("/country", json!("US"), "bad-request"),
        ("/method", json!("bitcoin"), "method-not-offered"),
        ("/method", json!("swish"), "method-not-offered"),
        ("/total_minor", json!(1), "bad-request"),
    ] {
        let mut form = buyer.form();
        match form.pointer_mut(pointer) {
            Some(field) => *field = value,
            None => drop(
                form.as_object_mut()
                    .map(|form| form.insert(pointer[1..].to_owned(), value)),
            ),
        }
        assert_eq!(code(&buyer.post(&form)), expected, "{pointer}");
    }
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn other_sites_cannot_order() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let body = buyer.form().to_string();
    let headers = [("content-type", "application/json"), ("origin", "https://evil.example")];
    let answer = shop.request("POST", "/api/orders", &headers, body.as_bytes());
    assert_eq!((answer.status, code(&answer).as_str()), (403, "foreign-origin"));
    assert_eq!(count_orders(&shop), 0);
}

#[test]
fn a_run_that_is_not_the_buyers_costs_nobody_their_order() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let mut form = buyer.form();
    form["session"] = json!({ "id": "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD", "secret": SECRET });
    assert_eq!(buyer.post(&form).status, 201);
    assert_eq!(buyer.kept().expect("kept").session, None);
}

#[test]
fn the_run_of_a_buyer_is_kept_as_long_as_their_order_and_the_funnel_counts_it_once() {
    let shop = Shop::open();
    quiz_sessions::open(&shop);
    let run: SessionId = quiz_sessions::ID.parse().expect("an id");
    let has_order = || {
        let found = read(&shop, async |reader: &Reader| find_session(reader, run).await);
        found.expect("kept").has_order
    };
    let buyer = Buyer::new(&shop, 1);
    let mut form = buyer.form();
    form["session"] = json!({ "id": quiz_sessions::ID, "secret": quiz_sessions::SECRET });
    assert_eq!(buyer.post(&form).status, 201);
    let reference = buyer.press_new(1);
    assert!(!has_order(), "nothing is paid yet");
    buyer.click(&reference, "approve");
    buyer.settle();
    buyer.settle();
    assert!(has_order());
    let everything = EventFilter {
        funnel: None,
        country: None,
        since_ms: 0,
    };
    let mut counts = read(&shop, async |reader: &Reader| count_events(reader, everything).await);
    counts.retain(|count| count.kind == "ordered");
    let counted: Vec<_> = counts
        .iter()
        .map(|count| (count.funnel.as_str(), count.step.as_str(), count.count))
        .collect();
    assert_eq!(counted, [("start", "offerpay", 1)]);
}

#[test]
fn orders_are_made_often_but_not_without_end() {
    let shop = Shop::open_with(&[("TRICHTER_WRITE_BURST", "3"), ("TRICHTER_WRITES_PER_MINUTE", "1")]);
    let buyer = Buyer::new(&shop, 1);
    let form = buyer.form();
    let statuses: Vec<u16> = (0..5).map(|_| buyer.post(&form).status).collect();
    assert_eq!(statuses, [201, 200, 200, 429, 429]);
    let presses: Vec<u16> = (0..5).map(|_| buyer.press(1).status).collect();
    assert_eq!(presses, [201, 200, 200, 429, 429]);
    let settles: Vec<u16> = (0..13)
        .map(|_| buyer.send("POST", &buyer.path("/settle"), None).status)
        .collect();
    assert_eq!((settles[11], settles[12]), (200, 429));
}

#[test]
fn a_sale_is_handed_to_a_tag_manager_once() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let tell = || buyer.send("POST", &buyer.path("/purchase-event"), None);
    let reference = buyer.place();
    assert_eq!(tell().status, 204, "nothing is paid yet");
    buyer.click(&reference, "approve");
    buyer.settle();
    let told = tell();
    assert_eq!(told.status, 200, "{}", told.text());
    assert_eq!(
        told.json(),
        json!({
            "event": "purchase",
            "event_id": format!("{}-purchase", buyer.order_id()),
            "ecommerce": {
                "transaction_id": "DE-100001",
                "value": 93.6,
                "tax": 6.12,
                "shipping": 3.9,
                "currency": "EUR",
                "items": [{ "item_id": "daily-trio-3", "item_name": "Daily Trio, 3\u{a0}Dosen", "price": 89.7, "quantity": 1 }],
            },
        })
    );
    assert_eq!(tell().status, 204, "it was told");
    let stranger = buyer.send_as(OTHER_SECRET, "POST", &buyer.path("/purchase-event"), None);
    assert_eq!(stranger.status, 404);
}

#[test]
fn the_link_of_a_mail_opens_its_order_and_no_other() {
    let shop = Shop::open();
    let (anna, berta) = (Buyer::new(&shop, 1), Buyer::new(&shop, 2));
    anna.draft();
    berta.draft();
    let secret = shop.app.links.order(anna.order_id()).newest().expect("a key");
    let look = |buyer: &Buyer<'_>| buyer.send_as(&secret, "GET", &buyer.path(""), None).status;
    assert_eq!((look(&anna), look(&berta)), (200, 404));
}
