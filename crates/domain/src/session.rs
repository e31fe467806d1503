//! A quiz run whose answers the shop keeps, because its visitor agreed to that, and how long it keeps them.

use crate::bounded::Bounded;
use crate::consent::TextVersion;
use crate::country::Country;
use crate::id::SessionId;
use crate::locale::Locale;
use crate::token::TokenHash;

const HOUR_MS: i64 = 60 * 60 * 1000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// How long answers are kept after the last one.
const KEPT_WITHOUT_ORDER_MS: i64 = 30 * DAY_MS;
const KEPT_WITH_ORDER_MS: i64 = 365 * DAY_MS;

/// A term is moved in steps, so that not every answer writes twice: answers may go this much too early, never too late.
const RENEWED_AFTER_MS: i64 = HOUR_MS;

/// How long a bundle is kept that is no longer shown and that no run stays with: runs that are kept in the browser alone may
/// stay with it too.
const BUNDLE_KEPT_MS: i64 = 90 * DAY_MS;

/// A run, as its visitor's browser began it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: SessionId,
    pub quiz: String,
    /// The version of the quiz that the run stays with, whatever is published meanwhile.
    pub revision: String,
    pub funnel: String,
    pub country: Country,
    pub locale: Locale,
    /// The wording of the consent to keep health answers.
    pub text_version: TextVersion,
    /// Of the secret that the browser keeps.
    pub token_hash: TokenHash,
}

/// A run with what the shop adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSession {
    pub session: Session,
    pub created_at_ms: i64,
    pub finished_at_ms: Option<i64>,
    pub has_order: bool,
    pub expires_at_ms: i64,
}

/// An answer that only its key opens.
pub type SealedAnswer = Bounded<Vec<u8>, 2048>;

/// An answer of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswer {
    pub step: String,
    /// Counted by the browser: of two answers to a step the one with the higher number is the later.
    pub sequence: u32,
    pub sealed: SealedAnswer,
    pub answered_at_ms: i64,
}

/// The proof that a visitor agreed to their answers being kept. It outlives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HealthConsent {
    pub session: SessionId,
    pub text_version: TextVersion,
    pub locale: Locale,
    pub country: Country,
    pub given_at_ms: i64,
    pub withdrawn_at_ms: Option<i64>,
    /// When the answers were deleted, because the consent was withdrawn or their term was over.
    pub ended_at_ms: Option<i64>,
}

/// When a run's answers are deleted, if nothing more is heard.
pub const fn expires_at_ms(now_ms: i64, has_order: bool) -> i64 {
    now_ms
        + if has_order {
            KEPT_WITH_ORDER_MS
        } else {
            KEPT_WITHOUT_ORDER_MS
        }
}

/// The new term after an answer, if it is worth writing down.
pub fn renew(expires_at_ms: i64, now_ms: i64, has_order: bool) -> Option<i64> {
    let is_due = expires_at_ms <= fresh_after_ms(now_ms, has_order);
    is_due.then(|| self::expires_at_ms(now_ms, has_order))
}

/// A term that ends after this moment need not be moved by an answer.
pub const fn fresh_after_ms(now_ms: i64, has_order: bool) -> i64 {
    expires_at_ms(now_ms, has_order) - RENEWED_AFTER_MS
}

/// The moment before which bundles need no longer be kept.
pub const fn prune_bundles_before_ms(now_ms: i64) -> i64 {
    now_ms - BUNDLE_KEPT_MS
}

#[cfg(test)]
mod tests {
    use super::{DAY_MS, HOUR_MS, expires_at_ms, prune_bundles_before_ms, renew};

    #[test]
    fn a_bundle_is_kept_for_ninety_days() {
        assert_eq!(prune_bundles_before_ms(5), 5 - 90 * DAY_MS);
    }

    #[test]
    fn answers_are_kept_for_thirty_days_or_a_year_with_an_order() {
        assert_eq!(expires_at_ms(5, false), 5 + 30 * DAY_MS);
        assert_eq!(expires_at_ms(5, true), 5 + 365 * DAY_MS);
    }

    #[test]
    fn a_term_moves_by_an_hour_or_not_at_all() {
        let term = expires_at_ms(0, false);
        assert_eq!(renew(term, 0, false), None);
        assert_eq!(renew(term, HOUR_MS - 1, false), None);
        assert_eq!(renew(term, HOUR_MS, false), Some(term + HOUR_MS));
        assert_eq!(renew(term, 0, true), Some(expires_at_ms(0, true)));
        // A clock that was set back takes nothing away.
        assert_eq!(renew(term, -DAY_MS, false), None);
    }
}
