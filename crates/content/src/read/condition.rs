//! Reads conditions on answers. Their keys are the names of steps, so what is known of the steps so far decides what may stand there.

use domain::quiz::{Bounds, Condition, Measure, OptionId, Quantity, Step, Task};

use crate::document::{Located, Table, suggest};

/// What conditions may look at.
pub(super) struct Past<'a> {
    /// The steps so far.
    pub(super) steps: &'a [Step],
    pub(super) unread: &'a Unread,
    /// The names of all scales.
    pub(super) scales: &'a [String],
    /// The endings with their conditions, for what is said at the end.
    pub(super) endings: Option<&'a [(String, Condition)]>,
}

/// The names of steps, scales and endings that could not be read, of one without a name nothing. What is wrong with them
/// was reported; that others name them is no fault.
#[derive(Default)]
pub(super) struct Unread(Vec<Option<String>>);

impl Unread {
    pub(super) fn add(&mut self, name: Option<&Located>) {
        self.0.push(name.map(|name| name.get_ref().clone()));
    }

    pub(super) fn extend(&mut self, others: Unread) {
        self.0.extend(others.0);
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one of them has this name, or may have.
    fn may_be(&self, name: &str) -> bool {
        self.0
            .iter()
            .any(|unread| unread.as_ref().is_none_or(|unread| unread == name))
    }
}

/// Names that mean something else in a condition.
pub(super) const RESERVED_IDS: [&str; 5] = ["any", "not", "bmi", "score", "ending"];

/// How much of the kept unit is one of the unit that documents are written in.
pub(super) const fn unit_of(measure: Measure) -> i64 {
    match measure {
        Measure::Age | Measure::Count => 1,
        // Centimetres are kept as millimetres, kilograms as grams.
        Measure::Height => 10,
        Measure::Weight => 1000,
    }
}

/// The condition in `when`; always if there is none.
pub(super) fn read_when(table: &Table<'_>, past: &Past<'_>) -> Option<Condition> {
    if !table.has("when") {
        return Some(Condition::Always);
    }
    table.table("when", |when| read_condition(when, past)).flatten()
}

fn read_condition(table: &Table<'_>, past: &Past<'_>) -> Option<Condition> {
    let parts = table.keys().iter().map(|key| read_part(table, key, past)).collect();
    read_all(table, parts)
}

/// Something that holds if each of its parts does.
fn read_all(table: &Table<'_>, mut parts: Vec<Option<Condition>>) -> Option<Condition> {
    if parts.is_empty() {
        table.report(
            "empty-condition",
            table.place(),
            "a condition without a part always holds",
            "say what must be so, or leave it out",
        );
        return None;
    }
    match parts.len() {
        1 => parts.pop()?,
        _ => Some(Condition::All(parts.into_iter().collect::<Option<_>>()?)),
    }
}

fn read_part(table: &Table<'_>, key: &Located, past: &Past<'_>) -> Option<Condition> {
    let name = key.get_ref().as_str();
    match name {
        "any" => {
            let parts = table.tables(name, |part| read_condition(part, past));
            Some(Condition::Any(parts.into_iter().collect::<Option<_>>()?))
        }
        "not" => {
            let part = table.table(name, |part| read_condition(part, past)).flatten()?;
            Some(Condition::Not(Box::new(part)))
        }
        // Tenths, as the rules have it.
        "bmi" => read_within(table, name, Quantity::BodyMassIndex, 10),
        "score" => table.table(name, |scores| read_scores(scores, past)).flatten(),
        "ending" => read_ending(table, key, past),
        _ => read_answer(table, key, past),
    }
}

fn read_scores(table: &Table<'_>, past: &Past<'_>) -> Option<Condition> {
    let read_score = |key: &Located| {
        let scale = find_scale(table, key, past)?;
        read_within(table, key.get_ref(), Quantity::Score(scale), 1)
    };
    read_all(table, table.keys().iter().map(read_score).collect())
}

/// An ending is reached if its condition holds and none of those before it does.
fn read_ending(table: &Table<'_>, key: &Located, past: &Past<'_>) -> Option<Condition> {
    let name = table.text(key.get_ref());
    let Some(endings) = past.endings else {
        table.report(
            "ending-too-early",
            table.place_of(key),
            "no ending is reached where this is asked",
            "ask for answers here: only `[[routine]]` and `[[nutrients]]` can ask for the ending",
        );
        return None;
    };
    let name = name?;
    let Some(at) = endings.iter().position(|(id, _)| id == name.get_ref()) else {
        if past.unread.may_be(name.get_ref()) {
            return None;
        }
        table.report(
            "unknown-ending",
            table.place_of(&name),
            format!("there is no ending `{}`", name.get_ref()),
            suggest(name.get_ref(), endings.iter().map(|(id, _)| id.as_str())),
        );
        return None;
    };
    let missed = endings[..at]
        .iter()
        .map(|(_, when)| Condition::Not(Box::new(when.clone())));
    Some(Condition::All(missed.chain([endings[at].1.clone()]).collect()))
}

/// The position of a scale; if there is none, that is reported.
pub(super) fn find_scale(table: &Table<'_>, name: &Located, past: &Past<'_>) -> Option<usize> {
    let found = past.scales.iter().position(|scale| scale == name.get_ref());
    // The key is not unknown, its name is: that is told once.
    table.pass(&[name.get_ref()]);
    if found.is_none() && !past.unread.may_be(name.get_ref()) {
        table.report(
            "unknown-scale",
            table.place_of(name),
            format!("there is no scale `{}`", name.get_ref()),
            suggest(name.get_ref(), past.scales.iter().map(String::as_str)),
        );
    }
    found
}

fn read_answer(table: &Table<'_>, key: &Located, past: &Past<'_>) -> Option<Condition> {
    let name = key.get_ref().as_str();
    let Some(step) = past.steps.iter().position(|step| step.id.0 == name) else {
        table.pass(&[name]);
        if past.unread.may_be(name) {
            return None;
        }
        table.report(
            "unknown-step",
            table.place_of(key),
            format!("there is no step `{name}` before this"),
            format!(
                "conditions look back only; {}",
                suggest(name, past.steps.iter().map(|step| step.id.0.as_str()))
            ),
        );
        return None;
    };
    match &past.steps[step].task {
        Task::Choose { options, .. } => {
            let known: Vec<&str> = options.iter().map(|option| option.id.0.as_str()).collect();
            let words = table.text_or_texts(name)?;
            let chose = |word: &Located| {
                if !known.contains(&word.get_ref().as_str()) {
                    table.report(
                        "unknown-option",
                        table.place_of(word),
                        format!("`{}` is no option of `{name}`", word.get_ref()),
                        suggest(word.get_ref(), known.iter().copied()),
                    );
                    return None;
                }
                Some(Condition::Chose {
                    step,
                    option: OptionId(word.get_ref().clone()),
                })
            };
            let mut parts: Vec<_> = words.iter().map(chose).collect();
            match parts.len() {
                0 => None,
                1 => parts.pop()?,
                _ => Some(Condition::Any(parts.into_iter().collect::<Option<_>>()?)),
            }
        }
        Task::Number { measure, .. } => read_within(table, name, Quantity::Number(step), unit_of(*measure)),
        Task::Text { .. } | Task::Read => {
            table.pass(&[name]);
            table.report(
                "condition-on-words",
                table.place_of(key),
                format!("`{name}` is neither a choice nor a number"),
                "let the condition ask for a step that is",
            );
            None
        }
    }
}

fn read_within(table: &Table<'_>, key: &str, quantity: Quantity, unit: i64) -> Option<Condition> {
    let bounds = table.table(key, |bounds| {
        let from = bounds.optional_integer("from");
        let below = bounds.optional_integer("below");
        let is_open = !bounds.has("from") && !bounds.has("below");
        let is_empty = from.zip(below).is_some_and(|(from, below)| from >= below);
        if is_open || is_empty {
            bounds.report(
                "empty-range",
                bounds.place(),
                "no number is from the one and below the other",
                "write `{ from = 40 }`, `{ below = 60 }` or `{ from = 40, below = 60 }`",
            );
            return None;
        }
        Some(Bounds {
            min: from.map_or(i64::MIN, |from| from.saturating_mul(unit)),
            max: below.map_or(i64::MAX, |below| below.saturating_mul(unit).saturating_sub(1)),
        })
    });
    Some(Condition::Within {
        quantity,
        bounds: bounds.flatten()?,
    })
}
