//! What commands of operators share: books that are open and up to date, tables that people read, JSON that programs do, and
//! moments in both.

use std::sync::Arc;

use domain::calendar::LocalTime;
use domain::country::Country;
use jiff::Timestamp;
use serde::Serialize;
use store::{Store, StoreError};

use crate::answers::sealing::ShopKey;
use crate::app::{App, StartError};
use crate::clock::Clock;
use crate::config::Config;
use crate::serve::{ServeError, runtime};
use crate::storage;

/// Who changed something, as the books have it: the command line does not know people.
pub const ACTOR: &str = "command line";

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("{0} is not up to date: run `trichter migrate` first")]
    OldDatabase(String),
    /// A refusal that says itself what to do.
    #[error("{0}")]
    Refused(String),
}

impl From<StartError> for CommandError {
    fn from(error: StartError) -> Self {
        CommandError::Serve(error.into())
    }
}

/// How a command answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Table,
    Json,
}

impl Form {
    /// What `--json` chooses.
    pub const fn new(json: bool) -> Self {
        if json { Form::Json } else { Form::Table }
    }
}

/// Works with a database that is up to date, and changes nothing of one that is not.
pub fn with_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>,
) -> Result<T, CommandError> {
    let failed = |error| ServeError::from(StartError::store(&config.database.engine, error));
    runtime(config).map_err(ServeError::from)?.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let steps = store.migration_states().await.map_err(failed)?;
        if steps.iter().any(|step| !step.is_applied) {
            return Err(CommandError::OldDatabase(config.database.engine.to_string()));
        }
        let result = work(&store).await.map_err(failed)?;
        store.close().await;
        Ok(result)
    })
}

/// Works with the shop as its pages are made, without its database and its secrets: to write samples that open nothing.
pub fn with_sample_app<T, E: From<ServeError>>(
    config: &Config,
    work: impl AsyncFnOnce(&App) -> Result<T, E>,
) -> Result<T, E> {
    let public_url = config.public_url.clone();
    let public_url = public_url.unwrap_or_else(|| format!("http://{}", config.listen));
    let runtime = runtime(config).map_err(ServeError::from)?;
    let _within = runtime.enter();
    let key = ShopKey::parse(&"0".repeat(64)).expect("64 digits");
    let app = App::new(config, public_url, vec![key], Clock::system()).map_err(ServeError::from)?;
    runtime.block_on(work(&app))
}

/// For programs: indented, with a line's end.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("what commands print is plain data") + "\n"
}

/// A table under a heading, its columns as wide as what is in them; without rows, the sentence that says so.
pub fn table<const COLUMNS: usize>(header: [&str; COLUMNS], rows: &[[String; COLUMNS]], if_empty: &str) -> String {
    if rows.is_empty() {
        return format!("{if_empty}\n");
    }
    let header = header.map(str::to_owned);
    let all = || [&header].into_iter().chain(rows);
    let widths: [usize; COLUMNS] = std::array::from_fn(|column| {
        let cells = all().map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    });
    let line = |row: &[String; COLUMNS]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    all().map(line).collect()
}

/// A moment for programs: `2026-11-15T12:00:00Z`.
pub fn utc(at_ms: i64) -> String {
    Timestamp::from_second(at_ms.div_euclid(1000))
        .unwrap_or_default()
        .to_string()
}

/// A moment for people, by the clocks of a country: `2026-11-15 13:00`.
pub fn local(country: Country, at_ms: i64) -> String {
    LocalTime::of(country, at_ms).to_string()
}

/// A country as people type it.
pub fn parse_country(text: &str) -> Result<Country, String> {
    let codes = Country::ALL.map(Country::code).join(", ");
    text.parse().map_err(|_| format!("known are: {codes}"))
}

#[cfg(test)]
mod tests {
    use domain::country::Country;

    use super::{local, table, utc};

    #[test]
    fn a_table_is_as_wide_as_what_is_in_it() {
        let row = |first: &str, second: &str| [first.to_owned(), second.to_owned()];
        let rows = [row("a", "1"), row("größer", "")];
        assert_eq!(
            table(["NAME", "COUNT"], &rows, "None."),
            "NAME    COUNT\na       1\ngrößer\n"
        );
        assert_eq!(table::<2>(["NAME", "COUNT"], &[], "None."), "None.\n");
    }

    #[test]
    fn moments_are_utc_for_programs_and_local_for_people() {
        let noon_ms = 1_794_744_000_000;
        assert_eq!(utc(noon_ms), "2026-11-15T12:00:00Z");
        assert_eq!(local(Country::Fi, noon_ms), "2026-11-15 14:00");
    }
}
