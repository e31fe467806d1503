//! Reads what a step offers to choose from.

use std::collections::BTreeMap;

use domain::quiz::{Bounds, Choice, OptionId, Stop, Task};

use super::steps::TaskParts;
use super::{Draft, check_id, report_twice};
use crate::block::Icon;
use crate::document::{Located, Table};
use crate::picture::Picture;
use crate::quiz::{Ask, OptionText};
use crate::read::condition::{Past, find_scale, read_when};
use crate::read::{Reading, flat};

/// An option shows at most this many pictures side by side.
const MAX_PICTURES: usize = 2;

/// The reasons that answers can give; age and body mass index speak for themselves.
const STOPS: [(&str, Stop); 2] = [
    ("pregnancy", Stop::Pregnancy),
    ("eating-disorder", Stop::EatingDisorder),
];

/// An option as written.
struct OptionParts {
    id: Located,
    choice: Choice,
    text: OptionText,
}

impl Reading<'_> {
    pub(super) fn read_choice(&self, ask: Ask, table: &Table<'_>, draft: &Draft) -> Option<TaskParts> {
        let count = |key: &str| table.has(key).then(|| table.count(key)).flatten();
        // Sentences and cards have one answer.
        let has_count = matches!(ask, Ask::List | Ask::Pictures);
        let at_least = has_count.then(|| count("at_least")).flatten().unwrap_or(1);
        let at_most = has_count.then(|| count("at_most")).flatten().unwrap_or(1);
        let read: Vec<Option<OptionParts>> = table.tables("options", |option| self.read_option(ask, option, draft));
        let number = read.len();
        if number == 0 {
            return None;
        }
        if at_least > at_most || at_most as usize > number {
            table.report(
                "impossible-choice",
                table.place_at("at_most"),
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
        let points = table.optional_table("points", |points| read_points(points, &draft.past()));
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
                table.place_at("pictures"),
                format!("an option shows at most {MAX_PICTURES} pictures"),
                "take some out",
            );
        }
        let found: Vec<Option<Picture>> = ids.iter().map(|id| self.picture(table, id).cloned()).collect();
        found.into_iter().collect()
    }
}

fn read_points(table: &Table<'_>, past: &Past<'_>) -> BTreeMap<usize, i64> {
    let keys = table.keys();
    let points = keys.iter().filter_map(|key| {
        let scale = find_scale(table, key, past)?;
        Some((scale, table.optional_integer(key.get_ref())?))
    });
    points.collect()
}
