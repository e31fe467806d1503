//! What buyers say of products. Whatever changes what visitors read raises the revision of the catalog in the same
//! transaction, so that pages follow as they follow prices.

use domain::feedback::{Feedback, MAX_SHOWN, Reviews, Standing, State};
use domain::id::{FeedbackId, OrderId};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Alias, Expr, ExprTrait, OnConflict};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity, Model, reason_of, review_of};
use crate::catalog::Audit;
use crate::catalog::revision::{raise, raise_for};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod objection_row;
mod row;

/// Products of one order that are looked at: more than a basket holds.
const MAX_OF_ORDER: u64 = 100;

/// Keeps what somebody says, unless something is kept of that product of the order, and says whether it did.
pub async fn insert_feedback(writer: &Writer, feedback: &Feedback) -> Result<bool, StoreError> {
    let unless_known = OnConflict::new().do_nothing().to_owned();
    let inserted = Entity::insert(ActiveModel::from(feedback))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    let is_new = match inserted {
        Ok(rows) => rows > 0,
        Err(DbErr::RecordNotInserted) => false,
        Err(error) => return Err(StoreError::of("keeping feedback", error)),
    };
    if is_new && feedback.standing == Standing::Published {
        raise(writer).await?;
    }
    Ok(is_new)
}

/// Forgets what was said of a product of an order in words that are not shown, so that its author can say it in others. Says
/// whether there was any.
pub async fn delete_withheld_claim(writer: &Writer, order: OrderId, product: &str) -> Result<bool, StoreError> {
    let deleted = Entity::delete_many()
        .filter(Column::OrderId.eq(order.to_string()))
        .filter(Column::Product.eq(product))
        .filter(Column::State.eq(State::WithheldClaim.name()))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("forgetting feedback that is not shown", error))
}

pub async fn find_feedback(reads: &impl Reads, id: FeedbackId) -> Result<Option<Feedback>, StoreError> {
    let found = Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for feedback", error))?
        .map(Feedback::try_from)
        .transpose()
}

/// What was said of the products of an order, the first said first.
pub async fn list_feedback_of(reads: &impl Reads, order: OrderId) -> Result<Vec<Feedback>, StoreError> {
    let listed = Entity::find()
        .filter(Column::OrderId.eq(order.to_string()))
        .order_by_asc(Column::SaidAtMs)
        .order_by_asc(Column::Id)
        .limit(MAX_OF_ORDER)
        .all(reads.transaction())
        .await;
    all(listed)
}

/// At most `max_rows` of one state or of all, newest first.
pub async fn list_feedback(
    reads: &impl Reads,
    state: Option<State>,
    max_rows: u64,
) -> Result<Vec<Feedback>, StoreError> {
    let mut query = Entity::find()
        .order_by_desc(Column::SaidAtMs)
        .order_by_desc(Column::Id)
        .limit(max_rows);
    if let Some(state) = state {
        query = query.filter(Column::State.eq(state.name()));
    }
    all(query.all(reads.transaction()).await)
}

fn all(listed: Result<Vec<Model>, DbErr>) -> Result<Vec<Feedback>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing feedback", error))?
        .into_iter()
        .map(Feedback::try_from)
        .collect()
}

/// Shows something or takes it from the pages, with who did it and why on record. Says whether there is such a thing.
pub async fn set_standing(
    writer: &Writer,
    id: FeedbackId,
    standing: &Standing,
    actor: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let reason = reason_of(standing);
    let updated = Entity::update_many()
        .col_expr(Column::State, Expr::val(standing.state().name()))
        .col_expr(Column::Reason, Expr::val(reason.clone()))
        .filter(Column::Id.eq(id.to_string()))
        .exec(writer.transaction())
        .await;
    let updated = updated.map_err(|error| StoreError::of("changing whether feedback is shown", error))?;
    if updated.rows_affected == 0 {
        return Ok(false);
    }
    let audit = Audit {
        actor,
        action: standing.state().name(),
        subject: &id.to_string(),
        detail: &reason.unwrap_or_default(),
    };
    raise_for(writer, audit, now_ms).await?;
    Ok(true)
}

/// All that is published: the stars of everything, and the words of the newest of each country.
pub async fn load_reviews(reads: &impl Reads) -> Result<Reviews, StoreError> {
    const DOING: &str = "reading reviews";
    let failed = |error| StoreError::of(DOING, error);
    let damaged = |column| StoreError::Damaged { doing: DOING, column };
    let counted: Vec<(String, String, i64, i64)> = published()
        .select_only()
        .column(Column::Product)
        .column(Column::Country)
        .expr(Expr::col(Column::Id).count())
        // PostgreSQL adds whole numbers up to a decimal one.
        .expr(Expr::col(Column::Stars).sum().cast_as(Alias::new("bigint")))
        .group_by(Column::Product)
        .group_by(Column::Country)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(failed)?;
    let mut reviews = Reviews::default();
    for (product, country, count, stars) in counted {
        let count = u64::try_from(count).map_err(|_| damaged("id"))?;
        let stars = u64::try_from(stars).map_err(|_| damaged("stars"))?;
        let newest = published()
            .filter(Column::Product.eq(&product))
            .filter(Column::Country.eq(&country))
            .order_by_desc(Column::SaidAtMs)
            .order_by_desc(Column::Id)
            .limit(MAX_SHOWN as u64)
            .all(reads.transaction())
            .await
            .map_err(failed)?;
        let of_product = reviews.0.entry(product).or_default();
        of_product.rating.add(count, stars);
        for row in newest {
            of_product.newest.push(review_of(row)?);
        }
    }
    Ok(reviews)
}

fn published() -> sea_orm::Select<Entity> {
    Entity::find().filter(Column::State.eq(State::Published.name()))
}

/// Notes that the reader of an address does not want to be asked. The same again changes nothing.
pub async fn insert_objection(writer: &Writer, email: &str, now_ms: i64) -> Result<(), StoreError> {
    let row = objection_row::ActiveModel {
        email: Set(email.to_owned()),
        at_ms: Set(now_ms),
    };
    let unless_known = OnConflict::column(objection_row::Column::Email).do_nothing().to_owned();
    let inserted = objection_row::Entity::insert(row)
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(_) | Err(DbErr::RecordNotInserted) => Ok(()),
        Err(error) => Err(StoreError::of("noting who does not want to be asked", error)),
    }
}

/// Whether the reader of an address does not want to be asked.
pub async fn has_objection(reads: &impl Reads, email: &str) -> Result<bool, StoreError> {
    let found = objection_row::Entity::find_by_id(email).one(reads.transaction()).await;
    found
        .map(|row| row.is_some())
        .map_err(|error| StoreError::of("looking whether somebody wants to be asked", error))
}

/// Forgets that the reader of an address does not want to be asked.
pub(crate) async fn delete_objection(writer: &Writer, email: &str) -> Result<(), StoreError> {
    let deleted = objection_row::Entity::delete_by_id(email)
        .exec(writer.transaction())
        .await;
    deleted
        .map(drop)
        .map_err(|error| StoreError::of("forgetting who does not want to be asked", error))
}

/// Forgets all that was said of an order.
pub(crate) async fn delete_feedback_of(writer: &Writer, order: OrderId) -> Result<(), StoreError> {
    let deleted = Entity::delete_many()
        .filter(Column::OrderId.eq(order.to_string()))
        .exec(writer.transaction())
        .await;
    let deleted = deleted.map_err(|error| StoreError::of("forgetting feedback", error))?;
    if deleted.rows_affected > 0 {
        raise(writer).await?;
    }
    Ok(())
}
