//! The links of mails about the newsletter: one confirms it, others end it. Mail programs end it with a single request of
//! their own (RFC 8058); a browser that opens the same address gets a page, and nothing happens until its button is pressed.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::route::localised_path;
use domain::token::TokenHash;
use http::header::LOCATION;
use http::{HeaderMap, StatusCode};
use serde::Serialize;
use store::Reader;
use store::leads::find_lead_by_unsubscribe_token;
use utoipa::ToSchema;

use crate::app::App;
use crate::http::bearer::{bearer, token_of};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::leads::{confirm, end_newsletter};

/// The address in the header `List-Unsubscribe` of mails.
pub const ONE_CLICK: &str = "/api/newsletter/one-click/{secret}";

/// What comes before the secret, which no log may see.
pub const ONE_CLICK_PREFIX: &str = "/api/newsletter/one-click/";

/// Where the newsletter stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsletterView {
    state: NewsletterState,
}

/// A state of the newsletter after a click.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewsletterState {
    Confirmed,
    Unsubscribed,
}

/// Confirms the newsletter. Again is as good as once.
#[utoipa::path(
    post,
    path = "/api/newsletter/confirm",
    params(("Authorization" = String, Header, description = "`Bearer` and the secret of the link")),
    responses(
        (status = 200, description = "Confirmed", body = NewsletterView),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "The link is unknown, too old, or of a newsletter that was ended", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_confirm(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<NewsletterView>, Problem> {
    let token = bearer(&headers).and_then(token_of).ok_or_else(dead_link)?;
    let is_good = confirm(&app, token, app.press.clock.now_ms()).await?;
    let state = NewsletterState::Confirmed;
    is_good.then_some(Json(NewsletterView { state })).ok_or_else(dead_link)
}

/// Ends the newsletter for whoever reads the mails of that address. Again is as good as once.
#[utoipa::path(
    post,
    path = "/api/newsletter/unsubscribe",
    params(("Authorization" = String, Header, description = "`Bearer` and the secret of the link")),
    responses(
        (status = 200, description = "Ended", body = NewsletterView),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "The link is unknown", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_unsubscribe(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<NewsletterView>, Problem> {
    let token = bearer(&headers).and_then(token_of).ok_or_else(dead_link)?;
    let is_good = end_newsletter(&app, token, app.press.clock.now_ms()).await?;
    let state = NewsletterState::Unsubscribed;
    is_good.then_some(Json(NewsletterView { state })).ok_or_else(dead_link)
}

/// Ends the newsletter at once, for mail programs. What they send along is ignored.
#[utoipa::path(
    post,
    path = "/api/newsletter/one-click/{secret}",
    params(("secret" = String, Path, description = "The secret of the link")),
    responses(
        (status = 200, description = "Ended", body = String, content_type = "text/plain"),
        (status = 404, description = "The link is unknown", body = ProblemView, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_one_click(
    State(app): State<Arc<App>>,
    Path(secret): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<&'static str, Problem> {
    body.map_err(|_| Problem::new(Code::BodyTooLarge))?;
    let token = token_of(&secret).ok_or_else(dead_link)?;
    let is_good = end_newsletter(&app, token, app.press.clock.now_ms()).await?;
    is_good.then_some("Unsubscribed.\n").ok_or_else(dead_link)
}

/// Shows the page that asks whether the newsletter is to end. Programs that follow every link of a mail end nothing.
#[utoipa::path(
    get,
    path = "/api/newsletter/one-click/{secret}",
    params(("secret" = String, Path, description = "The secret of the link")),
    responses(
        (status = 303, description = "The page is elsewhere", headers(("Location" = String))),
        (status = 404, description = "No link looks like this", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_one_click(State(app): State<Arc<App>>, Path(secret): Path<String>) -> Result<Response, Problem> {
    let token = token_of(&secret).ok_or_else(dead_link)?;
    let page = mailbox(&app, token).await?;
    let location = format!("{}{page}#unsubscribe={secret}", app.press.public_url);
    Ok((StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response())
}

/// The mailbox page, in the country of whoever owns the link.
async fn mailbox(app: &App, token: TokenHash) -> Result<String, Problem> {
    let edition = app.pages.edition();
    let page = edition.site.mailbox.and_then(|page| edition.site.pages.get(page));
    let path = &page.ok_or_else(dead_link)?.path;
    let lead = app
        .store
        .read("looking for a lead", async |reader: &Reader| {
            find_lead_by_unsubscribe_token(reader, token).await
        })
        .await?;
    Ok(lead.map_or_else(|| path.clone(), |lead| localised_path(path, lead.country)))
}

/// Why a link opens nothing is nobody's business.
fn dead_link() -> Problem {
    Problem::new(Code::NotFound).with_detail("This link is unknown, too old, or was replaced by a newer one.")
}
