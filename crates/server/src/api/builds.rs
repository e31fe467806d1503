//! Which build is running, and what a build's app needs to know of all pages.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue};

use crate::app::App;
use crate::http::headers::IMMUTABLE;
use crate::http::problem::{Code, Problem, ProblemView};

/// The running build's id and time.
#[utoipa::path(get, path = "/builds/latest.json", responses((status = 200, description = "`{id, timestamp}`")))]
pub async fn get_latest_build(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    app.pages
        .edition()
        .latest_build
        .respond(&headers)
        .map(axum::body::Body::from)
}

/// A build's redirect rules and pages.
#[utoipa::path(
    get,
    path = "/builds/meta/{file}",
    params(("file" = String, Path, description = "`<build id>.json`")),
    responses(
        (status = 200, description = "`{id, timestamp, matcher, prerendered}`"),
        (status = 404, description = "No such build", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_build_manifest(State(app): State<Arc<App>>, Path(file): Path<String>, headers: HeaderMap) -> Response {
    let unknown = || {
        Problem::new(Code::NotFound)
            .with_detail("There is no such build.")
            .into_response()
    };
    let Some(id) = file.strip_suffix(".json") else {
        return unknown();
    };
    let edition = app.pages.edition();
    if id == edition.build_id {
        return edition.build_manifest.respond(&headers).map(axum::body::Body::from);
    }
    let Some(path) = app.builds.manifest_path(id) else {
        return unknown();
    };
    match tokio::task::spawn_blocking(move || std::fs::read(path)).await {
        Ok(Ok(manifest)) => {
            let headers = [
                (CONTENT_TYPE, HeaderValue::from_static("application/json")),
                (CACHE_CONTROL, HeaderValue::from_static(IMMUTABLE)),
            ];
            (headers, manifest).into_response()
        }
        _ => unknown(),
    }
}
