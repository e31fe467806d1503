//! `trichter orders list`.

use domain::order::Order;
use domain::payment::Method;
use store::orders::{Cursor, MAX_PAGE, OrderFilter, list_orders};
use store::{Reader, Store, StoreError};

use super::books::with_store;
use super::view::OrderView;
use super::{ListArguments, OrdersError, start_ms};
use crate::command::{json, table, utc};
use crate::config::Config;

pub(super) fn run(config: &Config, arguments: &ListArguments) -> Result<String, OrdersError> {
    let orders = with_store(config, async |store: &Store| {
        let found = store.read("listing orders", async |reader: &Reader| find(reader, arguments).await);
        Ok(found.await?)
    })?;
    Ok(if arguments.json {
        json(&orders.iter().map(OrderView::from).collect::<Vec<_>>())
    } else {
        draw(&orders)
    })
}

async fn find(reader: &Reader, arguments: &ListArguments) -> Result<Vec<Order>, StoreError> {
    let filter = OrderFilter {
        state: arguments.state,
        country: arguments.country,
        email: arguments.email.clone(),
        number: arguments.number,
    };
    let since_ms = arguments.since.map_or(i64::MIN, start_ms);
    let mut found: Vec<Order> = Vec::new();
    let mut behind: Option<Cursor> = None;
    loop {
        let left = arguments.limit - u64::try_from(found.len()).unwrap_or(arguments.limit);
        let page = list_orders(reader, &filter, behind, left.min(MAX_PAGE)).await?;
        // Newest first: what follows an older one is older.
        let count = page.orders.len();
        found.extend(
            page.orders
                .into_iter()
                .take_while(|order| order.created_at_ms >= since_ms),
        );
        let is_full = u64::try_from(found.len()).is_ok_and(|found| found >= arguments.limit);
        behind = page.next;
        if behind.is_none() || count == 0 || is_full || found.last().is_none_or(|last| last.created_at_ms < since_ms) {
            return Ok(found);
        }
    }
}

fn draw(orders: &[Order]) -> String {
    let headings = ["NUMBER", "STATE", "PLACED", "SENT", "TOTAL", "METHOD", "E-MAIL", "ID"];
    let row = |order: &Order| {
        let email = order.email.as_ref().map(|address| address.as_written.clone());
        let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        [
            or_dash(order.number.map(|number| number.to_string())),
            order.state.name().to_owned(),
            or_dash(order.placed_at_ms.map(utc)),
            or_dash(order.shipped_at_ms.map(utc)),
            order.total.to_string(),
            or_dash(order.method.map(Method::name).map(str::to_owned)),
            or_dash(email),
            order.id.to_string(),
        ]
    };
    table(headings, &orders.iter().map(row).collect::<Vec<_>>(), "No orders.")
}
