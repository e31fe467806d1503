//! A fault in the content: where it is, what is wrong, what to do. Rendering is annotate-snippets' work.

use std::cell::RefCell;
use std::fmt;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::folder::Folder;

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// A stable name for this sort of fault: `unknown-key`.
    pub code: &'static str,
    /// What is wrong, in one sentence.
    pub message: String,
    /// The file it is in, inside the content folder.
    pub file: String,
    /// The place in the file; absent when the file itself is missing.
    pub span: Option<Range<usize>>,
    /// What to do about it.
    pub help: String,
}

impl Diagnostic {
    /// The line of the fault, counted from 1; 0 when there is no place to show.
    pub fn line(&self, folder: &Folder) -> usize {
        self.span
            .as_ref()
            .map_or(0, |span| line_of(folder, &self.file, span.start))
    }
}

/// The line of a position in a file, counted from 1; 0 when there is no such file.
pub(crate) fn line_of(folder: &Folder, file: &str, position: usize) -> usize {
    let lines = |text: &str| 1 + text.bytes().take(position).filter(|byte| *byte == b'\n').count();
    folder.get(file).map_or(0, lines)
}

/// Collects faults while reading goes on.
#[derive(Debug, Default)]
pub(crate) struct Diagnostics {
    found: RefCell<Vec<Diagnostic>>,
}

impl Diagnostics {
    pub(crate) fn report(
        &self,
        code: &'static str,
        place: Place<'_>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.found.borrow_mut().push(Diagnostic {
            code,
            message: message.into(),
            file: place.file.to_owned(),
            span: place.span,
            help: help.into(),
        });
    }

    /// What was read if nothing was wrong with it. Whoever went on with the rest would report the same fault in other words.
    pub(crate) fn if_sound<T>(&self, read: impl FnOnce() -> Option<T>) -> Option<T> {
        let before = self.found.borrow().len();
        read().filter(|_| self.found.borrow().len() == before)
    }

    /// The faults by file and place.
    pub(crate) fn into_sorted(self) -> Vec<Diagnostic> {
        let mut found = self.found.into_inner();
        found.sort_by(|a, b| {
            let key = |d: &Diagnostic| (d.file.clone(), d.span.as_ref().map(|span| span.start), d.code);
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        found
    }
}

/// A place in the content folder.
#[derive(Clone, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) file: &'a str,
    pub(crate) span: Option<Range<usize>>,
}

impl<'a> Place<'a> {
    pub(crate) fn at(file: &'a str, span: Range<usize>) -> Self {
        Place { file, span: Some(span) }
    }

    pub(crate) fn file(file: &'a str) -> Self {
        Place { file, span: None }
    }
}

/// All faults of a folder, with what is needed to show them.
#[derive(Debug)]
pub struct Report {
    pub diagnostics: Vec<Diagnostic>,
    folder: Folder,
}

impl Report {
    pub(crate) fn new(diagnostics: Vec<Diagnostic>, folder: Folder) -> Self {
        Report { diagnostics, folder }
    }

    /// The faults as text for a terminal: each with its file, line, a picture of the place and what to do.
    pub fn render(&self, renderer: &Renderer) -> String {
        let mut out = String::new();
        for diagnostic in &self.diagnostics {
            let title = Level::ERROR.primary_title(&diagnostic.message).id(diagnostic.code);
            let help = Level::HELP.message(&diagnostic.help);
            let source = self.folder.get(&diagnostic.file).zip(diagnostic.span.clone());
            let group = match source {
                Some((text, span)) => title.element(
                    Snippet::source(text)
                        .path(&diagnostic.file)
                        .annotation(AnnotationKind::Primary.span(span)),
                ),
                None => title.element(annotate_snippets::Origin::path(&diagnostic.file)),
            };
            out.push_str(&renderer.render(&[group.element(help)]));
            out.push_str("\n\n");
        }
        let count = self.diagnostics.len();
        let noun = if count == 1 { "fault" } else { "faults" };
        out + &format!("{count} {noun} found. Nothing was published.\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let renderer = Renderer::plain().decor_style(DecorStyle::Ascii);
        f.write_str(&self.render(&renderer))
    }
}

impl std::error::Error for Report {}
