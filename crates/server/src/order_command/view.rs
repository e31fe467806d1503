//! An order as commands show it: one shape for all of them, and for programs.

use std::collections::BTreeMap;

use domain::ledger::{Balance, LedgerEntry};
use domain::money::Money;
use domain::order::{Attempt, Case, Order, OrderLine, Refund, Shipment};
use domain::quote::VatPart;
use domain::vat::VatRate;
use domain::withdrawal::WithdrawalCase;
use serde::Serialize;
use store::ledger::{balance_of, list_entries_of};
use store::orders::list_lines;
use store::payment_attempts::list_attempts_of;
use store::payment_cases::list_cases_of;
use store::refunds::list_refunds_of;
use store::shipments::list_shipments_of;
use store::withdrawals::list_cases_of_order;
use store::{Reader, StoreError};

use crate::command::utc;

/// More cases than one order ever has.
const MAX_CASES: u64 = 100;

/// All that is known of an order.
pub(super) struct Known {
    pub(super) order: Order,
    pub(super) lines: Vec<OrderLine>,
    pub(super) attempts: Vec<Attempt>,
    pub(super) entries: Vec<LedgerEntry>,
    pub(super) refunds: Vec<Refund>,
    pub(super) shipments: Vec<Shipment>,
    pub(super) cases: Vec<Case>,
    pub(super) withdrawals: Vec<WithdrawalCase>,
    pub(super) balance: Balance,
}

impl Known {
    pub(super) async fn load(reader: &Reader, order: Order) -> Result<Self, StoreError> {
        Ok(Known {
            lines: list_lines(reader, order.id).await?,
            attempts: list_attempts_of(reader, order.id).await?,
            entries: list_entries_of(reader, order.id).await?,
            refunds: list_refunds_of(reader, order.id).await?,
            shipments: list_shipments_of(reader, order.id).await?,
            cases: list_cases_of(reader, order.id, MAX_CASES).await?,
            withdrawals: list_cases_of_order(reader, order.id).await?,
            balance: balance_of(reader, order.id, order.total.currency).await?,
            order,
        })
    }
}

/// An order in a list for programs. Amounts are in the order's currency, with a point: `39.90`. Times are of UTC.
#[derive(Serialize)]
pub(super) struct OrderView<'a> {
    id: String,
    number: Option<String>,
    state: &'static str,
    country: &'static str,
    locale: &'static str,
    email: Option<&'a str>,
    currency: &'static str,
    total: String,
    method: Option<&'static str>,
    coupon: Option<&'a str>,
    funnel: Option<&'a str>,
    from_page: &'a str,
    created_at: String,
    placed_at: Option<String>,
    authorised_at: Option<String>,
    paid_at: Option<String>,
    shipped_at: Option<String>,
    held_at: Option<String>,
    ended_at: Option<String>,
    erased_at: Option<String>,
}

/// The same with all that belongs to it.
#[derive(Serialize)]
pub(super) struct WholeOrderView<'a> {
    #[serde(flatten)]
    order: OrderView<'a>,
    address_lines: &'a [String],
    address: BTreeMap<&'a str, &'a str>,
    lines: Vec<LineView<'a>>,
    goods: String,
    discount: String,
    delivery: String,
    vat: Vec<VatView>,
    button_version: Option<&'a str>,
    payments: Vec<PaymentView<'a>>,
    ledger: Vec<EntryView<'a>>,
    refunds: Vec<RefundView<'a>>,
    parcels: Vec<ParcelView<'a>>,
    cases: Vec<CaseView<'a>>,
    withdrawals: Vec<WithdrawalView>,
    balance: BalanceView,
}

#[derive(Serialize)]
struct LineView<'a> {
    sku: String,
    name: &'a str,
    note: &'a str,
    quantity: u32,
    price: String,
    discount: String,
    total: String,
    tax_class: &'static str,
    vat_percent: String,
    is_sent: bool,
}

#[derive(Serialize)]
struct VatView {
    percent: String,
    gross: String,
    vat: String,
}

#[derive(Serialize)]
struct PaymentView<'a> {
    id: String,
    provider: &'static str,
    method: &'static str,
    capture: &'static str,
    amount: String,
    standing: &'static str,
    reference: Option<&'a str>,
    created_at: String,
}

#[derive(Serialize)]
struct EntryView<'a> {
    id: String,
    kind: &'static str,
    amount: String,
    provider: &'static str,
    reference: &'a str,
    payment: Option<String>,
    at: String,
}

#[derive(Serialize)]
struct RefundView<'a> {
    id: String,
    payment: String,
    amount: String,
    state: &'static str,
    reason: &'a str,
    reference: Option<&'a str>,
    asked_at: String,
    ended_at: Option<String>,
}

#[derive(Serialize)]
struct ParcelView<'a> {
    carrier: Option<&'a str>,
    tracking: Option<&'a str>,
    sent_at: String,
    delivered_at: Option<String>,
}

/// A case for programs.
#[derive(Serialize)]
pub(super) struct CaseView<'a> {
    id: String,
    kind: &'static str,
    cause: &'a str,
    order: Option<String>,
    payment: Option<String>,
    opened_at: String,
    closed_at: Option<String>,
    outcome: Option<&'a str>,
}

#[derive(Serialize)]
struct WithdrawalView {
    id: String,
    received_at: String,
    refund_by: String,
    closed_at: Option<String>,
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct BalanceView {
    captured: String,
    refunded: String,
    charged_back: String,
    fees: String,
    refundable: String,
}

impl<'a> From<&'a Order> for OrderView<'a> {
    fn from(order: &'a Order) -> Self {
        OrderView {
            id: order.id.to_string(),
            number: order.number.map(|number| number.to_string()),
            state: order.state.name(),
            country: order.country.code(),
            locale: order.locale.name(),
            email: order.email.as_ref().map(|address| address.as_written.as_str()),
            currency: order.total.currency.code(),
            total: order.total.decimal(),
            method: order.method.map(domain::payment::Method::name),
            coupon: order.coupon.as_ref().map(domain::coupon::CouponCode::as_str),
            funnel: order.funnel.as_deref(),
            from_page: &order.from_page,
            created_at: utc(order.created_at_ms),
            placed_at: order.placed_at_ms.map(utc),
            authorised_at: order.authorised_at_ms.map(utc),
            paid_at: order.paid_at_ms.map(utc),
            shipped_at: order.shipped_at_ms.map(utc),
            held_at: order.held_at_ms.map(utc),
            ended_at: order.ended_at_ms.map(utc),
            erased_at: order.erased_at_ms.map(utc),
        }
    }
}

impl<'a> From<&'a Known> for WholeOrderView<'a> {
    fn from(known: &'a Known) -> Self {
        let Known { order, balance, .. } = known;
        let address = order.address.as_ref();
        let fields = address.into_iter().flat_map(|address| &address.fields);
        WholeOrderView {
            order: OrderView::from(order),
            address_lines: address.map_or(&[], |address| &address.lines),
            address: fields.map(|(name, value)| (name.as_str(), value.as_str())).collect(),
            lines: known.lines.iter().map(LineView::from).collect(),
            goods: order.goods().decimal(),
            discount: order.discount.decimal(),
            delivery: order.delivery.decimal(),
            vat: order.vat.iter().map(VatView::from).collect(),
            button_version: order.button_version.as_deref(),
            payments: known.attempts.iter().map(PaymentView::from).collect(),
            ledger: known.entries.iter().map(EntryView::from).collect(),
            refunds: known.refunds.iter().map(RefundView::from).collect(),
            parcels: known.shipments.iter().map(ParcelView::from).collect(),
            cases: known.cases.iter().map(CaseView::from).collect(),
            withdrawals: known.withdrawals.iter().map(WithdrawalView::from).collect(),
            balance: BalanceView {
                captured: balance.captured.decimal(),
                refunded: balance.refunded.decimal(),
                charged_back: balance.charged_back.decimal(),
                fees: balance.fees.decimal(),
                refundable: balance.refundable().decimal(),
            },
        }
    }
}

impl<'a> From<&'a OrderLine> for LineView<'a> {
    fn from(line: &'a OrderLine) -> Self {
        LineView {
            sku: line.sku.to_string(),
            name: &line.name,
            note: &line.note,
            quantity: line.quantity,
            price: line.price.decimal(),
            discount: line.discount.decimal(),
            total: line.total.decimal(),
            tax_class: line.tax_class.name(),
            vat_percent: percent(line.rate),
            is_sent: line.is_sent,
        }
    }
}

impl From<&VatPart> for VatView {
    fn from(part: &VatPart) -> Self {
        VatView {
            percent: percent(part.rate),
            gross: part.gross.decimal(),
            vat: part.vat.decimal(),
        }
    }
}

impl<'a> From<&'a Attempt> for PaymentView<'a> {
    fn from(attempt: &'a Attempt) -> Self {
        PaymentView {
            id: attempt.id.to_string(),
            provider: attempt.provider.name(),
            method: attempt.method.name(),
            capture: attempt.capture.name(),
            amount: attempt.amount.decimal(),
            standing: attempt.standing.name(),
            reference: attempt.provider_ref.as_deref(),
            created_at: utc(attempt.created_at_ms),
        }
    }
}

impl<'a> From<&'a LedgerEntry> for EntryView<'a> {
    fn from(entry: &'a LedgerEntry) -> Self {
        EntryView {
            id: entry.id.to_string(),
            kind: entry.kind.name(),
            amount: entry.amount.decimal(),
            provider: entry.provider.name(),
            reference: &entry.reference,
            payment: entry.attempt.map(|attempt| attempt.to_string()),
            at: utc(entry.at_ms),
        }
    }
}

impl<'a> From<&'a Refund> for RefundView<'a> {
    fn from(refund: &'a Refund) -> Self {
        RefundView {
            id: refund.id.to_string(),
            payment: refund.attempt.to_string(),
            amount: refund.amount.decimal(),
            state: refund.state.name(),
            reason: &refund.reason,
            reference: refund.reference.as_deref(),
            asked_at: utc(refund.asked_at_ms),
            ended_at: refund.ended_at_ms.map(utc),
        }
    }
}

impl<'a> From<&'a Shipment> for ParcelView<'a> {
    fn from(shipment: &'a Shipment) -> Self {
        ParcelView {
            carrier: shipment.parcel.carrier.as_deref(),
            tracking: shipment.parcel.tracking.as_deref(),
            sent_at: utc(shipment.sent_at_ms),
            delivered_at: shipment.delivered_at_ms.map(utc),
        }
    }
}

impl<'a> From<&'a Case> for CaseView<'a> {
    fn from(case: &'a Case) -> Self {
        CaseView {
            id: case.id.to_string(),
            kind: case.subject.kind.name(),
            cause: &case.subject.cause,
            order: case.order.map(|order| order.to_string()),
            payment: case.attempt.map(|attempt| attempt.to_string()),
            opened_at: utc(case.opened_at_ms),
            closed_at: case.closed_at_ms.map(utc),
            outcome: case.outcome.as_deref(),
        }
    }
}

impl From<&WithdrawalCase> for WithdrawalView {
    fn from(case: &WithdrawalCase) -> Self {
        let closed = case.closed.as_ref();
        WithdrawalView {
            id: case.withdrawal.to_string(),
            received_at: utc(case.opened_at_ms),
            refund_by: case.due_on.to_string(),
            closed_at: closed.map(|closed| utc(closed.at_ms)),
            reason: closed.map(|closed| closed.reason.name()),
        }
    }
}

/// `7`, `13.5`.
pub(super) fn percent(rate: VatRate) -> String {
    match (rate.permille() / 10, rate.permille() % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

/// What a part of the total is without its tax.
pub(super) fn net(part: &VatPart) -> Money {
    part.gross.minus(part.vat)
}
