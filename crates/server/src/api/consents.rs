//! `POST /api/consents`: a visitor's choice becomes a record that proves it. Neither address nor browser is kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use domain::consent::{Choice, Purposes, TextVersion};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use store::Writer;
use store::consents::{Recorded, record_choice};
use utoipa::ToSchema;

use crate::app::App;
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::{CountryCode, LocaleName};

/// A choice. The browser makes both ids, so a request that is repeated is recognised.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConsentRequest {
    /// `con_` and a ULID, new for each choice.
    #[schema(example = "con_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// A ULID that the browser keeps with its choice.
    #[schema(example = "01KA3Q1QY0M7B2X9F5J1K8P3GE")]
    subject: String,
    /// Which wording the visitor saw: the page's `frame.consentVersion`.
    #[schema(example = "2026-11-15")]
    text_version: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    #[schema(value_type = CountryCode)]
    country: String,
    purposes: PurposesRequest,
}

/// What is allowed, each on its own.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PurposesRequest {
    analytics: bool,
    marketing: bool,
}

/// The record of a choice.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentView {
    id: String,
    /// Milliseconds since 1970, UTC.
    recorded_at: i64,
}

/// Records a choice.
#[utoipa::path(
    post,
    path = "/api/consents",
    request_body = ConsentRequest,
    responses(
        (status = 201, description = "Recorded", body = ConsentView),
        (status = 200, description = "The same choice had been recorded", body = ConsentView),
        (status = 400, description = "Not a choice", body = ProblemView, content_type = "application/problem+json"),
        (status = 403, description = "Sent by another site", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "The id belongs to another choice", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_consent(
    State(app): State<Arc<App>>,
    body: Result<Json<ConsentRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<ConsentView>), Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let choice = request.check(app.pages.edition().site.consent_version)?;
    let now_ms = app.press.clock.now_ms();
    let recorded = app
        .store
        .write("recording a choice", async |writer: &Writer| {
            record_choice(writer, choice, now_ms).await
        })
        .await?;
    let (status, record) = match recorded {
        Recorded::New(record) => (StatusCode::CREATED, record),
        Recorded::Again(record) => (StatusCode::OK, record),
        Recorded::Taken => {
            let detail = "`id` belongs to another choice: make a new one.";
            return Err(Problem::new(Code::Conflict).with_detail(detail));
        }
    };
    let view = ConsentView {
        id: record.choice.id.to_string(),
        recorded_at: record.recorded_at_ms,
    };
    Ok((status, Json(view)))
}

impl ConsentRequest {
    /// `shown` is the wording of today. A tab that was open before it came may still show the one before.
    fn check(&self, shown: TextVersion) -> Result<Choice, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let PurposesRequest { analytics, marketing } = self.purposes;
        Ok(Choice {
            id: self.id.parse().map_err(|_| bad("`id` is not `con_` and a ULID."))?,
            subject: self.subject.parse().map_err(|_| bad("`subject` is no ULID."))?,
            text_version: self
                .text_version
                .parse()
                .ok()
                .filter(|version| *version <= shown)
                .ok_or_else(|| bad("`text_version` is no version of the consent text."))?,
            locale: self
                .locale
                .parse()
                .map_err(|_| bad("`locale` is no translation of this shop."))?,
            country: self
                .country
                .parse()
                .map_err(|_| bad("`country` is no country of this shop."))?,
            purposes: Purposes { analytics, marketing },
        })
    }
}
