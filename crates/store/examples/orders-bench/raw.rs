//! What the databases can do: as many clients that insert one small row each in a commit of its own, and nothing else.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sea_orm::sqlx;
use sea_orm::sqlx::postgres::{PgPool, PgPoolOptions};
use sea_orm::sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::Outcome;
use crate::pace::rate;

const TABLE: &str = "CREATE TABLE raw_row (id BIGINT PRIMARY KEY, note TEXT NOT NULL)";
const NOTE: &str = "0123456789012345678901234567890123456789012345678901234567890123";

#[derive(Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    /// With the durability that the shop has.
    pub(crate) async fn sqlite(path: &Path) -> Outcome<Self> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(20))
            .test_before_acquire(false)
            .connect_with(options)
            .await?;
        Ok(Pool::Sqlite(pool))
    }

    pub(crate) async fn postgres(address: &str, max_connections: u32) -> Outcome<Self> {
        let pool = PgPoolOptions::new()
            .max_connections(max_connections)
            .acquire_timeout(Duration::from_secs(20))
            .test_before_acquire(false)
            .connect(address)
            .await?;
        Ok(Pool::Postgres(pool))
    }

    pub(crate) async fn close(self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

pub(crate) struct Raw {
    pool: Pool,
    next: Arc<AtomicU64>,
}

impl Raw {
    pub(crate) async fn open(pool: Pool) -> Outcome<Self> {
        match &pool {
            Pool::Sqlite(pool) => sqlx::query(TABLE).execute(pool).await.map(drop)?,
            Pool::Postgres(pool) => sqlx::query(TABLE).execute(pool).await.map(drop)?,
        }
        let raw = Raw {
            pool,
            next: Arc::default(),
        };
        raw.rate(8, Duration::from_secs(1)).await?;
        Ok(raw)
    }

    /// Commits in a second by so many clients.
    pub(crate) async fn rate(&self, clients: usize, duration: Duration) -> Outcome<f64> {
        let pool = self.pool.clone();
        let insert = move |number| insert(pool.clone(), number);
        rate(clients, duration, &self.next, insert).await
    }

    pub(crate) async fn close(self) {
        self.pool.close().await;
    }
}

async fn insert(pool: Pool, number: u64) -> Outcome<()> {
    let id = i64::try_from(number)?;
    match &pool {
        Pool::Sqlite(pool) => {
            let insert = sqlx::query("INSERT INTO raw_row VALUES (?, ?)").bind(id).bind(NOTE);
            insert.execute(pool).await?;
        }
        Pool::Postgres(pool) => {
            let insert = sqlx::query("INSERT INTO raw_row VALUES ($1, $2)").bind(id).bind(NOTE);
            insert.execute(pool).await?;
        }
    }
    Ok(())
}
