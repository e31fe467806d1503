//! The words of the withdrawal function, for the page that has it. They are fixed by law, so no content can change them.

use domain::locale::Locale;
use domain::withdrawal::{MAX_ITEMS_CHARS, MAX_NAME_CHARS, MAX_ORDER_CHARS, VERSION, confirm_words, declaration};
use serde::Serialize;
use utoipa::ToSchema;

/// What the form of a withdrawal says and takes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WithdrawalWordsView {
    /// Names these words; a statement says which ones its sender saw.
    pub version: &'static str,
    /// What stands on the button that confirms, and nothing else.
    pub confirm: &'static str,
    /// The sentences of a statement, in which `{order}`, `{items}`, `{name}` and `{email}` stand for what was filled in.
    pub whole: &'static str,
    pub part: &'static str,
    pub later: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub max_name_chars: usize,
    pub max_order_chars: usize,
    pub max_items_chars: usize,
}

impl WithdrawalWordsView {
    pub fn new(locale: Locale) -> Self {
        let sentences = declaration(locale);
        WithdrawalWordsView {
            version: VERSION,
            confirm: confirm_words(locale),
            whole: sentences.whole,
            part: sentences.part,
            later: sentences.later,
            name: sentences.name,
            email: sentences.email,
            max_name_chars: MAX_NAME_CHARS,
            max_order_chars: MAX_ORDER_CHARS,
            max_items_chars: MAX_ITEMS_CHARS,
        }
    }
}
