//! Amounts in rows: minor units in one column, the currency's code in another.

use domain::money::{Currency, Money};

/// The amount, unless the code is of no currency of the shop.
pub(crate) fn amount(minor: i64, code: &str) -> Option<Money> {
    let mut currencies = Currency::ALL.into_iter();
    let currency = currencies.find(|currency| currency.code() == code)?;
    Some(Money::new(minor, currency))
}
