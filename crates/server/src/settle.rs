//! The one way in which an order becomes paid. Whoever has reason to think that something happened (the buyer who comes back, a
//! webhook, the poller) asks the provider here; what it says, and nothing else, is written into the books in one transaction
//! under the order's lock. Asking twice changes nothing.

use domain::id::AttemptId;
use domain::order::{Attempt, Finding};
use domain::payment::Standing;
use payments::{Expected, PaymentError};
use store::orders::{self, Settled};
use store::payment_attempts::find_attempt;
use store::{Reader, StoreError, Writer};

use crate::announce::Announcer;
use crate::app::App;
use crate::digital_goods;
use crate::gateway::watched;
use crate::orders::effects::follow;
use crate::orders::fresh_ulid;

/// Why nobody knows yet.
#[derive(Debug, thiserror::Error)]
pub enum SettleError {
    #[error(transparent)]
    Provider(#[from] PaymentError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Asks the provider about an attempt and writes down what it says. `None` if there is nothing to ask about yet.
pub async fn settle(app: &App, attempt: &Attempt) -> Result<Option<Settled>, SettleError> {
    let Some(provider_ref) = &attempt.provider_ref else {
        return Ok(None);
    };
    settle_as(app, attempt, provider_ref).await
}

/// The same for an attempt of which a message told what the provider calls it: this process may have died before it noted that.
pub async fn settle_as(app: &App, attempt: &Attempt, provider_ref: &str) -> Result<Option<Settled>, SettleError> {
    let expected = Expected {
        amount: attempt.amount,
        capture: attempt.capture,
        idempotency_key: idempotency_key(attempt),
        // A buyer may approve in an old tab what ended here since: nobody takes that money.
        is_wanted: !attempt.standing.is_lost(),
    };
    let asking = app.gateway.settle(attempt.provider, provider_ref, &expected);
    let finding = watched(app, attempt.provider, "settle", asking).await?;
    record(app, attempt, &finding).await
}

/// Closes the pay page of an attempt that nobody has paid. Asks first: to cancel what was approved meanwhile would give up money
/// that is only reserved.
pub async fn close(app: &App, attempt: &Attempt) -> Result<Option<Settled>, SettleError> {
    let looked = settle(app, attempt).await?;
    match &looked {
        Some(Settled { attempt, .. }) if attempt.standing == Standing::Pending && !attempt.is_in_process => {
            stop(app, attempt).await
        }
        _ => Ok(looked),
    }
}

async fn stop(app: &App, attempt: &Attempt) -> Result<Option<Settled>, SettleError> {
    let Some(provider_ref) = &attempt.provider_ref else {
        return Ok(None);
    };
    let asking = app.gateway.cancel(attempt.provider, provider_ref);
    let finding = watched(app, attempt.provider, "cancel", asking).await?;
    record(app, attempt, &finding).await
}

/// Writes a finding into the books, with what others are told of it and what its buyer may open.
pub async fn enter(
    writer: &Writer,
    announcer: Announcer,
    attempt: &Attempt,
    finding: &Finding,
    now_ms: i64,
) -> Result<Option<Settled>, StoreError> {
    let settled = orders::settle(writer, attempt.order, attempt.id, finding, fresh_ulid(now_ms), now_ms).await?;
    if let Some(settled) = &settled {
        announcer.settled(writer, settled, now_ms).await?;
        if settled.is_sale() {
            digital_goods::grant(writer, &settled.order, now_ms).await?;
        }
    }
    Ok(settled)
}

/// Writes a finding into the books with all that follows from it.
pub async fn record(app: &App, attempt: &Attempt, finding: &Finding) -> Result<Option<Settled>, SettleError> {
    let now_ms = app.press.clock.now_ms();
    let settled = app
        .store
        .write("settling an order", async |writer: &Writer| {
            let settled = enter(writer, app.announcer, attempt, finding, now_ms).await?;
            if let Some(settled) = &settled {
                follow(app, writer, settled, now_ms).await?;
            }
            Ok(settled)
        })
        .await?;
    if let Some(settled) = &settled {
        report(app, settled);
        if settled.became_paid || settled.became_authorised || !settled.ended_refunds.is_empty() {
            // Mails are due.
            app.jobs.wake();
        }
        stop_rivals(app, settled).await;
    }
    Ok(settled)
}

fn report(app: &App, settled: &Settled) {
    let order = settled.order.id;
    if settled.became_paid || settled.became_authorised {
        app.metrics.sold();
        tracing::info!(%order, state = settled.order.state.name(), "the money of an order is certain");
    }
    if settled.new_cases > 0 {
        tracing::error!(%order, cases = settled.new_cases, "money does not fit: see `trichter orders show`");
    }
}

/// Other pay pages of an order that has its money are closed. If that fails, the poller finds what came of it.
async fn stop_rivals(app: &App, settled: &Settled) {
    for rival in &settled.to_stop {
        // It comes back here at most once: a rival's own end makes no money certain.
        if let Err(error) = Box::pin(stop(app, rival)).await {
            tracing::warn!(%error, "the end of a payment could not be noted; the poller will");
        }
    }
}

/// The newest of what is known of an attempt.
pub async fn load_attempt(app: &App, id: AttemptId) -> Result<Option<Attempt>, StoreError> {
    app.store
        .read("looking for an attempt", async |reader: &Reader| {
            find_attempt(reader, id).await
        })
        .await
}

/// Whether asking the provider can tell anything new soon.
pub const fn is_open(attempt: &Attempt) -> bool {
    matches!(attempt.standing, Standing::Pending) && attempt.provider_ref.is_some()
}

/// The key under which a provider recognises everything of an attempt that is asked for again.
pub fn idempotency_key(attempt: &Attempt) -> String {
    format!("{}-{}", attempt.order, attempt.id)
}
