//! Consent records. They are only ever added; the one way out is old age.

use domain::consent::{Action, Choice, ConsentRecord};
use domain::id::{ConsentId, Ulid};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::{ActiveModel, Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// More records of one subject than this are not listed. A visitor who changes their mind daily for three years has 1096.
const MAX_LISTED: u64 = 2000;

/// What became of a choice that was to be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// It is new.
    New(ConsentRecord),
    /// The very same choice had been recorded: the request was repeated.
    Again(ConsentRecord),
    /// Its id belongs to another choice.
    Taken,
}

/// Records a choice, once however often it is sent and by however many at once.
pub async fn record_choice(writer: &Writer, choice: Choice, now_ms: i64) -> Result<Recorded, StoreError> {
    let earlier = find_last_of(writer, choice.subject).await?;
    let record = ConsentRecord {
        choice,
        action: Action::of(earlier.map(|record| record.choice.purposes), choice.purposes),
        recorded_at_ms: now_ms,
    };
    if insert_consent(writer, &record).await? {
        return Ok(Recorded::New(record));
    }
    Ok(match find_consent(writer, choice.id).await? {
        Some(known) if known.choice == choice => Recorded::Again(known),
        _ => Recorded::Taken,
    })
}

/// Adds a record unless its id is taken, and says whether it did.
pub async fn insert_consent(writer: &Writer, record: &ConsentRecord) -> Result<bool, StoreError> {
    let unless_taken = OnConflict::column(Column::Id).do_nothing().to_owned();
    let inserted = Entity::insert(ActiveModel::from(record))
        .on_conflict(unless_taken)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("adding a consent record", error)),
    }
}

/// The record of that id.
pub async fn find_consent(reads: &impl Reads, id: ConsentId) -> Result<Option<ConsentRecord>, StoreError> {
    let found = Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a consent record", error))?
        .map(ConsentRecord::try_from)
        .transpose()
}

/// All records of a subject, oldest first.
pub async fn list_consents_of(reads: &impl Reads, subject: Ulid) -> Result<Vec<ConsentRecord>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Subject.eq(subject.to_string()))
        .order_by_asc(Column::RecordedAtMs)
        .order_by_asc(Column::Id)
        .limit(MAX_LISTED)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing consent records", error))?
        .into_iter()
        .map(ConsentRecord::try_from)
        .collect()
}

async fn find_last_of(reads: &impl Reads, subject: Ulid) -> Result<Option<ConsentRecord>, StoreError> {
    let found = Entity::find()
        .filter(Column::Subject.eq(subject.to_string()))
        .order_by_desc(Column::RecordedAtMs)
        .order_by_desc(Column::Id)
        .one(reads.transaction())
        .await;
    found
        .map_err(|error| StoreError::of("looking for a subject's last consent record", error))?
        .map(ConsentRecord::try_from)
        .transpose()
}

/// Deletes at most `max_rows` of the records from before a moment, and says how many.
pub async fn prune_consents(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Expr::col(Column::RecordedAtMs).lt(before_ms))
        .order_by(Column::RecordedAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old consent records", error))
}
