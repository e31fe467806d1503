//! A row of the table `refund`, and its way to and from the domain.

use domain::order::Refund;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::amount::amount;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "refund")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub order_id: String,
    pub attempt: String,
    pub provider: String,
    pub amount_minor: i64,
    pub currency: String,
    pub reason: String,
    pub state: String,
    pub reference: Option<String>,
    pub asked_at_ms: i64,
    pub ended_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Refund> for ActiveModel {
    fn from(refund: &Refund) -> Self {
        ActiveModel {
            id: Set(refund.id.to_string()),
            order_id: Set(refund.order.to_string()),
            attempt: Set(refund.attempt.to_string()),
            provider: Set(refund.provider.name().to_owned()),
            amount_minor: Set(refund.amount.minor),
            currency: Set(refund.amount.currency.code().to_owned()),
            reason: Set(refund.reason.clone()),
            state: Set(refund.state.name().to_owned()),
            reference: Set(refund.reference.clone()),
            asked_at_ms: Set(refund.asked_at_ms),
            ended_at_ms: Set(refund.ended_at_ms),
        }
    }
}

impl TryFrom<Model> for Refund {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a refund",
            column,
        };
        Ok(Refund {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            order: row.order_id.parse().map_err(|_| damaged("order_id"))?,
            attempt: row.attempt.parse().map_err(|_| damaged("attempt"))?,
            provider: row.provider.parse().map_err(|_| damaged("provider"))?,
            amount: amount(row.amount_minor, &row.currency).ok_or_else(|| damaged("currency"))?,
            reason: row.reason,
            state: row.state.parse().map_err(|_| damaged("state"))?,
            reference: row.reference,
            asked_at_ms: row.asked_at_ms,
            ended_at_ms: row.ended_at_ms,
        })
    }
}
