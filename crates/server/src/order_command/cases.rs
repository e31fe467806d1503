//! `trichter orders cases` and `trichter orders case close`.

use domain::id::CaseId;
use domain::order::{Case, CaseKind};
use store::payment_cases::{self, list_open_cases};
use store::{Reader, Store, Writer};

use super::OrdersError;
use super::books::with_store;
use super::view::CaseView;
use crate::clock::Clock;
use crate::command::{json, table, utc};
use crate::config::Config;

/// More are not looked at in one go.
const MAX_CASES: u64 = 500;

pub(super) fn list(config: &Config, is_json: bool) -> Result<String, OrdersError> {
    let cases = with_store(config, async |store: &Store| {
        let listed = store.read("listing cases", async |reader: &Reader| {
            list_open_cases(reader, MAX_CASES).await
        });
        Ok(listed.await?)
    })?;
    Ok(if is_json {
        json(&cases.iter().map(CaseView::from).collect::<Vec<_>>())
    } else {
        draw(&cases)
    })
}

pub(super) fn close(config: &Config, id: CaseId, note: &str) -> Result<String, OrdersError> {
    let now_ms = Clock::system().now_ms();
    let was_open = with_store(config, async |store: &Store| {
        let closed = store.write("closing a case", async |writer: &Writer| {
            payment_cases::close(writer, id, note, now_ms).await
        });
        Ok(closed.await?)
    })?;
    if was_open {
        Ok(format!("{id} is closed.\n"))
    } else {
        Err(OrdersError::NoCase(id))
    }
}

fn draw(cases: &[Case]) -> String {
    let row = |case: &Case| {
        [
            case.id.to_string(),
            utc(case.opened_at_ms),
            case.order.map_or_else(|| "-".to_owned(), |order| order.to_string()),
            case.subject.kind.name().to_owned(),
            advice(case.subject.kind).to_owned(),
        ]
    };
    let headings = ["ID", "OPENED", "ORDER", "KIND", "WHAT TO DO"];
    table(headings, &cases.iter().map(row).collect::<Vec<_>>(), "No open cases.")
}

/// What a person can do about it.
const fn advice(kind: CaseKind) -> &'static str {
    match kind {
        CaseKind::PaidTwice => "the buyer paid twice: give one payment back (refund … --all --attempt …)",
        CaseKind::PaidAfterEnd => "money came for an order that had ended: give it back, or ask the buyer",
        CaseKind::AmountDiffers => "another amount came than was asked for: give it back, or ask the buyer",
        CaseKind::UnknownPayment => "the provider has money that no order is known for: look it up there",
        CaseKind::Complaint => "the buyer complained at the provider: answer there before its term",
        CaseKind::Chargeback => "the buyer's bank took the money back: answer at the provider before its term",
        CaseKind::RefundFailed => {
            "the provider did not give the money back, or nobody knows: look there, or ask the buyer for an account"
        }
        CaseKind::AuthorisationLost => "reserved money lapsed before the parcel left: ask the buyer to pay again",
    }
}
