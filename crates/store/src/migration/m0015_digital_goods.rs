//! The tables of digital goods: what buyers may open and from when on, and the codes that were made for them.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, text};

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let grant = Table::create()
        .table("digital_grant")
        .col(text("id").primary_key())
        .col(text("order_id"))
        .col(big_integer("position"))
        .col(text("product"))
        .col(big_integer("copies"))
        .col(big_integer("granted_at_ms"))
        .col(big_integer("opens_at_ms"))
        .col(big_integer_null("opened_at_ms"))
        .foreign_key(
            ForeignKey::create()
                .from("digital_grant", "order_id")
                .to("shop_order", "id")
                .on_delete(ForeignKeyAction::Restrict),
        )
        .take();
    manager.create_table(grant).await?;
    let code = Table::create()
        .table("access_code")
        .col(text("code").primary_key())
        .col(text("grant_id"))
        .col(big_integer("copy"))
        .col(big_integer("made_at_ms"))
        .foreign_key(
            ForeignKey::create()
                .from("access_code", "grant_id")
                .to("digital_grant", "id")
                .on_delete(ForeignKeyAction::Restrict),
        )
        .take();
    manager.create_table(code).await?;
    // However often a cause comes, a line has one grant, and a copy one code.
    for (name, table, columns) in [
        ("digital_grant_line", "digital_grant", ["order_id", "position"]),
        ("access_code_copy", "access_code", ["grant_id", "copy"]),
    ] {
        let [first, second] = columns;
        let index = Index::create().name(name).table(table).col(first).col(second).unique().take();
        manager.create_index(index).await?;
    }
    Ok(())
}
