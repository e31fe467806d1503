//! When a health claim may be made: a daily dose holds enough of the nutrient it speaks of.

use std::fmt;

use crate::nutrient::{Amount, Nutrient};

/// A dose that does not carry the claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortfall {
    pub nutrient: Nutrient,
    /// What a daily dose must hold; none if any amount would do.
    pub needed: Option<Amount>,
    /// What it holds; none if the nutrient is not in it at all.
    pub given: Option<Amount>,
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shortfall {
            nutrient,
            needed,
            given,
        } = self;
        match given {
            Some(given) => write!(f, "a daily dose holds {given} of {nutrient}")?,
            None => write!(f, "a daily dose holds no {nutrient}")?,
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
    let given = dose_of(nutrient);
    match given {
        Some(given) if needed.is_none_or(|needed| given >= needed) => Ok(()),
        _ => Err(Shortfall {
            nutrient,
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
