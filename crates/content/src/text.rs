//! The texts in all translations: reading Fluent files, comparing the translations, and handing out what a page needs.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use domain::locale::Locale;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{Comment, Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use unic_langid::LanguageIdentifier;

use crate::diagnostic::{Diagnostics, Place};
use crate::text::wording::Piece;

mod allowance;
mod inspect;
mod wording;

pub(crate) use allowance::Allowance;
pub(crate) use inspect::{Answers, NONE};
pub(crate) use wording::{Reading, readings};

/// All translations of the shop, as pages need them.
pub(crate) struct Texts {
    languages: BTreeMap<Locale, Language>,
    locales: Vec<Locale>,
}

/// The texts of one language.
struct Language {
    entries: BTreeMap<String, Source>,
    bundle: FluentBundle<FluentResource>,
}

/// What is left of a message or a term once everything was checked.
struct Source {
    text: Box<str>,
    references: Box<[String]>,
}

/// The texts of one language, as they are checked.
#[derive(Default)]
pub(crate) struct Translation {
    /// Messages by id, terms by `-id`.
    pub(crate) entries: BTreeMap<String, TextEntry>,
}

/// A message or a term.
pub(crate) struct TextEntry {
    pub(crate) file: String,
    pub(crate) span: Range<usize>,
    /// Its Fluent source in normal form, without comments.
    source: String,
    /// The variables it prints or selects by.
    pub(crate) variables: BTreeSet<String>,
    pub(crate) answers: Answers,
    /// Other messages and terms it is made of.
    pub(crate) references: BTreeSet<String>,
    /// What it says.
    pieces: Vec<Piece>,
    /// The rules it may break, from the comment above it.
    pub(crate) allowances: Vec<Allowance>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("locales", &self.locales)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// Finishes reading: after this, texts can be printed.
    pub(crate) fn new(translations: BTreeMap<Locale, Translation>) -> Self {
        let languages: BTreeMap<Locale, Language> = translations
            .into_iter()
            .map(|(locale, translation)| (locale, Language::new(locale, translation)))
            .collect();
        Texts {
            locales: languages.keys().copied().collect(),
            languages,
        }
    }

    pub(crate) fn locales(&self) -> &[Locale] {
        &self.locales
    }

    pub(crate) fn format(&self, locale: Locale, id: &str) -> String {
        let bundle = self.languages.get(&locale).map(|language| &language.bundle);
        let pattern = bundle
            .and_then(|bundle| bundle.get_message(id))
            .and_then(|message| message.value());
        match bundle.zip(pattern) {
            Some((bundle, pattern)) => bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
            // The check refused content where this can happen; an id on the page is easier to find than a crash.
            None => id.to_owned(),
        }
    }

    /// The source of these messages and of everything they refer to, each once, in the order of their names.
    pub(crate) fn source(&self, locale: Locale, ids: Vec<&str>) -> String {
        let Some(Language { entries, .. }) = self.languages.get(&locale) else {
            return String::new();
        };
        let references = |id: &str| entries.get(id).into_iter().flat_map(|entry| entry.references.iter());
        let needed = with_references(ids, references);
        let sources = needed.into_iter().filter_map(|id| entries.get(id));
        sources.map(|entry| &*entry.text).collect()
    }
}

/// These ids and all that they refer to, however deep.
pub(crate) fn closure<'a>(entries: &'a BTreeMap<String, TextEntry>, ids: Vec<&'a str>) -> BTreeSet<&'a str> {
    with_references(ids, |id| {
        entries.get(id).into_iter().flat_map(|entry| entry.references.iter())
    })
}

fn with_references<'a, R: Iterator<Item = &'a String>>(
    ids: Vec<&'a str>,
    references: impl Fn(&str) -> R,
) -> BTreeSet<&'a str> {
    let mut needed = BTreeSet::new();
    let mut pending = ids;
    while let Some(id) = pending.pop() {
        if needed.insert(id) {
            pending.extend(references(id).map(String::as_str));
        }
    }
    needed
}

impl Language {
    fn new(locale: Locale, translation: Translation) -> Self {
        let source = |entry: TextEntry| Source {
            text: entry.source.into(),
            references: entry.references.into_iter().collect(),
        };
        let entries = translation.entries.into_iter();
        let entries = entries.map(|(id, entry)| (id, source(entry))).collect();
        Language {
            bundle: make_bundle(locale, &entries),
            entries,
        }
    }
}

fn make_bundle(locale: Locale, entries: &BTreeMap<String, Source>) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.language().parse().expect("our language codes are well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    let source: String = entries.values().map(|entry| &*entry.text).collect();
    let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Translation {
    /// Reads one file into the translation and reports what is wrong with it alone.
    pub(crate) fn read_file(&mut self, file: &str, text: &str, diagnostics: &Diagnostics) {
        let resource = parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                diagnostics.report(
                    "bad-fluent",
                    Place::at(file, clamp(error.pos.clone(), text)),
                    format!("this is not valid Fluent: {}", error.kind),
                    "write `id = text`; longer text goes on in indented lines; `{` opens a placeable",
                );
            }
            resource
        });
        for entry in &resource.body {
            self.read_entry(file, text, entry, diagnostics);
        }
    }

    fn read_entry(&mut self, file: &str, text: &str, entry: &Entry<&str>, diagnostics: &Diagnostics) {
        let (id, name, attributes, comment) = match entry {
            Entry::Message(message) => (
                message.id.name.to_owned(),
                message.id.name,
                &message.attributes,
                &message.comment,
            ),
            Entry::Term(term) => (
                format!("-{}", term.id.name),
                term.id.name,
                &term.attributes,
                &term.comment,
            ),
            Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => {
                allowance::report_stray(file, text, comment, diagnostics);
                return;
            }
            Entry::Junk { .. } => return,
        };
        let span = span_of(text, name);
        let place = || Place::at(file, span.clone());
        if let Some(attribute) = attributes.first() {
            diagnostics.report(
                "text-attribute",
                Place::at(file, span_of(text, attribute.id.name)),
                format!("`{id}` has the attribute `.{}`, which nothing reads", attribute.id.name),
                "make it a message of its own",
            );
        }
        let found = inspect::inspect(entry);
        for fault in &found.faults {
            diagnostics.report(fault.code, place(), format!("`{id}` {}", fault.what), fault.help);
        }
        if let Some(earlier) = self.entries.get(&id) {
            diagnostics.report(
                "text-twice",
                place(),
                format!("`{id}` is already defined in {}", earlier.file),
                "remove one of them",
            );
            return;
        }
        let allowances = comment.as_ref().map_or_else(Vec::new, |comment: &Comment<&str>| {
            allowance::read(file, text, comment, diagnostics)
        });
        let resource = Resource {
            body: vec![without_comment(entry)],
        };
        self.entries.insert(
            id,
            TextEntry {
                file: file.to_owned(),
                span,
                source: serialize(&resource),
                variables: found.variables,
                answers: found.answers,
                references: found.references,
                pieces: wording::pieces(entry, text),
                allowances,
            },
        );
    }
}

/// Pages get texts without what their writers said about them.
fn without_comment<'a>(entry: &Entry<&'a str>) -> Entry<&'a str> {
    let mut entry = entry.clone();
    match &mut entry {
        Entry::Message(message) => message.comment = None,
        Entry::Term(term) => term.comment = None,
        _ => {}
    }
    entry
}

/// Where a slice of `text` stands in it. The parser hands out slices of its input, so the distance of the two starts is the
/// position.
fn span_of(text: &str, slice: &str) -> Range<usize> {
    let start = (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    clamp(start..start + slice.len(), text)
}

/// A span that certainly lies in the text and between characters.
fn clamp(span: Range<usize>, text: &str) -> Range<usize> {
    let floor = |position: usize| {
        let mut position = position.min(text.len());
        while !text.is_char_boundary(position) {
            position -= 1;
        }
        position
    };
    floor(span.start)..floor(span.end.max(span.start))
}
