//! Charging a method that the buyer left at Stripe.

use domain::id::{OrderId, Ulid};
use domain::payment::{Capture, Provider, Standing};
use payments::{ChargeAgain, Charged, Gateway, PaymentError};

use crate::descriptions::stripe_faults;
use crate::scene::{NOW_MS, at_stripe, attempt, euro, expected, start};
use crate::stand_ins::desk::Desk;
use crate::stand_ins::stripe::{Deed, StripeTeller};
use crate::stripe::signed;

/// A buyer who paid once and left the method.
async fn left_by(gateway: &Gateway, desk: &Desk<StripeTeller>) -> ChargeAgain {
    let mut first = start(1);
    first.save_method = true;
    let session = gateway.start(&first).await.expect("it is there").provider_ref;
    desk.with(|state| state.teller.act(&session, Deed::Approve));
    let finding = gateway
        .settle(Provider::Stripe, &session, &expected(&first))
        .await
        .expect("it is there");
    ChargeAgain {
        provider: Provider::Stripe,
        order: OrderId(Ulid::new(1, 2)),
        attempt: attempt(2),
        saved_method: finding.saved_method.expect("a method"),
        amount: euro(1990),
        capture: Capture::AtOnce,
        description: "Companion app".to_owned(),
        return_url: "https://shop.example/upsell/de".to_owned(),
        idempotency_key: "again-1".to_owned(),
    }
}

#[tokio::test]
async fn a_method_that_was_left_is_charged_once_for_each_key() {
    let (gateway, desk) = at_stripe().await;
    let again = left_by(&gateway, &desk).await;
    let Charged::Done(finding) = gateway.charge_again(&again).await.unwrap() else {
        panic!("no step is wanted");
    };
    assert_eq!((finding.standing, finding.captured), (Standing::Paid, euro(1990)));
    assert!(finding.provider_ref.starts_with("pi_"));
    assert_eq!(
        gateway.charge_again(&again).await.unwrap(),
        Charged::Done(finding.clone())
    );
    assert_eq!(desk.with(|state| state.teller.charges.len()), 2);
    let settled = gateway
        .settle(Provider::Stripe, &finding.provider_ref, &expected(&start(2)))
        .await
        .unwrap();
    assert_eq!(settled, finding);

    // Its messages are about the payment itself.
    let message = desk.with(|state| {
        let intent = state.teller.intents[&finding.provider_ref].clone();
        state.teller.message("payment_intent.succeeded", &intent).to_string()
    });
    let headers = signed(&message, "whsec_stand_in");
    let event = gateway
        .read_webhook(Provider::Stripe, &headers, message.as_bytes(), NOW_MS)
        .await
        .unwrap();
    assert_eq!(
        (event.provider_ref, event.attempt),
        (Some(finding.provider_ref), Some(attempt(2)))
    );
    assert_eq!(desk.with(|state| stripe_faults(&state.said)), Vec::<String>::new());
}

#[tokio::test]
async fn a_bank_that_wants_to_see_the_buyer_gets_its_step() {
    let (gateway, desk) = at_stripe().await;
    let again = left_by(&gateway, &desk).await;
    desk.with(|state| state.teller.careful_methods = true);
    let Charged::NeedsStep { redirect, provider_ref } = gateway.charge_again(&again).await.unwrap() else {
        panic!("a step is wanted");
    };
    assert!(redirect.ends_with(&format!("/bank/{provider_ref}")));
    let expected = expected(&start(2));
    let waiting = gateway
        .settle(Provider::Stripe, &provider_ref, &expected)
        .await
        .unwrap();
    assert_eq!(waiting.standing, Standing::Pending);
    desk.with(|state| state.teller.pass_step(&provider_ref));
    let paid = gateway
        .settle(Provider::Stripe, &provider_ref, &expected)
        .await
        .unwrap();
    assert_eq!((paid.standing, paid.captured), (Standing::Paid, euro(1990)));
    assert_eq!(desk.with(|state| stripe_faults(&state.said)), Vec::<String>::new());
}

#[tokio::test]
async fn a_declined_card_is_an_answer_and_a_step_not_taken_can_be_cancelled() {
    let (gateway, desk) = at_stripe().await;
    let again = left_by(&gateway, &desk).await;
    desk.with(|state| state.teller.empty_accounts = true);
    let Charged::Done(finding) = gateway.charge_again(&again).await.unwrap() else {
        panic!("no step is wanted");
    };
    assert_eq!((finding.standing, finding.movements.len()), (Standing::Failed, 0));
    desk.with(|state| state.teller.careful_methods = true);
    let other = ChargeAgain {
        idempotency_key: "again-2".to_owned(),
        ..again.clone()
    };
    let Charged::NeedsStep { provider_ref, .. } = gateway.charge_again(&other).await.unwrap() else {
        panic!("a step is wanted");
    };
    let cancelled = gateway.cancel(Provider::Stripe, &provider_ref).await.unwrap();
    assert_eq!(cancelled.standing, Standing::Cancelled);
    let unknown = ChargeAgain {
        saved_method: "nothing".to_owned(),
        ..again
    };
    let refused = gateway.charge_again(&unknown).await;
    assert!(matches!(refused, Err(PaymentError::Refused { code, .. }) if code == "no_such_method"));
}
