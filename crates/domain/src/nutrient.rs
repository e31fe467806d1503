//! Nutrients that a claim or a composition names, and exact amounts of them.

use std::fmt;
use std::str::FromStr;

/// A nutrient or other substance with a claim of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nutrient {
    Choline,
    Zinc,
    Chromium,
    VitaminB6,
    VitaminC,
    Biotin,
    VitaminB12,
    Magnesium,
    Iodine,
    Selenium,
    Calcium,
    Chloride,
    Glucomannan,
}

impl Nutrient {
    pub const ALL: [Nutrient; 13] = [
        Nutrient::Choline,
        Nutrient::Zinc,
        Nutrient::Chromium,
        Nutrient::VitaminB6,
        Nutrient::VitaminC,
        Nutrient::Biotin,
        Nutrient::VitaminB12,
        Nutrient::Magnesium,
        Nutrient::Iodine,
        Nutrient::Selenium,
        Nutrient::Calcium,
        Nutrient::Chloride,
        Nutrient::Glucomannan,
    ];

    /// The name in content: `vitamin-b6`.
    pub const fn name(self) -> &'static str {
        match self {
            Nutrient::Choline => "choline",
            Nutrient::Zinc => "zinc",
            Nutrient::Chromium => "chromium",
            Nutrient::VitaminB6 => "vitamin-b6",
            Nutrient::VitaminC => "vitamin-c",
            Nutrient::Biotin => "biotin",
            Nutrient::VitaminB12 => "vitamin-b12",
            Nutrient::Magnesium => "magnesium",
            Nutrient::Iodine => "iodine",
            Nutrient::Selenium => "selenium",
            Nutrient::Calcium => "calcium",
            Nutrient::Chloride => "chloride",
            Nutrient::Glucomannan => "glucomannan",
        }
    }

    /// The daily reference intake of an adult, Regulation (EU) No 1169/2011, annex XIII; none where it has no row.
    pub const fn nrv(self) -> Option<Amount> {
        match self {
            Nutrient::Zinc => Some(Amount::milligrams(10)),
            Nutrient::Chromium => Some(Amount::micrograms(40)),
            Nutrient::VitaminB6 => Some(Amount::micrograms(1_400)),
            Nutrient::VitaminC => Some(Amount::milligrams(80)),
            Nutrient::Biotin => Some(Amount::micrograms(50)),
            Nutrient::VitaminB12 => Some(Amount::nanograms(2_500)),
            Nutrient::Magnesium => Some(Amount::milligrams(375)),
            Nutrient::Iodine => Some(Amount::micrograms(150)),
            Nutrient::Selenium => Some(Amount::micrograms(55)),
            Nutrient::Calcium | Nutrient::Chloride => Some(Amount::milligrams(800)),
            Nutrient::Choline | Nutrient::Glucomannan => None,
        }
    }
}

impl fmt::Display for Nutrient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no nutrient's name.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownNutrient;

impl FromStr for Nutrient {
    type Err = UnknownNutrient;

    fn from_str(name: &str) -> Result<Self, UnknownNutrient> {
        Nutrient::ALL
            .into_iter()
            .find(|nutrient| nutrient.name() == name)
            .ok_or(UnknownNutrient)
    }
}

/// A mass, exact to the nanogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Amount {
    nanograms: u64,
}

/// Units from large to small, with their nanograms.
const UNITS: [(&str, u64); 3] = [("g", 1_000_000_000), ("mg", 1_000_000), ("µg", 1_000)];

impl Amount {
    pub const fn nanograms(nanograms: u64) -> Self {
        Amount { nanograms }
    }

    pub const fn micrograms(micrograms: u64) -> Self {
        Amount::nanograms(micrograms * 1_000)
    }

    pub const fn milligrams(milligrams: u64) -> Self {
        Amount::nanograms(milligrams * 1_000_000)
    }

    pub const fn grams(grams: u64) -> Self {
        Amount::nanograms(grams * 1_000_000_000)
    }

    pub const fn as_nanograms(self) -> u64 {
        self.nanograms
    }

    /// This many times the amount.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Amount::nanograms(self.nanograms * count as u64)
    }

    /// What each of so many equal parts has.
    #[must_use]
    pub const fn shared_by(self, parts: u8) -> Self {
        Amount::nanograms(self.nanograms / parts as u64)
    }

    /// How many hundredths of the reference this is, half rounded up.
    pub fn percent_of(self, reference: Amount) -> u32 {
        let whole = u128::from(reference.nanograms).max(1);
        let rounded = (u128::from(self.nanograms) * 200 + whole) / (whole * 2);
        u32::try_from(rounded).unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Amount {
    /// In the largest unit of which there is at least one: `1.4 mg`, `210 µg`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (unit, size) = UNITS
            .into_iter()
            .find(|(_, size)| self.nanograms >= *size)
            .unwrap_or(UNITS[2]);
        write!(f, "{}", self.nanograms / size)?;
        let rest = self.nanograms % size;
        if rest > 0 {
            let places = size.ilog10() as usize;
            let digits = format!("{rest:0places$}");
            write!(f, ".{}", digits.trim_end_matches('0'))?;
        }
        write!(f, " {unit}")
    }
}

/// The text is no amount with a unit.
#[derive(Debug, PartialEq, Eq)]
pub struct BadAmount;

impl FromStr for Amount {
    type Err = BadAmount;

    /// Reads `1.4 mg`, `40 µg` or `3 g`. Whatever is finer than a nanogram is refused, not rounded.
    fn from_str(text: &str) -> Result<Self, BadAmount> {
        let (number, unit) = text.split_once(' ').ok_or(BadAmount)?;
        // Two characters look like this letter: the sign for a millionth and the Greek one.
        let unit = unit.replace('\u{3bc}', "µ");
        let (_, size) = UNITS.into_iter().find(|(name, _)| *name == unit).ok_or(BadAmount)?;
        let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
        let nanograms = digits(whole)?.checked_mul(size).ok_or(BadAmount)?;
        let parts = 10_u64.checked_pow(u32::try_from(fraction.len()).map_err(|_| BadAmount)?);
        let parts = parts.filter(|parts| size.is_multiple_of(*parts)).ok_or(BadAmount)?;
        let fraction = digits(fraction)?.checked_mul(size / parts).ok_or(BadAmount)?;
        Ok(Amount {
            nanograms: nanograms.checked_add(fraction).ok_or(BadAmount)?,
        })
    }
}

fn digits(text: &str) -> Result<u64, BadAmount> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number {
        text.parse().map_err(|_| BadAmount)
    } else {
        Err(BadAmount)
    }
}

#[cfg(test)]
mod tests;
