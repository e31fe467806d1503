//! A row of the table `health_consent`, and its way to and from the domain.

use domain::session::HealthConsent;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "health_consent")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub session: String,
    pub text_version: String,
    pub locale: String,
    pub country: String,
    pub given_at_ms: i64,
    pub withdrawn_at_ms: Option<i64>,
    pub ended_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&HealthConsent> for ActiveModel {
    fn from(consent: &HealthConsent) -> Self {
        ActiveModel {
            session: Set(consent.session.to_string()),
            text_version: Set(consent.text_version.to_string()),
            locale: Set(consent.locale.name().to_owned()),
            country: Set(consent.country.code().to_owned()),
            given_at_ms: Set(consent.given_at_ms),
            withdrawn_at_ms: Set(consent.withdrawn_at_ms),
            ended_at_ms: Set(consent.ended_at_ms),
        }
    }
}

impl TryFrom<Model> for HealthConsent {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a health consent",
            column,
        };
        Ok(HealthConsent {
            session: row.session.parse().map_err(|_| damaged("session"))?,
            text_version: row.text_version.parse().map_err(|_| damaged("text_version"))?,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            country: row.country.parse().map_err(|_| damaged("country"))?,
            given_at_ms: row.given_at_ms,
            withdrawn_at_ms: row.withdrawn_at_ms,
            ended_at_ms: row.ended_at_ms,
        })
    }
}
