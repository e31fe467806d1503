//! Reads a step: what every step has, and what belongs to the way it is asked.

use std::collections::BTreeSet;

use domain::quiz::{Bounds, Condition, MAX_TEXT_CHARS, Measure, Step, StepId, Task};

use super::{Draft, StepPlaces};
use crate::block::Icon;
use crate::document::{Located, Table};
use crate::page::MessageId;
use crate::quiz::{Ask, OptionText, Screen, Slider};
use crate::read::condition::{read_when, unit_of};
use crate::read::{Filling, Reading};

/// More than these no visitor answers.
const MAX_STEPS: usize = 60;

const MEASURES: [(&str, Measure); 4] = [
    ("age", Measure::Age),
    ("height", Measure::Height),
    ("weight", Measure::Weight),
    ("count", Measure::Count),
];

/// Every key that some step has: let pass where nobody knows how it is asked.
const KEYS: [&str; 12] = [
    "at_least",
    "at_most",
    "from",
    "high",
    "low",
    "max_chars",
    "measure",
    "options",
    "step",
    "text",
    "to",
    "unit",
];

/// What stands in a step beside what every step has.
pub(super) struct TaskParts {
    pub(super) task: Task,
    pub(super) options: Vec<OptionText>,
    pub(super) option_places: Vec<Located>,
    pub(super) slider: Option<Slider>,
    pub(super) paragraphs: Vec<MessageId>,
}

impl TaskParts {
    pub(super) const fn of(task: Task) -> Self {
        TaskParts {
            task,
            options: Vec::new(),
            option_places: Vec::new(),
            slider: None,
            paragraphs: Vec::new(),
        }
    }
}

impl Reading<'_> {
    pub(super) fn read_step(
        &self,
        table: &Table<'_>,
        id: Option<Located>,
        of_section: &Condition,
        draft: &mut Draft,
    ) -> Option<()> {
        let question = self.quiz_text(table, "question", draft);
        let help = self.optional_quiz_text(table, "help", draft);
        let icon = table.optional_choice("icon", "unknown-icon", Icon::NAMES);
        let picture = table
            .optional_table("picture", |picture| self.read_picture(picture))
            .flatten();
        let is_health = table.optional_flag("health").unwrap_or(false);
        let is_optional = table.optional_flag("skip").unwrap_or(false);
        let when = read_when(table, &draft.past());
        let Some(ask) = table.choice("ask", "unknown-ask", Ask::NAMES) else {
            table.pass(&KEYS);
            return None;
        };
        let parts = self.read_task(ask, table, draft);
        let (id, question, when, parts) = (id?, question?, when?, parts?);
        let may_be_none = is_optional || when != Condition::Always;
        let step = Step {
            id: StepId(id.get_ref().clone()),
            when: both(of_section, when),
            is_optional,
            task: parts.task,
        };
        check_place(table, &id, draft);
        check_protection(table, &id, &step, is_health);
        if let Some(filling) = filling(&step.task, may_be_none) {
            draft.repeatable.known.insert(id.get_ref().clone(), filling);
        }
        draft.steps.push(step);
        draft.places.push(StepPlaces {
            id,
            options: parts.option_places,
        });
        draft.screens.push(Screen {
            ask,
            question,
            help,
            icon,
            picture,
            is_health,
            options: parts.options,
            slider: parts.slider,
            paragraphs: parts.paragraphs,
        });
        Some(())
    }

    fn read_task(&self, ask: Ask, table: &Table<'_>, draft: &Draft) -> Option<TaskParts> {
        match ask {
            Ask::List | Ask::Pictures | Ask::Statement => self.read_choice(ask, table, draft),
            Ask::Cards => {
                let parts = self.read_choice(ask, table, draft)?;
                if parts.options.len() != 2 {
                    table.report(
                        "card-sides",
                        table.place_at("options"),
                        format!(
                            "a card goes left or right, but there are {} options",
                            parts.options.len()
                        ),
                        "give it two: the first is left, the second right",
                    );
                }
                Some(parts)
            }
            Ask::Number => {
                let measure = table.choice("measure", "unknown-measure", &MEASURES);
                let range = read_range(table, measure.map_or(1, unit_of));
                Some(TaskParts::of(Task::Number {
                    measure: measure?,
                    range: range?,
                }))
            }
            Ask::Slider => self.read_slider(table, draft),
            Ask::Text => {
                let max_chars = table.count("max_chars")? as usize;
                if max_chars > MAX_TEXT_CHARS {
                    table.report(
                        "answer-too-long",
                        table.place_at("max_chars"),
                        format!("answers have at most {MAX_TEXT_CHARS} characters"),
                        "write a smaller `max_chars`",
                    );
                }
                Some(TaskParts::of(Task::Text { max_chars }))
            }
            Ask::Pause => {
                let paragraphs = table.texts("text");
                let paragraphs = paragraphs
                    .into_iter()
                    .filter_map(|id| self.message_with(table, Some(id), &draft.repeatable));
                Some(TaskParts {
                    paragraphs: paragraphs.collect(),
                    ..TaskParts::of(Task::Read)
                })
            }
        }
    }

    fn read_slider(&self, table: &Table<'_>, draft: &Draft) -> Option<TaskParts> {
        let range = read_range(table, 1);
        let step = table.count("step");
        let low = self.quiz_text(table, "low", draft);
        let high = self.quiz_text(table, "high", draft);
        let unit = self.optional_quiz_text(table, "unit", draft);
        let (range, step) = (range?, step?);
        if (range.max - range.min) % i64::from(step) != 0 {
            table.report(
                "uneven-slider",
                table.place_at("step"),
                format!("steps of {step} do not lead from {} to {}", range.min, range.max),
                "write a `step` that divides the way",
            );
        }
        Some(TaskParts {
            slider: Some(Slider {
                step,
                low: low?,
                high: high?,
                unit,
            }),
            ..TaskParts::of(Task::Number {
                measure: Measure::Count,
                range,
            })
        })
    }
}

/// A step has an id of its own, and there are not too many.
fn check_place(table: &Table<'_>, id: &Located, draft: &Draft) {
    if draft.steps.iter().any(|step| step.id.0 == *id.get_ref()) {
        table.report(
            "answer-id-twice",
            table.place_of(id),
            format!("another step is called `{}`", id.get_ref()),
            "give each step an id of its own: answers are kept under it",
        );
    }
    if draft.steps.len() == MAX_STEPS {
        table.report(
            "too-many-steps",
            table.place_of(id),
            format!("a quiz has at most {MAX_STEPS} steps"),
            "take some out: nobody would answer them all",
        );
    }
}

/// What protects is never skipped, and what says something about a body is asked after consent.
fn check_protection(table: &Table<'_>, id: &Located, step: &Step, is_health: bool) {
    let stops =
        matches!(&step.task, Task::Choose { options, .. } if options.iter().any(|option| option.stop.is_some()));
    let measures_body = matches!(step.task, Task::Number { measure, .. } if measure != Measure::Count);
    if step.is_optional && stops {
        table.report(
            "stop-skipped",
            table.place_of(id),
            format!("`{}` protects visitors, but it may be skipped", id.get_ref()),
            "remove `skip`",
        );
    }
    if (stops || measures_body) && !is_health {
        table.report(
            "health-unmarked",
            table.place_of(id),
            format!("`{}` asks about body or health without saying so", id.get_ref()),
            "write `health = true`, so that visitors are asked for consent first",
        );
    }
}

/// How a text of the same section can repeat the answer: of several choices there is no telling.
fn filling(task: &Task, may_be_none: bool) -> Option<Filling> {
    let options: BTreeSet<String> = match task {
        Task::Choose { options, count } if count.max == 1 => options.iter().map(|option| option.id.0.clone()).collect(),
        Task::Number { .. } | Task::Text { .. } => BTreeSet::new(),
        Task::Choose { .. } | Task::Read => return None,
    };
    Some(Filling { options, may_be_none })
}

fn both(of_section: &Condition, of_step: Condition) -> Condition {
    match (of_section, of_step) {
        (Condition::Always, of_step) => of_step,
        (of_section, Condition::Always) => of_section.clone(),
        (of_section, of_step) => Condition::All(vec![of_section.clone(), of_step]),
    }
}

fn read_range(table: &Table<'_>, unit: i64) -> Option<Bounds> {
    let from = table.integer("from");
    let to = table.integer("to");
    let (from, to) = (from?, to?);
    if from >= to {
        table.report(
            "empty-range",
            table.place_at("from"),
            format!("nothing lies between {from} and {to}"),
            "write the smaller number in `from`",
        );
        return None;
    }
    Some(Bounds {
        min: from * unit,
        max: to * unit,
    })
}
