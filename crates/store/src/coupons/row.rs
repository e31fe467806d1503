//! A row of the table `coupon`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "coupon")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub code: String,
    pub percent: Option<i64>,
    pub amount_minor: Option<i64>,
    pub currency: Option<String>,
    pub country: Option<String>,
    pub starts_at_ms: i64,
    pub ends_at_ms: Option<i64>,
    pub max_uses: Option<i64>,
    pub uses: i64,
    pub created_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
