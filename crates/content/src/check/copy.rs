//! The law of words, over every message of every translation, over the captions of films and over books.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::thread;

use domain::locale::Locale;

use super::films::captions_file;
use crate::Words;
use crate::book::{Book, BookId};
use crate::claims::Claims;
use crate::diagnostic::{Diagnostics, Place, line_of};
use crate::film::Film;
use crate::folder::Folder;
use crate::lint::{Reader, Rule};
use crate::site::Override;
use crate::text::{Reading, TextEntry, Translation, readings};

/// Reports unlawful words and needless overrides, unless it is known that there are none. Books keep their lines for no longer.
pub(super) fn check(
    words: Words,
    translations: &BTreeMap<Locale, Translation>,
    films: &BTreeMap<String, Film>,
    books: &mut BTreeMap<BookId, Book>,
    claims: &Claims,
    diagnostics: &Diagnostics,
) {
    if words == Words::Unread {
        for (translation, findings) in read_all(translations, films, books, claims) {
            findings.report(diagnostics);
            for ((id, entry), faults) in translation.entries.iter().zip(&findings.in_messages) {
                report_message(id, entry, faults, diagnostics);
            }
        }
    }
    books.values_mut().for_each(Book::forget_lines);
}

/// What every language says that it must not. A server reads every word before it opens, so the languages are read side by
/// side, but no more of them at once than there are processors: each has large tables.
fn read_all<'a>(
    translations: &'a BTreeMap<Locale, Translation>,
    films: &BTreeMap<String, Film>,
    books: &'a BTreeMap<BookId, Book>,
    claims: &Claims,
) -> Vec<(&'a Translation, Findings<'a>)> {
    let left = Mutex::new(translations.iter());
    let next = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
    let read = || {
        let languages = iter::from_fn(next);
        let read = |(locale, translation): (&Locale, &'a Translation)| {
            (translation, Findings::read(*locale, translation, films, books, claims))
        };
        languages.map(read).collect::<Vec<_>>()
    };
    let readers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let others: Vec<_> = (1..readers).map(|_| scope.spawn(read)).collect();
        let mut all = read();
        for other in others {
            all.extend(other.join().expect("reading a text does not panic"));
        }
        all
    })
}

/// What the texts allow themselves. Where nothing was reported, each of them is needed.
pub(super) fn overrides(folder: &Folder, translations: &BTreeMap<Locale, Translation>) -> Vec<Override> {
    let entries = translations.values().flat_map(|translation| &translation.entries);
    let mut overrides: Vec<Override> = entries
        .flat_map(|(id, entry)| entry.allowances.iter().map(move |allowance| (id, entry, allowance)))
        .map(|(id, entry, allowance)| Override {
            line: line_of(folder, &entry.file, allowance.span.start),
            file: entry.file.clone(),
            message: id.clone(),
            rule: allowance.rule,
            reason: allowance.reason.clone(),
        })
        .collect();
    overrides.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    overrides
}

/// A rule, where its words stand, and the words.
type Fault = (Rule, Range<usize>, String);

/// What the texts of one language say that they must not.
struct Findings<'a> {
    /// In captions, which the transcripts repeat, and in books: what says it, its file, and what.
    elsewhere: Vec<(String, Cow<'a, str>, Fault)>,
    /// In each message, in their order.
    in_messages: Vec<Vec<Fault>>,
}

impl<'a> Findings<'a> {
    fn read(
        locale: Locale,
        translation: &Translation,
        films: &BTreeMap<String, Film>,
        books: &'a BTreeMap<BookId, Book>,
        claims: &Claims,
    ) -> Self {
        let mut reader = Reader::new(locale);
        let mut elsewhere = Vec::new();
        for film in films.values() {
            let Some(captions) = film.captions.get(&locale) else {
                continue;
            };
            let faults = captions
                .readings
                .iter()
                .flat_map(|reading| faults_of(reading, &mut reader, claims));
            elsewhere.extend(faults.map(|fault| {
                let file = captions_file(&film.id, locale);
                (format!("the film `{}`", film.id), Cow::Owned(file), fault)
            }));
        }
        for book in books.values() {
            let Some(text) = book.texts.get(&locale) else {
                continue;
            };
            for (file, line) in &text.lines {
                // Of how something is cooked only those rules are asked whose words no recipe needs.
                let faults = faults_of(&line.reading, &mut reader, claims).into_iter();
                let meant = faults.filter(|(rule, ..)| !line.is_cooking || rule.holds_for_cooking());
                elsewhere.extend(
                    meant.map(|fault| (format!("the book `{}`", book.id), Cow::Borrowed(file.as_str()), fault)),
                );
            }
        }
        let entries = &translation.entries;
        Findings {
            elsewhere,
            in_messages: entries
                .values()
                .map(|entry| faults(&mut reader, entries, entry, claims))
                .collect(),
        }
    }

    /// Reports what has no overrides: what is spoken or sold as a book can be said otherwise.
    fn report(&self, diagnostics: &Diagnostics) {
        for (what, file, (rule, span, words)) in &self.elsewhere {
            diagnostics.report(
                rule.code(),
                Place::at(file, span.clone()),
                format!("{what} {}: “{words}”", rule.fault()),
                rule.help(),
            );
        }
    }
}

fn report_message(id: &str, entry: &TextEntry, faults: &[Fault], diagnostics: &Diagnostics) {
    let is_broken = |rule: Rule| faults.iter().any(|(broken, ..)| *broken == rule);
    for (rule, span, words) in faults {
        if entry.allowances.iter().all(|allowance| allowance.rule != *rule) {
            diagnostics.report(
                rule.code(),
                Place::at(&entry.file, span.clone()),
                format!("`{id}` {}: “{words}”", rule.fault()),
                rule.help(),
            );
        }
    }
    for allowance in entry.allowances.iter().filter(|allowance| !is_broken(allowance.rule)) {
        diagnostics.report(
            "override-unneeded",
            Place::at(&entry.file, allowance.span.clone()),
            format!("`{id}` does not break the rule `{}`", allowance.rule),
            "remove the override",
        );
    }
}

/// What a message says that it must not, with place and words.
fn faults(
    reader: &mut Reader,
    entries: &BTreeMap<String, TextEntry>,
    entry: &TextEntry,
    claims: &Claims,
) -> Vec<Fault> {
    let mut found: Vec<Fault> = Vec::new();
    for reading in readings(entries, entry) {
        for fault in faults_of(&reading, reader, claims) {
            if !found
                .iter()
                .any(|(rule, place, _)| *rule == fault.0 && *place == fault.1)
            {
                found.push(fault);
            }
        }
    }
    found
}

/// What one reading says that it must not. What it only takes over from another message is that one's fault.
fn faults_of(reading: &Reading, reader: &mut Reader, claims: &Claims) -> Vec<Fault> {
    let found = reader.hits_beside_claims(&reading.text, claims).into_iter();
    found
        .filter_map(|hit| {
            let span = reading.place_of(&hit.range)?;
            Some((hit.rule, span, reading.text[hit.range].to_owned()))
        })
        .collect()
}
