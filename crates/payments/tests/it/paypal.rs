//! PayPal's Orders, against a stand-in whose every word is held against PayPal's own descriptions.

use domain::country::Country;
use domain::money::Money;
use domain::order::MovementKind;
use domain::payment::{Capture, Method, Provider, Standing, methods};
use http::HeaderMap;
use payments::{
    CaptureRequest, Expected, Gateway, PaymentError, RefundRequest, RefundState, Start, WebhookError, WebhookKind,
};
use serde_json::{Value, json};

use crate::descriptions::{Description, paypal_faults};
use crate::scene::{NOW_MS, at_paypal, attempt, euro, expected, moved, paypal_settings, start};
use crate::stand_ins::desk::{Desk, Fault};
use crate::stand_ins::paypal::PayPalTeller;

fn by_paypal(number: u128) -> Start {
    Start {
        method: Method::PayPal,
        ..start(number)
    }
}

fn hold_against_description(desk: &Desk<PayPalTeller>) {
    assert_eq!(desk.with(|state| paypal_faults(&state.said)), Vec::<String>::new());
}

async fn begin(gateway: &Gateway, start: &Start) -> String {
    gateway.start(start).await.expect("a payment").provider_ref
}

async fn settle(gateway: &Gateway, order: &str) -> domain::order::Finding {
    let settled = gateway.settle(Provider::PayPal, order, &expected(&by_paypal(1))).await;
    settled.expect("a finding")
}

fn count(desk: &Desk<PayPalTeller>, ending: &str) -> usize {
    desk.with(|state| {
        state
            .said
            .iter()
            .filter(|said| said.asked.path.ends_with(ending))
            .count()
    })
}

#[tokio::test]
async fn an_order_is_made_with_all_it_needs_in_every_country_that_has_paypal() {
    let (gateway, desk) = at_paypal().await;
    let countries = Country::ALL
        .into_iter()
        .filter(|country| methods(*country).contains(&Method::PayPal));
    for (number, country) in countries.enumerate() {
        let mut request = by_paypal(number as u128);
        request.amount = Money::new(10_380, country.currency());
        request
            .lines
            .iter_mut()
            .for_each(|line| line.amount.currency = country.currency());
        request.locale = country.default_locale();
        let started = gateway.start(&request).await.unwrap();
        assert!(started.redirect.ends_with(&format!("/pay/{}", started.provider_ref)));
        let asked = desk.with(|state| state.said.last().unwrap().asked.clone());
        assert_eq!(asked.header("paypal-request-id"), request.idempotency_key);
        let body: Value = serde_json::from_str(&asked.body).unwrap();
        let unit = &body["purchase_units"][0];
        assert_eq!(
            (&body["intent"], &unit["amount"]["value"]),
            (&json!("CAPTURE"), &json!("103.80"))
        );
        assert_eq!(unit["custom_id"], request.attempt.to_string());
        let page = &body["payment_source"]["paypal"]["experience_context"];
        assert_eq!(
            (&page["user_action"], &page["shipping_preference"]),
            (&json!("PAY_NOW"), &json!("NO_SHIPPING"))
        );
        assert_eq!(page["locale"], country.default_locale().name().replace('_', "-"));
    }
    assert_eq!(desk.with(|state| state.teller.tokens), 1, "the token is kept");
    hold_against_description(&desk);
}

#[tokio::test]
async fn what_was_approved_is_taken_once_however_many_ask() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    assert_eq!(settle(&gateway, &order).await.standing, Standing::Pending);
    assert_eq!(count(&desk, "/capture"), 0);
    desk.with(|state| drop(state.teller.approve(&order)));
    let (a, b) = tokio::join!(settle(&gateway, &order), settle(&gateway, &order));
    assert_eq!(a.standing, Standing::Paid);
    assert_eq!((a.captured, b.captured), (euro(10_380), euro(10_380)));
    // 2.49 % of 103.80 and 0.35.
    assert_eq!(moved(&a), [(MovementKind::Charge, 10_380), (MovementKind::Fee, 293)]);
    let charges = |finding: &domain::order::Finding| finding.movements[0].reference.clone();
    assert_eq!(charges(&a), charges(&b));
    let paid = gateway.paid_since(Provider::PayPal, NOW_MS - 1000).await.unwrap();
    assert_eq!(
        (paid.len(), paid[0].attempt, paid[0].amount),
        (1, Some(attempt(1)), euro(10_380))
    );
    hold_against_description(&desk);
}

#[tokio::test]
async fn what_nobody_wants_any_more_is_not_taken() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    let cancelled = gateway.cancel(Provider::PayPal, &order).await.unwrap();
    assert_eq!(cancelled.standing, Standing::Cancelled);
    desk.with(|state| drop(state.teller.approve(&order)));
    let ended = Expected {
        is_wanted: false,
        ..expected(&by_paypal(1))
    };
    let finding = gateway.settle(Provider::PayPal, &order, &ended).await.unwrap();
    assert_eq!((finding.standing, finding.movements.len()), (Standing::Cancelled, 0));
    assert_eq!(count(&desk, "/capture"), 0);
    hold_against_description(&desk);
}

#[tokio::test]
async fn declined_slow_and_forgotten_orders_are_what_they_are() {
    let (gateway, desk) = at_paypal().await;
    let declined = begin(&gateway, &by_paypal(1)).await;
    desk.with(|state| {
        state.teller.approve(&declined);
        state.teller.declines = true;
    });
    assert_eq!(settle(&gateway, &declined).await.standing, Standing::Failed);
    desk.with(|state| {
        state.teller.declines = false;
        state.teller.approve(&declined);
    });
    assert_eq!(
        settle(&gateway, &declined).await.standing,
        Standing::Paid,
        "a new approval is taken anew"
    );

    let slow = begin(&gateway, &by_paypal(2)).await;
    desk.with(|state| {
        state.teller.slow_captures = true;
        state.teller.approve(&slow);
    });
    let finding = settle(&gateway, &slow).await;
    assert_eq!(
        (finding.standing, finding.is_in_process, finding.captured),
        (Standing::Pending, true, euro(0))
    );
    desk.with(|state| state.teller.clear(&slow));
    assert_eq!(settle(&gateway, &slow).await.standing, Standing::Paid);

    let forgotten = begin(&gateway, &by_paypal(3)).await;
    desk.with(|state| state.teller.forget(&forgotten));
    assert_eq!(settle(&gateway, &forgotten).await.standing, Standing::Expired);
    hold_against_description(&desk);
}

#[tokio::test]
async fn money_is_authorised_then_taken_on_shipment_or_given_up() {
    let (gateway, desk) = at_paypal().await;
    let late = |number| Start {
        capture: Capture::OnShipment,
        ..by_paypal(number)
    };
    let order = begin(&gateway, &late(1)).await;
    desk.with(|state| drop(state.teller.approve(&order)));
    let finding = settle(&gateway, &order).await;
    assert_eq!(
        (finding.standing, finding.authorised),
        (Standing::Authorised, euro(10_380))
    );
    let capture = CaptureRequest {
        provider: Provider::PayPal,
        provider_ref: order,
        amount: euro(9990),
        idempotency_key: "capture-1".to_owned(),
    };
    let finding = gateway.capture(&capture).await.unwrap();
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(9990)));
    assert_eq!(gateway.capture(&capture).await.unwrap(), finding);

    let order = begin(&gateway, &late(2)).await;
    desk.with(|state| drop(state.teller.approve(&order)));
    settle(&gateway, &order).await;
    let given_up = gateway.cancel(Provider::PayPal, &order).await.unwrap();
    assert_eq!(given_up.standing, Standing::Cancelled);
    hold_against_description(&desk);
}

#[tokio::test]
async fn refunds_are_partial_and_may_fail() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    desk.with(|state| drop(state.teller.approve(&order)));
    settle(&gateway, &order).await;
    let refund = RefundRequest {
        provider: Provider::PayPal,
        provider_ref: order.clone(),
        attempt: attempt(1),
        amount: euro(380),
        idempotency_key: "r1".to_owned(),
    };
    let first = gateway.refund(&refund).await.unwrap();
    assert!(matches!(&first, RefundState::Done { movement } if movement.amount == euro(380)));
    assert_eq!(gateway.refund(&refund).await.unwrap(), first);
    let finding = settle(&gateway, &order).await;
    assert_eq!(moved(&finding)[2..], [(MovementKind::Refund, 380)]);
    assert_eq!(finding.failed_refunds, [""; 0]);
    desk.with(|state| state.teller.fail_refunds(&order));
    let finding = settle(&gateway, &order).await;
    let RefundState::Done { movement } = first else {
        panic!("done at once")
    };
    assert_eq!(
        (finding.failed_refunds.as_slice(), &moved(&finding)[2..]),
        (&[movement.reference][..], &[][..])
    );
    hold_against_description(&desk);
}

#[tokio::test]
async fn a_fee_that_comes_back_with_a_refund_is_in_the_books() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    desk.with(|state| {
        state.teller.returned_fee = Some("2.58");
        drop(state.teller.approve(&order));
    });
    settle(&gateway, &order).await;
    let refund = RefundRequest {
        provider: Provider::PayPal,
        provider_ref: order.clone(),
        attempt: attempt(1),
        amount: euro(10_380),
        idempotency_key: "r1".to_owned(),
    };
    gateway.refund(&refund).await.unwrap();
    let finding = settle(&gateway, &order).await;
    assert_eq!(
        moved(&finding)[2..],
        [(MovementKind::Refund, 10_380), (MovementKind::FeeReturned, 258)]
    );
    hold_against_description(&desk);
}

#[tokio::test]
async fn a_complaint_is_told_and_moves_money_when_it_is_lost() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    desk.with(|state| drop(state.teller.approve(&order)));
    settle(&gateway, &order).await;
    let message = desk.with(|state| state.teller.complain(&order));
    let event = read(&gateway, &desk, &message).await.unwrap();
    assert_eq!(
        (event.provider_ref.as_deref(), event.kind),
        (Some(order.as_str()), WebhookKind::Dispute)
    );
    assert_eq!(event.attempt, Some(attempt(1)));
    let finding = settle(&gateway, &order).await;
    assert_eq!(finding.complaints, ["PP-D-27803"]);
    assert_eq!(moved(&finding)[2..], []);
    let message = desk.with(|state| state.teller.lose());
    read(&gateway, &desk, &message).await.unwrap();
    let finding = settle(&gateway, &order).await;
    assert_eq!(finding.complaints, [""; 0]);
    assert_eq!(moved(&finding)[2..], [(MovementKind::Chargeback, 10_380)]);
    // When PayPal tells what it moved, that is the same movement and not one more.
    let before = finding.movements[2].reference.clone();
    let funds = [
        ("DISPUTE_SETTLEMENT", "DEBIT", "103.80"),
        ("DISPUTE_FEE", "DEBIT", "14.00"),
    ];
    desk.with(|state| state.teller.move_funds("money_movements", "affected_party", &funds));
    let finding = settle(&gateway, &order).await;
    assert_eq!(
        moved(&finding)[2..],
        [(MovementKind::Chargeback, 10_380), (MovementKind::Fee, 1400)]
    );
    assert_eq!(finding.movements[2].reference, before);
    // In a currency in which nobody pays here, it is told and left out; the books go on.
    let abroad = [
        ("DISPUTE_SETTLEMENT", "DEBIT", "112.40 USD"),
        ("DISPUTE_FEE", "DEBIT", "15.00 USD"),
    ];
    desk.with(|state| state.teller.move_funds("money_movements", "affected_party", &abroad));
    let finding = settle(&gateway, &order).await;
    assert_eq!(moved(&finding)[2..], [(MovementKind::Chargeback, 10_380)]);
    hold_against_description(&desk);
}

#[tokio::test]
async fn what_a_dispute_moved_is_in_the_books_with_its_fees() {
    let funds = [
        ("DISPUTE_SETTLEMENT", "DEBIT", "103.80"),
        ("DISPUTE_FEE", "DEBIT", "14.00"),
        ("CHARGEBACK_FEE", "DEBIT", "16.00"),
        ("DISPUTE_SETTLEMENT", "CREDIT", "50.00"),
        ("DISPUTE_FEE", "CREDIT", "14.00"),
        ("SOMETHING_NEW", "DEBIT", "1.00"),
    ];
    // The description calls the list by its older name; PayPal also writes the newer one.
    for (list, party) in [("money_movements", "affected_party"), ("fund_movements", "party")] {
        let (gateway, desk) = at_paypal().await;
        let order = begin(&gateway, &by_paypal(1)).await;
        desk.with(|state| drop(state.teller.approve(&order)));
        settle(&gateway, &order).await;
        desk.with(|state| {
            state.teller.complain(&order);
            state.teller.lose();
            state.teller.move_funds(list, party, &funds);
        });
        let finding = settle(&gateway, &order).await;
        let moved: Vec<(MovementKind, &str, i64)> = finding.movements[2..]
            .iter()
            .map(|movement| (movement.kind, movement.reference.as_str(), movement.amount.minor))
            .collect();
        assert_eq!(
            moved,
            [
                (MovementKind::Chargeback, "PP-D-27803", 10_380),
                (MovementKind::Fee, "PP-D-27803", 1400),
                (MovementKind::Fee, "PP-D-27803-2", 1600),
                (MovementKind::ChargebackReversed, "PP-D-27803", 5000),
                (MovementKind::FeeReturned, "PP-D-27803", 1400),
            ]
        );
    }
}

#[tokio::test]
async fn a_forgotten_token_is_asked_for_again() {
    let (gateway, desk) = at_paypal().await;
    begin(&gateway, &by_paypal(1)).await;
    desk.with(|state| state.teller.forgets_tokens = true);
    begin(&gateway, &by_paypal(2)).await;
    assert_eq!(desk.with(|state| state.teller.tokens), 2);
    let mut settings = paypal_settings(&desk.address);
    if let Some(paypal) = &mut settings.paypal {
        paypal.client_id = "somebody".to_owned();
    }
    let stranger = crate::scene::gateway(&settings).start(&by_paypal(3)).await;
    assert!(matches!(stranger, Err(PaymentError::Refused { code, .. }) if code == "invalid_client"));
}

#[tokio::test]
async fn a_lost_answer_makes_no_second_order() {
    let (gateway, desk) = at_paypal().await;
    begin(&gateway, &by_paypal(7)).await;
    desk.with(|state| state.faults.push_back(Fault::LoseAnswer));
    let order = begin(&gateway, &by_paypal(1)).await;
    assert_eq!(begin(&gateway, &by_paypal(1)).await, order);
    assert_eq!(desk.with(|state| state.teller.orders.len()), 2);
    desk.with(|state| state.faults.extend([Fault::Hang; 3]));
    let silent = gateway.settle(Provider::PayPal, &order, &expected(&by_paypal(1))).await;
    assert!(matches!(silent, Err(PaymentError::Unreachable { .. })));
}

fn headers(transmission: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in [
        ("paypal-auth-algo", "SHA256withRSA"),
        (
            "paypal-cert-url",
            "https://api.paypal.com/v1/notifications/certs/CERT-1",
        ),
        ("paypal-transmission-id", transmission),
        ("paypal-transmission-sig", "c2lnbmF0dXJl"),
        ("paypal-transmission-time", "2027-01-15T08:00:00Z"),
    ] {
        headers.insert(name, value.parse().expect("it is there"));
    }
    headers
}

async fn read(
    gateway: &Gateway,
    desk: &Desk<PayPalTeller>,
    message: &Value,
) -> Result<payments::WebhookEvent, WebhookError> {
    let description = Description::get("paypal-webhooks");
    assert_eq!(description.message_faults(message), Vec::<String>::new());
    desk.with(|state| state.teller.signed.push("signed-by-paypal".to_owned()));
    let body = message.to_string();
    let headers = headers("signed-by-paypal");
    gateway
        .read_webhook(Provider::PayPal, &headers, body.as_bytes(), NOW_MS)
        .await
}

#[tokio::test]
async fn messages_are_taken_if_paypal_says_they_are_its_own() {
    let (gateway, desk) = at_paypal().await;
    let order = begin(&gateway, &by_paypal(1)).await;
    let message = desk.with(|state| state.teller.approve(&order));
    let event = read(&gateway, &desk, &message).await.unwrap();
    assert_eq!(
        (event.provider_ref, event.kind),
        (Some(order.clone()), WebhookKind::Payment)
    );
    let sent = desk.with(|state| state.said.last().unwrap().asked.body.clone());
    assert!(sent.contains(&message.to_string()), "the message goes back as it came");

    settle(&gateway, &order).await;
    let of_capture = desk.with(|state| {
        let capture = state.teller.orders[&order]["purchase_units"][0]["payments"]["captures"][0].clone();
        state.teller.message("PAYMENT.CAPTURE.COMPLETED", "capture", &capture)
    });
    let event = read(&gateway, &desk, &of_capture).await.unwrap();
    assert_eq!(
        (event.provider_ref, event.attempt),
        (Some(order.clone()), Some(attempt(1)))
    );
    let refund = RefundRequest {
        provider: Provider::PayPal,
        provider_ref: order.clone(),
        attempt: attempt(1),
        amount: euro(380),
        idempotency_key: "r1".to_owned(),
    };
    gateway.refund(&refund).await.unwrap();
    let of_refund = desk.with(|state| {
        let refund = state.teller.orders[&order]["purchase_units"][0]["payments"]["refunds"][0].clone();
        state.teller.message("PAYMENT.CAPTURE.REFUNDED", "refund", &refund)
    });
    let event = read(&gateway, &desk, &of_refund).await.unwrap();
    assert_eq!((event.provider_ref, event.kind), (Some(order), WebhookKind::Refund));

    let body = message.to_string();
    let ask =
        async |headers: HeaderMap, body: &[u8]| gateway.read_webhook(Provider::PayPal, &headers, body, NOW_MS).await;
    assert_eq!(
        ask(headers("forged"), body.as_bytes()).await,
        Err(WebhookError::BadSignature)
    );
    assert_eq!(
        ask(HeaderMap::new(), body.as_bytes()).await,
        Err(WebhookError::NoSignature)
    );
    let mut half = headers("signed-by-paypal");
    half.remove("paypal-transmission-sig");
    assert_eq!(ask(half, body.as_bytes()).await, Err(WebhookError::NoSignature));
    let broken = ask(headers("signed-by-paypal"), b"{\"id\":1}").await;
    assert_eq!(broken, Err(WebhookError::Malformed));
    desk.with(|state| state.faults.extend([Fault::LoseAnswer; 3]));
    let silent = ask(headers("signed-by-paypal"), body.as_bytes()).await;
    assert_eq!(silent, Err(WebhookError::Unreachable));
    hold_against_description(&desk);
}
