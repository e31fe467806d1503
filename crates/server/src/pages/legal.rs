//! The legal texts as the browser gets them: with the page that holds them all, which the overlay asks for too.

use content::typography::keep_prefixes;
use content::{HeadingLevel, LegalText, LinkTarget, Part, Run, Site};
use domain::country::Country;
use serde::Serialize;
use utoipa::ToSchema;

use crate::pages::names::SectionName;

/// One section of the legal texts.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalView {
    #[schema(value_type = SectionName)]
    pub section: &'static str,
    pub title: String,
    /// The day of this wording, as the language writes it.
    pub day: String,
    pub parts: Vec<PartView>,
}

/// A piece of a legal text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "part", rename_all = "lowercase")]
pub enum PartView {
    Heading { runs: Vec<RunView> },
    Subheading { runs: Vec<RunView> },
    Paragraph { runs: Vec<RunView> },
    Bullets { items: Vec<Vec<RunView>> },
    Numbers { items: Vec<Vec<RunView>> },
}

/// Words that look alike: plain, or marked by the one key that says how.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum RunView {
    Text(String),
    Strong {
        strong: Vec<RunView>,
    },
    Emphasis {
        emphasis: Vec<RunView>,
    },
    /// Leads to another section.
    Section {
        #[schema(value_type = SectionName)]
        section: &'static str,
        runs: Vec<RunView>,
    },
    /// Leads to a page of the shop.
    Page {
        page: String,
        runs: Vec<RunView>,
    },
    /// Leads out of the shop, to a telephone or to an e-mail.
    Outside {
        outside: String,
        runs: Vec<RunView>,
    },
}

/// All sections that have a text, for one country.
pub(super) fn legal_views(site: &Site, country: Country) -> Vec<LegalView> {
    let view = |text: &LegalText| LegalView {
        section: text.section.name(),
        title: text.title.clone(),
        day: text.version.day_in(country.default_locale()),
        parts: text.parts.iter().map(|part| part_view(site, country, part)).collect(),
    };
    site.legal_texts(country).map(view).collect()
}

fn part_view(site: &Site, country: Country, part: &Part) -> PartView {
    let views = |runs: &[Run]| run_views(site, country, runs);
    let items = |items: &[Vec<Run>]| items.iter().map(|item| views(item)).collect();
    match part {
        Part::Heading { level, runs } => match level {
            HeadingLevel::Main => PartView::Heading { runs: views(runs) },
            HeadingLevel::Sub => PartView::Subheading { runs: views(runs) },
        },
        Part::Paragraph { runs } => PartView::Paragraph { runs: views(runs) },
        Part::List {
            is_numbered: true,
            items: list,
        } => PartView::Numbers { items: items(list) },
        Part::List {
            is_numbered: false,
            items: list,
        } => PartView::Bullets { items: items(list) },
    }
}

fn run_views(site: &Site, country: Country, runs: &[Run]) -> Vec<RunView> {
    let views = |runs: &[Run]| run_views(site, country, runs);
    let view = |run: &Run| match run {
        Run::Text(text) => RunView::Text(keep_prefixes(text)),
        Run::Strong(runs) => RunView::Strong { strong: views(runs) },
        Run::Emphasis(runs) => RunView::Emphasis { emphasis: views(runs) },
        Run::Link { target, runs } => link_view(site, country, target, views(runs)),
    };
    runs.iter().map(view).collect()
}

fn link_view(site: &Site, country: Country, target: &LinkTarget, runs: Vec<RunView>) -> RunView {
    match target {
        LinkTarget::Section(section) => RunView::Section {
            section: section.name(),
            runs,
        },
        LinkTarget::Page(page) => RunView::Page {
            page: site.pages[*page].href(country),
            runs,
        },
        LinkTarget::Outside(address) => RunView::Outside {
            outside: address.clone(),
            runs,
        },
    }
}
