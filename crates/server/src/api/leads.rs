//! `POST /api/leads`: somebody leaves an address, for the link to their result, for the newsletter, or for both. The answer
//! never tells whether the address was known.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use domain::email;
use domain::lead::{Address, Marks};
use domain::session::Session;
use http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::answers::no_such_run;
use crate::app::App;
use crate::http::bearer::token_of;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::leads::{Form, Taken, take_form};
use crate::pages::names::{CountryCode, LocaleName};

/// When too many mails were asked for, the next may be asked for on the next day, which begins at most this much later.
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// A form with an address. The browser makes its id, so that a request that is repeated is recognised.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeadRequest {
    /// `led_` and a ULID, new for each form.
    #[schema(example = "led_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// As it was typed.
    #[schema(example = "anna@example.org")]
    email: String,
    /// The visitor was asked whether they meant another address, and said no.
    email_is_meant: bool,
    /// The quiz run of the sender, if its answers are kept.
    #[schema(required = true)]
    run: Option<RunRequest>,
    #[schema(value_type = CountryCode)]
    country: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    funnel: String,
    marks: MarksRequest,
    /// Send the link to the result. Needs `run`.
    wants_result: bool,
    /// The box of the newsletter was ticked.
    newsletter: bool,
    /// Which wording stood beside the box: the form's `newsletterVersion`.
    #[schema(example = "2026-11-15")]
    text_version: String,
}

/// A run and the proof that it is the sender's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RunRequest {
    id: String,
    secret: String,
}

/// Where a visitor came from, if they allowed that to be known. What does not fit into a kilobyte is left out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MarksRequest {
    utm_source: Option<String>,
    utm_medium: Option<String>,
    utm_campaign: Option<String>,
    utm_content: Option<String>,
    utm_term: Option<String>,
    gclid: Option<String>,
    fbclid: Option<String>,
    msclkid: Option<String>,
}

/// What became of a form.
#[derive(Debug, Serialize, ToSchema)]
pub struct LeadView {
    id: String,
    outcome: LeadOutcome,
    /// The address that may be meant, if nothing was taken for that reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "anna@gmail.com")]
    suggestion: Option<String>,
}

/// Whether a form was taken.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeadOutcome {
    Taken,
    /// Nothing was kept: ask the visitor, and send it again with `email_is_meant`.
    DidYouMean,
}

/// Takes a form with an address.
#[utoipa::path(
    post,
    path = "/api/leads",
    request_body = LeadRequest,
    responses(
        (status = 201, description = "Taken", body = LeadView),
        (status = 200, description = "The same form had been taken, or another address may be meant and nothing was kept", body = LeadView),
        (status = 400, description = "Not a form", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such run, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "The id belongs to another form", body = ProblemView, content_type = "application/problem+json"),
        (status = 422, description = "No mail can be sent there: `email-invalid`, `email-disposable` or `email-unreachable`", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address, or (`too-many-mails`) too many mails to that one", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_lead(
    State(app): State<Arc<App>>,
    body: Result<Json<LeadRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<LeadView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let id = request.id.clone();
    let session = request.check_run(&app).await?;
    let address = match check_email(&request.email, request.email_is_meant)? {
        CheckedEmail::Address(address) => address,
        CheckedEmail::DidYouMean(suggestion) => {
            let view = LeadView {
                id,
                outcome: LeadOutcome::DidYouMean,
                suggestion: Some(suggestion),
            };
            return Ok((StatusCode::OK, Json(view)));
        }
    };
    let form = request.check(&app, session, address)?;
    if !app.mail_hosts.takes_mail(email::domain_of(&form.address.email)).await {
        let detail = "The domain behind the @ takes no mail: look for a slip in it.";
        return Err(Problem::new(Code::EmailUnreachable).with_detail(detail));
    }
    let now_ms = app.press.clock.now_ms();
    let status = match take_form(&app, &form, now_ms).await? {
        Taken::Now => StatusCode::CREATED,
        Taken::Before => StatusCode::OK,
        Taken::OfAnother => {
            let detail = "`id` belongs to another form: make a new one.";
            return Err(Problem::new(Code::Conflict).with_detail(detail));
        }
        Taken::TooManyMails => {
            let detail = "This address was asked to be sent several mails today. Look into its spam folder, or try again tomorrow.";
            let rest = DAY_SECONDS - now_ms.div_euclid(1000).rem_euclid(DAY_SECONDS);
            return Err(Problem::new(Code::TooManyMails)
                .with_detail(detail)
                .with_retry_after(u32::try_from(rest).unwrap_or_default()));
        }
    };
    let view = LeadView {
        id,
        outcome: LeadOutcome::Taken,
        suggestion: None,
    };
    Ok((status, Json(view)))
}

impl LeadRequest {
    /// The sender's run, if they name one.
    async fn check_run(&self, app: &App) -> Result<Option<Session>, Problem> {
        let Some(RunRequest { id, secret }) = &self.run else {
            return Ok(None);
        };
        let id = id.parse().map_err(|_| no_such_run())?;
        let token = token_of(secret).ok_or_else(no_such_run)?;
        let session = app.answers.run(&app.store, &app.links, id, token).await?;
        Ok(Some(Session::clone(&session)))
    }

    fn check(self, app: &App, session: Option<Session>, address: Address) -> Result<Form, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let edition = app.pages.edition();
        if !self.wants_result && !self.newsletter {
            return Err(bad(
                "Neither `wants_result` nor `newsletter`: there is nothing to send.",
            ));
        }
        if self.wants_result && session.is_none() {
            return Err(bad("`wants_result` needs the `run` whose result is meant."));
        }
        if !edition.site.funnels.iter().any(|funnel| funnel.name == self.funnel) {
            return Err(bad("`funnel` is no funnel of this shop."));
        }
        let id = self.id.parse().map_err(|_| bad("`id` is not `led_` and a ULID."))?;
        let text_version = self
            .text_version
            .parse()
            .map_err(|_| bad("`text_version` is no version of the words beside the box."))?;
        // A ticked box proves nothing if it stood beside other words.
        if self.newsletter && text_version != edition.site.newsletter_version {
            return Err(bad(
                "`text_version` is not that of the words shown today: load the page again.",
            ));
        }
        let locale = self
            .locale
            .parse()
            .map_err(|_| bad("`locale` is no translation of this shop."))?;
        let country = self
            .country
            .parse()
            .map_err(|_| bad("`country` is no country of this shop."))?;
        Ok(Form {
            id,
            address,
            session,
            country,
            locale,
            funnel: self.funnel,
            marks: self.marks.keep(),
            wants_result: self.wants_result,
            newsletter: self.newsletter.then_some(text_version),
        })
    }
}

enum CheckedEmail {
    Address(Address),
    DidYouMean(String),
}

/// What was typed is never repeated in a refusal: details end up in logs.
fn check_email(text: &str, is_meant: bool) -> Result<CheckedEmail, Problem> {
    let parsed = email::parse(text);
    if parsed.as_ref().is_ok_and(email::is_disposable) {
        let detail = "Mailboxes of this domain are thrown away: write an address that you read.";
        return Err(Problem::new(Code::EmailDisposable).with_detail(detail));
    }
    if !is_meant && let Some(suggestion) = email::suggestion(text) {
        return Ok(CheckedEmail::DidYouMean(suggestion));
    }
    parsed.map(CheckedEmail::Address).map_err(|_| {
        let detail = "Write an address such as anna@example.org.";
        Problem::new(Code::EmailInvalid).with_detail(detail)
    })
}

impl MarksRequest {
    /// As JSON, in this order as far as there is room: a long address must not cost somebody their form.
    fn keep(self) -> Marks {
        let named = [
            ("utm_source", self.utm_source),
            ("utm_medium", self.utm_medium),
            ("utm_campaign", self.utm_campaign),
            ("utm_content", self.utm_content),
            ("utm_term", self.utm_term),
            ("gclid", self.gclid),
            ("fbclid", self.fbclid),
            ("msclkid", self.msclkid),
        ];
        let mut kept = BTreeMap::new();
        let mut marks = Marks::new("{}".to_owned()).expect("two bytes");
        for (name, value) in named {
            let Some(value) = value.filter(|value| !value.is_empty()) else {
                continue;
            };
            kept.insert(name, value);
            let json = serde_json::to_string(&kept).expect("texts are plain data");
            match Marks::new(json) {
                Ok(longer) => marks = longer,
                Err(_) => drop(kept.remove(name)),
            }
        }
        marks
    }
}
