//! A row of the table `mail_budget`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_budget")]
pub(super) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub address: Vec<u8>,
    #[sea_orm(primary_key, auto_increment = false)]
    pub day: i64,
    pub mails: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(super) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
