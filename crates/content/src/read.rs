//! Turns `site.toml` and page documents into values, one file at a time. What concerns several files is in `check`.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;

use domain::consent::TextVersion;
use domain::country::Country;
use domain::locale::Locale;
use domain::redirect::{Redirect, RedirectFrom, is_absolute_url};

use crate::claims::Claims;
use crate::diagnostic::{Diagnostics, Place};
use crate::document::{Located, Table, read_document, suggest};
use crate::facts::Facts;
use crate::film::Film;
use crate::page::{Form, Kind, Layout, Page, PageIndex, PaymentMark};
use crate::picture::{PagePicture, Picture};
use crate::product::{Delivery, Product, ProductId};
use crate::quiz::QuizName;

mod block;
mod condition;
mod funnel;
mod product;
mod quiz;
mod text;

pub(crate) use funnel::{ChainDocument, ChainPage, FunnelDocument};
pub(crate) use product::parse_amount;
pub(crate) use quiz::QuizDocument;
pub(crate) use text::{Filled, Filling, Use};

/// What reading needs to know of the other files, and what it learns for them.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub(crate) diagnostics: &'a Diagnostics,
    /// The names of all pages that have an address, in the order of their index.
    pub(crate) page_names: &'a [&'a str],
    pub(crate) pictures: &'a BTreeMap<String, Picture>,
    pub(crate) films: &'a BTreeMap<String, Film>,
    /// Those that could be read.
    pub(crate) products: &'a BTreeMap<ProductId, Product>,
    /// Those that have a document.
    pub(crate) product_names: &'a [&'a str],
    /// Those that have a document.
    pub(crate) book_names: &'a [&'a str],
    /// Those that have a document.
    pub(crate) quiz_names: &'a [&'a str],
    pub(crate) claims: &'a Claims,
    /// The translations of the shop.
    pub(crate) locales: &'a [Locale],
    /// Every text that a document names, with the place.
    pub(crate) uses: &'a RefCell<Vec<Use>>,
}

/// `site.toml` as written.
pub(crate) struct SiteDocument {
    pub(crate) brand: String,
    pub(crate) share_picture: Option<PagePicture>,
    pub(crate) consent_version: TextVersion,
    pub(crate) health_consent_version: TextVersion,
    pub(crate) newsletter_version: TextVersion,
    pub(crate) countries: Vec<Country>,
    pub(crate) redirects: Vec<RedirectDocument>,
    pub(crate) facts: Facts,
    pub(crate) delivery: BTreeMap<Country, Delivery>,
    /// By country, in the order in which they are shown.
    pub(crate) payment_marks: Vec<(Country, Vec<PaymentMark>)>,
}

/// A redirect and where its two ends stand.
pub(crate) struct RedirectDocument {
    pub(crate) redirect: Redirect,
    pub(crate) from_span: Range<usize>,
    pub(crate) to_span: Range<usize>,
}

/// A page and where its path stands.
pub(crate) struct PageDocument {
    pub(crate) page: Page,
    pub(crate) file: String,
    pub(crate) path_span: Range<usize>,
    /// Whether every block could be read. What is missing on other pages is no fault of theirs.
    pub(crate) is_whole: bool,
}

impl Reading<'_> {
    pub(crate) fn read_site(&self, file: &str, text: &str) -> Option<SiteDocument> {
        read_document(file, text, self.diagnostics, |table| {
            let brand = table.text("brand").map(Located::into_inner);
            let consent_version = read_version(table, "consent_version");
            let health_consent_version = table.table("answers", |answers| read_version(answers, "consent_version"));
            let newsletter_version =
                table.table("newsletter", |newsletter| read_version(newsletter, "consent_version"));
            let share_picture = table.optional_table("share_picture", |picture| self.read_picture(picture));
            let countries = read_countries(table);
            let redirects = table.optional_tables("redirects", read_redirect);
            let facts = Facts::read(table, &countries);
            let delivery = table.table("delivery", |table| product::read_delivery(table, &countries));
            let payment_marks = table.table("payment_marks", |table| read_payment_marks(table, &countries));
            Some(SiteDocument {
                brand: brand?,
                share_picture: share_picture.flatten(),
                consent_version: consent_version?,
                health_consent_version: health_consent_version.flatten()?,
                newsletter_version: newsletter_version.flatten()?,
                countries,
                redirects: redirects.into_iter().flatten().collect(),
                facts,
                delivery: delivery?,
                payment_marks: payment_marks?,
            })
        })?
    }

    pub(crate) fn read_page(&self, file: &str, name: &str, text: &str) -> Option<PageDocument> {
        read_document(file, text, self.diagnostics, |table| {
            let layout = table.choice("layout", "unknown-layout", Layout::NAMES);
            let kind = table.choice("kind", "unknown-kind", Kind::NAMES);
            let is_screen = kind.is_some_and(Kind::is_screen);
            let path = if is_screen {
                Some(Located::new(0..0, String::new()))
            } else {
                table.text("path")
            };
            if let Some(path) = path.as_ref().filter(|_| !is_screen) {
                check_path(table, path);
            }
            let quiz = (kind == Some(Kind::Quiz)).then(|| self.quiz(table));
            let form = (kind == Some(Kind::Email)).then(|| table.choice("form", "unknown-form", Form::NAMES));
            if kind.is_none() {
                // A page of no known kind may be one that shows a quiz or asks for an address.
                table.pass(&["quiz", "form"]);
            }
            let indexed = if is_screen { Some(false) } else { table.flag("indexed") };
            let title = self.message(table, table.text("title"));
            let description = self.message(table, table.text("description"));
            // The browser gets what it shows; the head of the document is written without it.
            let first_shown = self.uses.borrow().len();
            let heading = self.message(table, table.text("heading"));
            let lead = self.message(table, table.optional_text("lead"));
            let hero = self.read_hero(name, table);
            let blocks = table.optional_tables("blocks", |block| self.read_block(name, block));
            let path = path?;
            Some(PageDocument {
                file: file.to_owned(),
                path_span: path.span(),
                is_whole: blocks.iter().all(Option::is_some),
                page: Page {
                    name: name.to_owned(),
                    path: path.into_inner(),
                    layout: layout?,
                    kind: kind?,
                    quiz: quiz.map_or(Some(None), |quiz| quiz.map(Some))?,
                    form: form.map_or(Some(None), |form| form.map(Some))?,
                    indexed: indexed?,
                    title: title?,
                    description: description?,
                    heading: heading?,
                    lead,
                    hero,
                    blocks: blocks.into_iter().flatten().collect(),
                    texts: self.texts_since(first_shown),
                },
            })
        })?
    }

    pub(crate) fn read_picture(&self, table: &Table<'_>) -> Option<PagePicture> {
        let alt = self.message(table, table.text("alt"));
        let picture = self.picture(table, &table.text("id")?);
        Some(PagePicture {
            picture: picture?.clone(),
            alt: alt?,
        })
    }

    /// The picture of that id; if there is none, that is reported.
    fn picture(&self, table: &Table<'_>, id: &Located) -> Option<&Picture> {
        let picture = self.pictures.get(id.get_ref());
        if picture.is_none() {
            table.report(
                "unknown-picture",
                table.place_of(id),
                format!("there is no picture `{}`", id.get_ref()),
                suggest(id.get_ref(), self.pictures.keys().map(String::as_str)),
            );
        }
        picture
    }

    /// The quiz that a page shows.
    fn quiz(&self, table: &Table<'_>) -> Option<QuizName> {
        let name = table.text("quiz")?;
        let is_known = self.quiz_names.contains(&name.get_ref().as_str());
        if !is_known {
            table.report(
                "unknown-quiz",
                table.place_of(&name),
                format!("there is no quiz `{}`", name.get_ref()),
                suggest(name.get_ref(), self.quiz_names.iter().copied()),
            );
        }
        is_known.then(|| name.into_inner())
    }
}

fn flat<T>(items: Vec<Option<T>>) -> Vec<T> {
    items.into_iter().flatten().collect()
}

/// The position of a page; if there is none, that is reported.
pub(crate) fn find_page(
    diagnostics: &Diagnostics,
    place: Place<'_>,
    name: &str,
    page_names: &[&str],
) -> Option<PageIndex> {
    let found = page_names.iter().position(|known| *known == name);
    if found.is_none() {
        diagnostics.report(
            "unknown-page",
            place,
            format!("there is no page `{name}`"),
            suggest(name, page_names.iter().copied()),
        );
    }
    found
}

/// Which marks stand in the footer of each country.
fn read_payment_marks(table: &Table<'_>, countries: &[Country]) -> Vec<(Country, Vec<PaymentMark>)> {
    // Marks of a country that is not sold to yet, or no more, do no harm.
    table.pass(&Country::ALL.map(Country::code));
    let marks_of = |country: &Country| {
        let marks = table.choices(country.code(), "unknown-payment-mark", PaymentMark::NAMES);
        (*country, marks)
    };
    countries.iter().map(marks_of).collect()
}

fn read_countries(table: &Table<'_>) -> Vec<Country> {
    let mut countries = Vec::new();
    for code in table.texts("countries") {
        match code.get_ref().parse::<Country>() {
            Ok(country) if countries.contains(&country) => table.report(
                "country-twice",
                table.place_of(&code),
                format!("{country} is listed twice"),
                "remove one of them",
            ),
            Ok(country) => countries.push(country),
            Err(_) => table.report(
                "unknown-country",
                table.place_of(&code),
                format!("`{}` is no country this shop can sell to", code.get_ref()),
                suggest(code.get_ref(), Country::ALL.iter().map(|country| country.code())),
            ),
        }
    }
    if !countries.is_empty() && !countries.contains(&Country::FALLBACK) {
        table.report(
            "fallback-country-missing",
            Place {
                span: None,
                ..table.place()
            },
            format!("`countries` lacks {}", Country::FALLBACK),
            "visitors from elsewhere fall back to it: add it",
        );
    }
    countries
}

/// Versions of a wording are days, so that the later of two is plain to see.
pub(crate) fn read_version(table: &Table<'_>, key: &'static str) -> Option<TextVersion> {
    let text = table.text(key)?;
    let version = text.get_ref().parse();
    if version.is_err() {
        table.report(
            "bad-version",
            table.place_of(&text),
            format!("`{}` is no version", text.get_ref()),
            "write the day of the wording: 2026-11-15",
        );
    }
    version.ok()
}

fn read_redirect(table: &Table<'_>) -> Option<RedirectDocument> {
    let from = table.text("from");
    let to = table.text("to");
    let (from, to) = (from?, to?);
    // What stands in a header or is compared with a path holds no spaces and no signs from elsewhere.
    let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
    let is_path = |text: &str| text.starts_with('/') && !text.starts_with("//") && is_plain(text);
    if !is_path(from.get_ref()) || from.get_ref().contains(['?', '#']) {
        table.report(
            "bad-redirect",
            table.place_of(&from),
            format!("`{}` is no path", from.get_ref()),
            "a path begins with `/` and has no query; end it with `/**` to cover everything below",
        );
        return None;
    }
    let leads_somewhere = is_path(to.get_ref()) || is_absolute_url(to.get_ref()) && is_plain(to.get_ref());
    if !leads_somewhere {
        table.report(
            "bad-redirect",
            table.place_of(&to),
            format!("`{}` is no path and no web address", to.get_ref()),
            "write a page's path, or a whole address with https://",
        );
        return None;
    }
    let redirect = Redirect {
        from: RedirectFrom::parse(from.get_ref()),
        to: to.get_ref().clone(),
    };
    Some(RedirectDocument {
        redirect,
        from_span: from.span(),
        to_span: to.span(),
    })
}

/// Paths the server answers itself; a page there would never be seen.
const RESERVED: [&str; 17] = [
    "_payload.json",
    "api",
    "apple-touch-icon.png",
    "assets",
    "brand",
    "builds",
    "favicon.ico",
    "film",
    "healthz",
    "image",
    "metrics",
    "openapi.json",
    "readyz",
    "robots.txt",
    "share",
    "sitemap.xml",
    "webhooks",
];

fn check_path(table: &Table<'_>, path: &Located) {
    let text = path.get_ref().as_str();
    let segment = text.strip_prefix('/');
    let is_well_formed = segment.is_some_and(|segment| {
        // Browsers resolve `.` and `..` before they ask.
        !matches!(segment, "." | "..")
            && segment
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_' || byte == b'.')
    });
    if !is_well_formed {
        table.report(
            "bad-path",
            table.place_of(path),
            format!("`{text}` cannot be a page's path"),
            "write `/` and one word of letters, digits and hyphens; the country is added by the shop",
        );
    } else if segment.is_some_and(|segment| RESERVED.contains(&segment.to_ascii_lowercase().as_str())) {
        table.report(
            "reserved-path",
            table.place_of(path),
            format!("`{text}` belongs to the server"),
            "choose another path",
        );
    }
}
