//! The revision of the catalog: grows with every change that visitors could see, in the transaction of that change. Its row is
//! the lock under which prices and campaigns are changed, one after the other.

use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use super::audit_row;
use super::revision_row::{Column, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

/// The only row.
const ONLY: i64 = 1;

const DOING: &str = "reading the revision of the catalog";

/// Who changed what, for those who ask later.
#[derive(Clone, Copy, Debug)]
pub struct Audit<'a> {
    pub actor: &'a str,
    pub action: &'a str,
    pub subject: &'a str,
    pub detail: &'a str,
}

/// The revision of what is committed.
pub async fn revision(reads: &impl Reads) -> Result<i64, StoreError> {
    let found = Entity::find_by_id(ONLY).one(reads.transaction()).await;
    let row = found.map_err(|error| StoreError::of(DOING, error))?;
    row.map(|row| row.revision).ok_or(StoreError::Damaged {
        doing: DOING,
        column: "revision",
    })
}

/// Until this transaction ends, nobody else changes prices or campaigns.
pub(crate) async fn lock(writer: &Writer) -> Result<(), StoreError> {
    let locked = Entity::find_by_id(ONLY)
        .lock_exclusive()
        .one(writer.transaction())
        .await;
    locked.map(drop).map_err(|error| StoreError::of(DOING, error))
}

/// Raises the revision and returns the new one.
pub(crate) async fn raise(writer: &Writer) -> Result<i64, StoreError> {
    let raised = Entity::update_many()
        .col_expr(Column::Revision, Expr::col(Column::Revision).add(1))
        .filter(Column::Id.eq(ONLY))
        .exec(writer.transaction())
        .await;
    raised.map_err(|error| StoreError::of("raising the revision of the catalog", error))?;
    revision(writer).await
}

/// Raises the revision and writes down who did it and why.
pub(crate) async fn raise_for(writer: &Writer, audit: Audit<'_>, now_ms: i64) -> Result<i64, StoreError> {
    let revision = raise(writer).await?;
    let row = audit_row::ActiveModel {
        revision: Set(revision),
        at_ms: Set(now_ms),
        actor: Set(audit.actor.to_owned()),
        action: Set(audit.action.to_owned()),
        subject: Set(audit.subject.to_owned()),
        detail: Set(audit.detail.to_owned()),
    };
    let written = audit_row::Entity::insert(row)
        .exec_without_returning(writer.transaction())
        .await;
    written
        .map(|_| revision)
        .map_err(|error| StoreError::of("writing down who changed the catalog", error))
}
