//! The settings of payments: which providers take money, with which keys, and how often their books are compared with ours.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;

use super::{Mode, is_origin};

/// The settings of payments, checked.
#[derive(Clone, Debug)]
pub struct PaymentConfig {
    pub stripe: Option<StripeConfig>,
    pub paypal: Option<PayPalConfig>,
    /// Whether the built-in sandbox stands in for what is not set up.
    pub has_sandbox: bool,
    /// Whether somebody asked for it, whatever the mode.
    pub sandbox_is_wanted: bool,
    /// Between two comparisons with the providers' books.
    pub reconcile_every: Duration,
}

#[derive(Clone, Debug)]
pub struct StripeConfig {
    pub secret_key: Secret,
    pub webhook_secret: Secret,
    pub api_base: String,
}

#[derive(Clone, Debug)]
pub struct PayPalConfig {
    pub client_id: String,
    pub secret: Secret,
    pub webhook_id: String,
    pub api_base: String,
}

/// What opens an account. Shows nothing, so that no log does.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Whether the sandbox is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Sandbox {
    /// Everywhere but in production.
    Auto,
    On,
    Off,
}

/// The settings as TOML has them.
#[derive(Deserialize)]
pub(super) struct RawPayments {
    stripe_secret_key: String,
    stripe_webhook_secret: String,
    stripe_api_base: String,
    paypal_client_id: String,
    paypal_secret: String,
    paypal_webhook_id: String,
    paypal_api_base: String,
    payment_sandbox: Sandbox,
    reconcile_seconds: u64,
}

/// Which setting is wrong, and why.
type Fault = (&'static str, String);

/// Providers' books are not asked for more often, nor so seldom that a payment would wait for hours.
const RECONCILE_SECONDS: std::ops::RangeInclusive<u64> = 1..=3600;

impl RawPayments {
    /// Reads all of them; of a fault, says in which one. A wrong secret is never printed.
    pub(super) fn read(self, mode: Mode) -> Result<PaymentConfig, Fault> {
        if !RECONCILE_SECONDS.contains(&self.reconcile_seconds) {
            return Err(("reconcile_seconds", "must be from 1 to 3600".to_owned()));
        }
        let reconcile_every = Duration::from_secs(self.reconcile_seconds);
        let has_sandbox = match (self.payment_sandbox, mode) {
            (Sandbox::On, _) | (Sandbox::Auto, Mode::Demo | Mode::Development) => true,
            (Sandbox::Off, _) | (Sandbox::Auto, Mode::Production) => false,
        };
        Ok(PaymentConfig {
            stripe: self.stripe()?,
            paypal: self.paypal()?,
            has_sandbox,
            sandbox_is_wanted: self.payment_sandbox == Sandbox::On,
            reconcile_every,
        })
    }

    fn stripe(&self) -> Result<Option<StripeConfig>, Fault> {
        let api_base = read_base("stripe_api_base", &self.stripe_api_base)?;
        all_or_none(&[
            ("stripe_secret_key", &self.stripe_secret_key),
            ("stripe_webhook_secret", &self.stripe_webhook_secret),
        ])?;
        if self.stripe_secret_key.is_empty() {
            return Ok(None);
        }
        let (key, hook) = (&self.stripe_secret_key, &self.stripe_webhook_secret);
        if !is_plain(key) || !(key.starts_with("sk_") || key.starts_with("rk_")) {
            return Err(("stripe_secret_key", "a secret key begins with sk_ or rk_".to_owned()));
        }
        if !is_plain(hook) || !hook.starts_with("whsec_") {
            let problem = "the secret of a webhook begins with whsec_";
            return Err(("stripe_webhook_secret", problem.to_owned()));
        }
        Ok(Some(StripeConfig {
            secret_key: Secret(key.clone()),
            webhook_secret: Secret(hook.clone()),
            api_base,
        }))
    }

    fn paypal(&self) -> Result<Option<PayPalConfig>, Fault> {
        let api_base = read_base("paypal_api_base", &self.paypal_api_base)?;
        let parts: [(&'static str, &String); 3] = [
            ("paypal_client_id", &self.paypal_client_id),
            ("paypal_secret", &self.paypal_secret),
            ("paypal_webhook_id", &self.paypal_webhook_id),
        ];
        all_or_none(&parts)?;
        if self.paypal_client_id.is_empty() {
            return Ok(None);
        }
        if let Some((name, _)) = parts.into_iter().find(|(_, value)| !is_plain(value)) {
            return Err((name, "has signs that no such value has".to_owned()));
        }
        Ok(Some(PayPalConfig {
            client_id: self.paypal_client_id.clone(),
            secret: Secret(self.paypal_secret.clone()),
            webhook_id: self.paypal_webhook_id.clone(),
            api_base,
        }))
    }
}

/// A provider is set up whole or not at all: without the proof of its webhooks, anybody could send them.
fn all_or_none(parts: &[(&'static str, &String)]) -> Result<(), Fault> {
    let given = parts.iter().find(|(_, value)| !value.is_empty());
    let missing = parts.iter().find(|(_, value)| value.is_empty());
    match (given, missing) {
        (Some((given, _)), Some((missing, _))) => Err((missing, format!("is empty, but there is a `{given}`"))),
        _ => Ok(()),
    }
}

/// Goes into a header: visible signs alone.
fn is_plain(text: &str) -> bool {
    text.len() <= 255 && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Secrets travel to this address: encrypted, or to this machine.
fn read_base(key: &'static str, text: &str) -> Result<String, Fault> {
    let is_here = ["http://127.0.0.1", "http://localhost", "http://[::1]"]
        .iter()
        .any(|start| {
            text.strip_prefix(start)
                .is_some_and(|rest| rest.starts_with([':', '/']) || rest.is_empty())
        });
    if is_origin(text) && (text.starts_with("https://") || is_here) {
        Ok(text.trim_end_matches('/').to_owned())
    } else {
        Err((
            key,
            format!("`{text}` is no address such as https://api.provider.example"),
        ))
    }
}
