//! Attempts to pay an order. They begin in [`crate::orders::begin_payment`] and change in [`crate::orders::settle`].

use domain::id::{AttemptId, OrderId};
use domain::order::{Attempt, MAX_ATTEMPTS, NewAttempt, OrderState, next_check_ms};
use domain::payment::{Provider, Standing};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveValue, ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use self::row::ActiveModel;
pub(crate) use self::row::{Column, Entity};
use crate::error::StoreError;
use crate::orders::lock_attempt;
use crate::transaction::{Reads, Transaction, Writer};

mod row;

/// Writes an attempt of a locked order down, before any provider hears of it.
pub(crate) async fn insert(writer: &Writer, new: &NewAttempt, number: u32) -> Result<Attempt, StoreError> {
    let mut attempt = Attempt {
        id: new.id,
        order: new.order,
        number,
        provider: new.provider,
        method: new.method,
        capture: new.capture,
        amount: new.amount,
        provider_ref: None,
        redirect: None,
        standing: Standing::Pending,
        is_in_process: false,
        saved_method: None,
        return_page: new.return_page.clone(),
        created_at_ms: new.created_at_ms,
        check_at_ms: None,
    };
    attempt.check_at_ms = next_check_ms(&attempt, attempt.standing, OrderState::Placed, new.created_at_ms);
    let inserted = Entity::insert(ActiveModel::from(&attempt))
        .exec_without_returning(writer.transaction())
        .await;
    inserted.map_err(|error| StoreError::of("writing a payment attempt down", error))?;
    Ok(attempt)
}

/// Notes what the provider calls an attempt of an order and where the buyer pays, and hands it over as it is now. If the order
/// ended while the provider was asked, the attempt has ended too, and is watched until the provider has closed it.
pub async fn set_provider_ref(
    writer: &Writer,
    order: OrderId,
    id: AttemptId,
    provider_ref: &str,
    redirect: &str,
    now_ms: i64,
) -> Result<Option<Attempt>, StoreError> {
    let Some((order, before)) = lock_attempt(writer, order, id).await? else {
        return Ok(None);
    };
    let mut after = before.clone();
    // A webhook that was faster may have brought the reference, but never the address.
    if after.provider_ref.is_none() {
        after.provider_ref = Some(provider_ref.to_owned());
        after.check_at_ms = next_check_ms(&after, after.standing, order.state, now_ms);
    }
    if after.redirect.is_none() && after.provider_ref.as_deref() == Some(provider_ref) {
        after.redirect = Some(redirect.to_owned());
    }
    update(writer, &before, &after).await?;
    Ok(Some(after))
}

/// The attempt of that id.
pub async fn find_attempt(reads: &impl Reads, id: AttemptId) -> Result<Option<Attempt>, StoreError> {
    find_one(reads, Condition::all().add(Column::Id.eq(id.to_string()))).await
}

/// The attempt that a provider calls so.
pub async fn find_by_ref(
    reads: &impl Reads,
    provider: Provider,
    provider_ref: &str,
) -> Result<Option<Attempt>, StoreError> {
    let by_ref = Condition::all()
        .add(Column::Provider.eq(provider.name()))
        .add(Column::ProviderRef.eq(provider_ref));
    find_one(reads, by_ref).await
}

async fn find_one(reads: &impl Reads, which: Condition) -> Result<Option<Attempt>, StoreError> {
    let found = Entity::find().filter(which).one(reads.transaction()).await;
    found
        .map_err(|error| StoreError::of("looking for a payment attempt", error))?
        .map(Attempt::try_from)
        .transpose()
}

/// The attempts of an order, oldest first.
pub async fn list_attempts_of(reads: &impl Reads, order: OrderId) -> Result<Vec<Attempt>, StoreError> {
    let listed = Entity::find()
        .filter(Column::OrderId.eq(order.to_string()))
        .order_by_asc(Column::Number)
        .limit(u64::from(MAX_ATTEMPTS))
        .all(reads.transaction())
        .await;
    attempts(listed)
}

/// At most `max_rows` attempts of which the provider is to be asked by now, the longest due first. What ended, and what can
/// bring no money any more, is not among them.
pub async fn list_open(reads: &impl Reads, now_ms: i64, max_rows: u64) -> Result<Vec<Attempt>, StoreError> {
    let listed = Entity::find()
        .filter(Column::CheckAtMs.lte(now_ms))
        .order_by_asc(Column::CheckAtMs)
        .order_by_asc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    attempts(listed)
}

/// Has an attempt looked at later, because its provider could not be asked.
pub async fn postpone_check(writer: &Writer, id: AttemptId, check_at_ms: i64) -> Result<(), StoreError> {
    let postponed = Entity::update_many()
        .col_expr(Column::CheckAtMs, Expr::val(check_at_ms))
        .filter(Column::Id.eq(id.to_string()))
        .filter(Column::CheckAtMs.lt(check_at_ms))
        .exec(writer.transaction())
        .await;
    postponed
        .map(drop)
        .map_err(|error| StoreError::of("postponing the look at a payment attempt", error))
}

fn attempts(listed: Result<Vec<row::Model>, sea_orm::DbErr>) -> Result<Vec<Attempt>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing payment attempts", error))?
        .into_iter()
        .map(Attempt::try_from)
        .collect()
}

/// Writes what differs between two states of an attempt of a locked order, if anything does.
pub(crate) async fn update(writer: &Writer, before: &Attempt, after: &Attempt) -> Result<(), StoreError> {
    if before == after {
        return Ok(());
    }
    let (was, is) = (ActiveModel::from(before), ActiveModel::from(after));
    let row = ActiveModel {
        standing: changed(&was.standing, is.standing),
        is_in_process: changed(&was.is_in_process, is.is_in_process),
        provider_ref: changed(&was.provider_ref, is.provider_ref),
        redirect: changed(&was.redirect, is.redirect),
        saved_method: changed(&was.saved_method, is.saved_method),
        check_at_ms: Set(after.check_at_ms),
        ..ActiveModel::default()
    };
    let updated = Entity::update_many()
        .set(row)
        .filter(Column::Id.eq(before.id.to_string()))
        .exec(writer.transaction())
        .await;
    updated
        .map(drop)
        .map_err(|error| StoreError::of("changing a payment attempt", error))
}

fn changed<T: Into<sea_orm::Value> + PartialEq>(was: &ActiveValue<T>, is: ActiveValue<T>) -> ActiveValue<T> {
    if *was == is { ActiveValue::NotSet } else { is }
}
