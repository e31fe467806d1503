//! A row of the table `payment_event`, and its way from the table.

use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use super::KeptEvent;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "payment_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub provider: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub event_id: String,
    pub kind: String,
    pub provider_ref: Option<String>,
    pub body: String,
    pub received_at_ms: i64,
    pub tries: i64,
    pub done_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl TryFrom<Model> for KeptEvent {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a payment event",
            column,
        };
        Ok(KeptEvent {
            provider: row.provider.parse().map_err(|_| damaged("provider"))?,
            event_id: row.event_id,
            kind: row.kind,
            provider_ref: row.provider_ref,
            body: row.body,
            received_at_ms: row.received_at_ms,
            tries: u32::try_from(row.tries).map_err(|_| damaged("tries"))?,
        })
    }
}
