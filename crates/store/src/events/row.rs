//! A row of the table `event`.

use domain::event::Event;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "event")]
pub(super) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub kind: String,
    pub funnel: String,
    pub step: String,
    pub country: String,
    pub content_version: String,
    pub at_ms: i64,
    pub source: String,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub(super) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Event> for ActiveModel {
    fn from(event: &Event) -> Self {
        ActiveModel {
            id: Set(event.id.to_string()),
            kind: Set(event.kind.clone()),
            funnel: Set(event.funnel.clone()),
            step: Set(event.step.clone()),
            country: Set(event.country.code().to_owned()),
            content_version: Set(event.content_version.clone()),
            at_ms: Set(event.minute.start_ms()),
            source: Set(event.source.name().to_owned()),
        }
    }
}
