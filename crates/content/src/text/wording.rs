//! A message as it reads: its words with their places in the file, the messages and terms in it, and what varies.

use std::collections::BTreeMap;
use std::ops::Range;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::{TextEntry, span_of};
use crate::lint::VALUE;

/// More ways to read a message than this are not looked at; a message with three choices of four has 64.
const MAX_READINGS: usize = 64;

/// References in references; a circle of them is a fault of its own, here it only must end.
const MAX_DEPTH: usize = 8;

/// A part of a message.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    Text {
        text: String,
        at: usize,
    },
    /// Another message, or a term with its hyphen.
    Reference(String),
    /// Something that is filled in later.
    Value,
    Choice(Vec<Vec<Piece>>),
}

/// What an entry says.
pub(super) fn pieces(entry: &Entry<&str>, source: &str) -> Vec<Piece> {
    match entry {
        Entry::Message(message) => message.value.as_ref().map(|pattern| of_pattern(pattern, source)),
        Entry::Term(term) => Some(of_pattern(&term.value, source)),
        _ => None,
    }
    .unwrap_or_default()
}

fn of_pattern(pattern: &Pattern<&str>, source: &str) -> Vec<Piece> {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => of_text(value, source),
        PatternElement::Placeable { expression } => of_expression(expression, source),
    });
    elements.collect()
}

/// A line break in a message is where its writer went on to the next line, not where a sentence ends.
fn of_text(value: &str, source: &str) -> Piece {
    Piece::Text {
        text: value.replace('\n', " "),
        at: span_of(source, value).start,
    }
}

fn of_expression(expression: &Expression<&str>, source: &str) -> Piece {
    match expression {
        Expression::Inline(inline) => match inline {
            InlineExpression::StringLiteral { value } => of_text(value, source),
            InlineExpression::MessageReference { id, .. } => Piece::Reference(id.name.to_owned()),
            InlineExpression::TermReference { id, .. } => Piece::Reference(format!("-{}", id.name)),
            InlineExpression::Placeable { expression } => of_expression(expression, source),
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::VariableReference { .. }
            | InlineExpression::FunctionReference { .. } => Piece::Value,
        },
        Expression::Select { variants, .. } => {
            let variants = variants.iter().map(|variant| of_pattern(&variant.value, source));
            Piece::Choice(variants.collect())
        }
    }
}

/// One way to read a message, with everything in it filled in; or a sentence of a film's captions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) text: String,
    parts: Vec<Part>,
}

/// A stretch of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    range: Range<usize>,
    /// Where it stands in its own file; none for what comes from elsewhere.
    at: Option<usize>,
}

impl Reading {
    pub(crate) fn push(&mut self, text: &str, at: Option<usize>) {
        let start = self.text.len();
        self.text.push_str(text);
        let range = start..self.text.len();
        match self.parts.last_mut() {
            Some(last) if last.at.is_none() && at.is_none() => last.range.end = range.end,
            _ => self.parts.push(Part { range, at }),
        }
    }

    /// The place of some words in their file; none if all of them come from elsewhere.
    pub(crate) fn place_of(&self, words: &Range<usize>) -> Option<Range<usize>> {
        let touched = |part: &&Part| part.range.start < words.end && words.start < part.range.end;
        let own = self.parts.iter().filter(touched).filter_map(|part| {
            let start = words.start.max(part.range.start) - part.range.start;
            let end = words.end.min(part.range.end) - part.range.start;
            part.at.map(|at| at + start..at + end)
        });
        own.reduce(|all, next| all.start.min(next.start)..all.end.max(next.end))
    }
}

/// All ways to read a message or a term.
pub(crate) fn readings(entries: &BTreeMap<String, TextEntry>, entry: &TextEntry) -> Vec<Reading> {
    let mut readings = vec![Reading::default()];
    extend(&mut readings, &entry.pieces, entries, 0);
    readings
}

/// Adds pieces to every reading. `depth` counts the references passed: what lies behind one has no place in this file.
fn extend(readings: &mut Vec<Reading>, pieces: &[Piece], entries: &BTreeMap<String, TextEntry>, depth: usize) {
    for piece in pieces {
        match piece {
            Piece::Text { text, at } => {
                let at = (depth == 0).then_some(*at);
                for reading in readings.iter_mut() {
                    reading.push(text, at);
                }
            }
            Piece::Value => {
                let value = VALUE.to_string();
                for reading in readings.iter_mut() {
                    reading.push(&value, None);
                }
            }
            Piece::Reference(id) => {
                if let Some(entry) = entries.get(id).filter(|_| depth < MAX_DEPTH) {
                    extend(readings, &entry.pieces, entries, depth + 1);
                }
            }
            Piece::Choice(variants) => {
                let mut chosen = Vec::new();
                for variant in variants {
                    let mut branch = readings.clone();
                    extend(&mut branch, variant, entries, depth);
                    chosen.append(&mut branch);
                }
                chosen.truncate(MAX_READINGS);
                *readings = chosen;
            }
        }
    }
}
