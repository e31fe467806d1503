//! Walks a quiz in every way that makes a difference, to find what no visitor can reach.
//!
//! Of numbers only those are tried at which a condition or a rule changes its mind. Walks that can no longer differ, because
//! nothing ahead asks for what differs, are one.

use std::collections::{BTreeSet, HashSet};

use super::condition::{Bounds, Condition, Quantity};
use super::walk::Way;
use super::{ADULT_FROM, Answer, Measure, OptionId, Quiz, Stop, Task, UNDERWEIGHT_BELOW};

/// More than a quiz needs whose author can still foresee what it does.
const MAX_STATES: usize = 200_000;

/// With more options of which several may be chosen there are too many combinations.
const MAX_COMBINED: usize = 12;

/// What some visitor can reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exploration {
    pub steps: BTreeSet<usize>,
    /// Options that are offered, with their step.
    pub options: BTreeSet<(usize, usize)>,
    pub endings: BTreeSet<usize>,
    pub stops: BTreeSet<Stop>,
    /// Steps that some visitor cannot answer, because too few options are offered.
    pub dead_ends: BTreeSet<usize>,
}

/// The quiz branches more than can be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyBranches;

/// Finds everything that can be reached.
pub fn explore(quiz: &Quiz) -> Result<Exploration, TooManyBranches> {
    let ahead: Vec<Ahead> = (0..=quiz.steps.len())
        .map(|position| Ahead::of(quiz, position))
        .collect();
    let mut found = Exploration::default();
    let mut seen = HashSet::new();
    let mut pending = vec![Way::new(quiz)];
    while let Some(mut way) = pending.pop() {
        let Some(step) = way.next_step() else {
            found.endings.insert(way.ending());
            continue;
        };
        if !seen.insert(ahead[step].what_matters(&way)) {
            continue;
        }
        if seen.len() > MAX_STATES {
            return Err(TooManyBranches);
        }
        found.steps.insert(step);
        let offered = way.offered(step);
        found.options.extend(offered.iter().map(|option| (step, *option)));
        let answers = answers_that_differ(quiz, step, &offered)?;
        if answers.is_empty() {
            found.dead_ends.insert(step);
        }
        for answer in answers {
            let mut further = way.clone();
            match further.answer(step, &answer) {
                Some(stop) => {
                    found.stops.insert(stop);
                }
                None => pending.push(further),
            }
        }
    }
    Ok(found)
}

fn answers_that_differ(quiz: &Quiz, step: usize, offered: &[usize]) -> Result<Vec<Answer>, TooManyBranches> {
    let asked = &quiz.steps[step];
    let answers = match &asked.task {
        Task::Choose { options, count } => {
            let ids: Vec<&OptionId> = offered.iter().map(|option| &options[*option].id).collect();
            let combinations = combinations(&ids, *count)?;
            let answers = combinations.into_iter().map(Answer::Chosen);
            answers.filter(|answer| asked.accepts(answer).is_ok()).collect()
        }
        Task::Number { measure, range } => {
            let mut numbers = turning_points(quiz, step, *measure, *range);
            numbers.retain(|number| range.holds(*number));
            numbers.into_iter().map(Answer::Number).collect()
        }
        Task::Text { .. } => vec![Answer::Text("x".to_owned())],
        Task::Read => vec![Answer::Read],
    };
    Ok(answers)
}

fn combinations(ids: &[&OptionId], count: Bounds) -> Result<Vec<BTreeSet<OptionId>>, TooManyBranches> {
    if count.max <= 1 {
        return Ok(ids.iter().map(|id| BTreeSet::from([(*id).clone()])).collect());
    }
    if ids.len() > MAX_COMBINED {
        return Err(TooManyBranches);
    }
    let subset = |mask: usize| {
        let chosen = ids.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        chosen.map(|(_, id)| (*id).clone()).collect()
    };
    Ok((0..1 << ids.len()).map(subset).collect())
}

/// The ends of the range, and both sides of every number at which something changes.
fn turning_points(quiz: &Quiz, step: usize, measure: Measure, range: Bounds) -> BTreeSet<i64> {
    let mut points = BTreeSet::from([range.min, range.max]);
    points.extend(both_sides_of_bounds(quiz, Quantity::Number(step)));
    match measure {
        Measure::Age => points.extend([ADULT_FROM - 1, ADULT_FROM]),
        Measure::Weight => {
            let mut indexes = both_sides_of_bounds(quiz, Quantity::BodyMassIndex);
            indexes.extend([UNDERWEIGHT_BELOW - 1, UNDERWEIGHT_BELOW]);
            for height in heights(quiz) {
                // The least weight of each index.
                let weight_at = |index: &i64| index.saturating_mul(height * height).saturating_add(9_999) / 10_000;
                points.extend(indexes.iter().map(weight_at));
            }
        }
        Measure::Height | Measure::Count => {}
    }
    points
}

/// Those that are tried.
fn heights(quiz: &Quiz) -> BTreeSet<i64> {
    let of_step = |(at, step): (usize, &super::Step)| match step.task {
        Task::Number {
            measure: Measure::Height,
            range,
        } => Some(
            both_sides_of_bounds(quiz, Quantity::Number(at))
                .into_iter()
                .chain([range.min, range.max]),
        ),
        _ => None,
    };
    quiz.steps.iter().enumerate().filter_map(of_step).flatten().collect()
}

fn both_sides_of_bounds(quiz: &Quiz, quantity: Quantity) -> BTreeSet<i64> {
    let mut points = BTreeSet::new();
    for condition in conditions_from(quiz, 0) {
        condition.visit(&mut |plain| match plain {
            Condition::Within {
                quantity: asked,
                bounds,
            } if *asked == quantity => {
                let sides = [
                    (bounds.min, bounds.min.checked_sub(1)),
                    (bounds.max, bounds.max.checked_add(1)),
                ];
                points.extend(
                    sides
                        .into_iter()
                        .flat_map(|(end, beyond)| [Some(end), beyond])
                        .flatten(),
                );
            }
            _ => {}
        });
    }
    points
}

/// Every condition of a step or later.
fn conditions_from(quiz: &Quiz, position: usize) -> impl Iterator<Item = &Condition> {
    let steps = quiz.steps[position..].iter().flat_map(|step| {
        let options = match &step.task {
            Task::Choose { options, .. } => options.as_slice(),
            Task::Number { .. } | Task::Text { .. } | Task::Read => &[],
        };
        std::iter::once(&step.when).chain(options.iter().map(|option| &option.when))
    });
    steps.chain(quiz.endings.iter().map(|ending| &ending.when))
}

/// What conditions of a step or later ask for.
struct Ahead {
    choices: BTreeSet<(usize, OptionId)>,
    numbers: BTreeSet<usize>,
    scores: BTreeSet<usize>,
    index: bool,
}

/// Two walks at the same step with the same of this go on alike.
type WhatMatters = (
    usize,
    Vec<(usize, OptionId)>,
    Vec<(usize, i64)>,
    Vec<i64>,
    [Option<i64>; 2],
);

impl Ahead {
    fn of(quiz: &Quiz, position: usize) -> Self {
        let mut ahead = Ahead {
            choices: BTreeSet::new(),
            numbers: BTreeSet::new(),
            scores: BTreeSet::new(),
            index: quiz.steps[position..].iter().any(|step| step.task.is_for_index()),
        };
        for condition in conditions_from(quiz, position) {
            condition.visit(&mut |plain| match plain {
                Condition::Chose { step, option } => {
                    ahead.choices.insert((*step, option.clone()));
                }
                Condition::Within { quantity, .. } => match quantity {
                    Quantity::Number(step) => {
                        ahead.numbers.insert(*step);
                    }
                    Quantity::BodyMassIndex => ahead.index = true,
                    Quantity::Score(scale) => {
                        ahead.scores.insert(*scale);
                    }
                },
                _ => {}
            });
        }
        ahead
    }

    fn what_matters(&self, way: &Way<'_>) -> WhatMatters {
        let choices = way.chosen.iter().filter(|choice| self.choices.contains(choice));
        let numbers = way.numbers.iter().filter(|(step, _)| self.numbers.contains(step));
        (
            way.position,
            choices.cloned().collect(),
            numbers.copied().collect(),
            self.scores.iter().map(|scale| way.scores[*scale]).collect(),
            if self.index {
                [way.height, way.weight]
            } else {
                [None, None]
            },
        )
    }
}
