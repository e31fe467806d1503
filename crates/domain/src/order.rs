//! Orders: what was bought, by whom, where the order stands, and what may become of it.
//!
//! An order is a row before money moves. What its lines cost is copied onto it, so that no later price touches it. It becomes
//! paid in one way: [`apply`], which is handed what a provider found and says what follows.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::catalog::Sku;
use crate::country::Country;
use crate::coupon::CouponCode;
use crate::id::{AttemptId, OrderId, SessionId};
use crate::lead::Address;
use crate::locale::Locale;
use crate::money::Money;
use crate::payment::Method;
use crate::quote::VatPart;
use crate::token::TokenHash;
use crate::vat::{TaxClass, VatRate};

mod attempt;
mod case;
mod change;
mod finding;
mod paying;
mod refund;
mod reminder;
mod shipment;
mod state;

pub use attempt::{Attempt, NewAttempt};
pub use case::{Case, CaseKind, CaseSubject};
pub use change::{Became, Change, OrderFacts, apply};
pub use finding::{Finding, Movement, MovementKind};
pub use paying::{
    CancelRefusal, DRAFT_KEPT_MS, MAX_ATTEMPTS, PLACED_KEPT_MS, PayRefusal, UNDER_WAY_KEPT_MS, can_pay, check_can_pay,
    check_cancel, next_check_ms, payment_under_way, standing_of_ended,
};
pub use refund::{MAX_REASON_BYTES, NewRefund, Refund, RefundRefusal, RefundState, check_refund, parts_of_refund};
pub use reminder::{REMIND_AFTER_MS, REMIND_AGAIN_MS, Reminder, check_reminder};
pub use shipment::{MAX_CARRIER_CHARS, MAX_TRACKING_CHARS, Parcel, Shipment, parse_carrier, parse_tracking};
pub use state::{OrderState, UnknownState};

/// What a buyer put together: an order that is not yet placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOrder {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: OrderId,
    /// Of the secret that the browser keeps.
    pub token_hash: TokenHash,
    pub country: Country,
    pub locale: Locale,
    pub email: Option<Address>,
    pub address: Option<PostalAddress>,
    pub lines: Vec<OrderLine>,
    pub delivery: Money,
    pub discount: Money,
    /// All amounts of an order are of its currency.
    pub total: Money,
    pub vat: Vec<VatPart>,
    pub coupon: Option<CouponCode>,
    pub funnel: Option<String>,
    /// The page it was begun on.
    pub from_page: String,
    pub session: Option<SessionId>,
    pub catalog_revision: i64,
    pub method: Option<Method>,
    /// The first order of the purchase, if this is a later one.
    pub first: Option<OrderId>,
    pub agreements: Agreements,
    pub created_at_ms: i64,
}

/// What a buyer agreed to besides the order itself: the version of the words, if they did. Nothing is agreed to in advance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// Later orders of the same purchase may be paid by the same method.
    pub charge_again: Option<String>,
    /// Digital goods are supplied before the period of withdrawal is over, and the right to withdraw from them ends with that.
    pub early_supply: Option<String>,
}

/// Where a parcel goes and who is billed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostalAddress {
    /// As printed on a parcel.
    pub lines: Vec<String>,
    /// As the form had it, field by field.
    pub fields: BTreeMap<String, String>,
}

/// Something that was bought, as it was shown and priced at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    pub sku: Sku,
    pub name: String,
    pub note: String,
    pub quantity: u32,
    /// Of one package.
    pub price: Money,
    pub discount: Money,
    pub total: Money,
    pub tax_class: TaxClass,
    pub rate: VatRate,
    pub is_sent: bool,
    pub unit_price: Option<String>,
}

/// An order as it is in the books, without its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub id: OrderId,
    pub token_hash: TokenHash,
    pub state: OrderState,
    pub number: Option<OrderNumber>,
    pub country: Country,
    pub locale: Locale,
    pub email: Option<Address>,
    pub address: Option<PostalAddress>,
    pub delivery: Money,
    pub discount: Money,
    pub total: Money,
    pub vat: Vec<VatPart>,
    pub coupon: Option<CouponCode>,
    pub funnel: Option<String>,
    pub from_page: String,
    pub session: Option<SessionId>,
    pub catalog_revision: i64,
    pub method: Option<Method>,
    pub first: Option<OrderId>,
    pub agreements: Agreements,
    /// The words that the order button had.
    pub button_version: Option<String>,
    /// How many attempts there are.
    pub attempts: u32,
    /// The attempt whose money the order stands on.
    pub carried_by: Option<AttemptId>,
    pub created_at_ms: i64,
    pub placed_at_ms: Option<i64>,
    /// When a placed order without money ends.
    pub expires_at_ms: Option<i64>,
    pub authorised_at_ms: Option<i64>,
    pub paid_at_ms: Option<i64>,
    pub shipped_at_ms: Option<i64>,
    /// When it was held back because its buyer withdrew.
    pub held_at_ms: Option<i64>,
    /// When it was cancelled or expired.
    pub ended_at_ms: Option<i64>,
    /// When its buyer was reminded of it.
    pub reminded_at_ms: Option<i64>,
    pub erased_at_ms: Option<i64>,
}

impl Order {
    /// What the decisions about its money look at.
    pub const fn facts(&self) -> OrderFacts {
        OrderFacts {
            state: self.state,
            has_number: self.number.is_some(),
            carried_by: self.carried_by,
            has_been_paid: self.paid_at_ms.is_some(),
        }
    }

    /// What the lines cost before any discount.
    pub const fn goods(&self) -> Money {
        Money::new(
            self.total.minor - self.delivery.minor + self.discount.minor,
            self.total.currency,
        )
    }
}

/// What the order button adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    pub method: Method,
    pub button_version: String,
    pub placed_at_ms: i64,
}

/// The number by which people call an order: `DE-100001`. Of each country there is one row of numbers without a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OrderNumber {
    pub country: Country,
    pub number: u64,
}

impl OrderNumber {
    /// The first of each country.
    pub const FIRST: u64 = 100_001;
}

impl fmt::Display for OrderNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.country, self.number)
    }
}

/// The text is no order's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNumber;

impl FromStr for OrderNumber {
    type Err = NoNumber;

    /// Reads a number as people write it: in any letter case, with spaces around.
    fn from_str(text: &str) -> Result<Self, NoNumber> {
        let (country, number) = text.trim().split_once('-').ok_or(NoNumber)?;
        let is_number = number.len() <= 18 && number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse().map_err(|_| NoNumber)?;
        if !is_number || number < OrderNumber::FIRST {
            return Err(NoNumber);
        }
        Ok(OrderNumber {
            country: country.parse().map_err(|_| NoNumber)?,
            number,
        })
    }
}

#[cfg(test)]
mod tests;
