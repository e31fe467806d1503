//! Messages of providers. A message is a hint that something happened: what happened is always asked.

use domain::id::AttemptId;
use thiserror::Error;

/// A message that really came from the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookEvent {
    /// The provider's own id: the same message sent twice has the same one.
    pub event_id: String,
    /// The payment it is about, as `settle` takes it.
    pub provider_ref: Option<String>,
    /// The attempt it is about, where the message says so.
    pub attempt: Option<AttemptId>,
    pub kind: WebhookKind,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WebhookKind {
    Payment,
    Refund,
    Dispute,
    /// Nothing that concerns us.
    Other,
}

/// Why a message is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WebhookError {
    #[error("the message is not signed")]
    NoSignature,
    #[error("the message's signature is wrong or too old")]
    BadSignature,
    #[error("the message cannot be read")]
    Malformed,
    /// The provider has to be asked and does not answer: it will send the message again.
    #[error("the provider cannot be asked about the message")]
    Unreachable,
    #[error("the provider is not set up")]
    NotConfigured,
}
