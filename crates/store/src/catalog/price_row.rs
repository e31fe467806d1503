//! A row of the table `price`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "price")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub product: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub units: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub country: String,
    pub price_minor: i64,
    pub since_ms: i64,
    /// What the content said when it was last taken from there.
    pub seed_minor: i64,
    /// What the content said when somebody was last told that it says something else.
    pub seen_seed_minor: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
