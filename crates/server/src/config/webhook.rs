//! The settings of webhooks: where they go, and what signs them.

use std::fmt;
use std::ops::RangeInclusive;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// Bytes of a secret: fewer can be guessed, more add nothing.
const SECRET_BYTES: RangeInclusive<usize> = 24..=64;

/// The settings of webhooks, checked.
#[derive(Clone, Debug)]
pub struct WebhookConfig {
    pub url: String,
    pub secret: WebhookSecret,
}

/// What signs messages. Shows nothing, so that no log does.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookSecret(Vec<u8>);

impl WebhookSecret {
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for WebhookSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WebhookSecret(…)")
    }
}

impl WebhookConfig {
    /// Reads both settings; of a fault, says in which one. A wrong secret is never printed.
    pub(super) fn read(url: String, secret: &str) -> Result<Option<Self>, (&'static str, String)> {
        if url.is_empty() {
            return if secret.is_empty() {
                Ok(None)
            } else {
                Err(("webhook_url", "is empty, but there is a `webhook_secret`".to_owned()))
            };
        }
        let is_here = ["http://127.0.0.1", "http://localhost", "http://[::1]"]
            .iter()
            .any(|start| {
                url.strip_prefix(start)
                    .is_some_and(|rest| rest.starts_with([':', '/']) || rest.is_empty())
            });
        let is_address = url.parse::<http::Uri>().is_ok_and(|uri| uri.host().is_some());
        if !is_address || !(url.starts_with("https://") || is_here) {
            return Err((
                "webhook_url",
                format!("`{url}` is no address such as https://crm.example/hook"),
            ));
        }
        let digits = secret.strip_prefix("whsec_").unwrap_or(secret);
        let bytes = STANDARD.decode(digits).unwrap_or_default();
        if !SECRET_BYTES.contains(&bytes.len()) {
            let problem = "must be 24 to 64 random bytes in base64: openssl rand -base64 32";
            return Err(("webhook_secret", problem.to_owned()));
        }
        Ok(Some(WebhookConfig {
            url,
            secret: WebhookSecret(bytes),
        }))
    }
}
