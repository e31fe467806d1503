//! Walks a quiz in every way that makes a difference, to find what no visitor can reach.
//!
//! Of numbers only those are tried at which a condition or a rule changes its mind. Walks that can no longer differ, because
//! nothing ahead asks for what differs, are one.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::ControlFlow;

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
    pub remarks: BTreeSet<usize>,
    pub stops: BTreeSet<Stop>,
    /// Steps that some visitor cannot answer, because too few options are offered.
    pub dead_ends: BTreeSet<usize>,
    /// The highest of each score at an end.
    pub highest_scores: Vec<i64>,
}

/// The quiz branches more than can be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyBranches;

/// Finds everything that can be reached.
pub fn explore(quiz: &Quiz) -> Result<Exploration, TooManyBranches> {
    let mut found = Exploration::default();
    let mut endings = BTreeSet::new();
    let for_endings = Survey {
        quiz,
        at_the_end: quiz.endings.iter().map(|ending| &ending.when).collect(),
        score: None,
    };
    for_endings.walk_all(Some(&mut found), |way| {
        endings.insert(way.ending());
        ControlFlow::Continue(())
    })?;
    found.endings = endings;
    // Remarks and scores concern the same walks, but each asks for something else: one by one there is little to tell
    // walks apart by, together there may be too much.
    for (at, remark) in quiz.remarks.iter().enumerate() {
        let for_remark = Survey {
            quiz,
            at_the_end: vec![remark],
            score: None,
        };
        for_remark.walk_all(None, |way| {
            if !way.holds(remark) {
                return ControlFlow::Continue(());
            }
            found.remarks.insert(at);
            ControlFlow::Break(())
        })?;
    }
    for scale in 0..quiz.scales {
        let for_score = Survey {
            quiz,
            at_the_end: Vec::new(),
            score: Some(scale),
        };
        let mut highest = 0;
        for_score.walk_all(None, |way| {
            highest = highest.max(way.scores[scale]);
            ControlFlow::Continue(())
        })?;
        found.highest_scores.push(highest);
    }
    Ok(found)
}

/// What walks are told apart by, beside the conditions of steps and options.
struct Survey<'a> {
    quiz: &'a Quiz,
    at_the_end: Vec<&'a Condition>,
    score: Option<usize>,
}

impl<'a> Survey<'a> {
    /// Takes every walk, writes down what it meets, and shows each end until that is enough.
    fn walk_all(
        &self,
        mut found: Option<&mut Exploration>,
        mut at_end: impl FnMut(&Way<'_>) -> ControlFlow<()>,
    ) -> Result<(), TooManyBranches> {
        let ahead: Vec<Ahead<'_>> = (0..=self.quiz.steps.len())
            .map(|position| self.ahead(position))
            .collect();
        let mut seen = HashSet::new();
        // The same options are offered in nearly every walk, so the answers to them are the same too.
        let mut answers_to: HashMap<(usize, Vec<usize>), Vec<Answer>> = HashMap::new();
        let mut pending = vec![Way::new(self.quiz)];
        while let Some(mut way) = pending.pop() {
            let next = way.next_step();
            if !seen.insert(ahead[way.position].what_matters(&way)) {
                continue;
            }
            if seen.len() > MAX_STATES {
                return Err(TooManyBranches);
            }
            let Some(step) = next else {
                if at_end(&way).is_break() {
                    return Ok(());
                }
                continue;
            };
            let offered = way.offered(step);
            let asked = (step, offered);
            if !answers_to.contains_key(&asked) {
                let answers = self.answers_that_differ(step, &asked.1)?;
                answers_to.insert(asked.clone(), answers);
            }
            let (answers, (_, offered)) = (&answers_to[&asked], &asked);
            if let Some(found) = &mut found {
                found.steps.insert(step);
                found.options.extend(offered.iter().map(|option| (step, *option)));
                if answers.is_empty() {
                    found.dead_ends.insert(step);
                }
            }
            for answer in answers {
                let mut further = way.clone();
                match (further.answer(step, answer), &mut found) {
                    (None, _) => {
                        // What nothing ahead asks for would only be carried along.
                        let asked_for = &ahead[further.position].choices;
                        further.chosen.retain(|choice| asked_for.contains(choice));
                        pending.push(further);
                    }
                    (Some(stop), Some(found)) => {
                        found.stops.insert(stop);
                    }
                    (Some(_), None) => {}
                }
            }
        }
        Ok(())
    }

    fn answers_that_differ(&self, step: usize, offered: &[usize]) -> Result<Vec<Answer>, TooManyBranches> {
        let asked = &self.quiz.steps[step];
        let mut answers: Vec<Answer> = match &asked.task {
            Task::Choose { options, count } => {
                let ids: Vec<&OptionId> = offered.iter().map(|option| &options[*option].id).collect();
                let combinations = combinations(&ids, *count)?;
                let answers = combinations.into_iter().map(Answer::Chosen);
                answers.filter(|answer| asked.accepts(answer).is_ok()).collect()
            }
            Task::Number { measure, range } => {
                let mut numbers = self.turning_points(step, *measure, *range);
                numbers.retain(|number| range.holds(*number));
                numbers.into_iter().map(Answer::Number).collect()
            }
            Task::Text { .. } => vec![Answer::Text("x".to_owned())],
            Task::Read => vec![Answer::Read],
        };
        if asked.is_optional {
            answers.push(Answer::Skipped);
        }
        Ok(answers)
    }

    /// The ends of the range, and both sides of every number at which something changes.
    fn turning_points(&self, step: usize, measure: Measure, range: Bounds) -> BTreeSet<i64> {
        let mut points = BTreeSet::from([range.min, range.max]);
        points.extend(self.both_sides_of_bounds(Quantity::Number(step)));
        match measure {
            Measure::Age => points.extend([ADULT_FROM - 1, ADULT_FROM]),
            Measure::Weight => {
                let mut indexes = self.both_sides_of_bounds(Quantity::BodyMassIndex);
                indexes.extend([UNDERWEIGHT_BELOW - 1, UNDERWEIGHT_BELOW]);
                for height in self.heights() {
                    // The least weight of each index.
                    let square = height.saturating_mul(height);
                    let weight_at = |index: &i64| index.saturating_mul(square).saturating_add(9_999) / 10_000;
                    points.extend(indexes.iter().map(weight_at));
                }
            }
            Measure::Height | Measure::Count => {}
        }
        points
    }

    /// Those that are tried.
    fn heights(&self) -> BTreeSet<i64> {
        let of_step = |(at, step): (usize, &super::Step)| match step.task {
            Task::Number {
                measure: Measure::Height,
                range,
            } => {
                let points = self.both_sides_of_bounds(Quantity::Number(at)).into_iter();
                Some(
                    points
                        .chain([range.min, range.max])
                        .filter(move |height| range.holds(*height)),
                )
            }
            _ => None,
        };
        let steps = self.quiz.steps.iter().enumerate();
        steps.filter_map(of_step).flatten().collect()
    }

    fn both_sides_of_bounds(&self, quantity: Quantity) -> BTreeSet<i64> {
        let mut points = BTreeSet::new();
        for condition in self.conditions_from(0) {
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
    fn conditions_from(&self, position: usize) -> impl Iterator<Item = &'a Condition> {
        let steps = self.quiz.steps[position..].iter().flat_map(|step| {
            let options = match &step.task {
                Task::Choose { options, .. } => options.as_slice(),
                Task::Number { .. } | Task::Text { .. } | Task::Read => &[],
            };
            std::iter::once(&step.when).chain(options.iter().map(|option| &option.when))
        });
        steps.chain(self.at_the_end.iter().copied())
    }

    fn ahead(&self, position: usize) -> Ahead<'a> {
        let mut ahead = Ahead {
            choices: BTreeSet::new(),
            numbers: BTreeSet::new(),
            scores: self.score.into_iter().collect(),
            index: self.quiz.steps[position..].iter().any(|step| step.task.is_for_index()),
        };
        for condition in self.conditions_from(position) {
            condition.visit(&mut |plain| match plain {
                Condition::Chose { step, option } => {
                    ahead.choices.insert((*step, option));
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

/// What conditions of a step or later ask for.
struct Ahead<'a> {
    choices: BTreeSet<(usize, &'a OptionId)>,
    numbers: BTreeSet<usize>,
    scores: BTreeSet<usize>,
    index: bool,
}

/// Two walks at the same step with the same of this go on alike.
type WhatMatters<'a> = (
    usize,
    Vec<(usize, &'a OptionId)>,
    Vec<(usize, i64)>,
    Vec<i64>,
    [Option<i64>; 2],
);

impl Ahead<'_> {
    fn what_matters<'a>(&self, way: &Way<'a>) -> WhatMatters<'a> {
        let choices = way.chosen.iter().filter(|choice| self.choices.contains(choice));
        let numbers = way.numbers.iter().filter(|(step, _)| self.numbers.contains(step));
        (
            way.position,
            choices.copied().collect(),
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
