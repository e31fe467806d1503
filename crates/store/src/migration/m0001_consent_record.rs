//! The table of consent records.

use sea_orm::DbErr;
use sea_orm_migration::prelude::{ColumnDef, Index, Table};
use sea_orm_migration::SchemaManager;

pub(super) async fn up(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let table = Table::create()
            .table("consent_record")
            .col(ColumnDef::new("id").text().not_null().primary_key())
            .col(ColumnDef::new("subject").text().not_null())
            .col(ColumnDef::new("text_version").text().not_null())
            .col(ColumnDef::new("locale").text().not_null())
            .col(ColumnDef::new("country").text().not_null())
            .col(ColumnDef::new("analytics").boolean().not_null())
            .col(ColumnDef::new("marketing").boolean().not_null())
            .col(ColumnDef::new("action").text().not_null())
            .col(ColumnDef::new("recorded_at_ms").big_integer().not_null())
            .take();
        manager.create_table(table).await?;
        let by_subject = Index::create()
            .name("consent_record_subject")
            .table("consent_record")
            .col("subject")
            .col("recorded_at_ms")
            .take();
        manager.create_index(by_subject).await?;
        let by_age = Index::create()
            .name("consent_record_recorded_at_ms")
            .table("consent_record")
            .col("recorded_at_ms")
            .take();
        manager.create_index(by_age).await
}
