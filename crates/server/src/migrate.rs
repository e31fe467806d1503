//! `trichter migrate`: brings the database up to date without serving, or only says what it lacks.

use std::sync::Arc;

use crate::app::StartError;
use crate::clock::Clock;
use crate::config::Config;
use crate::serve::{ServeError, runtime};
use crate::storage;

/// Takes the steps the database lacks; returns what it did, for the person who asked.
pub fn run(config: &Config) -> Result<String, ServeError> {
    runtime(config)?.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let steps = store
            .migrate(Clock::system().now_ms())
            .await
            .map_err(|error| StartError::store(&config.database.engine, error))?;
        store.close().await;
        let mut lines = vec![match steps.len() {
            0 => format!("{} was up to date.", config.database.engine),
            1 => format!("{}: 1 step taken.", config.database.engine),
            many => format!("{}: {many} steps taken.", config.database.engine),
        }];
        lines.extend(steps.into_iter().map(str::to_owned));
        Ok(lines.join("\n") + "\n")
    })
}

/// What the database has and what it lacks, one line per step. Changes nothing.
pub fn status(config: &Config) -> Result<String, ServeError> {
    runtime(config)?.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let states = store
            .migration_states()
            .await
            .map_err(|error| StartError::store(&config.database.engine, error))?;
        store.close().await;
        let mut lines = vec![config.database.engine.to_string()];
        lines.extend(states.into_iter().map(|state| {
            let word = if state.is_applied { "applied" } else { "pending" };
            format!("{word} {}", state.name)
        }));
        Ok(lines.join("\n") + "\n")
    })
}
