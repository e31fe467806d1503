//! Coupons: a code that lowers a basket for whoever knows it.
//!
//! A code that everybody is shown makes a general price, which the 30-day rule counts: that is a campaign, not a coupon. So
//! no page can show one.

use std::fmt;
use std::str::FromStr;

use crate::country::Country;
use crate::money::Money;

/// What is typed: 3 to 32 of A–Z, 0–9 and hyphen. Read in any letter case, kept in capitals.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CouponCode(String);

/// The text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCouponCode;

impl CouponCode {
    pub const MIN_BYTES: usize = 3;
    pub const MAX_BYTES: usize = 32;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CouponCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for NoCouponCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a code has 3 to 32 letters, digits and hyphens")
    }
}

impl std::error::Error for NoCouponCode {}

impl FromStr for CouponCode {
    type Err = NoCouponCode;

    /// Space around it comes from copying.
    fn from_str(text: &str) -> Result<Self, NoCouponCode> {
        let text = text.trim();
        let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let is_code = (Self::MIN_BYTES..=Self::MAX_BYTES).contains(&text.len()) && text.bytes().all(is_sign);
        is_code
            .then(|| CouponCode(text.to_ascii_uppercase()))
            .ok_or(NoCouponCode)
    }
}

/// What a coupon takes off the goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// 1 to 90.
    Percent(u8),
    Amount(Money),
}

impl Reduction {
    /// What is more is no coupon but a present.
    pub const MAX_PERCENT: u8 = 90;

    /// `None` outside of 1 to 90.
    pub fn percent(percent: u8) -> Option<Self> {
        (1..=Self::MAX_PERCENT)
            .contains(&percent)
            .then_some(Reduction::Percent(percent))
    }

    /// `None` for nothing and less.
    pub fn amount(amount: Money) -> Option<Self> {
        (amount.minor > 0).then_some(Reduction::Amount(amount))
    }
}

/// A coupon as the books have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coupon {
    pub code: CouponCode,
    pub reduction: Reduction,
    /// None: wherever its currency is paid.
    pub country: Option<Country>,
    pub starts_at_ms: i64,
    /// The first moment at which it is over.
    pub ends_at_ms: Option<i64>,
    pub max_uses: Option<u32>,
    pub uses: u32,
}

/// Why a coupon does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouponRefusal {
    NotYet,
    Over,
    UsedUp,
    OtherCountry,
}

impl CouponRefusal {
    /// As the API has it.
    pub const fn name(self) -> &'static str {
        match self {
            CouponRefusal::NotYet => "not-yet",
            CouponRefusal::Over => "over",
            CouponRefusal::UsedUp => "used-up",
            CouponRefusal::OtherCountry => "other-country",
        }
    }
}

/// What a coupon takes off in a country at a moment.
pub fn judge(coupon: &Coupon, country: Country, now_ms: i64) -> Result<Reduction, CouponRefusal> {
    let is_elsewhere = coupon.country.is_some_and(|only| only != country);
    let is_other_money = match coupon.reduction {
        Reduction::Amount(amount) => amount.currency != country.currency(),
        Reduction::Percent(_) => false,
    };
    if is_elsewhere || is_other_money {
        return Err(CouponRefusal::OtherCountry);
    }
    if now_ms < coupon.starts_at_ms {
        return Err(CouponRefusal::NotYet);
    }
    if coupon.ends_at_ms.is_some_and(|end_ms| now_ms >= end_ms) {
        return Err(CouponRefusal::Over);
    }
    if coupon.max_uses.is_some_and(|most| coupon.uses >= most) {
        return Err(CouponRefusal::UsedUp);
    }
    Ok(coupon.reduction)
}

#[cfg(test)]
mod tests {
    use super::{Coupon, CouponCode, CouponRefusal, NoCouponCode, Reduction, judge};
    use crate::country::Country;
    use crate::money::{Currency, Money};

    fn coupon() -> Coupon {
        Coupon {
            code: "WELCOME-10".parse().expect("a code"),
            reduction: Reduction::Percent(10),
            country: None,
            starts_at_ms: 100,
            ends_at_ms: Some(200),
            max_uses: Some(3),
            uses: 2,
        }
    }

    #[test]
    fn codes_are_read_in_any_letter_case() {
        let code: Result<CouponCode, _> = " welcome-10 ".parse();
        assert_eq!(code.map(|code| code.to_string()), Ok("WELCOME-10".to_owned()));
        for wrong in ["", "AB", "A B C", "ÄÖÜ", "A_B", &"A".repeat(33)] {
            assert_eq!(wrong.parse::<CouponCode>(), Err(NoCouponCode), "{wrong}");
        }
    }

    #[test]
    fn a_coupon_counts_in_its_term_its_country_and_its_number() {
        let with = |change: fn(&mut Coupon)| {
            let mut coupon = coupon();
            change(&mut coupon);
            coupon
        };
        let ten = Ok(Reduction::Percent(10));
        let swedish = |coupon: &mut Coupon| coupon.country = Some(Country::Se);
        let euro: fn(&mut Coupon) = |coupon| coupon.reduction = Reduction::Amount(Money::new(500, Currency::Eur));
        for (coupon, country, now_ms, expected) in [
            (coupon(), Country::De, 99, Err(CouponRefusal::NotYet)),
            (coupon(), Country::De, 100, ten),
            (coupon(), Country::De, 199, ten),
            (coupon(), Country::De, 200, Err(CouponRefusal::Over)),
            (with(|coupon| coupon.ends_at_ms = None), Country::De, i64::MAX, ten),
            (
                with(|coupon| coupon.uses = 3),
                Country::De,
                150,
                Err(CouponRefusal::UsedUp),
            ),
            (with(|coupon| coupon.max_uses = None), Country::De, 150, ten),
            (with(swedish), Country::Se, 150, ten),
            (with(swedish), Country::De, 150, Err(CouponRefusal::OtherCountry)),
            (with(euro), Country::Se, 150, Err(CouponRefusal::OtherCountry)),
            (
                with(euro),
                Country::Fi,
                150,
                Ok(Reduction::Amount(Money::new(500, Currency::Eur))),
            ),
        ] {
            assert_eq!(
                judge(&coupon, country, now_ms),
                expected,
                "{coupon:?} {country} {now_ms}"
            );
        }
    }

    #[test]
    fn a_reduction_is_more_than_nothing_and_less_than_all() {
        assert_eq!(Reduction::percent(0), None);
        assert_eq!(Reduction::percent(91), None);
        assert_eq!(Reduction::percent(90), Some(Reduction::Percent(90)));
        assert_eq!(Reduction::amount(Money::new(0, Currency::Eur)), None);
    }
}
