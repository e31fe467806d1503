//! What a gateway is made of. Secrets are printed by nobody.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Where the time comes from: milliseconds since 1970, UTC.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Which providers there are.
#[derive(Clone, Debug, Default)]
pub struct GatewaySettings {
    pub stripe: Option<StripeSettings>,
    pub paypal: Option<PayPalSettings>,
    pub sandbox: Option<SandboxSettings>,
    pub timeouts: Timeouts,
}

#[derive(Clone, Debug)]
pub struct StripeSettings {
    pub secret_key: Secret,
    pub webhook_secret: Secret,
    /// Without a slash at its end.
    pub api_base: String,
}

impl StripeSettings {
    pub const API_BASE: &'static str = "https://api.stripe.com";
}

#[derive(Clone, Debug)]
pub struct PayPalSettings {
    pub client_id: String,
    pub secret: Secret,
    /// The id PayPal gave to the address that its messages go to.
    pub webhook_id: String,
    /// Without a slash at its end.
    pub api_base: String,
}

impl PayPalSettings {
    pub const API_BASE: &'static str = "https://api-m.paypal.com";
}

#[derive(Clone, Debug)]
pub struct SandboxSettings {
    /// The file of the sandbox's own books.
    pub books: PathBuf,
    /// The shop's address: pay pages are `{public_url}/sandbox/pay/{ref}`.
    pub public_url: String,
    /// Where its messages go; without one it sends none.
    pub webhook_url: Option<String>,
    pub webhook_secret: Secret,
}

/// How long a provider may take.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    pub connect: Duration,
    /// One request from its first byte to the last of its answer.
    pub request: Duration,
    /// Before a request is sent for the second time; doubled before the third.
    pub pause: Duration,
}

impl Default for Timeouts {
    /// Three tries of 10 s with pauses of 0.3 s and 0.6 s: at most 31 s, before a visitor's browser gives up.
    fn default() -> Self {
        Timeouts {
            connect: Duration::from_secs(4),
            request: Duration::from_secs(10),
            pause: Duration::from_millis(300),
        }
    }
}

/// A text that is never printed.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Secret(text.into())
    }

    pub(crate) fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
