//! The embedded database: one connection that writes, some that only read, and a file that only its owner may open.

use std::fs::{DirBuilder, OpenOptions, Permissions, set_permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use sea_orm::DatabaseConnection;
use sea_orm::sqlx::ConnectOptions;
use sea_orm::sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::error::StoreError;
use crate::settings::Settings;

/// The connection that writes, and those that read.
pub(crate) fn connect(path: &Path, settings: &Settings) -> (DatabaseConnection, DatabaseConnection) {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(settings.timeout)
        .log_statements(crate::transaction::STATEMENTS)
        .log_slow_statements(crate::transaction::SLOW_STATEMENTS, crate::transaction::SLOW);
    let writing = options
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on the disk before it is acknowledged: an order that was paid must survive the power failing.
        .synchronous(SqliteSynchronous::Full);
    let pool = |connections: u32, options: SqliteConnectOptions| {
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(settings.timeout)
            .idle_timeout(None::<Duration>)
            .max_lifetime(None::<Duration>)
            // There is no network between us and the file that could have broken the connection meanwhile.
            .test_before_acquire(false)
            .connect_lazy_with(options);
        DatabaseConnection::from(pool)
    };
    (
        pool(1, writing),
        pool(settings.max_connections, options.read_only(true)),
    )
}

/// Makes folder and file if they are missing, for nobody else to read. The journals get the rights of the file.
pub(crate) fn prepare_file(path: &Path) -> Result<(), StoreError> {
    let make = || -> io::Result<()> {
        if let Some(folder) = path.parent() {
            DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        }
        OpenOptions::new()
            .create(true)
            .append(true)
            .mode(0o600)
            .open(path)
            .map(drop)?;
        set_permissions(path, Permissions::from_mode(0o600))
    };
    make().map_err(|source| StoreError::File {
        path: path.to_owned(),
        source,
    })
}
