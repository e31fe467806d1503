//! A row of the table `access_code`, and its way to and from the domain.

use domain::digital_goods::AccessCode;
use domain::id::GrantId;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use super::KeptCode;
use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "access_code")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub code: String,
    pub grant_id: String,
    pub copy: i64,
    pub made_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl ActiveModel {
    pub(super) fn new(grant: GrantId, copy: i64, code: &AccessCode, now_ms: i64) -> Self {
        ActiveModel {
            code: Set(code.to_string()),
            grant_id: Set(grant.to_string()),
            copy: Set(copy),
            made_at_ms: Set(now_ms),
        }
    }
}

impl TryFrom<Model> for KeptCode {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading an access code",
            column,
        };
        Ok(KeptCode {
            code: row.code.parse().map_err(|_| damaged("code"))?,
            grant: row.grant_id.parse().map_err(|_| damaged("grant_id"))?,
            made_at_ms: row.made_at_ms,
        })
    }
}
