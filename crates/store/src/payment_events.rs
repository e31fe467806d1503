//! What providers reported unasked: each event once, kept until somebody has understood it.

use domain::payment::Provider;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// An event whose signature was found right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEvent<'a> {
    pub provider: Provider,
    /// The provider's own.
    pub event_id: &'a str,
    pub kind: &'a str,
    /// Of the attempt it is about, if it says so.
    pub provider_ref: Option<&'a str>,
    pub body: &'a str,
    pub received_at_ms: i64,
}

/// An event that nobody has understood yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptEvent {
    pub provider: Provider,
    pub event_id: String,
    pub kind: String,
    pub provider_ref: Option<String>,
    pub body: String,
    pub received_at_ms: i64,
    pub tries: u32,
}

/// Whether an event came for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    New,
    Again,
}

/// Keeps an event, once however often it is sent.
pub async fn keep(writer: &Writer, event: NewEvent<'_>) -> Result<Kept, StoreError> {
    let row = ActiveModel {
        provider: Set(event.provider.name().to_owned()),
        event_id: Set(event.event_id.to_owned()),
        kind: Set(event.kind.to_owned()),
        provider_ref: Set(event.provider_ref.map(str::to_owned)),
        body: Set(event.body.to_owned()),
        received_at_ms: Set(event.received_at_ms),
        tries: Set(0),
        done_at_ms: NotSet,
    };
    let unless_known = OnConflict::columns([Column::Provider, Column::EventId])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert(row)
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(0) | Err(DbErr::RecordNotInserted) => Ok(Kept::Again),
        Ok(_) => Ok(Kept::New),
        Err(error) => Err(StoreError::of("keeping a payment event", error)),
    }
}

/// Notes that an event was understood, and says whether it had not been before. Its body is no longer needed: it may hold
/// names and addresses.
pub async fn mark_done(writer: &Writer, provider: Provider, event_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let marked = Entity::update_many()
        .col_expr(Column::DoneAtMs, Expr::val(now_ms))
        .col_expr(Column::Body, Expr::val(""))
        .filter(Column::Provider.eq(provider.name()))
        .filter(Column::EventId.eq(event_id))
        .filter(Column::DoneAtMs.is_null())
        .exec(writer.transaction())
        .await;
    marked
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("ending a payment event", error))
}

/// Notes that an event was looked at in vain: the attempt it is about may not be committed yet.
pub async fn count_try(writer: &Writer, provider: Provider, event_id: &str) -> Result<(), StoreError> {
    let counted = Entity::update_many()
        .col_expr(Column::Tries, Expr::col(Column::Tries).add(1))
        .filter(Column::Provider.eq(provider.name()))
        .filter(Column::EventId.eq(event_id))
        .exec(writer.transaction())
        .await;
    counted
        .map(drop)
        .map_err(|error| StoreError::of("counting a try of a payment event", error))
}

/// An event that nobody has understood yet.
pub async fn find_unknown(
    reads: &impl Reads,
    provider: Provider,
    event_id: &str,
) -> Result<Option<KeptEvent>, StoreError> {
    let found = Entity::find_by_id((provider.name().to_owned(), event_id.to_owned()))
        .filter(Column::DoneAtMs.is_null())
        .one(reads.transaction())
        .await;
    found
        .map_err(|error| StoreError::of("looking for a payment event", error))?
        .map(KeptEvent::try_from)
        .transpose()
}

/// At most `max_rows` events that came before a moment and that nobody has understood yet, oldest first.
pub async fn list_unknown(reads: &impl Reads, before_ms: i64, max_rows: u64) -> Result<Vec<KeptEvent>, StoreError> {
    let listed = Entity::find()
        .filter(Column::DoneAtMs.is_null())
        .filter(Column::ReceivedAtMs.lt(before_ms))
        .order_by_asc(Column::ReceivedAtMs)
        .order_by_asc(Column::EventId)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing payment events", error))?
        .into_iter()
        .map(KeptEvent::try_from)
        .collect()
}

/// How many events nobody has understood yet.
pub async fn count_unknown(reads: &impl Reads) -> Result<u64, StoreError> {
    let unknown = Entity::find().filter(Column::DoneAtMs.is_null());
    let counted = unknown.count(reads.transaction()).await;
    counted.map_err(|error| StoreError::of("counting payment events", error))
}

/// Deletes at most `max_rows` of the events that were understood before a moment, and says how many. One that is sent again
/// after that settles what is settled.
pub async fn prune_events(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .columns([Column::Provider, Column::EventId])
        .from(Entity)
        .and_where(Column::DoneAtMs.lt(before_ms))
        .order_by(Column::DoneAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let row = Expr::tuple([Expr::col(Column::Provider), Expr::col(Column::EventId)]);
    let deleted = Entity::delete_many()
        .filter(row.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old payment events", error))
}
