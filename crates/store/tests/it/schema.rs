//! The two databases have the same schema, though each is told of it in its own words.

use sea_orm::{ConnectionTrait, Database as Connect, Statement};

use crate::database::{Database, run};

/// Columns and whether they may be empty, then indexes: one text per row.
const OF_SQLITE: [&str; 2] = [
    "SELECT t.name || '.' || c.name || CASE WHEN c.\"notnull\" OR c.pk THEN '' ELSE ' or null' END \
     FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1",
    "SELECT tbl_name || ' ' || name FROM sqlite_master \
     WHERE type = 'index' AND name NOT LIKE 'sqlite_autoindex_%' ORDER BY 1",
];
const OF_POSTGRESQL: [&str; 2] = [
    "SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'NO' THEN '' ELSE ' or null' END \
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1",
    "SELECT tablename || ' ' || indexname FROM pg_indexes \
     WHERE schemaname = 'public' AND indexname NOT LIKE '%_pkey' ORDER BY 1",
];

async fn rows(database: &Database, queries: [&str; 2]) -> Vec<String> {
    database.migrated().await.close().await;
    let raw = Connect::connect(database.address()).await.expect("connected");
    let mut rows = Vec::new();
    for query in queries {
        let statement = Statement::from_string(raw.get_database_backend(), query);
        let found = raw.query_all_raw(statement).await.expect("a list");
        rows.extend(found.iter().map(|row| row.try_get_by_index::<String>(0).expect("text")));
    }
    rows.sort();
    rows
}

#[test]
fn both_databases_have_the_same_schema() {
    run(async {
        let embedded = rows(&Database::sqlite(), OF_SQLITE).await;
        let shared = rows(&Database::postgresql(), OF_POSTGRESQL).await;
        assert_eq!(embedded, shared);
        for row in ["consent_record.recorded_at_ms", "consent_record consent_record_subject"] {
            assert!(
                embedded.iter().any(|found| found == row),
                "{row} is not in {embedded:?}"
            );
        }
    });
}
