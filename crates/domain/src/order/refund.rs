//! Money to be given back: any amount, up to what came in by that attempt and is neither gone nor promised.

use std::str::FromStr;

use crate::id::{AttemptId, OrderId, RefundId};
use crate::ledger::Balance;
use crate::money::Money;
use crate::payment::Provider;
use crate::quote::VatPart;

/// Of a reason.
pub const MAX_REASON_BYTES: usize = 500;

/// What somebody wants to give back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRefund {
    pub id: RefundId,
    pub order: OrderId,
    /// Whose money: a provider gives back no more than one payment brought.
    pub attempt: AttemptId,
    pub amount: Money,
    pub reason: String,
    pub asked_at_ms: i64,
}

/// A refund as it is in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refund {
    pub id: RefundId,
    pub order: OrderId,
    pub attempt: AttemptId,
    pub provider: Provider,
    pub amount: Money,
    pub reason: String,
    pub state: RefundState,
    /// The provider's id of it.
    pub reference: Option<String>,
    pub asked_at_ms: i64,
    pub ended_at_ms: Option<i64>,
}

/// Where a refund stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefundState {
    /// Written down; nobody knows whether the provider has heard of it.
    Asked,
    /// The provider works on it.
    Pending,
    Done,
    Failed,
}

impl RefundState {
    pub const ALL: [RefundState; 4] = [
        RefundState::Asked,
        RefundState::Pending,
        RefundState::Done,
        RefundState::Failed,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            RefundState::Asked => "asked",
            RefundState::Pending => "pending",
            RefundState::Done => "done",
            RefundState::Failed => "failed",
        }
    }
}

/// The text is no state's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRefundState;

impl FromStr for RefundState {
    type Err = UnknownRefundState;

    fn from_str(name: &str) -> Result<Self, UnknownRefundState> {
        let mut states = RefundState::ALL.into_iter();
        states.find(|state| state.name() == name).ok_or(UnknownRefundState)
    }
}

/// Why money is not given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefundRefusal {
    UnknownOrder,
    /// The order has no such attempt.
    UnknownAttempt,
    /// Nothing or less than nothing.
    NoAmount,
    /// Another currency than the money came in.
    OtherCurrency,
    /// So much can be given back at most.
    TooMuch {
        at_most: Money,
    },
}

/// Whether so much can be given back of what an attempt brought, when so much is promised already.
pub fn check_refund(amount: Money, of_attempt: &Balance, promised: Money) -> Result<(), RefundRefusal> {
    if amount.minor <= 0 {
        return Err(RefundRefusal::NoAmount);
    }
    if amount.currency != of_attempt.currency() {
        return Err(RefundRefusal::OtherCurrency);
    }
    let left = of_attempt.refundable().minor - promised.minor;
    if amount.minor > left {
        return Err(RefundRefusal::TooMuch {
            at_most: Money::new(left.max(0), amount.currency),
        });
    }
    Ok(())
}

/// What of each rate is given back with a part of what was paid: in the ratio in which it was paid. What is given back whole
/// has the very tax of the order.
pub fn parts_of_refund(amount: Money, paid: &[VatPart]) -> Vec<VatPart> {
    let weights: Vec<i64> = paid.iter().map(|part| part.gross.minor).collect();
    let part = |(of, gross): (&VatPart, Money)| VatPart {
        rate: of.rate,
        gross,
        vat: of.rate.included_in(gross),
    };
    paid.iter().zip(amount.allocate(&weights)).map(part).collect()
}
