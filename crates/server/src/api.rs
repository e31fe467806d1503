//! The addresses that are no pages. One file per operation; `router` is the list.

use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, OriginalUri, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use http::{HeaderMap, Method};

use crate::app::App;
use crate::http::connection::Peer;
use crate::http::middleware;
use crate::http::problem::{Code, Problem};

pub mod assets;
pub mod builds;
pub mod client_errors;
pub mod countries;
pub mod health;
pub mod images;
pub mod openapi;
pub mod search_engines;

/// Everything the server answers besides what the hot path has in memory.
pub fn router(app: Arc<App>) -> Router {
    let routes = Router::new()
        .route("/healthz", get(health::get_healthz))
        .route("/readyz", get(health::get_readyz))
        .route("/metrics", get(health::get_metrics))
        .route("/robots.txt", get(search_engines::get_robots))
        .route("/sitemap.xml", get(search_engines::get_sitemap))
        .route("/openapi.json", get(openapi::get_openapi))
        .route("/favicon.ico", get(assets::get_favicon))
        .route("/assets/{name}", get(assets::get_asset))
        .route("/builds/latest.json", get(builds::get_latest_build))
        .route("/builds/meta/{file}", get(builds::get_build_manifest))
        .route("/image/{*rest}", get(images::get_image))
        .route("/api/countries", get(countries::list_countries))
        .route("/api/countries/{country}", get(countries::get_country))
        .route("/api/client-errors", post(client_errors::post_client_error))
        .method_not_allowed_fallback(async || Problem::new(Code::MethodNotAllowed))
        .fallback(page_or_problem);
    middleware::apply(routes, &app).with_state(app)
}

/// Prefixes under which everything is an address for programs: an unknown one is a problem, not a screen.
const PROGRAM_PREFIXES: [&str; 5] = ["/api/", "/assets/", "/builds/", "/image/", "/webhooks/"];

async fn page_or_problem(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    method: Method,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    if PROGRAM_PREFIXES.iter().any(|prefix| uri.path().starts_with(prefix)) {
        return Problem::new(Code::NotFound).into_response();
    }
    let response = app.pages.answer(&method, &uri, &headers, peer.0).await;
    response.map(axum::body::Body::from)
}
