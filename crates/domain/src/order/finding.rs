//! What a provider found out about the money of an attempt.

use std::str::FromStr;

use crate::money::Money;
use crate::payment::{Provider, Standing};

/// What a provider says of an attempt, all of it, at the moment it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What we do not know is pending. Failed, cancelled and expired mean that this payment cannot go on; while a buyer may
    /// try again on the same page it is pending.
    pub standing: Standing,
    /// Pending, but the buyer did their part: the money is on the way and nobody can stop it.
    pub is_in_process: bool,
    pub authorised: Money,
    /// All that was ever taken, whatever was given back since.
    pub captured: Money,
    pub movements: Vec<Movement>,
    /// What it calls refunds that failed, at once or after they had seemed to be done.
    pub failed_refunds: Vec<String>,
    /// What it calls complaints of the buyer that wait for our answer.
    pub complaints: Vec<String>,
    pub provider_ref: String,
    /// What a later payment of the same buyer can be made with.
    pub saved_method: Option<String>,
}

/// What happened to money at the provider. Provider, kind and reference together name it: there is no second such movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    pub provider: Provider,
    /// The provider's id of the charge, refund, dispute or fee.
    pub reference: String,
    pub kind: MovementKind,
    /// Never negative: the kind says which way it went.
    pub amount: Money,
    pub at_ms: i64,
}

/// What moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MovementKind {
    Charge,
    Refund,
    /// A refund that had succeeded failed later, and the money came back.
    RefundReversed,
    Chargeback,
    ChargebackReversed,
    Fee,
    /// A fee, or a part of it, that came back.
    FeeReturned,
}

impl MovementKind {
    pub const ALL: [MovementKind; 7] = [
        MovementKind::Charge,
        MovementKind::Refund,
        MovementKind::RefundReversed,
        MovementKind::Chargeback,
        MovementKind::ChargebackReversed,
        MovementKind::Fee,
        MovementKind::FeeReturned,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            MovementKind::Charge => "charge",
            MovementKind::Refund => "refund",
            MovementKind::RefundReversed => "refund_reversed",
            MovementKind::Chargeback => "chargeback",
            MovementKind::ChargebackReversed => "chargeback_reversed",
            MovementKind::Fee => "fee",
            MovementKind::FeeReturned => "fee_returned",
        }
    }

    /// Which way the money went: 1 to us, -1 from us.
    pub const fn sign(self) -> i64 {
        match self {
            MovementKind::Charge
            | MovementKind::RefundReversed
            | MovementKind::ChargebackReversed
            | MovementKind::FeeReturned => 1,
            MovementKind::Refund | MovementKind::Chargeback | MovementKind::Fee => -1,
        }
    }
}

/// The text is no kind's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKind;

impl FromStr for MovementKind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Self, UnknownKind> {
        let mut kinds = MovementKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name).ok_or(UnknownKind)
    }
}
