//! The schema, step by step. All missing steps are taken in one transaction, so a database is never between two versions.

use sea_orm::{ActiveValue, ConnectionTrait, DbBackend, EntityTrait, QueryOrder};
use sea_orm_migration::{MigrationTrait, SchemaManager, seaql_migrations};

use crate::error::StoreError;
use crate::settings::Engine;
use crate::sqlite;
use crate::transaction::{Reads, Store, Transaction, Writer};

mod m0001_consent_record;
mod m0002_content_revision;
mod m0003_quiz_session;
mod m0004_job;
mod m0005_event;
mod m0006_lead;

const DOING: &str = "bringing the database up to date";

/// Nodes that start together wait for each other under this number, which nobody else uses: "trichter" in ASCII.
const LOCK: i64 = i64::from_be_bytes(*b"trichter");

/// Waiting for another node's migration, and migrating a large table, may take longer than a request may.
const PATIENCE: &str = "10min";

/// All steps, oldest first. A step that was released is never changed.
fn migrations() -> Vec<(&'static str, Box<dyn MigrationTrait>)> {
    vec![
        (m0001_consent_record::NAME, Box::new(m0001_consent_record::Migration)),
        (
            m0002_content_revision::NAME,
            Box::new(m0002_content_revision::Migration),
        ),
        (m0003_quiz_session::NAME, Box::new(m0003_quiz_session::Migration)),
        (m0004_job::NAME, Box::new(m0004_job::Migration)),
        (m0005_event::NAME, Box::new(m0005_event::Migration)),
        (m0006_lead::NAME, Box::new(m0006_lead::Migration)),
    ]
}

/// A step and whether this database has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MigrationState {
    pub name: &'static str,
    pub is_applied: bool,
}

impl Store {
    /// Makes the database if it is missing and takes all steps it lacks; returns their names. However many nodes start at
    /// once, each step is taken once.
    pub async fn migrate(&self, now_ms: i64) -> Result<Vec<&'static str>, StoreError> {
        if let Engine::Sqlite(path) = &self.settings.engine {
            sqlite::prepare_file(path)?;
        }
        self.write(DOING, async |writer: &Writer| migrate(writer, now_ms).await)
            .await
    }

    /// Which steps this database has. Changes nothing.
    pub async fn migration_states(&self) -> Result<Vec<MigrationState>, StoreError> {
        if let Engine::Sqlite(path) = &self.settings.engine
            && !path.exists()
        {
            return states(&[]);
        }
        self.read("reading the state of the database", async |reader: &crate::Reader| {
            states(&applied(reader).await?)
        })
        .await
    }
}

async fn migrate(writer: &Writer, now_ms: i64) -> Result<Vec<&'static str>, StoreError> {
    let transaction = writer.transaction();
    let failed = |error| StoreError::of(DOING, error);
    if transaction.get_database_backend() == DbBackend::Postgres {
        let wait = format!(
            "SET LOCAL statement_timeout = '{PATIENCE}'; SET LOCAL lock_timeout = '{PATIENCE}'; \
             SELECT pg_advisory_xact_lock({LOCK})"
        );
        transaction.execute_unprepared(&wait).await.map_err(failed)?;
    }
    let states = states(&applied(writer).await?)?;
    if states.iter().all(|state| state.is_applied) {
        return Ok(Vec::new());
    }
    let schema = sea_orm::Schema::new(transaction.get_database_backend());
    let mut table = schema.create_table_from_entity(seaql_migrations::Entity);
    transaction.execute(table.if_not_exists()).await.map_err(failed)?;
    let mut taken = Vec::new();
    for ((name, migration), state) in migrations().into_iter().zip(states) {
        if state.is_applied {
            continue;
        }
        migration.up(&SchemaManager::new(transaction)).await.map_err(failed)?;
        let row = seaql_migrations::ActiveModel {
            version: ActiveValue::Set(name.to_owned()),
            applied_at: ActiveValue::Set(now_ms / 1000),
        };
        let inserted = seaql_migrations::Entity::insert(row)
            .exec_without_returning(transaction)
            .await;
        inserted.map_err(failed)?;
        taken.push(name);
    }
    Ok(taken)
}

/// The names of the steps a database has.
async fn applied(reads: &impl Reads) -> Result<Vec<String>, StoreError> {
    let transaction = reads.transaction();
    let failed = |error| StoreError::of(DOING, error);
    let has_table = SchemaManager::new(transaction).has_table("seaql_migrations").await;
    if !has_table.map_err(failed)? {
        return Ok(Vec::new());
    }
    let rows = seaql_migrations::Entity::find()
        .order_by_asc(seaql_migrations::Column::Version)
        .all(transaction)
        .await;
    Ok(rows.map_err(failed)?.into_iter().map(|row| row.version).collect())
}

fn states(applied: &[String]) -> Result<Vec<MigrationState>, StoreError> {
    let known: Vec<&'static str> = migrations().into_iter().map(|(name, _)| name).collect();
    if let Some(unknown) = applied.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(StoreError::Newer {
            migration: unknown.clone(),
        });
    }
    let state = |name| MigrationState {
        name,
        is_applied: applied.iter().any(|applied| applied == name),
    };
    Ok(known.into_iter().map(state).collect())
}
