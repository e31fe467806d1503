//! The addresses that are no pages. One file per operation; `router` is the list.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, OriginalUri, State};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use http::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderMap, HeaderValue, Method};
use tower_http::cors::CorsLayer;

use crate::app::App;
use crate::brand::{FAVICON, TOUCH_ICON};
use crate::http::connection::Peer;
use crate::http::middleware;
use crate::http::problem::{Code, Problem};
use crate::http::writes;

pub mod assets;
pub mod brand;
pub mod builds;
pub mod checkout;
pub mod client_errors;
pub mod consents;
pub mod countries;
pub mod downloads;
pub mod events;
pub mod feedback;
pub mod films;
pub mod health;
pub mod images;
pub mod leads;
pub mod my_data;
pub mod newsletter;
pub mod offers;
pub mod openapi;
pub mod order_payments;
pub mod orders;
pub mod payment_webhooks;
pub mod purchase_events;
pub mod quiz_sessions;
pub mod quizzes;
pub mod quotes;
pub mod sandbox;
pub mod search_engines;
pub mod share;
pub mod withdrawals;

/// Everything the server answers besides what the hot path has in memory.
pub fn router(app: Arc<App>) -> Router {
    let event_bytes = events::MAX_BODY_BYTES.min(app.limits.max_body_bytes);
    let routes = Router::new()
        .route("/healthz", get(health::get_healthz))
        .route("/readyz", get(health::get_readyz))
        .route("/metrics", get(health::get_metrics))
        .route("/robots.txt", get(search_engines::get_robots))
        .route("/sitemap.xml", get(search_engines::get_sitemap))
        .route("/openapi.json", get(openapi::get_openapi))
        .route(FAVICON, get(brand::get_root_icon))
        .route(TOUCH_ICON, get(brand::get_root_icon))
        .route("/brand/{file}", get(brand::get_brand_file))
        .route("/share/{page}/{file}", get(share::get_share_picture))
        .route("/assets/{name}", get(assets::get_asset))
        .route("/builds/latest.json", get(builds::get_latest_build))
        .route("/builds/meta/{file}", get(builds::get_build_manifest))
        .route("/image/{*rest}", get(images::get_image))
        .route("/film/{file}", get(films::get_film))
        .route("/api/countries", get(countries::list_countries))
        .route("/api/countries/{country}", get(countries::get_country))
        .route("/api/checkout/{country}", get(checkout::get_checkout))
        .route("/api/client-errors", post(client_errors::post_client_error))
        .route("/api/consents", post(consents::post_consent))
        .route(
            events::PATH,
            post(events::post_events).layer(DefaultBodyLimit::max(event_bytes)),
        )
        .route(
            feedback::PATH,
            get(feedback::get_feedback).post(feedback::post_feedback),
        )
        .route(feedback::OBJECTION_PATH, post(feedback::post_feedback_objection))
        .route("/api/leads", post(leads::post_lead))
        .route(
            "/api/my-data",
            get(my_data::get_my_data).delete(my_data::delete_my_data),
        )
        .route("/api/newsletter/confirm", post(newsletter::post_confirm))
        .route("/api/newsletter/unsubscribe", post(newsletter::post_unsubscribe))
        .route(
            newsletter::ONE_CLICK,
            get(newsletter::get_one_click).post(newsletter::post_one_click),
        )
        .route(orders::PATH, post(orders::post_order))
        .route("/api/orders/{id}", get(orders::get_order))
        .route(downloads::LIST_PATH, get(downloads::list_downloads))
        .route(downloads::PATH, get(downloads::get_download))
        .route(
            "/api/orders/{id}/payments",
            post(order_payments::post_payment).delete(order_payments::delete_payments),
        )
        .route("/api/orders/{id}/purchase", get(offers::get_purchase))
        .route("/api/orders/{id}/offers", get(offers::get_next_offer))
        .route(
            "/api/orders/{id}/offers/{page}",
            get(offers::get_offer).post(offers::post_offer),
        )
        .route(order_payments::SETTLE_PATH, post(order_payments::post_settle))
        .route(purchase_events::PATH, post(purchase_events::post_purchase_event))
        .route(quotes::PATH, post(quotes::post_quote))
        .route(
            payment_webhooks::PATH,
            post(payment_webhooks::post_webhook).layer(DefaultBodyLimit::max(payment_webhooks::MAX_BODY_BYTES)),
        )
        .route(sandbox::PATH, get(sandbox::get_pay_page).post(sandbox::post_pay_page))
        .route(sandbox::STYLE_PATH, get(sandbox::get_style))
        .route("/api/quiz-sessions", post(quiz_sessions::post_quiz_session))
        .route(
            "/api/quiz-sessions/{id}",
            get(quiz_sessions::get_quiz_session).delete(quiz_sessions::delete_quiz_session),
        )
        .route("/api/quiz-sessions/{id}/answers", post(quiz_sessions::post_answers))
        .route("/api/quizzes/{quiz}/{revision}/{locale}", get(quizzes::get_quiz))
        .route("/api/withdrawals", post(withdrawals::post_withdrawal))
        .route_layer(from_fn_with_state(Arc::clone(&app), writes::guard))
        .method_not_allowed_fallback(async || Problem::new(Code::MethodNotAllowed))
        .fallback(page_or_problem);
    let routes = match for_pages_elsewhere(&app) {
        Some(layer) => routes.layer(layer),
        None => routes,
    };
    middleware::apply(routes, &app).with_state(app)
}

/// Where the API has an address of its own, browsers ask it whether the shop's pages may talk to it: they may, nobody else's.
fn for_pages_elsewhere(app: &App) -> Option<CorsLayer> {
    app.press.config.api_base_url.as_ref()?;
    let shop = HeaderValue::from_str(&app.press.public_url).ok()?;
    let layer = CorsLayer::new()
        .allow_origin(shop)
        .allow_methods([Method::GET, Method::POST, Method::DELETE])
        .allow_headers([AUTHORIZATION, CONTENT_TYPE])
        .expose_headers([RETRY_AFTER])
        .max_age(PREFLIGHT_KEPT);
    Some(layer)
}

/// Browsers keep the answer no longer than this, and some less.
const PREFLIGHT_KEPT: Duration = Duration::from_hours(2);

/// Prefixes under which everything is an address for programs: an unknown one is a problem, not a screen.
const PROGRAM_PREFIXES: [&str; 10] = [
    "/api/",
    "/assets/",
    "/brand/",
    "/builds/",
    "/download/",
    "/film/",
    "/image/",
    "/sandbox/",
    "/share/",
    "/webhooks/",
];

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
