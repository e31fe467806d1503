//! `GET /brand/{file}`, `/favicon.ico` and `/apple-touch-icon.png`: icons, logos and manifests.

use std::sync::Arc;

use axum::extract::{OriginalUri, Path, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, StatusCode};

use crate::app::App;
use crate::brand::is_current;
use crate::http::answer::Answer;
use crate::http::headers::{IMMUTABLE, ONE_DAY};
use crate::http::problem::{Code, Problem};

/// A file by its name.
pub async fn get_brand_file(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let version = uri.query().and_then(|query| query.strip_prefix("v="));
    respond(&app, &file, version, &headers)
}

/// An icon where browsers look for one by themselves.
pub async fn get_root_icon(State(app): State<Arc<App>>, OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    respond(&app, uri.path().trim_start_matches('/'), None, &headers)
}

fn respond(app: &App, file: &str, version: Option<&str>, headers: &HeaderMap) -> Response {
    let edition = app.pages.edition();
    let Some(found) = edition.brand_files.get(file, &edition.site, &app.press.assets.colours) else {
        return Problem::new(Code::NotFound).into_response();
    };
    let lasts = match version {
        Some(version) if is_current(&edition.site, file, version) => IMMUTABLE,
        _ => ONE_DAY,
    };
    let shared = app
        .press
        .protection
        .headers(found.content_type, lasts, "Accept-Encoding");
    Answer::new(StatusCode::OK, &found.body, &shared)
        .respond(headers)
        .map(axum::body::Body::from)
}
