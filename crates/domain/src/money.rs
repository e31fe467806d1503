//! Money: whole minor units of one currency. Amounts are never fractions and never lose their currency.

use std::fmt;

use crate::country::Country;

/// A currency of the shop. All of them have a hundred minor units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Currency {
    Eur,
    Gbp,
    Sek,
    Dkk,
}

impl Currency {
    pub const ALL: [Currency; 4] = [Currency::Eur, Currency::Gbp, Currency::Sek, Currency::Dkk];

    /// ISO 4217.
    pub const fn code(self) -> &'static str {
        match self {
            Currency::Eur => "EUR",
            Currency::Gbp => "GBP",
            Currency::Sek => "SEK",
            Currency::Dkk => "DKK",
        }
    }

    /// Less than this no provider takes.
    pub const fn least_payment(self) -> Money {
        let minor = match self {
            Currency::Eur => 50,
            Currency::Gbp => 30,
            Currency::Sek => 300,
            Currency::Dkk => 250,
        };
        Money::new(minor, self)
    }
}

impl Country {
    /// What a visitor of the country pays in.
    pub const fn currency(self) -> Currency {
        match self {
            Country::De | Country::Fr | Country::Be | Country::At | Country::Fi => Currency::Eur,
            Country::Gb => Currency::Gbp,
            Country::Se => Currency::Sek,
            Country::Dk => Currency::Dkk,
        }
    }
}

/// An amount of money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Money {
    pub minor: i64,
    pub currency: Currency,
}

impl Money {
    pub const fn new(minor: i64, currency: Currency) -> Self {
        Money { minor, currency }
    }

    /// Reads an amount as people write it in a document: `39.90`. Two decimals always, so that no digit is forgotten.
    pub fn parse(text: &str, currency: Currency) -> Option<Self> {
        let (whole, cents) = text.split_once('.')?;
        let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        // Nine digits are more than any jar costs and far from the edge of the type.
        if !is_digits(whole) || whole.len() > 9 || !is_digits(cents) || cents.len() != 2 {
            return None;
        }
        let minor = whole.parse::<i64>().ok()? * 100 + cents.parse::<i64>().ok()?;
        Some(Money { minor, currency })
    }

    /// Nothing, in a currency.
    pub const fn zero(currency: Currency) -> Self {
        Money { minor: 0, currency }
    }

    pub const fn is_zero(self) -> bool {
        self.minor == 0
    }

    /// Both together. Whoever adds pounds to euros has made a mistake that no amount can express.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        debug_assert_eq!(
            self.currency, other.currency,
            "amounts of different currencies were added"
        );
        Money {
            minor: self.minor + other.minor,
            currency: self.currency,
        }
    }

    /// What is left without the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        debug_assert_eq!(
            self.currency, other.currency,
            "amounts of different currencies were subtracted"
        );
        Money {
            minor: self.minor - other.minor,
            currency: self.currency,
        }
    }

    /// All of them together; the currency is an argument because there may be none.
    pub fn sum(currency: Currency, amounts: impl IntoIterator<Item = Money>) -> Self {
        amounts.into_iter().fold(Money::zero(currency), Money::plus)
    }

    /// Shares the amount in the ratio of the weights, to the last minor unit: everybody gets the whole part of their
    /// share, and the units left go to the largest fractions, the first of equals. Weights are not negative; if all are
    /// nought, the first takes everything.
    pub fn allocate(self, weights: &[i64]) -> Vec<Money> {
        debug_assert!(weights.iter().all(|weight| *weight >= 0), "a weight is negative");
        let money = |minor: i128| {
            let minor = i64::try_from(minor).expect("a part is no larger than the whole");
            Money::new(minor, self.currency)
        };
        let whole = i128::from(self.minor.unsigned_abs());
        let all: i128 = weights.iter().copied().map(i128::from).sum();
        let share = |(index, weight): (usize, &i64)| match all {
            0 => (if index == 0 { whole } else { 0 }, 0),
            _ => (whole * i128::from(*weight) / all, whole * i128::from(*weight) % all),
        };
        let shares: Vec<(i128, i128)> = weights.iter().enumerate().map(share).collect();
        let mut parts: Vec<i128> = shares.iter().map(|(part, _)| *part).collect();
        let mut by_fraction: Vec<usize> = (0..parts.len()).collect();
        by_fraction.sort_by_key(|index| std::cmp::Reverse(shares[*index].1));
        let left = if parts.is_empty() {
            0
        } else {
            whole - parts.iter().sum::<i128>()
        };
        // Fewer units are left than there are fractions, so nobody gets two.
        for index in by_fraction
            .into_iter()
            .take(usize::try_from(left).expect("fewer than weights"))
        {
            parts[index] += 1;
        }
        let sign = i128::from(self.minor.signum());
        parts.into_iter().map(|part| money(part * sign)).collect()
    }

    /// This many times the amount.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Money {
            minor: self.minor * count as i64,
            currency: self.currency,
        }
    }

    /// The amount for one of `count`, rounded half up.
    #[must_use]
    pub const fn shared_by(self, count: u32) -> Self {
        let count = count as i64;
        Money {
            minor: (self.minor * 2 + count).div_euclid(count * 2),
            currency: self.currency,
        }
    }
}

/// `39.90 EUR`, for logs and data exchanged with machines. What visitors read is made by [`crate::format`].
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.decimal(), self.currency.code())
    }
}

impl Money {
    /// The number alone, with a point: `39.90`.
    pub fn decimal(self) -> String {
        let sign = if self.minor < 0 { "-" } else { "" };
        let minor = self.minor.unsigned_abs();
        format!("{sign}{}.{:02}", minor / 100, minor % 100)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

    use super::{Currency, Money};

    const fn euro(minor: i64) -> Money {
        Money::new(minor, Currency::Eur)
    }

    #[test]
    fn an_amount_is_read_only_with_two_decimals() {
        assert_eq!(Money::parse("39.90", Currency::Eur), Some(euro(3990)));
        assert_eq!(Money::parse("0.05", Currency::Eur), Some(euro(5)));
        for wrong in [
            "39",
            "39.9",
            "39,90",
            ".90",
            "-1.00",
            "1.000",
            "1 000.00",
            "1234567890.00",
            "٣.٠٠",
        ] {
            assert_eq!(Money::parse(wrong, Currency::Eur), None, "{wrong}");
        }
    }

    #[test]
    fn machines_read_a_point_and_the_code() {
        assert_eq!(euro(3990).to_string(), "39.90 EUR");
        assert_eq!(euro(-5).to_string(), "-0.05 EUR");
    }

    #[test]
    fn amounts_are_added_and_subtracted() {
        assert_eq!(euro(3990).plus(euro(390)), euro(4380));
        assert_eq!(euro(390).minus(euro(3990)), euro(-3600));
        assert_eq!(Money::sum(Currency::Eur, [euro(1), euro(2), euro(3)]), euro(6));
        assert_eq!(Money::sum(Currency::Sek, []), Money::zero(Currency::Sek));
        assert!(Money::zero(Currency::Eur).is_zero() && !euro(1).is_zero());
    }

    #[test]
    fn an_amount_is_shared_to_the_last_cent() {
        let check = |amount: i64, weights: &[i64], parts: &[i64]| {
            let allocated: Vec<i64> = euro(amount).allocate(weights).iter().map(|part| part.minor).collect();
            assert_eq!(allocated, parts, "{amount} over {weights:?}");
        };
        check(100, &[1, 1, 1], &[34, 33, 33]);
        check(5, &[1, 1], &[3, 2]);
        // 3.3, 6.6: the larger fraction takes the cent that is left.
        check(10, &[1, 2], &[3, 7]);
        check(390, &[9990, 0, 1990], &[325, 0, 65]);
        check(0, &[1, 2], &[0, 0]);
        check(7, &[0, 0], &[7, 0]);
        check(-100, &[1, 1, 1], &[-34, -33, -33]);
        check(100, &[], &[]);
    }

    proptest! {
        #[test]
        fn parts_sum_up_and_differ_from_the_exact_share_by_less_than_a_cent(
            amount in 0i64..1_000_000_000_000,
            weights in proptest::collection::vec(0i64..1_000_000_000, 1..40),
        ) {
            let parts = euro(amount).allocate(&weights);
            prop_assert_eq!(parts.len(), weights.len());
            prop_assert_eq!(Money::sum(Currency::Eur, parts.iter().copied()), euro(amount));
            let all: i128 = weights.iter().copied().map(i128::from).sum();
            for (part, weight) in parts.iter().zip(&weights) {
                prop_assert!(part.minor >= 0);
                if all > 0 {
                    let drift = i128::from(part.minor) * all - i128::from(amount) * i128::from(*weight);
                    prop_assert!(drift.abs() < all);
                }
            }
        }
    }

    #[test]
    fn a_share_is_rounded_half_up() {
        assert_eq!(euro(9990).shared_by(3), euro(3330));
        assert_eq!(euro(100).shared_by(3), euro(33));
        assert_eq!(euro(5).shared_by(2), euro(3));
    }
}
