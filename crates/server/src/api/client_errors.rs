//! `POST /api/client-errors`: an error in a visitor's browser becomes one line in the server's log.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::rate::RetryAfter;

const MAX_MESSAGE_CHARS: usize = 300;
const MAX_NAME_CHARS: usize = 64;

/// An error as the browser tells it. It carries no address and nothing a visitor entered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClientErrorRequest {
    /// The error's message.
    message: String,
    /// The name of the page.
    page: String,
    /// The build the tab runs.
    build: String,
}

/// Takes an error report.
#[utoipa::path(
    post,
    path = "/api/client-errors",
    request_body = ClientErrorRequest,
    responses(
        (status = 204, description = "Logged"),
        (status = 400, description = "Not an error report", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many reports at once", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_client_error(
    State(app): State<Arc<App>>,
    body: Result<Json<ClientErrorRequest>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(report) = body.map_err(|rejection| refuse_body(&rejection))?;
    if let Err(RetryAfter(seconds)) = app.client_error_rate.try_take(app.press.clock.now_ms()) {
        return Err(Problem::new(Code::TooManyRequests).with_retry_after(seconds));
    }
    app.metrics.client_error();
    tracing::warn!(
        page = one_line(&report.page, MAX_NAME_CHARS),
        build = one_line(&report.build, MAX_NAME_CHARS),
        message = one_line(&report.message, MAX_MESSAGE_CHARS),
        "an error in a browser"
    );
    Ok(StatusCode::NO_CONTENT)
}

/// Hostile text for a log: bounded, and without anything that could look like another line.
fn one_line(text: &str, max_chars: usize) -> String {
    text.chars()
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .take(max_chars)
        .collect()
}
