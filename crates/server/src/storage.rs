//! The store within the server: how it is watched, what its errors mean to a client, and what is deleted when.

use std::sync::Arc;
use std::time::Duration;

use domain::consent::prune_before_ms;
use domain::job::JobState;
use domain::session::prune_bundles_before_ms;
use store::consents::prune_consents;
use store::content_revisions::prune_bundles;
use store::events::prune_events;
use store::health_consents::prune_health_consents;
use store::jobs::prune_jobs;
use store::leads::prune_leads;
use store::mail_budgets::prune_mail_budgets;
use store::marketing_consents::prune_marketing_consents;
use store::orders::{prune_contacts, prune_drafts, prune_ended, prune_invoices};
use store::payment_events;
use store::sessions::prune_sessions;
use store::withdrawals::prune_withdrawals;
use store::{Settings, Store, StoreError, Writer};
use tokio::sync::Mutex;

use crate::app::App;
use crate::config::Retention;
use crate::http::problem::{Code, Problem};
use crate::metrics::Metrics;

/// Old rows are deleted in batches of this size, so that no writer waits long for one: 1000 rows take some milliseconds.
const BATCH_ROWS: u64 = 1000;

/// At most this many batches a day: a million rows.
const MAX_BATCHES: usize = 1000;

/// Between two batches others may write.
const BATCH_PAUSE: Duration = Duration::from_millis(100);

const A_DAY: Duration = Duration::from_hours(24);

/// When the database does not answer, clients are asked to wait this long.
const RETRY_AFTER_SECONDS: u32 = 2;

/// Opens the books, and counts what happens to them.
pub fn open(settings: &Settings, metrics: &Arc<Metrics>) -> Store {
    let metrics = Arc::clone(metrics);
    Store::open(
        settings,
        Arc::new(move |access, took, error| metrics.stored(access, took, error)),
    )
}

/// Logs the whole of an error, once; the client learns whether to try again.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Problem::from(&error)
    }
}

impl From<&StoreError> for Problem {
    fn from(error: &StoreError) -> Self {
        match error {
            StoreError::Busy { .. } | StoreError::Unavailable { .. } => {
                tracing::warn!(%error, "the database could not be used");
                Problem::new(Code::Unavailable).with_retry_after(RETRY_AFTER_SECONDS)
            }
            StoreError::Conflict { .. }
            | StoreError::Database { .. }
            | StoreError::Damaged { .. }
            | StoreError::Newer { .. }
            | StoreError::File { .. } => {
                tracing::error!(%error, "the database refused");
                Problem::new(Code::Internal)
            }
        }
    }
}

/// How long an answer of the database counts for those who ask whether it answers.
const SIGN_OF_LIFE_MS: i64 = 1000;

/// Whether the database answers. However many ask, it is asked once a second.
#[derive(Default)]
pub struct SignOfLife(Mutex<Option<(i64, bool)>>);

impl SignOfLife {
    pub async fn check(&self, store: &Store, now_ms: i64) -> bool {
        let mut last = self.0.lock().await;
        if let Some((asked_at_ms, answered)) = *last
            && (0..SIGN_OF_LIFE_MS).contains(&now_ms.saturating_sub(asked_at_ms))
        {
            return answered;
        }
        let answer = store.ping().await;
        if let Err(error) = &answer {
            tracing::warn!(%error, "the database does not answer");
        }
        *last = Some((now_ms, answer.is_ok()));
        answer.is_ok()
    }
}

/// Deletes what is too old, now and then daily.
pub async fn follow_retention(app: Arc<App>) {
    loop {
        match prune(&app).await {
            Ok(0) => {}
            Ok(rows) => tracing::info!(rows, "rows whose term is over were deleted or lost who they were about"),
            // The books were closed under it.
            Err(_) if app.is_draining() => return,
            Err(error) => tracing::warn!(%error, "old rows could not be deleted; tried again tomorrow"),
        }
        tokio::time::sleep(A_DAY).await;
    }
}

/// What is deleted when its term is over.
#[derive(Clone, Copy, Debug)]
enum Kept {
    Consents,
    Sessions,
    HealthConsents,
    Bundles,
    Leads,
    MarketingConsents,
    DoneJobs,
    DeadJobs,
    Events,
    MailBudgets,
    Drafts,
    EndedOrders,
    PaymentEvents,
    Contacts,
    Invoices,
    Withdrawals,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Until then, a cause that is repeated finds its job.
const DONE_JOBS_DAYS: i64 = 30;

/// Somebody has to look at these first.
const DEAD_JOBS_DAYS: i64 = 90;

/// A year to compare with, and a month to do so.
const EVENTS_DAYS: i64 = 400;

/// Only today's are counted; a node's clock may be behind.
const MAIL_BUDGETS_DAYS: i64 = 2;

/// As long as a draft: nothing was sold, so nothing has to be shown to anybody.
const ENDED_ORDERS_DAYS: i64 = 30;

/// Payment services repeat a message for some days; until then it is recognised.
const PAYMENT_EVENTS_DAYS: i64 = 90;

impl Kept {
    const ALL: [Kept; 16] = [
        Kept::Consents,
        Kept::Sessions,
        Kept::HealthConsents,
        Kept::Bundles,
        Kept::Leads,
        Kept::MarketingConsents,
        Kept::DoneJobs,
        Kept::DeadJobs,
        Kept::Events,
        Kept::MailBudgets,
        Kept::Drafts,
        Kept::EndedOrders,
        Kept::PaymentEvents,
        Kept::Contacts,
        Kept::Invoices,
        Kept::Withdrawals,
    ];

    async fn prune(self, writer: &Writer, terms: Retention, now_ms: i64) -> Result<u64, StoreError> {
        let days_ago_ms = |days: i64| now_ms - days * DAY_MS;
        match self {
            Kept::Consents => prune_consents(writer, prune_before_ms(now_ms), BATCH_ROWS).await,
            Kept::Sessions => prune_sessions(writer, now_ms, BATCH_ROWS).await,
            Kept::HealthConsents => prune_health_consents(writer, prune_before_ms(now_ms), BATCH_ROWS).await,
            Kept::Bundles => prune_bundles(writer, prune_bundles_before_ms(now_ms), BATCH_ROWS).await,
            Kept::Leads => prune_leads(writer, now_ms, BATCH_ROWS).await,
            Kept::MarketingConsents => prune_marketing_consents(writer, prune_before_ms(now_ms), BATCH_ROWS).await,
            Kept::DoneJobs => prune_jobs(writer, JobState::Done, days_ago_ms(DONE_JOBS_DAYS), BATCH_ROWS).await,
            Kept::DeadJobs => prune_jobs(writer, JobState::Dead, days_ago_ms(DEAD_JOBS_DAYS), BATCH_ROWS).await,
            Kept::Events => prune_events(writer, days_ago_ms(EVENTS_DAYS), BATCH_ROWS).await,
            Kept::MailBudgets => {
                let before_day = days_ago_ms(MAIL_BUDGETS_DAYS).div_euclid(DAY_MS);
                prune_mail_budgets(writer, before_day, BATCH_ROWS).await
            }
            Kept::Drafts => prune_drafts(writer, now_ms, BATCH_ROWS).await,
            Kept::EndedOrders => prune_ended(writer, days_ago_ms(ENDED_ORDERS_DAYS), BATCH_ROWS).await,
            Kept::PaymentEvents => {
                payment_events::prune_events(writer, days_ago_ms(PAYMENT_EVENTS_DAYS), BATCH_ROWS).await
            }
            Kept::Contacts => prune_contacts(writer, days_ago_ms(terms.contacts_days), BATCH_ROWS, now_ms).await,
            Kept::Invoices => prune_invoices(writer, days_ago_ms(terms.invoices_days), BATCH_ROWS, now_ms).await,
            Kept::Withdrawals => prune_withdrawals(writer, days_ago_ms(terms.withdrawals_days), BATCH_ROWS).await,
        }
    }
}

/// Deletes what need no longer be kept, and says how many rows lost something.
pub async fn prune(app: &App) -> Result<u64, StoreError> {
    let now_ms = app.press.clock.now_ms();
    let mut deleted = 0;
    for kept in Kept::ALL {
        for _ in 0..MAX_BATCHES {
            let rows = app
                .store
                .write("deleting what is too old", async |writer: &Writer| {
                    kept.prune(writer, app.retention, now_ms).await
                })
                .await?;
            deleted += rows;
            if rows < BATCH_ROWS {
                break;
            }
            tokio::time::sleep(BATCH_PAUSE).await;
        }
    }
    Ok(deleted)
}
