//! An answer as browsers send it and as it is sealed.

use std::collections::BTreeSet;

use domain::quiz::{Answer, OptionId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was answered to a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnswerView {
    /// Ids of options.
    Chosen(BTreeSet<String>),
    /// Years, millimetres, grams, or whatever is counted.
    Number(i64),
    Text(String),
    Read,
    Skipped,
}

impl From<&Answer> for AnswerView {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::Chosen(options) => AnswerView::Chosen(options.iter().map(|OptionId(id)| id.clone()).collect()),
            Answer::Number(number) => AnswerView::Number(*number),
            Answer::Text(text) => AnswerView::Text(text.clone()),
            Answer::Read => AnswerView::Read,
            Answer::Skipped => AnswerView::Skipped,
        }
    }
}

impl From<AnswerView> for Answer {
    fn from(view: AnswerView) -> Self {
        match view {
            AnswerView::Chosen(options) => Answer::Chosen(options.into_iter().map(OptionId).collect()),
            AnswerView::Number(number) => Answer::Number(number),
            AnswerView::Text(text) => Answer::Text(text),
            AnswerView::Read => Answer::Read,
            AnswerView::Skipped => Answer::Skipped,
        }
    }
}
