//! Tables that only grow: the database itself refuses to change or delete a row, whoever asks.

use sea_orm::{ConnectionTrait, DbBackend, DbErr};
use sea_orm_migration::SchemaManager;

/// Makes a table append-only from now on.
pub(super) async fn append_only(manager: &SchemaManager<'_>, table: &str) -> Result<(), DbErr> {
    let connection = manager.get_connection();
    let statements = match manager.get_database_backend() {
        DbBackend::Sqlite => vec![of_sqlite(table, "UPDATE"), of_sqlite(table, "DELETE")],
        _ => vec![
            "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION '% only grows', TG_TABLE_NAME; END $$"
                .to_owned(),
            format!(
                "CREATE TRIGGER {table}_only_grows BEFORE UPDATE OR DELETE ON {table} \
                 FOR EACH ROW EXECUTE FUNCTION refuse_change()"
            ),
            format!(
                "CREATE TRIGGER {table}_is_never_emptied BEFORE TRUNCATE ON {table} \
                 FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
            ),
        ],
    };
    for statement in statements {
        connection.execute_unprepared(&statement).await?;
    }
    Ok(())
}

fn of_sqlite(table: &str, change: &str) -> String {
    let name = change.to_ascii_lowercase();
    format!(
        "CREATE TRIGGER {table}_no_{name} BEFORE {change} ON {table} \
         BEGIN SELECT RAISE(ABORT, '{table} only grows'); END"
    )
}
