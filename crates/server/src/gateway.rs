//! The providers of payments as this shop has them set up, watched: how long they take and how they fail.

use std::sync::Arc;
use std::time::Instant;

use domain::country::Country;
use domain::payment::{self, Capture, Method, Provider};
use payments::{
    Gateway, GatewayError, GatewaySettings, PayPalSettings, PaymentError, SandboxSettings, Secret, StripeSettings,
    Timeouts,
};

use crate::answers::sealing::ShopKey;
use crate::app::App;
use crate::clock::Clock;
use crate::config::Config;

/// Where the sandbox keeps its books, in the data folder.
const SANDBOX_BOOKS: &str = "sandbox-books.jsonl";

const SANDBOX_PURPOSE: &str = "trichter 2026-11 messages of the sandbox";

/// Opens the providers. The sandbox sends its messages to the shop's own address, as the others do.
pub fn open(config: &Config, public_url: &str, keys: &[ShopKey], clock: &Clock) -> Result<Gateway, GatewayError> {
    let payments = &config.payments;
    let settings = GatewaySettings {
        stripe: payments.stripe.as_ref().map(|stripe| StripeSettings {
            secret_key: Secret::new(stripe.secret_key.reveal()),
            webhook_secret: Secret::new(stripe.webhook_secret.reveal()),
            api_base: stripe.api_base.clone(),
        }),
        paypal: payments.paypal.as_ref().map(|paypal| PayPalSettings {
            client_id: paypal.client_id.clone(),
            secret: Secret::new(paypal.secret.reveal()),
            webhook_id: paypal.webhook_id.clone(),
            api_base: paypal.api_base.clone(),
        }),
        // A shop without a key serves nobody.
        sandbox: keys
            .first()
            .filter(|_| payments.has_sandbox)
            .map(|key| SandboxSettings {
                books: config.data_dir.join(SANDBOX_BOOKS),
                public_url: public_url.to_owned(),
                webhook_url: Some(format!("{public_url}/webhooks/{}", Provider::Sandbox.name())),
                webhook_secret: Secret::new(sandbox_secret(key)),
            }),
        timeouts: Timeouts::default(),
    };
    let clock = clock.clone();
    Gateway::new(&settings, Arc::new(move || clock.now_ms()))
}

/// Who carries a method for an order of that country, and when the money is taken. What is taken on shipment has to be reserved
/// first, which not every method can.
pub fn carrier(gateway: &Gateway, country: Country, method: Method, is_sent: bool) -> Option<(Provider, Capture)> {
    let capture = payment::capture(country, is_sent);
    let is_offered =
        payment::methods(country).contains(&method) && (capture == Capture::AtOnce || method.can_authorise());
    let provider = gateway.provider_of(method).filter(|_| is_offered)?;
    Some((provider, capture))
}

/// What signs the sandbox's messages: made of the shop's key, so that nobody has to set it.
pub fn sandbox_secret(key: &ShopKey) -> String {
    let bytes = key.derive(SANDBOX_PURPOSE, b"");
    bytes
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// Asks a provider and counts how long that took and how it ended.
pub async fn watched<T>(
    app: &App,
    provider: Provider,
    question: &'static str,
    asking: impl Future<Output = Result<T, PaymentError>>,
) -> Result<T, PaymentError> {
    let begun = Instant::now();
    let answer = asking.await;
    app.metrics
        .asked_provider(provider, begun.elapsed(), answer.as_ref().err());
    if let Err(error) = &answer {
        tracing::warn!(%error, question, "a payment service did not do what it was asked");
    }
    answer
}
