//! A row of the table `order_line`, and its way to and from the domain.

use domain::id::OrderId;
use domain::order::OrderLine;
use domain::vat::VatRate;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::amount::amount;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "order_line")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub order_id: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub position: i64,
    pub sku: String,
    pub name: String,
    pub note: String,
    pub quantity: i64,
    pub price_minor: i64,
    pub discount_minor: i64,
    pub total_minor: i64,
    pub currency: String,
    pub tax_class: String,
    pub vat_permille: i64,
    pub is_sent: bool,
    pub unit_price: Option<String>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl ActiveModel {
    pub(super) fn new(order: OrderId, position: i64, line: &OrderLine) -> Self {
        ActiveModel {
            order_id: Set(order.to_string()),
            position: Set(position),
            sku: Set(line.sku.to_string()),
            name: Set(line.name.clone()),
            note: Set(line.note.clone()),
            quantity: Set(i64::from(line.quantity)),
            price_minor: Set(line.price.minor),
            discount_minor: Set(line.discount.minor),
            total_minor: Set(line.total.minor),
            currency: Set(line.total.currency.code().to_owned()),
            tax_class: Set(line.tax_class.name().to_owned()),
            vat_permille: Set(i64::from(line.rate.permille())),
            is_sent: Set(line.is_sent),
            unit_price: Set(line.unit_price.clone()),
        }
    }
}

impl TryFrom<Model> for OrderLine {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a line of an order",
            column,
        };
        let money = |minor| amount(minor, &row.currency).ok_or_else(|| damaged("currency"));
        let permille = u16::try_from(row.vat_permille).map_err(|_| damaged("vat_permille"))?;
        Ok(OrderLine {
            sku: row.sku.parse().map_err(|_| damaged("sku"))?,
            quantity: u32::try_from(row.quantity).map_err(|_| damaged("quantity"))?,
            price: money(row.price_minor)?,
            discount: money(row.discount_minor)?,
            total: money(row.total_minor)?,
            tax_class: row.tax_class.parse().map_err(|_| damaged("tax_class"))?,
            rate: VatRate::from_permille(permille),
            is_sent: row.is_sent,
            name: row.name,
            note: row.note,
            unit_price: row.unit_price,
        })
    }
}
