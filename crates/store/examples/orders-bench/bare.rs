//! The least that orders cost: their rows in the shop's own tables, in as many commits by as many clients, written by hand.
//! Nothing is read, checked or decided, and each commit takes as few statements as the database allows.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use domain::country::Country;
use sea_orm::sqlx;

use crate::Outcome;
use crate::ours::{Shop, id};
use crate::pace::rate;
use crate::raw::Pool;

const ON_SQLITE: &str = include_str!("bare-sqlite.sql");
const ON_POSTGRES: &str = include_str!("bare-postgres.sql");

/// Between two statements that are committed apart.
const COMMIT: &str = "-- commit\n";

pub(crate) struct Bare {
    pool: Pool,
    next: Arc<AtomicU64>,
}

impl Bare {
    /// A shop of its own, whose tables are made by the store.
    pub(crate) async fn open(address: &str, data_dir: &Path, max_connections: u32) -> Outcome<Self> {
        Shop::make(address, data_dir, max_connections).await?.close().await;
        let pool = if address.is_empty() {
            Pool::sqlite(&data_dir.join("trichter.sqlite3")).await?
        } else {
            Pool::postgres(address, max_connections).await?
        };
        let bare = Bare {
            pool,
            next: Arc::default(),
        };
        bare.rate(8, Duration::from_secs(1)).await?;
        Ok(bare)
    }

    /// Orders in a second by so many clients.
    pub(crate) async fn rate(&self, clients: usize, duration: Duration) -> Outcome<f64> {
        let pool = self.pool.clone();
        let write = move |number| write(pool.clone(), number);
        rate(clients, duration, &self.next, write).await
    }

    pub(crate) async fn close(self) {
        self.pool.close().await;
    }
}

async fn write(pool: Pool, number: u64) -> Outcome<()> {
    let countries = Country::ALL;
    let country = countries[usize::try_from(number)? % countries.len()].code();
    let (id, at_ms) = (id(number).to_string(), i64::try_from(number)?);
    match &pool {
        Pool::Sqlite(pool) => {
            for commit in ON_SQLITE.split(COMMIT) {
                let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
                for statement in commit.split_inclusive(";\n") {
                    let statement = sqlx::query(statement).bind(&id).bind(country).bind(at_ms);
                    statement.execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
            }
        }
        Pool::Postgres(pool) => {
            for statement in ON_POSTGRES.split(COMMIT) {
                let mut query = sqlx::query(statement).bind(&id);
                // It takes no value that it does not name.
                if statement.contains("$2") {
                    query = query.bind(country);
                }
                if statement.contains("$3") {
                    query = query.bind(at_ms);
                }
                query.execute(pool).await?;
            }
        }
    }
    Ok(())
}
