//! Funnel events. They are only ever added, each once, and nobody is in them.

use domain::country::Country;
use domain::event::Event;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Rows in one statement: 8 values each, of which SQLite takes 32,766.
const ROWS_AT_ONCE: usize = 256;

/// More lines than this are not counted: 20 funnels of 50 steps with 10 kinds each.
const MAX_COUNTED: u64 = 10_000;

/// Adds the events that are new, and says how many were.
pub async fn add_events(writer: &Writer, events: &[Event]) -> Result<u64, StoreError> {
    let mut events: Vec<&Event> = events.iter().collect();
    // In one order, so that no two who report the same events wait for each other on PostgreSQL.
    events.sort_unstable_by_key(|event| event.id);
    let mut added = 0;
    for events in events.chunks(ROWS_AT_ONCE) {
        let unless_known = OnConflict::column(Column::Id).do_nothing().to_owned();
        let inserted = Entity::insert_many(events.iter().copied().map(ActiveModel::from))
            .on_conflict(unless_known)
            .exec_without_returning(writer.transaction())
            .await;
        added += match inserted {
            Ok(rows) => rows,
            Err(DbErr::RecordNotInserted) => 0,
            Err(error) => return Err(StoreError::of("adding events", error)),
        };
    }
    Ok(added)
}

/// Which events to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventFilter<'a> {
    pub funnel: Option<&'a str>,
    pub country: Option<Country>,
    pub since_ms: i64,
}

/// How often something happened on a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCount {
    pub funnel: String,
    pub step: String,
    pub kind: String,
    pub count: u64,
}

/// How often each sort of event happened on each step of each funnel, in the order of their names.
pub async fn count_events(reads: &impl Reads, filter: EventFilter<'_>) -> Result<Vec<EventCount>, StoreError> {
    const DOING: &str = "counting events";
    let counted: Vec<(String, String, String, i64)> = Entity::find()
        .select_only()
        .columns([Column::Funnel, Column::Step, Column::Kind])
        .expr(Expr::col(Column::Id).count())
        .filter(Column::AtMs.gte(filter.since_ms))
        .apply_if(filter.funnel, |query, funnel| query.filter(Column::Funnel.eq(funnel)))
        .apply_if(filter.country, |query, country| {
            query.filter(Column::Country.eq(country.code()))
        })
        .group_by(Column::Funnel)
        .group_by(Column::Step)
        .group_by(Column::Kind)
        .order_by_asc(Column::Funnel)
        .order_by_asc(Column::Step)
        .order_by_asc(Column::Kind)
        .limit(MAX_COUNTED)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let count = |(funnel, step, kind, count): (_, _, _, i64)| {
        let count = u64::try_from(count).map_err(|_| StoreError::Damaged {
            doing: DOING,
            column: "id",
        })?;
        Ok(EventCount {
            funnel,
            step,
            kind,
            count,
        })
    };
    counted.into_iter().map(count).collect()
}

/// Deletes at most `max_rows` of the events from before a moment, and says how many.
pub async fn prune_events(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Column::AtMs.lt(before_ms))
        .order_by(Column::AtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old events", error))
}
