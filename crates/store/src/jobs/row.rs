//! A row of the table `job`.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "job")]
pub(super) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub kind: String,
    pub dedup_key: String,
    pub payload: String,
    pub state: String,
    /// When a waiting job is to be run; when the lease of a leased one ends, and it is to be run again.
    pub due_at_ms: i64,
    pub attempts: i64,
    pub lease_owner: Option<String>,
    pub last_error: Option<String>,
    pub created_at_ms: i64,
    pub ended_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(super) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
