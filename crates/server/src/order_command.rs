//! `trichter orders`: the operator looks after orders. Whatever moves money is done by the same functions as in the running
//! server, on the same books, so both may work at once.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Subcommand, ValueEnum};
use domain::calendar::Day;
use domain::country::Country;
use domain::id::{AttemptId, CaseId, OrderId};
use domain::money::Currency;
use domain::order::{
    self, CancelRefusal, MAX_CARRIER_CHARS, MAX_REASON_BYTES, MAX_TRACKING_CHARS, Order, OrderNumber, OrderState,
};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use payments::GatewayError;
use store::orders::{find_order, find_order_by_number};
use store::{Reader, Store, StoreError};

use crate::app::StartError;
use crate::command::{CommandError, parse_country};
use crate::config::Config;
use crate::refunding::RefundError;
use crate::shipping::ShipError;

mod act;
mod books;
mod cases;
mod export;
mod invoice;
mod list;
mod show;
mod view;

/// What can be done with orders.
#[derive(Subcommand)]
pub enum OrdersCommand {
    /// Lists orders, newest first.
    List(ListArguments),
    /// Shows all that is known of an order: lines, payments, movements of money, refunds, cases.
    Show {
        /// Its number (DE-100001) or its id (ord_…).
        order: OrderName,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Gives money back.
    Refund(RefundArguments),
    /// Cancels an order whose money has not been taken.
    Cancel {
        /// Its number or its id.
        order: OrderName,
    },
    /// Notes that the parcel left, and has its buyer told. Money that was only reserved until then, as in Denmark, is taken now.
    Ship(ShipArguments),
    /// Notes that the parcel arrived.
    Delivered(DeliveredArguments),
    /// Writes the invoice of an order as PDF, as its buyer got it.
    Invoice {
        /// Its number or its id.
        order: OrderName,
        /// Where to; a file named after the invoice in this folder if left out.
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Prints orders whose money is certain, for bookkeeping and for the warehouse.
    Export(ExportArguments),
    /// Lists what the shop must not decide alone, oldest first.
    Cases {
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Deals with a case.
    #[command(subcommand)]
    Case(CaseCommand),
}

/// Which orders are listed.
#[derive(Args)]
pub struct ListArguments {
    /// Only draft, placed, authorised, paid, cancelled or expired ones; all but drafts if left out.
    #[arg(long, value_parser = parse_state)]
    state: Option<OrderState>,
    /// Only of one country: DE, FR, …
    #[arg(long, value_name = "CODE", value_parser = parse_country)]
    country: Option<Country>,
    /// Only of one buyer.
    #[arg(long, value_name = "ADDRESS", value_parser = parse_email)]
    email: Option<String>,
    /// Only the one with this number.
    #[arg(long, value_parser = parse_number)]
    number: Option<OrderNumber>,
    /// Only those made on this day (2026-11-01, UTC) or later.
    #[arg(long, value_name = "DAY", value_parser = parse_day)]
    since: Option<Date>,
    /// How many at most.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    limit: u64,
    /// Prints JSON instead of a table.
    #[arg(long)]
    json: bool,
}

/// What left.
#[derive(Args)]
pub struct ShipArguments {
    /// Its number or its id.
    order: OrderName,
    /// Who carries it: `DHL`, `DPD`, `GLS`, `PostNord`, `bpost`, `La Poste`, `Colissimo`, `Posti`, `Royal Mail`, `Österreichische
    /// Post`, of whom the mail links to the page that shows where the parcel is, or any other name.
    #[arg(long, value_name = "NAME", value_parser = parse_carrier)]
    carrier: Option<String>,
    /// The carrier's number of the parcel.
    #[arg(long, value_name = "NUMBER", value_parser = parse_tracking)]
    tracking: Option<String>,
}

/// What arrived.
#[derive(Args)]
pub struct DeliveredArguments {
    /// Its number or its id.
    order: OrderName,
    /// The day, by the calendar of its country: 2026-11-20; today if left out.
    #[arg(long, value_name = "DAY", value_parser = parse_calendar_day)]
    on: Option<Day>,
}

/// What is given back.
#[derive(Args)]
pub struct RefundArguments {
    /// Its number or its id.
    order: OrderName,
    /// In the order's currency, with two decimals: 10.00.
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    amount: Option<String>,
    /// All that came in and is neither gone nor promised.
    #[arg(long)]
    all: bool,
    /// The payment it came with, for an order that was paid more than once.
    #[arg(long, value_name = "ID", value_parser = parse_attempt)]
    attempt: Option<AttemptId>,
    /// Why, for the books.
    #[arg(long, default_value = "", value_parser = parse_reason)]
    reason: String,
}

/// What is exported.
#[derive(Args)]
pub struct ExportArguments {
    /// Only orders whose money became certain on this day (2026-11-01, UTC) or later.
    #[arg(long, value_name = "DAY", value_parser = parse_day)]
    since: Option<Date>,
    /// Only orders whose money became certain before the end of this day.
    #[arg(long, value_name = "DAY", value_parser = parse_day)]
    until: Option<Date>,
    /// A table with one line for each order and rate of tax, or all that is known of each order.
    #[arg(long, value_enum, default_value_t = ExportFormat::Csv)]
    format: ExportFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    Csv,
    Json,
}

#[derive(Subcommand)]
pub enum CaseCommand {
    /// Closes a case that was dealt with.
    Close {
        /// The case, as the list names it.
        #[arg(value_parser = parse_case)]
        id: CaseId,
        /// What was done about it.
        #[arg(long, value_parser = parse_note)]
        note: String,
    },
}

/// How people call an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderName {
    Id(OrderId),
    Number(OrderNumber),
}

impl FromStr for OrderName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let by_number = || text.parse().map(OrderName::Number);
        text.parse()
            .map(OrderName::Id)
            .or_else(|_| by_number())
            .map_err(|_| "an order is named by its number, DE-100001, or by its id, ord_01KA4QZ0G0ABCDEFGHJKMNPQRS")
    }
}

impl std::fmt::Display for OrderName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OrderName::Id(id) => id.fmt(f),
            OrderName::Number(number) => number.fmt(f),
        }
    }
}

/// Why a command about orders did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum OrdersError {
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    #[error("there is no order {0}: `trichter orders list` shows those there are")]
    Unknown(OrderName),
    #[error("`{text}` is no amount of {}: write it as 10.00", currency.code())]
    NoAmount { text: String, currency: Currency },
    #[error("nothing of this order can be given back: {0}")]
    NothingToRefund(&'static str),
    #[error("this order was paid more than once; name the payment with --attempt: {}", .0.join(", "))]
    SeveralPayments(Vec<String>),
    #[error(transparent)]
    Refund(#[from] RefundError),
    #[error("the provider refused the refund: it is a case now, see `trichter orders cases`")]
    RefundFailed,
    /// Of several payments some were given back before one was not.
    #[error("{done}The rest was not given back: {why}")]
    Partly { done: String, why: Box<OrdersError> },
    #[error("{}", explain_cancel(*.0))]
    Cancel(CancelRefusal),
    #[error(transparent)]
    Ship(#[from] ShipError),
    #[error("an order that was not sent cannot arrive, nor twice, nor before it left or in the future")]
    NotDelivered,
    #[error("there is no open case {0}: `trichter orders cases` shows those there are")]
    NoCase(CaseId),
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: OrdersCommand) -> Result<String, OrdersError> {
    match command {
        OrdersCommand::List(arguments) => list::run(config, &arguments),
        OrdersCommand::Show { order, json } => show::run(config, order, json),
        OrdersCommand::Refund(arguments) => act::refund(config, &arguments),
        OrdersCommand::Cancel { order } => act::cancel(config, order),
        OrdersCommand::Ship(arguments) => act::ship(config, arguments),
        OrdersCommand::Delivered(arguments) => act::deliver(config, &arguments),
        OrdersCommand::Invoice { order, output } => invoice::run(config, order, output.as_deref()),
        OrdersCommand::Export(arguments) => export::run(config, &arguments),
        OrdersCommand::Cases { json } => cases::list(config, json),
        OrdersCommand::Case(CaseCommand::Close { id, note }) => cases::close(config, id, &note),
    }
}

/// The order that somebody named.
async fn get_order(store: &Store, name: OrderName) -> Result<Order, OrdersError> {
    let found = store
        .read("looking for an order", async |reader: &Reader| match name {
            OrderName::Id(id) => find_order(reader, id).await,
            OrderName::Number(number) => find_order_by_number(reader, number).await,
        })
        .await?;
    found.ok_or(OrdersError::Unknown(name))
}

fn explain_cancel(refusal: CancelRefusal) -> &'static str {
    match refusal {
        CancelRefusal::Paid => "the order is paid: give the money back with `trichter orders refund … --all`",
        CancelRefusal::UnderWay => "the order's money is on its way and cannot be stopped: wait until it is there",
        CancelRefusal::AlreadyEnded => "the order has ended before",
    }
}

fn parse_state(text: &str) -> Result<OrderState, String> {
    text.parse()
        .map_err(|_| format!("known are: {}", OrderState::ALL.map(OrderState::name).join(", ")))
}

pub(crate) fn parse_email(text: &str) -> Result<String, &'static str> {
    domain::email::parse(text)
        .map(|address| address.email)
        .map_err(|_| "this is no mail address")
}

fn parse_number(text: &str) -> Result<OrderNumber, &'static str> {
    text.parse().map_err(|_| "a number is written like DE-100001")
}

fn parse_day(text: &str) -> Result<Date, &'static str> {
    // Dates are read in several forms, of which one is meant.
    text.parse::<Date>()
        .ok()
        .filter(|day| day.to_string() == text)
        .ok_or("a day is written like 2026-11-01")
}

fn parse_calendar_day(text: &str) -> Result<Day, &'static str> {
    text.parse().map_err(|_| "a day is written like 2026-11-01")
}

fn parse_carrier(text: &str) -> Result<String, String> {
    order::parse_carrier(text).ok_or_else(|| format!("a carrier's name has 1 to {MAX_CARRIER_CHARS} letters"))
}

fn parse_tracking(text: &str) -> Result<String, String> {
    let refusal = || format!("a tracking number has 1 to {MAX_TRACKING_CHARS} letters, digits and hyphens");
    order::parse_tracking(text).ok_or_else(refusal)
}

fn parse_attempt(text: &str) -> Result<AttemptId, &'static str> {
    text.parse()
        .map_err(|_| "a payment is named like att_01KA4QZ0G0ABCDEFGHJKMNPQRS")
}

fn parse_case(text: &str) -> Result<CaseId, &'static str> {
    text.parse()
        .map_err(|_| "a case is named like cas_01KA4QZ0G0ABCDEFGHJKMNPQRS")
}

fn parse_reason(text: &str) -> Result<String, String> {
    if text.len() <= MAX_REASON_BYTES {
        Ok(text.trim().to_owned())
    } else {
        Err(format!("at most {MAX_REASON_BYTES} bytes are kept"))
    }
}

fn parse_note(text: &str) -> Result<String, String> {
    match parse_reason(text)? {
        note if note.is_empty() => Err("say what was done".to_owned()),
        note => Ok(note),
    }
}

/// The first moment of a day, UTC.
fn start_ms(day: Date) -> i64 {
    // Days at the ends of the calendar have no time in UTC; nothing was sold then.
    day.to_zoned(TimeZone::UTC)
        .map_or(i64::MIN, |start| start.timestamp().as_millisecond())
}
