//! When the sale of an order was told to a tag manager, so that it is told once.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::Table;
use sea_orm_migration::schema::big_integer_null;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let alter = Table::alter()
        .table("shop_order")
        .add_column(big_integer_null("purchase_told_at_ms"))
        .take();
    manager.alter_table(alter).await
}
