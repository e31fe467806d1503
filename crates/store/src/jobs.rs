//! Work that is done later. A job is written in the transaction of its cause, so there is never one without the other.

use std::collections::BTreeMap;

use domain::id::JobId;
use domain::job::{AfterFailure, JobState, KeptJob, Lease, LeasedJob, MAX_ATTEMPTS, NewJob, Payload};
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::{Expr, ExprTrait, LockBehavior, LockType, OnConflict, Query};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, UpdateMany};

use self::row::{ActiveModel, Column, Entity, Model};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Why a job is given up whose workers died.
const NEVER_ENDED: &str = "its worker never said how it ended";

/// Of a longer error the beginning is kept.
const MAX_ERROR_CHARS: usize = 500;

/// Writes a job down unless its cause has one of its kind, and says whether it did.
pub async fn enqueue(writer: &Writer, job: &NewJob, now_ms: i64) -> Result<bool, StoreError> {
    let row = ActiveModel {
        id: Set(job.id.to_string()),
        kind: Set(job.kind.clone()),
        dedup_key: Set(job.dedup_key.clone()),
        payload: Set(job.payload.get().clone()),
        state: Set(JobState::Waiting.name().to_owned()),
        due_at_ms: Set(job.run_at_ms),
        attempts: Set(0),
        lease_owner: NotSet,
        last_error: NotSet,
        created_at_ms: Set(now_ms),
        ended_at_ms: NotSet,
    };
    let unless_known = OnConflict::columns([Column::Kind, Column::DedupKey])
        .do_nothing()
        .to_owned();
    let inserted = Entity::insert(row)
        .on_conflict(unless_known)
        .exec_without_returning(writer.transaction())
        .await;
    match inserted {
        Ok(rows) => Ok(rows > 0),
        Err(DbErr::RecordNotInserted) => Ok(false),
        Err(error) => Err(StoreError::of("writing a job down", error)),
    }
}

/// Moves a job that nobody tried yet to another moment, and says whether there was one of that cause.
pub async fn postpone_job(writer: &Writer, kind: &str, dedup_key: &str, run_at_ms: i64) -> Result<bool, StoreError> {
    let moved = Entity::update_many()
        .col_expr(Column::DueAtMs, Expr::val(run_at_ms))
        .filter(Column::Kind.eq(kind))
        .filter(Column::DedupKey.eq(dedup_key))
        .filter(Column::State.eq(JobState::Waiting.name()))
        .filter(Column::Attempts.eq(0))
        .exec(writer.transaction())
        .await;
    moved
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("moving a job to another moment", error))
}

/// Who wants to work on what.
#[derive(Clone, Copy, Debug)]
pub struct Worker<'a> {
    pub owner: &'a str,
    pub kinds: &'a [&'a str],
    /// How many jobs at most.
    pub max_jobs: u64,
    /// For how long they are its own.
    pub lease_ms: i64,
}

/// What somebody who wants to work gets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub jobs: Vec<LeasedJob>,
    /// Jobs that were given up instead, with their kinds.
    pub given_up: Vec<GivenUp>,
}

/// A job that nobody will try again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenUp {
    pub job: JobId,
    pub kind: String,
    pub error: &'static str,
}

/// Takes jobs that are due, the longest due first, also those whose last worker's lease ran out. Of workers who ask at once
/// none gets what another has. A job that was tried often enough without anybody saying how it ended is given up.
pub async fn lease_jobs(writer: &Writer, worker: Worker<'_>, now_ms: i64) -> Result<Taken, StoreError> {
    const DOING: &str = "leasing jobs";
    let due = Entity::find()
        .filter(Column::State.is_in([JobState::Waiting.name(), JobState::Leased.name()]))
        .filter(Column::DueAtMs.lte(now_ms))
        .filter(Column::Kind.is_in(worker.kinds.iter().copied()))
        .order_by_asc(Column::DueAtMs)
        .order_by_asc(Column::Id)
        .limit(worker.max_jobs)
        .lock_with_behavior(LockType::Update, LockBehavior::SkipLocked)
        .all(writer.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let (spent, due): (Vec<Model>, Vec<Model>) =
        due.into_iter().partition(|job| job.attempts >= i64::from(MAX_ATTEMPTS));
    let ids = |jobs: &[Model]| jobs.iter().map(|job| job.id.clone()).collect::<Vec<_>>();
    if !spent.is_empty() {
        let given_up = end(Entity::update_many(), JobState::Dead, now_ms)
            .col_expr(Column::LastError, Expr::val(NEVER_ENDED))
            .filter(Column::Id.is_in(ids(&spent)))
            .exec(writer.transaction())
            .await;
        given_up.map_err(|error| StoreError::of(DOING, error))?;
    }
    let given_up = spent.into_iter().map(given_up).collect::<Result<_, _>>()?;
    if due.is_empty() {
        return Ok(Taken {
            jobs: Vec::new(),
            given_up,
        });
    }
    let leased_until_ms = now_ms + worker.lease_ms;
    let leased = Entity::update_many()
        .col_expr(Column::State, Expr::val(JobState::Leased.name()))
        .col_expr(Column::DueAtMs, Expr::val(leased_until_ms))
        .col_expr(Column::LeaseOwner, Expr::val(worker.owner))
        .col_expr(Column::Attempts, Expr::col(Column::Attempts).add(1))
        .filter(Column::Id.is_in(ids(&due)))
        .exec(writer.transaction())
        .await;
    leased.map_err(|error| StoreError::of(DOING, error))?;
    let jobs = due
        .into_iter()
        .map(|job| leased_job(job, worker.owner, leased_until_ms));
    Ok(Taken {
        jobs: jobs.collect::<Result<_, _>>()?,
        given_up,
    })
}

fn given_up(row: Model) -> Result<GivenUp, StoreError> {
    Ok(GivenUp {
        job: row.id.parse().map_err(|_| damaged("id"))?,
        kind: row.kind,
        error: NEVER_ENDED,
    })
}

/// Ends the leases of workers that are known to be dead, and says how many there were. Each counts as a try.
pub async fn end_leases(writer: &Writer, now_ms: i64) -> Result<u64, StoreError> {
    let ended = Entity::update_many()
        .col_expr(Column::DueAtMs, Expr::val(now_ms))
        .filter(Column::State.eq(JobState::Leased.name()))
        .filter(Column::DueAtMs.gt(now_ms))
        .exec(writer.transaction())
        .await;
    ended
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("ending leases", error))
}

/// A row as it was before it was leased.
fn leased_job(row: Model, owner: &str, leased_until_ms: i64) -> Result<LeasedJob, StoreError> {
    Ok(LeasedJob {
        lease: Lease {
            job: row.id.parse().map_err(|_| damaged("id"))?,
            owner: owner.to_owned(),
            attempt: u32::try_from(row.attempts + 1).map_err(|_| damaged("attempts"))?,
        },
        kind: row.kind,
        payload: Payload::new(row.payload).map_err(|_| damaged("payload"))?,
        leased_until_ms,
    })
}

fn damaged(column: &'static str) -> StoreError {
    StoreError::Damaged {
        doing: "reading a job",
        column,
    }
}

/// Ends a job, unless its lease is lost, and says whether it did.
pub async fn finish_job(writer: &Writer, lease: &Lease, now_ms: i64) -> Result<bool, StoreError> {
    let finished = end(held(lease), JobState::Done, now_ms)
        .exec(writer.transaction())
        .await;
    finished
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("finishing a job", error))
}

/// Notes that a try failed and what follows, unless the lease is lost, and says whether it did.
pub async fn fail_job(
    writer: &Writer,
    lease: &Lease,
    error: &str,
    then: AfterFailure,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let update = match then {
        AfterFailure::GiveUp => end(held(lease), JobState::Dead, now_ms),
        AfterFailure::TryAgain { wait_ms } => {
            let due_at_ms = now_ms.saturating_add_unsigned(wait_ms);
            held(lease)
                .col_expr(Column::State, Expr::val(JobState::Waiting.name()))
                .col_expr(Column::DueAtMs, Expr::val(due_at_ms))
                .col_expr(Column::LeaseOwner, Expr::val(None::<String>))
        }
    };
    let error: String = error.chars().take(MAX_ERROR_CHARS).collect();
    let failed = update
        .col_expr(Column::LastError, Expr::val(error))
        .exec(writer.transaction())
        .await;
    failed
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("noting that a job failed", error))
}

/// An update of the job while the lease holds.
fn held(lease: &Lease) -> UpdateMany<Entity> {
    Entity::update_many()
        .filter(Column::Id.eq(lease.job.to_string()))
        .filter(Column::State.eq(JobState::Leased.name()))
        .filter(Column::LeaseOwner.eq(&lease.owner))
        .filter(Column::Attempts.eq(i64::from(lease.attempt)))
}

fn end(update: UpdateMany<Entity>, state: JobState, now_ms: i64) -> UpdateMany<Entity> {
    update
        .col_expr(Column::State, Expr::val(state.name()))
        .col_expr(Column::EndedAtMs, Expr::val(now_ms))
        .col_expr(Column::LeaseOwner, Expr::val(None::<String>))
}

/// How many jobs there are in each state.
pub async fn count_jobs_by_state(reads: &impl Reads) -> Result<BTreeMap<JobState, u64>, StoreError> {
    const DOING: &str = "counting jobs";
    let counted: Vec<(String, i64)> = Entity::find()
        .select_only()
        .column(Column::State)
        .expr(Expr::col(Column::Id).count())
        .group_by(Column::State)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let mut counts: BTreeMap<JobState, u64> = JobState::ALL.into_iter().map(|state| (state, 0)).collect();
    for (state, count) in counted {
        let damaged = |column| StoreError::Damaged { doing: DOING, column };
        let state = state.parse().map_err(|_| damaged("state"))?;
        counts.insert(state, u64::try_from(count).map_err(|_| damaged("id"))?);
    }
    Ok(counts)
}

/// At most `max_rows` jobs of one state or of all, newest first.
pub async fn list_jobs(reads: &impl Reads, state: Option<JobState>, max_rows: u64) -> Result<Vec<KeptJob>, StoreError> {
    let mut query = Entity::find().order_by_desc(Column::Id).limit(max_rows);
    if let Some(state) = state {
        query = query.filter(Column::State.eq(state.name()));
    }
    let listed = query.all(reads.transaction()).await;
    listed
        .map_err(|error| StoreError::of("listing jobs", error))?
        .into_iter()
        .map(kept_job)
        .collect()
}

/// At most `max_rows` jobs of one kind that are to be done or were given up, newest first.
pub async fn list_open_jobs(reads: &impl Reads, kind: &str, max_rows: u64) -> Result<Vec<KeptJob>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Kind.eq(kind))
        .filter(Column::State.ne(JobState::Done.name()))
        .order_by_desc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    listed
        .map_err(|error| StoreError::of("listing open jobs", error))?
        .into_iter()
        .map(kept_job)
        .collect()
}

fn kept_job(row: Model) -> Result<KeptJob, StoreError> {
    Ok(KeptJob {
        id: row.id.parse().map_err(|_| damaged("id"))?,
        kind: row.kind,
        payload: Payload::new(row.payload).map_err(|_| damaged("payload"))?,
        state: row.state.parse().map_err(|_| damaged("state"))?,
        attempts: u32::try_from(row.attempts).map_err(|_| damaged("attempts"))?,
        due_at_ms: row.due_at_ms,
        created_at_ms: row.created_at_ms,
        ended_at_ms: row.ended_at_ms,
        last_error: row.last_error,
    })
}

/// What became of a job that was to be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revived {
    Waiting,
    /// It was not given up, so nothing was changed.
    NotDead(JobState),
    Unknown,
}

/// Lets a job that was given up be tried again, as if it were new.
pub async fn revive_job(writer: &Writer, id: JobId, now_ms: i64) -> Result<Revived, StoreError> {
    let found = Entity::find_by_id(id.to_string())
        .lock(LockType::Update)
        .one(writer.transaction())
        .await
        .map_err(|error| StoreError::of("looking for a job", error))?;
    let Some(row) = found else {
        return Ok(Revived::Unknown);
    };
    match row.state.parse().map_err(|_| damaged("state"))? {
        JobState::Dead => {
            let this = Entity::update_many().filter(Column::Id.eq(row.id));
            revive(writer, this, now_ms).await.map(|_| Revived::Waiting)
        }
        other => Ok(Revived::NotDead(other)),
    }
}

/// Lets all jobs that were given up be tried again, and says how many.
pub async fn revive_dead_jobs(writer: &Writer, now_ms: i64) -> Result<u64, StoreError> {
    revive(writer, Entity::update_many(), now_ms).await
}

async fn revive(writer: &Writer, which: UpdateMany<Entity>, now_ms: i64) -> Result<u64, StoreError> {
    let revived = which
        .col_expr(Column::State, Expr::val(JobState::Waiting.name()))
        .col_expr(Column::DueAtMs, Expr::val(now_ms))
        .col_expr(Column::Attempts, Expr::val(0_i64))
        .col_expr(Column::EndedAtMs, Expr::val(None::<i64>))
        .filter(Column::State.eq(JobState::Dead.name()))
        .exec(writer.transaction())
        .await;
    revived
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("trying jobs again", error))
}

/// Deletes at most `max_rows` of the jobs that ended in that state before a moment, and says how many. Until then a job
/// keeps its cause from being served twice.
pub async fn prune_jobs(writer: &Writer, state: JobState, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let oldest = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Column::State.eq(state.name()))
        .and_where(Column::EndedAtMs.lt(before_ms))
        .order_by(Column::EndedAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old jobs", error))
}
