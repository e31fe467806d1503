//! Orders for whoever looks after them: newest first, page by page.

use std::collections::BTreeMap;

use domain::country::Country;
use domain::id::OrderId;
use domain::order::{Order, OrderNumber, OrderState};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::ExprTrait};

use super::{Column, Entity};
use crate::error::StoreError;
use crate::transaction::Reads;

/// Orders of one page.
pub const MAX_PAGE: u64 = 200;

/// More orders of one address than this are not listed.
const MAX_OF_ADDRESS: u64 = 1000;

/// Which orders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// None: all but drafts.
    pub state: Option<OrderState>,
    pub country: Option<Country>,
    /// As it is compared.
    pub email: Option<String>,
    pub number: Option<OrderNumber>,
}

/// The last order of a page: the next page begins behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub created_at_ms: i64,
    pub id: OrderId,
}

/// A page of orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderPage {
    pub orders: Vec<Order>,
    /// There if there may be more.
    pub next: Option<Cursor>,
}

/// At most `max_rows` orders, newest first, behind a cursor.
pub async fn list_orders(
    reads: &impl Reads,
    filter: &OrderFilter,
    behind: Option<Cursor>,
    max_rows: u64,
) -> Result<OrderPage, StoreError> {
    let max_rows = max_rows.clamp(1, MAX_PAGE);
    let mut which = Condition::all();
    which = match filter.state {
        Some(state) => which.add(Column::State.eq(state.name())),
        None => which.add(Column::State.ne(OrderState::Draft.name())),
    };
    if let Some(country) = filter.country {
        which = which.add(Column::Country.eq(country.code()));
    }
    if let Some(email) = &filter.email {
        which = which.add(Column::Email.eq(email.as_str()));
    }
    if let Some(number) = filter.number {
        which = which
            .add(Column::Country.eq(number.country.code()))
            .add(Column::Number.eq(i64::try_from(number.number).unwrap_or(-1)));
    }
    if let Some(cursor) = behind {
        let place = Expr::tuple([Expr::col(Column::CreatedAtMs), Expr::col(Column::Id)]);
        let cursor = Expr::tuple([Expr::val(cursor.created_at_ms), Expr::val(cursor.id.to_string())]);
        which = which.add(place.lt(cursor));
    }
    let listed = Entity::find()
        .filter(which)
        .order_by_desc(Column::CreatedAtMs)
        .order_by_desc(Column::Id)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    let orders = orders(listed)?;
    let is_full = u64::try_from(orders.len()).is_ok_and(|count| count == max_rows);
    let last = orders.last().map(|order| Cursor {
        created_at_ms: order.created_at_ms,
        id: order.id,
    });
    Ok(OrderPage {
        next: last.filter(|_| is_full),
        orders,
    })
}

/// The orders of an address, as it is compared, newest first.
pub async fn list_orders_of(reads: &impl Reads, email: &str) -> Result<Vec<Order>, StoreError> {
    let listed = Entity::find()
        .filter(Column::Email.eq(email))
        .order_by_desc(Column::CreatedAtMs)
        .order_by_desc(Column::Id)
        .limit(MAX_OF_ADDRESS)
        .all(reads.transaction())
        .await;
    orders(listed)
}

/// At most `max_rows` placed orders whose time is over, the longest over first.
pub async fn list_expiring(reads: &impl Reads, now_ms: i64, max_rows: u64) -> Result<Vec<OrderId>, StoreError> {
    const DOING: &str = "listing orders whose time is over";
    let listed: Vec<String> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::State.eq(OrderState::Placed.name()))
        .filter(Column::ExpiresAtMs.lte(now_ms))
        .order_by_asc(Column::ExpiresAtMs)
        .limit(max_rows)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let damaged = |_| StoreError::Damaged {
        doing: DOING,
        column: "id",
    };
    listed.iter().map(|id| id.parse().map_err(damaged)).collect()
}

/// At most `max_rows` orders that were sent and whose reserved money is still to be taken, the longest sent first.
pub async fn list_shipped_unpaid(reads: &impl Reads, max_rows: u64) -> Result<Vec<Order>, StoreError> {
    let listed = Entity::find()
        .filter(Column::State.eq(OrderState::Authorised.name()))
        .filter(Column::ShippedAtMs.is_not_null())
        .order_by_asc(Column::ShippedAtMs)
        .limit(max_rows)
        .all(reads.transaction())
        .await;
    orders(listed)
}

/// How many orders there are of each state.
pub async fn count_orders_by_state(reads: &impl Reads) -> Result<BTreeMap<OrderState, u64>, StoreError> {
    const DOING: &str = "counting orders";
    let rows: Vec<(String, i64)> = Entity::find()
        .select_only()
        .column(Column::State)
        .column_as(Column::Id.count(), "count")
        .group_by(Column::State)
        .into_tuple()
        .all(reads.transaction())
        .await
        .map_err(|error| StoreError::of(DOING, error))?;
    let damaged = |column| StoreError::Damaged { doing: DOING, column };
    let mut counts: BTreeMap<OrderState, u64> = OrderState::ALL.into_iter().map(|state| (state, 0)).collect();
    for (state, count) in rows {
        let state = state.parse().map_err(|_| damaged("state"))?;
        counts.insert(state, u64::try_from(count).map_err(|_| damaged("id"))?);
    }
    Ok(counts)
}

fn orders(listed: Result<Vec<super::row::Model>, sea_orm::DbErr>) -> Result<Vec<Order>, StoreError> {
    listed
        .map_err(|error| StoreError::of("listing orders", error))?
        .into_iter()
        .map(Order::try_from)
        .collect()
}
