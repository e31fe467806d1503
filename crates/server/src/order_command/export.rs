//! `trichter orders export`: orders whose money is certain, as CSV (RFC 4180, UTF-8) or JSON.
//!
//! The table has a line for each order and rate of tax, because that is how tax is worked out and declared: `gross`, `vat`
//! and `net` of all lines of an order sum up to it. `order_total` and `refunded` are of the whole order and stand on each.

use domain::money::Money;
use domain::order::{Order, OrderLine};
use store::orders::{Cursor, MAX_PAGE, OrderFilter, list_orders};
use store::{Reader, Store, StoreError};

use super::books::with_store;
use super::view::{Known, WholeOrderView, net, percent};
use super::{ExportArguments, ExportFormat, OrdersError, start_ms};
use crate::command::{json, utc};
use crate::config::Config;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Between the making of an order and the certainty of its money: a draft is kept for thirty days, and a bank's transfer
/// takes some more.
const LONGEST_MAKING_MS: i64 = 60 * DAY_MS;

/// The columns, in their order.
pub(super) const COLUMNS: [&str; 22] = [
    "number",
    "id",
    "state",
    "placed_at",
    "paid_at",
    "shipped_at",
    "country",
    "locale",
    "name",
    "address",
    "email",
    "items",
    "method",
    "provider_reference",
    "coupon",
    "currency",
    "vat_percent",
    "gross",
    "vat",
    "net",
    "order_total",
    "refunded",
];

pub(super) fn run(config: &Config, arguments: &ExportArguments) -> Result<String, OrdersError> {
    let known = with_store(config, async |store: &Store| {
        let found = store.read("exporting orders", async |reader: &Reader| {
            find(reader, arguments).await
        });
        Ok(found.await?)
    })?;
    Ok(match arguments.format {
        ExportFormat::Csv => csv(&known),
        ExportFormat::Json => json(&known.iter().map(WholeOrderView::from).collect::<Vec<_>>()),
    })
}

/// The orders whose money became certain within the days, newest first, all of one moment.
async fn find(reader: &Reader, arguments: &ExportArguments) -> Result<Vec<Known>, StoreError> {
    let from_ms = arguments.since.map_or(i64::MIN, start_ms);
    let to_ms = arguments
        .until
        .map_or(i64::MAX, |day| start_ms(day).saturating_add(DAY_MS));
    let mut found = Vec::new();
    let mut behind: Option<Cursor> = None;
    loop {
        let page = list_orders(reader, &OrderFilter::default(), behind, MAX_PAGE).await?;
        let is_too_old = |order: &Order| order.created_at_ms < from_ms.saturating_add(-LONGEST_MAKING_MS);
        let is_last = page.next.is_none() || page.orders.last().is_none_or(is_too_old);
        for order in page.orders {
            let is_wanted = certain_at_ms(&order).is_some_and(|at_ms| (from_ms..to_ms).contains(&at_ms));
            if is_wanted {
                found.push(Known::load(reader, order).await?);
            }
        }
        if is_last {
            return Ok(found);
        }
        behind = page.next;
    }
}

/// When the order got its number.
fn certain_at_ms(order: &Order) -> Option<i64> {
    order.number?;
    order.authorised_at_ms.or(order.paid_at_ms)
}

fn csv(orders: &[Known]) -> String {
    let mut text = COLUMNS.join(",") + "\r\n";
    for known in orders {
        for row in rows(known) {
            text += &row.join(",");
            text += "\r\n";
        }
    }
    text
}

fn rows(known: &Known) -> Vec<[String; COLUMNS.len()]> {
    let order = &known.order;
    let or_empty = |text: Option<String>| text.unwrap_or_default();
    let address = order.address.as_ref();
    let lines = address.map_or(&[][..], |address| &address.lines);
    let carrier = known
        .attempts
        .iter()
        .find(|attempt| Some(attempt.id) == order.carried_by);
    let row = |part: &domain::quote::VatPart| {
        let number = |amount: Money| amount.decimal();
        [
            or_empty(order.number.map(|number| number.to_string())),
            order.id.to_string(),
            order.state.name().to_owned(),
            or_empty(order.placed_at_ms.map(utc)),
            or_empty(order.paid_at_ms.map(utc)),
            or_empty(order.shipped_at_ms.map(utc)),
            order.country.code().to_owned(),
            order.locale.name().to_owned(),
            cell(lines.first().map_or("", String::as_str)),
            cell(&lines.get(1..).unwrap_or_default().join("\n")),
            cell(order.email.as_ref().map_or("", |address| &address.as_written)),
            cell(&items(&known.lines)),
            or_empty(order.method.map(|method| method.name().to_owned())),
            cell(
                carrier
                    .and_then(|attempt| attempt.provider_ref.as_deref())
                    .unwrap_or_default(),
            ),
            cell(order.coupon.as_ref().map_or("", |code| code.as_str())),
            order.total.currency.code().to_owned(),
            percent(part.rate),
            number(part.gross),
            number(part.vat),
            number(net(part)),
            number(order.total),
            number(known.balance.refunded),
        ]
    };
    order.vat.iter().map(row).collect()
}

fn items(lines: &[OrderLine]) -> String {
    let items = lines.iter().map(|line| format!("{} x {}", line.quantity, line.sku));
    items.collect::<Vec<_>>().join("; ")
}

/// A text that others typed, as one cell. What a spreadsheet would take for a formula gets an apostrophe in front, and is
/// then shown as the text it is.
fn cell(text: &str) -> String {
    const BEGINS_FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];
    let text = if text.trim_start_matches(' ').starts_with(BEGINS_FORMULA) {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    if text.contains(['"', ',', '\n', '\r', ';']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_is_one_cell_and_no_formula() {
        for (text, expected) in [
            ("Erika Muster", "Erika Muster"),
            ("Muster, Erika", "\"Muster, Erika\""),
            ("say \"yes\"", "\"say \"\"yes\"\"\""),
            ("one\ntwo", "\"one\ntwo\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("+49 170", "'+49 170"),
            ("-1+1", "'-1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("  =1", "'  =1"),
            ("\t=1", "'\t=1"),
            ("＝1", "'＝1"),
            ("", ""),
        ] {
            assert_eq!(cell(text), expected, "{text:?}");
        }
    }
}
