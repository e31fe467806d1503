//! A row of the table `withdrawal`, and its way to and from the domain.

use domain::lead::Address;
use domain::withdrawal::{Form, Withdrawal};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "withdrawal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub country: String,
    pub locale: String,
    pub name: String,
    pub order_as_named: String,
    pub email: String,
    pub email_as_written: String,
    pub items: Option<String>,
    pub with_later_orders: bool,
    pub statement: String,
    pub words_version: String,
    pub received_at_ms: i64,
    pub received_local: String,
    pub network_hash: Vec<u8>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Withdrawal> for ActiveModel {
    fn from(withdrawal: &Withdrawal) -> Self {
        let form = &withdrawal.form;
        ActiveModel {
            id: Set(withdrawal.id.to_string()),
            country: Set(withdrawal.country.code().to_owned()),
            locale: Set(withdrawal.locale.name().to_owned()),
            name: Set(form.name.clone()),
            order_as_named: Set(form.order.clone()),
            email: Set(form.address.email.clone()),
            email_as_written: Set(form.address.as_written.clone()),
            items: Set(form.items.clone()),
            with_later_orders: Set(form.with_later_orders),
            statement: Set(withdrawal.statement.clone()),
            words_version: Set(withdrawal.words_version.clone()),
            received_at_ms: Set(withdrawal.received_at_ms),
            received_local: Set(withdrawal.received_local.clone()),
            network_hash: Set(withdrawal.network_hash.to_vec()),
        }
    }
}

impl TryFrom<Model> for Withdrawal {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a withdrawal",
            column,
        };
        Ok(Withdrawal {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            country: row.country.parse().map_err(|_| damaged("country"))?,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            form: Form {
                name: row.name,
                order: row.order_as_named,
                address: Address {
                    email: row.email,
                    as_written: row.email_as_written,
                },
                items: row.items,
                with_later_orders: row.with_later_orders,
            },
            statement: row.statement,
            words_version: row.words_version,
            received_at_ms: row.received_at_ms,
            received_local: row.received_local,
            network_hash: row.network_hash.try_into().map_err(|_| damaged("network_hash"))?,
        })
    }
}
