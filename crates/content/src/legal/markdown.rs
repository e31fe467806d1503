//! The Markdown of legal texts: headings, paragraphs, lists, emphasis, links, and `{{facts}}`. Everything else is refused,
//! because nothing would show it.

use std::iter::Peekable;
use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel as Level, Options, Parser, Tag, TextMergeWithOffset};

use super::document::LegalReading;
use super::{HeadingLevel, LinkTarget, Part, Run, Section};
use crate::diagnostic::Place;
use crate::document::suggest;
use crate::read::find_page;

type Events<'t> = Peekable<TextMergeWithOffset<'t, pulldown_cmark::OffsetIter<'t>>>;

/// Reads a piece of a file; positions in reports are those of the whole file.
pub(super) fn read(reading: &LegalReading<'_>, file: &str, text: &str, span: Range<usize>) -> Vec<Part> {
    let markdown = &text[span.clone()];
    let parser = Parser::new_ext(markdown, Options::empty()).into_offset_iter();
    let mut reader = Reader {
        reading,
        file,
        offset: span.start,
        events: TextMergeWithOffset::new(parser).peekable(),
    };
    reader.parts()
}

struct Reader<'a, 't> {
    reading: &'a LegalReading<'a>,
    file: &'a str,
    offset: usize,
    events: Events<'t>,
}

impl Reader<'_, '_> {
    fn parts(&mut self) -> Vec<Part> {
        let mut parts = Vec::new();
        while let Some((event, span)) = self.events.next() {
            match event {
                Event::Start(Tag::Paragraph) => parts.push(Part::Paragraph { runs: self.runs() }),
                Event::Start(Tag::Heading { level: Level::H2, .. }) => parts.push(self.heading(HeadingLevel::Main)),
                Event::Start(Tag::Heading { level: Level::H3, .. }) => parts.push(self.heading(HeadingLevel::Sub)),
                Event::Start(Tag::List(start)) => parts.push(Part::List {
                    is_numbered: start.is_some(),
                    items: self.items(),
                }),
                other => self.refuse(&other, span),
            }
        }
        parts
    }

    fn heading(&mut self, level: HeadingLevel) -> Part {
        Part::Heading {
            level,
            runs: self.runs(),
        }
    }

    fn items(&mut self) -> Vec<Vec<Run>> {
        let mut items = Vec::new();
        while let Some((event, span)) = self.events.next() {
            match event {
                Event::Start(Tag::Item) => items.push(self.runs()),
                Event::End(_) => break,
                other => self.refuse(&other, span),
            }
        }
        items
    }

    /// Everything up to the end of what was just opened.
    fn runs(&mut self) -> Vec<Run> {
        let mut runs = Vec::new();
        while let Some((event, span)) = self.events.next() {
            match event {
                Event::End(_) => break,
                Event::Text(text) => self.fill_in(&text, &span, &mut runs),
                Event::SoftBreak => runs.push(Run::Text(" ".to_owned())),
                Event::Start(Tag::Strong) => runs.push(Run::Strong(self.runs())),
                Event::Start(Tag::Emphasis) => runs.push(Run::Emphasis(self.runs())),
                Event::Start(Tag::Link { dest_url, .. }) => {
                    let target = self.target(&dest_url, span);
                    let runs_of_link = self.runs();
                    runs.extend(target.map(|target| Run::Link {
                        target,
                        runs: runs_of_link,
                    }));
                }
                // The items of a list with empty lines between them hold paragraphs.
                Event::Start(Tag::Paragraph) if runs.is_empty() => runs = self.runs(),
                other => self.refuse(&other, span),
            }
        }
        runs
    }

    /// Text with the operator's facts in the place of their names.
    fn fill_in(&self, text: &str, span: &Range<usize>, runs: &mut Vec<Run>) {
        let mut rest = text;
        while let Some((before, name, after)) = split_at_fact(rest) {
            if !before.is_empty() {
                runs.push(Run::Text(before.to_owned()));
            }
            match self.reading.facts.get(name) {
                Some(fact) => runs.push(fact.run()),
                // Reported where it should stand.
                None if self.reading.facts.is_known_missing(name) => {}
                None => self.report(
                    "unknown-fact",
                    span.clone(),
                    format!("there is no fact `{name}`"),
                    format!("facts stand in site.toml; {}", suggest(name, self.facts_like(name))),
                ),
            }
            rest = after;
        }
        if !rest.is_empty() {
            runs.push(Run::Text(rest.to_owned()));
        }
    }

    /// Only facts of the same table are worth suggesting.
    fn facts_like<'n>(&'n self, name: &str) -> impl Iterator<Item = &'n str> {
        let table = name.split('_').next().unwrap_or_default().to_owned();
        self.reading
            .facts
            .names()
            .filter(move |known| known.starts_with(&table))
    }

    fn target(&self, address: &str, span: Range<usize>) -> Option<LinkTarget> {
        if let Some(name) = address.strip_prefix('#') {
            let found = Section::NAMES.iter().find(|(known, _)| *known == name);
            if found.is_none() {
                let known = Section::NAMES.iter().map(|(known, _)| *known);
                self.report(
                    "unknown-section",
                    span,
                    format!("there is no section `{name}`"),
                    suggest(name, known),
                );
            }
            return found.map(|(_, section)| LinkTarget::Section(*section));
        }
        if let Some(name) = address.strip_prefix("page:") {
            let place = Place::at(self.file, self.shift(span));
            let page = find_page(self.reading.diagnostics, place, name, self.reading.page_names);
            return page.map(LinkTarget::Page);
        }
        if !address.starts_with("https://") {
            self.report(
                "bad-link",
                span,
                format!("`{address}` leads nowhere"),
                "link to `#section`, to `page:name`, or to a whole address with https://",
            );
            return None;
        }
        Some(LinkTarget::Outside(address.to_owned()))
    }

    /// Reports what has no place in a legal text and passes over it.
    fn refuse(&mut self, event: &Event<'_>, span: Range<usize>) {
        self.report(
            "legal-syntax",
            span,
            "this has no place in a legal text",
            "use ## and ### headings, paragraphs, lists of one level, **strong**, *emphasis* and links",
        );
        if !matches!(event, Event::Start(_)) {
            return;
        }
        let mut depth = 1_usize;
        while depth > 0 {
            match self.events.next() {
                Some((Event::Start(_), _)) => depth += 1,
                Some((Event::End(_), _)) => depth -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    fn report(&self, code: &'static str, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        let place = Place::at(self.file, self.shift(span));
        self.reading.diagnostics.report(code, place, message, help);
    }

    fn shift(&self, span: Range<usize>) -> Range<usize> {
        span.start + self.offset..span.end + self.offset
    }
}

/// `before {{name}} after`.
fn split_at_fact(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("{{")?;
    let (name, after) = rest.split_once("}}")?;
    Some((before, name.trim(), after))
}
