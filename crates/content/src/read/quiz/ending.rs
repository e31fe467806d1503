//! Reads what is said at the end: the endings, the visitor's day, and the nutrients of what is suggested.

use std::ops::Range;

use domain::quiz::Condition;

use super::Draft;
use crate::block::{Icon, Item};
use crate::document::{Located, Table};
use crate::quiz::{EndingText, NutrientNote, Suggestion};
use crate::read::Reading;
use crate::read::condition::{Unread, read_when};

/// An ending as written.
pub(super) struct EndingParts {
    pub(super) id: Located,
    pub(super) when: Condition,
    pub(super) text: EndingText,
}

/// Something that is said at the end where its condition holds.
pub(super) struct Remark<T> {
    pub(super) span: Range<usize>,
    pub(super) when: Condition,
    pub(super) shown: T,
}

/// A note, and where its product is named.
pub(super) struct NutrientParts {
    pub(super) note: NutrientNote,
    product: Range<usize>,
}

impl Reading<'_> {
    pub(super) fn read_ending(&self, table: &Table<'_>, id: Option<Located>, draft: &Draft) -> Option<EndingParts> {
        let when = read_when(table, &draft.past());
        let heading = self.quiz_text(table, "heading", draft);
        let text = self.quiz_text(table, "text", draft);
        let suggestion = if table.has("product") || table.has("units") {
            Some(self.read_suggestion(table)?)
        } else {
            None
        };
        let id = id?;
        Some(EndingParts {
            when: when?,
            text: EndingText {
                id: id.get_ref().clone(),
                heading: heading?,
                text: text?,
                suggestion,
            },
            id,
        })
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

    pub(super) fn read_routine(&self, table: &Table<'_>, draft: &Draft) -> Option<Remark<Item>> {
        let when = read_when(table, &draft.past());
        let icon = table.choice("icon", "unknown-icon", Icon::NAMES);
        let heading = self.quiz_text(table, "heading", draft);
        let text = self.quiz_text(table, "text", draft);
        Some(Remark {
            span: table.span(),
            when: when?,
            shown: Item {
                icon: Some(icon?),
                heading: heading?,
                text: text?,
            },
        })
    }

    pub(super) fn read_nutrient(&self, table: &Table<'_>, draft: &Draft) -> Option<Remark<NutrientParts>> {
        let when = read_when(table, &draft.past());
        let product = self.supplement(table);
        let why = self.quiz_text(table, "why", draft);
        let claim = table.text("claim")?;
        let is_borne = self.check_claim(table, &claim, product.as_ref());
        Some(Remark {
            span: table.span(),
            when: when?,
            shown: NutrientParts {
                note: NutrientNote {
                    product: product?,
                    claim: is_borne.then(|| claim.into_inner())?,
                    why: why?,
                },
                product: table.optional_text("product")?.span(),
            },
        })
    }
}

/// The last ending is for everybody, and only the last.
pub(super) fn check_endings(table: &Table<'_>, endings: &[EndingParts]) {
    let Some((last, others)) = endings.split_last() else {
        return;
    };
    if last.when != Condition::Always {
        let name = last.id.get_ref();
        table.report(
            "open-end",
            table.place_of(&last.id),
            format!("the last ending, `{name}`, has a condition: some visitors would reach none"),
            "remove its `when`, or add an ending without one",
        );
    }
    for EndingParts { id, .. } in others.iter().filter(|ending| ending.when == Condition::Always) {
        let name = id.get_ref();
        table.report(
            "early-end",
            table.place_of(id),
            format!("`{name}` has no condition, so nobody reaches the endings below it"),
            "give it a `when`, or move it to the end",
        );
    }
}

/// Only of a product that is suggested something is said.
pub(super) fn check_nutrients(
    table: &Table<'_>,
    notes: &[Remark<NutrientParts>],
    endings: &[EndingParts],
    unread: &Unread,
) {
    if !unread.is_empty() {
        return;
    }
    let suggestions = endings.iter().filter_map(|ending| ending.text.suggestion.as_ref());
    let suggested: Vec<&str> = suggestions.map(|suggestion| suggestion.product.as_str()).collect();
    for NutrientParts { note, product } in notes.iter().map(|remark| &remark.shown) {
        if !suggested.contains(&note.product.as_str()) {
            table.report(
                "product-not-suggested",
                table.place_in_file(product.clone()),
                format!("no ending suggests `{}`, so nobody would read this", note.product),
                "let an ending suggest it, or remove this",
            );
        }
    }
}
