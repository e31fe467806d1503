//! What is asked of a gateway, and what it answers.

use domain::country::Country;
use domain::id::{AttemptId, OrderId};
use domain::locale::Locale;
use domain::money::Money;
use domain::order::{Finding, Movement};
use domain::payment::{Capture, Method, Provider};

/// A payment to be begun on the provider's page. Every field must be the same whenever it is asked for again with the
/// same key: providers refuse a key that comes with another request.
#[derive(Clone, Debug)]
pub struct Start {
    pub order: OrderId,
    pub attempt: AttemptId,
    pub amount: Money,
    pub country: Country,
    pub locale: Locale,
    pub method: Method,
    pub capture: Capture,
    pub email: String,
    /// What is paid for, delivery included. If the sum is another than `amount`, the provider shows one line.
    pub lines: Vec<StartLine>,
    pub return_url: String,
    pub cancel_url: String,
    pub idempotency_key: String,
    /// After this moment nobody can pay any more. Stripe wants it 30 minutes to 24 hours away.
    pub expires_at_ms: i64,
    /// Keep the method for a later payment, if it can be kept.
    pub save_method: bool,
}

impl Start {
    /// What the buyer sees on the provider's page. Each line is one piece, because a discount may not divide by the quantity.
    pub(crate) fn shown_lines(&self) -> Vec<(String, Money)> {
        let sum: i64 = self.lines.iter().map(|line| line.amount.minor).sum();
        let is_like = |line: &StartLine| line.amount.minor >= 0 && line.amount.currency == self.amount.currency;
        if sum == self.amount.minor && !self.lines.is_empty() && self.lines.iter().all(is_like) {
            self.lines.iter().map(|line| (line.shown(), line.amount)).collect()
        } else {
            vec![(self.order.to_string(), self.amount)]
        }
    }
}

#[derive(Clone, Debug)]
pub struct StartLine {
    pub name: String,
    pub quantity: u32,
    /// Of all of them, after discounts.
    pub amount: Money,
}

impl StartLine {
    fn shown(&self) -> String {
        match self.quantity {
            0 | 1 => self.name.clone(),
            many => format!("{many} × {}", self.name),
        }
    }
}

/// A payment that waits for the buyer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    pub provider_ref: String,
    /// Where the browser goes.
    pub redirect: String,
}

/// What we know of a payment that a provider is asked about.
#[derive(Clone, Debug)]
pub struct Expected {
    pub amount: Money,
    pub capture: Capture,
    /// Nobody ended the attempt: what the buyer approved may be taken. PayPal's buyers approve, and then we take.
    pub is_wanted: bool,
    /// Of the attempt, as in [`Start`]: what follows at the provider gets keys that are made of it.
    pub idempotency_key: String,
}

/// A payment by a method that the buyer left for it, while the buyer is there.
#[derive(Clone, Debug)]
pub struct ChargeAgain {
    pub provider: Provider,
    pub order: OrderId,
    pub attempt: AttemptId,
    /// As a [`Finding`] had it.
    pub saved_method: String,
    pub amount: Money,
    pub capture: Capture,
    pub description: String,
    /// Where the bank sends the browser back to.
    pub return_url: String,
    pub idempotency_key: String,
}

/// What became of charging again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Charged {
    /// Paid, on the way or declined: the finding says.
    Done(Finding),
    /// The bank wants to see the buyer.
    NeedsStep { redirect: String, provider_ref: String },
}

/// Takes money that was authorised.
#[derive(Clone, Debug)]
pub struct CaptureRequest {
    pub provider: Provider,
    pub provider_ref: String,
    pub amount: Money,
    pub idempotency_key: String,
}

/// Gives money back, all of it or a part.
#[derive(Clone, Debug)]
pub struct RefundRequest {
    pub provider: Provider,
    pub provider_ref: String,
    pub attempt: AttemptId,
    pub amount: Money,
    pub idempotency_key: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefundState {
    Done {
        movement: Movement,
    },
    /// On its way: `settle` tells when it has arrived or failed.
    Pending {
        reference: String,
    },
    Failed {
        code: String,
    },
}

/// A payment that the provider has money of, for whoever compares books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidAtProvider {
    pub provider: Provider,
    /// What `settle` takes, if the provider's list tells it.
    pub provider_ref: Option<String>,
    pub attempt: Option<AttemptId>,
    pub amount: Money,
    pub at_ms: i64,
}
