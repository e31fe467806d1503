//! What a payment of the sandbox was opened with, as a line of its books.

use domain::country::Country;
use domain::id::{AttemptId, OrderId};
use domain::locale::Locale;
use domain::money::Currency;
use domain::payment::{Capture, Method};
use serde::{Deserialize, Serialize};

use crate::request::{ChargeAgain, Start};

/// A day: whoever charged again is expected at the bank within it.
const BANK_STEP_MS: i64 = 24 * 3600 * 1000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) key: String,
    #[serde(with = "order")]
    pub(crate) order: OrderId,
    #[serde(with = "attempt")]
    pub(crate) attempt: AttemptId,
    pub(crate) minor: i64,
    #[serde(with = "currency")]
    pub(crate) currency: Currency,
    #[serde(with = "method")]
    pub(crate) method: Method,
    #[serde(with = "capture")]
    pub(crate) capture: Capture,
    #[serde(with = "country")]
    pub(crate) country: Country,
    #[serde(with = "locale")]
    pub(crate) locale: Locale,
    pub(crate) return_url: String,
    pub(crate) cancel_url: String,
    pub(crate) expires_at_ms: i64,
    /// The method is kept for later.
    pub(crate) saves: bool,
    /// The kept method it is paid with.
    pub(crate) saved_method: Option<String>,
}

impl Opening {
    pub(crate) fn of_start(request: &Start) -> Self {
        Opening {
            key: request.idempotency_key.clone(),
            order: request.order,
            attempt: request.attempt,
            minor: request.amount.minor,
            currency: request.amount.currency,
            method: request.method,
            capture: request.capture,
            country: request.country,
            locale: request.locale,
            return_url: request.return_url.clone(),
            cancel_url: request.cancel_url.clone(),
            expires_at_ms: request.expires_at_ms,
            saves: request.save_method && request.method.can_be_saved(),
            saved_method: None,
        }
    }

    /// As the payment that left the method had it, with what is new.
    pub(crate) fn of_charge_again(request: &ChargeAgain, first: &Opening, now_ms: i64) -> Self {
        Opening {
            key: request.idempotency_key.clone(),
            order: request.order,
            attempt: request.attempt,
            minor: request.amount.minor,
            currency: request.amount.currency,
            capture: request.capture,
            return_url: request.return_url.clone(),
            cancel_url: request.return_url.clone(),
            expires_at_ms: now_ms + BANK_STEP_MS,
            saves: false,
            saved_method: Some(request.saved_method.clone()),
            method: first.method,
            country: first.country,
            locale: first.locale,
        }
    }
}

/// How values of the rules are written in a line: by their names.
macro_rules! by_name {
    ($($module:ident: $type:ty, $name:ident;)*) => {$(
        mod $module {
            use serde::Deserialize as _;

            pub(super) fn serialize<S: serde::Serializer>(value: &$type, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(value.$name())
            }

            pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let text = String::deserialize(from)?;
                let named = <$type>::ALL.into_iter().find(|value| value.$name() == text);
                named.ok_or_else(|| serde::de::Error::custom("a name that nobody has"))
            }
        }
    )*};
}

by_name! {
    currency: domain::money::Currency, code;
    method: domain::payment::Method, name;
    capture: domain::payment::Capture, name;
    country: domain::country::Country, code;
    locale: domain::locale::Locale, name;
}

/// How ids are written in a line: as everywhere.
macro_rules! by_text {
    ($($module:ident: $type:ty;)*) => {$(
        mod $module {
            use serde::Deserialize as _;

            pub(super) fn serialize<S: serde::Serializer>(value: &$type, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(value)
            }

            pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(|_| serde::de::Error::custom("no id"))
            }
        }
    )*};
}

by_text! {
    order: domain::id::OrderId;
    attempt: domain::id::AttemptId;
}
