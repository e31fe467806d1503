//! A row of the table `ledger_entry`, and its way to and from the domain.

use domain::ledger::LedgerEntry;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::amount::amount;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "ledger_entry")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub order_id: Option<String>,
    pub attempt: Option<String>,
    pub provider: String,
    pub reference: String,
    pub kind: String,
    pub amount_minor: i64,
    pub currency: String,
    pub at_ms: i64,
    pub recorded_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&LedgerEntry> for ActiveModel {
    fn from(entry: &LedgerEntry) -> Self {
        ActiveModel {
            id: Set(entry.id.to_string()),
            order_id: Set(entry.order.map(|order| order.to_string())),
            attempt: Set(entry.attempt.map(|attempt| attempt.to_string())),
            provider: Set(entry.provider.name().to_owned()),
            reference: Set(entry.reference.clone()),
            kind: Set(entry.kind.name().to_owned()),
            amount_minor: Set(entry.amount.minor),
            currency: Set(entry.amount.currency.code().to_owned()),
            at_ms: Set(entry.at_ms),
            recorded_at_ms: Set(entry.recorded_at_ms),
        }
    }
}

impl TryFrom<Model> for LedgerEntry {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading the ledger",
            column,
        };
        let order = row.order_id.map(|id| id.parse().map_err(|_| damaged("order_id")));
        let attempt = row.attempt.map(|id| id.parse().map_err(|_| damaged("attempt")));
        Ok(LedgerEntry {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            order: order.transpose()?,
            attempt: attempt.transpose()?,
            provider: row.provider.parse().map_err(|_| damaged("provider"))?,
            reference: row.reference,
            kind: row.kind.parse().map_err(|_| damaged("kind"))?,
            amount: amount(row.amount_minor, &row.currency).ok_or_else(|| damaged("currency"))?,
            at_ms: row.at_ms,
            recorded_at_ms: row.recorded_at_ms,
        })
    }
}
