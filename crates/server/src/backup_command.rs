//! `trichter backup` and `trichter restore`: a copy of the books while the shop is open, and its way back into an empty data
//! folder. Both say what else belongs to a backup, because a copy that lacks its key is found out too late.

use std::path::Path;
use std::sync::Arc;

use store::backup::{self, BackupError};

use crate::answers::sealing;
use crate::config::Config;
use crate::serve::{ServeError, runtime};
use crate::storage;

/// Why nothing was copied or brought back.
#[derive(Debug, thiserror::Error)]
pub enum BackupCommandError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error(transparent)]
    Backup(#[from] BackupError),
}

/// Copies the books into a new file, and says what is not in it.
pub fn back_up(config: &Config, file: &Path) -> Result<String, BackupCommandError> {
    let runtime = runtime(config).map_err(ServeError::from)?;
    let backup = runtime.block_on(async {
        let store = storage::open(&config.database, &Arc::default());
        let backup = store.back_up(file).await;
        store.close().await;
        backup
    })?;
    Ok(format!(
        "{} was copied to {}: {} kB, whole and looked through.\n{}",
        config.database.engine,
        file.display(),
        backup.bytes.div_ceil(1000),
        not_in_it(config)
    ))
}

/// Brings a copy back, and says what is still to be done.
pub fn restore(config: &Config, file: &Path) -> Result<String, BackupCommandError> {
    let runtime = runtime(config).map_err(ServeError::from)?;
    let states = runtime.block_on(backup::restore(&config.database.engine, file))?;
    let pending = states.iter().filter(|state| !state.is_applied).count();
    let steps = match pending {
        0 => String::new(),
        1 => "It is 1 step behind this program, which takes it at the start.\n".to_owned(),
        many => format!("It is {many} steps behind this program, which takes them at the start.\n"),
    };
    Ok(format!(
        "{} holds what was copied to {}.\n{steps}{}",
        config.database.engine,
        file.display(),
        missing_key(config)
    ))
}

/// The key lies apart from the books on purpose: who has only one of the two reads no answer.
fn not_in_it(config: &Config) -> String {
    let key = if config.answers_keys.is_empty() {
        sealing::key_file(&config.data_dir).display().to_string()
    } else {
        "`answers_keys` (TRICHTER_ANSWERS_KEYS)".to_owned()
    };
    format!(
        "Not in it: {key}, without which kept answers cannot be read and links in mails open nothing. Keep a copy of it \
         elsewhere, with your settings and your content folder.\n"
    )
}

/// A start without the key would make another one, and all links of earlier mails would be dead.
fn missing_key(config: &Config) -> String {
    let file = sealing::key_file(&config.data_dir);
    if !config.answers_keys.is_empty() || file.exists() {
        return String::new();
    }
    format!(
        "Bring {} back before the shop starts: without it a new one is made, kept answers cannot be read and links in mails \
         open nothing.\n",
        file.display()
    )
}
