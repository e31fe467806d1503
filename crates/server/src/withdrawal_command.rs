//! `trichter withdrawals`: the operator sees who withdrew and until when money has to be back, and says what was done.

use clap::Subcommand;
use domain::calendar::Day;
use domain::id::{OrderId, WithdrawalId};
use domain::order::{MAX_REASON_BYTES, Order};
use domain::withdrawal::{CloseReason, Closed, Withdrawal, WithdrawalCase, is_late};
use serde::Serialize;
use store::orders::{find_order, find_order_by_number, hold_order, lock_order, release_hold};
use store::withdrawals::{
    Which, assign_order, close_case, find_withdrawal, list_cases, list_cases_of, list_cases_of_order,
};
use store::{Reader, Reads, Store, StoreError, Writer};

use crate::clock::Clock;
use crate::command::{CommandError, Form, json, local, table, utc, with_store};
use crate::config::Config;
use crate::digital_goods::look_again;
use crate::order_command::OrderName;
use crate::withdrawals::find_period_end;

/// More are not looked at in one go.
const MAX_CASES: u64 = 500;

/// What can be done with withdrawals.
#[derive(Subcommand)]
pub enum WithdrawalsCommand {
    /// Lists what is to be done, what is due first first.
    List {
        /// Also what was dealt with.
        #[arg(long)]
        all: bool,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Shows a statement word by word, and what became of it.
    Show {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: WithdrawalId,
        /// For programs.
        #[arg(long)]
        json: bool,
    },
    /// Says which order a statement is about that named none we knew, and holds that order back.
    Match {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: WithdrawalId,
        /// The order's number (DE-100001) or its id (ord_…).
        order: OrderName,
    },
    /// Closes what was dealt with. The money itself goes back by `trichter orders refund`.
    Close {
        /// As the list names it.
        #[arg(value_parser = parse_id)]
        id: WithdrawalId,
        /// refunded, returned, inspection, kept or nothing-due.
        #[arg(long, value_parser = parse_reason)]
        reason: CloseReason,
        /// What was seen or said; needed for inspection and kept.
        #[arg(long, default_value = "", value_parser = parse_note)]
        note: String,
        /// Only for one of several orders.
        #[arg(long)]
        order: Option<OrderName>,
    },
}

fn parse_id(text: &str) -> Result<WithdrawalId, &'static str> {
    text.parse()
        .map_err(|_| "a withdrawal is named like wdr_01KA4QZ0G0ABCDEFGHJKMNPQRS")
}

fn parse_reason(text: &str) -> Result<CloseReason, String> {
    text.parse()
        .map_err(|_| format!("known are: {}", CloseReason::ALL.map(CloseReason::name).join(", ")))
}

fn parse_note(text: &str) -> Result<String, String> {
    if text.len() <= MAX_REASON_BYTES {
        Ok(text.trim().to_owned())
    } else {
        Err(format!("at most {MAX_REASON_BYTES} bytes are kept"))
    }
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: WithdrawalsCommand) -> Result<String, CommandError> {
    match command {
        WithdrawalsCommand::List { all, json } => {
            list(config, if all { Which::All } else { Which::Open }, Form::new(json))
        }
        WithdrawalsCommand::Show { id, json } => show(config, id, Form::new(json)),
        WithdrawalsCommand::Match { id, order } => match_order(config, id, order),
        WithdrawalsCommand::Close {
            id,
            reason,
            note,
            order,
        } => close(config, id, reason, &note, order),
    }
}

/// A case with what it is about.
struct Known {
    case: WithdrawalCase,
    withdrawal: Withdrawal,
    order: Option<Order>,
    /// The statement came after the period, as far as the books know.
    is_late: bool,
}

impl Known {
    async fn load(reader: &Reader, case: WithdrawalCase) -> Result<Option<Self>, StoreError> {
        let Some(withdrawal) = find_withdrawal(reader, case.withdrawal).await? else {
            return Ok(None);
        };
        let order = match case.order {
            Some(id) => find_order(reader, id).await?,
            None => None,
        };
        let period = match &order {
            Some(order) => find_period_end(reader, order).await?,
            None => None,
        };
        Ok(Some(Known {
            is_late: is_late(withdrawal.country, period, withdrawal.received_at_ms),
            case,
            withdrawal,
            order,
        }))
    }

    fn is_overdue(&self, now_ms: i64) -> bool {
        self.case.closed.is_none() && Day::of(self.withdrawal.country, now_ms) > self.case.due_on
    }

    fn order_name(&self) -> Option<String> {
        let number = self.order.as_ref().and_then(|order| order.number);
        let id = || self.case.order.map(|id| id.to_string());
        number.map(|number| number.to_string()).or_else(id)
    }

    fn state(&self, now_ms: i64) -> String {
        match &self.case.closed {
            Some(closed) => format!("closed: {}", closed.reason.name()),
            None if self.is_overdue(now_ms) => "OVERDUE".to_owned(),
            None => "open".to_owned(),
        }
    }
}

async fn load_all(reader: &Reader, cases: Vec<WithdrawalCase>) -> Result<Vec<Known>, StoreError> {
    let mut known = Vec::new();
    for case in cases {
        known.extend(Known::load(reader, case).await?);
    }
    Ok(known)
}

fn list(config: &Config, which: Which, form: Form) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let known = with_store(config, async |store: &Store| {
        let listed = store.read("listing withdrawals", async |reader: &Reader| {
            let cases = list_cases(reader, which, MAX_CASES).await?;
            load_all(reader, cases).await
        });
        listed.await
    })?;
    Ok(match form {
        Form::Json => json(
            &known
                .iter()
                .map(|known| CaseView::new(known, now_ms))
                .collect::<Vec<_>>(),
        ),
        Form::Table => draw_list(&known, now_ms),
    })
}

fn draw_list(known: &[Known], now_ms: i64) -> String {
    let headings = ["REFUND BY", "STATE", "ORDER", "RECEIVED", "NAME", "ID"];
    let row = |known: &Known| {
        let withdrawal = &known.withdrawal;
        let named = || format!("? {}", withdrawal.form.order);
        let late = if known.is_late { " (late)" } else { "" };
        [
            known.case.due_on.to_string(),
            known.state(now_ms),
            known.order_name().unwrap_or_else(named),
            local(withdrawal.country, withdrawal.received_at_ms) + late,
            withdrawal.form.name.clone(),
            withdrawal.id.to_string(),
        ]
    };
    table(headings, &known.iter().map(row).collect::<Vec<_>>(), "No withdrawals.")
}

fn show(config: &Config, id: WithdrawalId, form: Form) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let known = with_store(config, async |store: &Store| {
        let loaded = store.read("loading a withdrawal", async |reader: &Reader| {
            let cases = list_cases_of(reader, id).await?;
            load_all(reader, cases).await
        });
        loaded.await
    })?;
    let Some(first) = known.first() else {
        return Err(unknown(id));
    };
    Ok(match form {
        Form::Json => json(&WithdrawalView {
            statement: StatementView::from(&first.withdrawal),
            cases: known.iter().map(|known| CaseView::new(known, now_ms)).collect(),
        }),
        Form::Table => draw(&first.withdrawal, &known, now_ms),
    })
}

fn draw(withdrawal: &Withdrawal, known: &[Known], now_ms: i64) -> String {
    let received = format!("{} ({})", withdrawal.received_local, utc(withdrawal.received_at_ms));
    let mut lines = vec![
        format!("Withdrawal  {}", withdrawal.id),
        format!("Received    {received}"),
        String::new(),
    ];
    lines.extend(withdrawal.statement.lines().map(|line| format!("    {line}")));
    for known in known {
        let order = known.order_name().unwrap_or_else(|| {
            "no order is known of that name and address: `trichter withdrawals match` names it".to_owned()
        });
        let late = if known.is_late { ", came late" } else { "" };
        lines.push(String::new());
        lines.push(format!("Order       {order}"));
        lines.push(format!(
            "Refund by   {} ({}{late})",
            known.case.due_on,
            known.state(now_ms)
        ));
        let note = known.case.closed.as_ref().map(|closed| &closed.note);
        lines.extend(
            note.filter(|note| !note.is_empty())
                .map(|note| format!("Note        {note}")),
        );
    }
    lines.join("\n") + "\n"
}

fn match_order(config: &Config, id: WithdrawalId, name: OrderName) -> Result<String, CommandError> {
    let now_ms = Clock::system().now_ms();
    let matched = with_store(config, async |store: &Store| {
        let matched = store.write("matching a withdrawal with an order", async |writer: &Writer| {
            let Some(found) = find_named(writer, name).await? else {
                return Ok(Err(no_order(name)));
            };
            let Some(order) = lock_order(writer, found.id).await? else {
                return Ok(Err(no_order(name)));
            };
            if !assign_order(writer, id, 0, order.id).await? {
                return Ok(Err(CommandError::Refused(format!(
                    "{id} is closed, has its order, or is not known: `trichter withdrawals show {id}` says which"
                ))));
            }
            hold_order(writer, &order, now_ms).await?;
            Ok(Ok(()))
        });
        matched.await
    })?;
    matched.map(|()| format!("{id} is about {name}, which is held back now.\n"))
}

fn close(
    config: &Config,
    id: WithdrawalId,
    reason: CloseReason,
    note: &str,
    name: Option<OrderName>,
) -> Result<String, CommandError> {
    if reason.needs_note() && note.is_empty() {
        let why = format!("say with --note what was seen or said: {} needs it", reason.name());
        return Err(CommandError::Refused(why));
    }
    let closed = Closed {
        at_ms: Clock::system().now_ms(),
        reason,
        note: note.to_owned(),
    };
    let count = with_store(config, async |store: &Store| {
        let closing = store.write("closing a withdrawal", async |writer: &Writer| {
            close_all(writer, id, name, &closed).await
        });
        closing.await
    })?;
    match count {
        Some(0) => Err(CommandError::Refused(format!(
            "nothing of {id} is open: `trichter withdrawals show {id}` says what became of it"
        ))),
        Some(_) => Ok(format!("{id} is closed: {}.\n", reason.name())),
        None => Err(unknown(id)),
    }
}

/// Closes the open cases, lets their orders go if something of them may be sent or opened, and says how many there were. There is none
/// if nobody knows the withdrawal.
async fn close_all(
    writer: &Writer,
    id: WithdrawalId,
    name: Option<OrderName>,
    closed: &Closed,
) -> Result<Option<u32>, StoreError> {
    let Some(withdrawal) = find_withdrawal(writer, id).await? else {
        return Ok(None);
    };
    let only = match name {
        Some(name) => Some(find_named(writer, name).await?.map(|order| order.id)),
        None => None,
    };
    let mut cases = list_cases_of(writer, id).await?;
    cases.retain(|case| only.is_none_or(|order| order.is_some() && case.order == order));
    // In the order of their ids, so that nobody waits in a circle.
    cases.sort_unstable_by_key(|case| case.order);
    let mut count = 0;
    for case in cases {
        if let Some(order) = case.order {
            lock_order(writer, order).await?;
        }
        if !close_case(writer, id, case.position, closed).await? {
            continue;
        }
        count += 1;
        if let Some(order) = case.order.filter(|_| closed.reason.lets_order_go(&withdrawal.form))
            && !is_in_open_case(writer, order).await?
        {
            release_hold(writer, order).await?;
            look_again(writer, order, closed.at_ms).await?;
        }
    }
    Ok(Some(count))
}

async fn is_in_open_case(writer: &Writer, order: OrderId) -> Result<bool, StoreError> {
    let cases = list_cases_of_order(writer, order).await?;
    Ok(cases.iter().any(|case| case.closed.is_none()))
}

async fn find_named(reads: &impl Reads, name: OrderName) -> Result<Option<Order>, StoreError> {
    match name {
        OrderName::Id(id) => find_order(reads, id).await,
        OrderName::Number(number) => find_order_by_number(reads, number).await,
    }
}

fn unknown(id: WithdrawalId) -> CommandError {
    CommandError::Refused(format!(
        "there is no withdrawal {id}: `trichter withdrawals list --all` shows those there are"
    ))
}

fn no_order(name: OrderName) -> CommandError {
    CommandError::Refused(format!(
        "there is no order {name}: `trichter orders list` shows those there are"
    ))
}

/// A case for programs. Days are those of the country, times of UTC.
#[derive(Serialize)]
struct CaseView {
    withdrawal: String,
    order: Option<String>,
    number: Option<String>,
    order_as_named: String,
    name: String,
    email: String,
    country: &'static str,
    received_at: String,
    refund_by: String,
    is_late: bool,
    is_overdue: bool,
    closed_at: Option<String>,
    reason: Option<&'static str>,
    note: Option<String>,
}

impl CaseView {
    fn new(known: &Known, now_ms: i64) -> Self {
        let Withdrawal { id, form, country, .. } = &known.withdrawal;
        let closed = known.case.closed.as_ref();
        let number = known.order.as_ref().and_then(|order| order.number);
        CaseView {
            withdrawal: id.to_string(),
            order: known.case.order.map(|order| order.to_string()),
            number: number.map(|number| number.to_string()),
            order_as_named: form.order.clone(),
            name: form.name.clone(),
            email: form.address.as_written.clone(),
            country: country.code(),
            received_at: utc(known.withdrawal.received_at_ms),
            refund_by: known.case.due_on.to_string(),
            is_late: known.is_late,
            is_overdue: known.is_overdue(now_ms),
            closed_at: closed.map(|closed| utc(closed.at_ms)),
            reason: closed.map(|closed| closed.reason.name()),
            note: closed.map(|closed| closed.note.clone()),
        }
    }
}

/// A statement for programs.
#[derive(Serialize)]
struct WithdrawalView {
    #[serde(flatten)]
    statement: StatementView,
    cases: Vec<CaseView>,
}

#[derive(Serialize)]
struct StatementView {
    id: String,
    locale: &'static str,
    statement: Vec<String>,
    items: Option<String>,
    with_later_orders: bool,
    words_version: String,
    received_local: String,
}

impl From<&Withdrawal> for StatementView {
    fn from(withdrawal: &Withdrawal) -> Self {
        StatementView {
            id: withdrawal.id.to_string(),
            locale: withdrawal.locale.name(),
            statement: withdrawal.statement.lines().map(str::to_owned).collect(),
            items: withdrawal.form.items.clone(),
            with_later_orders: withdrawal.form.with_later_orders,
            words_version: withdrawal.words_version.clone(),
            received_local: withdrawal.received_local.clone(),
        }
    }
}
