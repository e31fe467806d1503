//! The forms that were taken, by the ids their browsers made: whoever repeats one is answered the same and sent nothing
//! twice, and nobody learns whether an address was known before. They go with their lead.

use domain::id::LeadId;
use domain::lead::LeadForm;
use sea_orm::EntityTrait;

use self::row::{ActiveModel, Entity};
use crate::error::StoreError;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Notes that a form was taken. One whose id is taken is a conflict.
pub async fn insert_form(writer: &Writer, form: &LeadForm) -> Result<(), StoreError> {
    let inserted = Entity::insert(ActiveModel::from(form))
        .exec_without_returning(writer.transaction())
        .await;
    inserted
        .map(drop)
        .map_err(|error| StoreError::of("noting a form", error))
}

/// The form of that id.
pub async fn find_form(reads: &impl Reads, id: LeadId) -> Result<Option<LeadForm>, StoreError> {
    let found = Entity::find_by_id(id.to_string()).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a form", error))?
        .map(LeadForm::try_from)
        .transpose()
}
