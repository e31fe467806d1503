//! A row of the table `payment_case`, and its way to and from the domain.

use domain::order::{Case, CaseSubject};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "payment_case")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub kind: String,
    pub cause: String,
    pub order_id: Option<String>,
    pub attempt: Option<String>,
    pub opened_at_ms: i64,
    pub closed_at_ms: Option<i64>,
    pub outcome: Option<String>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Case> for ActiveModel {
    fn from(case: &Case) -> Self {
        ActiveModel {
            id: Set(case.id.to_string()),
            kind: Set(case.subject.kind.name().to_owned()),
            cause: Set(case.subject.cause.clone()),
            order_id: Set(case.order.map(|order| order.to_string())),
            attempt: Set(case.attempt.map(|attempt| attempt.to_string())),
            opened_at_ms: Set(case.opened_at_ms),
            closed_at_ms: Set(case.closed_at_ms),
            outcome: Set(case.outcome.clone()),
        }
    }
}

impl TryFrom<Model> for Case {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a case",
            column,
        };
        let order = row.order_id.map(|id| id.parse().map_err(|_| damaged("order_id")));
        let attempt = row.attempt.map(|id| id.parse().map_err(|_| damaged("attempt")));
        Ok(Case {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            subject: CaseSubject {
                kind: row.kind.parse().map_err(|_| damaged("kind"))?,
                cause: row.cause,
            },
            order: order.transpose()?,
            attempt: attempt.transpose()?,
            opened_at_ms: row.opened_at_ms,
            closed_at_ms: row.closed_at_ms,
            outcome: row.outcome,
        })
    }
}
