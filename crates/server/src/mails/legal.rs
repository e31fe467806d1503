//! Legal texts within a mail: what a buyer must be able to keep, without anything that needs the site. Links lead to the site
//! by whole addresses.

use content::{HeadingLevel, LinkTarget, Part, Run, Section};
use serde::{Deserialize, Serialize};

use super::addresses::Addresses;

/// One section, with its words.
#[derive(Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct LegalFacts {
    pub(super) title: String,
    /// The day of this wording, as the language writes it.
    day: String,
    pub(super) parts: Vec<LegalPart>,
}

/// A piece of a legal text.
#[derive(Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "part", rename_all = "lowercase")]
pub(super) enum LegalPart {
    Heading { text: String },
    Subheading { text: String },
    Paragraph { spans: Vec<Span> },
    Bullets { items: Vec<Vec<Span>> },
    Numbers { items: Vec<Vec<Span>> },
}

/// Words that look alike.
#[derive(Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) is_strong: bool,
    pub(super) href: Option<String>,
}

/// What a contract is made of: the terms, and what they name as their parts.
const OF_CONTRACT: [Section; 3] = [Section::TermsOfService, Section::Delivery, Section::Refund];

/// The texts of the contract that a buyer of that country made, in the order in which they refer to each other.
pub(super) fn contract(addresses: Addresses<'_>) -> Vec<LegalFacts> {
    let Addresses { site, country, .. } = addresses;
    let text = |section: &Section| site.legal_texts(country).find(|text| text.section == *section);
    let texts = OF_CONTRACT.iter().filter_map(text);
    texts
        .map(|text| LegalFacts {
            title: text.title.clone(),
            day: text.version.day_in(country.default_locale()),
            parts: text.parts.iter().map(|part| legal_part(addresses, part)).collect(),
        })
        .collect()
}

fn legal_part(addresses: Addresses<'_>, part: &Part) -> LegalPart {
    let items = |items: &[Vec<Run>]| items.iter().map(|item| spans(addresses, item)).collect();
    match part {
        Part::Heading { level, runs } => {
            let text = spans(addresses, runs).into_iter().map(|span| span.text).collect();
            match level {
                HeadingLevel::Main => LegalPart::Heading { text },
                HeadingLevel::Sub => LegalPart::Subheading { text },
            }
        }
        Part::Paragraph { runs } => LegalPart::Paragraph {
            spans: spans(addresses, runs),
        },
        Part::List {
            is_numbered: true,
            items: list,
        } => LegalPart::Numbers { items: items(list) },
        Part::List {
            is_numbered: false,
            items: list,
        } => LegalPart::Bullets { items: items(list) },
    }
}

fn spans(addresses: Addresses<'_>, runs: &[Run]) -> Vec<Span> {
    let mut found = Vec::new();
    for run in runs {
        match run {
            Run::Text(text) => found.push(Span {
                text: text.clone(),
                is_strong: false,
                href: None,
            }),
            Run::Emphasis(runs) => found.extend(spans(addresses, runs)),
            Run::Strong(runs) => found.extend(spans(addresses, runs).into_iter().map(|span| Span {
                is_strong: true,
                ..span
            })),
            Run::Link { target, runs } => {
                let href = link(addresses, target);
                found.extend(spans(addresses, runs).into_iter().map(|span| Span {
                    href: Some(href.clone()),
                    ..span
                }));
            }
        }
    }
    found
}

fn link(addresses: Addresses<'_>, target: &LinkTarget) -> String {
    match target {
        LinkTarget::Section(section) => format!("{}#{}", addresses.terms(), section.name()),
        LinkTarget::Page(page) => addresses.page(&addresses.site.pages[*page]),
        LinkTarget::Outside(address) => address.clone(),
    }
}
