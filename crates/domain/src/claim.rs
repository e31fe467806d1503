//! When a health claim may be made: a daily dose holds enough of the nutrient it speaks of.

use std::fmt;

use crate::nutrient::{Amount, Nutrient};

/// A dose that does not carry the claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortfall {
    pub nutrient: Nutrient,
    pub measure: Measure,
    /// What it must hold; none if any amount would do.
    pub needed: Option<Amount>,
    /// What it holds; none if the nutrient is not in it at all.
    pub given: Option<Amount>,
}

/// What a claim looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    DailyDose,
    /// One of the equal parts in which a daily dose is taken.
    Serving,
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Measure::DailyDose => "a daily dose",
            Measure::Serving => "a serving",
        })
    }
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shortfall {
            nutrient,
            measure,
            needed,
            given,
        } = self;
        match given {
            Some(given) => write!(f, "{measure} holds {given} of {nutrient}")?,
            None => write!(f, "{measure} holds no {nutrient}")?,
        }
        match needed {
            Some(needed) => write!(f, ", the claim needs {needed}"),
            None => Ok(()),
        }
    }
}

/// Whether a dose carries a claim on `nutrient`. Without a minimum of its own, a claim on a vitamin or mineral needs a
/// significant amount; one on anything else only needs it to be there.
pub fn check_dose(
    nutrient: Nutrient,
    minimum: Option<Amount>,
    dose_of: impl Fn(Nutrient) -> Option<Amount>,
) -> Result<(), Shortfall> {
    let needed = minimum.or_else(|| significant_amount(nutrient));
    check(nutrient, Measure::DailyDose, needed, dose_of(nutrient))
}

/// Whether each of the equal servings of a daily dose holds what a claim on `nutrient` asks of one.
pub fn check_serving(nutrient: Nutrient, needed: Amount, dose: Option<Amount>, servings: u8) -> Result<(), Shortfall> {
    let given = dose.map(|dose| dose.shared_by(servings));
    check(nutrient, Measure::Serving, Some(needed), given)
}

fn check(nutrient: Nutrient, measure: Measure, needed: Option<Amount>, given: Option<Amount>) -> Result<(), Shortfall> {
    match given {
        Some(given) if needed.is_none_or(|needed| given >= needed) => Ok(()),
        _ => Err(Shortfall {
            nutrient,
            measure,
            needed,
            given,
        }),
    }
}

/// 15 % of the reference intake: Regulation (EU) No 1169/2011, annex XIII, part A, point 2.
pub fn significant_amount(nutrient: Nutrient) -> Option<Amount> {
    let reference = nutrient.nrv()?;
    Some(Amount::nanograms(reference.as_nanograms() * 15 / 100))
}

#[cfg(test)]
mod tests;
