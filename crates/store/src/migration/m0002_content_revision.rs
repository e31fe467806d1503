//! The table of quiz bundles that visitors are pinned to.

use sea_orm::DbErr;
use sea_orm_migration::async_trait::async_trait;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, blob, text};
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager};

pub(super) const NAME: &str = "m0002_content_revision";

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &str {
        NAME
    }
}

#[async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
}
