//! Columns of an order for what follows on the first one of a purchase: which one that was, and what its buyer agreed to.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::text_null;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let columns = [
        text_null("first_order"),
        text_null("agreed_charge_again"),
        text_null("agreed_early_supply"),
    ];
    // SQLite adds one at a time.
    for column in columns {
        let alter = Table::alter().table("shop_order").add_column(column).take();
        manager.alter_table(alter).await?;
    }
    let by_first = Index::create()
        .name("shop_order_first_order")
        .table("shop_order")
        .col("first_order")
        .take();
    manager.create_index(by_first).await
}
