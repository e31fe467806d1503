//! Value added tax of the eight markets: which rate a thing bears on which day. Prices are gross; the tax is part of them.
//!
//! The rates are code for the reason that countries are: a wrong one is unlawful, and no operator should type it. What is not
//! settled by law or ruling bears the higher rate, so that a mistake costs the operator and never the treasury.

use std::fmt;
use std::str::FromStr;

use crate::calendar::Day;
use crate::country::Country;
use crate::money::Money;

/// What a thing is to the tax office. The form of a supplement decides, not its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TaxClass {
    /// Capsules, tablets, powder in sachets.
    SuppSolid,
    /// Drinkable, also in ampoules.
    SuppLiquid,
    /// Gummies and chocolate.
    SuppConfectionery,
    /// Loose powder that is stirred into a drink.
    SuppPowder,
    /// What is not eaten.
    Accessory,
    /// What is not sent.
    Digital,
}

impl TaxClass {
    pub const ALL: [TaxClass; 6] = [
        TaxClass::SuppSolid,
        TaxClass::SuppLiquid,
        TaxClass::SuppConfectionery,
        TaxClass::SuppPowder,
        TaxClass::Accessory,
        TaxClass::Digital,
    ];

    /// As documents and tables have it.
    pub const fn name(self) -> &'static str {
        match self {
            TaxClass::SuppSolid => "supp_solid",
            TaxClass::SuppLiquid => "supp_liquid",
            TaxClass::SuppConfectionery => "supp_confectionery",
            TaxClass::SuppPowder => "supp_powder",
            TaxClass::Accessory => "accessory",
            TaxClass::Digital => "digital",
        }
    }

    /// Whether it is eaten or drunk.
    pub const fn is_supplement(self) -> bool {
        match self {
            TaxClass::SuppSolid | TaxClass::SuppLiquid | TaxClass::SuppConfectionery | TaxClass::SuppPowder => true,
            TaxClass::Accessory | TaxClass::Digital => false,
        }
    }
}

/// The text is no tax class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTaxClass;

impl FromStr for TaxClass {
    type Err = UnknownTaxClass;

    fn from_str(name: &str) -> Result<Self, UnknownTaxClass> {
        TaxClass::ALL
            .into_iter()
            .find(|class| class.name() == name)
            .ok_or(UnknownTaxClass)
    }
}

/// A rate in thousandths: 135 is 13.5 %.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VatRate(u16);

impl VatRate {
    pub const fn from_permille(permille: u16) -> Self {
        VatRate(permille)
    }

    pub const fn permille(self) -> u16 {
        self.0
    }

    /// The tax that a gross amount includes, rounded half up: gross × r / (1000 + r).
    #[must_use]
    pub const fn included_in(self, gross: Money) -> Money {
        let rate = self.0 as i128;
        let whole = 1000 + rate;
        let minor = (gross.minor as i128 * rate * 2 + whole).div_euclid(whole * 2);
        // Less than the gross amount, which fits.
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the tax is smaller than the amount it is part of"
        )]
        Money::new(minor as i64, gross.currency)
    }
}

/// `13.5 %`, for logs and tables of operators.
impl fmt::Display for VatRate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (whole, 0) => write!(f, "{whole} %"),
            (whole, tenth) => write!(f, "{whole}.{tenth} %"),
        }
    }
}

/// The rate of a country for a class of things on a day of that country.
pub fn vat_rate(country: Country, class: TaxClass, day: Day) -> VatRate {
    let steps = steps(country, class);
    let begun = steps.later.iter().rev().find(|later| later.begins() <= day);
    VatRate(begun.map_or(steps.first, |later| later.permille))
}

/// The next day on which a rate of a country changes.
pub fn next_change(country: Country, after: Day) -> Option<Day> {
    let days = TaxClass::ALL
        .into_iter()
        .flat_map(|class| steps(country, class).later.iter().map(Later::begins));
    days.filter(|day| *day > after).min()
}

/// A rate that is about to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingRate {
    pub country: Country,
    pub class: TaxClass,
    pub rate: VatRate,
    pub last_day: Day,
    pub next: VatRate,
}

/// The rates that end within so many days of a day: somebody should look whether the law still says so.
pub fn rows_ending(countries: &[Country], classes: &[TaxClass], today: Day, within_days: i32) -> Vec<EndingRate> {
    let mut ending = Vec::new();
    for &country in countries {
        for &class in classes {
            let next = steps(country, class).later.iter().find(|later| later.begins() > today);
            let Some(next) = next else { continue };
            let last_day = next.begins().plus_days(-1);
            if today.days_until(last_day) <= within_days {
                ending.push(EndingRate {
                    country,
                    class,
                    rate: vat_rate(country, class, today),
                    last_day,
                    next: VatRate(next.permille),
                });
            }
        }
    }
    ending
}

/// The rates of a class in a country, one after the other.
struct Steps {
    /// From as long ago as matters.
    first: u16,
    /// Oldest first.
    later: &'static [Later],
}

/// A rate from a day on.
struct Later {
    from: (i16, i8, i8),
    permille: u16,
}

impl Later {
    fn begins(&self) -> Day {
        let (year, month, day) = self.from;
        Day::new(year, month, day).expect("the table has days of the calendar")
    }
}

const fn always(permille: u16) -> Steps {
    Steps {
        first: permille,
        later: &[],
    }
}

const fn from(year: i16, month: i8, day: i8, permille: u16) -> Later {
    Later {
        from: (year, month, day),
        permille,
    }
}

/// The table of the law.
#[expect(clippy::match_same_arms, reason = "a line for each country, as each has its own law")]
fn steps(country: Country, class: TaxClass) -> Steps {
    use TaxClass::{Accessory, Digital, SuppConfectionery, SuppLiquid, SuppPowder, SuppSolid};
    match (country, class) {
        // Annex 2 no. 33 of the law on turnover tax; a drinkable supplement is a drink (CN 2202), which is not in the annex.
        (Country::De, SuppSolid | SuppConfectionery | SuppPowder) => always(70),
        (Country::De, SuppLiquid | Accessory | Digital) => always(190),
        // CGI 278-0 bis A-1°, which leaves out confectionery and chocolate.
        (Country::Fr, SuppSolid | SuppLiquid | SuppPowder) => always(55),
        (Country::Fr, SuppConfectionery | Accessory | Digital) => always(200),
        (Country::Be, SuppSolid | SuppLiquid | SuppConfectionery | SuppPowder) => always(60),
        (Country::Be, Accessory | Digital) => always(210),
        // Half the rate of food for twenty-one months, prop. 2025/26:55.
        (Country::Se, SuppSolid | SuppLiquid | SuppConfectionery | SuppPowder) => Steps {
            first: 120,
            later: const { &[from(2026, 4, 1, 60), from(2028, 1, 1, 120)] },
        },
        (Country::Se | Country::Dk, Accessory | Digital) => always(250),
        // Supplements are no food to the tax office. Nutritious powders can bear nothing, by a ruling on each.
        (Country::Gb, _) => always(200),
        // The 4.9 % since July 2026 are for listed staples alone.
        (Country::At, SuppSolid | SuppConfectionery | SuppPowder) => always(100),
        (Country::At, SuppLiquid | Accessory | Digital) => always(200),
        (Country::Dk, SuppSolid | SuppLiquid | SuppConfectionery | SuppPowder) => always(250),
        (Country::Fi, SuppSolid | SuppLiquid | SuppConfectionery | SuppPowder) => Steps {
            first: 140,
            later: const { &[from(2026, 1, 1, 135)] },
        },
        (Country::Fi, Accessory | Digital) => Steps {
            first: 240,
            later: const { &[from(2024, 9, 1, 255)] },
        },
    }
}

#[cfg(test)]
mod tests;
