//! PayPal's messages. Whether one is PayPal's is asked of PayPal: its certificates change, and its own check does not.

use http::{HeaderMap, Method as HttpMethod};
use serde_json::Value;

use crate::error::PaymentError;
use crate::form::encoded;
use crate::paypal::objects::{Capture, Event, EventResource, Verification};
use crate::paypal::{PayPal, attempt_of, read as read_answer};
use crate::webhook::{WebhookError, WebhookEvent, WebhookKind};

/// The longest of them is the signature: 2048 bits in base 64 are 344 characters.
const MAX_HEADER_BYTES: usize = 1000;

/// A message's headers and what PayPal's check calls them.
const PARTS: [(&str, &str); 5] = [
    ("paypal-auth-algo", "auth_algo"),
    ("paypal-cert-url", "cert_url"),
    ("paypal-transmission-id", "transmission_id"),
    ("paypal-transmission-sig", "transmission_sig"),
    ("paypal-transmission-time", "transmission_time"),
];

pub(crate) async fn read(paypal: &PayPal, headers: &HeaderMap, body: &[u8]) -> Result<WebhookEvent, WebhookError> {
    let mut check = String::from("{");
    for (header, name) in PARTS {
        let value = headers.get(header).and_then(|value| value.to_str().ok());
        let value = value.filter(|value| value.len() <= MAX_HEADER_BYTES);
        let value = value.ok_or(WebhookError::NoSignature)?;
        check.extend([&quoted(name), ":", &quoted(value), ","]);
    }
    let event: Event = serde_json::from_slice(body).map_err(|_| WebhookError::Malformed)?;
    let raw = std::str::from_utf8(body).map_err(|_| WebhookError::Malformed)?;
    // The message goes back as it came, byte for byte: PayPal signs bytes. It was read above, so it is one object and no more.
    let webhook_id = quoted(&paypal.settings.webhook_id);
    check.extend(["\"webhook_id\":", &webhook_id, ",\"webhook_event\":", raw, "}"]);
    let path = "/v1/notifications/verify-webhook-signature";
    let answer = paypal.ask(paypal.call(HttpMethod::POST, path, Some(check), &[])).await;
    let verification: Verification = match answer.and_then(|answer| read_answer(&answer)) {
        Ok(verification) => verification,
        // What PayPal cannot even read was not signed by it.
        Err(PaymentError::Refused { .. }) => return Err(WebhookError::BadSignature),
        Err(_) => return Err(WebhookError::Unreachable),
    };
    if verification.status != "SUCCESS" {
        return Err(WebhookError::BadSignature);
    }
    let kind = kind_of(&event.name);
    let mut attempt = attempt_of(event.resource.custom_id.as_deref());
    let mut provider_ref = order_of(&event.name, &event.resource);
    let about_money = kind != WebhookKind::Other;
    if let (true, None, Some(capture)) = (about_money, &provider_ref, capture_of(&event.resource)) {
        let path = format!("/v2/payments/captures/{}", encoded(&capture));
        match paypal.get::<Capture>(&path).await {
            Ok(capture) => {
                attempt = attempt.or(attempt_of(capture.custom_id.as_deref()));
                let ids = capture.supplementary_data.and_then(|data| data.related_ids);
                provider_ref = ids.and_then(|ids| ids.order_id);
            }
            Err(PaymentError::Refused { .. }) => {}
            Err(_) => return Err(WebhookError::Unreachable),
        }
    }
    Ok(WebhookEvent {
        event_id: event.id,
        provider_ref,
        attempt,
        kind,
    })
}

fn kind_of(event_type: &str) -> WebhookKind {
    match event_type {
        "PAYMENT.CAPTURE.REFUNDED" | "PAYMENT.CAPTURE.REVERSED" => WebhookKind::Refund,
        name if name.starts_with("PAYMENT.REFUND.") => WebhookKind::Refund,
        name if name.starts_with("CUSTOMER.DISPUTE.") => WebhookKind::Dispute,
        name if name.starts_with("CHECKOUT.ORDER.")
            || name.starts_with("PAYMENT.CAPTURE.")
            || name.starts_with("PAYMENT.AUTHORIZATION.") =>
        {
            WebhookKind::Payment
        }
        _ => WebhookKind::Other,
    }
}

fn order_of(event_type: &str, resource: &EventResource) -> Option<String> {
    if event_type.starts_with("CHECKOUT.ORDER.") {
        return resource.id.clone();
    }
    let ids = resource.supplementary_data.as_ref()?.related_ids.as_ref()?;
    ids.order_id.clone()
}

/// The capture that a refund or a dispute is about.
fn capture_of(resource: &EventResource) -> Option<String> {
    let disputed = resource.disputed_transactions.iter();
    let disputed = disputed.filter_map(|transaction| transaction.seller_transaction_id.clone());
    let above = resource.links.iter().find(|link| link.rel == "up");
    let refunded = above.and_then(|link| link.href.rsplit_once("/captures/").map(|(_, id)| id.to_owned()));
    disputed.into_iter().next().or(refunded)
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
