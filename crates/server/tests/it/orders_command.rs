//! `trichter orders`: orders are found, shown, sent, cancelled, paid back and exported, and nothing is done twice.

use std::process::Command;

use domain::country::Country;
use domain::id::{CaseId, RefundId, Ulid};
use domain::money::Money;
use domain::order::{Case, CaseKind, CaseSubject, NewRefund, OrderState, RefundState};
use serde_json::{Value, json};
use server::clock::Clock;
use server::{refunding, shipping};
use store::orders::mark_shipped;
use store::payment_cases;
use store::refunds::{ask, list_refunds_of};
use store::{Reader, Writer};

use crate::ordering::Buyer;
use crate::orders::{put_coupon, put_stock, stock_left, uses_of};
use crate::postgres;
use crate::program;
use crate::shop::Shop;
use crate::till::{Purchase, Till};

const ANNA: Purchase<'static> = Purchase {
    seed: 1,
    country: Country::De,
    email: "Anna@example.org",
    name: "Anna Muster",
};

const METTE: Purchase<'static> = Purchase {
    seed: 2,
    country: Country::Dk,
    email: "mette@example.org",
    name: "Mette Holm",
};

#[track_caller]
fn parsed(shop: &Shop, arguments: &[&str]) -> Value {
    serde_json::from_str(&said(shop, arguments)).expect("JSON")
}

fn numbers(list: &Value) -> Vec<&str> {
    let orders = list.as_array().expect("a list");
    orders.iter().filter_map(|order| order["number"].as_str()).collect()
}

fn with_orders<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    [&["orders"], arguments].concat()
}

#[track_caller]
fn said(shop: &Shop, arguments: &[&str]) -> String {
    program::said(shop, &with_orders(arguments))
}

#[track_caller]
fn refused(shop: &Shop, arguments: &[&str]) -> String {
    program::refused(shop, &with_orders(arguments))
}

#[test]
fn orders_are_listed_by_what_somebody_knows_of_them() {
    let shop = Shop::open().at_rest();
    assert_eq!(said(&shop, &["list"]), "No orders.\n");
    assert_eq!(said(&shop, &["list", "--json"]), "[]\n");
    let till = Till::open(&shop);
    let (anna, _) = till.sell(ANNA);
    till.sell(METTE);
    till.place(Purchase { seed: 3, ..ANNA });

    let table = said(&shop, &["list"]);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("NUMBER"), "{table}");
    let of_anna = lines.iter().find(|line| line.starts_with("DE-100001")).expect("Anna's");
    for part in [
        "paid",
        "113.80 EUR",
        "sepa_debit",
        "Anna@example.org",
        &anna.id.to_string(),
    ] {
        assert!(of_anna.contains(part), "{part} in {of_anna}");
    }

    let all = parsed(&shop, &["list", "--json"]);
    assert_eq!(all.as_array().map(Vec::len), Some(3));
    for (arguments, expected) in [
        (&["--country", "dk"][..], &["DK-100001"][..]),
        (&["--state", "authorised"], &["DK-100001"]),
        (&["--number", "de-100001"], &["DE-100001"]),
        (&["--email", "ANNA@example.org", "--state", "paid"], &["DE-100001"]),
        (&["--since", "2999-01-01"], &[]),
        (&["--state", "paid", "--since", "2020-01-01"], &["DE-100001"]),
        (&["--state", "draft"], &[]),
    ] {
        let list = parsed(&shop, &[&["list", "--json"], arguments].concat());
        assert_eq!(numbers(&list), expected, "{arguments:?}");
    }
    let one = parsed(&shop, &["list", "--json", "--limit", "1"]);
    assert_eq!(one.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_mistake_on_the_command_line_is_explained() {
    let shop = Shop::open().at_rest();
    for (arguments, sentence) in [
        (
            &["list", "--state", "lost"][..],
            "known are: draft, placed, authorised, paid, cancelled, expired",
        ),
        (&["list", "--since", "15.11.2026"], "a day is written like 2026-11-01"),
        (
            &["list", "--country", "NL"],
            "known are: DE, FR, BE, SE, GB, AT, DK, FI",
        ),
        (
            &["show", "17"],
            "an order is named by its number, DE-100001, or by its id",
        ),
        (
            &["show", "DE-100001"],
            "there is no order DE-100001: `trichter orders list` shows those there are",
        ),
        (
            &["case", "close", "cas_01KA4QZ0G0ABCDEFGHJKMNPQRS", "--note", " "],
            "say what was done",
        ),
        (
            &["case", "close", "cas_01KA4QZ0G0ABCDEFGHJKMNPQRS", "--note", "x"],
            "there is no open case",
        ),
    ] {
        let message = refused(&shop, arguments);
        assert!(message.contains(sentence), "{arguments:?}: {message}");
    }
}

#[test]
fn an_order_is_shown_with_all_that_is_known_of_it() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(ANNA);
    let text = said(&shop, &["show", "DE-100001"]);
    for line in [
        format!("Order     DE-100001 ({})", order.id),
        "E-mail    Anna@example.org".to_owned(),
        "Address   Anna Muster".to_owned(),
        "          Lange Straße 12a".to_owned(),
        "Lines     2 × Name of daily-trio-3 (daily-trio-3)  99.90 EUR  7 %".to_owned(),
        "Delivery  3.90 EUR".to_owned(),
        "Total     113.80 EUR".to_owned(),
        // 390 over 9990 and 1000: 354.5 and 35.5, the cent to the first of equals.
        "VAT       7 % of 103.45 EUR: 6.77 EUR".to_owned(),
        "          19 % of 10.35 EUR: 1.65 EUR".to_owned(),
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line}\n{text}");
    }
    assert!(text.contains("113.80 EUR can be given back"), "{text}");

    let shown = parsed(&shop, &["show", &order.id.to_string(), "--json"]);
    assert_eq!(shown["number"], "DE-100001");
    assert_eq!(shown["state"], "paid");
    assert_eq!(shown["address"]["phone"], "+491701234567");
    assert_eq!(shown["payments"][0]["id"], attempt.id.to_string());
    assert_eq!(shown["payments"][0]["standing"], "paid");
    assert_eq!(shown["balance"]["captured"], "113.80");
    assert_eq!(
        shown["vat"],
        json!([
            { "percent": "7", "gross": "103.45", "vat": "6.77" },
            { "percent": "19", "gross": "10.35", "vat": "1.65" },
        ])
    );
}

#[test]
fn money_is_given_back_in_parts_and_never_more_than_came() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(ANNA);
    let words = said(&shop, &["refund", "DE-100001", "10.00", "--reason", "one jar broke"]);
    assert!(words.starts_with("10.00 EUR was given back (rfd_"), "{words}");
    for (amount, sentence) in [
        ("103.81", "at most 103.80 EUR can be given back"),
        ("0.00", "name an amount above nought"),
        ("5", "`5` is no amount of EUR: write it as 10.00"),
        ("5,00", "`5,00` is no amount of EUR: write it as 10.00"),
    ] {
        let message = refused(&shop, &["refund", "DE-100001", amount]);
        assert!(message.contains(sentence), "{amount}: {message}");
    }
    let words = said(&shop, &["refund", &order.id.to_string(), "--all"]);
    assert!(words.starts_with("103.80 EUR was given back"), "{words}");
    let message = refused(&shop, &["refund", "DE-100001", "--all"]);
    assert!(message.contains("nothing of this order can be given back"), "{message}");

    assert_eq!(
        till.statement(&attempt),
        [("charge", 11380), ("refund", 1000), ("refund", 10380)]
    );
    let shown = parsed(&shop, &["show", "DE-100001", "--json"]);
    assert_eq!(
        (&shown["balance"]["refunded"], &shown["balance"]["refundable"]),
        (&json!("113.80"), &json!("0.00"))
    );
    assert_eq!(shown["refunds"][0]["reason"], "one jar broke");
    assert_eq!(shown["state"], "paid");
}

#[test]
fn what_came_for_no_order_cannot_be_given_back() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.place(ANNA);
    let message = refused(&shop, &["refund", &order.id.to_string(), "1.00"]);
    assert!(message.contains("no money came in"), "{message}");
}

#[test]
fn a_refund_that_a_crash_left_is_taken_up_and_done_once() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(ANNA);
    let now_ms = till.clock.now_ms();
    let new = NewRefund {
        id: RefundId(Ulid::new(1, 7)),
        order: order.id,
        attempt: attempt.id,
        amount: Money::new(500, order.total.currency),
        reason: String::new(),
        asked_at_ms: now_ms,
    };
    till.write(async |writer: &Writer| ask(writer, &new).await)
        .expect("there is enough");
    // Whoever asked may still be about to do it.
    assert_eq!(shop.run(refunding::take_up(till.books(&till.clock))).expect("read"), 0);
    assert_eq!(till.statement(&attempt), [("charge", 11380)]);
    let later = Clock::from_fn(move || now_ms + 61_000);
    assert_eq!(shop.run(refunding::take_up(till.books(&later))).expect("done"), 1);
    assert_eq!(shop.run(refunding::take_up(till.books(&later))).expect("read"), 0);
    assert_eq!(till.statement(&attempt), [("charge", 11380), ("refund", 500)]);
    let refunds = shop.app.store.read("looking", async |reader: &Reader| {
        list_refunds_of(reader, order.id).await
    });
    let refunds = shop.run(refunds).expect("read");
    assert_eq!(
        refunds.iter().map(|refund| refund.state).collect::<Vec<_>>(),
        [RefundState::Done]
    );
}

#[test]
fn a_refund_whose_key_the_provider_may_have_forgotten_is_left_to_a_person() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(ANNA);
    let now_ms = till.clock.now_ms();
    let new = NewRefund {
        id: RefundId(Ulid::new(1, 7)),
        order: order.id,
        attempt: attempt.id,
        amount: Money::new(500, order.total.currency),
        reason: String::new(),
        asked_at_ms: now_ms,
    };
    till.write(async |writer: &Writer| ask(writer, &new).await)
        .expect("there is enough");
    let tomorrow = Clock::from_fn(move || now_ms + 24 * 60 * 60 * 1000);
    assert_eq!(shop.run(refunding::take_up(till.books(&tomorrow))).expect("done"), 1);
    assert_eq!(till.statement(&attempt), [("charge", 11380)]);
    assert_eq!(parsed(&shop, &["cases", "--json"])[0]["kind"], "refund_failed");
    assert_eq!(
        parsed(&shop, &["show", "DE-100001", "--json"])["refunds"][0]["state"],
        "failed"
    );
}

#[test]
fn an_order_without_money_is_cancelled_and_its_pay_page_closed() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.place(ANNA);
    let id = order.id.to_string();
    assert_eq!(said(&shop, &["cancel", &id]), format!("{id} is cancelled.\n"));
    assert_eq!(till.order(order.id).state, OrderState::Cancelled);
    assert!(refused(&shop, &["cancel", &id]).contains("the order has ended before"));
    // Nobody can pay it any more.
    let sandbox = till.gateway.sandbox().expect("the sandbox");
    let page = shop.run(sandbox.page(attempt.provider_ref.as_deref().expect("begun")));
    let page = page.expect("read").expect("the page");
    assert!(matches!(page.state, payments::sandbox::PageState::Over(_)), "{page:?}");
}

#[test]
fn what_a_cancelled_order_held_is_there_for_others() {
    let shop = Shop::open();
    put_stock(&shop, 3);
    put_coupon(&shop, "WELCOME", Some(1));
    let buyer = Buyer {
        coupon: "WELCOME".into(),
        ..Buyer::new(&shop, 1)
    };
    buyer.place();
    assert_eq!((stock_left(&shop), uses_of(&shop, "WELCOME")), (0, 1));
    said(&shop, &["cancel", &buyer.order_id().to_string()]);
    assert_eq!((stock_left(&shop), uses_of(&shop, "WELCOME")), (3, 0));
}

#[test]
fn a_paid_order_is_not_cancelled_but_paid_back() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    let message = refused(&shop, &["cancel", "DE-100001"]);
    assert!(
        message.contains("give the money back with `trichter orders refund"),
        "{message}"
    );
    assert_eq!(till.order(order.id), order);
}

#[test]
fn danish_money_is_taken_when_the_parcel_leaves() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(METTE);
    assert_eq!(order.state, OrderState::Authorised);
    assert_eq!(till.statement(&attempt), []);
    let words = said(&shop, &["ship", "DK-100001"]);
    assert_eq!(words, "DK-100001 is sent, and 113.80 DKK was taken.\n");
    let sent = till.order(order.id);
    assert_eq!((sent.state, sent.number), (OrderState::Paid, order.number));
    assert!(sent.shipped_at_ms.expect("sent") <= sent.paid_at_ms.expect("paid"));
    assert_eq!(till.statement(&attempt), [("charge", 11380)]);
    assert!(refused(&shop, &["ship", "DK-100001"]).contains("the order was sent before"));
    assert_eq!(till.statement(&attempt), [("charge", 11380)]);
}

#[test]
fn elsewhere_the_money_is_there_before_the_parcel_leaves() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(ANNA);
    assert_eq!(said(&shop, &["ship", "DE-100001"]), "DE-100001 is sent.\n");
    assert!(till.order(order.id).shipped_at_ms.is_some());
    let (waiting, _) = till.place(Purchase { seed: 3, ..ANNA });
    let message = refused(&shop, &["ship", &waiting.id.to_string()]);
    assert!(
        message.contains("the order is placed: only what is paid or authorised is sent"),
        "{message}"
    );
    assert_eq!(till.order(waiting.id).shipped_at_ms, None);
}

#[test]
fn money_that_a_crash_left_untaken_is_taken_once() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(METTE);
    let now_ms = till.clock.now_ms();
    assert_eq!(shop.run(shipping::take_up(till.books(&till.clock))).expect("read"), 0);
    assert!(till.write(async |writer: &Writer| mark_shipped(writer, order.id, now_ms).await));
    assert_eq!(shop.run(shipping::take_up(till.books(&till.clock))).expect("taken"), 1);
    assert_eq!(shop.run(shipping::take_up(till.books(&till.clock))).expect("read"), 0);
    assert_eq!(till.statement(&attempt), [("charge", 11380)]);
    assert_eq!(till.order(order.id).state, OrderState::Paid);
}

#[test]
fn reserved_money_is_given_up_with_its_order() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(METTE);
    assert_eq!(said(&shop, &["cancel", "DK-100001"]), "DK-100001 is cancelled.\n");
    assert_eq!(till.order(order.id).state, OrderState::Cancelled);
    assert_eq!(till.statement(&attempt), []);
    assert!(refused(&shop, &["ship", "DK-100001"]).contains("the order is cancelled"));
}

#[test]
fn an_export_adds_up_and_holds_no_formula() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    let (order, _) = till.sell(Purchase {
        name: "=HYPERLINK(\"x\")Anna",
        ..ANNA
    });
    till.place(Purchase { seed: 3, ..ANNA });
    said(&shop, &["refund", "DE-100001", "1.00"]);
    let csv = said(&shop, &["export"]);
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(
        lines[0],
        "number,id,state,placed_at,paid_at,shipped_at,country,locale,name,address,email,items,method,\
         provider_reference,coupon,currency,vat_percent,gross,vat,net,order_total,refunded"
    );
    // The heading, a line for each rate, and the end of the last one.
    assert_eq!(lines.len(), 4, "{csv}");
    for (line, end) in [
        (lines[1], ",EUR,7,103.45,6.77,96.68,113.80,1.00"),
        (lines[2], ",EUR,19,10.35,1.65,8.70,113.80,1.00"),
    ] {
        assert!(line.starts_with(&format!("DE-100001,{},paid,", order.id)), "{line}");
        assert!(
            line.contains(",\"'=HYPERLINK(\"\"x\"\")Anna\",\"Lange Straße 12a\n10115 Stadt\","),
            "{line}"
        );
        assert!(line.contains(",\"2 x daily-trio-3; 1 x light-kitchen-1\","), "{line}");
        assert!(line.ends_with(end), "{line}");
    }
    assert_eq!(
        said(&shop, &["export", "--until", "2020-01-01"])
            .matches("\r\n")
            .count(),
        1
    );
    assert_eq!(
        said(&shop, &["export", "--since", "2999-01-01"])
            .matches("\r\n")
            .count(),
        1
    );
    let exported = parsed(&shop, &["export", "--format", "json", "--since", "2020-01-01"]);
    assert_eq!(numbers(&exported), ["DE-100001"]);
    assert_eq!(exported[0]["ledger"][0]["amount"], "113.80");
}

#[test]
fn a_case_is_listed_until_it_is_closed() {
    let shop = Shop::open().at_rest();
    let till = Till::open(&shop);
    assert_eq!(said(&shop, &["cases"]), "No open cases.\n");
    let (order, attempt) = till.sell(ANNA);
    let case = Case {
        id: CaseId(Ulid::new(1, 1)),
        subject: CaseSubject {
            kind: CaseKind::PaidTwice,
            cause: attempt.id.to_string(),
        },
        order: Some(order.id),
        attempt: Some(attempt.id),
        opened_at_ms: till.clock.now_ms(),
        closed_at_ms: None,
        outcome: None,
    };
    till.write(async |writer: &Writer| payment_cases::open(writer, &case).await);
    let id = case.id.to_string();
    let table = said(&shop, &["cases"]);
    assert!(table.contains(&id) && table.contains("the buyer paid twice"), "{table}");
    assert_eq!(parsed(&shop, &["cases", "--json"])[0]["kind"], "paid_twice");
    assert_eq!(
        said(&shop, &["case", "close", &id, "--note", "paid back"]),
        format!("{id} is closed.\n")
    );
    assert_eq!(said(&shop, &["cases"]), "No open cases.\n");
    assert_eq!(
        parsed(&shop, &["show", "DE-100001", "--json"])["cases"][0]["outcome"],
        "paid back"
    );
}

#[test]
fn on_postgresql_money_is_taken_and_given_back_just_the_same() {
    let (_, address) = postgres::new_database();
    let shop = Shop::open_with(&[("TRICHTER_DATABASE_URL", &address)]).at_rest();
    let till = Till::open(&shop);
    let (order, attempt) = till.sell(METTE);
    let (waiting, _) = till.place(Purchase { seed: 3, ..METTE });
    let waiting_id = waiting.id.to_string();
    for (arguments, words) in [
        (
            &["ship", "DK-100001"][..],
            "DK-100001 is sent, and 113.80 DKK was taken.\n",
        ),
        (&["refund", "DK-100001", "13.80"], "13.80 DKK was given back"),
        (&["cancel", &waiting_id], " is cancelled.\n"),
        (&["list", "--country", "DK"], "DK-100001"),
        (&["export"], ",DKK,7,103.45,6.77,96.68,113.80,13.80\r\n"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_trichter"))
            .arg("orders")
            .args(arguments)
            .env("TRICHTER_DATA_DIR", &shop.data_dir)
            .env("TRICHTER_DATABASE_URL", &address)
            .env("TRICHTER_ANSWERS_KEYS", "5".repeat(64))
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains(words), "{arguments:?}: {output:?}");
    }
    assert_eq!(till.order(order.id).state, OrderState::Paid);
    assert_eq!(till.order(waiting.id).state, OrderState::Cancelled);
    assert_eq!(till.statement(&attempt), [("charge", 11380), ("refund", 1380)]);
}
