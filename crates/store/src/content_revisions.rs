//! Quiz bundles of earlier content, so that who began a quiz can end it as it was.

use domain::locale::Locale;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::sessions;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Which bundle: a quiz as some content had it, with its texts in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BundleKey<'a> {
    pub quiz: &'a str,
    pub revision: &'a str,
    pub locale: Locale,
}

/// Keeps a bundle that is shown. The same again only says that it is still shown: its term begins anew.
pub async fn keep_bundle(writer: &Writer, key: BundleKey<'_>, bundle: &[u8], now_ms: i64) -> Result<(), StoreError> {
    let row = ActiveModel {
        quiz: Set(key.quiz.to_owned()),
        revision: Set(key.revision.to_owned()),
        locale: Set(key.locale.name().to_owned()),
        bundle: Set(bundle.to_vec()),
        kept_at_ms: Set(now_ms),
    };
    let still_shown = OnConflict::columns([Column::Quiz, Column::Revision, Column::Locale])
        .update_column(Column::KeptAtMs)
        .to_owned();
    let kept = Entity::insert(row)
        .on_conflict(still_shown)
        .exec_without_returning(writer.transaction())
        .await;
    kept.map(drop)
        .map_err(|error| StoreError::of("keeping a quiz bundle", error))
}

/// The bundle, if it is still kept.
pub async fn find_bundle(reads: &impl Reads, key: BundleKey<'_>) -> Result<Option<Vec<u8>>, StoreError> {
    let id = (
        key.quiz.to_owned(),
        key.revision.to_owned(),
        key.locale.name().to_owned(),
    );
    let found = Entity::find_by_id(id).one(reads.transaction()).await;
    found
        .map(|row| row.map(|row| row.bundle))
        .map_err(|error| StoreError::of("looking for a quiz bundle", error))
}

/// Deletes at most `max_rows` of the bundles that were last shown before a moment and that no run is pinned to, and says
/// how many.
pub async fn prune_bundles(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let pinned = Query::select()
        .expr(Expr::val(1))
        .from(sessions::Entity)
        .and_where(Expr::col((sessions::Entity, sessions::Column::Quiz)).equals((Entity, Column::Quiz)))
        .and_where(Expr::col((sessions::Entity, sessions::Column::Revision)).equals((Entity, Column::Revision)))
        .take();
    let oldest = Query::select()
        .columns([Column::Quiz, Column::Revision, Column::Locale])
        .from(Entity)
        .and_where(Column::KeptAtMs.lt(before_ms))
        .and_where(Expr::exists(pinned).not())
        .order_by(Column::KeptAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let key = Expr::tuple([
        Expr::col(Column::Quiz),
        Expr::col(Column::Revision),
        Expr::col(Column::Locale),
    ]);
    let deleted = Entity::delete_many()
        .filter(key.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old quiz bundles", error))
}
