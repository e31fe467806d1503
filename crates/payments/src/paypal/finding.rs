//! What PayPal's objects mean in our words. No I/O.

use domain::money::{Currency, Money};
use domain::order::{Finding, Movement, MovementKind};
use domain::payment::{Provider, Standing};
use jiff::Timestamp;

use crate::error::PaymentError;
use crate::paypal::objects::{Amount, Breakdown, Capture, Dispute, FundMovement, Order, Refund};

/// What an order means. `currency` is that of amounts which are not there.
pub(crate) fn of_order(order: &Order, disputes: &[Dispute], currency: Currency) -> Result<Finding, PaymentError> {
    let payments = order.payments();
    let authorization = payments.and_then(|payments| payments.authorizations.last());
    let captures = payments.map_or(&[][..], |payments| &payments.captures);
    let refunds = payments.map_or(&[][..], |payments| &payments.refunds);
    let taken: Vec<&Capture> = captures.iter().filter(|capture| is_taken(capture)).collect();
    let (standing, is_in_process) = stand(order, authorization.and_then(|one| one.status.as_deref()), captures);
    let mut movements = Vec::new();
    let mut captured = Money::new(0, currency);
    for capture in &taken {
        let amount = read_amount(capture.amount.as_ref())?;
        if captured.minor != 0 && captured.currency != amount.currency {
            return Err(malformed("one order in two currencies"));
        }
        captured = Money::new(captured.minor.saturating_add(amount.minor), amount.currency);
        add_capture(&mut movements, capture, amount)?;
    }
    for refund in refunds {
        add_refund(&mut movements, refund)?;
    }
    for dispute in disputes {
        add_dispute(&mut movements, dispute)?;
    }
    let authorised = match (authorization, standing) {
        (Some(authorization), Standing::Authorised | Standing::Paid) => read_amount(authorization.amount.as_ref())?,
        (None, Standing::Paid) => captured,
        _ => Money::new(0, currency),
    };
    Ok(Finding {
        standing,
        is_in_process,
        authorised,
        captured,
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
        provider_ref: order.id.clone(),
        saved_method: None,
    })
}

/// What is known of an order that PayPal forgot or that never came to a payment.
pub(crate) fn without_payment(provider_ref: &str, standing: Standing, currency: Currency) -> Finding {
    Finding {
        standing,
        is_in_process: false,
        authorised: Money::new(0, currency),
        captured: Money::new(0, currency),
        movements: Vec::new(),
        failed_refunds: Vec::new(),
        complaints: Vec::new(),
        provider_ref: provider_ref.to_owned(),
        saved_method: None,
    }
}

fn is_taken(capture: &Capture) -> bool {
    let status = capture.status.as_deref();
    matches!(status, Some("COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED"))
}

/// Where an order stands, and whether money is on its way. Money that was taken outweighs everything else.
fn stand(order: &Order, authorization: Option<&str>, captures: &[Capture]) -> (Standing, bool) {
    let has = |status: &str| captures.iter().any(|capture| capture.status.as_deref() == Some(status));
    if captures.iter().any(is_taken) {
        return (Standing::Paid, false);
    }
    if has("PENDING") {
        return (Standing::Pending, true);
    }
    match authorization {
        Some("CREATED" | "PARTIALLY_CAPTURED") => return (Standing::Authorised, false),
        Some("PENDING") => return (Standing::Pending, true),
        Some("DENIED") => return (Standing::Failed, false),
        Some("VOIDED") => return (Standing::Cancelled, false),
        Some("EXPIRED") => return (Standing::Expired, false),
        _ => {}
    }
    if has("DECLINED") || has("FAILED") {
        return (Standing::Failed, false);
    }
    match order.status.as_deref() {
        Some("VOIDED") => (Standing::Cancelled, false),
        _ => (Standing::Pending, false),
    }
}

fn add_capture(movements: &mut Vec<Movement>, capture: &Capture, amount: Money) -> Result<(), PaymentError> {
    let at_ms = read_time(capture.create_time.as_deref())?;
    movements.push(movement(MovementKind::Charge, &capture.id, amount, at_ms));
    let fee = fee_of(capture.seller_receivable_breakdown.as_ref());
    movements.extend(fee.map(|fee| movement(MovementKind::Fee, &capture.id, fee, at_ms)));
    Ok(())
}

/// A fee in a currency that is none of ours cannot be in our books.
fn fee_of(breakdown: Option<&Breakdown>) -> Option<Money> {
    let fee = read_amount(breakdown?.paypal_fee.as_ref()).ok()?;
    (fee.minor > 0).then_some(fee)
}

pub(crate) fn has_failed(refund: &Refund) -> bool {
    matches!(refund.status.as_deref(), Some("FAILED" | "CANCELLED"))
}

fn add_refund(movements: &mut Vec<Movement>, refund: &Refund) -> Result<(), PaymentError> {
    if refund.status.as_deref() == Some("COMPLETED") {
        let given_back = refund_movement(refund)?;
        let at_ms = given_back.at_ms;
        movements.push(given_back);
        let fee = fee_of(refund.seller_payable_breakdown.as_ref());
        movements.extend(fee.map(|fee| movement(MovementKind::FeeReturned, &refund.id, fee, at_ms)));
    }
    Ok(())
}

pub(crate) fn refund_movement(refund: &Refund) -> Result<Movement, PaymentError> {
    let amount = read_amount(refund.amount.as_ref())?;
    let at_ms = read_time(refund.create_time.as_deref())?;
    Ok(movement(MovementKind::Refund, &refund.id, amount, at_ms))
}

/// What a dispute moved. A kind of movement that comes more than once in it is counted on from the second. What moved in a
/// currency that is none of ours cannot be in our books.
fn add_dispute(movements: &mut Vec<Movement>, dispute: &Dispute) -> Result<(), PaymentError> {
    let mut moved: Vec<&FundMovement> = dispute.movements().collect();
    // Moments of this form are in the order of their texts.
    moved.sort_by_key(|fund| fund.initiated_time.as_deref());
    let mut added: Vec<MovementKind> = Vec::new();
    for fund in moved {
        let (Some(kind), Ok(amount)) = (kind_of(fund), read_amount(fund.amount.as_ref())) else {
            continue;
        };
        let at_ms = read_time(fund.initiated_time.as_deref().or(dispute.update_time.as_deref()))?;
        let reference = match added.iter().filter(|one| **one == kind).count() {
            0 => dispute.id.clone(),
            before => format!("{}-{}", dispute.id, before + 1),
        };
        movements.push(movement(kind, &reference, amount, at_ms));
        added.push(kind);
    }
    if added.contains(&MovementKind::Chargeback) {
        Ok(())
    } else {
        add_outcome(movements, dispute)
    }
}

/// Disputes are settled, and fees are taken for them. What else may be said one day is none of these.
fn kind_of(fund: &FundMovement) -> Option<MovementKind> {
    let is_taken = match fund.direction.as_deref() {
        Some("DEBIT") => true,
        Some("CREDIT") => false,
        _ => return None,
    };
    match (fund.reason.as_deref()?, is_taken) {
        ("DISPUTE_SETTLEMENT", true) => Some(MovementKind::Chargeback),
        ("DISPUTE_SETTLEMENT", false) => Some(MovementKind::ChargebackReversed),
        (reason, true) if reason.ends_with("_FEE") => Some(MovementKind::Fee),
        (reason, false) if reason.ends_with("_FEE") => Some(MovementKind::FeeReturned),
        _ => None,
    }
}

/// Where PayPal does not tell what it took, it took it when the dispute ended for the buyer.
fn add_outcome(movements: &mut Vec<Movement>, dispute: &Dispute) -> Result<(), PaymentError> {
    let Some(outcome) = &dispute.outcome else {
        return Ok(());
    };
    if let (Some("RESOLVED_BUYER_FAVOUR"), Some(amount)) = (outcome.outcome_code.as_deref(), &outcome.amount_refunded) {
        let amount = read_amount(Some(amount))?;
        let at_ms = read_time(dispute.update_time.as_deref())?;
        movements.push(movement(MovementKind::Chargeback, &dispute.id, amount, at_ms));
    }
    Ok(())
}

fn is_complaint(dispute: &Dispute) -> bool {
    dispute.status.as_deref() == Some("WAITING_FOR_SELLER_RESPONSE")
}

fn movement(kind: MovementKind, reference: &str, amount: Money, at_ms: i64) -> Movement {
    Movement {
        provider: Provider::PayPal,
        reference: reference.to_owned(),
        kind,
        amount,
        at_ms,
    }
}

/// PayPal writes `39.90` and `EUR`; transactions of its reports may be negative.
pub(crate) fn read_amount(amount: Option<&Amount>) -> Result<Money, PaymentError> {
    let amount = amount.ok_or(malformed("an amount is missing"))?;
    let mut all = Currency::ALL.into_iter();
    let currency = all
        .find(|currency| currency.code() == amount.currency_code)
        .ok_or(malformed("a currency in which nobody pays here"))?;
    let (sign, digits) = amount
        .value
        .strip_prefix('-')
        .map_or((1, amount.value.as_str()), |rest| (-1, rest));
    let money = Money::parse(digits, currency).ok_or(malformed("an amount that is no amount"))?;
    Ok(Money::new(sign * money.minor, currency))
}

pub(crate) fn read_time(text: Option<&str>) -> Result<i64, PaymentError> {
    let time: Option<Timestamp> = text.and_then(|text| text.parse().ok());
    time.map(Timestamp::as_millisecond)
        .ok_or(malformed("a time that is no time"))
}

pub(crate) const fn malformed(what: &'static str) -> PaymentError {
    PaymentError::Malformed {
        provider: Provider::PayPal,
        what,
    }
}
