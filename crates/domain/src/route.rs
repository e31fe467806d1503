//! Which page a path names. The one matcher of the shop: the browser never parses a page's address.

use std::collections::HashMap;

use crate::country::Country;

/// What may follow a page's path as a last segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trailing {
    /// `/{locale}`: a supported country's code.
    Locale,
    /// `/{from}`: the page that started a payment.
    From,
}

/// A page as the matcher knows it.
#[derive(Clone, Debug)]
pub struct RoutePage {
    /// The path as it is spelled in links: `/VSL-de`.
    pub path: String,
    pub trailing: Trailing,
}

/// A path that names a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Position of the page in the list the table was made from.
    pub page: usize,
    /// The country that the path names, if it names one.
    pub country: Option<Country>,
}

/// Why a path names no page. Each has its own sentence, on which callers rely to the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotFound {
    /// A locale segment that is no supported country.
    UnsupportedLocale,
    /// The page's own check of its parameter said no.
    FailedValidation,
    /// Nothing has this shape.
    NoRoute,
}

impl NotFound {
    /// All of them.
    pub const ALL: [NotFound; 3] = [
        NotFound::UnsupportedLocale,
        NotFound::FailedValidation,
        NotFound::NoRoute,
    ];

    /// The sentence for the path and query that were asked for.
    pub fn message(self, full_path: &str) -> String {
        match self {
            NotFound::UnsupportedLocale => "Page not found".to_owned(),
            NotFound::FailedValidation => format!("Page Not Found: {full_path}"),
            NotFound::NoRoute => format!("Page not found: {full_path}"),
        }
    }
}

/// All paths of the shop, made once per content revision.
#[derive(Debug)]
pub struct RouteTable {
    pages: Vec<RoutePage>,
    /// Complete paths without a trailing slash, both as spelled in links and in lower case, so that the usual request is
    /// answered by one look-up without copying the path.
    by_path: HashMap<String, Route>,
}

impl RouteTable {
    /// Makes the table; of two pages on one path the first one wins (the content check refuses such content).
    pub fn new(pages: Vec<RoutePage>, countries: &[Country]) -> Self {
        let mut by_path = HashMap::new();
        let mut insert = |path: String, route: Route| {
            by_path.entry(path.to_ascii_lowercase()).or_insert(route);
            by_path.entry(path).or_insert(route);
        };
        for (page, RoutePage { path, trailing }) in pages.iter().enumerate() {
            insert(path.clone(), Route { page, country: None });
            if *trailing == Trailing::Locale {
                for country in countries {
                    let country_path = localised_path(path, *country);
                    insert(
                        country_path,
                        Route {
                            page,
                            country: Some(*country),
                        },
                    );
                }
            }
        }
        RouteTable { pages, by_path }
    }

    /// Finds a path in one of its usual spellings, by a single look-up.
    pub fn find_spelled(&self, path: &str) -> Option<Route> {
        self.by_path.get(path).copied()
    }

    /// Finds the page that a path (without query) names. Letter case and one trailing slash do not matter.
    pub fn find(&self, path: &str) -> Result<Route, NotFound> {
        if let Some(route) = self.find_spelled(path) {
            return Ok(route);
        }
        let normal = normalise(path);
        if let Some(route) = self.by_path.get(&normal) {
            return Ok(*route);
        }
        self.explain(&normal)
    }

    fn explain(&self, normal: &str) -> Result<Route, NotFound> {
        let (parent, last) = match normal.rsplit_once('/') {
            Some(("", last)) => ("/", last),
            Some(split) => split,
            None => return Err(NotFound::NoRoute),
        };
        let Some(route) = self.by_path.get(parent).filter(|route| route.country.is_none()) else {
            return Err(NotFound::NoRoute);
        };
        match self.pages[route.page].trailing {
            Trailing::Locale => Err(NotFound::UnsupportedLocale),
            Trailing::From if self.is_page(last) => Ok(*route),
            Trailing::From => Err(NotFound::FailedValidation),
        }
    }

    fn is_page(&self, segment: &str) -> bool {
        !segment.is_empty()
            && self
                .by_path
                .get(&format!("/{segment}"))
                .is_some_and(|route| route.country.is_none())
    }
}

/// A page's path with a country: `/start` → `/start/fr`, `/` → `/fr`.
pub fn localised_path(path: &str, country: Country) -> String {
    format!("{}/{}", path.trim_end_matches('/'), country.segment())
}

/// A path in lower case and without one trailing slash.
pub fn normalise(path: &str) -> String {
    let mut normal = path.to_ascii_lowercase();
    if normal.len() > 1 && normal.ends_with('/') {
        normal.pop();
    }
    normal
}

#[cfg(test)]
mod tests;
