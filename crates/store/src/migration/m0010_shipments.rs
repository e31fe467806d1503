//! The table of parcels that left, and when the buyer of an order was reminded of it.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, text, text_null};

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let mut of_order = ForeignKey::create()
        .from("shipment", "order_id")
        .to("shop_order", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .take();
    let shipment = Table::create()
        .table("shipment")
        .col(text("order_id"))
        .col(big_integer("number"))
        .col(text_null("carrier"))
        .col(text_null("tracking"))
        .col(big_integer("sent_at_ms"))
        .col(big_integer_null("delivered_at_ms"))
        .primary_key(Index::create().col("order_id").col("number"))
        .foreign_key(&mut of_order)
        .take();
    manager.create_table(shipment).await?;
    let reminded = Table::alter()
        .table("shop_order")
        .add_column(big_integer_null("reminded_at_ms"))
        .take();
    manager.alter_table(reminded).await
}
