//! The floor: the rows of orders in the shop's own tables, in as many commits by as many clients, written by hand. Nothing is
//! read, checked or decided, and each commit takes as few statements as the database allows.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use domain::country::Country;
use sea_orm::sqlx;

use crate::Outcome;
use crate::ours::{COMMITS_OF_ORDER, Shop, id};
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

    /// Commits in a second by so many clients.
    pub(crate) async fn rate(&self, clients: usize, duration: Duration) -> Outcome<f64> {
        let started = Instant::now();
        let mut tasks = Vec::new();
        for _ in 0..clients {
            let (pool, next) = (self.pool.clone(), Arc::clone(&self.next));
            tasks.push(tokio::spawn(async move {
                let mut orders = 0_u32;
                while started.elapsed() < duration {
                    write(&pool, next.fetch_add(1, Ordering::Relaxed)).await?;
                    orders += 1;
                }
                Outcome::Ok(orders)
            }));
        }
        let mut orders = 0;
        for task in tasks {
            orders += task.await??;
        }
        Ok(f64::from(orders * COMMITS_OF_ORDER) / started.elapsed().as_secs_f64())
    }

    pub(crate) async fn close(self) {
        self.pool.close().await;
    }
}

async fn write(pool: &Pool, number: u64) -> Outcome<()> {
    let countries = Country::ALL;
    let country = countries[usize::try_from(number)? % countries.len()].code();
    let id = id(number).to_string();
    match pool {
        Pool::Sqlite(pool) => {
            for commit in ON_SQLITE.split(COMMIT) {
                let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
                for statement in commit.split_inclusive(";\n") {
                    let statement = sqlx::query(statement).bind(&id).bind(country);
                    statement.execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
            }
        }
        Pool::Postgres(pool) => {
            for statement in ON_POSTGRES.split(COMMIT) {
                sqlx::query(statement).bind(&id).bind(country).execute(pool).await?;
            }
        }
    }
    Ok(())
}
