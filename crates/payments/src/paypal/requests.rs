//! The bodies we send to PayPal.

use domain::locale::Locale;
use domain::money::Money;
use domain::payment::Capture;
use serde_json::{Value, json};

use crate::request::Start;

/// An order that the buyer approves on PayPal's page. The address is ours: it was given before our order button.
pub(crate) fn order(request: &Start) -> Value {
    let items: Vec<Value> = request
        .shown_lines()
        .into_iter()
        .map(|(name, amount)| json!({ "name": cut(&name, 127), "quantity": "1", "unit_amount": money(amount) }))
        .collect();
    let mut amount = money(request.amount);
    amount["breakdown"] = json!({ "item_total": money(request.amount) });
    json!({
        "intent": match request.capture {
            Capture::AtOnce => "CAPTURE",
            Capture::OnShipment => "AUTHORIZE",
        },
        "purchase_units": [{
            "reference_id": request.order.to_string(),
            "custom_id": request.attempt.to_string(),
            // Unique in the account: an attempt cannot be paid twice even without a key.
            "invoice_id": request.attempt.to_string(),
            "amount": amount,
            "items": items,
        }],
        "payment_source": { "paypal": { "experience_context": {
            "user_action": "PAY_NOW",
            "shipping_preference": "NO_SHIPPING",
            "payment_method_preference": "IMMEDIATE_PAYMENT_REQUIRED",
            "locale": locale_name(request.locale),
            "return_url": request.return_url,
            "cancel_url": request.cancel_url,
        } } },
    })
}

pub(crate) fn capture(amount: Money) -> Value {
    json!({ "amount": money(amount), "final_capture": true })
}

pub(crate) fn refund(amount: Money, attempt: &str) -> Value {
    json!({ "amount": money(amount), "custom_id": attempt })
}

fn money(amount: Money) -> Value {
    json!({ "currency_code": amount.currency.code(), "value": amount.decimal() })
}

fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

fn locale_name(locale: Locale) -> String {
    locale.name().replace('_', "-")
}
