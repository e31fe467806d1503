//! `trichter mail`: shows what mails look like, and which are still to be sent or were given up.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use domain::job::KeptJob;
use serde::Serialize;
use store::jobs::list_open_jobs;
use store::{Reader, Store};

use crate::app::App;
use crate::command::{CommandError, json, table, utc, with_sample_app, with_store};
use crate::config::Config;
use crate::jobs::{MailWork, Work};
use crate::mails::preview::{self, PreviewError};
use crate::serve::ServeError;

/// What can be done with mails.
#[derive(Subcommand)]
pub enum MailCommand {
    /// Writes every mail in every language into a folder, with invented buyers: to be looked at, and to no one else.
    Preview {
        /// The folder; it is made if it is missing.
        folder: PathBuf,
    },
    /// Lists mails that wait to be sent or were given up, newest first.
    List {
        /// How many at most.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
        limit: u64,
        /// Prints JSON instead of a table.
        #[arg(long)]
        json: bool,
    },
}

/// Why a command about mails did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error(transparent)]
    Preview(#[from] PreviewError),
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: &MailCommand) -> Result<String, MailError> {
    match command {
        MailCommand::Preview { folder } => write_preview(config, folder),
        MailCommand::List { limit, json } => list(config, *limit, *json),
    }
}

fn write_preview(config: &Config, folder: &Path) -> Result<String, MailError> {
    let mails = with_sample_app(config, async |app: &App| {
        preview::write_all(app, folder).await.map_err(MailError::from)
    })?;
    Ok(format!("{mails} mails are in {}.\n", folder.display()))
}

/// A mail in the list for programs.
#[derive(Serialize)]
struct MailView<'a> {
    job: String,
    mail: &'static str,
    about: String,
    state: &'static str,
    tries: u32,
    created_at: String,
    /// When it is tried next, or was given up.
    at: String,
    last_error: Option<&'a str>,
}

fn list(config: &Config, limit: u64, is_json: bool) -> Result<String, MailError> {
    let jobs = with_store(config, async |store: &Store| {
        store
            .read("listing mails", async |reader: &Reader| {
                list_open_jobs(reader, Work::MAIL, limit).await
            })
            .await
    })?;
    let views: Vec<MailView<'_>> = jobs.iter().filter_map(view).collect();
    Ok(if is_json { json(&views) } else { draw(&views) })
}

/// What an older version wrote down and nobody can read any more is left to `trichter jobs`.
fn view(job: &KeptJob) -> Option<MailView<'_>> {
    let Some(Work::Mail(MailWork { mail, about })) = Work::read(&job.kind, job.payload.get()) else {
        return None;
    };
    Some(MailView {
        job: job.id.to_string(),
        mail: mail.name(),
        about: about.to_string(),
        state: job.state.name(),
        tries: job.attempts,
        created_at: utc(job.created_at_ms),
        at: utc(job.ended_at_ms.unwrap_or(job.due_at_ms)),
        last_error: job.last_error.as_deref(),
    })
}

/// Errors last, since they may be long.
fn draw(mails: &[MailView<'_>]) -> String {
    let row = |mail: &MailView<'_>| {
        [
            mail.job.clone(),
            mail.mail.to_owned(),
            mail.about.clone(),
            mail.state.to_owned(),
            mail.tries.to_string(),
            mail.at.clone(),
            mail.last_error.unwrap_or_default().to_owned(),
        ]
    };
    let rows: Vec<_> = mails.iter().map(row).collect();
    let header = ["JOB", "MAIL", "ABOUT", "STATE", "TRIES", "DUE OR ENDED", "LAST ERROR"];
    table(header, &rows, "No mail waits, and none was given up.")
}
