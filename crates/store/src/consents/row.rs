//! A row of the table `consent_record`, and its way to and from the domain.

use domain::consent::{Choice, ConsentRecord, Purposes};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "consent_record")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub subject: String,
    pub text_version: String,
    pub locale: String,
    pub country: String,
    pub analytics: bool,
    pub marketing: bool,
    pub action: String,
    pub recorded_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&ConsentRecord> for ActiveModel {
    fn from(record: &ConsentRecord) -> Self {
        let choice = &record.choice;
        ActiveModel {
            id: Set(choice.id.to_string()),
            subject: Set(choice.subject.to_string()),
            text_version: Set(choice.text_version.to_string()),
            locale: Set(choice.locale.name().to_owned()),
            country: Set(choice.country.code().to_owned()),
            analytics: Set(choice.purposes.analytics),
            marketing: Set(choice.purposes.marketing),
            action: Set(record.action.name().to_owned()),
            recorded_at_ms: Set(record.recorded_at_ms),
        }
    }
}

impl TryFrom<Model> for ConsentRecord {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a consent record",
            column,
        };
        Ok(ConsentRecord {
            choice: Choice {
                id: row.id.parse().map_err(|_| damaged("id"))?,
                subject: row.subject.parse().map_err(|_| damaged("subject"))?,
                text_version: row.text_version.parse().map_err(|_| damaged("text_version"))?,
                locale: row.locale.parse().map_err(|_| damaged("locale"))?,
                country: row.country.parse().map_err(|_| damaged("country"))?,
                purposes: Purposes {
                    analytics: row.analytics,
                    marketing: row.marketing,
                },
            },
            action: row.action.parse().map_err(|_| damaged("action"))?,
            recorded_at_ms: row.recorded_at_ms,
        })
    }
}
