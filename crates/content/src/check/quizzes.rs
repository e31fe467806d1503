//! Walks every quiz, so that nothing in it is out of reach and nobody is stuck.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use domain::quiz::{Exploration, TooManyBranches, explore};

use super::DocumentFile;
use crate::diagnostic::{Diagnostics, Place};
use crate::quiz::{Quiz, QuizName};
use crate::read::{PageDocument, QuizDocument, Reading};

/// Reads the quizzes, reports what nobody can reach, and finishes them with what only a walk can tell.
pub(super) fn read(files: &[DocumentFile<'_>], reading: Reading<'_>) -> BTreeMap<QuizName, Quiz> {
    let diagnostics = reading.diagnostics;
    let documents: Vec<QuizDocument> = files
        .iter()
        .filter_map(|(file, name, text)| reading.read_quiz(file, name, text))
        .collect();
    let explored: Vec<Result<Exploration, TooManyBranches>> = thread::scope(|scope| {
        let walks: Vec<_> = documents
            .iter()
            .map(|document| scope.spawn(|| explore(&document.quiz.rules)))
            .collect();
        let explored = walks
            .into_iter()
            .map(|walk| walk.join().unwrap_or_else(|panic| resume_unwind(panic)));
        explored.collect()
    });
    let mut quizzes = BTreeMap::new();
    for (mut document, explored) in documents.into_iter().zip(explored) {
        match explored {
            Ok(found) => {
                Walked {
                    document: &document,
                    found: &found,
                    diagnostics,
                }
                .report();
                for (scale, highest) in document.quiz.scales.iter_mut().zip(&found.highest_scores) {
                    scale.highest = *highest;
                }
            }
            Err(TooManyBranches) => diagnostics.report(
                "too-many-branches",
                Place::file(&document.file),
                "this quiz branches more than can be followed",
                "let fewer options be chosen at once, or fewer conditions ask for scores",
            ),
        }
        quizzes.insert(document.quiz.name.clone(), document.quiz);
    }
    quizzes
}

/// A quiz and what a walk through it met.
struct Walked<'a> {
    document: &'a QuizDocument,
    found: &'a Exploration,
    diagnostics: &'a Diagnostics,
}

impl Walked<'_> {
    fn report(&self) {
        let QuizDocument {
            steps,
            endings,
            remarks,
            scales,
            ..
        } = self.document;
        for (at, step) in steps.iter().enumerate() {
            let id = step.id.get_ref();
            if !self.found.steps.contains(&at) {
                self.at(step.id.span(), "unreachable-step", format!("no answers lead to `{id}`"));
                // Then its options are out of reach too, which says nothing new.
                continue;
            }
            for (option, name) in step.options.iter().enumerate() {
                if !self.found.options.contains(&(at, option)) {
                    let what = format!("no answers lead to the option `{}` of `{id}`", name.get_ref());
                    self.at(name.span(), "unreachable-option", what);
                }
            }
            if self.found.dead_ends.contains(&at) {
                self.diagnostics.report(
                    "dead-end",
                    Place::at(&self.document.file, step.id.span()),
                    format!("some visitors cannot answer `{id}`: too few options are left to them"),
                    "offer enough options without a condition, or leave the step out for them",
                );
            }
        }
        for (at, id) in endings.iter().enumerate() {
            if !self.found.endings.contains(&at) {
                let what = format!("no answers lead to the ending `{}`", id.get_ref());
                self.at(id.span(), "unreachable-ending", what);
            }
        }
        for (at, span) in remarks.iter().enumerate() {
            if !self.found.remarks.contains(&at) {
                let what = "no answers lead to this: its condition never holds at the end".to_owned();
                self.at(span.clone(), "unreachable-remark", what);
            }
        }
        for (scale, highest) in scales.iter().zip(&self.found.highest_scores) {
            if *highest < 1 {
                self.diagnostics.report(
                    "empty-scale",
                    Place::at(&self.document.file, scale.span()),
                    format!("no answers give points to `{}`", scale.get_ref()),
                    "give an option `points` for it, or remove it",
                );
            }
        }
    }

    fn at(&self, span: Range<usize>, code: &'static str, what: String) {
        let help = "mend its condition, or remove it";
        self.diagnostics
            .report(code, Place::at(&self.document.file, span), what, help);
    }
}

/// Every quiz is shown somewhere.
pub(super) fn check_shown(files: &[DocumentFile<'_>], pages: &[PageDocument], diagnostics: &Diagnostics) {
    for (file, name, _) in files {
        let shows = |document: &PageDocument| document.page.quiz.as_deref() == Some(*name);
        if !pages.iter().any(shows) {
            diagnostics.report(
                "quiz-unused",
                Place::file(file),
                "no page shows this quiz",
                format!("write `quiz = \"{name}\"` in a page of the kind `quiz`, or remove it"),
            );
        }
    }
}
