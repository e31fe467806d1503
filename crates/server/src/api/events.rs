//! `POST /api/events`: what browsers of visitors who agreed to statistics saw of a funnel. Who they are is not kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use domain::country::Country;
use domain::event::Event;
use domain::id::Ulid;
use http::StatusCode;
use serde::Deserialize;
use store::Writer;
use store::events::add_events;
use utoipa::ToSchema;

use crate::app::App;
use crate::events::Reported;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::CountryCode;
use crate::rate::Limit;

pub const PATH: &str = "/api/events";

/// Browsers send a batch every few seconds, and many of them may share an address: ten a second on the long run.
pub const RATE: Limit = Limit {
    per_minute: 600,
    burst: 300,
};

/// 50 events with the longest names are half as long.
pub const MAX_BODY_BYTES: usize = 16 * 1024;

const MAX_EVENTS: usize = 50;
const MAX_NAME_BYTES: usize = 100;
const VERSION_CHARS: usize = 16;

/// When the database has no time, browsers may try again, or not.
const RETRY_AFTER_SECONDS: u32 = 30;

/// What happened in a visit. The same again is recognised, so a batch may be repeated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EventsRequest {
    /// A ULID that the browser makes for one tab and forgets with it. It is never stored.
    #[schema(example = "01KA3Q1QY0M7B2X9F5J1K8P3GE")]
    visit: String,
    #[schema(max_items = 50)]
    events: Vec<EventRequest>,
}

/// Something that happened on a stage of a funnel.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EventRequest {
    kind: EventKind,
    funnel: String,
    /// The name of the page; on a quiz page with its step behind a slash. What today's content does not have is ignored.
    #[schema(example = "start/age")]
    step: String,
    #[schema(value_type = CountryCode)]
    country: String,
    /// On a quiz page the `revision` of the quiz, elsewhere the id of the build: 16 hexadecimal digits.
    #[schema(example = "0123456789abcdef")]
    content_version: String,
}

/// What happened.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EventKind {
    /// The stage was shown.
    Seen,
    /// The visitor went on from a step of a quiz.
    Answered,
}

impl EventKind {
    pub const fn name(self) -> &'static str {
        match self {
            EventKind::Seen => "seen",
            EventKind::Answered => "answered",
        }
    }
}

/// Counts what happened.
#[utoipa::path(
    post,
    path = "/api/events",
    request_body = EventsRequest,
    responses(
        (status = 204, description = "Counted, each once"),
        (status = 400, description = "Not events; nothing was counted", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 413, description = "More than 16 kB", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database has no time for this", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_events(
    State(app): State<Arc<App>>,
    body: Result<Json<EventsRequest>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let events = request.check(&app)?;
    if events.is_empty() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let no_time = || Problem::new(Code::Unavailable).with_retry_after(RETRY_AFTER_SECONDS);
    let _waiting = app.events.try_wait().ok_or_else(no_time)?;
    app.store
        .write("counting what browsers saw", async |writer: &Writer| {
            add_events(writer, &events).await
        })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

impl EventsRequest {
    /// The events of stages that there are. Who stays with an earlier quiz may pass others, which nobody could read in a report.
    fn check(&self, app: &App) -> Result<Vec<Event>, Problem> {
        let bad = |detail: String| Problem::new(Code::BadRequest).with_detail(detail);
        let visit: Ulid = self.visit.parse().map_err(|_| bad("`visit` is no ULID.".to_owned()))?;
        if self.events.len() > MAX_EVENTS {
            return Err(bad(format!("At most {MAX_EVENTS} events are taken at once.")));
        }
        let edition = app.pages.edition();
        let now_ms = app.press.clock.now_ms();
        let mut known = Vec::with_capacity(self.events.len());
        for (at, event) in self.events.iter().enumerate() {
            let reported = event
                .check()
                .map_err(|problem| bad(format!("`events[{at}]`: {problem}")))?;
            let funnel = edition.site.funnel(reported.funnel);
            let is_stage = funnel.is_some_and(|funnel| {
                let mut stages = edition.site.stages(funnel);
                stages.any(|stage| stage.is_called(reported.step))
            });
            if is_stage {
                known.push(app.events.reported(visit, reported, now_ms));
            }
        }
        Ok(known)
    }
}

impl EventRequest {
    fn check(&self) -> Result<Reported<'_>, &'static str> {
        let is_name = |text: &str| {
            let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
            is_plain && !text.is_empty() && text.len() <= MAX_NAME_BYTES
        };
        let is_version = |text: &str| {
            let are_digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
            are_digits && text.len() == VERSION_CHARS
        };
        if !is_name(&self.funnel) {
            return Err("`funnel` is no name.");
        }
        if !is_name(&self.step) {
            return Err("`step` is no name.");
        }
        if !is_version(&self.content_version) {
            return Err("`content_version` is not 16 hexadecimal digits.");
        }
        let country: Country = self
            .country
            .parse()
            .map_err(|_| "`country` is no country of this shop.")?;
        Ok(Reported {
            kind: self.kind.name(),
            funnel: &self.funnel,
            step: &self.step,
            country,
            content_version: &self.content_version,
        })
    }
}
