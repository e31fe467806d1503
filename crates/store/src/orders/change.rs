//! How orders change otherwise than by money: the order button, the end, the parcel.

use domain::id::OrderId;
use domain::order::{
    Attempt, CancelRefusal, NewAttempt, Order, OrderState, PLACED_KEPT_MS, PayRefusal, Placing, UNDER_WAY_KEPT_MS,
    check_can_pay, check_cancel, next_check_ms, standing_of_ended,
};
use domain::payment::Standing;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::row::ActiveModel;
use super::{Column, Entity, lock_order, update};
use crate::error::StoreError;
use crate::transaction::{Transaction, Writer};
use crate::{ledger, payment_attempts};

/// What became of a press on the order button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begun {
    /// The order is placed and the attempt written down; now the provider may be told.
    New {
        order: Order,
        attempt: Attempt,
    },
    /// The very same attempt had begun: the request was repeated.
    Again {
        order: Order,
        attempt: Attempt,
    },
    Refused(PayRefusal),
}

/// Places an order that this transaction holds the lock of, and writes an attempt to pay it down.
pub async fn begin_payment(
    writer: &Writer,
    order: &Order,
    placing: &Placing,
    new: &NewAttempt,
) -> Result<Begun, StoreError> {
    let attempts = attempts_of(writer, order).await?;
    if let Some(attempt) = attempts.iter().find(|attempt| attempt.id == new.id) {
        return Ok(Begun::Again {
            order: order.clone(),
            attempt: attempt.clone(),
        });
    }
    if let Err(refusal) = check_can_pay(&order.facts(), &attempts) {
        return Ok(Begun::Refused(refusal));
    }
    let mut placed = order.clone();
    placed.state = OrderState::Placed;
    placed.method = Some(placing.method);
    placed.attempts += 1;
    placed.expires_at_ms = Some(placing.placed_at_ms + PLACED_KEPT_MS);
    // The contract was made by the first press; later ones only choose another way to pay.
    if order.state == OrderState::Draft {
        placed.placed_at_ms = Some(placing.placed_at_ms);
        placed.button_version = Some(placing.button_version.clone());
    }
    let row = ActiveModel {
        state: Set(placed.state.name().to_owned()),
        method: Set(Some(placing.method.name().to_owned())),
        attempts: Set(i64::from(placed.attempts)),
        expires_at_ms: Set(placed.expires_at_ms),
        placed_at_ms: Set(placed.placed_at_ms),
        button_version: Set(placed.button_version.clone()),
        ..ActiveModel::default()
    };
    update(writer, order.id, row, "placing an order").await?;
    let attempt = payment_attempts::insert(writer, new, placed.attempts).await?;
    Ok(Begun::New { order: placed, attempt })
}

async fn attempts_of(writer: &Writer, order: &Order) -> Result<Vec<Attempt>, StoreError> {
    if order.attempts == 0 {
        return Ok(Vec::new());
    }
    payment_attempts::list_attempts_of(writer, order.id).await
}

/// An order that ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub order: Order,
    /// Attempts of which the provider knows: it is to be told that nobody wants their money.
    pub to_stop: Vec<Attempt>,
}

/// Cancels an order that this transaction holds the lock of. Its attempts end with it.
pub async fn end_order(
    writer: &Writer,
    order: &Order,
    now_ms: i64,
) -> Result<Result<Ended, CancelRefusal>, StoreError> {
    let attempts = attempts_of(writer, order).await?;
    if let Err(refusal) = check_cancel(&order.facts(), &attempts) {
        return Ok(Err(refusal));
    }
    end(writer, order, attempts, OrderState::Cancelled, now_ms)
        .await
        .map(Ok)
}

/// What became of an order whose time was over.
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at a time, and it is taken apart at once"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expiry {
    Ended(Ended),
    /// Its money is on the way: it is looked at again later.
    UnderWay,
    /// It has money that a person has to judge, or is no longer waiting for any, or not yet over time.
    Kept,
}

/// Ends a placed order whose time is over, unless its money is on the way.
pub async fn expire_order(writer: &Writer, id: OrderId, now_ms: i64) -> Result<Expiry, StoreError> {
    const DOING: &str = "looking whether an order expired";
    let Some(order) = lock_order(writer, id).await? else {
        return Ok(Expiry::Kept);
    };
    let is_due = order.state == OrderState::Placed && order.expires_at_ms.is_some_and(|term_ms| term_ms <= now_ms);
    if !is_due {
        return Ok(Expiry::Kept);
    }
    let attempts = attempts_of(writer, &order).await?;
    let (expires_at_ms, outcome) = match check_cancel(&order.facts(), &attempts) {
        Ok(()) => {
            let ended = end(writer, &order, attempts, OrderState::Expired, now_ms).await?;
            return Ok(Expiry::Ended(ended));
        }
        Err(CancelRefusal::UnderWay) => (Some(now_ms + UNDER_WAY_KEPT_MS), Expiry::UnderWay),
        Err(CancelRefusal::Paid | CancelRefusal::AlreadyEnded) => (None, Expiry::Kept),
    };
    let row = ActiveModel {
        expires_at_ms: Set(expires_at_ms),
        ..ActiveModel::default()
    };
    update(writer, id, row, DOING).await?;
    Ok(outcome)
}

pub(super) async fn end(
    writer: &Writer,
    order: &Order,
    attempts: Vec<Attempt>,
    state: OrderState,
    now_ms: i64,
) -> Result<Ended, StoreError> {
    let row = ActiveModel {
        state: Set(state.name().to_owned()),
        expires_at_ms: Set(None),
        ended_at_ms: Set(Some(now_ms)),
        ..ActiveModel::default()
    };
    update(writer, order.id, row, "ending an order").await?;
    let mut to_stop = Vec::new();
    for attempt in attempts {
        let mut ended = attempt.clone();
        ended.standing = standing_of_ended(attempt.standing, state);
        ended.is_in_process = false;
        ended.check_at_ms = next_check_ms(&attempt, ended.standing, state, now_ms);
        payment_attempts::update(writer, &attempt, &ended).await?;
        let is_open = matches!(attempt.standing, Standing::Pending | Standing::Authorised);
        if is_open && ended.provider_ref.is_some() {
            to_stop.push(ended);
        }
    }
    let mut order = order.clone();
    (order.state, order.expires_at_ms, order.ended_at_ms) = (state, None, Some(now_ms));
    Ok(Ended { order, to_stop })
}

/// Notes that the parcel left, the first time, and says whether it did. Only an order whose money is certain is sent.
pub async fn mark_shipped(writer: &Writer, id: OrderId, now_ms: i64) -> Result<bool, StoreError> {
    let is_certain = [OrderState::Authorised.name(), OrderState::Paid.name()];
    let marked = Entity::update_many()
        .col_expr(Column::ShippedAtMs, Expr::val(now_ms))
        .filter(Column::Id.eq(id.to_string()))
        .filter(Column::State.is_in(is_certain))
        .filter(Column::ShippedAtMs.is_null())
        .exec(writer.transaction())
        .await;
    marked
        .map(|result| result.rows_affected > 0)
        .map_err(|error| StoreError::of("marking an order as sent", error))
}

/// Notes that the buyer of an order is reminded of it.
pub async fn mark_reminded(writer: &Writer, id: OrderId, now_ms: i64) -> Result<(), StoreError> {
    let row = ActiveModel {
        reminded_at_ms: Set(Some(now_ms)),
        ..ActiveModel::default()
    };
    update(writer, id, row, "noting a reminder").await
}

/// Deletes at most `max_rows` of the drafts whose term is over, with their lines, and says how many.
pub async fn prune_drafts(writer: &Writer, now_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let is_old = || {
        Column::State
            .eq(OrderState::Draft.name())
            .and(Column::ExpiresAtMs.lte(now_ms))
    };
    let oldest = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(is_old())
        .order_by(Column::ExpiresAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(oldest))
        // Asked again of the row itself: on PostgreSQL it may have been placed since it was selected.
        .filter(is_old())
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting old drafts", error))
}

/// Deletes at most `max_rows` of the orders that were made before a moment and ended without any money, with all that belongs to
/// them, and says how many. One whose provider is still asked, or that was ever paid for, stays.
pub async fn prune_ended(writer: &Writer, before_ms: i64, max_rows: u64) -> Result<u64, StoreError> {
    let asked = Query::select()
        .column(payment_attempts::Column::Id)
        .from(payment_attempts::Entity)
        .and_where(
            Expr::col((payment_attempts::Entity, payment_attempts::Column::OrderId)).equals((Entity, Column::Id)),
        )
        .and_where(payment_attempts::Column::CheckAtMs.is_not_null())
        .take();
    let paid = Query::select()
        .column(ledger::Column::Id)
        .from(ledger::Entity)
        .and_where(Expr::col((ledger::Entity, ledger::Column::OrderId)).equals((Entity, Column::Id)))
        .take();
    let oldest = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Column::State.is_in([OrderState::Cancelled.name(), OrderState::Expired.name()]))
        .and_where(Column::CreatedAtMs.lt(before_ms))
        .and_where(Column::Number.is_null())
        .and_where(Expr::exists(asked).not())
        .and_where(Expr::exists(paid).not())
        .order_by(Column::CreatedAtMs, sea_orm::Order::Asc)
        .limit(max_rows)
        .take();
    let deleted = Entity::delete_many()
        .filter(Column::Id.in_subquery(oldest))
        .exec(writer.transaction())
        .await;
    deleted
        .map(|result| result.rows_affected)
        .map_err(|error| StoreError::of("deleting orders that ended", error))
}
