//! Compares with the providers' books every few minutes: payments whose buyer never came back and whose message never came, orders
//! whose time is over, and money of which nobody here knows. Everything is done in bounded batches; what is left comes next time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::id::{AttemptId, CaseId, OrderId};
use domain::order::{Attempt, Case, CaseKind, CaseSubject};
use domain::payment::{Method, Provider, Standing};
use payments::PaidAtProvider;
use store::orders::{Expiry, expire_order, list_expiring};
use store::payment_attempts::{find_attempt, find_by_ref, list_attempts_of, list_open, postpone_check};
use store::{Reader, StoreError, Writer};

use crate::app::App;
use crate::gateway::watched;
use crate::jobs::{JobFailure, ReconcileWork, Work, write_down};
use crate::orders::effects::release;
use crate::orders::fresh_ulid;
use crate::payment_cases;
use crate::refunding::{self, Books};
use crate::settle::{self, SettleError};
use crate::shipping;

/// Attempts and orders of one comparison. With two minutes between them: 6000 payments an hour that only the poller finds.
const BATCH: u64 = 200;

/// A comparison ends after this, within the time that a job has.
const LONGEST: Duration = Duration::from_secs(20);

/// What a provider took is compared as far back as this; a payment is found on ten occasions and more.
const COMPARED_MS: i64 = 6 * 60 * 60 * 1000;

/// Money that is younger may still be on its way into the books.
const GRACE_MS: i64 = 10 * 60 * 1000;

/// An attempt of which nobody knows whether its provider heard of it has no money: it is looked at so seldom.
const WITHOUT_REFERENCE_MS: i64 = 60 * 60 * 1000;

/// Writes comparisons down as they fall due, until the process ends. Of several servers one does each.
pub async fn follow(app: Arc<App>) {
    let every_ms = i64::try_from(app.reconcile_every.as_millis())
        .unwrap_or(i64::MAX)
        .max(1);
    loop {
        tokio::time::sleep(app.reconcile_every).await;
        let now_ms = app.press.clock.now_ms();
        let slot = now_ms.div_euclid(every_ms);
        let written = app.store.write("writing a comparison down", async |writer: &Writer| {
            let work = Work::Reconcile(ReconcileWork { slot });
            write_down(writer, &work, &format!("{every_ms} {slot}"), now_ms).await
        });
        match written.await {
            Ok(()) => app.jobs.wake(),
            Err(_) if app.is_draining() => return,
            Err(error) => tracing::warn!(%error, "payments could not be compared; tried again soon"),
        }
    }
}

/// Looks at one attempt, unless somebody was faster.
pub async fn look_at(app: &App, id: AttemptId) -> Result<(), JobFailure> {
    let Some(attempt) = settle::load_attempt(app, id).await? else {
        return Ok(());
    };
    if !settle::is_open(&attempt) {
        return Ok(());
    }
    match settle::settle(app, &attempt).await {
        Ok(_) => Ok(()),
        Err(SettleError::Provider(error)) => Err(JobFailure::TryAgain(error.to_string())),
        Err(SettleError::Store(error)) => Err(error.into()),
    }
}

/// One comparison.
pub async fn compare(app: &App) -> Result<(), JobFailure> {
    let begun = Instant::now();
    settle_due(app, begun).await?;
    expire_due(app, begun).await?;
    let books = Books {
        store: &app.store,
        gateway: &app.gateway,
        clock: &app.press.clock,
        announcer: app.announcer,
    };
    // Whose answer got lost is asked for again, with the same key.
    refunding::take_up(books).await?;
    shipping::take_up(books).await?;
    let unaccounted = compare_books(app, begun).await?;
    app.metrics.compared_books(unaccounted);
    Ok(())
}

/// Asks about the attempts that are due. One that cannot be asked about steps back, so that it does not keep others waiting.
async fn settle_due(app: &App, begun: Instant) -> Result<(), StoreError> {
    let now_ms = app.press.clock.now_ms();
    let due = app
        .store
        .read("listing payments under way", async |reader: &Reader| {
            list_open(reader, now_ms, BATCH).await
        })
        .await?;
    for attempt in due {
        if begun.elapsed() > LONGEST {
            return Ok(());
        }
        let again_at_ms = match settle::settle(app, &attempt).await {
            Ok(Some(_)) => continue,
            Ok(None) => now_ms + WITHOUT_REFERENCE_MS,
            Err(SettleError::Provider(_)) => now_ms + GRACE_MS,
            Err(SettleError::Store(error)) => return Err(error),
        };
        app.store
            .write("putting a look at a payment off", async |writer: &Writer| {
                postpone_check(writer, attempt.id, again_at_ms).await
            })
            .await?;
    }
    Ok(())
}

/// Ends the orders whose time is over. Their pay pages are closed first, so that no money comes for what ended.
async fn expire_due(app: &App, begun: Instant) -> Result<(), StoreError> {
    let now_ms = app.press.clock.now_ms();
    let due = app
        .store
        .read("listing orders whose time is over", async |reader: &Reader| {
            list_expiring(reader, now_ms, BATCH).await
        })
        .await?;
    for order in due {
        if begun.elapsed() > LONGEST {
            return Ok(());
        }
        match stop_all(app, order).await {
            Ok(()) => expire(app, order, now_ms).await?,
            // Without an answer nobody knows whether money is coming: the next comparison asks again.
            Err(SettleError::Provider(_)) => {}
            Err(SettleError::Store(error)) => return Err(error),
        }
    }
    Ok(())
}

async fn stop_all(app: &App, order: OrderId) -> Result<(), SettleError> {
    let attempts = app
        .store
        .read("listing attempts of an order", async |reader: &Reader| {
            list_attempts_of(reader, order).await
        })
        .await?;
    let is_open = |attempt: &&Attempt| attempt.standing == Standing::Pending && !attempt.is_in_process;
    for attempt in attempts.iter().filter(is_open) {
        settle::close(app, attempt).await?;
    }
    Ok(())
}

async fn expire(app: &App, order: OrderId, now_ms: i64) -> Result<(), StoreError> {
    app.store
        .write("ending an order whose time is over", async |writer: &Writer| {
            if let Expiry::Ended(ended) = expire_order(writer, order, now_ms).await? {
                release(writer, &ended.order).await?;
            }
            Ok(())
        })
        .await
}

/// Holds what each provider took against our books. Says of how much money there nobody here knows.
async fn compare_books(app: &App, begun: Instant) -> Result<u64, StoreError> {
    let now_ms = app.press.clock.now_ms();
    let mut unaccounted = 0;
    for provider in providers(app) {
        let asking = app.gateway.paid_since(provider, now_ms - COMPARED_MS);
        // One that does not answer is asked again next time; the log and the metrics say so.
        let Ok(paid) = watched(app, provider, "paid_since", asking).await else {
            continue;
        };
        for payment in paid {
            if begun.elapsed() > LONGEST {
                return Ok(unaccounted);
            }
            if !is_accounted(app, &payment, now_ms).await? {
                unaccounted += 1;
            }
        }
    }
    Ok(unaccounted)
}

fn providers(app: &App) -> Vec<Provider> {
    let carries = |provider: &Provider| {
        Method::ALL
            .iter()
            .any(|method| app.gateway.provider_of(*method) == Some(*provider))
    };
    Provider::ALL.into_iter().filter(carries).collect()
}

/// Whether the books know of a payment; if they do not, they are put right, or a person has to look.
async fn is_accounted(app: &App, payment: &PaidAtProvider, now_ms: i64) -> Result<bool, StoreError> {
    let known = app
        .store
        .read("looking for a payment", async |reader: &Reader| {
            if let Some(id) = payment.attempt
                && let Some(attempt) = find_attempt(reader, id).await?
            {
                return Ok(Some(attempt));
            }
            match &payment.provider_ref {
                Some(reference) => find_by_ref(reader, payment.provider, reference).await,
                None => Ok(None),
            }
        })
        .await?;
    match known {
        Some(attempt) if attempt.standing == Standing::Paid => Ok(true),
        Some(attempt) => {
            let reference = attempt.provider_ref.as_ref().or(payment.provider_ref.as_ref());
            let Some(reference) = reference else {
                return Ok(false);
            };
            match settle::settle_as(app, &attempt, reference).await {
                Ok(settled) => Ok(settled.is_some_and(|settled| settled.attempt.standing == Standing::Paid)),
                Err(SettleError::Provider(_)) => Ok(false),
                Err(SettleError::Store(error)) => Err(error),
            }
        }
        None if now_ms - payment.at_ms < GRACE_MS => Ok(true),
        None => {
            open_unknown(app, payment, now_ms).await?;
            Ok(false)
        }
    }
}

async fn open_unknown(app: &App, payment: &PaidAtProvider, now_ms: i64) -> Result<(), StoreError> {
    let named = payment
        .provider_ref
        .clone()
        .or_else(|| Some(payment.attempt?.to_string()));
    let case = Case {
        id: CaseId(fresh_ulid(now_ms)),
        subject: CaseSubject {
            kind: CaseKind::UnknownPayment,
            cause: payment_cases::unknown_cause(payment.provider, &named.unwrap_or_default()),
        },
        order: None,
        attempt: None,
        opened_at_ms: now_ms,
        closed_at_ms: None,
        outcome: None,
    };
    app.store
        .write("opening a case", async |writer: &Writer| {
            payment_cases::open(writer, &case).await
        })
        .await
}
