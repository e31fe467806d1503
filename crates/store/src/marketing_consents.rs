//! The proofs of consents to the newsletter. They are only ever added; the one way out is old age, and not while the lead
//! they are about is known.

use domain::id::LeadId;
use domain::lead::MarketingConsent;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::leads;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// More steps of one lead than this are not listed: three forms a day for a year are 1095.
const MAX_LISTED: u64 = 2000;

/// Adds a step. The same step at the same moment is one.
pub(crate) async fn insert_marketing_consent(writer: &Writer, consent: &MarketingConsent) -> Result<(), StoreError> {
    let unless_known = OnConflict::columns([Column::Lead, Column::AtMs, Column::Action])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert(ActiveModel::from(consent))
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(_) | Err(DbErr::RecordNotInserted) => Ok(()),
        Err(error) => Err(StoreError::of("adding a marketing consent", error)),
    }
}

/// The steps of a lead, oldest first.
pub async fn list_marketing_consents_of(reads: &impl Reads, lead: LeadId) -> Result<Vec<MarketingConsent>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Lead.eq(lead.to_string()))
        .order_by_asc(Column::AtMs)
        .order_by_asc(Column::Action)
        .limit(MAX_LISTED)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing marketing consents", error))?
        .into_iter()
        .map(MarketingConsent::try_from)
        .collect()
}

/// Deletes at most `max_rows` of the steps from before a moment whose leads are gone, and says how many.
pub async fn prune_marketing_consents(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    const DOING: &str = "deleting old marketing consents";
    let known = Query::select()
        .column((leads::Entity, leads::Column::Id))
        .from(leads::Entity)
        .and_where(Expr::col((leads::Entity, leads::Column::Id)).equals((Entity, Column::Lead)))
        .take();
    let old: Vec<String> = Entity::find()
        .select_only()
        .column(Column::Lead)
        .distinct()
        .filter(Column::AtMs.lt(before_ms))
        .filter(Expr::exists(known).not())
        .limit(max_rows)
        .into_tuple()
        .all(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    if old.is_empty() {
        return Ok(0);
    }
    let deleted = Entity::delete_many()
        .filter(Column::Lead.is_in(old))
        .filter(Column::AtMs.lt(before_ms))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of(DOING, error))
}
