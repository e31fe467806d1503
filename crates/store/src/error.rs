//! What can go wrong with the books. The variant is the caller's next move.

use std::io;
use std::path::PathBuf;

use sea_orm::sqlx::Error as SqlxError;
use sea_orm::{ConnAcquireErr, DbErr, RuntimeErr};

/// Why something was not read or written. Nothing of a failed write stays.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The row exists already, or what it refers to does not.
    #[error("{doing}: {source}")]
    Conflict { doing: &'static str, source: DbErr },
    /// There was no connection or no lock to be had in time. The same again may succeed.
    #[error("{doing}: the database was busy or out of reach for too long: {source}")]
    Busy { doing: &'static str, source: DbErr },
    /// The database does not answer.
    #[error("{doing}: the database does not answer: {source}")]
    Unavailable { doing: &'static str, source: DbErr },
    /// The database refuses: a mistake of ours.
    #[error("{doing}: {source}")]
    Database { doing: &'static str, source: DbErr },
    /// A row holds what no version of this program wrote.
    #[error("{doing}: the column {column} holds what it cannot hold")]
    Damaged { doing: &'static str, column: &'static str },
    /// The database was made by a later version of this program.
    #[error(
        "the database is newer than this program: it has `{migration}`, which this version does not know. Run the later version"
    )]
    Newer { migration: String },
    #[error("cannot make the database file {}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
}

impl StoreError {
    /// Sorts an error of the database library.
    pub(crate) fn of(doing: &'static str, source: DbErr) -> Self {
        if source.sql_err().is_some() {
            return StoreError::Conflict { doing, source };
        }
        match &source {
            DbErr::ConnectionAcquire(ConnAcquireErr::Timeout) => StoreError::Busy { doing, source },
            DbErr::ConnectionAcquire(ConnAcquireErr::ConnectionClosed) | DbErr::Conn(_) => {
                StoreError::Unavailable { doing, source }
            }
            DbErr::Exec(RuntimeErr::SqlxError(error)) | DbErr::Query(RuntimeErr::SqlxError(error)) => {
                match driver_error(error) {
                    Driver::Busy => StoreError::Busy { doing, source },
                    Driver::Gone => StoreError::Unavailable { doing, source },
                    Driver::Refused => StoreError::Database { doing, source },
                }
            }
            _ => StoreError::Database { doing, source },
        }
    }
}

enum Driver {
    Busy,
    Gone,
    Refused,
}

fn driver_error(error: &SqlxError) -> Driver {
    match error {
        SqlxError::Io(_) | SqlxError::Tls(_) | SqlxError::PoolClosed | SqlxError::WorkerCrashed => Driver::Gone,
        SqlxError::PoolTimedOut => Driver::Busy,
        SqlxError::Database(error) => error.code().map_or(Driver::Refused, |code| by_code(&code)),
        _ => Driver::Refused,
    }
}

/// SQLite's result codes are numbers, whose low byte is the sort; PostgreSQL's `SQLSTATE` has five signs, of which the
/// first two are the class.
fn by_code(code: &str) -> Driver {
    if let (Ok(number), true) = (code.parse::<u32>(), code.len() < 5) {
        return match number & 0xff {
            // SQLITE_BUSY, SQLITE_LOCKED
            5 | 6 => Driver::Busy,
            // SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_READONLY
            10 | 13 | 14 | 8 => Driver::Gone,
            _ => Driver::Refused,
        };
    }
    match code {
        // serialization_failure, deadlock_detected, lock_not_available, query_canceled (by the statement timeout)
        "40001" | "40P01" | "55P03" | "57014" => Driver::Busy,
        // invalid_catalog_name: the database is gone; read_only_sql_transaction: a failover is under way;
        // idle_in_transaction_session_timeout
        "3D000" | "25006" | "25P03" => Driver::Gone,
        // connection, resources, shutdown, system
        _ if ["08", "53", "57", "58"].contains(&&code[..2.min(code.len())]) => Driver::Gone,
        _ => Driver::Refused,
    }
}

#[cfg(test)]
mod tests {
    use sea_orm::{ConnectionTrait, Database};

    use super::StoreError;

    #[tokio::test]
    async fn the_sort_of_an_error_is_what_the_database_says() {
        let database = Database::connect("sqlite::memory:").await.expect("opened");
        let run = async |sql| {
            let result = database.execute_unprepared(sql).await;
            result.map(drop).map_err(|error| StoreError::of("testing", error))
        };
        run("CREATE TABLE a (id INTEGER PRIMARY KEY)").await.expect("made");
        run("INSERT INTO a VALUES (1)").await.expect("new");
        let twice = run("INSERT INTO a VALUES (1)").await;
        assert!(matches!(twice, Err(StoreError::Conflict { .. })), "{twice:?}");
        let nonsense = run("INSERT INTO b VALUES (1)").await;
        assert!(matches!(nonsense, Err(StoreError::Database { .. })), "{nonsense:?}");
        let nowhere = Database::connect("sqlite:/no/such/folder/file").await;
        let nowhere = nowhere.map_err(|error| StoreError::of("testing", error));
        assert!(matches!(nowhere, Err(StoreError::Unavailable { .. })), "{nowhere:?}");
    }

    #[test]
    fn codes_of_both_databases_are_told_apart() {
        for (code, sort) in [
            ("5", "busy"),
            ("517", "busy"),
            ("14", "gone"),
            ("1", "refused"),
            ("40001", "busy"),
            ("57014", "busy"),
            ("57P01", "gone"),
            ("08006", "gone"),
            ("3D000", "gone"),
            ("42601", "refused"),
        ] {
            let found = match super::by_code(code) {
                super::Driver::Busy => "busy",
                super::Driver::Gone => "gone",
                super::Driver::Refused => "refused",
            };
            assert_eq!(found, sort, "{code}");
        }
    }
}
