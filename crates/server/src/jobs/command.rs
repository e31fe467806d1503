//! `trichter jobs`: lists the work that was written down, and lets what was given up be tried again.

use std::sync::Arc;

use domain::id::JobId;
use domain::job::{JobState, KeptJob};
use jiff::Timestamp;
use serde::Serialize;
use store::jobs::{Revived, list_jobs, revive_dead_jobs, revive_job};
use store::{Reader, Store, StoreError, Writer};

use crate::app::StartError;
use crate::clock::Clock;
use crate::config::Config;
use crate::serve::{ServeError, runtime};
use crate::storage;

/// Why a command about jobs did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum JobsError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("{0} is not up to date: run `trichter migrate` first")]
    OldDatabase(String),
    #[error("there is no job {0}: `trichter jobs list` shows those there are")]
    Unknown(JobId),
    #[error("{job} was not given up: it is {}", state.name())]
    NotDead { job: JobId, state: JobState },
}

/// A job in the list for machines.
#[derive(Serialize)]
struct JobView<'a> {
    id: String,
    kind: &'a str,
    state: &'static str,
    attempts: u32,
    created_at: String,
    /// When it is tried next; while it is leased, when that ends.
    due_at: String,
    ended_at: Option<String>,
    last_error: Option<&'a str>,
}

/// The newest jobs of a state, or of all, as a table.
pub fn list(config: &Config, state: Option<JobState>, max_rows: u64) -> Result<String, JobsError> {
    Ok(table(&find(config, state, max_rows)?))
}

/// The same for machines.
pub fn list_as_json(config: &Config, state: Option<JobState>, max_rows: u64) -> Result<String, JobsError> {
    let jobs = find(config, state, max_rows)?;
    let views: Vec<JobView<'_>> = jobs.iter().map(view).collect();
    Ok(serde_json::to_string_pretty(&views).expect("jobs are plain data") + "\n")
}

/// Lets one job that was given up be tried again.
pub fn retry(config: &Config, job: JobId) -> Result<String, JobsError> {
    let now_ms = Clock::system().now_ms();
    let revived = with_store(config, async |store: &Store| {
        store
            .write("trying a job again", async |writer: &Writer| {
                revive_job(writer, job, now_ms).await
            })
            .await
    })?;
    match revived {
        Revived::Waiting => Ok(format!("{job} is tried again within seconds by a running server.\n")),
        Revived::NotDead(state) => Err(JobsError::NotDead { job, state }),
        Revived::Unknown => Err(JobsError::Unknown(job)),
    }
}

/// Lets every job that was given up be tried again.
pub fn retry_all_dead(config: &Config) -> Result<String, JobsError> {
    let now_ms = Clock::system().now_ms();
    let count = with_store(config, async |store: &Store| {
        store
            .write("trying jobs again", async |writer: &Writer| {
                revive_dead_jobs(writer, now_ms).await
            })
            .await
    })?;
    Ok(match count {
        0 => "No job was given up.\n".to_owned(),
        1 => "1 job is tried again within seconds by a running server.\n".to_owned(),
        many => format!("{many} jobs are tried again within seconds by a running server.\n"),
    })
}

fn find(config: &Config, state: Option<JobState>, max_rows: u64) -> Result<Vec<KeptJob>, JobsError> {
    with_store(config, async |store: &Store| {
        store
            .read("listing jobs", async |reader: &Reader| {
                list_jobs(reader, state, max_rows).await
            })
            .await
    })
}

/// Works with a database that is up to date, and changes nothing of one that is not.
fn with_store<T>(config: &Config, work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> Result<T, JobsError> {
    let failed = |error| ServeError::from(StartError::store(&config.database.engine, error));
    runtime(config).map_err(ServeError::from)?.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let steps = store.migration_states().await.map_err(failed)?;
        if steps.iter().any(|step| !step.is_applied) {
            return Err(JobsError::OldDatabase(config.database.engine.to_string()));
        }
        let result = work(&store).await.map_err(failed)?;
        store.close().await;
        Ok(result)
    })
}

fn view(job: &KeptJob) -> JobView<'_> {
    JobView {
        id: job.id.to_string(),
        kind: &job.kind,
        state: job.state.name(),
        attempts: job.attempts,
        created_at: time(job.created_at_ms),
        due_at: time(job.due_at_ms),
        ended_at: job.ended_at_ms.map(time),
        last_error: job.last_error.as_deref(),
    }
}

/// To the second, as the table has no room for more and nobody needs it.
fn time(at_ms: i64) -> String {
    Timestamp::from_second(at_ms.div_euclid(1000))
        .unwrap_or_default()
        .to_string()
}

/// Columns as wide as what is in them; errors last, since they may be long.
fn table(jobs: &[KeptJob]) -> String {
    if jobs.is_empty() {
        return "No jobs.\n".to_owned();
    }
    let header = ["ID", "KIND", "STATE", "TRIES", "CREATED", "DUE OR ENDED", "LAST ERROR"].map(str::to_owned);
    let mut rows = vec![header];
    rows.extend(jobs.iter().map(|job| {
        [
            job.id.to_string(),
            job.kind.clone(),
            job.state.name().to_owned(),
            job.attempts.to_string(),
            time(job.created_at_ms),
            time(job.ended_at_ms.unwrap_or(job.due_at_ms)),
            job.last_error.clone().unwrap_or_default(),
        ]
    }));
    let widths: [usize; 7] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    });
    let lines = rows.iter().map(|row| {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    });
    lines.collect()
}
