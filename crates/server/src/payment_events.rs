//! Messages of providers. One that is signed is kept under its id and acknowledged; what it is about is asked afterwards, as a
//! job. A message never changes anything by itself.

use axum::body::Bytes;
use domain::id::{AttemptId, CaseId};
use domain::order::{Attempt, Case, CaseKind, CaseSubject};
use domain::payment::Provider;
use http::HeaderMap;
use payments::{WebhookError, WebhookEvent, WebhookKind};
use store::payment_attempts::{find_attempt, find_by_ref};
use store::payment_events::{KeptEvent, NewEvent, count_try, find_unknown, keep, mark_done};
use store::{Reader, StoreError, Writer};

use crate::app::App;
use crate::jobs::{EventWork, JobFailure, Work, write_down};
use crate::orders::fresh_ulid;
use crate::payment_cases;
use crate::settle::{self, SettleError};

/// A message about a payment that nobody knows is tried again for so long: its attempt may be about to be written down, by this
/// server or by another. Then a person has to look.
const UNKNOWN_KEPT_MS: i64 = 60 * 60 * 1000;

/// Why a message is not acknowledged.
#[derive(Debug)]
pub enum NotTaken {
    Webhook(WebhookError),
    Store(StoreError),
}

/// Takes a message: checks who sent it, keeps it, and writes down that it is to be followed.
pub async fn receive(app: &App, provider: Provider, headers: &HeaderMap, body: &Bytes) -> Result<(), NotTaken> {
    let now_ms = app.press.clock.now_ms();
    let read = app.gateway.read_webhook(provider, headers, body, now_ms).await;
    let event = read.map_err(NotTaken::Webhook)?;
    if event.kind == WebhookKind::Other {
        return Ok(());
    }
    let text = String::from_utf8_lossy(body);
    let new = NewEvent {
        provider,
        event_id: &event.event_id,
        kind: kind_name(event.kind),
        provider_ref: event.provider_ref.as_deref(),
        body: &text,
        received_at_ms: now_ms,
    };
    let work = work_of(provider, &event);
    let cause = format!("{provider} {}", event.event_id);
    app.store
        .write("keeping a message of a provider", async |writer: &Writer| {
            keep(writer, new).await?;
            write_down(writer, &work, &cause, now_ms).await
        })
        .await
        .map_err(NotTaken::Store)?;
    app.jobs.wake();
    Ok(())
}

const fn kind_name(kind: WebhookKind) -> &'static str {
    match kind {
        WebhookKind::Payment => "payment",
        WebhookKind::Refund => "refund",
        WebhookKind::Dispute => "dispute",
        WebhookKind::Other => "other",
    }
}

fn work_of(provider: Provider, event: &WebhookEvent) -> Work {
    Work::PaymentEvent(EventWork {
        provider: provider.name().to_owned(),
        event: event.event_id.clone(),
        attempt: event.attempt.map(|attempt| attempt.to_string()),
        reference: event.provider_ref.clone(),
    })
}

/// Follows a message: asks the provider about the payment that it names.
pub async fn follow(app: &App, work: &EventWork) -> Result<(), JobFailure> {
    let Ok(provider) = work.provider.parse::<Provider>() else {
        return Err(JobFailure::GiveUp("it names no provider".to_owned()));
    };
    let found = app
        .store
        .read("looking for a payment", async |reader: &Reader| {
            let Some(event) = find_unknown(reader, provider, &work.event).await? else {
                return Ok(None);
            };
            Ok(Some((event, find_meant(reader, provider, work).await?)))
        })
        .await?;
    let Some((event, attempt)) = found else {
        // It was followed before.
        return Ok(());
    };
    let Some(attempt) = attempt else {
        return wait_or_give_over(app, provider, &event).await;
    };
    let settled = match &work.reference {
        Some(reference) if attempt.provider_ref.is_none() => settle::settle_as(app, &attempt, reference).await,
        _ => settle::settle(app, &attempt).await,
    };
    match settled {
        Ok(_) => {}
        Err(SettleError::Provider(error)) => return Err(JobFailure::TryAgain(error.to_string())),
        Err(SettleError::Store(error)) => return Err(error.into()),
    }
    let now_ms = app.press.clock.now_ms();
    app.store
        .write("noting that a message was followed", async |writer: &Writer| {
            mark_done(writer, provider, &work.event, now_ms).await
        })
        .await?;
    Ok(())
}

/// The attempt that a message is about. What it says of itself counts first: the reference may not be noted yet.
async fn find_meant(reader: &Reader, provider: Provider, work: &EventWork) -> Result<Option<Attempt>, StoreError> {
    let named: Option<AttemptId> = work.attempt.as_ref().and_then(|attempt| attempt.parse().ok());
    if let Some(id) = named
        && let Some(attempt) = find_attempt(reader, id).await?
    {
        return Ok(Some(attempt).filter(|attempt| attempt.provider == provider));
    }
    match &work.reference {
        Some(reference) => find_by_ref(reader, provider, reference).await,
        None => Ok(None),
    }
}

async fn wait_or_give_over(app: &App, provider: Provider, event: &KeptEvent) -> Result<(), JobFailure> {
    let now_ms = app.press.clock.now_ms();
    let is_over = now_ms - event.received_at_ms >= UNKNOWN_KEPT_MS;
    let case = Case {
        id: CaseId(fresh_ulid(now_ms)),
        subject: CaseSubject {
            kind: CaseKind::UnknownPayment,
            cause: payment_cases::unknown_cause(provider, event.provider_ref.as_deref().unwrap_or(&event.event_id)),
        },
        order: None,
        attempt: None,
        opened_at_ms: now_ms,
        closed_at_ms: None,
        outcome: None,
    };
    app.store
        .write("keeping a message about an unknown payment", async |writer: &Writer| {
            count_try(writer, provider, &event.event_id).await?;
            if is_over {
                payment_cases::open(writer, &case).await?;
                mark_done(writer, provider, &event.event_id, now_ms).await?;
            }
            Ok(())
        })
        .await?;
    if is_over {
        Ok(())
    } else {
        Err(JobFailure::TryAgain("nobody knows the payment yet".to_owned()))
    }
}
