//! Digital goods, from the payment to the file: open to whoever agreed or waited, by links that expire, and to nobody else.

use domain::agreement;
use domain::calendar::LocalTime;
use domain::country::Country;
use domain::locale::Locale;
use domain::withdrawal;
use serde_json::{Value, json};
use server::clock::Clock;
use server::refunding;
use store::Reader;
use store::payment_attempts::list_attempts_of;

use crate::leads::JSON;
use crate::order_mails::{books, mail_of, mails, pass_time};
use crate::ordering::{Buyer, OTHER_SECRET, SECRET, code, read};
use crate::program::{said, trichter};
use crate::shop::{Answer, NOON_MS, Shop};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// Somebody who buys the e-book.
fn reader(shop: &Shop, number: u64) -> Buyer<'_> {
    Buyer {
        items: json!([{ "sku": "light-kitchen-1", "quantity": 1 }]),
        address: json!({}),
        ..Buyer::new(shop, number)
    }
}

/// Somebody who buys access to the app, for two.
fn app_user(shop: &Shop, number: u64) -> Buyer<'_> {
    Buyer {
        items: json!([{ "sku": "daily-companion-1", "quantity": 2 }]),
        ..reader(shop, number)
    }
}

/// Orders and pays, with early supply or without.
#[track_caller]
fn buy(buyer: &Buyer<'_>, early_supply: Option<&str>) {
    let mut form = buyer.form();
    form["agreements"] = json!({ "charge_again": null, "early_supply": early_supply });
    let answer = buyer.post(&form);
    assert_eq!(answer.status, 201, "{}", answer.text());
    let reference = buyer.press_new(1);
    buyer.click(&reference, "approve");
    assert_eq!(buyer.settle()["state"], "paid");
}

const AGREED: Option<&str> = Some(agreement::VERSION);

#[track_caller]
fn downloads(buyer: &Buyer<'_>) -> Vec<Value> {
    let answer = buyer.send("GET", &buyer.path("/downloads"), None);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["downloads"].as_array().expect("a list").clone()
}

#[track_caller]
fn link(buyer: &Buyer<'_>) -> String {
    downloads(buyer)[0]["href"].as_str().expect("a link").to_owned()
}

/// The link no longer holds, and whoever follows it is led to where there is a new one.
#[track_caller]
fn assert_stale(answer: &Answer, path: &str) {
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(
        answer.header("location"),
        format!("http://shop.example{path}#download=stale")
    );
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[test]
fn who_agreed_has_the_book_at_once_in_their_language() {
    let shop = Shop::open();
    for (number, country, locale, method, file) in [
        (1, "DE", "de_DE", "card", "light-kitchen-de.pdf"),
        (2, "FI", "fi_FI", "card", "light-kitchen-fi.pdf"),
    ] {
        let buyer = Buyer {
            country,
            locale,
            method,
            ..reader(&shop, number)
        };
        buy(&buyer, AGREED);
        let list = downloads(&buyer);
        assert_eq!(list.len(), 1);
        assert_eq!(list[0]["state"], "open");
        assert_eq!(list[0]["opens_on"], Value::Null);
        assert_eq!(list[0]["codes"], json!([]));
        assert_eq!(list[0]["href_expires_at"], NOON_MS + HOUR_MS);
        let answer = shop.get(&link(&buyer));
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "application/pdf");
        assert_eq!(
            answer.header("content-disposition"),
            format!("attachment; filename=\"{file}\"")
        );
        assert_eq!(answer.header("cache-control"), "no-store");
        assert_eq!(answer.header("x-robots-tag"), "noindex");
        assert!(answer.body.starts_with(b"%PDF-1.7") && answer.body.len() > 50_000);
        assert_eq!(shop.get(&link(&buyer)).body, answer.body);
    }
}

#[test]
fn who_did_not_agree_waits_until_the_period_of_withdrawal_is_over() {
    let shop = Shop::open();
    let buyer = reader(&shop, 1);
    buy(&buyer, None);
    let list = downloads(&buyer);
    // The fourteenth day is a Sunday, so the right ends with Monday, 30 November.
    assert_eq!(
        (&list[0]["state"], &list[0]["opens_on"]),
        (&json!("waiting"), &json!("01.12.2026"))
    );
    assert_eq!(list[0]["href"], Value::Null);
    let opens: LocalTime = "2026-12-01 00:00".parse().expect("a moment");
    let opens_at_ms = opens.at_ms(Country::De);
    shop.set_now_ms(opens_at_ms - 1);
    assert_eq!(downloads(&buyer)[0]["state"], "waiting");
    pass_time(&shop, opens_at_ms);
    assert_eq!(downloads(&buyer)[0]["state"], "open");
    assert_eq!(shop.get(&link(&buyer)).status, 200);
    let mails = mails(&shop, 2);
    let mail = mail_of(&mails, "bereit zum Öffnen");
    assert!(!mail.text.contains("Widerrufsrecht"), "{}", mail.text);
}

#[test]
fn a_link_holds_for_an_hour_and_for_one_file() {
    let shop = Shop::open();
    let (buyer, other) = (reader(&shop, 1), reader(&shop, 2));
    buy(&buyer, AGREED);
    buy(&other, AGREED);
    let (own, others) = (link(&buyer), link(&other));
    shop.set_now_ms(NOON_MS + HOUR_MS - 1);
    assert_eq!(shop.get(&own).status, 200);
    shop.set_now_ms(NOON_MS + HOUR_MS);
    assert_stale(&shop.get(&own), "/thankyou");
    assert_eq!(shop.get(&link(&buyer)).status, 200);

    shop.set_now_ms(NOON_MS);
    let (path, query) = own.split_once('?').expect("a query");
    let (others_path, _) = others.split_once('?').expect("a query");
    let expires = query.split('&').next().expect("two parts");
    for wrong in [
        path.to_owned(),
        format!("{path}?{expires}"),
        format!("{path}?{expires}&signature="),
        format!("{path}?{}", query.replace("expires=", "expires=9")),
        format!("{path}?expires=x&signature=y"),
        format!("{path}?{query}&{expires}"),
        format!("{others_path}?{query}"),
        own[..own.len() - 1].to_owned(),
        format!("/download/dig_0000000000000000000000000Z?{query}"),
        format!("/download/nothing?{query}"),
    ] {
        assert_stale(&shop.get(&wrong), "/thankyou");
    }
}

#[test]
fn the_list_is_for_whoever_proves_that_the_order_is_theirs() {
    let shop = Shop::open();
    let buyer = reader(&shop, 1);
    buy(&buyer, AGREED);
    for (secret, path) in [
        (OTHER_SECRET, buyer.path("/downloads")),
        (SECRET, reader(&shop, 2).path("/downloads")),
    ] {
        let answer = buyer.send_as(secret, "GET", &path, None);
        assert_eq!((answer.status, code(&answer).as_str()), (404, "not-found"));
    }
    let by_mail = shop.app.links.order(buyer.order_id()).newest().expect("a key");
    let answer = buyer.send_as(&by_mail, "GET", &buyer.path("/downloads"), None);
    assert_eq!(answer.json()["downloads"][0]["state"], "open");
    let jars = Buyer::new(&shop, 3);
    jars.buy();
    assert_eq!(downloads(&jars), Vec::<Value>::new());
}

#[test]
fn an_app_is_opened_by_codes_of_which_the_operator_knows_no_owner() {
    let shop = Shop::open();
    let buyer = app_user(&shop, 1);
    buy(&buyer, AGREED);
    pass_time(&shop, NOON_MS);
    let list = downloads(&buyer);
    assert_eq!((&list[0]["state"], &list[0]["href"]), (&json!("open"), &Value::Null));
    let codes: Vec<&str> = list[0]["codes"]
        .as_array()
        .expect("codes")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(codes.len(), 2);
    assert!(codes[0] != codes[1] && codes.iter().all(|code| code.len() == 19));
    pass_time(&shop, NOON_MS + 1);
    assert_eq!(downloads(&buyer)[0]["codes"], list[0]["codes"]);

    let known = said(&shop, &["codes", "list", "--json"]);
    let known: Value = serde_json::from_str(&known).expect("JSON");
    let mut listed: Vec<&str> = known
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|code| code["code"].as_str())
        .collect();
    let mut expected = codes.clone();
    listed.sort_unstable();
    expected.sort_unstable();
    assert_eq!(listed, expected);
    assert_eq!(known[0]["product"], "daily-companion");
    assert_eq!(known[0]["holds"], true);
    assert!(!known.to_string().contains("shop.example"), "{known}");
    assert!(said(&shop, &["codes", "list", "--product", "other"]).starts_with("No access codes."));
}

#[test]
fn whoever_withdraws_loses_access_and_has_it_again_if_they_keep_the_order() {
    let shop = Shop::open();
    let buyer = app_user(&shop, 1);
    buy(&buyer, None);
    let statement = json!({
        "id": "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD",
        "country": "DE",
        "locale": "de_DE",
        "name": "Anna Berg",
        "order": "DE-100001",
        "email": "buyer-1@shop.example",
        "items": "",
        "with_later_orders": false,
        "link": null,
        "words_version": withdrawal::VERSION,
    });
    let answer = shop.request("POST", "/api/withdrawals", &[JSON], statement.to_string().as_bytes());
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(downloads(&buyer)[0]["state"], "ended");
    let late_ms = NOON_MS + 20 * 24 * HOUR_MS;
    pass_time(&shop, late_ms);
    assert_eq!(downloads(&buyer)[0]["state"], "ended");
    assert_eq!(downloads(&buyer)[0]["codes"], json!([]));
    said(
        &shop,
        &[
            "withdrawals",
            "close",
            "wdr_01KA3Q1QY0V5W3N8Z4T6R2H9CD",
            "--reason",
            "kept",
            "--note",
            "called",
        ],
    );
    pass_time(&shop, late_ms.max(Clock::system().now_ms()));
    let list = downloads(&buyer);
    assert_eq!(list[0]["state"], "open");
    assert_eq!(list[0]["codes"].as_array().map(Vec::len), Some(2));
}

#[test]
fn who_got_all_of_their_money_back_has_nothing_to_open() {
    let shop = Shop::open();
    let buyer = reader(&shop, 1);
    buy(&buyer, AGREED);
    let own = link(&buyer);
    let order = buyer.kept().expect("the order");
    let attempt = read(&shop, async |reader: &Reader| list_attempts_of(reader, order.id).await).remove(0);
    let refund = refunding::refund(books(&shop), order.id, attempt.id, order.total, "");
    shop.run(refund).expect("given back");
    assert_eq!(downloads(&buyer)[0]["state"], "ended");
    assert_stale(&shop.get(&own), "/thankyou/de");
}

#[test]
fn the_buyer_is_told_once_and_in_the_words_they_agreed_to() {
    let shop = Shop::open();
    let buyer = reader(&shop, 1);
    buy(&buyer, AGREED);
    pass_time(&shop, NOON_MS);
    buyer.settle();
    pass_time(&shop, NOON_MS + 1);
    let mails = mails(&shop, 2);
    let mail = mail_of(&mails, "Bestellung DE-100001: bereit zum Öffnen");
    assert_eq!(mail.header("To"), Some("buyer-1@shop.example"));
    let unwrapped = mail.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        unwrapped.contains(agreement::early_supply_words(Locale::DeDe)),
        "{}",
        mail.text
    );
    let (page, secret) = mail.link("order");
    assert_eq!(page, "http://shop.example/thankyou/de");
    assert!(secret.starts_with(&buyer.order_id().to_string()));
    assert!(mail.attached.is_none());
}

#[test]
fn invoice_and_contract_come_as_a_file_to_keep() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    pass_time(&shop, NOON_MS);
    let mail = mails(&shop, 1).remove(0);
    let (head, bytes) = mail.attached.expect("a document");
    assert!(head.contains("filename=\"DE-100001.pdf\""), "{head}");
    assert!(
        bytes.starts_with(b"%PDF-1.7") && bytes.len() < 400_000,
        "{}",
        bytes.len()
    );

    let file = shop.data_dir.join("invoice.pdf");
    let path = file.to_str().expect("text");
    let told = said(&shop, &["orders", "invoice", "DE-100001", "--output", path]);
    assert_eq!(told, format!("The invoice of DE-100001 is in {path}.\n"));
    assert!(std::fs::read(&file).expect("a file").starts_with(b"%PDF-1.7"));
    let unpaid = Buyer::new(&shop, 2);
    unpaid.place();
    let output = trichter(&shop, &["orders", "invoice", &unpaid.order_id().to_string()]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("is not paid, so it has no invoice"));
}
