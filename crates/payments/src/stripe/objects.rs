//! What we read of Stripe's objects. Everything else in an answer is ignored.

use std::collections::HashMap;

use serde::Deserialize;

/// An object, or its id alone where it was not asked for whole.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Expandable<T> {
    Whole(Box<T>),
    Id(String),
}

impl<T> Expandable<T> {
    pub(crate) fn whole(&self) -> Option<&T> {
        match self {
            Expandable::Whole(object) => Some(object),
            Expandable::Id(_) => None,
        }
    }
}

impl<T: Identified> Expandable<T> {
    pub(crate) fn id(&self) -> &str {
        match self {
            Expandable::Whole(object) => object.id(),
            Expandable::Id(id) => id,
        }
    }
}

pub(crate) trait Identified {
    fn id(&self) -> &str;
}

macro_rules! identified {
    ($($name:ident),+) => {$(
        impl Identified for $name {
            fn id(&self) -> &str {
                &self.id
            }
        }
    )+};
}

identified!(Named, PaymentIntent);

/// An object of which only the id matters.
#[derive(Deserialize)]
pub(crate) struct Named {
    id: String,
}

#[derive(Deserialize)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) url: Option<String>,
    pub(crate) currency: Option<String>,
    pub(crate) payment_intent: Option<Expandable<PaymentIntent>>,
}

#[derive(Deserialize)]
pub(crate) struct PaymentIntent {
    pub(crate) id: String,
    pub(crate) status: String,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) customer: Option<Expandable<Named>>,
    pub(crate) payment_method: Option<Expandable<Named>>,
    pub(crate) setup_future_usage: Option<String>,
    pub(crate) last_payment_error: Option<serde_json::Value>,
    pub(crate) next_action: Option<NextAction>,
    pub(crate) latest_charge: Option<Expandable<Charge>>,
}

#[derive(Deserialize)]
pub(crate) struct NextAction {
    pub(crate) redirect_to_url: Option<RedirectToUrl>,
}

#[derive(Deserialize)]
pub(crate) struct RedirectToUrl {
    pub(crate) url: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Charge {
    pub(crate) id: String,
    pub(crate) status: String,
    pub(crate) captured: bool,
    pub(crate) amount: i64,
    /// Stripe always tells it; a fake may not know that a part can be taken.
    pub(crate) amount_captured: Option<i64>,
    pub(crate) currency: String,
    pub(crate) created: i64,
    #[serde(default)]
    pub(crate) disputed: bool,
    #[serde(default)]
    pub(crate) metadata: HashMap<String, String>,
    pub(crate) balance_transaction: Option<Expandable<BalanceTransaction>>,
    pub(crate) refunds: Option<List<Refund>>,
}

impl Charge {
    /// What was taken, whatever was given back since.
    pub(crate) fn taken_minor(&self) -> i64 {
        if self.captured && self.status == "succeeded" {
            self.amount_captured.unwrap_or(self.amount)
        } else {
            0
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct BalanceTransaction {
    pub(crate) id: String,
    /// Negative where money leaves the account.
    pub(crate) amount: i64,
    pub(crate) fee: i64,
    pub(crate) currency: String,
    pub(crate) created: i64,
}

#[derive(Deserialize)]
pub(crate) struct List<T> {
    pub(crate) data: Vec<T>,
    #[serde(default)]
    pub(crate) has_more: bool,
}

#[derive(Deserialize)]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) created: i64,
    pub(crate) failure_reason: Option<String>,
    /// There if the refund failed after its money had left.
    pub(crate) failure_balance_transaction: Option<Expandable<BalanceTransaction>>,
}

#[derive(Deserialize)]
pub(crate) struct Dispute {
    pub(crate) id: String,
    pub(crate) status: Option<String>,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) balance_transactions: Vec<BalanceTransaction>,
}

#[derive(Deserialize)]
pub(crate) struct Failure {
    pub(crate) error: FailureError,
}

#[derive(Deserialize)]
pub(crate) struct FailureError {
    #[serde(rename = "type")]
    pub(crate) sort: Option<String>,
    pub(crate) code: Option<String>,
    /// The intent that was declined.
    pub(crate) payment_intent: Option<Box<PaymentIntent>>,
}

#[derive(Deserialize)]
pub(crate) struct Event {
    pub(crate) id: String,
    #[serde(rename = "type")]
    pub(crate) name: String,
    pub(crate) data: EventData,
}

#[derive(Deserialize)]
pub(crate) struct EventData {
    pub(crate) object: EventObject,
}

#[derive(Deserialize)]
pub(crate) struct EventObject {
    /// Previews of invoices have none; they do not concern us.
    pub(crate) id: Option<String>,
    pub(crate) payment_intent: Option<Expandable<Named>>,
    #[serde(default)]
    pub(crate) metadata: Option<HashMap<String, String>>,
}
