//! The tables of what things cost: prices and their history, campaigns, coupons, what is left, and who changed what.

use sea_orm::{ConnectionTrait, DbErr};
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, text, text_null};

use super::append_only::append_only;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let catalog_revision = Table::create()
        .table("catalog_revision")
        .col(big_integer("id").primary_key())
        .col(big_integer("revision"))
        .take();
    manager.create_table(catalog_revision).await?;
    let first = "INSERT INTO catalog_revision (id, revision) VALUES (1, 0)";
    manager.get_connection().execute_unprepared(first).await?;
    prices(manager).await?;
    let campaign = Table::create()
        .table("campaign")
        .col(text("name"))
        .col(text("country"))
        .col(big_integer("starts_at_ms"))
        .col(big_integer("ends_at_ms"))
        .col(big_integer("created_at_ms"))
        .col(big_integer_null("ended_early_at_ms"))
        .primary_key(Index::create().col("name").col("country").col("starts_at_ms"))
        .take();
    manager.create_table(campaign).await?;
    let coupon = Table::create()
        .table("coupon")
        .col(text("code").primary_key())
        .col(big_integer_null("percent"))
        .col(big_integer_null("amount_minor"))
        .col(text_null("currency"))
        .col(text_null("country"))
        .col(big_integer("starts_at_ms"))
        .col(big_integer_null("ends_at_ms"))
        .col(big_integer_null("max_uses"))
        .col(big_integer("uses"))
        .col(big_integer("created_at_ms"))
        .take();
    manager.create_table(coupon).await?;
    let stock = Table::create()
        .table("stock")
        .col(text("product").primary_key())
        .col(big_integer("units_left"))
        .col(big_integer("counted_at_ms"))
        .take();
    manager.create_table(stock).await?;
    let audit = Table::create()
        .table("catalog_audit")
        .col(big_integer("revision").primary_key())
        .col(big_integer("at_ms"))
        .col(text("actor"))
        .col(text("action"))
        .col(text("subject"))
        .col(text("detail"))
        .take();
    manager.create_table(audit).await?;
    append_only(manager, "catalog_audit").await
}

async fn prices(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let price = Table::create()
        .table("price")
        .col(text("product"))
        .col(big_integer("units"))
        .col(text("country"))
        .col(big_integer("price_minor"))
        .col(big_integer("since_ms"))
        .col(big_integer("seed_minor"))
        .col(big_integer("seen_seed_minor"))
        .primary_key(Index::create().col("product").col("units").col("country"))
        .take();
    manager.create_table(price).await?;
    let history = Table::create()
        .table("price_history")
        .col(big_integer("revision"))
        .col(text("product"))
        .col(big_integer("units"))
        .col(text("country"))
        .col(text("kind"))
        .col(big_integer("price_minor"))
        .col(big_integer("from_ms"))
        .col(big_integer_null("to_ms"))
        .col(text_null("campaign"))
        .col(big_integer("written_at_ms"))
        .primary_key(
            Index::create()
                .col("revision")
                .col("product")
                .col("units")
                .col("country"),
        )
        .take();
    manager.create_table(history).await?;
    let by_package = Index::create()
        .name("price_history_package")
        .table("price_history")
        .col("product")
        .col("units")
        .col("country")
        .col("from_ms")
        .take();
    manager.create_index(by_package).await?;
    append_only(manager, "price_history").await
}
