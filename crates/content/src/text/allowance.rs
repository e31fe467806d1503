//! Overrides of the copy lint in the comment above a message: `# lint-allow: disease — names it only to exclude people`.

use std::ops::Range;

use fluent_syntax::ast::Comment;

use super::span_of;
use crate::diagnostic::{Diagnostics, Place};
use crate::document::suggest;
use crate::lint::Rule;

const MARK: &str = "lint-allow:";

/// A rule that a message may break, and why.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    pub(crate) rule: Rule,
    pub(crate) reason: String,
    pub(crate) span: Range<usize>,
}

/// The overrides in a comment; those that are not complete are reported.
pub(super) fn read(file: &str, text: &str, comment: &Comment<&str>, diagnostics: &Diagnostics) -> Vec<Allowance> {
    let lines = comment.content.iter();
    lines
        .filter_map(|line| read_line(file, text, line, diagnostics))
        .collect()
}

fn read_line(file: &str, text: &str, line: &str, diagnostics: &Diagnostics) -> Option<Allowance> {
    let words = line.trim().strip_prefix(MARK)?.trim();
    let span = span_of(text, line);
    let (name, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let reason = rest.trim_start_matches(|sign: char| sign.is_whitespace() || matches!(sign, '—' | '–' | '-' | ':'));
    let rule = name.parse::<Rule>();
    if rule.is_err() {
        diagnostics.report(
            "override-rule",
            Place::at(file, span.clone()),
            format!("there is no rule `{name}` to override"),
            suggest(name, Rule::ALL.into_iter().map(Rule::name)),
        );
    } else if reason.is_empty() {
        diagnostics.report(
            "override-reason",
            Place::at(file, span.clone()),
            format!("this override of `{name}` has no reason"),
            format!("say why the words are lawful here: `# {MARK} {name} — …`"),
        );
    }
    Some(Allowance {
        rule: rule.ok()?,
        reason: reason.to_owned(),
        span,
    })
}

/// An override that stands above no message.
pub(super) fn report_stray(file: &str, text: &str, comment: &Comment<&str>, diagnostics: &Diagnostics) {
    for line in &comment.content {
        if line.trim().starts_with(MARK) {
            diagnostics.report(
                "override-unneeded",
                Place::at(file, span_of(text, line)),
                "this override belongs to no message",
                "put it right above its message, with one `#` and no empty line between",
            );
        }
    }
}
