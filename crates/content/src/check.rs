//! Compiles a folder: reads every file, then checks what concerns several of them, and makes a site if nothing is wrong.

use std::collections::BTreeMap;

use domain::country::Country;
use domain::locale::Locale;
use domain::redirect::Redirect;
use domain::route::{RoutePage, RouteTable, Trailing};

use crate::diagnostic::{Diagnostics, Place, Report};
use crate::document::suggest;
use crate::folder::Folder;
use crate::page::{Kind, Page, PageIndex};
use crate::read::{PageDocument, Reading, SiteDocument};
use crate::site::{InterfaceTexts, Site};
use crate::text::{Texts, Translation};

mod redirects;
mod texts;

const SITE_FILE: &str = "site.toml";

/// The screens that answer for paths which are no page.
const SCREENS: [&str; 2] = ["not-found", "error"];

/// Pages every shop needs because its frame links to them: name and what the frame does with it.
const REQUIRED_PAGES: [(&str, &str); 2] = [
    ("index", "the home page at `/`"),
    ("terms", "the legal texts, which the footer of every page links to"),
];

pub(crate) fn compile(folder: &Folder, interface: &InterfaceTexts) -> Result<Site, Report> {
    let diagnostics = Diagnostics::default();
    let site = read_site(folder, interface, &diagnostics);
    let found = diagnostics.into_sorted();
    match site {
        Some(site) if found.is_empty() => Ok(site),
        _ => Err(Report::new(found, folder.clone())),
    }
}

fn read_site(folder: &Folder, interface: &InterfaceTexts, diagnostics: &Diagnostics) -> Option<Site> {
    let page_files: Vec<(&str, &str, &str)> = folder
        .iter()
        .filter_map(|(file, text)| Some((file, file.strip_prefix("pages/")?.strip_suffix(".toml")?, text)))
        .filter(|(_, name, _)| !name.contains('/'))
        .collect();
    let page_names: Vec<&str> = page_files
        .iter()
        .map(|(_, name, _)| *name)
        .filter(|name| !SCREENS.contains(name))
        .collect();
    let reading = Reading {
        diagnostics,
        page_names: &page_names,
        uses: Vec::new().into(),
    };

    report_strangers(folder, diagnostics);
    if folder.get(SITE_FILE).is_none() {
        report_missing_file(
            diagnostics,
            SITE_FILE,
            "it holds the brand, the countries and the redirects",
        );
    }
    let settings = folder
        .get(SITE_FILE)
        .and_then(|text| reading.read_site(SITE_FILE, text));
    let documents: Vec<PageDocument> = page_files
        .iter()
        .filter_map(|(file, name, text)| reading.read_page(file, name, text))
        .collect();
    let translations = read_translations(folder, diagnostics);
    let uses = reading.uses.into_inner();

    let countries = settings
        .as_ref()
        .map_or(&Country::ALL[..], |settings| &settings.countries);
    check_pages(folder, &documents, countries, diagnostics);
    let page_texts: Vec<&str> = page_files.iter().map(|(_, _, text)| *text).collect();
    texts::check(&translations, &uses, &page_texts, interface, diagnostics);
    if let Some(settings) = &settings {
        let unread_count = page_files.len() - documents.len();
        redirects::check(
            &settings.redirects,
            &documents,
            unread_count,
            countries,
            SITE_FILE,
            diagnostics,
        );
    }
    assemble(folder, interface, settings?, documents, translations, page_names.len())
}

/// Puts the site together; `None` if a file could not be read, which was reported.
fn assemble(
    folder: &Folder,
    interface: &InterfaceTexts,
    settings: SiteDocument,
    documents: Vec<PageDocument>,
    translations: BTreeMap<Locale, Translation>,
    page_count: usize,
) -> Option<Site> {
    let (screens, pages): (Vec<Page>, Vec<Page>) = documents
        .into_iter()
        .map(|document| document.page)
        .partition(|page| page.kind.is_screen());
    // Actions hold positions in the list of names, so a page that could not be read would shift them all.
    if pages.len() != page_count {
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
        redirects: redirects::with_countries(&rules, &routes, &pages, &settings.countries),
        routes,
        countries: settings.countries,
        home: index_of("index")?,
        terms: index_of("terms")?,
        not_found: screen(Kind::NotFound)?,
        error: screen(Kind::Error)?,
        pages,
        texts: Texts::new(translations),
        interface: interface.clone(),
    })
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

/// Two pages on one path, and pages that must exist.
fn check_pages(folder: &Folder, documents: &[PageDocument], countries: &[Country], diagnostics: &Diagnostics) {
    let mut taken: BTreeMap<String, &str> = BTreeMap::new();
    for document in documents.iter().filter(|document| !document.page.kind.is_screen()) {
        let path = document.page.path.as_str();
        let mut paths = vec![path.to_ascii_lowercase()];
        if document.page.has_country_variants() {
            paths.extend(
                countries
                    .iter()
                    .map(|country| domain::route::localised_path(path, *country).to_ascii_lowercase()),
            );
        }
        let clash = paths
            .iter()
            .find_map(|path| taken.get(path).map(|other| (path.clone(), *other)));
        if let Some((path, other)) = clash {
            diagnostics.report(
                "path-twice",
                Place::at(&document.file, document.path_span.clone()),
                format!("the path `{path}` already belongs to {other}"),
                "give one of the two pages another path",
            );
        }
        for path in paths {
            taken.entry(path).or_insert(&document.file);
        }
    }
    for (name, purpose) in REQUIRED_PAGES {
        let file = format!("pages/{name}.toml");
        if folder.get(&file).is_none() {
            report_missing_file(diagnostics, &file, purpose);
        }
    }
    check_home(documents, diagnostics);
    check_screens(folder, documents, diagnostics);
}

fn check_home(documents: &[PageDocument], diagnostics: &Diagnostics) {
    if let Some(home) = documents
        .iter()
        .find(|document| document.page.name == "index" && document.page.path != "/")
    {
        diagnostics.report(
            "home-elsewhere",
            Place::at(&home.file, home.path_span.clone()),
            "the page `index` is the home page",
            "give it the path `/`",
        );
    }
}

/// The two screens exist under their names, and nothing else is a screen.
fn check_screens(folder: &Folder, documents: &[PageDocument], diagnostics: &Diagnostics) {
    for name in SCREENS {
        let file = format!("pages/{name}.toml");
        let kind = Kind::NAMES
            .iter()
            .find(|(kind, _)| *kind == name)
            .map(|(_, kind)| *kind);
        match documents.iter().find(|document| document.page.name == name) {
            Some(document) if Some(document.page.kind) != kind => diagnostics.report(
                "screen-kind",
                Place::file(&document.file),
                format!("the page `{name}` has the kind `{}`", document.page.kind.name()),
                format!("give it the kind `{name}`"),
            ),
            None if folder.get(&file).is_none() => {
                report_missing_file(diagnostics, &file, "a visitor may meet this screen");
            }
            // Sound, or it could not be read, which was reported.
            Some(_) | None => {}
        }
    }
    for document in documents {
        let Page { name, kind, .. } = &document.page;
        if kind.is_screen() && !SCREENS.contains(&name.as_str()) {
            diagnostics.report(
                "screen-kind",
                Place::file(&document.file),
                format!("the kind `{}` is for the page of that name alone", kind.name()),
                "choose another kind",
            );
        }
    }
}

/// Files at places nobody reads.
fn report_strangers(folder: &Folder, diagnostics: &Diagnostics) {
    for (file, _) in folder.iter() {
        if !is_known(file) {
            diagnostics.report(
                "stray-file",
                Place::file(file),
                "nothing reads this file",
                "pages stand in pages/<name>.toml, texts in text/<locale>/<name>.ftl",
            );
        }
    }
}

fn is_known(file: &str) -> bool {
    let parts: Vec<&str> = file.split('/').collect();
    match parts.as_slice() {
        [SITE_FILE] => true,
        ["pages", name] => name.strip_suffix(".toml").is_some(),
        ["text", _, name] => name.strip_suffix(".ftl").is_some(),
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
