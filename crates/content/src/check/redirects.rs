//! Redirects lead somewhere, hide nothing and never turn in a circle.

use std::collections::BTreeSet;
use std::ops::Range;

use domain::country::Country;
use domain::redirect::{Redirect, RedirectFrom, find_redirect, is_absolute_url};
use domain::route::RouteTable;

use super::route_table;
use crate::diagnostic::{Diagnostics, Place};
use crate::page::Page;
use crate::read::PageDocument;

pub(super) fn check(
    redirects: &[(Redirect, Range<usize>)],
    documents: &[PageDocument],
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
    let rules: Vec<Redirect> = redirects.iter().map(|(redirect, _)| redirect.clone()).collect();
    for (redirect, span) in redirects {
        let place = || Place::at(file, span.clone());
        match follow(&rules, &routes, redirect) {
            End::Somewhere => {}
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
        if let Some(page) = pages.iter().find(|page| is_hidden(page, redirect)) {
            diagnostics.report(
                "redirect-hides-page",
                place(),
                format!("the redirect hides the page `{}` at `{}`", page.name, page.path),
                "remove the redirect or move the page",
            );
        }
    }
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

fn is_hidden(page: &Page, redirect: &Redirect) -> bool {
    let path = page.path.to_ascii_lowercase();
    match &redirect.from {
        RedirectFrom::Exact(from) => *from == path,
        RedirectFrom::Below(prefix) => path.strip_prefix(prefix.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
    }
}
