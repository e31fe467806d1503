//! When an order may be paid, when it ends, and when a provider is asked unbidden.

use super::{Attempt, OrderFacts, OrderState};
use crate::payment::Standing;

const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Attempts of one order. Who failed so often does not pay by trying again, and whoever tries cards gets no further ones.
pub const MAX_ATTEMPTS: u32 = 20;

/// A basket that nobody ordered is forgotten.
pub const DRAFT_KEPT_MS: i64 = 30 * DAY_MS;

/// A placed order waits so long for money. Providers close their pay pages no later.
pub const PLACED_KEPT_MS: i64 = DAY_MS;

/// An order whose money is on the way is looked at again after so long. A direct debit takes up to 14 days.
pub const UNDER_WAY_KEPT_MS: i64 = 6 * HOUR_MS;

/// The first look at an attempt; later ones are a quarter of its age apart, but never more than six hours.
const FIRST_CHECK_MS: i64 = MINUTE_MS;
const LONGEST_CHECK_MS: i64 = 6 * HOUR_MS;

/// An attempt of an ended order is looked at so long after it began: by then every provider has closed its pay page.
const ENDED_CHECKED_MS: i64 = 7 * DAY_MS;

/// Money that came can be taken back for months. Looks are half of its age apart, so there are some 13 of them.
const PAID_CHECKED_MS: i64 = 180 * DAY_MS;

/// Why no further attempt may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayRefusal {
    AlreadyPaid,
    /// An earlier attempt's money is on the way and cannot be stopped.
    UnderWay,
    Ended,
    TooManyAttempts,
}

/// Whether a further attempt may begin. A buyer who is merely at the pay page of an earlier one, or turned back there, may
/// choose again.
pub fn check_can_pay(order: &OrderFacts, attempts: &[Attempt]) -> Result<(), PayRefusal> {
    match order.state {
        OrderState::Authorised | OrderState::Paid => Err(PayRefusal::AlreadyPaid),
        OrderState::Cancelled | OrderState::Expired => Err(PayRefusal::Ended),
        // Money that differs from what is owed waits for a person.
        OrderState::Draft | OrderState::Placed if has_money(attempts) => Err(PayRefusal::AlreadyPaid),
        OrderState::Draft | OrderState::Placed if payment_under_way(attempts) => Err(PayRefusal::UnderWay),
        OrderState::Draft | OrderState::Placed if attempts.len() >= MAX_ATTEMPTS as usize => {
            Err(PayRefusal::TooManyAttempts)
        }
        OrderState::Draft | OrderState::Placed => Ok(()),
    }
}

/// [`check_can_pay`] for those who need no reason.
pub fn can_pay(order: &OrderFacts, attempts: &[Attempt]) -> bool {
    check_can_pay(order, attempts).is_ok()
}

/// Whether money can still come without the buyer doing anything.
pub fn payment_under_way(attempts: &[Attempt]) -> bool {
    attempts.iter().any(Attempt::is_under_way)
}

fn has_money(attempts: &[Attempt]) -> bool {
    attempts.iter().any(|attempt| attempt.standing == Standing::Paid)
}

/// Why an order cannot be ended, by somebody or by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CancelRefusal {
    /// It has money: give it back instead.
    Paid,
    /// The money is on the way and cannot be stopped.
    UnderWay,
    AlreadyEnded,
}

/// Whether an order may end. Money that is reserved for it is no obstacle: whoever ends it has it released.
pub fn check_cancel(order: &OrderFacts, attempts: &[Attempt]) -> Result<(), CancelRefusal> {
    match order.state {
        OrderState::Cancelled | OrderState::Expired => Err(CancelRefusal::AlreadyEnded),
        OrderState::Paid => Err(CancelRefusal::Paid),
        OrderState::Draft | OrderState::Placed | OrderState::Authorised if has_money(attempts) => {
            Err(CancelRefusal::Paid)
        }
        OrderState::Draft | OrderState::Placed if payment_under_way(attempts) => Err(CancelRefusal::UnderWay),
        OrderState::Draft | OrderState::Placed | OrderState::Authorised => Ok(()),
    }
}

/// Where an attempt stands when its order ends: what had not come to an end does so with it. Money that is reserved stays
/// reserved until the provider says otherwise.
pub const fn standing_of_ended(standing: Standing, order: OrderState) -> Standing {
    match (standing, order) {
        (Standing::Pending, OrderState::Expired) => Standing::Expired,
        (Standing::Pending, OrderState::Cancelled) => Standing::Cancelled,
        _ => standing,
    }
}

/// When a provider is to be asked again about an attempt of an order in that state, if ever. Webhooks and returning buyers are
/// faster; this finds what they lost.
pub fn next_check_ms(attempt: &Attempt, standing: Standing, order: OrderState, now_ms: i64) -> Option<i64> {
    let age_ms = (now_ms - attempt.created_at_ms).max(0);
    let soon_ms = (age_ms / 4).clamp(FIRST_CHECK_MS, LONGEST_CHECK_MS);
    match standing {
        Standing::Paid => (age_ms < PAID_CHECKED_MS).then(|| now_ms + (age_ms / 2).max(DAY_MS)),
        // What never began at the provider cannot bring money, and ends with its order.
        _ if order.is_ended() && attempt.provider_ref.is_none() => None,
        _ if order.is_ended() => (age_ms < ENDED_CHECKED_MS).then_some(now_ms + soon_ms),
        Standing::Pending | Standing::Authorised => Some(now_ms + soon_ms),
        Standing::Failed | Standing::Cancelled | Standing::Expired => None,
    }
}
