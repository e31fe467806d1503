//! Withdrawals from contracts. A statement is kept, acknowledged by mail, and stops what is about to be sent, all in one
//! transaction. One that fits no order is kept and acknowledged like any other; a person matches it later.

use std::net::IpAddr;

use domain::calendar::{Day, LocalTime};
use domain::country::Country;
use domain::id::{OrderId, WithdrawalId};
use domain::locale::Locale;
use domain::order::{Order, OrderState};
use domain::token::TokenHash;
use domain::withdrawal::{
    Form, NamedOrder, VERSION, Withdrawal, WithdrawalCase, named_order, period_ends, refund_due, statement,
};
use store::mail_budgets::{MailDay, count_mails, lock_mail_budget};
use store::orders::{find_order, find_order_by_number, hold_order, list_later_orders, list_lines, lock_order};
use store::shipments::list_shipments_of;
use store::withdrawals::{find_withdrawal, insert_withdrawal, open_case};
use store::{Reads, StoreError, Writer};

use crate::app::App;
use crate::jobs::{MailAbout, MailKind, MailWork, WebhookAbout, WebhookEvent, Work, write_down};

/// Orders that are placed within a day of the first one are of the same purchase.
const PURCHASE_MS: i64 = 24 * 60 * 60 * 1000;

/// Acknowledgements a day to an address that no order is known of: beyond, a statement is kept, but whoever abuses the form
/// floods nobody.
const MAX_STRANGE_MAILS_A_DAY: u32 = 5;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A form that its sender confirmed.
pub struct Confirmed {
    pub id: WithdrawalId,
    pub country: Country,
    pub locale: Locale,
    pub form: Form,
    /// The order and the hash of the secret of a mail's link, if the form was opened by one.
    pub proof: Option<(OrderId, TokenHash)>,
    pub network: IpAddr,
}

/// What became of a statement.
pub enum Taken {
    Now(Withdrawal),
    /// The same had been taken: this is how.
    Before(Withdrawal),
    /// Its id belongs to another one.
    OfAnother,
}

/// Takes a statement, and wakes whoever sends the acknowledgement.
pub async fn take(app: &App, confirmed: Confirmed, now_ms: i64) -> Result<Taken, StoreError> {
    let proof = confirmed.proof;
    let withdrawal = Withdrawal {
        id: confirmed.id,
        country: confirmed.country,
        locale: confirmed.locale,
        statement: statement(confirmed.locale, &confirmed.form),
        form: confirmed.form,
        words_version: VERSION.to_owned(),
        received_at_ms: now_ms,
        received_local: LocalTime::rfc3339(confirmed.country, now_ms),
        network_hash: app.links.network(confirmed.network).unwrap_or_default(),
    };
    let taken = app.store.write("taking a withdrawal", async |writer: &Writer| {
        if insert_withdrawal(writer, &withdrawal).await? {
            follow(app, writer, &withdrawal, proof).await?;
            return Ok(Taken::Now(withdrawal.clone()));
        }
        let known = find_withdrawal(writer, withdrawal.id).await?;
        let is_same = |known: &Withdrawal| known.form == withdrawal.form && known.country == withdrawal.country;
        Ok(known.filter(is_same).map_or(Taken::OfAnother, Taken::Before))
    });
    let taken = taken.await?;
    app.jobs.wake();
    Ok(taken)
}

/// All that follows a new statement.
async fn follow(
    app: &App,
    writer: &Writer,
    withdrawal: &Withdrawal,
    proof: Option<(OrderId, TokenHash)>,
) -> Result<(), StoreError> {
    let now_ms = withdrawal.received_at_ms;
    let orders = orders_meant(app, writer, withdrawal, proof).await?;
    let case = |position: u32, order: Option<OrderId>| WithdrawalCase {
        withdrawal: withdrawal.id,
        position,
        order,
        due_on: refund_due(withdrawal.country, now_ms),
        opened_at_ms: now_ms,
        closed: None,
    };
    // In the order of their ids, so that nobody waits in a circle.
    let mut to_lock = orders.clone();
    to_lock.sort_unstable();
    for id in to_lock {
        if let Some(order) = lock_order(writer, id).await? {
            hold_order(writer, &order, now_ms).await?;
        }
    }
    for (order, position) in orders.iter().zip(0..) {
        open_case(writer, &case(position, Some(*order))).await?;
        let about = WebhookAbout::Order { order: *order };
        app.announcer
            .tell(writer, WebhookEvent::OrderWithdrawn, about, now_ms)
            .await?;
    }
    if orders.is_empty() {
        open_case(writer, &case(0, None)).await?;
        if !may_write_to_stranger(app, writer, withdrawal).await? {
            return Ok(());
        }
    }
    let work = Work::Mail(MailWork {
        mail: MailKind::Withdrawal,
        about: MailAbout::Withdrawal {
            withdrawal: withdrawal.id,
        },
    });
    write_down(writer, &work, &format!("withdrawal {}", withdrawal.id), now_ms).await
}

/// The order that was named, if it is the sender's, and the later ones of its purchase if they are meant.
async fn orders_meant(
    app: &App,
    writer: &Writer,
    withdrawal: &Withdrawal,
    proof: Option<(OrderId, TokenHash)>,
) -> Result<Vec<OrderId>, StoreError> {
    let form = &withdrawal.form;
    let found = match (proof, named_order(withdrawal.country, &form.order)) {
        (Some((id, _)), _) | (None, Some(NamedOrder::Id(id))) => find_order(writer, id).await?,
        (None, Some(NamedOrder::Number(number))) => find_order_by_number(writer, number).await?,
        (None, None) => None,
    };
    // Numbers can be guessed: nobody stops the parcel of somebody else.
    let is_own = |order: &Order| {
        let is_proven = proof.is_some_and(|(id, token)| {
            id == order.id && (order.token_hash == token || app.links.order(id).recognise(token))
        });
        let has_address = order
            .email
            .as_ref()
            .is_some_and(|address| address.email == form.address.email);
        order.state != OrderState::Draft && (is_proven || has_address)
    };
    let Some(order) = found.filter(is_own) else {
        return Ok(Vec::new());
    };
    let mut orders = vec![order.id];
    if form.with_later_orders {
        let until_ms = order.placed_at_ms.unwrap_or(order.created_at_ms) + PURCHASE_MS;
        orders.extend(list_later_orders(writer, &order, until_ms).await?);
    }
    Ok(orders)
}

async fn may_write_to_stranger(app: &App, writer: &Writer, withdrawal: &Withdrawal) -> Result<bool, StoreError> {
    let whose = format!("withdrawal {}", withdrawal.form.address.email);
    let Some(address) = app.links.address(&whose) else {
        return Ok(true);
    };
    let budget = MailDay {
        address,
        day: withdrawal.received_at_ms.div_euclid(DAY_MS),
    };
    let may_write = lock_mail_budget(writer, budget).await? < MAX_STRANGE_MAILS_A_DAY;
    if may_write {
        count_mails(writer, budget, 1).await?;
    }
    Ok(may_write)
}

/// The last day on which an order could be withdrawn from, as far as the books know: of what is sent, counted from the arrival
/// of its last parcel; of the rest, from the contract.
pub async fn find_period_end(reads: &impl Reads, order: &Order) -> Result<Option<Day>, StoreError> {
    let day = |at_ms: i64| Day::of(order.country, at_ms);
    let is_sent = list_lines(reads, order.id).await?.iter().any(|line| line.is_sent);
    let began: Vec<Option<Day>> = if is_sent {
        let shipments = list_shipments_of(reads, order.id).await?;
        shipments
            .iter()
            .map(|shipment| shipment.delivered_at_ms.map(day))
            .collect()
    } else {
        vec![order.placed_at_ms.map(day)]
    };
    Ok(period_ends(order.country, &began))
}
