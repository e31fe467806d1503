//! The law of words, over every message of every translation, over the captions of films and over books.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::thread;

use domain::locale::Locale;

use super::films::captions_file;
use crate::book::{Book, BookId, BookLine};
use crate::claims::Claims;
use crate::diagnostic::{Diagnostics, Place, line_of};
use crate::film::Film;
use crate::folder::Folder;
use crate::lint::{Reader, Rule};
use crate::site::Override;
use crate::text::{Reading, TextEntry, Translation, readings};

/// Reports unlawful words and needless overrides, and lists the overrides that hold.
pub(super) fn check(
    folder: &Folder,
    translations: &BTreeMap<Locale, Translation>,
    films: &BTreeMap<String, Film>,
    books: &BTreeMap<BookId, Book>,
    claims: &Claims,
    diagnostics: &Diagnostics,
) -> Vec<Override> {
    check_captions(films, claims, diagnostics);
    check_books(books, claims, diagnostics);
    let mut overrides = Vec::new();
    for (translation, faults) in translations.values().zip(read_all(translations, claims)) {
        for ((id, entry), faults) in translation.entries.iter().zip(faults) {
            let mut silenced = BTreeSet::new();
            for (rule, span, words) in faults {
                if entry.allowances.iter().any(|allowance| allowance.rule == rule) {
                    silenced.insert(rule);
                    continue;
                }
                diagnostics.report(
                    rule.code(),
                    Place::at(&entry.file, span),
                    format!("`{id}` {}: “{words}”", rule.fault()),
                    rule.help(),
                );
            }
            for allowance in &entry.allowances {
                if silenced.contains(&allowance.rule) {
                    overrides.push(Override {
                        line: line_of(folder, &entry.file, allowance.span.start),
                        file: entry.file.clone(),
                        message: id.clone(),
                        rule: allowance.rule,
                        reason: allowance.reason.clone(),
                    });
                } else {
                    diagnostics.report(
                        "override-unneeded",
                        Place::at(&entry.file, allowance.span.clone()),
                        format!("`{id}` does not break the rule `{}`", allowance.rule),
                        "remove the override",
                    );
                }
            }
        }
    }
    overrides.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    overrides
}

/// Reports unlawful words in captions, which the transcripts repeat. They have no overrides: what is spoken can be said
/// otherwise.
fn check_captions(films: &BTreeMap<String, Film>, claims: &Claims, diagnostics: &Diagnostics) {
    for film in films.values() {
        for (locale, captions) in &film.captions {
            let mut reader = Reader::new(*locale);
            let file = captions_file(&film.id, *locale);
            for reading in &captions.readings {
                for (rule, span, words) in faults_of(reading, &mut reader, claims) {
                    diagnostics.report(
                        rule.code(),
                        Place::at(&file, span),
                        format!("the film `{}` {}: “{words}”", film.id, rule.fault()),
                        rule.help(),
                    );
                }
            }
        }
    }
}

/// Reports unlawful words in books, which are sold beside what the rules are made for. They have no overrides either. Of how
/// something is cooked only those rules are asked whose words no recipe needs.
fn check_books(books: &BTreeMap<BookId, Book>, claims: &Claims, diagnostics: &Diagnostics) {
    for book in books.values() {
        let read = |locale: Locale, lines: &[(String, BookLine)]| -> Vec<(String, Fault)> {
            let mut reader = Reader::new(locale);
            let mut faults = Vec::new();
            for (file, line) in lines {
                let found = faults_of(&line.reading, &mut reader, claims).into_iter();
                let meant = found.filter(|(rule, ..)| !line.is_cooking || rule.holds_for_cooking());
                faults.extend(meant.map(|fault| (file.clone(), fault)));
            }
            faults
        };
        let faults: Vec<(String, Fault)> = thread::scope(|scope| {
            let readers: Vec<_> = book
                .texts
                .iter()
                .map(|(locale, text)| scope.spawn(|| read(*locale, &text.lines)))
                .collect();
            let joined = readers
                .into_iter()
                .map(|reader| reader.join().expect("reading a text does not panic"));
            joined.flatten().collect()
        });
        for (file, (rule, span, words)) in faults {
            diagnostics.report(
                rule.code(),
                Place::at(&file, span),
                format!("the book `{}` {}: “{words}”", book.id, rule.fault()),
                rule.help(),
            );
        }
    }
}

/// A rule, where its words stand, and the words.
type Fault = (Rule, Range<usize>, String);

/// The faults of every message of every translation, in their order. A server reads every word before it opens, so the
/// languages are read side by side.
fn read_all(translations: &BTreeMap<Locale, Translation>, claims: &Claims) -> Vec<Vec<Vec<Fault>>> {
    let read = |locale: Locale, entries: &BTreeMap<String, TextEntry>| -> Vec<Vec<Fault>> {
        let mut reader = Reader::new(locale);
        entries
            .values()
            .map(|entry| faults(&mut reader, entries, entry, claims))
            .collect()
    };
    thread::scope(|scope| {
        let readers: Vec<_> = translations
            .iter()
            .map(|(locale, translation)| scope.spawn(|| read(*locale, &translation.entries)))
            .collect();
        readers
            .into_iter()
            .map(|reader| reader.join().expect("reading a text does not panic"))
            .collect()
    })
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
