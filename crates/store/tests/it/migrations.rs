//! Making the schema: from nothing, again, together, and never backwards.

use std::os::unix::fs::PermissionsExt;

use sea_orm::{ConnectionTrait, Database as Connect};
use store::{MigrationState, StoreError};

use crate::database::{Database, NOON_MS, on_both, run};

const ALL: [&str; 16] = [
    "m0001_consent_record",
    "m0002_content_revision",
    "m0003_quiz_session",
    "m0004_job",
    "m0005_event",
    "m0006_lead",
    "m0007_marketing_consent",
    "m0008_catalog",
    "m0009_orders",
    "m0010_shipments",
    "m0011_withdrawals",
    "m0012_purchase_events",
    "m0013_chains",
    "m0014_feedback",
    "m0015_digital_goods",
    "m0016_privacy",
];

fn states(is_applied: bool) -> Vec<MigrationState> {
    ALL.iter().map(|name| MigrationState { name, is_applied }).collect()
}

on_both! {
    async fn a_database_is_made_from_nothing_and_then_left_alone(database: &Database) {
        let store = database.open();
        assert_eq!(store.migration_states().await.expect("read"), states(false));
        assert_eq!(store.migrate(NOON_MS).await.expect("migrated"), ALL);
        assert_eq!(store.migration_states().await.expect("read"), states(true));
        assert_eq!(store.migrate(NOON_MS).await.expect("migrated"), [""; 0]);
        store.close().await;
        assert_eq!(database.open().migrate(NOON_MS).await.expect("migrated"), [""; 0]);
    }
}

on_both! {
    async fn of_nodes_that_start_together_one_takes_each_step(database: &Database) {
        let starts: Vec<_> = (0..8)
            .map(|_| {
                let store = database.open();
                tokio::spawn(async move { store.migrate(NOON_MS).await.expect("migrated") })
            })
            .collect();
        let mut taken = Vec::new();
        for start in starts {
            taken.extend(start.await.expect("no panic"));
        }
        assert_eq!(taken, ALL);
    }
}

on_both! {
    async fn a_newer_database_is_refused_and_not_touched(database: &Database) {
        let store = database.migrated().await;
        store.close().await;
        let raw = Connect::connect(database.address()).await.expect("connected");
        let sql = "INSERT INTO seaql_migrations (version, applied_at) VALUES ('m9999_from_the_future', 0)";
        raw.execute_unprepared(sql).await.expect("inserted");
        let store = database.open();
        let newer = "the database is newer than this program: it has `m9999_from_the_future`, which this version does not \
                     know. Run the later version";
        let error = store.migrate(NOON_MS).await.expect_err("refused");
        assert!(matches!(error, StoreError::Newer { .. }));
        assert_eq!(error.to_string(), newer);
        let error = store.migration_states().await.expect_err("refused");
        assert_eq!(error.to_string(), newer);
    }
}

on_both! {
    async fn a_store_without_a_schema_says_what_is_wrong(database: &Database) {
        let store = database.open();
        let error = store
            .read("looking", async |reader: &store::Reader| {
                store::consents::find_consent(reader, crate::database::choice(1, 1, crate::database::NOTHING).id).await
            })
            .await
            .expect_err("there is no table");
        assert!(matches!(error, StoreError::Database { .. } | StoreError::Unavailable { .. }), "{error}");
    }
}

#[test]
fn the_file_is_for_its_owner_alone() {
    run(async {
        let database = Database::sqlite();
        let _store = database.migrated().await;
        let mode = |name: &str| {
            let path = database.data_dir().join(name);
            path.metadata().expect("it is there").permissions().mode() & 0o777
        };
        assert_eq!(mode(""), 0o700);
        for name in ["trichter.sqlite3", "trichter.sqlite3-wal", "trichter.sqlite3-shm"] {
            assert_eq!(mode(name), 0o600, "{name}");
        }
    });
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    run(async {
        let store = crate::database::open_in(std::path::Path::new("/proc/no/such/folder"));
        let error = store.migrate(NOON_MS).await.expect_err("refused");
        let message = error.to_string();
        assert!(
            message.starts_with("cannot make the database file /proc/no/such/folder/trichter.sqlite3: "),
            "{message}"
        );
    });
}
