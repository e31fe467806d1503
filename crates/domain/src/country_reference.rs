//! What is generally known about the countries of the world: codes, locales, currency, languages, place.
//!
//! The records come from the npm package country-locale-map (`npm run country-reference` writes the file) and are
//! parsed once, on first use. They describe and decide nothing: the markets are in `country`, their rules in `locale`.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

mod aliases;
mod similarity;

use aliases::ALIASES;
use similarity::ComparedText;

/// From this score on, of 100, a similar name counts as found.
pub const FUZZY_THRESHOLD: u8 = 60;

/// One country. Field names are those of the source, so that whoever knows it knows these.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CountryRecord {
    pub name: &'static str,
    /// ISO 3166-1 alpha-2, upper case.
    pub alpha2: &'static str,
    /// ISO 3166-1 alpha-3, upper case.
    pub alpha3: &'static str,
    /// ISO 3166-1 numeric: three digits, with leading zeros.
    pub numeric: &'static str,
    /// Underscored, `de_DE`; [`CountryRecord::view`] has both styles.
    pub locales: Vec<String>,
    pub default_locale: String,
    /// ISO 4217.
    pub currency: &'static str,
    pub currency_name: &'static str,
    /// Decimal degrees, as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latitude: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longitude: Option<&'static str>,
    #[serde(default)]
    pub languages: Vec<&'static str>,
    /// Empty for places without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capital: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<&'static str>,
    /// The code points of the emoji: `U+1F1E9 U+1F1EA`.
    #[serde(rename = "emojiU", skip_serializing_if = "Option::is_none")]
    pub emoji_u: Option<&'static str>,
    /// FIPS 10-4, which is not ISO: the United Kingdom is `UK`.
    pub fips: &'static str,
    /// The top-level domain in upper case, which is not ISO either.
    pub internet: &'static str,
    pub continent: &'static str,
    pub region: &'static str,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternate_names: Vec<&'static str>,
}

impl CountryRecord {
    /// The record as it is handed out, with its locale codes in the wanted style.
    pub fn view(&self, style: LocaleStyle) -> CountryView {
        let styled = |locale: &String| match style {
            LocaleStyle::Underscore => locale.clone(),
            LocaleStyle::Hyphen => locale.replace('_', "-"),
        };
        CountryView(CountryRecord {
            locales: self.locales.iter().map(styled).collect(),
            default_locale: styled(&self.default_locale),
            ..self.clone()
        })
    }

    fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        std::iter::once(self.name).chain(self.alternate_names.iter().copied())
    }

    fn codes(&self) -> [&'static str; 3] {
        [self.alpha2, self.alpha3, self.numeric]
    }
}

/// How the parts of a locale code are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocaleStyle {
    /// `en-GB`
    Hyphen,
    /// `en_GB`
    Underscore,
}

/// A record with its locale codes in one style.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct CountryView(CountryRecord);

/// All countries, in the order of the source: by their English name, with few exceptions.
pub fn all() -> &'static [CountryRecord] {
    &REFERENCE.records
}

/// The country with this alpha-2, alpha-3 or numeric code, or with this name: English, alternate or native. Letter case
/// and white space around and between words do not matter.
pub fn find(query: &str) -> Option<&'static CountryRecord> {
    let index = *REFERENCE.by_key.get(&key_of(query))?;
    Some(&REFERENCE.records[index])
}

/// The country that [`find`] finds, with score 100; else the one whose name is most similar, with a score of at least
/// [`FUZZY_THRESHOLD`], the first of equals.
///
/// A similar name is a guess and often a wrong one (`Koreaa` is nearest to Grenada): it may suggest, and no
/// decision of the shop uses it.
pub fn find_fuzzy(query: &str) -> Option<(&'static CountryRecord, u8)> {
    find(query)
        .map(|record| (record, 100))
        .or_else(|| find_similar(&ComparedText::new(query)))
}

fn find_similar(query: &ComparedText) -> Option<(&'static CountryRecord, u8)> {
    let mut best: Option<(usize, u8)> = None;
    for (index, name) in &REFERENCE.compared_names {
        let to_beat = best.map_or(FUZZY_THRESHOLD - 1, |(_, score)| score);
        if query.best_possible_score(name) > to_beat {
            let score = query.score(name);
            if score > to_beat {
                best = Some((*index, score));
            }
        }
    }
    best.map(|(index, score)| (&REFERENCE.records[index], score))
}

struct Reference {
    records: Vec<CountryRecord>,
    by_key: HashMap<String, usize>,
    /// Names and alternate names with the index of their record. Aliases are left out: they are exact.
    compared_names: Vec<(usize, ComparedText)>,
}

static REFERENCE: LazyLock<Reference> = LazyLock::new(|| {
    let records = parse(include_str!("../data/countries.json"));
    let mut by_key = HashMap::new();
    let mut compared_names = Vec::new();
    for (index, record) in records.iter().enumerate() {
        let aliases = ALIASES
            .iter()
            .filter(|(alpha2, _)| *alpha2 == record.alpha2)
            .flat_map(|(_, names)| names.iter().copied());
        for key in record.codes().into_iter().chain(record.names()).chain(aliases) {
            by_key.insert(key_of(key), index);
        }
        compared_names.extend(record.names().map(|name| (index, ComparedText::new(name))));
    }
    Reference {
        records,
        by_key,
        compared_names,
    }
});

fn parse(json: &'static str) -> Vec<CountryRecord> {
    #[derive(Deserialize)]
    #[serde(bound(deserialize = "'de: 'static"))]
    struct DataFile {
        countries: Vec<CountryRecord>,
    }
    let file: DataFile = serde_json::from_str(json).expect("the file is part of the program and a test parses it");
    file.countries
}

fn key_of(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

#[cfg(test)]
mod tests;
