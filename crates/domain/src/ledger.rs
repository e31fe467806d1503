//! The ledger: every movement of money, once, in the words of the provider that moved it. It is only ever added to; each
//! total is a sum over it.

use crate::id::{AttemptId, OrderId, TransactionId};
use crate::money::{Currency, Money};
use crate::order::{Movement, MovementKind};
use crate::payment::Provider;

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerEntry {
    pub id: TransactionId,
    /// None if the provider has money of which we know no order.
    pub order: Option<OrderId>,
    pub attempt: Option<AttemptId>,
    pub provider: Provider,
    pub reference: String,
    pub kind: MovementKind,
    /// Negative if the money went away from us.
    pub amount: Money,
    /// When it moved, by the provider's clock.
    pub at_ms: i64,
    pub recorded_at_ms: i64,
}

impl LedgerEntry {
    /// The line that a movement makes, with what it was for if that is known.
    pub fn of(
        id: TransactionId,
        movement: &Movement,
        paid_for: Option<(OrderId, AttemptId)>,
        recorded_at_ms: i64,
    ) -> Self {
        LedgerEntry {
            id,
            order: paid_for.map(|(order, _)| order),
            attempt: paid_for.map(|(_, attempt)| attempt),
            provider: movement.provider,
            reference: movement.reference.clone(),
            kind: movement.kind,
            amount: Money::new(movement.kind.sign() * movement.amount.minor, movement.amount.currency),
            at_ms: movement.at_ms,
            recorded_at_ms,
        }
    }
}

/// Sums over the ledger, none of them negative unless a provider gave back what it never took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    pub captured: Money,
    /// What was given back and did not return.
    pub refunded: Money,
    /// What was taken back and did not return.
    pub charged_back: Money,
    /// What was kept and did not return.
    pub fees: Money,
}

impl Balance {
    pub const fn zero(currency: Currency) -> Self {
        let zero = Money::new(0, currency);
        Balance {
            captured: zero,
            refunded: zero,
            charged_back: zero,
            fees: zero,
        }
    }

    /// Adds what the ledger has of one kind, signed as the ledger signs it.
    pub fn add(&mut self, kind: MovementKind, signed_minor: i64) {
        match kind {
            MovementKind::Charge => self.captured.minor += signed_minor,
            MovementKind::Refund | MovementKind::RefundReversed => self.refunded.minor -= signed_minor,
            MovementKind::Chargeback | MovementKind::ChargebackReversed => self.charged_back.minor -= signed_minor,
            MovementKind::Fee | MovementKind::FeeReturned => self.fees.minor -= signed_minor,
        }
    }

    pub const fn currency(&self) -> Currency {
        self.captured.currency
    }

    /// What is there and not yet gone.
    pub const fn refundable(&self) -> Money {
        Money::new(
            self.captured.minor - self.refunded.minor - self.charged_back.minor,
            self.captured.currency,
        )
    }

    /// What is left after fees.
    pub const fn net(&self) -> Money {
        Money::new(self.refundable().minor - self.fees.minor, self.captured.currency)
    }
}
