//! What a page is made of, as the browser gets it: in the document first, from `_payload.json` on navigation. The
//! TypeScript types are generated from these.

use content::{Action, Block, Item, Page, Site};
use domain::country::Country;
use domain::locale::Market;
use domain::route::localised_path;
use serde::Serialize;
use utoipa::ToSchema;

use crate::pages::names::{ActionStyleName, CountryCode, LayoutName, LocaleName, PageKind};

/// A page for one country.
#[derive(Debug, Serialize, ToSchema)]
pub struct Payload {
    /// The page's name.
    pub page: String,
    #[schema(value_type = LayoutName)]
    pub layout: &'static str,
    #[schema(value_type = CountryCode)]
    pub country: &'static str,
    /// The translation it is in.
    #[schema(value_type = LocaleName)]
    pub locale: &'static str,
    pub head: HeadView,
    pub props: PageProps,
    /// Fluent source of exactly the texts this page needs.
    pub text: String,
    /// Set on the screens that answer for what is no page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub error: Option<ErrorView>,
}

/// What the document's head says.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeadView {
    pub title: String,
    pub description: String,
    /// BCP 47 tag of the document: `fr-BE`.
    pub lang: String,
    #[schema(required = true)]
    pub canonical: Option<String>,
    pub alternates: Vec<AlternateView>,
    #[schema(required = true)]
    pub robots: Option<&'static str>,
}

/// The same page for another country.
#[derive(Debug, Serialize, ToSchema)]
pub struct AlternateView {
    pub hreflang: String,
    pub href: String,
}

/// What the page's component gets.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PageProps {
    /// Chooses the component.
    #[schema(value_type = PageKind)]
    pub kind: &'static str,
    pub frame: FrameView,
    pub config: ClientConfig,
    /// The one main heading.
    pub heading: String,
    #[schema(required = true)]
    pub lead: Option<String>,
    pub blocks: Vec<BlockView>,
}

/// What surrounds every page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FrameView {
    pub brand: String,
    pub home_href: String,
    pub terms_href: String,
    /// The current year, for the copyright line.
    pub year: String,
    /// This page in every country of the shop.
    pub countries: Vec<CountryView>,
}

/// A country of the shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountryView {
    #[schema(value_type = CountryCode)]
    pub code: &'static str,
    pub href: String,
    pub lang: String,
}

/// Settings the browser needs; they go into the client state's `config`.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientConfig {
    /// Where the API is, if not at the shop's own address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub api_base_url: Option<String>,
}

/// A piece of a page. Texts are named by their ids.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "block", rename_all = "lowercase")]
pub enum BlockView {
    Points {
        #[schema(required = true)]
        heading: Option<String>,
        items: Vec<ItemView>,
    },
    Steps {
        #[schema(required = true)]
        heading: Option<String>,
        items: Vec<ItemView>,
    },
    Prose {
        #[schema(required = true)]
        heading: Option<String>,
        paragraphs: Vec<String>,
    },
    Actions {
        items: Vec<ActionView>,
    },
}

/// A headed point.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemView {
    pub heading: String,
    pub text: String,
}

/// A link to a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActionView {
    pub label: String,
    pub href: String,
    #[schema(value_type = ActionStyleName)]
    pub style: &'static str,
}

/// Why a screen is shown instead of a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorView {
    pub status: u16,
    /// In cached documents `{path}` stands for the path and query; the browser fills it in.
    pub message: String,
}

/// What all payloads of an edition share.
pub struct PayloadMaker<'a> {
    pub site: &'a Site,
    pub public_url: &'a str,
    pub config: &'a ClientConfig,
    pub year: i16,
}

impl PayloadMaker<'_> {
    /// The payload of a page, or of a screen with its error.
    pub fn make(&self, page: &Page, country: Country, error: Option<ErrorView>) -> Payload {
        let market = self.site.market(country);
        Payload {
            page: page.name.clone(),
            layout: page.layout.name(),
            country: country.code(),
            locale: market.locale.name(),
            head: self.head(page, market),
            props: PageProps {
                kind: page.kind.name(),
                frame: self.frame(page, country),
                config: self.config.clone(),
                heading: page.heading.clone(),
                lead: page.lead.clone(),
                blocks: page.blocks.iter().map(|block| self.block(block, country)).collect(),
            },
            text: self.site.text_of(page, market.locale),
            error,
        }
    }

    fn head(&self, page: &Page, market: Market) -> HeadView {
        let absolute = |path: &str| format!("{}{path}", self.public_url);
        let mut alternates = Vec::new();
        if page.has_country_variants() {
            alternates.extend(self.site.countries.iter().map(|country| AlternateView {
                hreflang: self.site.market(*country).language_tag(),
                href: absolute(&localised_path(&page.path, *country)),
            }));
            alternates.push(AlternateView {
                hreflang: "x-default".to_owned(),
                href: absolute(&page.path),
            });
        }
        let canonical = match page.has_country_variants() {
            true => Some(localised_path(&page.path, market.country)),
            false if page.kind.is_screen() => None,
            false => Some(page.path.clone()),
        };
        HeadView {
            title: self.site.format(market.locale, &page.title),
            description: self.site.format(market.locale, &page.description),
            lang: market.language_tag(),
            canonical: canonical.map(|path| absolute(&path)),
            alternates,
            robots: (!page.indexed).then_some("noindex"),
        }
    }

    fn frame(&self, page: &Page, country: Country) -> FrameView {
        let home = &self.site.pages[self.site.home];
        let terms = &self.site.pages[self.site.terms];
        // A page without variants, and a screen, have no address in another country: its home page is the nearest thing.
        let switched = if page.has_country_variants() { page } else { home };
        FrameView {
            brand: self.site.brand.clone(),
            home_href: localised_path(&home.path, country),
            terms_href: localised_path(&terms.path, country),
            year: self.year.to_string(),
            countries: self
                .site
                .countries
                .iter()
                .map(|other| CountryView {
                    code: other.code(),
                    href: localised_path(&switched.path, *other),
                    lang: self.site.market(*other).language_tag(),
                })
                .collect(),
        }
    }

    fn block(&self, block: &Block, country: Country) -> BlockView {
        let items = |items: &[Item]| {
            items
                .iter()
                .map(|item| ItemView {
                    heading: item.heading.clone(),
                    text: item.text.clone(),
                })
                .collect()
        };
        match block {
            Block::Points { heading, items: points } => BlockView::Points {
                heading: heading.clone(),
                items: items(points),
            },
            Block::Steps { heading, items: steps } => BlockView::Steps {
                heading: heading.clone(),
                items: items(steps),
            },
            Block::Prose { heading, paragraphs } => BlockView::Prose {
                heading: heading.clone(),
                paragraphs: paragraphs.clone(),
            },
            Block::Actions { items } => BlockView::Actions {
                items: items.iter().map(|action| self.action(action, country)).collect(),
            },
        }
    }

    fn action(&self, action: &Action, country: Country) -> ActionView {
        let target = &self.site.pages[action.page];
        ActionView {
            label: action.label.clone(),
            href: target.href(country),
            style: action.style.name(),
        }
    }
}
