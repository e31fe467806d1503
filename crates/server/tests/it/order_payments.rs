//! From the order button to the money: every way a payment can go, each paid once or not at all.

use domain::order::{CaseKind, OrderState};
use domain::payment::Standing;
use payments::sandbox::DELAY_MS;
use serde_json::{Value, json};
use server::reconcile;
use store::Reader;
use store::ledger::balance_of;
use store::payment_attempts::list_attempts_of;
use store::payment_cases::count_open_cases;

use crate::ordering::{BUTTON, Buyer, code, read, statement};
use crate::orders::{put_coupon, put_stock, stock_left, uses_of};
use crate::shop::{NOON_MS, Shop};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// One comparison with the sandbox's books.
pub(crate) fn compare(shop: &Shop) {
    shop.run(reconcile::compare(&shop.app)).expect("compared");
}

#[track_caller]
pub(crate) fn captured_minor(buyer: &Buyer<'_>) -> i64 {
    let order = buyer.kept().expect("an order");
    let balance = read(buyer.shop, async |reader: &Reader| {
        balance_of(reader, order.id, order.total.currency).await
    });
    balance.captured.minor
}

pub(crate) fn cases(shop: &Shop, kind: CaseKind) -> u64 {
    let cases = read(shop, async |reader: &Reader| count_open_cases(reader).await);
    cases.get(&kind).copied().unwrap_or_default()
}

fn standings(buyer: &Buyer<'_>) -> Vec<Standing> {
    let id = buyer.order_id();
    let attempts = read(buyer.shop, async |reader: &Reader| list_attempts_of(reader, id).await);
    attempts.iter().map(|attempt| attempt.standing).collect()
}

#[test]
fn who_approves_has_paid_and_gets_a_number() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    assert_eq!(buyer.look()["state"], "placed");
    assert_eq!(buyer.settle()["state"], "placed");
    let back = buyer.click(&reference, "approve");
    let expected = format!("http://shop.example/paypal-confirm/offerpay?order={}", buyer.order_id());
    assert_eq!(back.header("location"), expected);
    let order = buyer.settle();
    assert_eq!(
        (&order["state"], &order["number"]),
        (&json!("paid"), &json!("DE-100001"))
    );
    assert_eq!(order["placed_on"], "15.11.2026");
    assert_eq!(order["last_attempt"]["standing"], "paid");
    assert_eq!(order["can_pay"], false);
    assert_eq!(buyer.look(), order);
    assert_eq!(buyer.settle(), order);
    assert_eq!(captured_minor(&buyer), 9360);
    let second = Buyer::new(&shop, 2).buy();
    assert_eq!(second["number"], "DE-100002");
    let swedish = Buyer {
        country: "SE",
        locale: "sv_SE",
        method: "swish",
        address: json!({ "name": "Anna", "street": "Vägen", "house": "1", "line1": "Vägen 1", "postcode": "111 22", "city": "Stockholm" }),
        ..Buyer::new(&shop, 3)
    };
    assert_eq!(swedish.buy()["number"], "SE-100001");
}

#[test]
fn who_is_declined_may_try_again_and_pays_once() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "decline");
    let order = buyer.settle();
    assert_eq!(
        (&order["state"], &order["last_attempt"]["standing"]),
        (&json!("placed"), &json!("failed"))
    );
    assert_eq!(order["can_pay"], true);
    let again = buyer.press(1);
    assert_eq!((again.status, code(&again).as_str()), (409, "conflict"));
    let reference = buyer.press_new(2);
    buyer.click(&reference, "approve");
    assert_eq!(buyer.settle()["state"], "paid");
    assert_eq!(standings(&buyer), [Standing::Failed, Standing::Paid]);
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn the_bank_may_ask_first() {
    let shop = Shop::open();
    for (number, answer, state) in [(1, "bank-ok", "paid"), (2, "bank-refused", "placed")] {
        let buyer = Buyer::new(&shop, number);
        let reference = buyer.place();
        let step = buyer.click(&reference, "ask-bank");
        assert!(step.header("location").ends_with(&format!("/sandbox/pay/{reference}")));
        assert_eq!(buyer.settle()["state"], "placed");
        buyer.click(&reference, answer);
        assert_eq!(buyer.settle()["state"], state);
    }
}

#[test]
fn money_that_comes_later_is_found_by_the_poller_and_cannot_be_stopped() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "delay");
    let order = buyer.settle();
    assert_eq!(
        (&order["state"], &order["last_attempt"]["is_in_process"]),
        (&json!("placed"), &json!(true))
    );
    assert_eq!(order["can_pay"], false);
    for nth in [1, 2] {
        let answer = buyer.press(nth);
        assert_eq!((answer.status, code(&answer).as_str()), (409, "payment-under-way"));
    }
    assert_eq!(buyer.send("DELETE", &buyer.path("/payments"), None).status, 204);
    shop.set_now_ms(NOON_MS + DELAY_MS + 10 * 60 * 1000);
    compare(&shop);
    assert_eq!(buyer.look()["state"], "paid");
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn a_double_click_is_one_payment() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.draft();
    let first = buyer.press(1);
    let second = buyer.press(1);
    assert_eq!((first.status, second.status), (201, 200));
    assert_eq!(first.json(), second.json());
    assert_eq!(standings(&buyer).len(), 1);
    // At the very same moment too.
    let other = Buyer::new(&shop, 2);
    other.draft();
    let answers: Vec<_> = std::thread::scope(|scope| {
        let presses: Vec<_> = (0..4).map(|_| scope.spawn(|| other.press(1))).collect();
        presses
            .into_iter()
            .map(|press| press.join().expect("an answer"))
            .collect()
    });
    for answer in &answers {
        assert!((200..=201).contains(&answer.status), "{}", answer.text());
        assert_eq!(answer.json(), answers[0].json());
    }
    assert_eq!(standings(&other).len(), 1);
}

#[test]
fn a_second_attempt_closes_the_page_of_the_first() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let first = buyer.place();
    let second = buyer.press_new(2);
    assert_ne!(first, second);
    assert_eq!(standings(&buyer), [Standing::Cancelled, Standing::Pending]);
    buyer.click(&first, "approve");
    buyer.click(&second, "approve");
    assert_eq!(buyer.settle()["state"], "paid");
    assert_eq!(captured_minor(&buyer), 9360);
    assert_eq!(
        statement(&shop)
            .iter()
            .filter(|line| line.movement.kind.name() == "charge")
            .count(),
        1
    );
    let late = buyer.press(3);
    assert_eq!((late.status, code(&late).as_str()), (409, "already-paid"));
}

#[test]
fn a_page_that_was_paid_before_the_next_attempt_is_found_out_then() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let first = buyer.place();
    buyer.click(&first, "approve");
    // The buyer never came back, and presses again in another tab.
    let answer = buyer.press(2);
    assert_eq!((answer.status, code(&answer).as_str()), (409, "already-paid"));
    assert_eq!(buyer.look()["state"], "paid");
    assert_eq!(captured_minor(&buyer), 9360);
}

#[test]
fn a_reservation_that_nobody_heard_of_yet_is_kept() {
    let shop = Shop::open();
    for (number, asks_again) in [(1, true), (2, false)] {
        let buyer = in_denmark(Buyer::new(&shop, number));
        let first = buyer.place();
        buyer.click(&first, "approve");
        if asks_again {
            let answer = buyer.press(2);
            assert_eq!((answer.status, code(&answer).as_str()), (409, "already-paid"));
        } else {
            // A tab of before leads back without paying.
            assert_eq!(buyer.send("DELETE", &buyer.path("/payments"), None).status, 204);
        }
        assert_eq!(buyer.look()["state"], "authorised");
        assert_eq!(standings(&buyer), [Standing::Authorised]);
    }
}

#[test]
fn who_comes_back_without_paying_finds_the_page_closed_and_may_pay_again() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    let back = buyer.click(&reference, "cancel");
    assert!(back.header("location").ends_with("&cancelled=1"));
    assert_eq!(buyer.send("DELETE", &buyer.path("/payments"), None).status, 204);
    let order = buyer.look();
    assert_eq!((&order["state"], &order["can_pay"]), (&json!("placed"), &json!(true)));
    assert_eq!(standings(&buyer), [Standing::Cancelled]);
    let reference = buyer.press_new(2);
    buyer.click(&reference, "approve");
    assert_eq!(buyer.settle()["state"], "paid");
}

#[test]
fn only_the_words_of_today_bind() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    buyer.draft();
    let press = |version: &str, method: &str, attempt: &str| {
        let body = json!({ "attempt": attempt, "button_version": version, "method": method });
        buyer.send("POST", &buyer.path("/payments"), Some(&body))
    };
    let id = buyer.attempt(1);
    assert_eq!(code(&press("2020-01-01", "card", &id)), "button-words-outdated");
    assert_eq!(code(&press(BUTTON, "klarna", &id)), "method-not-offered");
    assert_eq!(code(&press(BUTTON, "bitcoin", &id)), "method-not-offered");
    assert_eq!(code(&press(BUTTON, "card", "att_1")), "bad-request");
    assert_eq!(buyer.look()["state"], "draft");
    assert_eq!(standings(&buyer), []);
    // A placed order keeps its words and takes another way to pay.
    buyer.press_new(1);
    assert_eq!(press(BUTTON, "paypal", &buyer.attempt(2)).status, 201);
    assert_eq!(buyer.look()["method"], "paypal");
}

#[test]
fn an_attempt_of_somebody_else_is_not_taken_over() {
    let shop = Shop::open();
    let (anna, berta) = (Buyer::new(&shop, 1), Buyer::new(&shop, 2));
    anna.place();
    berta.draft();
    let body = json!({ "attempt": anna.attempt(1), "button_version": BUTTON, "method": "card" });
    let answer = berta.send("POST", &berta.path("/payments"), Some(&body));
    assert_eq!((answer.status, code(&answer).as_str()), (409, "conflict"));
    assert_eq!(berta.look()["state"], "draft");
}

#[test]
fn a_provider_that_is_away_costs_nothing_and_the_same_press_goes_on_later() {
    let shop = Shop::open_with(&[
        ("TRICHTER_STRIPE_SECRET_KEY", "sk_test_1"),
        ("TRICHTER_STRIPE_WEBHOOK_SECRET", "whsec_1"),
        // Nobody listens there.
        ("TRICHTER_STRIPE_API_BASE", "http://127.0.0.1:9"),
    ]);
    let buyer = Buyer::new(&shop, 1);
    buyer.draft();
    for _ in 0..2 {
        let answer = buyer.press(1);
        assert_eq!((answer.status, code(&answer).as_str()), (503, "provider-unavailable"));
        assert_eq!(answer.header("retry-after"), "5");
    }
    let order = buyer.look();
    assert_eq!(
        (&order["state"], &order["last_attempt"]["standing"]),
        (&json!("placed"), &json!("pending"))
    );
    assert_eq!(standings(&buyer).len(), 1);
    assert_eq!(captured_minor(&buyer), 0);
}

#[test]
fn an_order_without_money_ends_and_gives_back_what_it_held() {
    let shop = Shop::open();
    put_stock(&shop, 10);
    put_coupon(&shop, "TEN", Some(5));
    let buyer = Buyer {
        coupon: json!("TEN"),
        ..Buyer::new(&shop, 1)
    };
    buyer.place();
    assert_eq!((stock_left(&shop), uses_of(&shop, "TEN")), (7, 1));
    shop.set_now_ms(NOON_MS + 23 * HOUR_MS);
    compare(&shop);
    assert_eq!(buyer.look()["state"], "placed");
    shop.set_now_ms(NOON_MS + 25 * HOUR_MS);
    compare(&shop);
    compare(&shop);
    let order = buyer.look();
    assert_eq!((&order["state"], &order["number"]), (&json!("expired"), &Value::Null));
    assert_eq!((stock_left(&shop), uses_of(&shop, "TEN")), (10, 0));
    let late = buyer.press(2);
    assert_eq!((late.status, code(&late).as_str()), (409, "order-ended"));
    assert_eq!(code(&buyer.post(&buyer.form())), "order-ended");
}

#[test]
fn what_was_sold_stays_sold() {
    let shop = Shop::open();
    put_stock(&shop, 10);
    let buyer = Buyer::new(&shop, 1);
    buyer.buy();
    shop.set_now_ms(NOON_MS + 48 * HOUR_MS);
    compare(&shop);
    assert_eq!(buyer.look()["state"], "paid");
    assert_eq!(stock_left(&shop), 7);
}

#[test]
fn money_that_comes_after_the_end_is_a_case_for_a_person_once() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "delay");
    // The books of the shop end the order as if nobody had told it of the delay.
    let now_ms = NOON_MS + 25 * HOUR_MS;
    let id = buyer.order_id();
    let expired = shop.app.store.write("ending", async |writer: &store::Writer| {
        store::orders::expire_order(writer, id, now_ms).await
    });
    shop.run(expired).expect("ended");
    shop.set_now_ms(now_ms);
    for _ in 0..3 {
        compare(&shop);
        shop.set_now_ms(now_ms + HOUR_MS);
    }
    let order = buyer.kept().expect("an order");
    assert_eq!((order.state, order.number), (OrderState::Expired, None));
    assert_eq!(captured_minor(&buyer), 9360);
    assert_eq!(cases(&shop, CaseKind::PaidAfterEnd), 1);
}

fn in_denmark(buyer: Buyer<'_>) -> Buyer<'_> {
    Buyer {
        country: "DK",
        locale: "da_DK",
        method: "mobilepay",
        address: json!({ "name": "Anna", "street": "Vejen", "house": "1", "line1": "Vejen 1", "postcode": "2100", "city": "København" }),
        ..buyer
    }
}

#[test]
fn denmark_reserves_now_and_takes_on_shipment() {
    let shop = Shop::open();
    let buyer = in_denmark(Buyer::new(&shop, 1));
    let reference = buyer.place();
    buyer.click(&reference, "approve");
    let order = buyer.settle();
    assert_eq!(
        (&order["state"], &order["number"]),
        (&json!("authorised"), &json!("DK-100001"))
    );
    assert_eq!(order["paid_at"], Value::Null);
    assert_eq!(captured_minor(&buyer), 0);
    let digital = Buyer {
        items: json!([{ "sku": "light-kitchen-1", "quantity": 1 }]),
        address: json!({}),
        number: 2,
        country: "DK",
        locale: "da_DK",
        method: "card",
        ..Buyer::new(&shop, 2)
    };
    assert_eq!(digital.buy()["state"], "paid");
}

#[test]
fn the_metrics_say_that_no_money_is_without_an_order() {
    let shop = Shop::open();
    let buyer = Buyer::new(&shop, 1);
    let reference = buyer.place();
    buyer.click(&reference, "approve");
    compare(&shop);
    assert_eq!(buyer.look()["state"], "paid");
    let metrics = shop.get("/metrics").text();
    for line in [
        "paid_without_order 0",
        "orders{state=\"paid\"} 1",
        "orders{state=\"placed\"} 0",
        "payment_cases{kind=\"paid_twice\"} 0",
        "sales_total 1",
        "provider_seconds_count{provider=\"sandbox\"}",
    ] {
        assert!(metrics.contains(line), "{line} in\n{metrics}");
    }
}
