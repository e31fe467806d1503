//! The two requests that begin a payment at Stripe.

use domain::locale::Locale;

use crate::form::Form;
use crate::request::{ChargeAgain, Start};
use crate::stripe::{capture_name, method_name};

/// A Checkout session: one payment on Stripe's page, by one method.
pub(crate) fn session_form(request: &Start) -> Form {
    let order = request.order.to_string();
    let attempt = request.attempt.to_string();
    let mut form = Form::new()
        .add("mode", "payment")
        .add("payment_method_types[0]", method_name(request.method))
        .add("client_reference_id", &order)
        .add("customer_email", &request.email)
        .add("success_url", &request.return_url)
        .add("cancel_url", &request.cancel_url)
        .add("expires_at", request.expires_at_ms.div_euclid(1000).to_string())
        .add("locale", locale_name(request.locale))
        .add("metadata[order]", &order)
        .add("metadata[attempt]", &attempt)
        // Charges inherit what stands at the payment, sessions do not.
        .add("payment_intent_data[metadata][order]", &order)
        .add("payment_intent_data[metadata][attempt]", &attempt)
        .add("payment_intent_data[description]", &order)
        .add("payment_intent_data[capture_method]", capture_name(request.capture));
    if request.save_method && request.method.can_be_saved() {
        form = form
            .add("payment_intent_data[setup_future_usage]", "on_session")
            .add("customer_creation", "always");
    }
    for (at, (name, amount)) in request.shown_lines().into_iter().enumerate() {
        let price = format!("line_items[{at}][price_data]");
        form = form
            .add(&format!("line_items[{at}][quantity]"), "1")
            .add(&format!("{price}[currency]"), amount.currency.code().to_lowercase())
            .add(&format!("{price}[unit_amount]"), amount.minor.to_string())
            .add(&format!("{price}[product_data][name]"), name);
    }
    form
}

/// A payment by a method that was left, with the buyer present; nothing if it names none of Stripe's.
pub(crate) fn again_form(request: &ChargeAgain) -> Option<Form> {
    let (customer, method) = request.saved_method.split_once('/')?;
    let form = Form::new()
        .add("amount", request.amount.minor.to_string())
        .add("currency", request.amount.currency.code().to_lowercase())
        .add("customer", customer)
        .add("payment_method", method)
        .add("payment_method_types[0]", "card")
        .add("capture_method", capture_name(request.capture))
        .add("confirm", "true")
        .add("return_url", &request.return_url)
        .add("description", &request.description)
        .add("metadata[order]", request.order.to_string())
        .add("metadata[attempt]", request.attempt.to_string())
        .add("metadata[again]", "1");
    Some(form)
}

const fn locale_name(locale: Locale) -> &'static str {
    match locale {
        Locale::EnGb => "en-GB",
        Locale::DeDe | Locale::FrFr | Locale::SvSe | Locale::DaDk | Locale::FiFi => locale.language(),
    }
}
