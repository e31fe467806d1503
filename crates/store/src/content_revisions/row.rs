//! A row of the table `content_revision`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "content_revision")]
pub(super) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub quiz: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub revision: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub locale: String,
    pub bundle: Vec<u8>,
    pub kept_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(super) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
