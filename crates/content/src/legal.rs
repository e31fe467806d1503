//! The legal texts as data: sections in a small Markdown, with parts for single countries and the operator's facts filled in.

mod document;
mod markdown;

use domain::consent::TextVersion;
use domain::country::Country;

pub(crate) use self::document::{LegalDocument, LegalReading};
use crate::page::{PageIndex, named};

named! {
    /// A section of the shop's obligatory information. The names stand in addresses: `#privacy`.
    Section {
        Ingredients = "ingredients",
        TermsOfService = "termsOfService",
        Delivery = "delivery",
        Refund = "refund",
        Privacy = "privacy",
        Contact = "contact",
        Imprint = "imprint",
        Accessibility = "accessibility",
    }
}

impl Section {
    /// The file that holds the section's text; none for those that are made of other facts.
    pub(crate) const fn file_name(self) -> Option<&'static str> {
        match self {
            Section::Ingredients | Section::Contact => None,
            Section::TermsOfService => Some("terms.md"),
            Section::Delivery => Some("delivery.md"),
            Section::Refund => Some("refund.md"),
            Section::Privacy => Some("privacy.md"),
            Section::Imprint => Some("imprint.md"),
            Section::Accessibility => Some("accessibility.md"),
        }
    }

    /// All sections that have a text, with the file it is in.
    pub(crate) fn written() -> impl Iterator<Item = (Section, &'static str)> {
        Section::NAMES
            .iter()
            .filter_map(|(_, section)| Some((*section, section.file_name()?)))
    }
}

/// One section as a visitor of one country reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalText {
    pub section: Section,
    pub country: Country,
    pub title: String,
    /// Names this wording, for the records of who agreed to what.
    pub version: TextVersion,
    pub parts: Vec<Part>,
}

/// A piece of a legal text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Heading { level: HeadingLevel, runs: Vec<Run> },
    Paragraph { runs: Vec<Run> },
    List { is_numbered: bool, items: Vec<Vec<Run>> },
}

/// How deep a heading stands below the section's title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadingLevel {
    Main,
    Sub,
}

/// Words that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    Text(String),
    Strong(Vec<Run>),
    Emphasis(Vec<Run>),
    Link { target: LinkTarget, runs: Vec<Run> },
}

/// Where a link in a legal text leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkTarget {
    Section(Section),
    Page(PageIndex),
    /// A web address, a telephone number or an e-mail address.
    Outside(String),
}
