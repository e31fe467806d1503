//! A row of the table `payment_attempt`, and its way to and from the domain.

use domain::order::Attempt;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::amount::amount;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "payment_attempt")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub order_id: String,
    pub number: i64,
    pub provider: String,
    pub method: String,
    pub capture: String,
    pub amount_minor: i64,
    pub currency: String,
    pub provider_ref: Option<String>,
    pub redirect: Option<String>,
    pub standing: String,
    pub is_in_process: bool,
    pub saved_method: Option<String>,
    pub return_page: String,
    pub created_at_ms: i64,
    pub check_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Attempt> for ActiveModel {
    fn from(attempt: &Attempt) -> Self {
        ActiveModel {
            id: Set(attempt.id.to_string()),
            order_id: Set(attempt.order.to_string()),
            number: Set(i64::from(attempt.number)),
            provider: Set(attempt.provider.name().to_owned()),
            method: Set(attempt.method.name().to_owned()),
            capture: Set(attempt.capture.name().to_owned()),
            amount_minor: Set(attempt.amount.minor),
            currency: Set(attempt.amount.currency.code().to_owned()),
            provider_ref: Set(attempt.provider_ref.clone()),
            redirect: Set(attempt.redirect.clone()),
            standing: Set(attempt.standing.name().to_owned()),
            is_in_process: Set(attempt.is_in_process),
            saved_method: Set(attempt.saved_method.clone()),
            return_page: Set(attempt.return_page.clone()),
            created_at_ms: Set(attempt.created_at_ms),
            check_at_ms: Set(attempt.check_at_ms),
        }
    }
}

impl TryFrom<Model> for Attempt {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a payment attempt",
            column,
        };
        Ok(Attempt {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            order: row.order_id.parse().map_err(|_| damaged("order_id"))?,
            number: u32::try_from(row.number).map_err(|_| damaged("number"))?,
            provider: row.provider.parse().map_err(|_| damaged("provider"))?,
            method: row.method.parse().map_err(|_| damaged("method"))?,
            capture: row.capture.parse().map_err(|_| damaged("capture"))?,
            amount: amount(row.amount_minor, &row.currency).ok_or_else(|| damaged("currency"))?,
            standing: row.standing.parse().map_err(|_| damaged("standing"))?,
            provider_ref: row.provider_ref,
            redirect: row.redirect,
            is_in_process: row.is_in_process,
            saved_method: row.saved_method,
            return_page: row.return_page,
            created_at_ms: row.created_at_ms,
            check_at_ms: row.check_at_ms,
        })
    }
}
