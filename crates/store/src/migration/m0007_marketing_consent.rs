//! The tables of what proves a consent to the newsletter, of forms that were taken, and of how many mails an address got.

use sea_orm::DbErr;
use sea_orm_migration::SchemaManager;
use sea_orm_migration::prelude::{ForeignKey, ForeignKeyAction, Index, Table};
use sea_orm_migration::schema::{big_integer, blob, boolean, text};

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    // No reference to the lead: the proof outlives it.
    let consent = Table::create()
        .table("marketing_consent")
        .col(text("lead"))
        .col(big_integer("at_ms"))
        .col(text("action"))
        .col(text("text_version"))
        .col(text("locale"))
        .col(text("country"))
        .primary_key(Index::create().col("lead").col("at_ms").col("action"))
        .take();
    manager.create_table(consent).await?;
    let by_age = Index::create()
        .name("marketing_consent_at_ms")
        .table("marketing_consent")
        .col("at_ms")
        .take();
    manager.create_index(by_age).await?;
    let form = Table::create()
        .table("lead_form")
        .col(text("id").primary_key())
        .col(text("lead"))
        .col(boolean("wants_result"))
        .col(boolean("newsletter"))
        .foreign_key(
            ForeignKey::create()
                .from("lead_form", "lead")
                .to("lead", "id")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .take();
    manager.create_table(form).await?;
    let by_lead = Index::create()
        .name("lead_form_lead")
        .table("lead_form")
        .col("lead")
        .take();
    manager.create_index(by_lead).await?;
    let budget = Table::create()
        .table("mail_budget")
        .col(blob("address"))
        .col(big_integer("day"))
        .col(big_integer("mails"))
        .primary_key(Index::create().col("address").col("day"))
        .take();
    manager.create_table(budget).await?;
    let by_day = Index::create()
        .name("mail_budget_day")
        .table("mail_budget")
        .col("day")
        .take();
    manager.create_index(by_day).await
}
