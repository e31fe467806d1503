//! A row of the table `feedback`, and its way to and from the domain.

use domain::feedback::{Feedback, Form, Review, Standing, Stars, State};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::{
    ActiveModelBehavior, DeriveEntityModel, DerivePrimaryKey, DeriveRelation, EntityTrait, EnumIter, PrimaryKeyTrait,
};

use crate::error::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "feedback")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub order_id: String,
    pub product: String,
    pub stars: i64,
    pub words: String,
    pub shown_name: String,
    pub country: String,
    pub locale: String,
    pub state: String,
    /// Rules by name, with gaps, or the operator's words.
    pub reason: Option<String>,
    pub said_at_ms: i64,
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl From<&Feedback> for ActiveModel {
    fn from(feedback: &Feedback) -> Self {
        let Form { stars, text, name } = &feedback.form;
        ActiveModel {
            id: Set(feedback.id.to_string()),
            order_id: Set(feedback.order.to_string()),
            product: Set(feedback.product.clone()),
            stars: Set(i64::from(stars.count())),
            words: Set(text.clone()),
            shown_name: Set(name.clone()),
            country: Set(feedback.country.code().to_owned()),
            locale: Set(feedback.locale.name().to_owned()),
            state: Set(feedback.standing.state().name().to_owned()),
            reason: Set(reason_of(&feedback.standing)),
            said_at_ms: Set(feedback.said_at_ms),
        }
    }
}

pub(super) fn reason_of(standing: &Standing) -> Option<String> {
    match standing {
        Standing::Published => None,
        Standing::WithheldClaim(rules) => Some(rules.join(" ")),
        Standing::Withheld(reason) => Some(reason.clone()),
    }
}

impl TryFrom<Model> for Feedback {
    type Error = StoreError;

    fn try_from(row: Model) -> Result<Self, StoreError> {
        let state: State = row.state.parse().map_err(|_| damaged("state"))?;
        let standing = match (state, row.reason) {
            (State::Published, None) => Standing::Published,
            (State::WithheldClaim, Some(rules)) => {
                Standing::WithheldClaim(rules.split(' ').map(str::to_owned).collect())
            }
            (State::Withheld, Some(reason)) => Standing::Withheld(reason),
            _ => return Err(damaged("reason")),
        };
        Ok(Feedback {
            id: row.id.parse().map_err(|_| damaged("id"))?,
            order: row.order_id.parse().map_err(|_| damaged("order_id"))?,
            product: row.product,
            form: Form {
                stars: Stars::new(row.stars).ok_or_else(|| damaged("stars"))?,
                text: row.words,
                name: row.shown_name,
            },
            country: row.country.parse().map_err(|_| damaged("country"))?,
            locale: row.locale.parse().map_err(|_| damaged("locale"))?,
            standing,
            said_at_ms: row.said_at_ms,
        })
    }
}

/// What everybody may read of it.
pub(super) fn review_of(row: Model) -> Result<Review, StoreError> {
    let Feedback {
        id,
        form: Form { stars, text, name },
        country,
        locale,
        said_at_ms,
        ..
    } = Feedback::try_from(row)?;
    Ok(Review {
        id,
        stars,
        text,
        name,
        country,
        locale,
        said_at_ms,
    })
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged {
        doing: "reading feedback",
        column,
    }
}
