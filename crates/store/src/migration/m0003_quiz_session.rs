//! The tables of quiz runs, of their sealed answers, and of the consents to keep them.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, big_integer_null, blob, boolean, text};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let session = Table::create()
            .table("quiz_session")
            .col(text("id").primary_key())
            .col(text("quiz"))
            .col(text("revision"))
            .col(text("funnel"))
            .col(text("country"))
            .col(text("locale"))
            .col(text("text_version"))
            .col(blob("token_hash"))
            .col(big_integer("created_at_ms"))
            .col(big_integer_null("finished_at_ms"))
            .col(boolean("has_order"))
            .col(big_integer("expires_at_ms"))
            .take();
        manager.create_table(session).await?;
        let by_term = Index::create()
            .name("quiz_session_expires_at_ms")
            .table("quiz_session")
            .col("expires_at_ms")
            .take();
        manager.create_index(by_term).await?;
        let by_revision = Index::create()
            .name("quiz_session_revision")
            .table("quiz_session")
            .col("quiz")
            .col("revision")
            .take();
        manager.create_index(by_revision).await?;
        let answer = Table::create()
            .table("quiz_answer")
            .col(text("session"))
            .col(text("step"))
            .col(big_integer("sequence"))
            .col(blob("sealed"))
            .col(big_integer("answered_at_ms"))
            .primary_key(Index::create().col("session").col("step"))
            .foreign_key(
                ForeignKey::create()
                    .from("quiz_answer", "session")
                    .to("quiz_session", "id")
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .take();
        manager.create_table(answer).await?;
        // No reference to the run: the proof outlives it.
        let consent = Table::create()
            .table("health_consent")
            .col(text("session").primary_key())
            .col(text("text_version"))
            .col(text("locale"))
            .col(text("country"))
            .col(big_integer("given_at_ms"))
            .col(big_integer_null("withdrawn_at_ms"))
            .col(big_integer_null("ended_at_ms"))
            .take();
        manager.create_table(consent).await?;
        let by_end = Index::create()
            .name("health_consent_ended_at_ms")
            .table("health_consent")
            .col("ended_at_ms")
            .take();
        manager.create_index(by_end).await
}
