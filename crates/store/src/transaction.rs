//! The store itself: one way to write, one way to read.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sea_orm::sea_query::Value;
use sea_orm::{
    AccessMode, ConnAcquireErr, ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr,
    IsolationLevel, Statement, TransactionOptions, TransactionTrait,
};

use tokio::sync::{Mutex, MutexGuard};

use crate::error::StoreError;
use crate::kept_connection::{FixedInsert, KeptConnection};
use crate::settings::{Engine, Settings};
use crate::{postgres, sqlite};

/// What the driver logs: statements (they hold no values) for those who ask, slow ones for everybody.
pub(crate) const STATEMENTS: log::LevelFilter = log::LevelFilter::Trace;
pub(crate) const SLOW_STATEMENTS: log::LevelFilter = log::LevelFilter::Warn;
pub(crate) const SLOW: Duration = Duration::from_secs(1);

/// The shop's books. Cloning it is cheap.
#[derive(Clone)]
pub struct Store {
    writing: DatabaseConnection,
    reading: DatabaseConnection,
    pub(crate) settings: Settings,
    observer: Observer,
    /// Whose turn it is to write into an embedded database. Its own lock is not fair: it lets waiters sleep and look again.
    turn: Option<Arc<Mutex<()>>>,
}

/// Whether something was written or only read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    Read,
    Write,
}

/// Is told how long each access took and how it ended.
pub type Observer = Arc<dyn Fn(Access, Duration, Option<&StoreError>) + Send + Sync>;

/// An open transaction that may write.
pub struct Writer(DatabaseTransaction);

/// A snapshot: everything read through it is of one moment.
pub struct Reader(DatabaseTransaction);

/// What can be read through.
pub trait Reads: private::Transaction + Sync {}

impl Reads for Writer {}

impl Reads for Reader {}

mod private {
    /// Seals [`super::Reads`], and keeps the database library inside.
    pub trait Transaction {
        fn transaction(&self) -> &sea_orm::DatabaseTransaction;
    }
}

pub(crate) use private::Transaction;

impl Transaction for Writer {
    fn transaction(&self) -> &DatabaseTransaction {
        &self.0
    }
}

impl Transaction for Reader {
    fn transaction(&self) -> &DatabaseTransaction {
        &self.0
    }
}

impl Store {
    /// Opens the books within a runtime. Nothing is touched yet: connections are made when they are needed, and
    /// [`Store::migrate`] makes what is missing.
    pub fn open(settings: &Settings, observer: Observer) -> Self {
        let (writing, reading, turn) = match &settings.engine {
            Engine::Sqlite(path) => {
                let (writing, reading) = sqlite::connect(path, settings);
                (writing, reading, Some(Arc::default()))
            }
            Engine::Postgres(options) => {
                let pool = postgres::connect(options, settings);
                (pool.clone(), pool, None)
            }
        };
        Store {
            writing,
            reading,
            settings: settings.clone(),
            observer,
            turn,
        }
    }

    /// Does work in a transaction: all of it or, if it fails, nothing. On SQLite nobody else writes meanwhile.
    pub async fn write<T>(
        &self,
        doing: &'static str,
        work: impl AsyncFnOnce(&Writer) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let never_refused = async |writer: &Writer| work(writer).await.map(Ok::<T, Infallible>);
        self.write_unless(doing, never_refused).await.map(|Ok(value)| value)
    }

    /// Does work in a transaction unless it is refused on the way: then nothing of it stays, and the refusal is the answer.
    pub async fn write_unless<T, R>(
        &self,
        doing: &'static str,
        work: impl AsyncFnOnce(&Writer) -> Result<Result<T, R>, StoreError>,
    ) -> Result<Result<T, R>, StoreError> {
        let started = Instant::now();
        let result = self.try_write_unless(doing, work).await;
        (self.observer)(Access::Write, started.elapsed(), result.as_ref().err());
        result
    }

    async fn try_write_unless<T, R>(
        &self,
        doing: &'static str,
        work: impl AsyncFnOnce(&Writer) -> Result<Result<T, R>, StoreError>,
    ) -> Result<Result<T, R>, StoreError> {
        let failed = |error| StoreError::of(doing, error);
        let _turn = self.take_turn(doing).await?;
        let writer = Writer(
            begin(&self.writing, writing_options(&self.writing))
                .await
                .map_err(failed)?,
        );
        let result = work(&writer).await;
        if let Ok(Ok(_)) = result {
            writer.0.commit().await.map_err(failed)?;
        } else {
            // If this fails too, the connection is gone and with it the transaction.
            let _ = writer.0.rollback().await;
        }
        result
    }

    /// Does a single statement that writes, which is a transaction of its own, and says how many rows it wrote. The connection
    /// is kept for the next one unless it failed; if it broke since the last one, the statement is done again on a new one, so
    /// it must do no harm twice.
    pub(crate) async fn write_one(
        &self,
        doing: &'static str,
        kept: &mut Option<KeptConnection>,
        statement: &'static FixedInsert,
        values: &[Value],
    ) -> Result<u64, StoreError> {
        let started = Instant::now();
        let result = self.try_write_one(doing, kept, statement, values).await;
        (self.observer)(Access::Write, started.elapsed(), result.as_ref().err());
        result
    }

    async fn try_write_one(
        &self,
        doing: &'static str,
        kept: &mut Option<KeptConnection>,
        statement: &'static FixedInsert,
        values: &[Value],
    ) -> Result<u64, StoreError> {
        let failed = |error| StoreError::of(doing, error);
        let _turn = self.take_turn(doing).await?;
        let mut connection = if let Some(mut connection) = kept.take() {
            match connection.execute(statement, values).await.map_err(failed) {
                Ok(written) => {
                    *kept = Some(connection);
                    return Ok(written);
                }
                // Nobody looked since the last one whether it still works: the database may have been restarted.
                Err(StoreError::Unavailable { .. }) => KeptConnection::open_anew(&self.writing).await,
                Err(error) => return Err(error),
            }
        } else {
            KeptConnection::open(&self.writing).await
        }
        .map_err(failed)?;
        let written = connection.execute(statement, values).await.map_err(failed)?;
        *kept = Some(connection);
        Ok(written)
    }

    /// Waits until nobody else writes into an embedded database, no longer than for a connection.
    async fn take_turn(&self, doing: &'static str) -> Result<Option<MutexGuard<'_, ()>>, StoreError> {
        let Some(turn) = &self.turn else {
            return Ok(None);
        };
        let taken = tokio::time::timeout(self.settings.timeout, turn.lock()).await;
        taken.map(Some).map_err(|_| {
            let source = DbErr::ConnectionAcquire(ConnAcquireErr::Timeout);
            StoreError::of(doing, source)
        })
    }

    /// Reads from one snapshot of what is committed.
    pub async fn read<T>(
        &self,
        doing: &'static str,
        work: impl AsyncFnOnce(&Reader) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let started = Instant::now();
        let result = self.try_read(doing, work).await;
        (self.observer)(Access::Read, started.elapsed(), result.as_ref().err());
        result
    }

    async fn try_read<T>(
        &self,
        doing: &'static str,
        work: impl AsyncFnOnce(&Reader) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let failed = |error| StoreError::of(doing, error);
        let reader = Reader(
            begin(&self.reading, reading_options(&self.reading))
                .await
                .map_err(failed)?,
        );
        let value = work(&reader).await?;
        reader.0.rollback().await.map_err(failed)?;
        Ok(value)
    }

    /// What reads outside of a transaction, for the few statements that cannot be in one.
    pub(crate) const fn reading(&self) -> &DatabaseConnection {
        &self.reading
    }

    /// Whether the books are this process' own: nobody else writes into an embedded database.
    pub const fn is_embedded(&self) -> bool {
        matches!(self.settings.engine, Engine::Sqlite(_))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.read("asking the database for a sign of life", async |reader: &Reader| {
            let transaction = reader.transaction();
            let statement = Statement::from_string(transaction.get_database_backend(), "SELECT 1");
            let answer = transaction.query_one_raw(statement).await;
            answer.map(drop).map_err(|error| StoreError::of("SELECT 1", error))
        })
        .await
    }

    /// Ends all connections; work under way is finished first.
    pub async fn close(self) {
        // Closing cannot fail in a way that anybody could act on.
        let _ = self.reading.close().await;
        let _ = self.writing.close().await;
    }
}

async fn begin(
    connection: &DatabaseConnection,
    options: TransactionOptions,
) -> Result<DatabaseTransaction, sea_orm::DbErr> {
    connection.begin_with_options(options).await
}

/// Immediate: a transaction that reads before it writes would otherwise find its snapshot outdated and fail.
fn writing_options(connection: &DatabaseConnection) -> TransactionOptions {
    match connection.get_database_backend() {
        DbBackend::Sqlite => TransactionOptions {
            sqlite_transaction_mode: Some(sea_orm::SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        },
        _ => TransactionOptions::default(),
    }
}

/// On SQLite every transaction is a snapshot and the connection cannot write.
fn reading_options(connection: &DatabaseConnection) -> TransactionOptions {
    match connection.get_database_backend() {
        DbBackend::Sqlite => TransactionOptions::default(),
        _ => TransactionOptions {
            isolation_level: Some(IsolationLevel::RepeatableRead),
            access_mode: Some(AccessMode::ReadOnly),
            ..TransactionOptions::default()
        },
    }
}
