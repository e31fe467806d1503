//! The table of funnel events.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, text};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let event = Table::create()
            .table("event")
            .col(text("id").primary_key())
            .col(text("kind"))
            .col(text("funnel"))
            .col(text("step"))
            .col(text("country"))
            .col(text("content_version"))
            .col(big_integer("at_ms"))
            .col(text("source"))
            .take();
        manager.create_table(event).await?;
        let by_funnel = Index::create()
            .name("event_funnel_at_ms")
            .table("event")
            .col("funnel")
            .col("at_ms")
            .take();
        manager.create_index(by_funnel).await?;
        let by_time = Index::create().name("event_at_ms").table("event").col("at_ms").take();
        manager.create_index(by_time).await
}
