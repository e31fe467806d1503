//! For those who watch the server: alive, ready, and the numbers.

use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use http::header::CONTENT_TYPE;

use crate::app::App;
use crate::http::connection::Peer;
use crate::http::problem::{Code, Problem};

/// The process is alive.
pub async fn get_healthz() -> &'static str {
    "ok\n"
}

/// The server takes requests: it has content, its database answers, and it is not shutting down.
pub async fn get_readyz(State(app): State<Arc<App>>) -> Response {
    if app.is_draining() {
        return Problem::new(Code::Unavailable)
            .with_detail("The server is shutting down.")
            .into_response();
    }
    let now_ms = app.press.clock.now_ms();
    if !app.database_answers.check(&app.store, now_ms).await {
        return Problem::new(Code::Unavailable)
            .with_detail("The database does not answer.")
            .into_response();
    }
    "ok\n".into_response()
}

/// The numbers, for the addresses that may read them. A request that came through a proxy is somebody else's.
pub async fn get_metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Response {
    let is_forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let is_allowed = app
        .metrics_allow
        .iter()
        .any(|network| network.contains(&peer.0.to_canonical()));
    if is_forwarded || !is_allowed {
        return Problem::new(Code::NotFound).into_response();
    }
    app.jobs.count(&app).await;
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    (
        [(CONTENT_TYPE, content_type)],
        app.metrics.render(app.pictures.images.counts()),
    )
        .into_response()
}
