//! `GET /film/{file}`: a film or its captions, whole or in part. Players ask for parts: to begin early, and to jump.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{OriginalUri, Path, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use content::{FilmFormat, FilmSource, Site};
use domain::locale::Locale;
use http::header::{ACCEPT_RANGES, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_RANGE, ETAG, IF_NONE_MATCH};
use http::{HeaderMap, HeaderValue, Method, StatusCode};

use crate::app::App;
use crate::films::Source;
use crate::http::answer::matches_etag;
use crate::http::headers::{IMMUTABLE, ONE_DAY};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::http::range::{Asked, asked_range};

/// The beginning of every film's address.
pub const PREFIX: &str = "/film/";

/// The address of an encoding as pages name it.
pub fn address(film: &str, source: &FilmSource) -> String {
    format!("{PREFIX}{film}.{}?v={}", source.format.name(), source.version)
}

/// A film or its captions.
#[utoipa::path(
    get,
    path = "/film/{file}",
    params(
        ("file" = String, Path, description = "A file of content/films: `daily-trio.webm`, `daily-trio.de_DE.vtt`"),
        ("v" = Option<String>, Query, description = "The file's version as pages name it: the answer may then be kept for a year"),
        ("Range" = Option<String>, Header, description = "One range of bytes"),
    ),
    responses(
        (status = 200, description = "The file", body = Vec<u8>, content_type = "video/*"),
        (status = 206, description = "The part of the file that was asked for", body = Vec<u8>, content_type = "video/*"),
        (status = 304, description = "The file that the client has is current"),
        (status = 404, description = "No such file", body = ProblemView, content_type = "application/problem+json"),
        (status = 416, description = "The file has no such bytes", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The film is being replaced", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_film(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    OriginalUri(uri): OriginalUri,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let edition = app.pages.edition();
    let Some(found) = find(&edition.site, &file) else {
        return Problem::new(Code::NotFound)
            .with_detail("There is no such film.")
            .into_response();
    };
    let etag = HeaderValue::try_from(format!("\"{}\"", found.version)).expect("a version is hexadecimal");
    let is_current = uri.query().and_then(|query| query.strip_prefix("v=")) == Some(found.version.as_str());
    let lasts = if is_current { IMMUTABLE } else { ONE_DAY };
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| matches_etag(known, &etag))
    {
        let kept = [(ETAG, etag), (CACHE_CONTROL, HeaderValue::from_static(lasts))];
        return (StatusCode::NOT_MODIFIED, HeaderMap::from_iter(kept)).into_response();
    }
    // A range of no body means nothing.
    let asked = match method {
        Method::HEAD => Asked::Whole,
        _ => asked_range(&headers, &etag, found.length),
    };
    let (status, range) = match asked {
        Asked::Whole => (StatusCode::OK, 0..found.length),
        Asked::Part(range) => (StatusCode::PARTIAL_CONTENT, range),
        Asked::Beyond => return beyond(found.length),
    };
    let source = match found.captions {
        Some(captions) => Some(Source::Memory(captions)),
        None => app.films.open(&file, found.length).await,
    };
    let Some(source) = source else {
        return Problem::new(Code::Unavailable).with_retry_after(1).into_response();
    };
    let mut answer = app.press.protection.headers(found.content_type, lasts, "");
    answer.insert(ETAG, etag);
    answer.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    answer.insert(CONTENT_LENGTH, HeaderValue::from(range.end - range.start));
    if status == StatusCode::PARTIAL_CONTENT {
        let place = format!("bytes {}-{}/{}", range.start, range.end - 1, found.length);
        answer.insert(CONTENT_RANGE, HeaderValue::try_from(place).expect("made of digits"));
    }
    let body = match method {
        Method::HEAD => Body::empty(),
        _ => source.stream(range),
    };
    (status, answer, body).into_response()
}

fn beyond(length: u64) -> Response {
    let mut response = Problem::new(Code::RangeNotSatisfiable).into_response();
    let whole = HeaderValue::try_from(format!("bytes */{length}")).expect("made of digits");
    response.headers_mut().insert(CONTENT_RANGE, whole);
    response
}

/// A file that can be sent.
struct Found {
    content_type: &'static str,
    version: String,
    length: u64,
    /// Captions are short, and in memory.
    captions: Option<Bytes>,
}

/// Only names of the content are looked up, so that no name leads anywhere else.
fn find(site: &Site, file: &str) -> Option<Found> {
    let (name, ending) = file.rsplit_once('.')?;
    if ending == "vtt" {
        let (id, locale) = name.rsplit_once('.')?;
        let captions = site.films.get(id)?.captions.get(&locale.parse::<Locale>().ok()?)?;
        return Some(Found {
            content_type: "text/vtt; charset=utf-8",
            version: captions.version.clone(),
            length: captions.text.len() as u64,
            captions: Some(Bytes::copy_from_slice(captions.text.as_bytes())),
        });
    }
    let sources = &site.films.get(name)?.sources;
    let source = sources.iter().find(|source| source.format.name() == ending)?;
    Some(Found {
        content_type: FilmFormat::content_type(source.format),
        version: source.version.clone(),
        length: source.bytes,
        captions: None,
    })
}
