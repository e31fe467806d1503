//! `trichter orders show`.

use domain::order::{Attempt, Case, Order, OrderLine, Refund, Shipment};
use domain::quote::VatPart;
use domain::withdrawal::WithdrawalCase;
use store::{Reader, Store};

use super::books::with_store;
use super::view::{Known, WholeOrderView, percent};
use super::{OrderName, OrdersError, get_order};
use crate::command::{json, utc};
use crate::config::Config;

pub(super) fn run(config: &Config, name: OrderName, is_json: bool) -> Result<String, OrdersError> {
    let known = with_store(config, async |store: &Store| {
        let order = get_order(store, name).await?;
        let loaded = store.read("loading an order", async |reader: &Reader| {
            Known::load(reader, order).await
        });
        Ok(loaded.await?)
    })?;
    Ok(if is_json {
        json(&WholeOrderView::from(&known))
    } else {
        draw(&known)
    })
}

/// Wide enough for the longest label.
const LABEL_CHARS: usize = 10;

fn draw(known: &Known) -> String {
    let Known { order, balance, .. } = known;
    let mut sheet = Sheet::default();
    sheet.add("Order", [name_of(order)]);
    sheet.add("State", [state_of(order)]);
    sheet.add("Country", [format!("{}, {}", order.country, order.locale.name())]);
    sheet.add("E-mail", order.email.iter().map(|address| address.as_written.clone()));
    sheet.add(
        "Address",
        order.address.iter().flat_map(|address| address.lines.clone()),
    );
    sheet.add("Lines", known.lines.iter().map(draw_line));
    sheet.add("Goods", [order.goods().to_string()]);
    if !order.discount.is_zero() {
        let code = order
            .coupon
            .as_ref()
            .map_or_else(String::new, |code| format!(" ({code})"));
        sheet.add("Discount", [format!("-{}{code}", order.discount)]);
    }
    sheet.add("Delivery", [order.delivery.to_string()]);
    sheet.add("Total", [order.total.to_string()]);
    sheet.add("VAT", order.vat.iter().map(draw_vat));
    sheet.add("Payments", known.attempts.iter().map(draw_payment));
    let entries = known.entries.iter().map(|entry| {
        let at = utc(entry.at_ms);
        format!("{at}  {}  {}  {}", entry.kind.name(), entry.amount, entry.reference)
    });
    sheet.add("Ledger", entries);
    sheet.add("Refunds", known.refunds.iter().map(draw_refund));
    sheet.add("Parcels", known.shipments.iter().map(draw_parcel));
    sheet.add("Cases", known.cases.iter().map(draw_case));
    sheet.add("Withdrawn", known.withdrawals.iter().map(draw_withdrawal));
    sheet.add(
        "Balance",
        [format!(
            "captured {}, refunded {}, charged back {}, fees {}; {} can be given back",
            balance.captured,
            balance.refunded,
            balance.charged_back,
            balance.fees,
            balance.refundable()
        )],
    );
    sheet.0
}

/// Labels on the left, what they are of on the right.
#[derive(Default)]
struct Sheet(String);

impl Sheet {
    /// Adds nothing if there is nothing.
    fn add(&mut self, label: &str, lines: impl IntoIterator<Item = String>) {
        for (index, line) in lines.into_iter().enumerate() {
            let label = if index == 0 { label } else { "" };
            let row = format!("{label:LABEL_CHARS$}{line}\n");
            self.0.push_str(&row);
        }
    }
}

fn name_of(order: &Order) -> String {
    match order.number {
        Some(number) => format!("{number} ({})", order.id),
        None => order.id.to_string(),
    }
}

fn state_of(order: &Order) -> String {
    let moments = [
        ("made", Some(order.created_at_ms)),
        ("placed", order.placed_at_ms),
        ("authorised", order.authorised_at_ms),
        ("paid", order.paid_at_ms),
        ("sent", order.shipped_at_ms),
        ("held back", order.held_at_ms),
        ("ended", order.ended_at_ms),
        ("erased", order.erased_at_ms),
    ];
    let moments = moments
        .into_iter()
        .filter_map(|(what, at_ms)| at_ms.map(|at_ms| format!("{what} {}", utc(at_ms))));
    format!("{}: {}", order.state.name(), moments.collect::<Vec<_>>().join(", "))
}

fn draw_line(line: &OrderLine) -> String {
    let OrderLine {
        sku,
        name,
        quantity,
        total,
        ..
    } = line;
    format!("{quantity} × {name} ({sku})  {total}  {} %", percent(line.rate))
}

fn draw_vat(part: &VatPart) -> String {
    format!("{} % of {}: {}", percent(part.rate), part.gross, part.vat)
}

fn draw_payment(attempt: &Attempt) -> String {
    let reference = attempt.provider_ref.as_deref().unwrap_or("not begun there");
    format!(
        "{}. {}  {} by {}  {}  {}  {reference}",
        attempt.number, attempt.id, attempt.method, attempt.provider, attempt.amount, attempt.standing,
    )
}

fn draw_refund(refund: &Refund) -> String {
    let reason = if refund.reason.is_empty() {
        String::new()
    } else {
        format!("  {}", refund.reason)
    };
    let state = refund.state.name();
    format!(
        "{}  {}  {state}  {}{reason}",
        utc(refund.asked_at_ms),
        refund.amount,
        refund.id
    )
}

fn draw_parcel(shipment: &Shipment) -> String {
    let parcel = &shipment.parcel;
    let named = [parcel.carrier.as_deref(), parcel.tracking.as_deref()];
    let named = named.into_iter().flatten().map(|name| format!("  {name}"));
    let arrived = shipment
        .delivered_at_ms
        .map_or_else(String::new, |at_ms| format!("  arrived {}", utc(at_ms)));
    format!(
        "sent {}{}{arrived}",
        utc(shipment.sent_at_ms),
        named.collect::<String>()
    )
}

fn draw_withdrawal(case: &WithdrawalCase) -> String {
    let end = match &case.closed {
        Some(closed) => format!("closed {}: {}", utc(closed.at_ms), closed.reason.name()),
        None => format!("open, refund by {}", case.due_on),
    };
    format!("{}  {}  {end}", utc(case.opened_at_ms), case.withdrawal)
}

fn draw_case(case: &Case) -> String {
    let end = match (case.closed_at_ms, &case.outcome) {
        (Some(at_ms), Some(outcome)) => format!("closed {}: {outcome}", utc(at_ms)),
        (Some(at_ms), None) => format!("closed {}", utc(at_ms)),
        (None, _) => "open".to_owned(),
    };
    let kind = case.subject.kind.name();
    format!("{}  {kind}  {}  {end}", utc(case.opened_at_ms), case.id)
}
