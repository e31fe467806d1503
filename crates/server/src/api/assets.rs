//! Hashed files of earlier builds; those of the running build are answered by the hot path.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue};
use render::assets::content_type;

use crate::app::App;
use crate::http::headers::IMMUTABLE;
use crate::http::problem::{Code, Problem};

/// A hashed file.
pub async fn get_asset(State(app): State<Arc<App>>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    if let Some(answer) = app.assets.get(&name) {
        return answer.respond(&headers).map(axum::body::Body::from);
    }
    let Some(path) = app.builds.find_asset(&name) else {
        return Problem::new(Code::NotFound).into_response();
    };
    match tokio::task::spawn_blocking(move || std::fs::read(path)).await {
        Ok(Ok(bytes)) => {
            let headers = [
                (CONTENT_TYPE, HeaderValue::from_static(content_type(&name))),
                (CACHE_CONTROL, HeaderValue::from_static(IMMUTABLE)),
            ];
            (headers, bytes).into_response()
        }
        _ => Problem::new(Code::NotFound).into_response(),
    }
}
