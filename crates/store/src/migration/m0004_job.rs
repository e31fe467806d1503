//! The table of work that is done later.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, text, text_null};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let job = Table::create()
            .table("job")
            .col(text("id").primary_key())
            .col(text("kind"))
            .col(text("dedup_key"))
            .col(text("payload"))
            .col(text("state"))
            .col(big_integer("due_at_ms"))
            .col(big_integer("attempts"))
            .col(text_null("lease_owner"))
            .col(text_null("last_error"))
            .col(big_integer("created_at_ms"))
            .col(big_integer_null("ended_at_ms"))
            .take();
        manager.create_table(job).await?;
        let by_cause = Index::create()
            .name("job_kind_dedup_key")
            .table("job")
            .col("kind")
            .col("dedup_key")
            .unique()
            .take();
        manager.create_index(by_cause).await?;
        let by_due_time = Index::create()
            .name("job_state_due_at_ms")
            .table("job")
            .col("state")
            .col("due_at_ms")
            .take();
        manager.create_index(by_due_time).await?;
        let by_end = Index::create()
            .name("job_state_ended_at_ms")
            .table("job")
            .col("state")
            .col("ended_at_ms")
            .take();
        manager.create_index(by_end).await
}
