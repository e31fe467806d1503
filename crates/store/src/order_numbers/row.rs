//! A row of the table `order_number`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "order_number")]
pub(super) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub country: String,
    pub last_number: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(super) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
