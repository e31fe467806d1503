//! What must stand beside a price: the price of a kilogram, and what a larger package saves against single ones.

use crate::money::Money;
use crate::nutrient::Amount;

/// Below this weight no unit price is asked for.
const UNIT_PRICE_FROM: Amount = Amount::grams(10);

/// The price of one kilogram, rounded half up; `None` below ten grams. The net weight is what is eaten, shells included.
pub fn unit_price(price: Money, net: Amount) -> Option<Money> {
    if net < UNIT_PRICE_FROM {
        return None;
    }
    let kilogram = i128::from(Amount::grams(1000).as_nanograms());
    let net = i128::from(net.as_nanograms());
    let minor = (i128::from(price.minor) * kilogram * 2 + net).div_euclid(net * 2);
    Some(Money::new(i64::try_from(minor).ok()?, price.currency))
}

/// What a package of several saves against as many single ones at today's price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saving {
    pub amount: Money,
    /// Whole percent, rounded down: never more than is true.
    pub percent: u32,
}

/// `None` if nothing is saved.
pub fn saving(package: Money, units: u32, single: Money) -> Option<Saving> {
    let singles = single.times(units);
    let saved = singles.minor - package.minor;
    if package.currency != single.currency || saved <= 0 {
        return None;
    }
    Some(Saving {
        amount: Money::new(saved, package.currency),
        percent: u32::try_from(saved * 100 / singles.minor).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Saving, saving, unit_price};
    use crate::money::{Currency, Money};
    use crate::nutrient::Amount;

    const fn euro(minor: i64) -> Money {
        Money::new(minor, Currency::Eur)
    }

    #[test]
    fn a_kilogram_costs_what_the_law_wants_to_be_printed() {
        assert_eq!(unit_price(euro(3900), Amount::grams(39)), Some(euro(100_000)));
        assert_eq!(unit_price(euro(9900), Amount::grams(39 * 3)), Some(euro(84_615)));
        assert_eq!(unit_price(euro(500), Amount::grams(9)), None);
        assert_eq!(unit_price(euro(500), Amount::grams(10)), Some(euro(50_000)));
    }

    #[test]
    fn a_package_saves_what_single_ones_cost_more() {
        let expected = Saving {
            amount: euro(1980),
            percent: 16,
        };
        assert_eq!(saving(euro(9990), 3, euro(3990)), Some(expected));
        assert_eq!(saving(euro(11_970), 3, euro(3990)), None);
        assert_eq!(saving(euro(12_000), 3, euro(3990)), None);
        assert_eq!(saving(euro(3990), 1, euro(3990)), None);
    }
}
