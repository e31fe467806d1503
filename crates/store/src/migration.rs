//! The schema, step by step. All missing steps are taken in one transaction, so a database is never between two versions.

use sea_orm::{ActiveValue, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryOrder};
use sea_orm_migration::{SchemaManager, seaql_migrations};

use crate::error::StoreError;
use crate::settings::Engine;
use crate::sqlite;
use crate::transaction::{Reads, Store, Transaction, Writer};

mod append_only;

const DOING: &str = "bringing the database up to date";

/// Nodes that start together wait for each other under this number, which nobody else uses: "trichter" in ASCII.
const LOCK: i64 = i64::from_be_bytes(*b"trichter");

/// Waiting for another node's migration, and migrating a large table, may take longer than a request may.
const PATIENCE: &str = "10min";

/// Declares the steps: a file each, named after it, with a function `up`.
macro_rules! steps {
    ($($step:ident),+ $(,)?) => {
        $(mod $step;)+

        /// Their names, oldest first.
        const STEPS: &[&str] = &[$(stringify!($step)),+];

        async fn take(step: &str, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
            match step {
                $(stringify!($step) => $step::up(manager).await,)+
                _ => Ok(()),
            }
        }
    };
}

// A step that was released is never changed.
steps![
    m0001_consent_record,
    m0002_content_revision,
    m0003_quiz_session,
    m0004_job,
    m0005_event,
    m0006_lead,
    m0007_marketing_consent,
    m0008_catalog,
    m0009_orders,
    m0010_shipments,
    m0011_withdrawals,
    m0012_purchase_events,
    m0013_chains,
    m0014_feedback,
    m0015_digital_goods,
    m0016_privacy,
];

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
        self.write(DOING, async |writer: &Writer| migrate(writer, STEPS, now_ms).await)
            .await
    }

    /// Makes a database as the release had it whose last step this was: what tests of upgrades begin with.
    #[doc(hidden)]
    pub async fn migrate_up_to(&self, last: &str, now_ms: i64) -> Result<Vec<&'static str>, StoreError> {
        if let Engine::Sqlite(path) = &self.settings.engine {
            sqlite::prepare_file(path)?;
        }
        let count = STEPS.iter().take_while(|step| **step <= last).count();
        self.write(DOING, async |writer: &Writer| {
            migrate(writer, &STEPS[..count], now_ms).await
        })
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

/// Takes those of the steps that the database lacks.
async fn migrate(writer: &Writer, steps: &[&'static str], now_ms: i64) -> Result<Vec<&'static str>, StoreError> {
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
    for MigrationState { name, is_applied } in states {
        if is_applied || !steps.contains(&name) {
            continue;
        }
        take(name, &SchemaManager::new(transaction)).await.map_err(failed)?;
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
    if let Some(unknown) = applied.iter().find(|name| !STEPS.contains(&name.as_str())) {
        return Err(StoreError::Newer {
            migration: unknown.clone(),
        });
    }
    let state = |name: &&'static str| MigrationState {
        name,
        is_applied: applied.iter().any(|applied| applied == *name),
    };
    Ok(STEPS.iter().map(state).collect())
}
