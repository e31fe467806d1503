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
    fn a_share_is_rounded_half_up() {
        assert_eq!(euro(9990).shared_by(3), euro(3330));
        assert_eq!(euro(100).shared_by(3), euro(33));
        assert_eq!(euro(5).shared_by(2), euro(3));
    }
}
