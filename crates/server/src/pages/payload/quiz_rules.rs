//! The way back: the rules of a quiz from what a browser was handed, for visitors who began with it before the content changed.

use domain::quiz::{Bounds, Choice, Condition, Ending, Measure, OptionId, Quantity, Quiz, Step, StepId, Stop, Task};

use super::quiz::{
    ConditionView, MeasureView, QuantityView, QuizOptionView, QuizStepView, QuizView, StopView, TaskView,
};

impl From<&QuizView> for Quiz {
    fn from(view: &QuizView) -> Self {
        let remarks = view.routine.iter().map(|entry| &entry.when);
        let remarks = remarks.chain(view.nutrients.iter().map(|note| &note.when));
        Quiz {
            steps: view.steps.iter().map(Step::from).collect(),
            scales: view.scales.len(),
            endings: view
                .endings
                .iter()
                .map(|ending| Ending {
                    when: condition(ending.when.as_ref()),
                })
                .collect(),
            remarks: remarks.map(|when| condition(when.as_ref())).collect(),
        }
    }
}

impl From<&QuizStepView> for Step {
    fn from(view: &QuizStepView) -> Self {
        Step {
            id: StepId(view.id.clone()),
            when: condition(view.when.as_ref()),
            is_optional: view.is_optional,
            task: task(&view.task),
        }
    }
}

fn task(view: &TaskView) -> Task {
    match view {
        TaskView::Choose {
            at_least,
            at_most,
            options,
        } => Task::Choose {
            options: options.iter().map(Choice::from).collect(),
            count: Bounds {
                min: *at_least,
                max: *at_most,
            },
        },
        TaskView::Number { measure, min, max, .. } => Task::Number {
            measure: match measure {
                MeasureView::Age => Measure::Age,
                MeasureView::Height => Measure::Height,
                MeasureView::Weight => Measure::Weight,
                MeasureView::Count => Measure::Count,
            },
            range: Bounds { min: *min, max: *max },
        },
        TaskView::Text { max_chars } => Task::Text { max_chars: *max_chars },
        TaskView::Read { .. } => Task::Read,
    }
}

impl From<&QuizOptionView> for Choice {
    fn from(view: &QuizOptionView) -> Self {
        Choice {
            id: OptionId(view.id.clone()),
            when: condition(view.when.as_ref()),
            points: view.points.iter().map(|points| (points.scale, points.points)).collect(),
            stop: view.stop.map(|stop| match stop {
                StopView::UnderAge => Stop::UnderAge,
                StopView::Pregnancy => Stop::Pregnancy,
                StopView::Underweight => Stop::Underweight,
                StopView::EatingDisorder => Stop::EatingDisorder,
            }),
            stands_alone: view.stands_alone,
        }
    }
}

fn condition(view: Option<&ConditionView>) -> Condition {
    view.map_or(Condition::Always, part)
}

fn part(view: &ConditionView) -> Condition {
    let parts = |parts: &[ConditionView]| parts.iter().map(part).collect();
    match view {
        ConditionView::All { parts: all } => Condition::All(parts(all)),
        ConditionView::Any { parts: any } => Condition::Any(parts(any)),
        ConditionView::Not { part: inner } => Condition::Not(Box::new(part(inner))),
        ConditionView::Chose { step, option } => Condition::Chose {
            step: *step,
            option: OptionId(option.clone()),
        },
        ConditionView::Within { quantity, min, max } => Condition::Within {
            quantity: match quantity {
                QuantityView::Number { step } => Quantity::Number(*step),
                QuantityView::Bmi => Quantity::BodyMassIndex,
                QuantityView::Score { scale } => Quantity::Score(*scale),
            },
            bounds: Bounds { min: *min, max: *max },
        },
    }
}
