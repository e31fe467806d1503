//! What can go wrong with a provider. The variant says what the caller does next. Nothing here quotes a body, an
//! address or a header: they hold secrets and people's data.

use domain::payment::Provider;
use thiserror::Error;

/// Why a provider did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaymentError {
    /// Nobody knows whether it was done: ask again later, with the same key.
    #[error("{} cannot be reached: {why}", .provider.name())]
    Unreachable { provider: Provider, why: &'static str },
    /// The provider will not do it, and asking again changes nothing.
    #[error("{} refused: {code}", .provider.name())]
    Refused {
        provider: Provider,
        /// The provider's own code, letters and digits alone.
        code: String,
    },
    /// The provider said something that cannot be understood.
    #[error("{} answered something else than described: {what}", .provider.name())]
    Malformed { provider: Provider, what: &'static str },
    /// The settings name no such provider.
    #[error("{} is not set up", .provider.name())]
    NotConfigured { provider: Provider },
}

impl PaymentError {
    /// A refusal with a code of which nothing but letters, digits and their joints is kept.
    pub(crate) fn refused(provider: Provider, code: &str) -> Self {
        let kept = |sign: &char| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '-' | '.');
        // Codes of both providers are shorter; what is longer is no code.
        let code: String = code.chars().filter(kept).take(64).collect();
        PaymentError::Refused { provider, code }
    }
}

/// Why there is no gateway.
#[derive(Debug, Error)]
pub enum GatewayError {
    #[error("the sandbox's books {path} cannot be opened")]
    Books { path: String, source: std::io::Error },
    #[error("the sandbox's books {path} cannot be read: line {line} is no entry")]
    Unreadable { path: String, line: usize },
    #[error("no client for HTTP can be made")]
    Http(#[source] reqwest::Error),
    #[error("`{setting}` is no address")]
    Address { setting: &'static str },
}
