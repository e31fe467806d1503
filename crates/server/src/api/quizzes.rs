//! `GET /api/quizzes/{quiz}/{revision}/{locale}`: a quiz exactly as it was when a visitor began with it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::locale::Locale;
use http::HeaderMap;
use store::content_revisions::BundleKey;

use crate::app::App;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::names::LocaleName;
use crate::pages::payload::quiz::QuizBundle;

/// A quiz with its words.
#[utoipa::path(
    get,
    path = "/api/quizzes/{quiz}/{revision}/{locale}",
    params(
        ("quiz" = String, Path, description = "Its name"),
        ("revision" = String, Path, description = "The page's `quiz.revision` when the visitor began"),
        ("locale" = LocaleName, Path, description = "The translation"),
    ),
    responses(
        (status = 200, description = "The quiz; never changes", body = QuizBundle),
        (status = 404, description = "No such quiz, or it is no longer kept", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_quiz(
    State(app): State<Arc<App>>,
    Path((quiz, revision, locale)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let locale: Locale = locale
        .parse()
        .map_err(|_| Problem::new(Code::NotFound).with_detail("This shop has no such translation."))?;
    let key = BundleKey {
        quiz: &quiz,
        revision: &revision,
        locale,
    };
    let answer = app.quiz_bundles.answer(&app, key).await?;
    Ok(answer.respond(&headers).map(axum::body::Body::from).into_response())
}
