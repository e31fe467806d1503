//! Giving money back. A refund is written down before the provider hears of it, under an id that is also the provider's key:
//! if this process dies on the way, whoever comes next asks again and the provider recognises the question.

use domain::id::{AttemptId, OrderId, RefundId};
use domain::money::Money;
use domain::order::{Attempt, NewRefund, Refund, RefundRefusal, RefundState};
use payments::{Expected, Gateway, PaymentError, RefundRequest};
use store::payment_attempts::find_attempt;
use store::refunds::{self, RefundOutcome, list_open_refunds};
use store::{Reader, Store, StoreError, Writer};

use crate::announce::Announcer;
use crate::clock::Clock;
use crate::orders::fresh_ulid;
use crate::settle::{enter, idempotency_key};

/// What moving money needs: the books, whoever moves it, and the time.
#[derive(Clone, Copy)]
pub struct Books<'a> {
    pub store: &'a Store,
    pub gateway: &'a Gateway,
    pub clock: &'a Clock,
    /// Who is told of it.
    pub announcer: Announcer,
}

/// Why money was not given back.
#[derive(Debug, thiserror::Error)]
pub enum RefundError {
    #[error("{}", explain(*.0))]
    Refused(RefundRefusal),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It is written down, and taken up again by a running server.
    #[error("{refund} is written down, but nobody knows yet whether it was done: {why}")]
    Unknown { refund: RefundId, why: PaymentError },
}

/// Others may be about to do what was asked for a moment ago.
const TAKEN_UP_AFTER_MS: i64 = 60 * 1000;

/// Stripe forgets keys after a day. A question that is older might be taken for a new one, and be answered with money a second
/// time: it becomes a case for a person instead.
const KEYS_KEPT_MS: i64 = 20 * 60 * 60 * 1000;

/// Refunds that are looked at in one go: each may cost a request of some seconds.
const MAX_TAKEN_UP: u64 = 50;

/// Gives money of an attempt back. The refund as the books have it then: done, on its way, or refused by the provider.
pub async fn refund(
    books: Books<'_>,
    order: OrderId,
    attempt: AttemptId,
    amount: Money,
    reason: &str,
) -> Result<Refund, RefundError> {
    let now_ms = books.clock.now_ms();
    let new = NewRefund {
        id: RefundId(fresh_ulid(now_ms)),
        order,
        attempt,
        amount,
        reason: reason.to_owned(),
        asked_at_ms: now_ms,
    };
    let asked = books
        .store
        .write_unless("asking for a refund", async |writer: &Writer| {
            refunds::ask(writer, &new).await
        })
        .await?
        .map_err(RefundError::Refused)?;
    carry_out(books, &asked).await
}

/// Takes up what was asked for and not answered, as after a crash, and asks about what was on its way. Says how many ended.
pub async fn take_up(books: Books<'_>) -> Result<u64, StoreError> {
    let open = books
        .store
        .read("listing open refunds", async |reader: &Reader| {
            list_open_refunds(reader, MAX_TAKEN_UP).await
        })
        .await?;
    let now_ms = books.clock.now_ms();
    let mut ended = 0;
    for refund in open
        .iter()
        .filter(|refund| now_ms - refund.asked_at_ms >= TAKEN_UP_AFTER_MS)
    {
        let state = match refund.state {
            RefundState::Asked if now_ms - refund.asked_at_ms > KEYS_KEPT_MS => hand_over(books, refund).await,
            RefundState::Asked => carry_out(books, refund).await,
            RefundState::Pending => look_after(books, refund).await,
            RefundState::Done | RefundState::Failed => continue,
        };
        match state {
            Ok(refund) => ended += u64::from(!is_open(refund.state)),
            Err(RefundError::Store(error)) => return Err(error),
            Err(error) => tracing::warn!(refund = %refund.id, %error, "a refund is tried again later"),
        }
    }
    Ok(ended)
}

/// Whether nobody knows yet how it ends.
pub const fn is_open(state: RefundState) -> bool {
    matches!(state, RefundState::Asked | RefundState::Pending)
}

/// Asks the provider, which recognises a question that it had before, and writes down what it says.
async fn carry_out(books: Books<'_>, refund: &Refund) -> Result<Refund, RefundError> {
    let attempt = attempt_of(books.store, refund).await?;
    let Some(provider_ref) = attempt.and_then(|attempt| attempt.provider_ref) else {
        return Err(RefundError::Refused(RefundRefusal::UnknownAttempt));
    };
    let request = RefundRequest {
        provider: refund.provider,
        provider_ref,
        attempt: refund.attempt,
        amount: refund.amount,
        idempotency_key: refund.id.to_string(),
    };
    let outcome = match books.gateway.refund(&request).await {
        Ok(payments::RefundState::Done { movement }) => RefundOutcome::Done(movement),
        Ok(payments::RefundState::Pending { reference }) => RefundOutcome::Pending(reference),
        Ok(payments::RefundState::Failed { code }) => {
            tracing::error!(refund = %refund.id, code, "a refund failed: see `trichter orders cases`");
            RefundOutcome::Failed
        }
        Err(PaymentError::Refused { code, .. }) => {
            tracing::error!(refund = %refund.id, code, "a refund was refused: see `trichter orders cases`");
            RefundOutcome::Failed
        }
        // Whatever was not refused may have been done.
        Err(
            why @ (PaymentError::Unreachable { .. }
            | PaymentError::Malformed { .. }
            | PaymentError::NotConfigured { .. }),
        ) => {
            return Err(RefundError::Unknown { refund: refund.id, why });
        }
    };
    record(books, refund, &outcome).await
}

/// Gives up a refund of which nobody can find out any more whether it was done. If the provider has moved money, that is in the
/// ledger before the case is opened.
async fn hand_over(books: Books<'_>, refund: &Refund) -> Result<Refund, RefundError> {
    look_after(books, refund).await?;
    tracing::error!(refund = %refund.id, "nobody knows whether a refund was done: see `trichter orders cases`");
    record(books, refund, &RefundOutcome::Failed).await
}

async fn record(books: Books<'_>, refund: &Refund, outcome: &RefundOutcome) -> Result<Refund, RefundError> {
    let now_ms = books.clock.now_ms();
    let fresh = fresh_ulid(now_ms);
    let settled = books
        .store
        .write("settling a refund", async |writer: &Writer| {
            let settled = refunds::settle(writer, refund.order, refund.id, outcome, fresh, now_ms).await?;
            let done = settled.as_ref().filter(|refund| refund.state == RefundState::Done);
            if let Some(done) = done {
                books.announcer.refunded(writer, done.id, now_ms).await?;
            }
            Ok(settled)
        })
        .await?;
    Ok(settled.unwrap_or_else(|| refund.clone()))
}

/// Asks what became of the payment: a refund that arrived is one of its movements.
async fn look_after(books: Books<'_>, refund: &Refund) -> Result<Refund, RefundError> {
    let Some(attempt) = attempt_of(books.store, refund).await? else {
        return Ok(refund.clone());
    };
    let Some(provider_ref) = &attempt.provider_ref else {
        return Ok(refund.clone());
    };
    let expected = Expected {
        amount: attempt.amount,
        capture: attempt.capture,
        idempotency_key: idempotency_key(&attempt),
        is_wanted: true,
    };
    let asked = books.gateway.settle(attempt.provider, provider_ref, &expected).await;
    let finding = asked.map_err(|why| RefundError::Unknown { refund: refund.id, why })?;
    let now_ms = books.clock.now_ms();
    let after = books
        .store
        .write("settling an order", async |writer: &Writer| {
            enter(writer, books.announcer, &attempt, &finding, now_ms).await?;
            refunds::find_refund(writer, refund.id).await
        })
        .await?;
    Ok(after.unwrap_or_else(|| refund.clone()))
}

async fn attempt_of(store: &Store, refund: &Refund) -> Result<Option<Attempt>, StoreError> {
    store
        .read("looking for an attempt", async |reader: &Reader| {
            find_attempt(reader, refund.attempt).await
        })
        .await
}

fn explain(refusal: RefundRefusal) -> String {
    match refusal {
        RefundRefusal::UnknownOrder => "there is no such order".to_owned(),
        RefundRefusal::UnknownAttempt => "the order has no such payment".to_owned(),
        RefundRefusal::NoAmount => "nothing would be given back: name an amount above nought".to_owned(),
        RefundRefusal::OtherCurrency => "the order was paid in another currency".to_owned(),
        RefundRefusal::TooMuch { at_most } if at_most.is_zero() => {
            "nothing is left to give back: all that came in is given back or promised".to_owned()
        }
        RefundRefusal::TooMuch { at_most } => format!("at most {at_most} can be given back"),
    }
}
