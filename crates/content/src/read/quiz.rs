//! Reads quizzes: scales, sections and what they have in common. A step, its options and the end have a file each.

use std::collections::BTreeSet;
use std::ops::Range;

use domain::quiz::{self, Condition, Ending, Step};

use super::condition::{Past, RESERVED_IDS, Unread, read_when};
use super::{Filled, flat};
use crate::block::Icon;
use crate::document::{Located, Table, read_document};
use crate::page::MessageId;
use crate::quiz::{Quiz, QuizSection, Scale, Screen};
use crate::read::Reading;

mod ending;
mod options;
mod steps;

use ending::{EndingParts, Remark, check_endings, check_nutrients};

/// A quiz with where its parts stand, to report what nobody can reach.
pub(crate) struct QuizDocument {
    pub(crate) quiz: Quiz,
    pub(crate) file: String,
    pub(crate) steps: Vec<StepPlaces>,
    pub(crate) endings: Vec<Located>,
    pub(crate) remarks: Vec<Range<usize>>,
    pub(crate) scales: Vec<Located>,
}

/// Where the ids of a step and of its options stand.
pub(crate) struct StepPlaces {
    pub(crate) id: Located,
    pub(crate) options: Vec<Located>,
}

/// What was read of a quiz so far.
#[derive(Default)]
struct Draft {
    scales: Vec<String>,
    steps: Vec<Step>,
    screens: Vec<Screen>,
    places: Vec<StepPlaces>,
    unread: Unread,
    /// The steps whose answers texts can repeat, and how.
    repeatable: Filled,
    /// Known when all of them were read.
    endings: Option<Vec<(String, Condition)>>,
}

impl Draft {
    fn past(&self) -> Past<'_> {
        Past {
            steps: &self.steps,
            unread: &self.unread,
            scales: &self.scales,
            endings: self.endings.as_deref(),
        }
    }

    /// Outside of a section with a condition its steps, which begin here, may have no answers.
    fn leave_out(&mut self, first_step: usize) {
        for step in &self.steps[first_step..] {
            if let Some(filling) = self.repeatable.known.get_mut(&step.id.0) {
                filling.may_be_none = true;
            }
        }
    }
}

/// A section, and where it stands.
struct SectionParts {
    section: QuizSection,
    span: Range<usize>,
}

/// A scale as written.
struct ScaleParts {
    id: Located,
    label: MessageId,
}

impl Reading<'_> {
    /// A quiz with a fault is none: to walk it would say the same again in other words.
    pub(crate) fn read_quiz(&self, file: &str, name: &str, text: &str) -> Option<QuizDocument> {
        let read = |table: &Table<'_>| self.read_quiz_table(file, name, table);
        self.diagnostics
            .if_sound(|| read_document(file, text, self.diagnostics, read))
    }

    fn read_quiz_table(&self, file: &str, name: &str, table: &Table<'_>) -> QuizDocument {
        let first_shown = self.uses.borrow().len();
        let mut draft = Draft::default();
        let scales = self.read_scales(table, &mut draft);
        let sections = table.tables("sections", |section| self.read_section(section, &mut draft));
        check_sections(table, &sections);
        let endings = self.read_endings(table, &mut draft);
        let routine = flat(table.optional_tables("routine", |entry| self.read_routine(entry, &draft)));
        let nutrients = flat(table.optional_tables("nutrients", |note| self.read_nutrient(note, &draft)));
        check_nutrients(table, &nutrients, &endings, &draft.unread);
        let (remark_places, remarks) = places_and_conditions(&routine)
            .chain(places_and_conditions(&nutrients))
            .unzip();
        QuizDocument {
            file: file.to_owned(),
            steps: draft.places,
            remarks: remark_places,
            endings: endings.iter().map(|ending| ending.id.clone()).collect(),
            scales: scales.iter().map(|scale| scale.id.clone()).collect(),
            quiz: Quiz {
                name: name.to_owned(),
                rules: quiz::Quiz {
                    steps: draft.steps,
                    scales: scales.len(),
                    endings: endings
                        .iter()
                        .map(|ending| Ending {
                            when: ending.when.clone(),
                        })
                        .collect(),
                    remarks,
                },
                // How high they go is known when the quiz was walked.
                scales: scales
                    .into_iter()
                    .map(|scale| Scale {
                        label: scale.label,
                        highest: 0,
                    })
                    .collect(),
                sections: sections.into_iter().map(|parts| parts.section).collect(),
                screens: draft.screens,
                endings: endings.into_iter().map(|ending| ending.text).collect(),
                routine: routine.into_iter().map(|entry| entry.shown).collect(),
                nutrients: nutrients.into_iter().map(|note| note.shown.note).collect(),
                texts: self.texts_since(first_shown),
            },
        }
    }

    fn read_scales(&self, table: &Table<'_>, draft: &mut Draft) -> Vec<ScaleParts> {
        let scales = flat(table.optional_tables("scales", |scale| {
            let id = scale.text("id");
            let label = self.message(scale, scale.text("label"));
            if label.is_none() || id.is_none() {
                draft.unread.add(id.as_ref());
            }
            Some(ScaleParts { id: id?, label: label? })
        }));
        report_twice(table, scales.iter().map(|scale| &scale.id), "scale-twice", "scale");
        draft.scales = scales.iter().map(|scale| scale.id.get_ref().clone()).collect();
        scales
    }

    fn read_section(&self, table: &Table<'_>, draft: &mut Draft) -> SectionParts {
        let name = self.message(table, table.optional_text("name"));
        let icon = table.optional_choice("icon", "unknown-icon", Icon::NAMES);
        let first_step = draft.steps.len();
        let when = read_when(table, &draft.past()).unwrap_or(Condition::Always);
        table.tables("steps", |step| {
            let id = step.text("id").filter(|id| check_id(step, id));
            if self.read_step(step, id.clone(), &when, draft).is_none() {
                draft.unread.add(id.as_ref());
                draft.repeatable.is_open = true;
            }
        });
        if when != Condition::Always {
            draft.leave_out(first_step);
        }
        SectionParts {
            section: QuizSection { name, icon, first_step },
            span: table.span(),
        }
    }

    fn read_endings(&self, table: &Table<'_>, draft: &mut Draft) -> Vec<EndingParts> {
        let mut unread = Unread::default();
        let endings = flat(table.tables("endings", |table| {
            let id = table.text("id").filter(|id| check_id(table, id));
            let ending = self.read_ending(table, id.clone(), draft);
            if ending.is_none() {
                unread.add(id.as_ref());
            }
            ending
        }));
        report_twice(table, endings.iter().map(|ending| &ending.id), "ending-twice", "ending");
        // One that could not be read may be the last.
        if unread.is_empty() {
            check_endings(table, &endings);
        }
        draft.unread.extend(unread);
        let with_condition = |ending: &EndingParts| (ending.id.get_ref().clone(), ending.when.clone());
        draft.endings = Some(endings.iter().map(with_condition).collect());
        endings
    }

    /// A text that may repeat answers to earlier steps.
    fn quiz_text(&self, table: &Table<'_>, key: &str, draft: &Draft) -> Option<MessageId> {
        self.message_with(table, table.text(key), &draft.repeatable)
    }

    fn optional_quiz_text(&self, table: &Table<'_>, key: &str, draft: &Draft) -> Option<MessageId> {
        self.message_with(table, table.optional_text(key), &draft.repeatable)
    }
}

fn places_and_conditions<T>(remarks: &[Remark<T>]) -> impl Iterator<Item = (Range<usize>, Condition)> {
    remarks.iter().map(|remark| (remark.span.clone(), remark.when.clone()))
}

/// Several sections are told apart by their names.
fn check_sections(table: &Table<'_>, sections: &[SectionParts]) {
    let nameless = sections.iter().filter(|parts| parts.section.name.is_none());
    for SectionParts { span, .. } in nameless.filter(|_| sections.len() > 1) {
        table.report(
            "section-without-name",
            table.place_in_file(span.clone()),
            "several sections are told apart by their names, and this one has none",
            "give it a `name`",
        );
    }
}

/// Ids stand in answers and in texts as the names of variables.
fn check_id(table: &Table<'_>, id: &Located) -> bool {
    let text = id.get_ref().as_str();
    let is_plain = text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.len() <= 40
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    let is_free = !RESERVED_IDS.contains(&text);
    if !is_plain || !is_free {
        table.report(
            "bad-answer-id",
            table.place_of(id),
            format!("`{text}` cannot name an answer"),
            "write at most 40 small letters, digits and hyphens; `any`, `not`, `bmi`, `score` and `ending` mean something else",
        );
    }
    is_plain && is_free
}

fn report_twice<'l>(table: &Table<'_>, ids: impl Iterator<Item = &'l Located>, code: &'static str, what: &str) {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id.get_ref().as_str()) {
            table.report(
                code,
                table.place_of(id),
                format!("another {what} is called `{}`", id.get_ref()),
                format!("give each {what} a name of its own"),
            );
        }
    }
}
