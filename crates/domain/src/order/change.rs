//! The one decision about money: what follows from what a provider found.

use super::{Attempt, CaseKind, CaseSubject, Finding, Movement, MovementKind, OrderState};
use crate::id::AttemptId;
use crate::payment::{Capture, Standing};

/// What the decision looks at of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderFacts {
    pub state: OrderState,
    pub has_number: bool,
    /// The attempt whose money the order stands on.
    pub carried_by: Option<AttemptId>,
    pub has_been_paid: bool,
}

/// What follows. All of it is written in one transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub standing: Standing,
    pub is_in_process: bool,
    pub order_state: OrderState,
    pub carried_by: Option<AttemptId>,
    /// The money is certain and the order has no number yet.
    pub takes_number: bool,
    /// The money is certain by this, and was not before: what follows that follows now and never again.
    pub became: Option<Became>,
    /// For the ledger, which takes each one once.
    pub movements: Vec<Movement>,
    /// For people. Each is opened once.
    pub cases: Vec<CaseSubject>,
}

/// What an order became by its money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// Its money is reserved until shipment.
    Authorised,
    Paid,
}

/// What the money of an attempt amounts to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Money {
    /// None that could be relied on.
    None,
    /// Reserved, to be taken when the parcel leaves.
    Reserved,
    Taken,
}

/// Says what follows from a finding. It may be a repetition, older than what is known, or come too late: whatever moved is
/// written down, an order is paid once or not at all, and what does not fit is a case for a person.
pub fn apply(order: &OrderFacts, attempt: &Attempt, finding: &Finding) -> Change {
    let standing = attempt.standing_after(finding);
    let mut change = Change {
        standing,
        is_in_process: standing == Standing::Pending && (attempt.is_in_process || finding.is_in_process),
        order_state: order.state,
        carried_by: order.carried_by,
        takes_number: false,
        became: None,
        movements: finding.movements.clone(),
        cases: disputes(finding),
    };
    // Only what this finding itself reports is judged: what earlier ones reported was judged then.
    let money = match (finding.standing, attempt.capture) {
        (Standing::Paid, _) => Money::Taken,
        (Standing::Authorised, Capture::OnShipment) if standing == Standing::Authorised => Money::Reserved,
        _ => Money::None,
    };
    let carries = order.carried_by == Some(attempt.id);
    if let Some(kind) = misfit(order, attempt, finding, money) {
        change.cases.push(case(kind, attempt));
        return change;
    }
    match money {
        Money::None => {
            let is_lost = carries && order.state == OrderState::Authorised && is_lapsed(standing);
            if is_lost {
                change.cases.push(case(CaseKind::AuthorisationLost, attempt));
            }
        }
        Money::Reserved if !carries => {
            change.order_state = OrderState::Authorised;
            change.carried_by = Some(attempt.id);
            change.became = Some(Became::Authorised);
            change.takes_number = !order.has_number;
        }
        Money::Taken if !order.has_been_paid => {
            change.order_state = OrderState::Paid;
            change.carried_by = Some(attempt.id);
            change.became = Some(Became::Paid);
            change.takes_number = !order.has_number;
        }
        Money::Reserved | Money::Taken => {}
    }
    change
}

/// Why money that came is no payment of this order. The reasons are asked in a fixed order, so that the same findings make the
/// same cases.
fn misfit(order: &OrderFacts, attempt: &Attempt, finding: &Finding, money: Money) -> Option<CaseKind> {
    let amount = match money {
        Money::None => return None,
        Money::Reserved => finding.authorised,
        Money::Taken => finding.captured,
    };
    if amount != attempt.amount {
        return Some(CaseKind::AmountDiffers);
    }
    match order.carried_by {
        // It was reserved for an order that ended, and was taken nevertheless.
        Some(carrier) if carrier == attempt.id => {
            let is_late = order.state.is_ended() && money == Money::Taken && !order.has_been_paid;
            is_late.then_some(CaseKind::PaidAfterEnd)
        }
        Some(_) => Some(CaseKind::PaidTwice),
        None => order.state.is_ended().then_some(CaseKind::PaidAfterEnd),
    }
}

const fn is_lapsed(standing: Standing) -> bool {
    matches!(standing, Standing::Failed | Standing::Cancelled | Standing::Expired)
}

fn case(kind: CaseKind, attempt: &Attempt) -> CaseSubject {
    CaseSubject {
        kind,
        cause: attempt.id.to_string(),
    }
}

/// Money that was taken back, and complaints by which it may be: one case for each that the provider names.
fn disputes(finding: &Finding) -> Vec<CaseSubject> {
    let case = |kind, cause: &str| CaseSubject {
        kind,
        cause: cause.to_owned(),
    };
    let taken_back: Vec<&str> = finding
        .movements
        .iter()
        .filter(|movement| movement.kind == MovementKind::Chargeback)
        .map(|movement| movement.reference.as_str())
        .collect();
    let complaints = finding.complaints.iter().map(String::as_str);
    let still_here = complaints.filter(|complaint| !taken_back.contains(complaint));
    still_here
        .map(|complaint| case(CaseKind::Complaint, complaint))
        .chain(taken_back.iter().map(|reference| case(CaseKind::Chargeback, reference)))
        .collect()
}
