//! A row of the table `price_history`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "price_history")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub revision: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub product: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub units: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub country: String,
    pub kind: String,
    pub price_minor: i64,
    pub from_ms: i64,
    /// Of a campaign's price. A row that says the same with another end corrects the earlier one.
    pub to_ms: Option<i64>,
    pub campaign: Option<String>,
    pub written_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
