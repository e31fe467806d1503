//! The legal texts of every country the shop sells to: all there, in the language that country reads.

use std::collections::BTreeMap;

use domain::country::Country;
use domain::locale::{Locale, Market};

use super::report_missing_file;
use crate::folder::Folder;
use crate::legal::{LegalDocument, LegalReading, LegalText, Section};

/// The legal texts that were read.
pub(super) struct LegalTexts {
    /// By country, then by section.
    pub(super) texts: Vec<LegalText>,
    /// The files that are models.
    pub(super) models: Vec<String>,
}

/// The texts of all countries. What no country reads is not looked at.
pub(super) fn read(folder: &Folder, reading: &LegalReading<'_>) -> LegalTexts {
    let mut documents: BTreeMap<Locale, Vec<LegalDocument>> = BTreeMap::new();
    let text_for = |country: Country| {
        let locale = Market::of(country, reading.locales).locale;
        let documents = documents
            .entry(locale)
            .or_insert_with(|| read_locale(folder, reading, locale));
        documents
            .iter()
            .map(|document| document.text_for(country))
            .collect::<Vec<_>>()
    };
    let texts = reading.countries.iter().copied().flat_map(text_for).collect();
    let models = documents.into_values().flatten().filter(|document| document.is_model);
    LegalTexts {
        texts,
        models: models.map(|document| document.file).collect(),
    }
}

fn read_locale(folder: &Folder, reading: &LegalReading<'_>, locale: Locale) -> Vec<LegalDocument> {
    let read = |(section, name): (Section, &str)| {
        let file = format!("legal/{locale}/{name}");
        let Some(text) = folder.get(&file) else {
            report_missing_file(
                reading.diagnostics,
                &file,
                "the law asks for it in every language that is sold in",
            );
            return None;
        };
        reading.read(section, locale, &file, text)
    };
    Section::written().filter_map(read).collect()
}
