//! The tables of withdrawals: what was stated, which only grows, and what is to be done about it. Orders can be held back.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, boolean, text, text_null};

use super::append_only::append_only;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let withdrawal = Table::create()
        .table("withdrawal")
        .col(text("id").primary_key())
        .col(text("country"))
        .col(text("locale"))
        .col(text("name"))
        .col(text("order_as_named"))
        .col(text("email"))
        .col(text("email_as_written"))
        .col(text_null("items"))
        .col(boolean("with_later_orders"))
        .col(text("statement"))
        .col(text("words_version"))
        .col(big_integer("received_at_ms"))
        .col(text("received_local"))
        .col(blob("network_hash"))
        .take();
    manager.create_table(withdrawal).await?;
    append_only(manager, "withdrawal").await?;
    // No reference to the order: a case outlives it.
    let case = Table::create()
        .table("withdrawal_case")
        .col(text("withdrawal"))
        .col(big_integer("position"))
        .col(text_null("order_id"))
        .col(text("due_on"))
        .col(big_integer("opened_at_ms"))
        .col(big_integer_null("closed_at_ms"))
        .col(text_null("reason"))
        .col(text_null("note"))
        .primary_key(Index::create().col("withdrawal").col("position"))
        .foreign_key(
            ForeignKey::create()
                .from("withdrawal_case", "withdrawal")
                .to("withdrawal", "id")
                .on_delete(ForeignKeyAction::Restrict),
        )
        .take();
    manager.create_table(case).await?;
    for (name, columns) in [
        ("withdrawal_case_order", &["order_id"][..]),
        ("withdrawal_case_due", &["closed_at_ms", "due_on"]),
    ] {
        let mut index = Index::create().name(name).table("withdrawal_case").take();
        for column in columns {
            index.col(*column);
        }
        manager.create_index(index).await?;
    }
    let held = Table::alter()
        .table("shop_order")
        .add_column(big_integer_null("held_at_ms"))
        .take();
    manager.alter_table(held).await
}
