//! Quiz runs whose visitors agreed to have their answers kept. The browser makes the run's id and its secret; who has the
//! secret may add answers, read them and erase them, and nobody else.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use domain::id::SessionId;
use domain::quiz::{Answer, Quiz, Refusal, StepId};
use domain::session::Session;
use domain::token::TokenHash;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use store::Writer;
use store::content_revisions::BundleKey;
use store::events::add_events;
use store::sessions::{Opened, erase_session, finish_session, open_session};
use utoipa::ToSchema;

use crate::answers::{Given, no_such_run};
use crate::app::App;
use crate::http::bearer::{bearer, token_of};
use crate::http::json::refuse_body;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::{CountryCode, LocaleName};
use crate::pages::payload::answer::AnswerView;

/// As many as a browser sends at once: every answer of a long quiz.
const MAX_ANSWERS: usize = 64;

/// A run that begins to be kept. The same again is recognised.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuizSessionRequest {
    /// `ses_` and a ULID, made by the browser.
    #[schema(example = "ses_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// 22 to 64 letters, digits, hyphens and underscores that nobody can guess. Only their hash is kept.
    #[schema(example = "qG5vTzV0nJd1oQmB7xL2cA")]
    secret: String,
    quiz: String,
    /// The page's `quiz.revision` when the visitor began.
    revision: String,
    funnel: String,
    #[schema(value_type = CountryCode)]
    country: String,
    #[schema(value_type = LocaleName)]
    locale: String,
    /// Which wording of the consent the visitor saw: the page's `frame.healthConsentVersion`.
    #[schema(example = "2026-11-15")]
    text_version: String,
}

/// Answers that were given, in any order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswersRequest {
    answers: Vec<AnswerRequest>,
    /// Whether the quiz has ended with these.
    #[serde(default)]
    finished: bool,
}

/// An answer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    step: String,
    /// Counted up by the browser with every change: of two answers to a step the higher one counts.
    sequence: u32,
    answer: AnswerView,
}

/// Everything that is kept of a run.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuizSessionView {
    id: String,
    quiz: String,
    revision: String,
    funnel: String,
    country: &'static str,
    locale: &'static str,
    /// The wording of the consent.
    text_version: String,
    answers: Vec<KeptAnswerView>,
}

/// A kept answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeptAnswerView {
    step: String,
    sequence: u32,
    answer: AnswerView,
    /// Milliseconds since 1970, UTC.
    answered_at: i64,
}

/// Begins to keep a run.
#[utoipa::path(
    post,
    path = "/api/quiz-sessions",
    request_body = QuizSessionRequest,
    responses(
        (status = 201, description = "Its answers are taken now"),
        (status = 200, description = "The same run had been begun"),
        (status = 400, description = "Not a run", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "This revision of the quiz is not kept", body = ProblemView, content_type = "application/problem+json"),
        (status = 409, description = "The id belongs to another run, or to one that was erased", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_quiz_session(
    State(app): State<Arc<App>>,
    body: Result<Json<QuizSessionRequest>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let session = request.check(&app)?;
    app.quiz_bundles.rules(&app, began_with(&session)).await?;
    let now_ms = app.press.clock.now_ms();
    let opened = app
        .store
        .write("opening a quiz session", async |writer: &Writer| {
            let event = app.events.opened(&app.pages.edition().site, &session, now_ms);
            let opened = open_session(writer, session, now_ms).await?;
            if matches!(opened, Opened::New(_)) {
                add_events(writer, &[event]).await?;
            }
            Ok(opened)
        })
        .await?;
    match opened {
        Opened::New(_) => Ok(StatusCode::CREATED),
        Opened::Again(_) => Ok(StatusCode::OK),
        Opened::Taken => {
            let detail = "`id` belongs to another run, or to one that was erased: make a new one.";
            Err(Problem::new(Code::Conflict).with_detail(detail))
        }
    }
}

/// Keeps answers. However often one is sent, it is kept once.
#[utoipa::path(
    post,
    path = "/api/quiz-sessions/{id}/answers",
    params(
        ("id" = String, Path, description = "The run"),
        ("Authorization" = String, Header, description = "`Bearer` and the run's secret, or that of its link in a mail"),
    ),
    request_body = AnswersRequest,
    responses(
        (status = 204, description = "Kept"),
        (status = 400, description = "Not an answer to a step of this quiz; nothing was kept", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such run, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn post_answers(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<AnswersRequest>, JsonRejection>,
) -> Result<StatusCode, Problem> {
    let Json(request) = body.map_err(|rejection| refuse_body(&rejection))?;
    let (id, token) = proof(&id, &headers)?;
    let session = app.answers.run(&app.store, &app.links, id, token).await?;
    let rules = app.quiz_bundles.rules(&app, began_with(&session)).await?;
    let AnswersRequest { answers, finished } = request;
    if answers.len() > MAX_ANSWERS {
        let detail = format!("At most {MAX_ANSWERS} answers are taken at once.");
        return Err(Problem::new(Code::BadRequest).with_detail(detail));
    }
    let given: Result<Vec<Given>, Problem> = answers
        .into_iter()
        .enumerate()
        .map(|(at, answer)| check_answer(&rules, at, answer))
        .collect();
    let now_ms = app.press.clock.now_ms();
    app.answers.save(id, session.token_hash, given?, now_ms).await?;
    if finished {
        app.store
            .write("finishing a quiz session", async |writer: &Writer| {
                if finish_session(writer, id, now_ms).await? {
                    let event = app.events.finished(&app.pages.edition().site, &session, now_ms);
                    add_events(writer, &[event]).await?;
                }
                Ok(())
            })
            .await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Hands a visitor everything that is kept of their run.
#[utoipa::path(
    get,
    path = "/api/quiz-sessions/{id}",
    params(
        ("id" = String, Path, description = "The run"),
        ("Authorization" = String, Header, description = "`Bearer` and the run's secret, or that of its link in a mail"),
    ),
    responses(
        (status = 200, description = "The run", body = QuizSessionView),
        (status = 404, description = "No such run, or not yours", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_quiz_session(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<QuizSessionView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let session = app.answers.run(&app.store, &app.links, id, token).await?;
    QuizSessionView::load(&app, &session).await.map(Json)
}

/// Erases a run with all its answers; that its visitor agreed once, and withdrew, stays on record without them.
#[utoipa::path(
    delete,
    path = "/api/quiz-sessions/{id}",
    params(
        ("id" = String, Path, description = "The run"),
        ("Authorization" = String, Header, description = "`Bearer` and the run's secret, or that of its link in a mail"),
    ),
    responses(
        (status = 204, description = "Nothing of it is kept"),
        (status = 404, description = "No such run, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests from this address", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn delete_quiz_session(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (id, token) = proof(&id, &headers)?;
    app.answers.run(&app.store, &app.links, id, token).await?;
    let now_ms = app.press.clock.now_ms();
    app.store
        .write("erasing a quiz session", async |writer: &Writer| {
            erase_session(writer, id, now_ms).await
        })
        .await?;
    app.answers.forget(id);
    Ok(StatusCode::NO_CONTENT)
}

impl QuizSessionView {
    /// A run with its answers, opened.
    pub(crate) async fn load(app: &App, session: &Session) -> Result<Self, Problem> {
        let answers = app.answers.list(&app.store, session.id).await?;
        Ok(QuizSessionView {
            id: session.id.to_string(),
            quiz: session.quiz.clone(),
            revision: session.revision.clone(),
            funnel: session.funnel.clone(),
            country: session.country.code(),
            locale: session.locale.name(),
            text_version: session.text_version.to_string(),
            answers: answers
                .into_iter()
                .map(|(kept, answer)| KeptAnswerView {
                    step: kept.step,
                    sequence: kept.sequence,
                    answer,
                    answered_at: kept.answered_at_ms,
                })
                .collect(),
        })
    }
}

impl QuizSessionRequest {
    fn check(self, app: &App) -> Result<Session, Problem> {
        let bad = |detail: &str| Problem::new(Code::BadRequest).with_detail(detail);
        let edition = app.pages.edition();
        let is_funnel = edition.site.funnels.iter().any(|funnel| funnel.name == self.funnel);
        if !is_funnel {
            return Err(bad("`funnel` is no funnel of this shop."));
        }
        Ok(Session {
            id: self.id.parse().map_err(|_| bad("`id` is not `ses_` and a ULID."))?,
            token_hash: token_of(&self.secret)
                .ok_or_else(|| bad("`secret` is not 22 to 64 letters, digits, hyphens and underscores."))?,
            text_version: self
                .text_version
                .parse()
                .ok()
                .filter(|version| *version <= edition.site.health_consent_version)
                .ok_or_else(|| bad("`text_version` is no version of the consent text."))?,
            locale: self
                .locale
                .parse()
                .map_err(|_| bad("`locale` is no translation of this shop."))?,
            country: self
                .country
                .parse()
                .map_err(|_| bad("`country` is no country of this shop."))?,
            quiz: self.quiz,
            revision: self.revision,
            funnel: self.funnel,
        })
    }
}

/// The quiz that a run stays with.
fn began_with(session: &Session) -> BundleKey<'_> {
    BundleKey {
        quiz: &session.quiz,
        revision: &session.revision,
        locale: session.locale,
    }
}

/// The run and the proof that it is the sender's.
fn proof(id: &str, headers: &HeaderMap) -> Result<(SessionId, TokenHash), Problem> {
    let id = id.parse().map_err(|_| no_such_run())?;
    let token = bearer(headers).and_then(token_of).ok_or_else(no_such_run)?;
    Ok((id, token))
}

/// Whether an answer is one to a step of the quiz. What was answered is never repeated: details end up in logs.
fn check_answer(rules: &Quiz, at: usize, request: AnswerRequest) -> Result<Given, Problem> {
    let bad = |what: String| Problem::new(Code::BadRequest).with_detail(format!("`answers[{at}]` {what}"));
    let id = StepId(request.step);
    let step = rules
        .steps
        .iter()
        .find(|step| step.id == id)
        .ok_or_else(|| bad("names no step of this quiz.".to_owned()))?;
    let answer = Answer::from(request.answer);
    step.accepts(&answer).map_err(|refusal| bad(reason(&refusal)))?;
    Ok(Given {
        step: id.0,
        sequence: request.sequence,
        answer,
    })
}

fn reason(refusal: &Refusal) -> String {
    match refusal {
        Refusal::WrongKind => "is of another kind than its step asks for.".to_owned(),
        Refusal::NotOptional => "skips a step that cannot be skipped.".to_owned(),
        Refusal::UnknownOption(_) => "names an option that the step does not have.".to_owned(),
        Refusal::WrongCount(bounds) => format!("must have {} to {} options.", bounds.min, bounds.max),
        Refusal::NotAlone(_) => "chooses something beside “none of these”.".to_owned(),
        Refusal::OutOfRange(bounds) => format!("must be from {} to {}.", bounds.min, bounds.max),
        Refusal::Empty => "is empty.".to_owned(),
        Refusal::TooLong { max_chars } => format!("has more than {max_chars} characters."),
    }
}
