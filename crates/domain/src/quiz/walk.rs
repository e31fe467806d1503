//! Where a visitor stands: the steps that the answers lead through, and what comes next.

use std::collections::BTreeSet;

use super::condition::{Bounds, Condition, Known, Quantity};
use super::{ADULT_FROM, Answer, Answers, Measure, OptionId, Quiz, Stop, Task, UNDERWEIGHT_BELOW};

/// The way that answers lead through a quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Steps that were answered, in their order.
    pub answered: Vec<usize>,
    pub place: Place,
    pub scores: Vec<i64>,
    /// The remarks that hold, once the quiz has ended.
    pub remarks: Vec<usize>,
    /// How many steps may still come at most, the present one included.
    pub left_at_most: usize,
}

/// Where the way ends for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    At(usize),
    Ended(usize),
    /// At the kind ending that offers nothing.
    Stopped(Stop),
}

impl Quiz {
    /// Follows the answers from the first step. One that its step does not take, or no longer offers, counts as not given.
    pub fn walk(&self, answers: &Answers) -> Walk {
        let (way, place) = self.follow(answers, self.steps.len());
        way.stands_at(place)
    }

    /// The options of a step that are offered after these answers, by position.
    pub fn offered(&self, answers: &Answers, step: usize) -> Vec<usize> {
        self.follow(answers, step).0.offered(step)
    }

    /// Follows the answers to the steps before `up_to`.
    fn follow(&self, answers: &Answers, up_to: usize) -> (Way<'_>, Place) {
        let mut way = Way::new(self);
        while let Some(step) = way.next_step() {
            let given = answers.get(&self.steps[step].id).filter(|_| step < up_to);
            let Some(answer) = given.filter(|answer| way.takes(step, answer)) else {
                return (way, Place::At(step));
            };
            if let Some(stop) = way.answer(step, answer) {
                return (way, Place::Stopped(stop));
            }
        }
        let ending = Place::Ended(way.ending());
        (way, ending)
    }
}

impl Walk {
    /// How far the visitor is, of a thousand. Never less after an answer than before it.
    pub fn progress(&self) -> usize {
        let done = self.answered.len();
        match self.place {
            Place::At(_) => done * 1000 / (done + self.left_at_most).max(1),
            Place::Ended(_) | Place::Stopped(_) => 1000,
        }
    }
}

/// A walk under way.
#[derive(Clone)]
pub(super) struct Way<'a> {
    quiz: &'a Quiz,
    /// The first step that was not looked at.
    pub(super) position: usize,
    answered: Vec<usize>,
    pub(super) chosen: BTreeSet<(usize, &'a OptionId)>,
    pub(super) numbers: Vec<(usize, i64)>,
    pub(super) scores: Vec<i64>,
    pub(super) height: Option<i64>,
    pub(super) weight: Option<i64>,
}

impl<'a> Way<'a> {
    pub(super) fn new(quiz: &'a Quiz) -> Self {
        Way {
            quiz,
            position: 0,
            answered: Vec::new(),
            chosen: BTreeSet::new(),
            numbers: Vec::new(),
            scores: vec![0; quiz.scales],
            height: None,
            weight: None,
        }
    }

    /// The next step that is not left out.
    pub(super) fn next_step(&mut self) -> Option<usize> {
        let steps = &self.quiz.steps;
        while self.position < steps.len() && !self.holds(&steps[self.position].when) {
            self.position += 1;
        }
        (self.position < steps.len()).then_some(self.position)
    }

    pub(super) fn offered(&self, step: usize) -> Vec<usize> {
        let Task::Choose { options, .. } = &self.quiz.steps[step].task else {
            return Vec::new();
        };
        (0..options.len()).filter(|at| self.holds(&options[*at].when)).collect()
    }

    fn takes(&self, step: usize, answer: &Answer) -> bool {
        let asked = &self.quiz.steps[step];
        let all_offered = match (&asked.task, answer) {
            (Task::Choose { options, .. }, Answer::Chosen(chosen)) => {
                let offered: Vec<_> = self.offered(step).into_iter().map(|at| &options[at].id).collect();
                chosen.iter().all(|id| offered.contains(&id))
            }
            _ => true,
        };
        all_offered && asked.accepts(answer).is_ok()
    }

    /// Takes an answer, and says whether it ends the quiz.
    pub(super) fn answer(&mut self, step: usize, answer: &Answer) -> Option<Stop> {
        self.answered.push(step);
        self.position = step + 1;
        match (&self.quiz.steps[step].task, answer) {
            (Task::Choose { options, .. }, Answer::Chosen(chosen)) => {
                let mut stop = None;
                for option in options.iter().filter(|option| chosen.contains(&option.id)) {
                    for (scale, points) in &option.points {
                        self.scores[*scale] += points;
                    }
                    stop = stop.or(option.stop);
                    self.chosen.insert((step, &option.id));
                }
                stop
            }
            (Task::Number { measure, .. }, Answer::Number(number)) => {
                self.numbers.push((step, *number));
                match measure {
                    Measure::Age if *number < ADULT_FROM => return Some(Stop::UnderAge),
                    Measure::Height => self.height = Some(*number),
                    Measure::Weight => self.weight = Some(*number),
                    Measure::Age | Measure::Count => {}
                }
                let is_underweight = self.body_mass_index().is_some_and(|index| index < UNDERWEIGHT_BELOW);
                is_underweight.then_some(Stop::Underweight)
            }
            _ => None,
        }
    }

    /// Whether it holds after the answers so far.
    pub(super) fn holds(&self, condition: &Condition) -> bool {
        let sight = Sight {
            way: self,
            up_to: self.position,
        };
        condition.truth(&sight) == Some(true)
    }

    /// The ending of a walk that no step follows.
    pub(super) fn ending(&self) -> usize {
        let endings = &self.quiz.endings;
        let reached = endings.iter().position(|ending| self.holds(&ending.when));
        // The last one has no condition.
        reached.unwrap_or(endings.len().saturating_sub(1))
    }

    /// In tenths of a kilogram per square metre.
    fn body_mass_index(&self) -> Option<i64> {
        let (height, weight) = (self.height?, self.weight?);
        weight.checked_mul(10_000)?.checked_div(height.checked_mul(height)?)
    }

    fn stands_at(self, place: Place) -> Walk {
        let may_come = |step: &usize| {
            let sight = Sight {
                way: &self,
                up_to: *step,
            };
            self.quiz.steps[*step].when.truth(&sight) != Some(false)
        };
        let left_at_most = match place {
            Place::At(step) => (step..self.quiz.steps.len()).filter(may_come).count(),
            Place::Ended(_) | Place::Stopped(_) => 0,
        };
        let remarks = match place {
            Place::Ended(_) => {
                let remarks = self.quiz.remarks.iter().enumerate();
                remarks.filter(|(_, when)| self.holds(when)).map(|(at, _)| at).collect()
            }
            Place::At(_) | Place::Stopped(_) => Vec::new(),
        };
        Walk {
            left_at_most,
            remarks,
            answered: self.answered,
            place,
            scores: self.scores,
        }
    }
}

/// What can be said now of a condition that is asked when the walk has come to some step.
struct Sight<'a> {
    way: &'a Way<'a>,
    up_to: usize,
}

impl Sight<'_> {
    /// Whether one of the steps until then is such.
    fn is_to_come(&self, is_such: impl Fn(&Task) -> bool) -> bool {
        let Way { quiz, position, .. } = self.way;
        let to_come = quiz.steps.get(*position..self.up_to).unwrap_or_default();
        to_come.iter().any(|step| is_such(&step.task))
    }
}

impl Known for Sight<'_> {
    fn chose(&self, step: usize, option: &OptionId) -> Option<bool> {
        let Way { position, chosen, .. } = self.way;
        let is_open = (*position..self.up_to).contains(&step);
        (!is_open).then(|| chosen.contains(&(step, option)))
    }

    fn is_within(&self, quantity: Quantity, bounds: Bounds) -> Option<bool> {
        let (number, is_open) = match quantity {
            Quantity::Number(step) => {
                let given = self.way.numbers.iter().find(|(at, _)| *at == step);
                let is_open = (self.way.position..self.up_to).contains(&step);
                (given.map(|(_, number)| *number), is_open)
            }
            Quantity::BodyMassIndex => {
                let is_open = self.is_to_come(Task::is_for_index);
                (self.way.body_mass_index(), is_open)
            }
            Quantity::Score(scale) => {
                let is_open = self.is_to_come(|task| task.adds_to(scale));
                (Some(self.way.scores[scale]), is_open)
            }
        };
        (!is_open).then(|| number.is_some_and(|number| bounds.holds(number)))
    }
}

impl Task {
    /// Whether the body mass index follows from its answer.
    pub(super) const fn is_for_index(&self) -> bool {
        matches!(
            self,
            Task::Number {
                measure: Measure::Height | Measure::Weight,
                ..
            }
        )
    }

    fn adds_to(&self, scale: usize) -> bool {
        match self {
            Task::Choose { options, .. } => options.iter().any(|option| option.points.contains_key(&scale)),
            Task::Number { .. } | Task::Text { .. } | Task::Read => false,
        }
    }
}
