//! Statements of withdrawals are found by the address they name, and may be deleted when nobody can claim anything from them
//! any more: three years after they came. Until then the table only grows, as before.

use sea_orm::{ConnectionTrait, DbBackend, DbErr};
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::Index;

/// 1096 days, in milliseconds: the shortest time in which three years are over.
const THREE_YEARS_MS: i64 = 1096 * 24 * 60 * 60 * 1000;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    for (table, name, column) in [
        ("withdrawal", "withdrawal_email", "email"),
        ("withdrawal", "withdrawal_received_at_ms", "received_at_ms"),
    ] {
        let index = Index::create().name(name).table(table).col(column).take();
        manager.create_index(index).await?;
    }
    let connection = manager.get_connection();
    let statements = match manager.get_database_backend() {
        DbBackend::Sqlite => vec![
            "DROP TRIGGER withdrawal_no_delete".to_owned(),
            format!(
                "CREATE TRIGGER withdrawal_no_delete BEFORE DELETE ON withdrawal \
                 WHEN OLD.received_at_ms > strftime('%s', 'now') * 1000 - {THREE_YEARS_MS} \
                 BEGIN SELECT RAISE(ABORT, 'withdrawal only grows'); END"
            ),
        ],
        _ => vec![
            "DROP TRIGGER withdrawal_only_grows ON withdrawal".to_owned(),
            "CREATE TRIGGER withdrawal_only_grows BEFORE UPDATE ON withdrawal \
             FOR EACH ROW EXECUTE FUNCTION refuse_change()"
                .to_owned(),
            format!(
                "CREATE TRIGGER withdrawal_no_delete BEFORE DELETE ON withdrawal FOR EACH ROW \
                 WHEN (OLD.received_at_ms > extract(epoch FROM now()) * 1000 - {THREE_YEARS_MS}) \
                 EXECUTE FUNCTION refuse_change()"
            ),
        ],
    };
    for statement in statements {
        connection.execute_unprepared(&statement).await?;
    }
    Ok(())
}
