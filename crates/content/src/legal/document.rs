//! A legal text's file: front matter, then Markdown, some of it between `::: AT` and `:::` for single countries.

use std::ops::Range;

use domain::consent::TextVersion;
use domain::country::Country;
use domain::locale::{Locale, Market};

use super::markdown;
use super::{LegalText, Part, Section};
use crate::diagnostic::{Diagnostics, Place};
use crate::document::{Located, read_document};
use crate::facts::Facts;
use crate::read::read_version;

const FRONT_MATTER_MARK: &str = "+++";
const FENCE: &str = ":::";

/// The dispute platform of the European Union, closed since July 2025: a link to it misleads.
const CLOSED_PLATFORM: &str = "consumers/odr";

/// What reading a legal text needs to know of the rest of the shop.
pub(crate) struct LegalReading<'a> {
    pub(crate) diagnostics: &'a Diagnostics,
    pub(crate) page_names: &'a [&'a str],
    pub(crate) facts: &'a Facts,
    /// The countries the shop sells to.
    pub(crate) countries: &'a [Country],
    /// The translations there are: they settle which countries read a text.
    pub(crate) locales: &'a [Locale],
}

/// A file for all countries that read its language.
pub(crate) struct LegalDocument {
    pub(crate) file: String,
    section: Section,
    title: String,
    version: TextVersion,
    /// Whether it is a model that nobody has made their own yet.
    pub(crate) is_model: bool,
    fragments: Vec<Fragment>,
}

/// Consecutive text for the same countries.
struct Fragment {
    readers: Readers,
    parts: Vec<Part>,
}

enum Readers {
    All,
    Some(Vec<Country>),
}

impl LegalDocument {
    /// What a country's visitors read.
    pub(crate) fn text_for(&self, country: Country) -> LegalText {
        let is_read = |fragment: &&Fragment| match &fragment.readers {
            Readers::All => true,
            Readers::Some(countries) => countries.contains(&country),
        };
        LegalText {
            section: self.section,
            country,
            title: self.title.clone(),
            version: self.version,
            parts: self
                .fragments
                .iter()
                .filter(is_read)
                .flat_map(|fragment| fragment.parts.iter().cloned())
                .collect(),
        }
    }
}

impl LegalReading<'_> {
    pub(crate) fn read(&self, section: Section, locale: Locale, file: &str, text: &str) -> Option<LegalDocument> {
        let Some(body) = body_of(text) else {
            self.diagnostics.report(
                "bad-front-matter",
                Place::at(file, 0..text.find('\n').unwrap_or(text.len())),
                "the file does not begin with its title and version",
                "begin with a line +++, then title = \"…\" and version = \"…\", then a line +++",
            );
            return None;
        };
        // Spaces in the place of the first mark keep every position what it is in the file.
        let front_matter = format!("   {}", &text[FRONT_MATTER_MARK.len()..body.front_matter_end]);
        let (title, version, is_model) = read_document(file, &front_matter, self.diagnostics, |table| {
            let title = table.text("title").map(Located::into_inner);
            let version = read_version(table, "version");
            let is_model = table.optional_flag("model").unwrap_or(false);
            Some((title?, version?, is_model))
        })??;
        if let Some(position) = text.find(CLOSED_PLATFORM) {
            self.diagnostics.report(
                "closed-dispute-platform",
                Place::at(file, position..position + CLOSED_PLATFORM.len()),
                "the European dispute platform was closed in July 2025",
                "remove the link: naming a closed body misleads; name the national one",
            );
        }
        let fragments = self
            .split_by_readers(locale, file, text, body.start)
            .into_iter()
            // A shop that does not sell to a country need not know the facts its part names.
            .filter(|(readers, _)| match readers {
                Readers::All => true,
                Readers::Some(countries) => countries.iter().any(|country| self.countries.contains(country)),
            })
            .map(|(readers, span)| Fragment {
                readers,
                parts: markdown::read(self, file, text, span),
            })
            .collect();
        Some(LegalDocument {
            file: file.to_owned(),
            section,
            title,
            version,
            is_model,
            fragments,
        })
    }

    /// The body in pieces, each for the same countries.
    fn split_by_readers(&self, locale: Locale, file: &str, text: &str, start: usize) -> Vec<(Readers, Range<usize>)> {
        let report = |span: Range<usize>, message: &str| {
            self.diagnostics.report(
                "legal-fence",
                Place::at(file, span),
                message,
                "a part for single countries begins with a line like `::: AT` and ends with a line `:::`",
            );
        };
        let mut pieces = Vec::new();
        let mut readers = Readers::All;
        let mut opened = None;
        let mut piece_start = start;
        let mut position = start;
        for line in text[start..].split_inclusive('\n') {
            let span = position..position + line.trim_end().len();
            position += line.len();
            let Some(names) = line.strip_prefix(FENCE) else {
                continue;
            };
            let is_end = names.trim().is_empty();
            pieces.push((readers, piece_start..span.start));
            piece_start = position;
            match (opened.take(), is_end) {
                (None, true) => report(span, "no part for single countries is open here"),
                (Some(_), false) => {
                    report(span.clone(), "the part before this one is not closed");
                    opened = Some(span);
                }
                (None, false) => opened = Some(span),
                (Some(_), true) => {}
            }
            readers = if is_end {
                Readers::All
            } else {
                Readers::Some(self.read_countries(locale, file, names, position - line.len() + FENCE.len()))
            };
        }
        if let Some(span) = opened {
            report(span, "this part is never closed");
        }
        pieces.push((readers, piece_start..text.len()));
        pieces
    }

    fn read_countries(&self, locale: Locale, file: &str, names: &str, start: usize) -> Vec<Country> {
        let mut countries = Vec::new();
        for name in names.split_whitespace() {
            let at = start + (name.as_ptr() as usize - names.as_ptr() as usize);
            let place = Place::at(file, at..at + name.len());
            match name.parse::<Country>() {
                Ok(country) if Market::of(country, self.locales).locale == locale => countries.push(country),
                _ => self.diagnostics.report(
                    "legal-country",
                    place,
                    format!("`{name}` is no country that reads {locale}"),
                    "name countries of this translation, or move the part to theirs",
                ),
            }
        }
        countries
    }
}

struct Body {
    front_matter_end: usize,
    start: usize,
}

/// Where the front matter ends and the text begins.
fn body_of(text: &str) -> Option<Body> {
    let rest = text.strip_prefix(FRONT_MATTER_MARK)?.strip_prefix('\n')?;
    let opening = FRONT_MATTER_MARK.len() + 1;
    let end = opening + rest.find("\n+++\n")? + 1;
    Some(Body {
        front_matter_end: end,
        start: end + FRONT_MATTER_MARK.len() + 1,
    })
}
