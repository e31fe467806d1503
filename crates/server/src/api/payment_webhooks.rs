//! `POST /webhooks/{provider}`: messages of payment services. One that is signed is kept and acknowledged; it changes nothing by
//! itself, and one that is not signed changes nothing at all.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use domain::payment::Provider;
use http::{HeaderMap, StatusCode};
use payments::WebhookError;

use crate::app::App;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::payment_events::{NotTaken, receive};

pub const PATH: &str = "/webhooks/{provider}";

/// Messages of both services are far smaller.
pub const MAX_BODY_BYTES: usize = 256 * 1024;

/// Takes a message.
#[utoipa::path(
    post,
    path = "/webhooks/{provider}",
    params(("provider" = String, Path, description = "`stripe`, `paypal` or `sandbox`")),
    request_body(content = String, content_type = "application/json", description = "As the payment service sends it"),
    responses(
        (status = 200, description = "Kept"),
        (status = 400, description = "Not signed by the payment service, or not readable", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such payment service here", body = ProblemView, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "Send it again: it could not be kept", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_webhook(
    State(app): State<Arc<App>>,
    Path(provider): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, Problem> {
    let provider: Provider = provider.parse().map_err(|_| Problem::new(Code::NotFound))?;
    let body = body.map_err(|_| Problem::new(Code::BodyTooLarge))?;
    match receive(&app, provider, &headers, &body).await {
        Ok(()) => Ok(StatusCode::OK),
        Err(NotTaken::Webhook(error)) => {
            tracing::warn!(%provider, %error, "a message of a payment service was not taken");
            Err(refusal(error))
        }
        Err(NotTaken::Store(error)) => Err(error.into()),
    }
}

fn refusal(error: WebhookError) -> Problem {
    match error {
        WebhookError::NoSignature | WebhookError::BadSignature | WebhookError::Malformed => {
            Problem::new(Code::BadRequest).with_detail(error.to_string())
        }
        WebhookError::Unreachable => Problem::new(Code::Unavailable).with_retry_after(60),
        WebhookError::NotConfigured => Problem::new(Code::NotFound),
    }
}
