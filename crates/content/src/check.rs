//! Compiles a folder: reads every file, then checks what concerns several of them, and makes a site if nothing is wrong.

use std::cell::RefCell;
use std::collections::BTreeMap;

use domain::country::Country;
use domain::locale::Locale;
use domain::redirect::Redirect;
use domain::route::{RoutePage, RouteTable, Trailing};

use crate::book::{Book, BookId};
use crate::brand::Drawings;
use crate::claims::Claims;
use crate::diagnostic::{Diagnostics, Place, Report};
use crate::document::suggest;
use crate::facts::{Facts, InventedFact};
use crate::film::Film;
use crate::folder::Folder;
use crate::legal::{LegalReading, Section};
use crate::page::{Kind, Page, PageIndex};
use crate::picture::Picture;
use crate::product::{Product, ProductId, SampleReview};
use crate::quiz::{Funnel, Quiz, QuizName};
use crate::read::{PageDocument, Reading, SiteDocument};
use crate::site::{InterfaceTexts, Override, Site};
use crate::text::{Texts, Translation};
use crate::{Audience, Words};

use self::legal::LegalTexts;

mod books;
mod brand;
mod copy;
mod films;
mod funnels;
mod legal;
mod pages;
mod pictures;
mod quizzes;
mod redirects;
mod texts;

pub(crate) const SITE_FILE: &str = "site.toml";
pub(crate) const CLAIMS_FILE: &str = "claims.toml";
pub(crate) const REVIEWS_FILE: &str = "samples/reviews.toml";

/// The screens that answer for paths which are no page.
const SCREENS: [&str; 2] = ["not-found", "error"];

/// Pages every shop needs because its frame links to them: name and what the frame does with it.
const REQUIRED_PAGES: [(&str, &str); 3] = [
    ("index", "the home page at `/`"),
    ("terms", "the legal texts, which the footer of every page links to"),
    (
        "refund",
        "the withdrawal from a contract, which the footer of every page links to",
    ),
];

pub(crate) fn compile(
    folder: &Folder,
    interface: &InterfaceTexts,
    audience: Audience,
    words: Words,
) -> Result<Site, Report> {
    let diagnostics = Diagnostics::default();
    let site = read_site(folder, interface, audience, words, &diagnostics);
    let found = diagnostics.into_sorted();
    match site {
        Some(site) if found.is_empty() => Ok(site),
        _ => Err(Report::new(found, folder.clone())),
    }
}

fn read_site(
    folder: &Folder,
    interface: &InterfaceTexts,
    audience: Audience,
    words: Words,
    diagnostics: &Diagnostics,
) -> Option<Site> {
    let page_files = page_files(folder, audience);
    let is_page = |name: &&str| !SCREENS.contains(name);
    let page_names: Vec<&str> = page_files.iter().map(|(_, name, _)| *name).filter(is_page).collect();
    let drawings = brand::read(folder, diagnostics);
    let pictures = pictures::read(folder, diagnostics);
    let films = films::read(folder, diagnostics);
    let claims = read_claims(folder, diagnostics);
    let translations = read_translations(folder, diagnostics);
    let locales: Vec<Locale> = translations.keys().copied().collect();
    let mut books = books::read(folder, &locales, diagnostics);
    let book_names = books::names(folder);
    let product_files = documents_in(folder, "products");
    let product_names: Vec<&str> = product_files.iter().map(|(_, name, _)| *name).collect();
    let quiz_files = documents_in(folder, "quizzes");
    let quiz_names: Vec<&str> = quiz_files.iter().map(|(_, name, _)| *name).collect();
    let uses = RefCell::default();
    let reading = Reading {
        diagnostics,
        pictures: &pictures,
        films: &films,
        products: &BTreeMap::new(),
        product_names: &product_names,
        book_names: &book_names,
        quiz_names: &quiz_names,
        claims: &claims,
        locales: &locales,
        page_names: &page_names,
        uses: &uses,
    };

    report_strangers(folder, diagnostics);
    let settings = read_settings(folder, reading);
    let countries = settings
        .as_ref()
        .map_or(&Country::ALL[..], |settings| &settings.countries);
    let products = read_products(&product_files, reading, countries);
    let reading = Reading {
        products: &products,
        ..reading
    };
    let sample_reviews = folder
        .get(REVIEWS_FILE)
        .map(|text| reading.read_sample_reviews(REVIEWS_FILE, text))
        .unwrap_or_default();
    let documents: Vec<PageDocument> = page_files
        .iter()
        .filter_map(|(file, name, text)| reading.read_page(file, name, text))
        .collect();
    let unread_count = page_files.len() - documents.len();
    let quizzes = quizzes::read(&quiz_files, reading);
    if unread_count == 0 {
        quizzes::check_shown(&quiz_files, &documents, diagnostics);
    }
    let funnels = funnels::read(&documents_in(folder, "funnels"), reading, &documents, &quizzes);
    let uses = uses.take();
    copy::check(words, &translations, &films, &mut books, &claims, diagnostics);
    films::check_languages(folder, &films, locales.iter().copied(), diagnostics);

    pages::check(folder, &documents, &products, countries, diagnostics);
    let document_texts = texts_of_documents(folder);
    texts::check(&translations, &uses, &document_texts, interface, diagnostics);
    if let Some(settings) = &settings {
        redirects::check(
            &settings.redirects,
            &documents,
            unread_count,
            countries,
            SITE_FILE,
            diagnostics,
        );
    }
    let settings = settings?;
    let legal = legal::read(
        folder,
        &LegalReading {
            diagnostics,
            page_names: &page_names,
            facts: &settings.facts,
            countries: &settings.countries,
            locales: &locales,
        },
    );
    let parts = Parts {
        settings,
        drawings: drawings?,
        documents,
        pictures,
        films,
        products,
        books,
        claims,
        sample_reviews,
        quizzes,
        funnels,
        legal,
        overrides: copy::overrides(folder, &translations),
        translations,
        page_count: page_names.len(),
    };
    parts.assemble(folder, interface)
}

/// The authorised claims; a shop may do without.
fn read_claims(folder: &Folder, diagnostics: &Diagnostics) -> Claims {
    let text = folder.get(CLAIMS_FILE);
    text.map(|text| Claims::read(CLAIMS_FILE, text, diagnostics))
        .unwrap_or_default()
}

fn read_products(
    files: &[DocumentFile<'_>],
    reading: Reading<'_>,
    countries: &[Country],
) -> BTreeMap<ProductId, Product> {
    let products = files
        .iter()
        .filter_map(|(file, id, text)| reading.read_product(file, id, text, countries));
    products.map(|product| (product.id.clone(), product)).collect()
}

fn read_settings(folder: &Folder, reading: Reading<'_>) -> Option<SiteDocument> {
    let Some(text) = folder.get(SITE_FILE) else {
        let purpose = "it holds the brand, the countries and the redirects";
        report_missing_file(reading.diagnostics, SITE_FILE, purpose);
        return None;
    };
    reading.read_site(SITE_FILE, text)
}

/// What stands in documents that may name texts.
fn texts_of_documents(folder: &Folder) -> Vec<&str> {
    let documents = folder.iter().filter(|(file, _)| file.strip_suffix(".toml").is_some());
    documents.map(|(_, text)| text).collect()
}

/// Everything that was read.
struct Parts {
    settings: SiteDocument,
    drawings: Drawings,
    documents: Vec<PageDocument>,
    pictures: BTreeMap<String, Picture>,
    films: BTreeMap<String, Film>,
    products: BTreeMap<ProductId, Product>,
    books: BTreeMap<BookId, Book>,
    claims: Claims,
    sample_reviews: Vec<SampleReview>,
    quizzes: BTreeMap<QuizName, Quiz>,
    funnels: Vec<Funnel>,
    legal: LegalTexts,
    overrides: Vec<Override>,
    translations: BTreeMap<Locale, Translation>,
    page_count: usize,
}

impl Parts {
    /// Puts the site together; `None` if something could not be read, which was reported.
    fn assemble(self, folder: &Folder, interface: &InterfaceTexts) -> Option<Site> {
        let settings = self.settings;
        let (screens, pages): (Vec<Page>, Vec<Page>) = self
            .documents
            .into_iter()
            .map(|document| document.page)
            .partition(|page| page.kind.is_screen());
        // Links hold positions in the list of names, so a page that could not be read would shift them all.
        if pages.len() != self.page_count {
            return None;
        }
        let screen = |kind: Kind| screens.iter().find(|page| page.kind == kind).cloned();
        let index_of = |name: &str| -> Option<PageIndex> { pages.iter().position(|page| page.name == name) };
        let routes = route_table(&pages, &settings.countries);
        let rules: Vec<Redirect> = settings
            .redirects
            .into_iter()
            .map(|document| document.redirect)
            .collect();
        Some(Site {
            revision: folder.revision(),
            brand: settings.brand,
            drawings: self.drawings,
            share_picture: settings.share_picture,
            consent_version: settings.consent_version,
            health_consent_version: settings.health_consent_version,
            newsletter_version: settings.newsletter_version,
            redirects: redirects::with_countries(&rules, &routes, &pages, &settings.countries),
            routes,
            countries: settings.countries,
            home: index_of("index")?,
            terms: index_of("terms")?,
            refund: index_of("refund")?,
            mailbox: pages.iter().position(|page| page.kind == Kind::Mailbox),
            not_found: screen(Kind::NotFound)?,
            error: screen(Kind::Error)?,
            contact: settings.facts.contact()?,
            pictures: self.pictures,
            films: self.films,
            products: self.products,
            books: self.books,
            claims: self.claims,
            sample_reviews: self.sample_reviews,
            quizzes: self.quizzes,
            funnels: self.funnels,
            delivery: settings.delivery,
            overrides: self.overrides,
            invented_facts: invented_facts(folder, &settings.facts),
            model_texts: self.legal.models,
            legal: self.legal.texts,
            payment_marks: settings.payment_marks,
            pages,
            texts: Texts::new(self.translations),
            interface: interface.clone(),
        })
    }
}

/// The facts that cannot be true, with the lines they stand in.
fn invented_facts(folder: &Folder, facts: &Facts) -> Vec<(usize, String)> {
    let text = folder.get(SITE_FILE).unwrap_or_default();
    let with_line = |fact: &InventedFact| {
        let line = 1 + text[..fact.start].matches('\n').count();
        (line, format!("`{}` is invented: {}", fact.name, fact.reason))
    };
    facts.invented.iter().map(with_line).collect()
}

fn route_table(pages: &[Page], countries: &[Country]) -> RouteTable {
    let route_page = |page: &Page| RoutePage {
        path: page.path.clone(),
        trailing: trailing(page),
    };
    RouteTable::new(pages.iter().map(route_page).collect(), countries)
}

fn trailing(page: &Page) -> Trailing {
    if page.has_country_variants() {
        Trailing::Locale
    } else {
        Trailing::From
    }
}

/// The documents of all pages that this audience sees.
fn page_files(folder: &Folder, audience: Audience) -> Vec<DocumentFile<'_>> {
    let mut files = documents_in(folder, "pages");
    if audience == Audience::Builders {
        files.extend(documents_in(folder, "gallery"));
    }
    files
}

/// File, name and text.
type DocumentFile<'a> = (&'a str, &'a str, &'a str);

/// The documents that stand directly in a folder.
fn documents_in<'a>(folder: &'a Folder, place: &str) -> Vec<DocumentFile<'a>> {
    let name = |file: &'a str| file.strip_prefix(place)?.strip_prefix('/')?.strip_suffix(".toml");
    let documents = folder.iter().filter_map(|(file, text)| Some((file, name(file)?, text)));
    documents.filter(|(_, name, _)| !name.contains('/')).collect()
}

fn read_translations(folder: &Folder, diagnostics: &Diagnostics) -> BTreeMap<Locale, Translation> {
    let mut translations: BTreeMap<Locale, Translation> = BTreeMap::new();
    for (file, text) in folder.iter() {
        let Some((name, _)) = file.strip_prefix("text/").and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        if !is_known(file) {
            continue;
        }
        match name.parse::<Locale>() {
            Ok(locale) => translations
                .entry(locale)
                .or_default()
                .read_file(file, text, diagnostics),
            Err(_) => diagnostics.report(
                "unknown-locale",
                Place::file(file),
                format!("`{name}` is no translation this shop knows"),
                suggest(name, Locale::ALL.iter().map(|locale| locale.name())),
            ),
        }
    }
    if !translations.contains_key(&Locale::FALLBACK) {
        report_missing_file(
            diagnostics,
            &format!("text/{}/frame.ftl", Locale::FALLBACK),
            "every other translation falls back to it",
        );
    }
    translations
}

/// Files at places nobody reads.
fn report_strangers(folder: &Folder, diagnostics: &Diagnostics) {
    for (file, _) in folder.iter() {
        if !is_known(file) {
            diagnostics.report(
                "stray-file",
                Place::file(file),
                "nothing reads this file",
                "the brand stands in brand/mark.svg, brand/logo.svg and brand/logo-light.svg, the notice on the legal guarantee in brand/guarantee-<locale>.svg, pages in pages/<name>.toml, products in products/<name>.toml, quizzes in quizzes/<name>.toml, funnels in funnels/<name>.toml, texts in text/<locale>/<name>.ftl, legal texts in legal/<locale>/<section>.md, books in books/<book>/book.toml, books/<book>/cover.svg and books/<book>/<locale>/",
            );
        }
    }
}

fn is_known(file: &str) -> bool {
    let parts: Vec<&str> = file.split('/').collect();
    match parts.as_slice() {
        [SITE_FILE | CLAIMS_FILE]
        | ["samples", "reviews.toml"]
        | [books::BOOKS, _, books::BOOK_FILE | books::COVER_FILE] => true,
        ["pages" | "gallery" | "products" | "quizzes" | "funnels", name] => name.strip_suffix(".toml").is_some(),
        ["brand", _] => brand::is_known(file),
        // Captions; whose they are is told by those who read them.
        ["films", name] => name.strip_suffix(".vtt").is_some(),
        ["text", _, name] => name.strip_suffix(".ftl").is_some(),
        [books::BOOKS, _, locale, name] => {
            locale.parse::<Locale>().is_ok() && (*name == books::BOOK_FILE || name.strip_suffix(".md").is_some())
        }
        ["legal", locale, name] => {
            locale.parse::<Locale>().is_ok() && Section::written().any(|(_, file)| file == *name)
        }
        _ => false,
    }
}

fn report_missing_file(diagnostics: &Diagnostics, file: &str, purpose: &str) {
    diagnostics.report(
        "missing-file",
        Place::file(file),
        format!("the file {file} is missing"),
        format!("write it: {purpose}"),
    );
}
