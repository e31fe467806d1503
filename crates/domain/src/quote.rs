//! What an order costs: lines, discount, delivery and the tax in all of it. Every sum is exact to the minor unit: parts
//! are shared by the largest remainder, so nothing appears and nothing is lost by rounding.

use std::collections::BTreeMap;

use crate::catalog::Sku;
use crate::coupon::Reduction;
use crate::money::{Currency, Money};
use crate::vat::{TaxClass, VatRate};

/// The whole default shop has fewer packages.
pub const MAX_LINES: usize = 20;
/// More of one package is no household's order.
pub const MAX_QUANTITY: u32 = 20;

/// One package that somebody wants, at the price and rate of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuoteItem {
    pub sku: Sku,
    pub quantity: u32,
    /// Of one package, tax included.
    pub price: Money,
    pub tax_class: TaxClass,
    pub rate: VatRate,
    /// Whether a parcel is needed for it.
    pub is_sent: bool,
}

/// What it costs together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    pub lines: Vec<QuoteLine>,
    /// The lines before the discount.
    pub goods: Money,
    pub discount: Money,
    pub delivery: Money,
    pub total: Money,
    /// One part per rate, the lowest first; their `gross` sum up to the total.
    pub vat: Vec<VatPart>,
}

/// One item with its sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuoteLine {
    pub item: QuoteItem,
    /// Before the discount.
    pub gross: Money,
    pub discount: Money,
    pub total: Money,
}

/// What is taxed at one rate, and the tax in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VatPart {
    pub rate: VatRate,
    pub gross: Money,
    pub vat: Money,
}

/// Why nothing can be said about the price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuoteFault {
    /// No line, or a line of nothing.
    Empty,
    /// More than [`MAX_LINES`] or [`MAX_QUANTITY`].
    TooMany,
    /// An amount is not in the currency of the order.
    OtherCurrency,
}

/// Works out what the items cost. Delivery is charged once if anything has to be sent. The reduction is for goods alone
/// and takes off no more than they cost, and never so much that nobody could pay what is left.
pub fn quote(
    currency: Currency,
    items: Vec<QuoteItem>,
    delivery_cost: Money,
    reduction: Option<Reduction>,
) -> Result<Quote, QuoteFault> {
    check(currency, &items, delivery_cost, reduction)?;
    let gross: Vec<Money> = items.iter().map(|item| item.price.times(item.quantity)).collect();
    let goods = Money::sum(currency, gross.iter().copied());
    let delivery = if items.iter().any(|item| item.is_sent) {
        delivery_cost
    } else {
        Money::zero(currency)
    };
    let payable = goods.plus(delivery).minus(currency.least_payment());
    let discount = reduction.map_or(Money::zero(currency), |reduction| {
        discount_on(goods, reduction, payable)
    });
    let weights: Vec<i64> = gross.iter().map(|gross| gross.minor).collect();
    let lines: Vec<QuoteLine> = items
        .into_iter()
        .zip(gross)
        .zip(discount.allocate(&weights))
        .map(|((item, gross), discount)| QuoteLine {
            item,
            gross,
            discount,
            total: gross.minus(discount),
        })
        .collect();
    Ok(Quote {
        goods,
        discount,
        delivery,
        total: goods.minus(discount).plus(delivery),
        vat: vat_parts(&lines, delivery),
        lines,
    })
}

fn check(
    currency: Currency,
    items: &[QuoteItem],
    delivery_cost: Money,
    reduction: Option<Reduction>,
) -> Result<(), QuoteFault> {
    if items.is_empty() || items.iter().any(|item| item.quantity == 0) {
        return Err(QuoteFault::Empty);
    }
    if items.len() > MAX_LINES || items.iter().any(|item| item.quantity > MAX_QUANTITY) {
        return Err(QuoteFault::TooMany);
    }
    let reduced_by = match reduction {
        Some(Reduction::Amount(amount)) => Some(amount),
        Some(Reduction::Percent(_)) | None => None,
    };
    let amounts = items.iter().map(|item| item.price).chain(reduced_by);
    if amounts.chain([delivery_cost]).any(|amount| amount.currency != currency) {
        return Err(QuoteFault::OtherCurrency);
    }
    Ok(())
}

fn discount_on(goods: Money, reduction: Reduction, at_most: Money) -> Money {
    let minor = match reduction {
        // Half up.
        Reduction::Percent(percent) => (goods.minor * i64::from(percent) * 2 + 100).div_euclid(200),
        Reduction::Amount(amount) => amount.minor,
    };
    Money::new(minor.min(goods.minor).min(at_most.minor).max(0), goods.currency)
}

/// The tax is worked out once per rate, on everything that bears it, as an invoice shows it. Delivery bears the rates of
/// what is sent, in the ratio of what is paid for it; if that is nothing, of what it would have cost.
fn vat_parts(lines: &[QuoteLine], delivery: Money) -> Vec<VatPart> {
    let currency = delivery.currency;
    let mut gross_by_rate: BTreeMap<VatRate, Money> = BTreeMap::new();
    let mut paid_by_rate: BTreeMap<VatRate, i64> = BTreeMap::new();
    let mut worth_by_rate: BTreeMap<VatRate, i64> = BTreeMap::new();
    for line in lines {
        let gross = gross_by_rate.entry(line.item.rate).or_insert(Money::zero(currency));
        *gross = gross.plus(line.total);
        if line.item.is_sent {
            *paid_by_rate.entry(line.item.rate).or_default() += line.total.minor;
            *worth_by_rate.entry(line.item.rate).or_default() += line.gross.minor;
        }
    }
    let is_free = paid_by_rate.values().all(|paid| *paid == 0);
    let weight_by_rate = if is_free { worth_by_rate } else { paid_by_rate };
    let weights: Vec<i64> = weight_by_rate.values().copied().collect();
    for (rate, part) in weight_by_rate.keys().zip(delivery.allocate(&weights)) {
        if let Some(gross) = gross_by_rate.get_mut(rate) {
            *gross = gross.plus(part);
        }
    }
    let part = |(rate, gross): (VatRate, Money)| VatPart {
        rate,
        gross,
        vat: rate.included_in(gross),
    };
    gross_by_rate.into_iter().map(part).collect()
}

#[cfg(test)]
mod tests;
