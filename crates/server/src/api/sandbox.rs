//! `/sandbox/pay/{reference}`: the pay page of the sandbox. It is there only where the sandbox is.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::{CONTENT_TYPE, LOCATION};
use payments::PaymentError;
use payments::sandbox::Sandbox;

use crate::app::App;
use crate::http::problem::{Code, Problem};
use crate::sandbox::{STYLE, page, read_click};

pub const PATH: &str = "/sandbox/pay/{reference}";
pub const STYLE_PATH: &str = "/sandbox/pay.css";

const HTML: &str = "text/html; charset=utf-8";

/// A form of this page has some dozen bytes.
const MAX_FORM_BYTES: usize = 1024;

/// Shows the page.
pub async fn get_pay_page(State(app): State<Arc<App>>, Path(reference): Path<String>) -> Result<Response, Problem> {
    let facts = sandbox(&app)?.page(&reference).await.map_err(|error| refusal(&error))?;
    let facts = facts.ok_or_else(|| Problem::new(Code::NotFound))?;
    let mut answer = ([(CONTENT_TYPE, HTML)], page(&facts, STYLE_PATH)).into_response();
    app.press.protection.allow_own_frame(answer.headers_mut());
    Ok(answer)
}

/// Does what a button of the page says, and sends the browser on.
pub async fn post_pay_page(
    State(app): State<Arc<App>>,
    Path(reference): Path<String>,
    body: Bytes,
) -> Result<Response, Problem> {
    let sandbox = sandbox(&app)?;
    if body.len() > MAX_FORM_BYTES {
        return Err(Problem::new(Code::BodyTooLarge));
    }
    let click = read_click(&read_form(&body))
        .ok_or_else(|| Problem::new(Code::BadRequest).with_detail("The form has no such button."))?;
    let acted = sandbox
        .act(&reference, click.action, click.plan)
        .await
        .map_err(|error| refusal(&error))?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, acted.redirect)]).into_response())
}

/// What the page looks like.
pub async fn get_style(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    sandbox(&app)?;
    Ok(([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response())
}

fn sandbox(app: &App) -> Result<&Sandbox, Problem> {
    app.gateway.sandbox().ok_or_else(|| Problem::new(Code::NotFound))
}

/// Names and values of a form. The page's own consist of letters and hyphens, which nobody encodes.
fn read_form(body: &[u8]) -> Vec<(String, String)> {
    let text = String::from_utf8_lossy(body);
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn refusal(error: &PaymentError) -> Problem {
    match error {
        PaymentError::Refused { .. } | PaymentError::NotConfigured { .. } => Problem::new(Code::NotFound),
        PaymentError::Unreachable { .. } | PaymentError::Malformed { .. } => Problem::new(Code::ProviderUnavailable),
    }
}
