//! Redirects lead somewhere, hide nothing and never turn in a circle.

use std::collections::BTreeSet;

use domain::country::Country;
use domain::redirect::{Redirect, RedirectFrom, find_redirect, is_absolute_url};
use domain::route::{RouteTable, localised_path};

use super::route_table;
use crate::diagnostic::{Diagnostics, Place};
use crate::page::Page;
use crate::read::{PageDocument, RedirectDocument};

pub(super) fn check(
    redirects: &[RedirectDocument],
    documents: &[PageDocument],
    unread_count: usize,
    countries: &[Country],
    file: &str,
    diagnostics: &Diagnostics,
) {
    let pages: Vec<Page> = documents
        .iter()
        .map(|document| document.page.clone())
        .filter(|page| !page.kind.is_screen())
        .collect();
    let routes = route_table(&pages, countries);
    let rules: Vec<Redirect> = redirects.iter().map(|document| document.redirect.clone()).collect();
    for (index, document) in redirects.iter().enumerate() {
        let RedirectDocument {
            redirect,
            from_span,
            to_span,
        } = document;
        let place = || Place::at(file, to_span.clone());
        match follow(&rules, &routes, redirect) {
            End::Somewhere => {}
            // It may lead to a page that could not be read, which was reported.
            End::Nowhere(_) if unread_count > 0 => {}
            End::Nowhere(target) => diagnostics.report(
                "redirect-nowhere",
                place(),
                format!("the redirect leads to `{target}`, which is no page"),
                "name a page's path, or a whole address with https://",
            ),
            End::Circle => diagnostics.report(
                "redirect-circle",
                place(),
                format!("the redirect to `{}` comes back to itself", redirect.to),
                "break the circle: let one of its rules lead to a page",
            ),
        }
        if let Some(page) = hidden_page(&routes, &pages, redirect) {
            diagnostics.report(
                "redirect-hides-page",
                Place::at(file, from_span.clone()),
                format!("the redirect hides the page `{}` at `{}`", page.name, page.path),
                "remove the redirect or move the page",
            );
        }
        if rules[..index].iter().any(|rule| rule.from == redirect.from) {
            diagnostics.report(
                "redirect-twice",
                Place::at(file, from_span.clone()),
                "this path is redirected already",
                "keep one of the two redirects",
            );
        }
    }
}

/// The rules with one more for each country of those that lead to a page: `/shop` → `/take` brings `/shop/fr` → `/take/fr`.
pub(super) fn with_countries(
    rules: &[Redirect],
    routes: &RouteTable,
    pages: &[Page],
    countries: &[Country],
) -> Vec<Redirect> {
    let mut all = rules.to_vec();
    for rule in rules {
        let page = routes
            .find(&rule.to)
            .ok()
            .filter(|route| route.country.is_none())
            .map(|route| &pages[route.page]);
        let Some(page) = page.filter(|page| page.has_country_variants()) else {
            continue;
        };
        let (RedirectFrom::Exact(path) | RedirectFrom::Below(path)) = &rule.from;
        for country in countries {
            let from = RedirectFrom::Exact(localised_path(path, *country));
            if !rules.iter().any(|rule| rule.from == from) {
                let to = localised_path(&page.path, *country);
                all.push(Redirect { from, to });
            }
        }
    }
    all
}

enum End<'a> {
    Somewhere,
    Nowhere(&'a str),
    Circle,
}

fn follow<'a>(rules: &'a [Redirect], routes: &RouteTable, first: &'a Redirect) -> End<'a> {
    let mut seen = BTreeSet::new();
    let mut target = first.to.as_str();
    loop {
        if is_absolute_url(target) {
            return End::Somewhere;
        }
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if !seen.insert(path) {
            return End::Circle;
        }
        match find_redirect(rules, path) {
            Some(next) => target = next.to.as_str(),
            None if path.starts_with('/') && routes.find(path).is_ok() => return End::Somewhere,
            None => return End::Nowhere(target),
        }
    }
}

fn hidden_page<'p>(routes: &RouteTable, pages: &'p [Page], redirect: &Redirect) -> Option<&'p Page> {
    match &redirect.from {
        RedirectFrom::Exact(from) => routes.find(from).ok().map(|route| &pages[route.page]),
        RedirectFrom::Below(prefix) => pages.iter().find(|page| {
            let path = page.path.to_ascii_lowercase();
            let rest = path.strip_prefix(prefix.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        }),
    }
}
