//! `trichter jobs`: lists the work that was written down, and lets what was given up be tried again.

use domain::id::JobId;
use domain::job::{JobState, KeptJob};
use serde::Serialize;
use store::jobs::{Revived, list_jobs, revive_dead_jobs, revive_job};
use store::{Reader, Store, Writer};

use crate::clock::Clock;
use crate::command::{CommandError, json, table, utc, with_store};
use crate::config::Config;

/// Why a command about jobs did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum JobsError {
    #[error(transparent)]
    Command(#[from] CommandError),
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
    Ok(jobs_table(&find(config, state, max_rows)?))
}

/// The same for machines.
pub fn list_as_json(config: &Config, state: Option<JobState>, max_rows: u64) -> Result<String, JobsError> {
    let jobs = find(config, state, max_rows)?;
    let views: Vec<JobView<'_>> = jobs.iter().map(view).collect();
    Ok(json(&views))
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
    Ok(with_store(config, async |store: &Store| {
        store
            .read("listing jobs", async |reader: &Reader| {
                list_jobs(reader, state, max_rows).await
            })
            .await
    })?)
}

fn view(job: &KeptJob) -> JobView<'_> {
    JobView {
        id: job.id.to_string(),
        kind: &job.kind,
        state: job.state.name(),
        attempts: job.attempts,
        created_at: utc(job.created_at_ms),
        due_at: utc(job.due_at_ms),
        ended_at: job.ended_at_ms.map(utc),
        last_error: job.last_error.as_deref(),
    }
}

/// Errors last, since they may be long.
fn jobs_table(jobs: &[KeptJob]) -> String {
    let row = |job: &KeptJob| {
        [
            job.id.to_string(),
            job.kind.clone(),
            job.state.name().to_owned(),
            job.attempts.to_string(),
            utc(job.created_at_ms),
            utc(job.ended_at_ms.unwrap_or(job.due_at_ms)),
            job.last_error.clone().unwrap_or_default(),
        ]
    };
    let rows: Vec<_> = jobs.iter().map(row).collect();
    let header = ["ID", "KIND", "STATE", "TRIES", "CREATED", "DUE OR ENDED", "LAST ERROR"];
    table(header, &rows, "No jobs.")
}
