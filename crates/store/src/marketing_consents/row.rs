//! A row of the table `marketing_consent`, and its way to and from the domain.

use domain::lead::MarketingConsent;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "marketing_consent")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub lead: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub at_ms: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub action: String,
    pub text_version: String,
    pub locale: String,
    pub country: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&MarketingConsent> for ActiveModel {
    fn from(consent: &MarketingConsent) -> Self {
        ActiveModel {
            lead: Set(consent.lead.to_string()),
            at_ms: Set(consent.at_ms),
            action: Set(consent.action.name().to_owned()),
            text_version: Set(consent.text_version.to_string()),
            locale: Set(consent.locale.name().to_owned()),
            country: Set(consent.country.code().to_owned()),
        }
    }
}

impl TryFrom<Model> for MarketingConsent {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a marketing consent",
            column,
        };
        Ok(MarketingConsent {
            lead: row.lead.parse().map_err(|_| damaged("lead"))?,
            action: row.action.parse().map_err(|_| damaged("action"))?,
            text_version: row.text_version.parse().map_err(|_| damaged("text_version"))?,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            country: row.country.parse().map_err(|_| damaged("country"))?,
            at_ms: row.at_ms,
        })
    }
}
