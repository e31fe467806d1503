//! A quiz: steps in an order, of which earlier answers leave some out, and endings of which one is reached.
//!
//! A step can only look back. So no quiz goes round in circles, and each ends after at most as many answers as it has
//! steps; what is left to prove of a quiz is that nothing in it is unreachable ([`explore`]).

mod condition;
mod explore;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

pub use condition::{Bounds, Condition, Quantity};
pub use explore::{Exploration, TooManyBranches, explore};
pub use walk::{Place, Walk};

/// The body mass index under which nobody is offered help to slim, in tenths.
pub const UNDERWEIGHT_BELOW: i64 = 185;

/// The age from which people are offered anything.
pub const ADULT_FROM: i64 = 18;

/// Answers are never longer than this, whatever a quiz allows.
pub const MAX_TEXT_CHARS: usize = 500;

/// Steps, endings and how answers count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    pub steps: Vec<Step>,
    /// How many scores answers add to.
    pub scales: usize,
    /// The first whose condition holds is reached; the last has none.
    pub endings: Vec<Ending>,
    /// What is said at the end, each where it holds.
    pub remarks: Vec<Condition>,
}

/// One screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub id: StepId,
    /// Left out unless it holds.
    pub when: Condition,
    /// Whether it may be skipped.
    pub is_optional: bool,
    pub task: Task,
}

/// Names a step in the answers of visitors, for as long as they are kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepId(pub String);

/// Names an option of its step.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OptionId(pub String);

/// What a visitor does on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    Choose {
        options: Vec<Choice>,
        /// How many may be chosen.
        count: Bounds,
    },
    /// A whole number in the unit of its measure.
    Number {
        measure: Measure,
        range: Bounds,
    },
    Text {
        max_chars: usize,
    },
    /// Reads, and goes on.
    Read,
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub id: OptionId,
    /// Not offered unless it holds.
    pub when: Condition,
    /// What it adds to which score.
    pub points: BTreeMap<usize, i64>,
    /// Ends the quiz kindly.
    pub stop: Option<Stop>,
    /// "None of these": chosen alone or not at all.
    pub stands_alone: bool,
}

/// What a number says about a body. Kept in one unit, whatever the visitor writes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Measure {
    /// In years.
    Age,
    /// In millimetres.
    Height,
    /// In grams.
    Weight,
    /// Anything else, which no rule looks at.
    Count,
}

/// Why nothing that slims may be offered. The law's list, not the quiz's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stop {
    UnderAge,
    /// Pregnant or breastfeeding.
    Pregnancy,
    Underweight,
    EatingDisorder,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    pub when: Condition,
}

/// What a visitor answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Chosen(BTreeSet<OptionId>),
    Number(i64),
    Text(String),
    Read,
    /// Nothing is known of an optional step.
    Skipped,
}

/// All answers of a visitor, also those to steps that others left out again: who goes back and forth loses none.
pub type Answers = BTreeMap<StepId, Answer>;

/// Why an answer is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A number where a choice is asked, and the like.
    WrongKind,
    NotOptional,
    UnknownOption(OptionId),
    /// Too few or too many options.
    WrongCount(Bounds),
    /// "None of these" and one of these.
    NotAlone(OptionId),
    OutOfRange(Bounds),
    Empty,
    TooLong {
        max_chars: usize,
    },
}

impl Step {
    /// Whether the answer is one to this step, whatever was answered before.
    pub fn accepts(&self, answer: &Answer) -> Result<(), Refusal> {
        match (&self.task, answer) {
            (Task::Choose { options, count }, Answer::Chosen(chosen)) => {
                let find = |id: &OptionId| options.iter().find(|option| option.id == *id);
                for id in chosen {
                    let option = find(id).ok_or_else(|| Refusal::UnknownOption(id.clone()))?;
                    if option.stands_alone && chosen.len() > 1 {
                        return Err(Refusal::NotAlone(id.clone()));
                    }
                }
                let number = i64::try_from(chosen.len()).unwrap_or(i64::MAX);
                count.holds(number).then_some(()).ok_or(Refusal::WrongCount(*count))
            }
            (Task::Number { range, .. }, Answer::Number(number)) => {
                range.holds(*number).then_some(()).ok_or(Refusal::OutOfRange(*range))
            }
            (Task::Text { max_chars }, Answer::Text(text)) => {
                let max_chars = (*max_chars).min(MAX_TEXT_CHARS);
                if text.trim().is_empty() {
                    Err(Refusal::Empty)
                } else if text.chars().count() > max_chars {
                    Err(Refusal::TooLong { max_chars })
                } else {
                    Ok(())
                }
            }
            (Task::Read, Answer::Read) => Ok(()),
            (_, Answer::Skipped) => self.is_optional.then_some(()).ok_or(Refusal::NotOptional),
            _ => Err(Refusal::WrongKind),
        }
    }
}

#[cfg(test)]
mod tests;
