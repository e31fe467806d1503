//! A row of the table `withdrawal_case`, and its way to and from the domain.

use domain::withdrawal::{Closed, WithdrawalCase};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "withdrawal_case")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub withdrawal: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub position: i64,
    pub order_id: Option<String>,
    pub due_on: String,
    pub opened_at_ms: i64,
    pub closed_at_ms: Option<i64>,
    pub reason: Option<String>,
    pub note: Option<String>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&WithdrawalCase> for ActiveModel {
    fn from(case: &WithdrawalCase) -> Self {
        let closed = case.closed.as_ref();
        ActiveModel {
            withdrawal: Set(case.withdrawal.to_string()),
            position: Set(i64::from(case.position)),
            order_id: Set(case.order.map(|order| order.to_string())),
            due_on: Set(case.due_on.to_string()),
            opened_at_ms: Set(case.opened_at_ms),
            closed_at_ms: Set(closed.map(|closed| closed.at_ms)),
            reason: Set(closed.map(|closed| closed.reason.name().to_owned())),
            note: Set(closed.map(|closed| closed.note.clone())),
        }
    }
}

impl TryFrom<Model> for WithdrawalCase {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a case of a withdrawal",
            column,
        };
        let order = row.order_id.map(|id| id.parse().map_err(|_| damaged("order_id")));
        let closed = match (row.closed_at_ms, row.reason, row.note) {
            (None, None, None) => None,
            (Some(at_ms), Some(reason), Some(note)) => Some(Closed {
                at_ms,
                reason: reason.parse().map_err(|_| damaged("reason"))?,
                note,
            }),
            _ => return Err(damaged("closed_at_ms")),
        };
        Ok(WithdrawalCase {
            withdrawal: row.withdrawal.parse().map_err(|_| damaged("withdrawal"))?,
            position: u32::try_from(row.position).map_err(|_| damaged("position"))?,
            order: order.transpose()?,
            due_on: row.due_on.parse().map_err(|_| damaged("due_on"))?,
            opened_at_ms: row.opened_at_ms,
            closed,
        })
    }
}
