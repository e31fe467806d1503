//! What the databases can do: prepared inserts of the same rows into a table of the same columns, and nothing else.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use sea_orm::sqlx::postgres::PgConnection;
use sea_orm::sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sea_orm::sqlx::{self, ConnectOptions, Connection};

use crate::Outcome;

const ON_SQLITE: &str = "CREATE TABLE raw_answer (session TEXT NOT NULL, step TEXT NOT NULL, sequence BIGINT NOT NULL, \
     sealed BLOB NOT NULL, answered_at_ms BIGINT NOT NULL, PRIMARY KEY (session, step))";
const ON_POSTGRES: &str = "CREATE TABLE raw_answer (session TEXT NOT NULL, step TEXT NOT NULL, sequence BIGINT NOT NULL, \
     sealed BYTEA NOT NULL, answered_at_ms BIGINT NOT NULL, PRIMARY KEY (session, step))";

const STEPS: u64 = 20;
const SEALED: [u8; 80] = [0x5e; 80];

/// A row's values, from its number.
fn row(number: u64) -> (String, String, i64) {
    let (run, step) = (number / STEPS, number % STEPS);
    (format!("ses_{run:026}"), format!("step-{step}"), 0)
}

pub(crate) struct Sqlite {
    connection: SqliteConnection,
    next: u64,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Outcome<Self> {
        let mut connection = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .connect()
            .await?;
        sqlx::query(ON_SQLITE).execute(&mut connection).await?;
        let mut raw = Sqlite { connection, next: 0 };
        raw.warm_up().await?;
        Ok(raw)
    }

    /// Writes until the journal has the size it keeps, as the shop does by opening runs: while a file grows, each sync also
    /// writes its new length, and everything takes twice as long.
    async fn warm_up(&mut self) -> Outcome<()> {
        for _ in 0..50 {
            self.commit(1000).await?;
        }
        Ok(())
    }

    /// Rows inserted in a second, so many in a commit.
    pub(crate) async fn rate(&mut self, group: usize, duration: Duration) -> Outcome<f64> {
        let (first, started) = (self.next, Instant::now());
        while started.elapsed() < duration {
            match group {
                1 => self.insert().await?,
                _ => self.commit(group).await?,
            }
        }
        rate(self.next - first, started)
    }

    async fn commit(&mut self, rows: usize) -> Outcome<()> {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        for _ in 0..rows {
            self.insert().await?;
        }
        sqlx::query("COMMIT").execute(&mut self.connection).await?;
        Ok(())
    }

    async fn insert(&mut self) -> Outcome<()> {
        let (session, step, sequence) = row(self.next);
        sqlx::query("INSERT INTO raw_answer VALUES (?, ?, ?, ?, ?)")
            .bind(session)
            .bind(step)
            .bind(sequence)
            .bind(&SEALED[..])
            .bind(0_i64)
            .execute(&mut self.connection)
            .await?;
        self.next += 1;
        Ok(())
    }
}

pub(crate) struct Postgres {
    connection: PgConnection,
    next: u64,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Outcome<Self> {
        let mut connection = PgConnection::connect(address).await?;
        sqlx::query(ON_POSTGRES).execute(&mut connection).await?;
        Ok(Postgres { connection, next: 0 })
    }

    /// Rows inserted in a second, each in a commit of its own.
    pub(crate) async fn rate(&mut self, duration: Duration) -> Outcome<f64> {
        let (first, started) = (self.next, Instant::now());
        while started.elapsed() < duration {
            let (session, step, sequence) = row(self.next);
            sqlx::query("INSERT INTO raw_answer VALUES ($1, $2, $3, $4, $5)")
                .bind(session)
                .bind(step)
                .bind(sequence)
                .bind(&SEALED[..])
                .bind(0_i64)
                .execute(&mut self.connection)
                .await?;
            self.next += 1;
        }
        rate(self.next - first, started)
    }
}

fn rate(rows: u64, started: Instant) -> Outcome<f64> {
    Ok(f64::from(u32::try_from(rows)?) / started.elapsed().as_secs_f64())
}

/// Rows inserted in a second by the database's own program, each in a commit of its own. Keys are drawn by chance from so
/// many that none comes twice.
pub(crate) fn pgbench(address: &str, script: &Path, clients: usize, duration: Duration) -> Outcome<f64> {
    let sealed = "5e".repeat(SEALED.len());
    let insert = format!(
        "\\set run random(1, 9000000000000000000)\n\
         INSERT INTO raw_answer VALUES ('ses_' || lpad(:run::text, 26, '0'), 'pgbench', 0, '\\x{sealed}', 0);\n"
    );
    std::fs::write(script, insert)?;
    let output = Command::new("pgbench")
        .args(["--no-vacuum", "--protocol=prepared", "--jobs=2"])
        .arg(format!("--client={clients}"))
        .arg(format!("--time={}", duration.as_secs().max(1)))
        .arg("--file")
        .arg(script)
        .arg(address)
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    let rate = text.lines().find_map(|line| line.strip_prefix("tps = "));
    let rate = rate.and_then(|rest| rest.split(' ').next());
    let problem = || format!("pgbench: {}", String::from_utf8_lossy(&output.stderr));
    Ok(rate.ok_or_else(problem)?.parse()?)
}
