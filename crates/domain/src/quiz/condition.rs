//! Conditions on answers, and how much of one is known while answers are still to come.

use super::OptionId;

/// What must be so for a step, an option or an ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    Always,
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    /// The option was chosen. A step that was left out chose nothing.
    Chose {
        step: usize,
        option: OptionId,
    },
    /// The quantity is known and lies within.
    Within {
        quantity: Quantity,
        bounds: Bounds,
    },
}

/// A number that answers add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quantity {
    /// The answer to a step.
    Number(usize),
    /// The body mass index in tenths, once height and weight are known.
    BodyMassIndex,
    /// A score, with the points so far.
    Score(usize),
}

/// From the one to the other, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub min: i64,
    pub max: i64,
}

impl Bounds {
    pub const fn holds(self, number: i64) -> bool {
        self.min <= number && number <= self.max
    }
}

/// What answers say about a condition.
pub(super) trait Known {
    /// Whether the option was chosen; none if the step is still to come.
    fn chose(&self, step: usize, option: &OptionId) -> Option<bool>;
    /// Whether the quantity lies within; none if that is still open.
    fn is_within(&self, quantity: Quantity, bounds: Bounds) -> Option<bool>;
}

impl Condition {
    /// Whether it holds; none if answers to come decide.
    pub(super) fn truth(&self, known: &impl Known) -> Option<bool> {
        match self {
            Condition::Always => Some(true),
            Condition::All(parts) => every(parts.iter().map(|part| part.truth(known))),
            // Some holds unless each does not.
            Condition::Any(parts) => {
                every(parts.iter().map(|part| part.truth(known).map(|truth| !truth))).map(|none| !none)
            }
            Condition::Not(part) => part.truth(known).map(|truth| !truth),
            Condition::Chose { step, option } => known.chose(*step, option),
            Condition::Within { quantity, bounds } => known.is_within(*quantity, *bounds),
        }
    }

    /// Calls back for each plain condition within.
    pub(super) fn visit<'a>(&'a self, seen: &mut impl FnMut(&'a Condition)) {
        match self {
            Condition::All(parts) | Condition::Any(parts) => parts.iter().for_each(|part| part.visit(seen)),
            Condition::Not(part) => part.visit(seen),
            Condition::Always | Condition::Chose { .. } | Condition::Within { .. } => seen(self),
        }
    }
}

/// False as soon as one is, open as long as one is, else true.
fn every(mut truths: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    truths
        .try_fold(Some(true), |all, truth| match truth {
            Some(false) => Err(()),
            Some(true) => Ok(all),
            None => Ok(None),
        })
        .unwrap_or(Some(false))
}
