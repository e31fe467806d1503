//! The one way in which money reaches an order: returning buyers, webhooks and the poller all come here.

use domain::id::{AttemptId, CaseId, OrderId, RefundId, TransactionId, Ulid};
use domain::ledger::LedgerEntry;
use domain::order::{
    Attempt, Became, Case, Change, Finding, Movement, MovementKind, Order, OrderNumber, apply, next_check_ms,
};
use domain::payment::{Provider, Standing};
use sea_orm::ActiveValue::Set;

use super::row::ActiveModel;
use super::{lock_attempt, update};
use crate::error::StoreError;
use crate::transaction::Writer;
use crate::{ledger, order_numbers, payment_attempts, payment_cases, refunds};

/// What a finding did to the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// As they are now.
    pub order: Order,
    pub attempt: Attempt,
    /// Only ever true once for an order: what follows a payment is to be written down in this transaction.
    pub became_paid: bool,
    /// The same for money that is reserved until shipment.
    pub became_authorised: bool,
    /// Movements that were not yet in the ledger.
    pub new_movements: u64,
    /// Cases that nobody had opened yet.
    pub new_cases: u64,
    /// Refunds of which nobody knew until now that they are done.
    pub ended_refunds: Vec<RefundId>,
    /// Other attempts of an order that now has its money: the provider is to be told that nobody wants theirs.
    pub to_stop: Vec<Attempt>,
}

impl Settled {
    /// Whether the order was sold by this. Money that was reserved before is no second sale when it is taken.
    pub const fn is_sale(&self) -> bool {
        self.became_authorised || (self.became_paid && self.order.authorised_at_ms.is_none())
    }
}

/// Writes what a provider found into the books: ledger, attempt, order, number and cases in one transaction. A finding that
/// came before changes nothing. None if there is no such attempt. `fresh` is a number that nobody has; entries and cases
/// are numbered from it.
pub async fn settle(
    writer: &Writer,
    order: OrderId,
    attempt: AttemptId,
    finding: &Finding,
    fresh: Ulid,
    now_ms: i64,
) -> Result<Option<Settled>, StoreError> {
    let Some((order, attempt)) = lock_attempt(writer, order, attempt).await? else {
        return Ok(None);
    };
    let change = apply(&order.facts(), &attempt, finding);
    let entries = entries(&order, &attempt, &change.movements, fresh, now_ms);
    let new_movements = ledger::append(writer, &entries).await?;
    let ended_refunds = end_refunds(writer, &change.movements, now_ms).await?;
    let new_cases = open_cases(writer, &order, &attempt, &change, fresh, now_ms).await?
        + fail_refunds(writer, attempt.provider, &finding.failed_refunds, now_ms).await?;
    let after = attempt_after(&attempt, &change, finding, now_ms);
    payment_attempts::update(writer, &attempt, &after).await?;
    let to_stop = if change.became.is_some() && order.attempts > 1 {
        rivals(writer, &order, attempt.id).await?
    } else {
        Vec::new()
    };
    // The last lock, because all others of the country wait for it.
    let order = match change.became {
        Some(became) => order_after(writer, order, &change, became, now_ms).await?,
        None => order,
    };
    Ok(Some(Settled {
        order,
        attempt: after,
        became_paid: change.became == Some(Became::Paid),
        became_authorised: change.became == Some(Became::Authorised),
        new_movements,
        new_cases,
        ended_refunds,
        to_stop,
    }))
}

fn entries(order: &Order, attempt: &Attempt, movements: &[Movement], fresh: Ulid, now_ms: i64) -> Vec<LedgerEntry> {
    let mut id = fresh;
    let entry = |movement: &Movement| {
        let entry = LedgerEntry::of(TransactionId(id), movement, Some((order.id, attempt.id)), now_ms);
        id = id.next();
        entry
    };
    movements.iter().map(entry).collect()
}

/// A refund that the provider reports is done, whoever asked for it and however its answer got lost. Says which ones were not
/// before.
async fn end_refunds(writer: &Writer, movements: &[Movement], now_ms: i64) -> Result<Vec<RefundId>, StoreError> {
    let mut ended = Vec::new();
    for movement in movements {
        if movement.kind == MovementKind::Refund {
            ended.extend(refunds::mark_done(writer, movement.provider, &movement.reference, now_ms).await?);
        }
    }
    Ok(ended)
}

/// A refund that failed, even after it had seemed to be done, becomes a case. Says how many of them are new.
async fn fail_refunds(
    writer: &Writer,
    provider: Provider,
    references: &[String],
    now_ms: i64,
) -> Result<u64, StoreError> {
    let mut opened = 0;
    for reference in references {
        opened += u64::from(refunds::mark_failed(writer, provider, reference, now_ms).await?);
    }
    Ok(opened)
}

async fn open_cases(
    writer: &Writer,
    order: &Order,
    attempt: &Attempt,
    change: &Change,
    fresh: Ulid,
    now_ms: i64,
) -> Result<u64, StoreError> {
    let (mut opened, mut id) = (0, fresh);
    for subject in &change.cases {
        let case = Case {
            id: CaseId(id),
            subject: subject.clone(),
            order: Some(order.id),
            attempt: Some(attempt.id),
            opened_at_ms: now_ms,
            closed_at_ms: None,
            outcome: None,
        };
        opened += u64::from(payment_cases::open(writer, &case).await?);
        id = id.next();
    }
    Ok(opened)
}

fn attempt_after(attempt: &Attempt, change: &Change, finding: &Finding, now_ms: i64) -> Attempt {
    let mut after = attempt.clone();
    after.standing = change.standing;
    after.is_in_process = change.is_in_process;
    if after.provider_ref.is_none() {
        after.provider_ref = Some(finding.provider_ref.clone());
    }
    if finding.saved_method.is_some() {
        after.saved_method.clone_from(&finding.saved_method);
    }
    let is_same = after == *attempt && attempt.check_at_ms.is_none_or(|check_ms| check_ms > now_ms);
    if !is_same {
        after.check_at_ms = next_check_ms(&after, after.standing, change.order_state, now_ms);
    }
    after
}

async fn rivals(writer: &Writer, order: &Order, attempt: AttemptId) -> Result<Vec<Attempt>, StoreError> {
    let mut others = payment_attempts::list_attempts_of(writer, order.id).await?;
    others.retain(|other| other.id != attempt && other.standing == Standing::Pending && other.provider_ref.is_some());
    Ok(others)
}

/// The order with its money, which is certain now.
async fn order_after(
    writer: &Writer,
    mut order: Order,
    change: &Change,
    became: Became,
    now_ms: i64,
) -> Result<Order, StoreError> {
    order.state = change.order_state;
    order.carried_by = change.carried_by;
    order.expires_at_ms = None;
    match became {
        Became::Paid => order.paid_at_ms = Some(now_ms),
        Became::Authorised => order.authorised_at_ms = Some(now_ms),
    }
    if change.takes_number {
        let number = order_numbers::take(writer, order.country).await?;
        order.number = Some(OrderNumber {
            country: order.country,
            number,
        });
    }
    let digits = order.number.map(|number| i64::try_from(number.number));
    let row = ActiveModel {
        state: Set(order.state.name().to_owned()),
        carried_by: Set(order.carried_by.map(|attempt| attempt.to_string())),
        expires_at_ms: Set(None),
        paid_at_ms: Set(order.paid_at_ms),
        authorised_at_ms: Set(order.authorised_at_ms),
        number: Set(digits.transpose().map_err(|_| StoreError::Damaged {
            doing: "numbering an order",
            column: "last_number",
        })?),
        ..ActiveModel::default()
    };
    update(writer, order.id, row, "settling an order").await?;
    Ok(order)
}
