//! The table of people who left an address.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, blob_null, boolean, text, text_null};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let lead = Table::create()
            .table("lead")
            .col(text("id").primary_key())
            .col(text_null("email"))
            .col(text_null("email_as_written"))
            .col(text("session"))
            .col(text("country"))
            .col(text("locale"))
            .col(text("funnel"))
            .col(text_null("marks"))
            .col(boolean("wants_result"))
            .col(text("marketing"))
            .col(text_null("text_version"))
            .col(big_integer_null("asked_at_ms"))
            .col(big_integer_null("confirmed_at_ms"))
            .col(big_integer_null("withdrawn_at_ms"))
            .col(blob_null("confirm_hash"))
            .col(blob("unsubscribe_hash"))
            .col(boolean("has_order"))
            .col(big_integer("created_at_ms"))
            .col(big_integer_null("erased_at_ms"))
            .col(big_integer_null("expires_at_ms"))
            .take();
        manager.create_table(lead).await?;
        let by_person = Index::create()
            .name("lead_email_session")
            .table("lead")
            .col("email")
            .col("session")
            .unique()
            .take();
        manager.create_index(by_person).await?;
        let by_confirmation = Index::create()
            .name("lead_confirm_hash")
            .table("lead")
            .col("confirm_hash")
            .unique()
            .take();
        manager.create_index(by_confirmation).await?;
        let by_unsubscription = Index::create()
            .name("lead_unsubscribe_hash")
            .table("lead")
            .col("unsubscribe_hash")
            .unique()
            .take();
        manager.create_index(by_unsubscription).await?;
        let by_term = Index::create()
            .name("lead_expires_at_ms")
            .table("lead")
            .col("expires_at_ms")
            .take();
        manager.create_index(by_term).await
}
