//! What Stripe's objects mean in our words. No I/O.

use domain::money::{Currency, Money};
use domain::order::{Finding, Movement, MovementKind};
use domain::payment::{Provider, Standing};

use crate::error::PaymentError;
use crate::stripe::objects::{Charge, Dispute, Expandable, PaymentIntent, Refund, Session};

/// Where a payment stands, and whether money is on its way.
struct Stand {
    standing: Standing,
    is_in_process: bool,
}

/// What a session means that has no payment yet.
pub(crate) fn of_session_alone(session: &Session, currency: Currency) -> Finding {
    let standing = match session.status.as_deref() {
        Some("expired") => Standing::Expired,
        _ => Standing::Pending,
    };
    Finding {
        standing,
        // The buyer is done with the page, and nothing else is known.
        is_in_process: session.status.as_deref() == Some("complete"),
        authorised: Money::new(0, currency),
        captured: Money::new(0, currency),
        movements: Vec::new(),
        failed_refunds: Vec::new(),
        complaints: Vec::new(),
        provider_ref: session.id.clone(),
        saved_method: None,
    }
}

/// What a payment means, with the session it was begun in, if it was.
pub(crate) fn of_intent(
    intent: &PaymentIntent,
    session: Option<&Session>,
    refunds: &[Refund],
    disputes: &[Dispute],
) -> Result<Finding, PaymentError> {
    let currency = read_currency(&intent.currency)?;
    let charge = intent.latest_charge.as_ref().and_then(Expandable::whole);
    let stand = stand(intent, session);
    let is_authorised = matches!(stand.standing, Standing::Authorised | Standing::Paid);
    let taken = charge.filter(|charge| charge.taken_minor() > 0);
    let mut movements = Vec::new();
    if let Some(charge) = taken {
        add_charge(&mut movements, charge)?;
    }
    for refund in refunds {
        add_refund(&mut movements, refund)?;
    }
    for dispute in disputes {
        add_dispute(&mut movements, dispute)?;
    }
    Ok(Finding {
        standing: stand.standing,
        is_in_process: stand.is_in_process,
        authorised: Money::new(if is_authorised { intent.amount } else { 0 }, currency),
        captured: Money::new(taken.map_or(0, Charge::taken_minor), currency),
        movements,
        failed_refunds: refunds
            .iter()
            .filter(|refund| has_failed(refund))
            .map(|refund| refund.id.clone())
            .collect(),
        complaints: disputes
            .iter()
            .filter(|dispute| is_complaint(dispute))
            .map(|dispute| dispute.id.clone())
            .collect(),
        provider_ref: session.map_or(&intent.id, |session| &session.id).clone(),
        saved_method: saved_method(intent).filter(|_| is_authorised),
    })
}

fn stand(intent: &PaymentIntent, session: Option<&Session>) -> Stand {
    let session_status = session.and_then(|session| session.status.as_deref());
    let (standing, is_in_process) = match (intent.status.as_str(), session_status) {
        ("succeeded", _) => (Standing::Paid, false),
        ("requires_capture", _) => (Standing::Authorised, false),
        ("processing", _) => (Standing::Pending, true),
        ("canceled", Some("expired")) => (Standing::Expired, false),
        ("canceled", _) => (Standing::Cancelled, false),
        // Nobody can pay on an expired page, whatever the payment waits for.
        (_, Some("expired")) => (Standing::Expired, false),
        // The page is done with and the payment wants another method: the bank said no afterwards.
        ("requires_payment_method", Some("complete")) => (Standing::Failed, false),
        ("requires_payment_method", None) if intent.last_payment_error.is_some() => (Standing::Failed, false),
        // On an open page the buyer tries again. What we do not know is pending too.
        _ => (Standing::Pending, false),
    };
    Stand {
        standing,
        is_in_process,
    }
}

/// The customer and the method, if the buyer left it.
fn saved_method(intent: &PaymentIntent) -> Option<String> {
    intent.setup_future_usage.as_ref()?;
    let customer = intent.customer.as_ref()?.id();
    let method = intent.payment_method.as_ref()?.id();
    Some(format!("{customer}/{method}"))
}

fn add_charge(movements: &mut Vec<Movement>, charge: &Charge) -> Result<(), PaymentError> {
    let booked = charge.balance_transaction.as_ref().and_then(Expandable::whole);
    // A charge that was authorised first was taken when it was booked.
    let at_seconds = booked.map_or(charge.created, |booked| booked.created);
    movements.push(movement(
        MovementKind::Charge,
        &charge.id,
        charge.taken_minor(),
        read_currency(&charge.currency)?,
        at_seconds,
    ));
    if let Some(booked) = booked {
        add_fee(movements, &booked.id, booked.fee, &booked.currency, booked.created);
    }
    Ok(())
}

/// Fees are in the currency of the account. One that is none of ours cannot be in our books. One that comes back is negative.
fn add_fee(movements: &mut Vec<Movement>, reference: &str, minor: i64, currency: &str, at_seconds: i64) {
    let kind = match minor {
        0 => return,
        1.. => MovementKind::Fee,
        _ => MovementKind::FeeReturned,
    };
    if let Ok(currency) = read_currency(currency) {
        movements.push(movement(kind, reference, minor.saturating_abs(), currency, at_seconds));
    }
}

/// A bank asks, and takes the money back if nobody answers. Of a dispute in earnest it has the money already.
fn is_complaint(dispute: &Dispute) -> bool {
    dispute.status.as_deref() == Some("warning_needs_response")
}

pub(crate) fn has_failed(refund: &Refund) -> bool {
    matches!(refund.status.as_deref(), Some("failed" | "canceled"))
}

fn add_refund(movements: &mut Vec<Movement>, refund: &Refund) -> Result<(), PaymentError> {
    let currency = read_currency(&refund.currency)?;
    let mut add = |kind| movements.push(movement(kind, &refund.id, refund.amount, currency, refund.created));
    if has_failed(refund) && refund.failure_balance_transaction.is_some() {
        add(MovementKind::Refund);
        add(MovementKind::RefundReversed);
    } else if refund.status.as_deref() == Some("succeeded") {
        add(MovementKind::Refund);
    }
    Ok(())
}

/// Money of a dispute moves when Stripe books it, not when somebody asks questions.
fn add_dispute(movements: &mut Vec<Movement>, dispute: &Dispute) -> Result<(), PaymentError> {
    let currency = read_currency(&dispute.currency)?;
    for booked in &dispute.balance_transactions {
        let kind = if booked.amount < 0 {
            MovementKind::Chargeback
        } else {
            MovementKind::ChargebackReversed
        };
        movements.push(movement(kind, &dispute.id, dispute.amount, currency, booked.created));
        add_fee(movements, &booked.id, booked.fee, &booked.currency, booked.created);
    }
    Ok(())
}

pub(crate) fn movement(
    kind: MovementKind,
    reference: &str,
    minor: i64,
    currency: Currency,
    at_seconds: i64,
) -> Movement {
    Movement {
        provider: Provider::Stripe,
        reference: reference.to_owned(),
        kind,
        amount: Money::new(minor, currency),
        at_ms: at_seconds.saturating_mul(1000),
    }
}

/// Stripe writes currencies in lower case.
pub(crate) fn read_currency(code: &str) -> Result<Currency, PaymentError> {
    let mut all = Currency::ALL.into_iter();
    all.find(|currency| currency.code().eq_ignore_ascii_case(code))
        .ok_or(PaymentError::Malformed {
            provider: Provider::Stripe,
            what: "a currency in which nobody pays here",
        })
}
