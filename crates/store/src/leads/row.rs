//! A row of the table `lead`, and its way to and from the domain.

use domain::lead::{Address, Asked, Lead, Marketing, Marks};
use domain::token::TokenHash;
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "lead")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub email: Option<String>,
    pub email_as_written: Option<String>,
    /// Empty if there is none: a database takes no two absent values for the same, and a person without a run is the same
    /// person again.
    pub session: String,
    pub country: String,
    pub locale: String,
    pub funnel: String,
    pub marks: Option<String>,
    pub wants_result: bool,
    pub marketing: String,
    pub text_version: Option<String>,
    pub asked_at_ms: Option<i64>,
    pub confirmed_at_ms: Option<i64>,
    pub withdrawn_at_ms: Option<i64>,
    pub confirm_hash: Option<Vec<u8>>,
    pub unsubscribe_hash: Vec<u8>,
    pub has_order: bool,
    pub created_at_ms: i64,
    pub erased_at_ms: Option<i64>,
    pub expires_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Lead> for ActiveModel {
    fn from(lead: &Lead) -> Self {
        let (asked, confirm_hash, confirmed_at_ms, withdrawn_at_ms) = match lead.marketing {
            Marketing::None => (None, None, None, None),
            Marketing::Asked { asked, confirm_hash } => (Some(asked), Some(confirm_hash), None, None),
            Marketing::Confirmed {
                asked,
                confirm_hash,
                at_ms,
            } => (Some(asked), Some(confirm_hash), Some(at_ms), None),
            Marketing::Withdrawn {
                asked,
                confirmed_at_ms,
                at_ms,
            } => (Some(asked), None, confirmed_at_ms, Some(at_ms)),
        };
        ActiveModel {
            id: Set(lead.id.to_string()),
            email: Set(lead.address.as_ref().map(|address| address.email.clone())),
            email_as_written: Set(lead.address.as_ref().map(|address| address.as_written.clone())),
            session: Set(lead.session.map(|session| session.to_string()).unwrap_or_default()),
            country: Set(lead.country.code().to_owned()),
            locale: Set(lead.locale.name().to_owned()),
            funnel: Set(lead.funnel.clone()),
            marks: Set(lead.marks.as_ref().map(|marks| marks.get().clone())),
            wants_result: Set(lead.wants_result),
            marketing: Set(lead.marketing.name().to_owned()),
            text_version: Set(asked.map(|asked| asked.text_version.to_string())),
            asked_at_ms: Set(asked.map(|asked| asked.at_ms)),
            confirmed_at_ms: Set(confirmed_at_ms),
            withdrawn_at_ms: Set(withdrawn_at_ms),
            confirm_hash: Set(confirm_hash.map(|hash| hash.0.to_vec())),
            unsubscribe_hash: Set(lead.unsubscribe_hash.0.to_vec()),
            has_order: Set(lead.has_order),
            created_at_ms: Set(lead.created_at_ms),
            erased_at_ms: Set(lead.erased_at_ms),
            expires_at_ms: Set(lead.expires_at_ms()),
        }
    }
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged {
        doing: "reading a lead",
        column,
    }
}

impl Model {
    fn marketing(&self) -> Result<Marketing, StoreError> {
        let asked = || -> Result<Asked, StoreError> {
            let text_version = self.text_version.as_deref().ok_or_else(|| damaged("text_version"))?;
            Ok(Asked {
                at_ms: self.asked_at_ms.ok_or_else(|| damaged("asked_at_ms"))?,
                text_version: text_version.parse().map_err(|_| damaged("text_version"))?,
            })
        };
        let confirm_hash = || -> Result<TokenHash, StoreError> {
            let bytes = self.confirm_hash.clone().ok_or_else(|| damaged("confirm_hash"))?;
            Ok(TokenHash(bytes.try_into().map_err(|_| damaged("confirm_hash"))?))
        };
        Ok(match self.marketing.as_str() {
            "none" => Marketing::None,
            "asked" => Marketing::Asked {
                asked: asked()?,
                confirm_hash: confirm_hash()?,
            },
            "confirmed" => Marketing::Confirmed {
                asked: asked()?,
                confirm_hash: confirm_hash()?,
                at_ms: self.confirmed_at_ms.ok_or_else(|| damaged("confirmed_at_ms"))?,
            },
            "withdrawn" => Marketing::Withdrawn {
                asked: asked()?,
                confirmed_at_ms: self.confirmed_at_ms,
                at_ms: self.withdrawn_at_ms.ok_or_else(|| damaged("withdrawn_at_ms"))?,
            },
            _ => return Err(damaged("marketing")),
        })
    }
}

impl TryFrom<Model> for Lead {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let marketing = row.marketing()?;
        let address = match (row.email, row.email_as_written) {
            (Some(email), Some(as_written)) => Some(Address { email, as_written }),
            (None, None) => None,
            _ => return Err(damaged("email")),
        };
        let session = match row.session.as_str() {
            "" => None,
            id => Some(id.parse().map_err(|_| damaged("session"))?),
        };
        Ok(Lead {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            address,
            session,
            country: row.country.parse().map_err(|_| damaged("country"))?,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            funnel: row.funnel,
            marks: row.marks.map(Marks::new).transpose().map_err(|_| damaged("marks"))?,
            wants_result: row.wants_result,
            marketing,
            unsubscribe_hash: TokenHash(
                row.unsubscribe_hash
                    .try_into()
                    .map_err(|_| damaged("unsubscribe_hash"))?,
            ),
            has_order: row.has_order,
            created_at_ms: row.created_at_ms,
            erased_at_ms: row.erased_at_ms,
        })
    }
}
