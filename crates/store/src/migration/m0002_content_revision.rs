//! The table of quiz bundles that visitors are pinned to.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, blob, text};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let revision = Table::create()
            .table("content_revision")
            .col(text("quiz"))
            .col(text("revision"))
            .col(text("locale"))
            .col(blob("bundle"))
            .col(big_integer("kept_at_ms"))
            .primary_key(Index::create().col("quiz").col("revision").col("locale"))
            .take();
        manager.create_table(revision).await?;
        let by_age = Index::create()
            .name("content_revision_kept_at_ms")
            .table("content_revision")
            .col("kept_at_ms")
            .take();
        manager.create_index(by_age).await
}
