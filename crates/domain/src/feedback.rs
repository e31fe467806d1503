//! What buyers say of products: who may, what is read of it, and what pages show of all that was said. One star is treated
//! like five; what is not shown has a reason that its author is told.

use std::fmt;
use std::str::FromStr;

use crate::country::Country;
use crate::id::{FeedbackId, OrderId};
use crate::ledger::Balance;
use crate::locale::Locale;
use crate::order::{Order, OrderState};
use crate::withdrawal::{CloseReason, WithdrawalCase};

mod form;
mod reviews;

pub use form::{Fault, Field, Form, MAX_NAME_CHARS, MAX_TEXT_CHARS, read_form};
pub use reviews::{MAX_SHOWN, ProductReviews, Rating, Review, Reviews};

/// What the buyer of an order says of one of its products. There is one for each product of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: FeedbackId,
    pub order: OrderId,
    pub product: String,
    pub form: Form,
    pub country: Country,
    /// Of the words.
    pub locale: Locale,
    pub standing: Standing,
    pub said_at_ms: i64,
}

/// Between one and five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stars(u8);

impl Stars {
    pub fn new(count: i64) -> Option<Self> {
        u8::try_from(count)
            .ok()
            .filter(|count| (1..=5).contains(count))
            .map(Stars)
    }

    pub const fn count(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Stars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whether it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    Published,
    /// Its words say what advertising for food must not: the rules that they break, by name.
    WithheldClaim(Vec<String>),
    /// The operator took it from the pages, and says why.
    Withheld(String),
}

impl Standing {
    pub const fn state(&self) -> State {
        match self {
            Standing::Published => State::Published,
            Standing::WithheldClaim(_) => State::WithheldClaim,
            Standing::Withheld(_) => State::Withheld,
        }
    }

    /// Of the rules that its words break: published if there is none.
    pub fn of_rules(broken: Vec<String>) -> Self {
        if broken.is_empty() {
            Standing::Published
        } else {
            Standing::WithheldClaim(broken)
        }
    }
}

/// The names of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    Published,
    WithheldClaim,
    Withheld,
}

impl State {
    pub const ALL: [State; 3] = [State::Published, State::WithheldClaim, State::Withheld];

    pub const fn name(self) -> &'static str {
        match self {
            State::Published => "published",
            State::WithheldClaim => "withheld-claim",
            State::Withheld => "withheld",
        }
    }
}

/// The text is no state's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownState;

impl FromStr for State {
    type Err = UnknownState;

    fn from_str(name: &str) -> Result<Self, UnknownState> {
        let mut states = State::ALL.into_iter();
        states.find(|state| state.name() == name).ok_or(UnknownState)
    }
}

/// Whether the buyer of an order may say something: a parcel of it left, and nobody asked to be forgotten.
pub const fn may_speak(order: &Order) -> bool {
    order.shipped_at_ms.is_some() && order.erased_at_ms.is_none()
}

/// Whether its buyer is asked what it was like: not of what they withdrew from, what ended, or what they got all money back for.
/// Who withdrew and kept it after all is asked like anybody.
pub fn is_asked(order: &Order, balance: &Balance, cases: &[WithdrawalCase]) -> bool {
    let is_kept = |case: &WithdrawalCase| {
        let closed = case.closed.as_ref();
        closed.is_some_and(|closed| closed.reason == CloseReason::Kept)
    };
    let has_all_back = balance.captured.minor > 0 && balance.refundable().minor <= 0;
    may_speak(order)
        && order.state == OrderState::Paid
        && order.held_at_ms.is_none()
        && !has_all_back
        && cases.iter().all(is_kept)
}

#[cfg(test)]
mod tests;
