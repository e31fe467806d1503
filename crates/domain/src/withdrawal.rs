//! Withdrawal from a contract (Directive 2011/83/EU, articles 9 to 16 and 11a): what a statement needs, until when it is in
//! time, and until when money has to be back. A statement is never refused for being late or for naming an unknown order.

use std::str::FromStr;

use crate::calendar::Day;
use crate::country::Country;
use crate::id::{OrderId, WithdrawalId};
use crate::locale::Locale;
use crate::order::OrderNumber;

mod form;
mod words;

pub use form::{Fault, Field, Form, MAX_ITEMS_CHARS, MAX_NAME_CHARS, MAX_ORDER_CHARS, read_form};
pub use words::{Declaration, VERSION, allowed_entry_words, confirm_words, declaration, statement};

/// Days after the one on which the goods came, or the contract was made.
const PERIOD_DAYS: i32 = 14;

/// Days within which money goes back.
const REFUND_DAYS: i32 = 14;

/// A statement as it was received. It is evidence: nothing of it changes afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: WithdrawalId,
    pub country: Country,
    pub locale: Locale,
    pub form: Form,
    /// All that was declared, in the words that were confirmed.
    pub statement: String,
    /// Names the words of the button.
    pub words_version: String,
    pub received_at_ms: i64,
    /// The same moment by the clocks of the country, as RFC 3339 writes it.
    pub received_local: String,
    /// A keyed hash of the address that it was sent from.
    pub network_hash: [u8; 32],
}

/// What is to be done about a statement: one for each order it is about, and one if it fits none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithdrawalCase {
    pub withdrawal: WithdrawalId,
    /// 0 for the order that was named, from 1 on for the later ones of the same purchase.
    pub position: u32,
    pub order: Option<OrderId>,
    /// The last day on which money may go back.
    pub due_on: Day,
    pub opened_at_ms: i64,
    pub closed: Option<Closed>,
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    pub at_ms: i64,
    pub reason: CloseReason,
    /// In the words of whoever closed it.
    pub note: String,
}

/// Why nothing is left to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CloseReason {
    /// The money was given back.
    Refunded,
    /// The goods came back, and what is due for them was given back.
    Returned,
    /// Somebody looked at the goods: the right had ended for all or part of them. Needs a note that says what was seen.
    Inspection,
    /// The buyer wants to keep the order after all.
    Kept,
    /// Nothing was paid, or there is no such order.
    NothingDue,
}

impl CloseReason {
    pub const ALL: [CloseReason; 5] = [
        CloseReason::Refunded,
        CloseReason::Returned,
        CloseReason::Inspection,
        CloseReason::Kept,
        CloseReason::NothingDue,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            CloseReason::Refunded => "refunded",
            CloseReason::Returned => "returned",
            CloseReason::Inspection => "inspection",
            CloseReason::Kept => "kept",
            CloseReason::NothingDue => "nothing-due",
        }
    }

    /// Whether it takes something from the buyer, which has to be explained.
    pub const fn needs_note(self) -> bool {
        matches!(self, CloseReason::Inspection | CloseReason::Kept)
    }

    /// Whether something of the order may be sent afterwards. Of an order whose money went back as a whole, nothing is.
    pub const fn lets_order_go(self, form: &Form) -> bool {
        match self {
            CloseReason::Refunded | CloseReason::Returned => form.items.is_some(),
            CloseReason::Inspection | CloseReason::Kept | CloseReason::NothingDue => true,
        }
    }
}

/// The text is no reason's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownReason;

impl FromStr for CloseReason {
    type Err = UnknownReason;

    fn from_str(name: &str) -> Result<Self, UnknownReason> {
        let mut reasons = CloseReason::ALL.into_iter();
        reasons.find(|reason| reason.name() == name).ok_or(UnknownReason)
    }
}

/// The last day of the period, by the day on which each parcel came. There is none while a parcel is on its way or nobody
/// knows when it came: the period is open then.
pub fn period_ends(country: Country, parcels: &[Option<Day>]) -> Option<Day> {
    let days: Option<Vec<Day>> = parcels.iter().copied().collect();
    let last = days?.into_iter().max()?;
    Some(last.plus_days(PERIOD_DAYS).or_next_working_day(country))
}

/// Whether a statement came after the last day of its period. It counts all the same until a person has looked.
pub fn is_late(country: Country, period_ends: Option<Day>, received_at_ms: i64) -> bool {
    period_ends.is_some_and(|end| Day::of(country, received_at_ms) > end)
}

/// The last day on which the money of a statement may go back.
pub fn refund_due(country: Country, received_at_ms: i64) -> Day {
    Day::of(country, received_at_ms).plus_days(REFUND_DAYS)
}

/// An order as a buyer names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedOrder {
    Id(OrderId),
    Number(OrderNumber),
}

/// The order that somebody means: its number, with or without country, hyphen and whatever people write around it, or its id.
pub fn named_order(country: Country, text: &str) -> Option<NamedOrder> {
    if let Some(id) = text.split_whitespace().find_map(|word| word.parse().ok()) {
        return Some(NamedOrder::Id(id));
    }
    let start = text.find(|sign: char| sign.is_ascii_digit())?;
    let (before, rest) = text.split_at(start);
    let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    let number = rest[..end]
        .parse()
        .ok()
        .filter(|number| *number >= OrderNumber::FIRST)?;
    let country = country_before(before).unwrap_or(country);
    Some(NamedOrder::Number(OrderNumber { country, number }))
}

/// `No. DE-` ends in a country, `order` in none.
fn country_before(text: &str) -> Option<Country> {
    let text = text.trim_end_matches(|sign: char| !sign.is_alphanumeric());
    let word = text.rsplit(|sign: char| !sign.is_alphanumeric()).next()?;
    word.parse().ok()
}

#[cfg(test)]
mod tests;
