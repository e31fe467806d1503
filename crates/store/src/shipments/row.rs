//! A row of the table `shipment`, and its way to and from the domain.

use domain::order::{Parcel, Shipment};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "shipment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub order_id: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i64,
    pub carrier: Option<String>,
    pub tracking: Option<String>,
    pub sent_at_ms: i64,
    pub delivered_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Shipment> for ActiveModel {
    fn from(shipment: &Shipment) -> Self {
        ActiveModel {
            order_id: Set(shipment.order.to_string()),
            number: Set(i64::from(shipment.number)),
            carrier: Set(shipment.parcel.carrier.clone()),
            tracking: Set(shipment.parcel.tracking.clone()),
            sent_at_ms: Set(shipment.sent_at_ms),
            delivered_at_ms: Set(shipment.delivered_at_ms),
        }
    }
}

impl TryFrom<Model> for Shipment {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a parcel",
            column,
        };
        Ok(Shipment {
            order: row.order_id.parse().map_err(|_| damaged("order_id"))?,
            number: u32::try_from(row.number).map_err(|_| damaged("number"))?,
            parcel: Parcel {
                carrier: row.carrier,
                tracking: row.tracking,
            },
            sent_at_ms: row.sent_at_ms,
            delivered_at_ms: row.delivered_at_ms,
        })
    }
}
