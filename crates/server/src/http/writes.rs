//! What every request that changes something passes first: it comes from this shop, and not too often.

use std::sync::Arc;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::header::{HOST, HeaderName, ORIGIN};
use http::{HeaderMap, Method};

use crate::api::newsletter::ONE_CLICK;
use crate::api::{events, order_payments, payment_webhooks, quotes};
use crate::app::App;
use crate::http::connection::Peer;
use crate::http::problem::{Code, Problem};
use crate::rate::RetryAfter;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Refuses requests of other sites, and of addresses that send too many.
pub async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    route: MatchedPath,
    request: Request,
    next: Next,
) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return next.run(request).await;
    }
    if !is_for_others(&route) && is_foreign(request.headers(), &app.press.public_url) {
        return Problem::new(Code::ForeignOrigin).into_response();
    }
    let address = app.pages.visitor(peer.0, request.headers());
    let now_ms = app.press.clock.now_ms();
    let rates = match route.as_str() {
        events::PATH => &app.event_rates,
        quotes::PATH | order_payments::SETTLE_PATH => &app.lively_rates,
        payment_webhooks::PATH => &app.provider_rates,
        _ => &app.write_rates,
    };
    if let Err(RetryAfter(seconds)) = rates.try_take(route.as_str(), address, now_ms) {
        return Problem::new(Code::TooManyRequests)
            .with_retry_after(seconds)
            .into_response();
    }
    next.run(request).await
}

/// The addresses that others are meant to send to: mail services, for readers who press their button, and payment services.
/// Neither does anything but what its secret or its signature allows.
fn is_for_others(route: &MatchedPath) -> bool {
    matches!(route.as_str(), ONE_CLICK | payment_webhooks::PATH)
}

/// Whether a browser says that another site sent this. What is no browser says nothing, and has no visitor to deceive.
fn is_foreign(headers: &HeaderMap, public_url: &str) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match text(ORIGIN) {
        Some(origin) => {
            let own = host(public_url);
            let asked = text(HOST);
            // A null origin has no host and equals neither.
            host(origin).is_none_or(|host| Some(host) != own && Some(host) != asked)
        }
        None => text(SEC_FETCH_SITE).is_some_and(|site| !matches!(site, "same-origin" | "none")),
    }
}

/// Host and port of an address.
fn host(address: &str) -> Option<&str> {
    let rest = address
        .strip_prefix("https://")
        .or_else(|| address.strip_prefix("http://"))?;
    rest.split('/').next()
}

#[cfg(test)]
mod tests {
    use http::{HeaderMap, HeaderName};

    use super::is_foreign;

    #[test]
    fn a_browser_of_another_site_is_recognised() {
        for (headers, foreign) in [
            (&[][..], false),
            (&[("origin", "https://shop.example")], false),
            (
                &[("origin", "https://shop.example"), ("sec-fetch-site", "cross-site")],
                false,
            ),
            (
                &[("origin", "http://localhost:8080"), ("host", "localhost:8080")],
                false,
            ),
            (&[("sec-fetch-site", "same-origin")], false),
            (&[("sec-fetch-site", "none")], false),
            (&[("origin", "https://evil.example"), ("host", "shop.example")], true),
            (&[("origin", "https://shop.example.evil.example")], true),
            (&[("origin", "https://shop.example:8443")], true),
            (&[("origin", "null"), ("sec-fetch-site", "same-origin")], true),
            (&[("origin", "")], true),
            (&[("sec-fetch-site", "cross-site")], true),
            (&[("sec-fetch-site", "same-site")], true),
        ] {
            let map: HeaderMap = headers
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("a value")))
                .collect();
            assert_eq!(is_foreign(&map, "https://shop.example/de"), foreign, "{headers:?}");
        }
    }
}
