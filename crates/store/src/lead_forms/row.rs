//! A row of the table `lead_form`, and its way to and from the domain.

use domain::lead::LeadForm;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "lead_form")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub lead: String,
    pub wants_result: bool,
    pub newsletter: bool,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&LeadForm> for ActiveModel {
    fn from(form: &LeadForm) -> Self {
        ActiveModel {
            id: Set(form.id.to_string()),
            lead: Set(form.lead.to_string()),
            wants_result: Set(form.wants_result),
            newsletter: Set(form.newsletter),
        }
    }
}

impl TryFrom<Model> for LeadForm {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a form",
            column,
        };
        Ok(LeadForm {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            lead: row.lead.parse().map_err(|_| damaged("lead"))?,
            wants_result: row.wants_result,
            newsletter: row.newsletter,
        })
    }
}
