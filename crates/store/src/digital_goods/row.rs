//! A row of the table `digital_grant`, and its way to and from the domain.

use domain::digital_goods::Grant;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "digital_grant")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub order_id: String,
    pub position: i64,
    pub product: String,
    pub copies: i64,
    pub granted_at_ms: i64,
    pub opens_at_ms: i64,
    pub opened_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Grant> for ActiveModel {
    fn from(grant: &Grant) -> Self {
        ActiveModel {
            id: Set(grant.id.to_string()),
            order_id: Set(grant.order.to_string()),
            position: Set(i64::from(grant.position)),
            product: Set(grant.product.clone()),
            copies: Set(i64::from(grant.copies)),
            granted_at_ms: Set(grant.granted_at_ms),
            opens_at_ms: Set(grant.opens_at_ms),
            opened_at_ms: Set(grant.opened_at_ms),
        }
    }
}

impl TryFrom<Model> for Grant {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading digital goods",
            column,
        };
        Ok(Grant {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            order: row.order_id.parse().map_err(|_| damaged("order_id"))?,
            position: u32::try_from(row.position).map_err(|_| damaged("position"))?,
            product: row.product,
            copies: u32::try_from(row.copies).map_err(|_| damaged("copies"))?,
            granted_at_ms: row.granted_at_ms,
            opens_at_ms: row.opens_at_ms,
            opened_at_ms: row.opened_at_ms,
        })
    }
}
