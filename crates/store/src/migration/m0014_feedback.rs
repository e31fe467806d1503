//! The tables of what buyers say of products, one row for each product of an order, and of who does not want to be asked.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, text, text_null};

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let mut of_order = ForeignKey::create()
        .from("feedback", "order_id")
        .to("shop_order", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .take();
    let feedback = Table::create()
        .table("feedback")
        .col(text("id").primary_key())
        .col(text("order_id"))
        .col(text("product"))
        .col(big_integer("stars"))
        .col(text("words"))
        .col(text("shown_name"))
        .col(text("country"))
        .col(text("locale"))
        .col(text("state"))
        .col(text_null("reason"))
        .col(big_integer("said_at_ms"))
        .foreign_key(&mut of_order)
        .take();
    manager.create_table(feedback).await?;
    let one_of_each = Index::create()
        .name("feedback_order_product")
        .table("feedback")
        .col("order_id")
        .col("product")
        .unique()
        .take();
    manager.create_index(one_of_each).await?;
    let of_product = Index::create()
        .name("feedback_product")
        .table("feedback")
        .col("state")
        .col("product")
        .col("country")
        .col("said_at_ms")
        .take();
    manager.create_index(of_product).await?;
    let objection = Table::create()
        .table("feedback_objection")
        .col(text("email").primary_key())
        .col(big_integer("at_ms"))
        .take();
    manager.create_table(objection).await
}
