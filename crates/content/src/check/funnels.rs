//! Where funnels lead: every page that needs one has a way on, and every way begins with a quiz.

use std::collections::BTreeMap;

use super::DocumentFile;
use crate::diagnostic::{Diagnostics, Place};
use crate::document::suggest;
use crate::page::{Kind, Page, PageIndex};
use crate::quiz::{Funnel, Quiz, QuizName};
use crate::read::{FunnelDocument, PageDocument, Reading};

mod chain;

/// Reads the funnels, and reports where they lead astray.
pub(super) fn read(
    files: &[DocumentFile<'_>],
    reading: Reading<'_>,
    pages: &[PageDocument],
    quizzes: &BTreeMap<QuizName, Quiz>,
) -> Vec<Funnel> {
    let Reading {
        diagnostics,
        page_names,
        ..
    } = reading;
    let documents: Vec<FunnelDocument> = files
        .iter()
        .filter_map(|(file, name, text)| reading.read_funnel(file, name, text))
        .collect();
    // One that could not be read may be the main one, or lead on where the others do not.
    if documents.len() == files.len() {
        check_main(&documents, diagnostics);
        check_shared(&documents, page_names, diagnostics);
        check_membership(&documents, pages, page_names, diagnostics);
    }
    let page_of = |index: PageIndex| -> Option<&Page> {
        let pages = pages.iter().map(|document| &document.page);
        pages.into_iter().find(|page| page.name == page_names[index])
    };
    let mut funnels = Vec::new();
    for document in documents {
        check_way(&document, page_names, diagnostics);
        let Some((first, span)) = document.way.first() else {
            continue;
        };
        // A page that could not be read was reported where it stands.
        let Some(page) = page_of(*first) else {
            continue;
        };
        let Some(quiz) = &page.quiz else {
            diagnostics.report(
                "funnel-without-quiz",
                Place::at(&document.file, span.clone()),
                format!("a funnel begins with a quiz, and `{}` is none", page.name),
                "name a page of the kind `quiz` first",
            );
            continue;
        };
        if let Some(quiz) = quizzes.get(quiz) {
            check_outcomes(&document, quiz, diagnostics);
        }
        let chain = chain::read(&document, page_names, page_of, diagnostics);
        funnels.push(Funnel {
            chain,
            outcomes: document
                .outcomes
                .into_iter()
                .map(|(ending, page)| (ending.into_inner(), page))
                .collect(),
            name: document.name,
            is_main: document.is_main,
            quiz: quiz.clone(),
            way: document.way.into_iter().map(|(page, _)| page).collect(),
        });
    }
    funnels
}

/// Addresses that name no funnel mean one, and only one.
fn check_main(documents: &[FunnelDocument], diagnostics: &Diagnostics) {
    let mains: Vec<&FunnelDocument> = documents.iter().filter(|document| document.is_main).collect();
    match (documents.first(), mains.as_slice()) {
        (Some(first), []) => diagnostics.report(
            "main-funnel-missing",
            Place::file(&first.file),
            "no funnel is the main one",
            "write `main = true` in one of them",
        ),
        (_, [_, others @ ..]) => {
            for other in others {
                diagnostics.report(
                    "main-funnel-twice",
                    Place::file(&other.file),
                    "another funnel is the main one already",
                    "remove `main` here or there",
                );
            }
        }
        (None, []) => {}
    }
}

fn check_way(document: &FunnelDocument, page_names: &[&str], diagnostics: &Diagnostics) {
    for (at, (page, span)) in document.way.iter().enumerate() {
        if document.way[..at].iter().any(|(other, _)| other == page) {
            diagnostics.report(
                "funnel-loop",
                Place::at(&document.file, span.clone()),
                format!(
                    "`{}` was passed already: the way would go round in circles",
                    page_names[*page]
                ),
                "name each page once",
            );
        }
    }
    if document.way.len() == 1 {
        diagnostics.report(
            "funnel-too-short",
            Place::file(&document.file),
            "nothing follows on the quiz",
            "name the pages after it",
        );
    }
}

/// Ways are given to endings that exist.
fn check_outcomes(document: &FunnelDocument, quiz: &Quiz, diagnostics: &Diagnostics) {
    let known = || quiz.endings.iter().map(|ending| ending.id.as_str());
    for (ending, _) in &document.outcomes {
        if !known().any(|id| id == ending.get_ref()) {
            diagnostics.report(
                "unknown-ending",
                Place::at(&document.file, ending.span()),
                format!("the quiz `{}` has no ending `{}`", quiz.name, ending.get_ref()),
                suggest(ending.get_ref(), known()),
            );
        }
    }
}

/// On a page of several funnels an address without a funnel means the main one, so that one must be among them.
fn check_shared(documents: &[FunnelDocument], page_names: &[&str], diagnostics: &Diagnostics) {
    for (page, name) in page_names.iter().enumerate() {
        let passes = |document: &&FunnelDocument| document.way.iter().any(|(other, _)| *other == page);
        let through: Vec<&FunnelDocument> = documents.iter().filter(passes).collect();
        if let [first, _, ..] = through.as_slice()
            && !through.iter().any(|document| document.is_main)
        {
            diagnostics.report(
                "funnel-unclear",
                Place::file(&first.file),
                format!("several funnels lead over `{name}`, but not the main one: an address that names no funnel would be unclear"),
                "give each a page of its own, or lead the main funnel over it",
            );
        }
    }
}

/// Quizzes, e-mail steps and summaries go on only where a funnel leads on.
fn check_membership(
    documents: &[FunnelDocument],
    pages: &[PageDocument],
    page_names: &[&str],
    diagnostics: &Diagnostics,
) {
    for PageDocument { page, file, .. } in pages {
        let needs_way = matches!(page.kind, Kind::Quiz | Kind::Email | Kind::Summary);
        let leads_on = |document: &FunnelDocument| {
            let before_last = match document.way.as_slice() {
                // Reported as too short.
                [only] => std::slice::from_ref(only),
                [before @ .., _] => before,
                [] => &[],
            };
            before_last.iter().any(|(other, _)| page_names[*other] == page.name)
        };
        if needs_way && !documents.iter().any(leads_on) {
            diagnostics.report(
                "page-without-funnel",
                Place::file(file),
                format!("no funnel leads on from `{}`: visitors would be stuck", page.name),
                "name it and the page after it in the `way` of a file in funnels/",
            );
        }
    }
}
