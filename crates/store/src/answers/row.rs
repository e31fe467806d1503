//! A row of the table `quiz_answer`, and its way to and from the domain.

use domain::session::{KeptAnswer, SealedAnswer};
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "quiz_answer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub session: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub step: String,
    pub sequence: i64,
    pub sealed: Vec<u8>,
    pub answered_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl TryFrom<Model> for KeptAnswer {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a quiz answer",
            column,
        };
        Ok(KeptAnswer {
            step: row.step,
            sequence: row.sequence.try_into().map_err(|_| damaged("sequence"))?,
            sealed: SealedAnswer::new(row.sealed).map_err(|_| damaged("sealed"))?,
            answered_at_ms: row.answered_at_ms,
        })
    }
}
