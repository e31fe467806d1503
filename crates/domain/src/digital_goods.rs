//! Goods that are not sent but opened: a file to keep, or a code for something elsewhere. When they open, and when that ends.
//!
//! Whoever did not agree to an early supply keeps the right to withdraw for 14 days, and so gets them after that (Directive
//! 2011/83/EU, article 16(m)).

use std::fmt;
use std::str::FromStr;

use crate::calendar::Day;
use crate::country::Country;
use crate::id::{CROCKFORD, GrantId, OrderId};
use crate::ledger::Balance;
use crate::order::{Agreements, Order, OrderLine, OrderState};
use crate::withdrawal::{Form, WithdrawalCase, period_ends};

/// What the buyer of a line may open, and from when on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    pub id: GrantId,
    pub order: OrderId,
    /// Of the line, from 1.
    pub position: u32,
    pub product: String,
    /// How many were bought.
    pub copies: u32,
    pub granted_at_ms: i64,
    pub opens_at_ms: i64,
    /// When everything that belongs to it was made.
    pub opened_at_ms: Option<i64>,
}

/// What a line gives, with its place among the lines; nothing if it is sent.
pub fn grant_of_line(id: GrantId, order: &Order, position: u32, line: &OrderLine, now_ms: i64) -> Option<Grant> {
    (!line.is_sent).then(|| Grant {
        id,
        order: order.id,
        position,
        product: line.sku.product.clone(),
        copies: line.quantity.saturating_mul(line.sku.units),
        granted_at_ms: now_ms,
        opens_at_ms: opens_at_ms(
            order.country,
            &order.agreements,
            order.placed_at_ms.unwrap_or(now_ms),
            now_ms,
        ),
        opened_at_ms: None,
    })
}

/// At once for who agreed to that; for others when the day is over on which they could last withdraw.
pub fn opens_at_ms(country: Country, agreements: &Agreements, placed_at_ms: i64, now_ms: i64) -> i64 {
    if agreements.early_supply.is_some() {
        return now_ms;
    }
    let contract = Day::of(country, placed_at_ms);
    let last_day = period_ends(country, &[Some(contract)]);
    last_day.map_or(now_ms, |day| day.plus_days(1).starts_at_ms(country))
}

/// Whether something can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Open,
    /// Not before the period of withdrawal is over.
    Waiting,
    /// The contract is over: its buyer withdrew, or all of the money went back.
    Ended,
}

impl Access {
    /// By the books as they are. `cases` are those of the order, each with what its sender wrote.
    pub fn of(
        grant: &Grant,
        state: OrderState,
        balance: &Balance,
        cases: &[(WithdrawalCase, Form)],
        now_ms: i64,
    ) -> Self {
        let has_money = matches!(state, OrderState::Paid | OrderState::Authorised);
        let gone_minor = balance.refunded.minor + balance.charged_back.minor;
        let is_refunded = balance.captured.minor > 0 && gone_minor >= balance.captured.minor;
        // While nobody has looked at a statement, it counts.
        let is_withdrawn = cases.iter().any(|(case, form)| match &case.closed {
            None => true,
            Some(closed) => !closed.reason.lets_order_go(form),
        });
        if !has_money || is_refunded || is_withdrawn {
            Access::Ended
        } else if now_ms < grant.opens_at_ms {
            Access::Waiting
        } else {
            Access::Open
        }
    }
}

/// Opens something elsewhere: four groups of four of Crockford's letters, which cannot be confused when they are read out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccessCode(String);

/// 16 letters of 5 bits.
const LETTERS: usize = 16;
const GROUP: usize = 4;

impl AccessCode {
    /// Of a random number, of which 80 bits count.
    pub fn new(random: u128) -> Self {
        let letters = (0..LETTERS).map(|at| char::from(CROCKFORD[(random >> (5 * at)) as usize & 31]));
        let mut code = String::with_capacity(LETTERS + LETTERS / GROUP);
        for (at, letter) in letters.enumerate() {
            if at > 0 && at.is_multiple_of(GROUP) {
                code.push('-');
            }
            code.push(letter);
        }
        AccessCode(code)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for AccessCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAccessCode;

impl FromStr for AccessCode {
    type Err = NoAccessCode;

    /// Reads the one way in which a code is written.
    fn from_str(text: &str) -> Result<Self, NoAccessCode> {
        let is_group = |group: &str| group.len() == GROUP && group.bytes().all(|byte| CROCKFORD.contains(&byte));
        let groups: Vec<&str> = text.split('-').collect();
        let is_code = groups.len() == LETTERS / GROUP && groups.into_iter().all(is_group);
        is_code.then(|| AccessCode(text.to_owned())).ok_or(NoAccessCode)
    }
}

#[cfg(test)]
mod tests;
