//! A row of the table `quiz_session`, and its way to and from the domain.

use domain::session::{KeptSession, Session};
use domain::token::TokenHash;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "quiz_session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub quiz: String,
    pub revision: String,
    pub funnel: String,
    pub country: String,
    pub locale: String,
    pub text_version: String,
    pub token_hash: Vec<u8>,
    pub created_at_ms: i64,
    pub finished_at_ms: Option<i64>,
    pub has_order: bool,
    pub expires_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&KeptSession> for ActiveModel {
    fn from(kept: &KeptSession) -> Self {
        let session = &kept.session;
        ActiveModel {
            id: Set(session.id.to_string()),
            quiz: Set(session.quiz.clone()),
            revision: Set(session.revision.clone()),
            funnel: Set(session.funnel.clone()),
            country: Set(session.country.code().to_owned()),
            locale: Set(session.locale.name().to_owned()),
            text_version: Set(session.text_version.to_string()),
            token_hash: Set(session.token_hash.0.to_vec()),
            created_at_ms: Set(kept.created_at_ms),
            finished_at_ms: Set(kept.finished_at_ms),
            has_order: Set(kept.has_order),
            expires_at_ms: Set(kept.expires_at_ms),
        }
    }
}

impl TryFrom<Model> for KeptSession {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let damaged = |column| StoreError::Damaged {
            doing: "reading a quiz session",
            column,
        };
        Ok(KeptSession {
            session: Session {
                id: row.id.parse().map_err(|_| damaged("id"))?,
                quiz: row.quiz,
                revision: row.revision,
                funnel: row.funnel,
                country: row.country.parse().map_err(|_| damaged("country"))?,
                locale: row.locale.parse().map_err(|_| damaged("locale"))?,
                text_version: row.text_version.parse().map_err(|_| damaged("text_version"))?,
                token_hash: TokenHash(row.token_hash.try_into().map_err(|_| damaged("token_hash"))?),
            },
            created_at_ms: row.created_at_ms,
            finished_at_ms: row.finished_at_ms,
            has_order: row.has_order,
            expires_at_ms: row.expires_at_ms,
        })
    }
}
