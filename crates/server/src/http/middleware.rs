//! Every layer around the router, in order, in one place. The hot path passes none of them.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use http::header::ACCEPT;
use http::{HeaderName, StatusCode};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::api::newsletter::{ONE_CLICK, ONE_CLICK_PREFIX};
use crate::app::App;
use crate::http::connection::Peer;
use crate::http::problem::{Code, Problem};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Wraps the routes. The last layer named is the first one a request meets.
pub fn apply(routes: Router<Arc<App>>, app: &Arc<App>) -> Router<Arc<App>> {
    let timeout = Duration::from_millis(app.limits.request_timeout_ms);
    routes
        .layer(DefaultBodyLimit::max(app.limits.max_body_bytes))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, timeout))
        .layer(CatchPanicLayer::custom(report_panic))
        .layer(from_fn_with_state(Arc::clone(app), finish))
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request| {
            let id = request
                .extensions()
                .get::<RequestId>()
                .and_then(|id| id.header_value().to_str().ok());
            // The query stays out of the log: it may carry what belongs to a visitor.
            tracing::info_span!("request", id, method = %request.method(), path = loggable(request.uri().path()))
        }))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(SetRequestIdLayer::new(REQUEST_ID, app.request_ids.clone()))
}

/// A path as it may be logged: one of an unsubscription ends with a secret.
fn loggable(path: &str) -> &str {
    if path.starts_with(ONE_CLICK_PREFIX) {
        ONE_CLICK
    } else {
        path
    }
}

/// Numbers requests: the process's start and a counter. Unique without a random number.
#[derive(Clone)]
pub struct RequestIds {
    started_ms: i64,
    count: Arc<std::sync::atomic::AtomicU64>,
}

impl RequestIds {
    pub fn new(started_ms: i64) -> Self {
        RequestIds {
            started_ms,
            count: Arc::default(),
        }
    }
}

impl MakeRequestId for RequestIds {
    fn make_request_id<B>(&mut self, _request: &http::Request<B>) -> Option<RequestId> {
        let number = self.count.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        format!("req_{:x}_{number:x}", self.started_ms)
            .parse()
            .ok()
            .map(RequestId::new)
    }
}

/// Counts the answer, gives it its protection, and puts the error page in place of a bare failure.
async fn finish(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let wants_page = request
        .headers()
        .get(ACCEPT)
        .is_some_and(|accept| accept.to_str().is_ok_and(|accept| accept.contains("text/html")));
    let headers = request.headers().clone();
    let mut response = next.run(request).await;
    if wants_page && response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        response = app.pages.error(peer.0, &headers).await.map(axum::body::Body::from);
    }
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        response = Problem::new(Code::TimedOut).into_response();
    }
    app.metrics.responded(response.status().as_u16());
    app.press.protection.complete(response.headers_mut());
    response
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn report_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let message = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without a message");
    tracing::error!(message, "a handler panicked");
    Problem::new(Code::Internal).into_response()
}

#[cfg(test)]
mod tests {
    use super::loggable;

    #[test]
    fn the_secret_in_a_path_is_not_logged() {
        for path in [
            "/api/newsletter/one-click/qG5vTzV0nJd1oQmB7xL2cA",
            "/api/newsletter/one-click/qG5vTzV0nJd1oQmB7xL2cA/",
            "/api/newsletter/one-click/a/b",
        ] {
            assert_eq!(loggable(path), "/api/newsletter/one-click/{secret}");
        }
        assert_eq!(loggable("/api/newsletter/confirm"), "/api/newsletter/confirm");
    }
}
