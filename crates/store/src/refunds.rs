//! Money to be given back: written down before a provider hears of it, never more than there is.

use domain::id::{CaseId, OrderId, RefundId, TransactionId, Ulid};
use domain::ledger::LedgerEntry;
use domain::money::Money;
use domain::order::{
    Case, CaseKind, CaseSubject, Movement, NewRefund, Refund, RefundRefusal, RefundState, check_refund,
};
use domain::payment::Provider;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::orders::lock_order;
use crate::transaction::{Reads, Transaction, Writer};
use crate::{ledger, payment_attempts, payment_cases};

mod row;

/// Refunds of one order that are looked at. Each is at least a cent of an order, but nobody gives back so often.
const MAX_OF_ORDER: u64 = 1000;

/// Writes down that money is to be given back, if so much is there that is neither gone nor promised. The same id again is the
/// same refund.
pub async fn ask(writer: &Writer, new: &NewRefund) -> Result<Result<Refund, RefundRefusal>, StoreError> {
    if lock_order(writer, new.order).await?.is_none() {
        return Ok(Err(RefundRefusal::UnknownOrder));
    }
    let known = list_refunds_of(writer, new.order).await?;
    if let Some(same) = known.iter().find(|refund| refund.id == new.id) {
        return Ok(Ok(same.clone()));
    }
    let attempt = payment_attempts::find_attempt(writer, new.attempt).await?;
    let Some(attempt) = attempt.filter(|attempt| attempt.order == new.order) else {
        return Ok(Err(RefundRefusal::UnknownAttempt));
    };
    let currency = attempt.amount.currency;
    let balance = ledger::balance_of_attempt(writer, new.order, new.attempt, currency).await?;
    let promised = known
        .iter()
        .filter(|refund| refund.attempt == new.attempt && is_open(refund));
    let promised = Money::new(promised.map(|refund| refund.amount.minor).sum(), currency);
    if let Err(refusal) = check_refund(new.amount, &balance, promised) {
        return Ok(Err(refusal));
    }
    let refund = Refund {
        id: new.id,
        order: new.order,
        attempt: new.attempt,
        provider: attempt.provider,
        amount: new.amount,
        reason: new.reason.clone(),
        state: RefundState::Asked,
        reference: None,
        asked_at_ms: new.asked_at_ms,
        ended_at_ms: None,
    };
    let inserted = Entity::insert(ActiveModel::from(&refund))
        .exec_without_returning(writer.transaction())
        .await;
    inserted.map_err(|error| StoreError::of("writing a refund down", error))?;
    Ok(Ok(refund))
}

const fn is_open(refund: &Refund) -> bool {
    matches!(refund.state, RefundState::Asked | RefundState::Pending)
}

/// What a provider says of a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefundOutcome {
    Done(Movement),
    /// It works on it under this reference.
    Pending(String),
    Failed,
}

/// Writes down what a provider says of a refund: what moved goes into the ledger, what failed becomes a case. None if there is
/// no such refund; one that ended stays as it is.
pub async fn settle(
    writer: &Writer,
    order: OrderId,
    id: RefundId,
    outcome: &RefundOutcome,
    fresh: Ulid,
    now_ms: i64,
) -> Result<Option<Refund>, StoreError> {
    if lock_order(writer, order).await?.is_none() {
        return Ok(None);
    }
    let Some(mut refund) = find_refund(writer, id).await?.filter(|refund| refund.order == order) else {
        return Ok(None);
    };
    if let RefundOutcome::Done(movement) = outcome {
        let entry = LedgerEntry::of(TransactionId(fresh), movement, Some((order, refund.attempt)), now_ms);
        ledger::append(writer, &[entry]).await?;
    }
    if !is_open(&refund) {
        return Ok(Some(refund));
    }
    match outcome {
        RefundOutcome::Done(movement) => {
            refund.state = RefundState::Done;
            refund.reference = Some(movement.reference.clone());
            refund.ended_at_ms = Some(now_ms);
        }
        RefundOutcome::Pending(reference) => {
            refund.state = RefundState::Pending;
            refund.reference = Some(reference.clone());
        }
        RefundOutcome::Failed => {
            refund.state = RefundState::Failed;
            refund.ended_at_ms = Some(now_ms);
            payment_cases::open(writer, &failed(&refund, now_ms)).await?;
        }
    }
    update(writer, &refund).await?;
    // A pending refund may have been reported as done before its reference was noted here.
    if refund.state == RefundState::Pending && ledger::has_refund(writer, &refund).await? {
        refund.state = RefundState::Done;
        refund.ended_at_ms = Some(now_ms);
        update(writer, &refund).await?;
    }
    Ok(Some(refund))
}

/// A refund fails once, so its own number is free for the case.
fn failed(refund: &Refund, now_ms: i64) -> Case {
    Case {
        id: CaseId(refund.id.0),
        subject: CaseSubject {
            kind: CaseKind::RefundFailed,
            cause: refund.id.to_string(),
        },
        order: Some(refund.order),
        attempt: Some(refund.attempt),
        opened_at_ms: now_ms,
        closed_at_ms: None,
        outcome: None,
    }
}

async fn update(writer: &Writer, refund: &Refund) -> Result<(), StoreError> {
    let updated = Entity::update_many()
        .set(ActiveModel::from(refund))
        .filter(Column::Id.eq(refund.id.to_string()))
        .exec(writer.transaction())
        .await;
    updated
        .map(drop)
        .map_err(|error| StoreError::of("changing a refund", error))
}

/// Ends the open refund that a provider calls so, and says which one it was, if there is one.
pub(crate) async fn mark_done(
    writer: &Writer,
    provider: Provider,
    reference: &str,
    now_ms: i64,
) -> Result<Option<RefundId>, StoreError> {
    let named = Condition::all()
        .add(Column::Provider.eq(provider.name()))
        .add(Column::Reference.eq(reference))
        .add(Column::State.eq(RefundState::Pending.name()));
    let Some(mut refund) = list(writer, named, 1).await?.pop() else {
        return Ok(None);
    };
    refund.state = RefundState::Done;
    refund.ended_at_ms = Some(now_ms);
    update(writer, &refund).await?;
    Ok(Some(refund.id))
}

/// Fails the refund that a provider calls so, if there is one and nobody knew. Says whether that is news.
pub(crate) async fn mark_failed(
    writer: &Writer,
    provider: Provider,
    reference: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let named = Condition::all()
        .add(Column::Provider.eq(provider.name()))
        .add(Column::Reference.eq(reference))
        .add(Column::State.ne(RefundState::Failed.name()));
    let Some(mut refund) = list(writer, named, 1).await?.pop() else {
        return Ok(false);
    };
    refund.state = RefundState::Failed;
    refund.ended_at_ms = Some(now_ms);
    update(writer, &refund).await?;
    payment_cases::open(writer, &failed(&refund, now_ms)).await
}

/// The refund of that id.
pub async fn find_refund(reads: &impl Reads, id: RefundId) -> Result<Option<Refund>, StoreError> {
    let found = Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a refund", error))?
        .map(Refund::try_from)
        .transpose()
}

/// The refunds of an order, oldest first.
pub async fn list_refunds_of(reads: &impl Reads, order: OrderId) -> Result<Vec<Refund>, StoreError> {
    list(
        reads,
        Condition::all().add(Column::OrderId.eq(order.to_string())),
        MAX_OF_ORDER,
    )
    .await
}

/// At most `max_rows` refunds of which nobody knows yet how they end, oldest first.
pub async fn list_open_refunds(reads: &impl Reads, max_rows: u64) -> Result<Vec<Refund>, StoreError> {
    let is_open = Column::State.is_in([RefundState::Asked.name(), RefundState::Pending.name()]);
    list(reads, Condition::all().add(is_open), max_rows).await
}

async fn list(reads: &impl Reads, which: Condition, max_rows: u64) -> Result<Vec<Refund>, StoreError> {
    let listed = Entity::find()
        .filter(which)
        .order_by_asc(Column::AskedAtMs)
        .order_by_asc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing refunds", error))?
        .into_iter()
        .map(Refund::try_from)
        .collect()
}
