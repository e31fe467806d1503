//! Does the work that was written down. Each process has one runner: it is woken when work is written down here, and looks
//! every few seconds for what others wrote down or left undone.

use std::sync::Arc;
use std::time::Duration;

use domain::calendar::Day;
use domain::country::Country;
use domain::id::JobId;
use domain::job::{AfterFailure, LeasedJob, after_failure};
use store::jobs::{Taken, Worker, count_jobs_by_state, end_leases, fail_job, finish_job, lease_jobs};
use store::orders::count_orders_by_state;
use store::payment_cases::count_open_cases;
use store::withdrawals;
use store::{Reader, StoreError, Writer};
use tokio::sync::{Mutex, Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::jobs::{JobFailure, Work};
use crate::metrics::JobOutcome;
use crate::random::{random_bytes, random_number};
use crate::{digital_goods, mails, payment_events, reconcile, webhooks};

/// Jobs under way at once. No more are taken, so that none waits while its lease runs.
pub const HANDS: usize = 8;

/// No try is given longer.
const LONGEST_TRY: Duration = Duration::from_secs(30);

/// A lease outlives the longest try by a minute, in which the database may be slow to take its outcome.
const LEASE_MS: i64 = 30 * 1000 + 60 * 1000;

/// How often the outcome is offered to a database that does not take it: 8 × (5 s of waiting for it + 2 s) fit in that minute.
const NOTE_TRIES: u32 = 8;
const NOTE_PAUSE: Duration = Duration::from_secs(2);

/// Between two looks at the books of a runner that nobody wakes pass 4 to 6 seconds.
const SHORTEST_PAUSE_MS: u64 = 4000;
const PAUSE_SPREAD_MS: u64 = 2000;

/// Jobs are counted for those who watch, this often at most.
const COUNTED_EVERY_MS: i64 = 15 * 1000;

/// The runner as the rest of the process sees it.
pub struct Runner {
    wake: Notify,
    is_closed: watch::Sender<bool>,
    counted_at_ms: Mutex<Option<i64>>,
}

impl Default for Runner {
    fn default() -> Self {
        Runner {
            wake: Notify::new(),
            is_closed: watch::Sender::new(false),
            counted_at_ms: Mutex::default(),
        }
    }
}

impl Runner {
    /// Says that work was written down.
    pub fn wake(&self) {
        self.wake.notify_one();
    }

    /// No more jobs are taken; those under way are finished.
    pub fn close(&self) {
        self.is_closed.send_replace(true);
    }

    /// Brings the numbers of jobs up to date for somebody who reads the metrics. Who cannot be answered sees the last ones.
    pub async fn count(&self, app: &App) {
        let now_ms = app.press.clock.now_ms();
        let mut counted_at_ms = self.counted_at_ms.lock().await;
        if counted_at_ms.is_some_and(|at_ms| (0..COUNTED_EVERY_MS).contains(&now_ms.saturating_sub(at_ms))) {
            return;
        }
        let counted = app.store.read("counting jobs", async |reader: &Reader| {
            Ok((
                count_jobs_by_state(reader).await?,
                count_orders_by_state(reader).await?,
                count_open_cases(reader).await?,
                // Germany's day: of the eight countries it is an hour ahead of one and behind another.
                withdrawals::count_open(reader, Day::of(Country::FALLBACK, now_ms)).await?,
            ))
        });
        match counted.await {
            Ok((counts, orders, cases, (open, overdue))) => {
                app.metrics.counted_jobs(&counts);
                app.metrics.counted_orders(&orders, &cases);
                app.metrics.counted_withdrawals(open, overdue);
                *counted_at_ms = Some(now_ms);
            }
            Err(error) => tracing::warn!(%error, "jobs could not be counted"),
        }
    }
}

/// Works until the runner is closed and what is under way is finished.
pub async fn run(app: Arc<App>) {
    let owner = owner(&app);
    if app.store.is_embedded() {
        take_over(&app).await;
    }
    let mut is_closed = app.jobs.is_closed.subscribe();
    let mut under_way = JoinSet::new();
    loop {
        while under_way.try_join_next().is_some() {}
        let free_hands = HANDS - under_way.len();
        if free_hands > 0 {
            match take(&app, &owner, free_hands).await {
                Ok(taken) => {
                    report_given_up(&app, &taken);
                    for job in taken.jobs {
                        under_way.spawn(work_on(Arc::clone(&app), job));
                    }
                }
                Err(error) => tracing::warn!(%error, "no jobs could be taken; tried again soon"),
            }
        }
        let pause = Duration::from_millis(SHORTEST_PAUSE_MS + random_number() % PAUSE_SPREAD_MS);
        tokio::select! {
            _ = is_closed.wait_for(|is_closed| *is_closed) => break,
            () = app.jobs.wake.notified() => {}
            Some(_) = under_way.join_next() => {}
            () = sleep(pause) => {}
        }
    }
    while under_way.join_next().await.is_some() {}
}

/// What the process before this one had under way when it died is due again at once; among several servers nobody knows who is
/// dead, and leases have to run out.
async fn take_over(app: &App) {
    let now_ms = app.press.clock.now_ms();
    let ended = app.store.write("ending leases", async |writer: &Writer| {
        end_leases(writer, now_ms).await
    });
    match ended.await {
        Ok(0) => {}
        Ok(jobs) => tracing::info!(jobs, "jobs that were under way when the shop ended are taken up again"),
        Err(error) => tracing::warn!(%error, "jobs of the process before have to wait for their leases to run out"),
    }
}

/// A name that no other runner has, on this machine or another.
fn owner(app: &App) -> String {
    let random = random_bytes().map(u128::from_be_bytes).unwrap_or_default();
    format!("{}-{}-{random:032x}", std::process::id(), app.press.clock.now_ms())
}

async fn take(app: &App, owner: &str, max_jobs: usize) -> Result<Taken, StoreError> {
    let worker = Worker {
        owner,
        kinds: &Work::KINDS,
        max_jobs: max_jobs as u64,
        lease_ms: LEASE_MS,
    };
    let now_ms = app.press.clock.now_ms();
    app.store
        .write("taking jobs", async |writer: &Writer| {
            lease_jobs(writer, worker, now_ms).await
        })
        .await
}

fn report_given_up(app: &App, taken: &Taken) {
    for given_up in &taken.given_up {
        app.metrics.job_tried(&given_up.kind, JobOutcome::dead);
        report_dead(&given_up.kind, given_up.job, given_up.error);
    }
}

fn report_dead(kind: &str, job: JobId, error: &str) {
    tracing::error!(kind, %job, error, "a job was given up: see `trichter jobs list --state dead`");
}

async fn work_on(app: Arc<App>, job: LeasedJob) {
    let result = attempt(&app, &job).await;
    let then = result.map_err(|failure| match failure {
        JobFailure::GiveUp(error) => (error, AfterFailure::GiveUp),
        JobFailure::TryAgain(error) => (error, after_failure(job.lease.attempt, random_number())),
    });
    let outcome = note(&app, &job, &then).await;
    app.metrics.job_tried(&job.kind, outcome);
    let (kind, id, attempt) = (&job.kind, job.lease.job, job.lease.attempt);
    match (outcome, then) {
        (JobOutcome::lost, _) => {
            tracing::warn!(kind, job = %id, attempt, "a job took longer than its lease: somebody else does it again");
        }
        (_, Ok(())) => tracing::debug!(kind, job = %id, attempt, "a job is done"),
        (_, Err((error, AfterFailure::GiveUp))) => report_dead(kind, id, &error),
        (_, Err((error, AfterFailure::TryAgain { wait_ms }))) => {
            tracing::warn!(kind, job = %id, attempt, error, wait_ms, "a job failed and is tried again");
        }
    }
}

/// Tries once. A panic is a failure like others.
async fn attempt(app: &Arc<App>, job: &LeasedJob) -> Result<(), JobFailure> {
    let Some(work) = Work::read(&job.kind, job.payload.get()) else {
        return Err(JobFailure::GiveUp("what was written down cannot be read".to_owned()));
    };
    let (app, id) = (Arc::clone(app), job.lease.job);
    let mut working = tokio::spawn(async move {
        match work {
            Work::Mail(mail) => mails::send(&app, id, mail).await,
            Work::Webhook(webhook) => webhooks::send(&app, webhook).await,
            Work::Settle(settling) => reconcile::look_at(&app, settling.attempt).await,
            Work::PaymentEvent(event) => payment_events::follow(&app, &event).await,
            Work::Reconcile(_) => reconcile::compare(&app).await,
            Work::Goods(goods) => digital_goods::open(&app, goods).await,
        }
    });
    match timeout(LONGEST_TRY, &mut working).await {
        Ok(Ok(result)) => result,
        Ok(Err(_)) => Err(JobFailure::TryAgain("it panicked: the log says where".to_owned())),
        Err(_) => {
            working.abort();
            Err(JobFailure::TryAgain(format!("it took longer than {LONGEST_TRY:?}")))
        }
    }
}

/// Writes down how a try ended. What is not written down is done again once the lease ran out, so it is worth some patience.
async fn note(app: &App, job: &LeasedJob, then: &Result<(), (String, AfterFailure)>) -> JobOutcome {
    for _ in 0..NOTE_TRIES {
        let now_ms = app.press.clock.now_ms();
        let noted = app
            .store
            .write("noting how a job ended", async |writer: &Writer| match then {
                Ok(()) => finish_job(writer, &job.lease, now_ms).await,
                Err((error, then)) => fail_job(writer, &job.lease, error, *then, now_ms).await,
            })
            .await;
        match noted {
            Ok(false) => return JobOutcome::lost,
            Ok(true) => {
                return match then {
                    Ok(()) => JobOutcome::done,
                    Err((_, AfterFailure::GiveUp)) => JobOutcome::dead,
                    Err((_, AfterFailure::TryAgain { .. })) => JobOutcome::again,
                };
            }
            Err(error) => {
                tracing::warn!(%error, job = %job.lease.job, "how a job ended could not be noted");
                sleep(NOTE_PAUSE).await;
            }
        }
    }
    JobOutcome::lost
}
