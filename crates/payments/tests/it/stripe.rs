//! Stripe's Checkout, against a stand-in whose every word is held against Stripe's own description.

use domain::country::Country;
use domain::money::Money;
use domain::order::MovementKind;
use domain::payment::{Capture, Method, Provider, Standing, capture, methods};
use http::HeaderMap;
use payments::{CaptureRequest, Gateway, PaymentError, RefundRequest, RefundState, Start, WebhookError, WebhookKind};
use ring::hmac;
use serde_json::Value;

use crate::descriptions::{Description, stripe_faults};
use crate::scene::{NOW_MS, at_stripe, attempt, euro, expected, moved, start};
use crate::stand_ins::desk::{Desk, Fault};
use crate::stand_ins::stripe::{Deed, StripeTeller};

fn hold_against_description(desk: &Desk<StripeTeller>) {
    assert_eq!(desk.with(|state| stripe_faults(&state.said)), Vec::<String>::new());
}

async fn begin(gateway: &Gateway, start: &Start) -> String {
    gateway.start(start).await.expect("a payment").provider_ref
}

async fn settle(gateway: &Gateway, session: &str) -> domain::order::Finding {
    let settled = gateway.settle(Provider::Stripe, session, &expected(&start(1))).await;
    settled.expect("a finding")
}

pub(crate) fn signed(body: &str, secret: &str) -> HeaderMap {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{}.{body}", NOW_MS / 1000).as_bytes());
    let digits: Vec<String> = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    let mut headers = HeaderMap::new();
    let value = format!("t={},v1={}", NOW_MS / 1000, digits.concat());
    headers.insert("stripe-signature", value.parse().expect("it is there"));
    headers
}

#[tokio::test]
async fn a_payment_is_begun_on_stripes_page_with_all_it_needs() {
    let (gateway, desk) = at_stripe().await;
    let started = gateway.start(&start(1)).await.unwrap();
    assert!(started.redirect.ends_with(&started.provider_ref));
    let asked = desk.with(|state| state.said[0].asked.clone());
    assert_eq!(asked.header("stripe-version"), "2022-11-15");
    assert_eq!(asked.header("idempotency-key"), attempt(1).to_string());
    let form = crate::stand_ins::desk::tree(&asked.body);
    for (pointer, expected) in [
        ("/mode", "payment"),
        ("/payment_method_types/0", "card"),
        ("/client_reference_id", "ord_01MCC5RM00000000000000002D"),
        ("/customer_email", "erika@example.org"),
        ("/locale", "de"),
        ("/expires_at", "1800003600"),
        ("/metadata/attempt", &attempt(1).to_string()),
        ("/payment_intent_data/metadata/attempt", &attempt(1).to_string()),
        ("/payment_intent_data/capture_method", "automatic"),
        ("/line_items/0/price_data/product_data/name", "2 × Daily Trio, 3 Dosen"),
        ("/line_items/0/price_data/unit_amount", "9990"),
        ("/line_items/1/price_data/product_data/name", "Versand & Verpackung"),
        ("/line_items/1/price_data/currency", "eur"),
    ] {
        assert_eq!(
            form.pointer(pointer).and_then(Value::as_str),
            Some(expected),
            "{pointer}"
        );
    }
    assert_eq!(form.pointer("/payment_intent_data/setup_future_usage"), None);
    hold_against_description(&desk);
}

#[tokio::test]
async fn lines_that_do_not_add_up_become_one() {
    let (gateway, desk) = at_stripe().await;
    let mut odd = start(1);
    odd.lines.pop();
    gateway.start(&odd).await.unwrap();
    let total = desk.with(|state| state.said[0].answer["amount_total"].clone());
    assert_eq!(total, 10_380);
}

/// The description is older than Stripe's support for the two; the list may only shrink.
const NEWER_THAN_THE_DESCRIPTION: [Method; 2] = [Method::Swish, Method::MobilePay];

#[tokio::test]
async fn every_method_of_every_country_begins_and_is_paid() {
    let (gateway, desk) = at_stripe().await;
    for (at, country) in Country::ALL.into_iter().enumerate() {
        for (number, method) in methods(country).into_iter().enumerate() {
            if method == Method::PayPal {
                assert_eq!(gateway.provider_of(method), None);
                continue;
            }
            let amount = Money::new(10_380, country.currency());
            let mut request = start((at * 100 + number) as u128);
            request.amount = amount;
            (request.country, request.locale, request.method) = (country, country.default_locale(), method);
            request.capture = capture(country, true);
            request
                .lines
                .iter_mut()
                .for_each(|line| line.amount.currency = amount.currency);
            desk.with(|state| state.said.clear());
            let session = begin(&gateway, &request).await;
            desk.with(|state| state.teller.act(&session, Deed::Approve));
            let finding = settle(&gateway, &session).await;
            let standing = match country {
                Country::Dk => Standing::Authorised,
                _ => Standing::Paid,
            };
            assert_eq!(
                (finding.standing, finding.authorised),
                (standing, amount),
                "{country:?} {method:?}"
            );
            let is_described = !NEWER_THAN_THE_DESCRIPTION.contains(&method);
            let faults = desk.with(|state| stripe_faults(&state.said));
            assert_eq!(faults.is_empty(), is_described, "{method:?} {faults:?}");
            assert!(
                faults.iter().all(|fault| fault.contains("payment_method_types")),
                "{faults:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_paid_session_is_paid_with_its_fee_in_stripes_words() {
    let (gateway, desk) = at_stripe().await;
    let session = begin(&gateway, &start(1)).await;
    assert_eq!(settle(&gateway, &session).await.standing, Standing::Pending);
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let finding = settle(&gateway, &session).await;
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(10_380)));
    assert_eq!(
        moved(&finding),
        [(MovementKind::Charge, 10_380), (MovementKind::Fee, 180)]
    );
    assert!(finding.movements[0].reference.starts_with("ch_"));
    assert_eq!(finding.movements[0].at_ms, (1_800_000_000 + 60) * 1000);
    assert_eq!((finding.provider_ref, finding.saved_method), (session, None));
    let paid = gateway.paid_since(Provider::Stripe, 0).await.unwrap();
    assert_eq!((paid[0].attempt, paid[0].amount), (Some(attempt(1)), euro(10_380)));
    hold_against_description(&desk);
}

#[tokio::test]
async fn what_is_not_known_is_pending_and_what_is_over_is_over() {
    let (gateway, desk) = at_stripe().await;
    for (number, deeds, standing, is_in_process) in [
        (1, vec![Deed::Process], Standing::Pending, true),
        (2, vec![Deed::Process, Deed::Clear], Standing::Paid, false),
        (3, vec![Deed::Process, Deed::Bounce], Standing::Failed, false),
        (4, vec![Deed::Expire], Standing::Expired, false),
    ] {
        let session = begin(&gateway, &start(number)).await;
        desk.with(|state| deeds.iter().for_each(|deed| drop(state.teller.act(&session, *deed))));
        let finding = settle(&gateway, &session).await;
        assert_eq!(
            (finding.standing, finding.is_in_process),
            (standing, is_in_process),
            "{number}"
        );
    }
    hold_against_description(&desk);
    let session = begin(&gateway, &start(9)).await;
    desk.with(|state| {
        state.teller.act(&session, Deed::Approve);
        let intent = state.teller.intents.values_mut().next_back().unwrap();
        intent["status"] = "requires_a_dance".into();
    });
    assert_eq!(settle(&gateway, &session).await.standing, Standing::Pending);
}

#[tokio::test]
async fn money_is_taken_on_shipment() {
    let (gateway, desk) = at_stripe().await;
    let request = Start {
        capture: Capture::OnShipment,
        ..start(1)
    };
    let session = begin(&gateway, &request).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let finding = settle(&gateway, &session).await;
    assert_eq!(
        (finding.standing, finding.captured, finding.movements.len()),
        (Standing::Authorised, euro(0), 0)
    );
    let capture = CaptureRequest {
        provider: Provider::Stripe,
        provider_ref: session,
        amount: euro(9990),
        idempotency_key: "capture-1".to_owned(),
    };
    let finding = gateway.capture(&capture).await.unwrap();
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(9990)));
    assert_eq!(
        gateway.capture(&capture).await.unwrap(),
        finding,
        "the same key takes it once"
    );
    hold_against_description(&desk);
}

#[tokio::test]
async fn refunds_are_partial_and_may_come_back() {
    let (gateway, desk) = at_stripe().await;
    let session = begin(&gateway, &start(1)).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let refund = |minor, key: &str| RefundRequest {
        provider: Provider::Stripe,
        provider_ref: session.clone(),
        attempt: attempt(1),
        amount: euro(minor),
        idempotency_key: key.to_owned(),
    };
    let first = gateway.refund(&refund(380, "r1")).await.unwrap();
    assert_eq!(gateway.refund(&refund(380, "r1")).await.unwrap(), first);
    desk.with(|state| state.teller.slow_refunds = true);
    let second = gateway.refund(&refund(1000, "r2")).await.unwrap();
    assert!(matches!(second, RefundState::Pending { .. }));
    let too_much = gateway.refund(&refund(10_000, "r3")).await;
    assert!(matches!(too_much, Err(PaymentError::Refused { code, .. }) if code == "charge_already_refunded"));
    let of_refunds = |finding| moved(&finding).into_iter().skip(2).collect::<Vec<_>>();
    assert_eq!(
        of_refunds(settle(&gateway, &session).await),
        [(MovementKind::Refund, 380)]
    );
    let RefundState::Done { movement } = first else {
        panic!("done at once")
    };
    desk.with(|state| state.teller.fail_refund(&movement.reference));
    let back = [(MovementKind::Refund, 380), (MovementKind::RefundReversed, 380)];
    let finding = settle(&gateway, &session).await;
    assert_eq!(finding.failed_refunds, [movement.reference]);
    assert_eq!(of_refunds(finding), back);
    hold_against_description(&desk);
}

#[tokio::test]
async fn a_dispute_moves_money_and_may_move_it_back() {
    let (gateway, desk) = at_stripe().await;
    let session = begin(&gateway, &start(1)).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    desk.with(|state| state.teller.act(&session, Deed::Dispute));
    let finding = settle(&gateway, &session).await;
    let taken = [(MovementKind::Chargeback, 10_380), (MovementKind::Fee, 1500)];
    assert_eq!(moved(&finding)[2..], taken);
    desk.with(|state| state.teller.act(&session, Deed::WinDispute));
    let finding = settle(&gateway, &session).await;
    let back = [
        (MovementKind::ChargebackReversed, 10_380),
        (MovementKind::FeeReturned, 1500),
    ];
    assert_eq!(moved(&finding)[2..], [taken, back].concat());
    assert_eq!(finding.complaints, [""; 0]);
    hold_against_description(&desk);
}

#[tokio::test]
async fn a_bank_that_asks_before_it_takes_money_back_is_a_complaint() {
    let (gateway, desk) = at_stripe().await;
    let session = begin(&gateway, &start(1)).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    desk.with(|state| state.teller.act(&session, Deed::Inquire));
    let finding = settle(&gateway, &session).await;
    assert_eq!(finding.complaints.len(), 1);
    assert_eq!(moved(&finding)[2..], []);
    hold_against_description(&desk);
}

#[tokio::test]
async fn what_waits_is_cancelled_and_what_is_paid_stays() {
    let (gateway, desk) = at_stripe().await;
    let session = begin(&gateway, &start(1)).await;
    let cancelled = gateway.cancel(Provider::Stripe, &session).await.unwrap();
    assert_eq!(cancelled.standing, Standing::Expired);
    let request = Start {
        capture: Capture::OnShipment,
        ..start(2)
    };
    let session = begin(&gateway, &request).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let cancelled = gateway.cancel(Provider::Stripe, &session).await.unwrap();
    assert_eq!(cancelled.standing, Standing::Cancelled);
    let session = begin(&gateway, &start(3)).await;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let kept = gateway.cancel(Provider::Stripe, &session).await.unwrap();
    assert_eq!(kept.standing, Standing::Paid);
    hold_against_description(&desk);
}

#[tokio::test]
async fn a_lost_answer_is_asked_for_again_and_nothing_is_begun_twice() {
    let (gateway, desk) = at_stripe().await;
    desk.with(|state| state.faults.extend([Fault::LoseAnswer, Fault::LoseAnswer]));
    let started = gateway.start(&start(1)).await.unwrap();
    let request = start(1);
    let (a, b) = tokio::join!(gateway.start(&request), gateway.start(&request));
    assert_eq!((a.unwrap(), b.unwrap()), (started.clone(), started));
    assert_eq!(desk.with(|state| state.teller.sessions.len()), 1);
    let mut other = start(1);
    other.email = "max@example.org".to_owned();
    let reused = gateway.start(&other).await;
    assert!(matches!(reused, Err(PaymentError::Refused { code, .. }) if code == "idempotency_error"));
}

#[tokio::test]
async fn who_does_not_answer_is_unreachable_and_nonsense_is_malformed() {
    let (gateway, desk) = at_stripe().await;
    let unreachable = |why| PaymentError::Unreachable {
        provider: Provider::Stripe,
        why,
    };
    desk.with(|state| state.faults.extend([Fault::Hang; 3]));
    assert_eq!(
        gateway.start(&start(1)).await,
        Err(unreachable("it took too long to answer"))
    );
    desk.with(|state| state.faults.extend([Fault::LoseAnswer; 3]));
    assert_eq!(
        gateway.start(&start(1)).await,
        Err(unreachable("it has a fault of its own"))
    );
    desk.with(|state| state.faults.push_back(Fault::Nonsense));
    let answered = gateway.start(&start(1)).await;
    assert!(matches!(answered, Err(PaymentError::Malformed { .. })));
}

#[tokio::test]
async fn messages_lead_to_the_session_whatever_they_are_about() {
    let (gateway, desk) = at_stripe().await;
    let description = Description::get("stripe");
    let session = begin(&gateway, &start(1)).await;
    let mut messages = desk.with(|state| state.teller.act(&session, Deed::Approve));
    messages.extend(desk.with(|state| state.teller.act(&session, Deed::Dispute)));
    let kinds = [WebhookKind::Payment, WebhookKind::Payment, WebhookKind::Dispute];
    for (message, kind) in messages.iter().zip(kinds) {
        assert_eq!(description.message_faults(message), Vec::<String>::new());
        let body = message.to_string();
        let headers = signed(&body, "whsec_stand_in");
        let event = gateway
            .read_webhook(Provider::Stripe, &headers, body.as_bytes(), NOW_MS)
            .await
            .unwrap();
        assert_eq!(
            (event.provider_ref.as_deref(), event.kind),
            (Some(session.as_str()), kind)
        );
        assert_eq!(event.event_id, message["id"].as_str().unwrap());
        assert_eq!(event.attempt.is_some(), kind == WebhookKind::Payment);

        let forged = signed(&body, "whsec_other");
        let refused = gateway
            .read_webhook(Provider::Stripe, &forged, body.as_bytes(), NOW_MS)
            .await;
        assert_eq!(refused, Err(WebhookError::BadSignature));
        let bare = gateway
            .read_webhook(Provider::Stripe, &HeaderMap::new(), body.as_bytes(), NOW_MS)
            .await;
        assert_eq!(bare, Err(WebhookError::NoSignature));
    }
    let headers = signed("{}", "whsec_stand_in");
    let empty = gateway.read_webhook(Provider::Stripe, &headers, b"{}", NOW_MS).await;
    assert_eq!(empty, Err(WebhookError::Malformed));
    hold_against_description(&desk);
}
