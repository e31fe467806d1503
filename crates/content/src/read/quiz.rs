//! Reads quizzes: sections of steps, what the answers add up to, and what is said at the end.

use std::collections::{BTreeMap, BTreeSet};

use domain::quiz::{
    self, Bounds, Choice, Condition, Ending, MAX_TEXT_CHARS, Measure, OptionId, Step, StepId, Stop, Task,
};

use super::condition::{Past, RESERVED_IDS, find_scale, read_when, unit_of};
use super::flat;
use crate::block::{Icon, Item};
use crate::document::{Located, Table, read_document};
use crate::page::MessageId;
use crate::picture::Picture;
use crate::quiz::{Ask, EndingText, NutrientNote, OptionText, Quiz, QuizSection, Scale, Screen, Slider, Suggestion};
use crate::read::Reading;

/// More than these no visitor answers.
const MAX_STEPS: usize = 60;

/// An option shows at most this many pictures side by side.
const MAX_PICTURES: usize = 2;

const MEASURES: [(&str, Measure); 4] = [
    ("age", Measure::Age),
    ("height", Measure::Height),
    ("weight", Measure::Weight),
    ("count", Measure::Count),
];

/// The reasons that answers can give; age and body mass index speak for themselves.
const STOPS: [(&str, Stop); 2] = [
    ("pregnancy", Stop::Pregnancy),
    ("eating-disorder", Stop::EatingDisorder),
];

/// Every key that some step has: let pass where nobody knows how it is asked.
const KEYS: [&str; 14] = [
    "at_least",
    "at_most",
    "from",
    "health",
    "high",
    "low",
    "max_chars",
    "measure",
    "options",
    "skip",
    "step",
    "text",
    "to",
    "unit",
];

/// A quiz with where its parts stand, to report what nobody can reach.
pub(crate) struct QuizDocument {
    pub(crate) quiz: Quiz,
    pub(crate) file: String,
    pub(crate) steps: Vec<StepPlaces>,
    pub(crate) endings: Vec<Located>,
    pub(crate) remarks: Vec<std::ops::Range<usize>>,
    pub(crate) scales: Vec<Located>,
}

/// Where the ids of a step and of its options stand.
pub(crate) struct StepPlaces {
    pub(crate) id: Located,
    pub(crate) options: Vec<Located>,
}

/// What was read of a quiz so far.
struct Draft {
    scales: Vec<String>,
    steps: Vec<Step>,
    screens: Vec<Screen>,
    places: Vec<StepPlaces>,
    /// The names of steps that could not be read.
    unread: Vec<String>,
    /// The steps whose answers texts can repeat.
    repeatable: BTreeSet<String>,
    /// Known when all of them were read.
    endings: Vec<(String, Condition)>,
    is_whole: bool,
}

impl Draft {
    fn past(&self) -> Past<'_> {
        Past {
            steps: &self.steps,
            unread: &self.unread,
            scales: &self.scales,
            endings: &self.endings,
        }
    }
}

impl Reading<'_> {
    pub(crate) fn read_quiz(&self, file: &str, name: &str, text: &str) -> Option<QuizDocument> {
        let first_shown = self.uses.borrow().len();
        read_document(file, text, self.diagnostics, |table| {
            let scales = self.read_scales(table);
            let mut draft = Draft {
                scales: scales.iter().map(|(id, _)| id.get_ref().clone()).collect(),
                steps: Vec::new(),
                screens: Vec::new(),
                places: Vec::new(),
                unread: Vec::new(),
                repeatable: BTreeSet::new(),
                endings: Vec::new(),
                is_whole: true,
            };
            let sections = table.tables("sections", |section| self.read_section(section, &mut draft));
            self.check_sections(table, &sections);
            let endings = flat(table.tables("endings", |ending| self.read_ending(ending, &draft)));
            draft.endings = endings
                .iter()
                .map(|(id, when, _)| (id.get_ref().clone(), when.clone()))
                .collect();
            let routine = flat(table.optional_tables("routine", |entry| self.read_routine(entry, &draft)));
            let nutrients = flat(table.optional_tables("nutrients", |note| self.read_nutrient(note, &draft)));
            check_endings(table, &endings);
            if !draft.is_whole {
                return None;
            }
            let remarks = routine.iter().map(|(span, when, _)| (span.clone(), when.clone()));
            let remarks = remarks.chain(nutrients.iter().map(|(span, when, _)| (span.clone(), when.clone())));
            let (remark_spans, remarks) = remarks.unzip();
            Some(QuizDocument {
                file: file.to_owned(),
                steps: draft.places,
                remarks: remark_spans,
                endings: endings.iter().map(|(id, _, _)| id.clone()).collect(),
                scales: scales.iter().map(|(id, _)| id.clone()).collect(),
                quiz: Quiz {
                    name: name.to_owned(),
                    rules: quiz::Quiz {
                        steps: draft.steps,
                        scales: scales.len(),
                        endings: endings
                            .iter()
                            .map(|(_, when, _)| Ending { when: when.clone() })
                            .collect(),
                        remarks,
                    },
                    // How high they go is known when the quiz was walked.
                    scales: scales
                        .into_iter()
                        .map(|(_, label)| Scale { label, highest: 0 })
                        .collect(),
                    sections: flat(sections),
                    screens: draft.screens,
                    endings: endings.into_iter().map(|(_, _, text)| text).collect(),
                    routine: routine.into_iter().map(|(_, _, item)| item).collect(),
                    nutrients: nutrients.into_iter().map(|(_, _, note)| note).collect(),
                    texts: self.texts_since(first_shown),
                },
            })
        })?
    }

    fn read_scales(&self, table: &Table<'_>) -> Vec<(Located, MessageId)> {
        let scales = flat(table.optional_tables("scales", |scale| {
            let label = self.message(scale, scale.text("label"));
            Some((scale.text("id")?, label?))
        }));
        report_twice(table, scales.iter().map(|(id, _)| id), "scale-twice", "scale");
        scales
    }

    fn read_section(&self, table: &Table<'_>, draft: &mut Draft) -> Option<QuizSection> {
        let name = self.message(table, table.optional_text("name"));
        let icon = table.optional_choice("icon", "unknown-icon", Icon::NAMES);
        let first_step = draft.steps.len();
        let when = read_when(table, &draft.past());
        draft.is_whole &= when.is_some();
        let when = when.unwrap_or(Condition::Always);
        table.tables("steps", |step| {
            if self.read_step(step, &when, draft).is_none() {
                draft.is_whole = false;
                let id = step.optional_text("id").map(Located::into_inner);
                draft.repeatable.extend(id.clone());
                draft.unread.extend(id);
            }
        });
        Some(QuizSection { name, icon, first_step })
    }

    /// Several sections are told apart by their names.
    fn check_sections(&self, table: &Table<'_>, sections: &[Option<QuizSection>]) {
        let has_nameless = sections.iter().flatten().any(|section| section.name.is_none());
        if sections.len() > 1 && has_nameless {
            self.diagnostics.report(
                "section-without-name",
                table.place(),
                "a quiz of several sections shows their names, and one has none",
                "give each section a `name`",
            );
        }
    }

    fn read_step(&self, table: &Table<'_>, of_section: &Condition, draft: &mut Draft) -> Option<()> {
        let id = table.text("id").filter(|id| check_id(table, id));
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
        let task = self.read_task(ask, table, draft);
        let id = id?;
        let is_known = draft.steps.iter().any(|step| step.id.0 == *id.get_ref());
        if is_known {
            table.report(
                "answer-id-twice",
                table.place_of(&id),
                format!("another step is called `{}`", id.get_ref()),
                "give each step an id of its own: answers are kept under it",
            );
        }
        let TaskParts {
            task,
            options,
            option_places,
            slider,
            paragraphs,
        } = task?;
        let stops = matches!(&task, Task::Choose { options, .. } if options.iter().any(|option| option.stop.is_some()));
        if is_optional && stops {
            table.report(
                "stop-skipped",
                table.place_of(&id),
                format!("`{}` protects visitors, but it may be skipped", id.get_ref()),
                "remove `skip`",
            );
        }
        if draft.steps.len() == MAX_STEPS {
            table.report(
                "too-many-steps",
                table.place_of(&id),
                format!("a quiz has at most {MAX_STEPS} steps"),
                "take some out: nobody would answer them all",
            );
        }
        if repeats(&task) {
            draft.repeatable.insert(id.get_ref().clone());
        }
        draft.steps.push(Step {
            id: StepId(id.get_ref().clone()),
            when: both(of_section, when?),
            is_optional,
            task,
        });
        draft.places.push(StepPlaces {
            id,
            options: option_places,
        });
        draft.screens.push(Screen {
            ask,
            question: question?,
            help,
            icon,
            picture,
            is_health,
            options,
            slider,
            paragraphs,
        });
        Some(())
    }

    fn read_task(&self, ask: Ask, table: &Table<'_>, draft: &Draft) -> Option<TaskParts> {
        match ask {
            Ask::List | Ask::Pictures => self.read_choice(ask, table, draft),
            Ask::Statement | Ask::Cards => {
                let parts = self.read_choice(ask, table, draft)?;
                if ask == Ask::Cards && parts.options.len() != 2 {
                    table.report(
                        "card-sides",
                        table.place(),
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
            Ask::Slider => {
                let range = read_range(table, 1);
                let step = table.count("step");
                let low = self.quiz_text(table, "low", draft);
                let high = self.quiz_text(table, "high", draft);
                let unit = self.optional_quiz_text(table, "unit", draft);
                Some(TaskParts {
                    slider: Some(Slider {
                        step: step?,
                        low: low?,
                        high: high?,
                        unit,
                    }),
                    ..TaskParts::of(Task::Number {
                        measure: Measure::Count,
                        range: range?,
                    })
                })
            }
            Ask::Text => {
                let max_chars = table.count("max_chars")? as usize;
                if max_chars > MAX_TEXT_CHARS {
                    table.report(
                        "answer-too-long",
                        table.place(),
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

    fn read_choice(&self, ask: Ask, table: &Table<'_>, draft: &Draft) -> Option<TaskParts> {
        let count = |key: &str| table.has(key).then(|| table.count(key)).flatten();
        // Sentences and cards have one answer.
        let has_count = matches!(ask, Ask::List | Ask::Pictures);
        let at_least = has_count.then(|| count("at_least")).flatten().unwrap_or(1);
        let at_most = has_count.then(|| count("at_most")).flatten().unwrap_or(1);
        let read: Vec<Option<OptionParts>> = table.tables("options", |option| self.read_option(ask, option, draft));
        let number = read.len();
        if at_least > at_most || at_most as usize > number {
            table.report(
                "impossible-choice",
                table.place(),
                format!("of {number} options at least {at_least} and at most {at_most} cannot be chosen"),
                "mend `at_least` and `at_most`",
            );
        }
        let is_whole = read.iter().all(Option::is_some);
        let read = flat(read);
        report_twice(table, read.iter().map(|option| &option.id), "answer-id-twice", "option");
        let mut parts = TaskParts::of(Task::Read);
        let mut choices = Vec::new();
        for OptionParts { id, choice, text } in read {
            parts.option_places.push(id);
            parts.options.push(text);
            choices.push(choice);
        }
        parts.task = Task::Choose {
            options: choices,
            count: Bounds {
                min: i64::from(at_least),
                max: i64::from(at_most),
            },
        };
        is_whole.then_some(parts)
    }

    fn read_option(&self, ask: Ask, table: &Table<'_>, draft: &Draft) -> Option<OptionParts> {
        let id = table.text("id").filter(|id| check_id(table, id));
        let label = self.quiz_text(table, "label", draft);
        let text = self.optional_quiz_text(table, "text", draft);
        let icon = table.optional_choice("icon", "unknown-icon", Icon::NAMES);
        let pictures = match ask {
            Ask::Pictures => self.read_pictures(table),
            _ => Some(Vec::new()),
        };
        let when = read_when(table, &draft.past());
        let points = table.optional_table("points", |points| read_points(points, &draft.scales));
        let stop = table.optional_choice("stop", "unknown-stop", &STOPS);
        let stands_alone = table.optional_flag("alone").unwrap_or(false);
        let id = id?;
        Some(OptionParts {
            choice: Choice {
                id: OptionId(id.get_ref().clone()),
                when: when?,
                points: points.unwrap_or_default(),
                stop,
                stands_alone,
            },
            text: OptionText {
                label: label?,
                text,
                icon,
                pictures: pictures?,
            },
            id,
        })
    }

    fn read_pictures(&self, table: &Table<'_>) -> Option<Vec<Picture>> {
        let ids = table.texts("pictures");
        if ids.len() > MAX_PICTURES {
            table.report(
                "too-many-pictures",
                table.place(),
                format!("an option shows at most {MAX_PICTURES} pictures"),
                "take some out",
            );
        }
        let found: Vec<Option<Picture>> = ids.iter().map(|id| self.picture(table, id).cloned()).collect();
        found.into_iter().collect()
    }

    fn read_ending(&self, table: &Table<'_>, draft: &Draft) -> Option<(Located, Condition, EndingText)> {
        let id = table.text("id").filter(|id| check_id(table, id));
        let when = read_when(table, &draft.past());
        let heading = self.quiz_text(table, "heading", draft);
        let text = self.quiz_text(table, "text", draft);
        let suggestion = if table.has("product") || table.has("units") {
            Some(self.read_suggestion(table)?)
        } else {
            None
        };
        let id = id?;
        let ending = EndingText {
            id: id.get_ref().clone(),
            heading: heading?,
            text: text?,
            suggestion,
        };
        Some((id, when?, ending))
    }

    fn read_suggestion(&self, table: &Table<'_>) -> Option<Suggestion> {
        let units = table.count("units");
        let product = self.product(table)?;
        let package = self.package(table, &product, units?);
        Some(Suggestion {
            product,
            package: package?,
        })
    }

    fn read_routine(&self, table: &Table<'_>, draft: &Draft) -> Option<(std::ops::Range<usize>, Condition, Item)> {
        let when = read_when(table, &draft.past());
        let icon = table.choice("icon", "unknown-icon", Icon::NAMES);
        let heading = self.quiz_text(table, "heading", draft);
        let text = self.quiz_text(table, "text", draft);
        let item = Item {
            icon: Some(icon?),
            heading: heading?,
            text: text?,
        };
        Some((table.span(), when?, item))
    }

    fn read_nutrient(
        &self,
        table: &Table<'_>,
        draft: &Draft,
    ) -> Option<(std::ops::Range<usize>, Condition, NutrientNote)> {
        let when = read_when(table, &draft.past());
        let product = self.supplement(table);
        let why = self.quiz_text(table, "why", draft);
        let claim = table.text("claim")?;
        let is_borne = self.check_claim(table, &claim, product.as_ref());
        let note = NutrientNote {
            product: product?,
            claim: is_borne.then(|| claim.into_inner())?,
            why: why?,
        };
        Some((table.span(), when?, note))
    }

    /// A text that may repeat answers to earlier steps.
    fn quiz_text(&self, table: &Table<'_>, key: &str, draft: &Draft) -> Option<MessageId> {
        self.message_with(table, table.text(key), &draft.repeatable)
    }

    fn optional_quiz_text(&self, table: &Table<'_>, key: &str, draft: &Draft) -> Option<MessageId> {
        self.message_with(table, table.optional_text(key), &draft.repeatable)
    }
}

/// What stands in a step beside what every step has.
struct TaskParts {
    task: Task,
    options: Vec<OptionText>,
    option_places: Vec<Located>,
    slider: Option<Slider>,
    paragraphs: Vec<MessageId>,
}

impl TaskParts {
    const fn of(task: Task) -> Self {
        TaskParts {
            task,
            options: Vec::new(),
            option_places: Vec::new(),
            slider: None,
            paragraphs: Vec::new(),
        }
    }
}

struct OptionParts {
    id: Located,
    choice: Choice,
    text: OptionText,
}

/// Whether a text can repeat the answer: of several choices there is no telling how.
const fn repeats(task: &Task) -> bool {
    match task {
        Task::Choose { count, .. } => count.max == 1,
        Task::Number { .. } | Task::Text { .. } => true,
        Task::Read => false,
    }
}

fn both(of_section: &Condition, of_step: Condition) -> Condition {
    match (of_section, of_step) {
        (Condition::Always, of_step) => of_step,
        (of_section, Condition::Always) => of_section.clone(),
        (of_section, of_step) => Condition::All(vec![of_section.clone(), of_step]),
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

fn read_range(table: &Table<'_>, unit: i64) -> Option<Bounds> {
    let from = table.integer("from");
    let to = table.integer("to");
    let (from, to) = (from?, to?);
    if from >= to {
        table.report(
            "empty-range",
            table.place(),
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

fn read_points(table: &Table<'_>, scales: &[String]) -> BTreeMap<usize, i64> {
    let keys = table.keys();
    let points = keys.iter().filter_map(|key| {
        let scale = find_scale(table, key, scales)?;
        Some((scale, table.optional_integer(key.get_ref())?))
    });
    points.collect()
}

/// The last ending is for everybody, and only the last.
fn check_endings(table: &Table<'_>, endings: &[(Located, Condition, EndingText)]) {
    report_twice(table, endings.iter().map(|(id, _, _)| id), "ending-twice", "ending");
    let Some(((last, when, _), others)) = endings.split_last() else {
        return;
    };
    if *when != Condition::Always {
        table.report(
            "open-end",
            table.place_of(last),
            format!(
                "the last ending, `{}`, has a condition: some visitors would reach none",
                last.get_ref()
            ),
            "remove its `when`, or add an ending without one",
        );
    }
    for (id, when, _) in others {
        if *when == Condition::Always {
            table.report(
                "early-end",
                table.place_of(id),
                format!(
                    "`{}` has no condition, so nobody reaches the endings below it",
                    id.get_ref()
                ),
                "give it a `when`, or move it to the end",
            );
        }
    }
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
