//! What search engines may list, and where.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::route::localised_path;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue, StatusCode};
use render::encode::Encoded;

use crate::app::App;
use crate::http::answer::Answer;
use crate::http::headers::REVALIDATE;
use crate::pages::edition::Edition;

/// Pages are open, programs' addresses are not. Pages that must not be listed say so themselves: a crawler has to be let in
/// to read that.
pub async fn get_robots(State(app): State<Arc<App>>) -> Response {
    let body = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /webhooks/\nDisallow: /*/_payload.json\n\nSitemap: {}/sitemap.xml\n",
        app.press.public_url
    );
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (CACHE_CONTROL, HeaderValue::from_static(REVALIDATE)),
    ];
    (headers, body).into_response()
}

/// Every listed page in every country, each with its siblings.
pub async fn get_sitemap(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let edition = app.pages.edition();
    let answer = edition.sitemap.get_or_init(|| {
        let body = Encoded::text(write_sitemap(&edition, &app.press.public_url).into_bytes());
        let headers = app
            .press
            .protection
            .headers("application/xml", REVALIDATE, "Accept-Encoding");
        Answer::new(StatusCode::OK, &body, &headers)
    });
    answer.respond(&headers).map(axum::body::Body::from)
}

/// Paths and addresses were checked to hold no sign that XML would mind, except `&`, which no path of ours has.
fn write_sitemap(edition: &Edition, public_url: &str) -> String {
    let site = &edition.site;
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in site
        .pages
        .iter()
        .filter(|page| page.indexed && page.has_country_variants())
    {
        let mut siblings = String::new();
        for country in &site.countries {
            let tag = site.market(*country).language_tag();
            let path = localised_path(&page.path, *country);
            writeln!(
                siblings,
                "  <xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{public_url}{path}\"/>"
            )
            .expect("writing to a string does not fail");
        }
        writeln!(
            siblings,
            "  <xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{public_url}{}\"/>",
            page.path
        )
        .expect("writing to a string does not fail");
        for country in &site.countries {
            let path = localised_path(&page.path, *country);
            write!(out, "<url>\n  <loc>{public_url}{path}</loc>\n{siblings}</url>\n")
                .expect("writing to a string does not fail");
        }
    }
    out.push_str("</urlset>\n");
    out
}
