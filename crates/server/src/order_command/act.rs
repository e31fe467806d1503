//! `trichter orders refund|cancel|ship`: what moves money, or ends an order.

use domain::calendar::{Day, LocalTime};
use domain::id::AttemptId;
use domain::money::Money;
use domain::order::{Order, Parcel, Refund, RefundState};
use store::ledger::balance_of_attempt;
use store::orders::{end_order, lock_order};
use store::payment_attempts::list_attempts_of;
use store::refunds::list_refunds_of;
use store::shipments::mark_delivered;
use store::{Reader, Writer};

use super::books::with_books;
use super::{DeliveredArguments, OrderName, OrdersError, RefundArguments, ShipArguments, get_order};
use crate::config::Config;
use crate::orders::effects::release;
use crate::refunding::{self, Books};
use crate::settle::enter;
use crate::shipping::{self, Shipped};

pub(super) fn refund(config: &Config, arguments: &RefundArguments) -> Result<String, OrdersError> {
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, arguments.order).await?;
        let mut done = String::new();
        for (attempt, amount) in shares(books, &order, arguments).await? {
            let refund = refunding::refund(books, order.id, attempt, amount, &arguments.reason).await;
            match refund.map_err(OrdersError::from).and_then(|refund| say(&refund)) {
                Ok(said) => done += &said,
                Err(why) if done.is_empty() => return Err(why),
                Err(why) => {
                    return Err(OrdersError::Partly {
                        done,
                        why: Box::new(why),
                    });
                }
            }
        }
        Ok(done)
    })
}

/// From which payments how much is given back.
async fn shares(
    books: Books<'_>,
    order: &Order,
    arguments: &RefundArguments,
) -> Result<Vec<(AttemptId, Money)>, OrdersError> {
    let mut left = refundable(books, order).await?;
    if let Some(asked) = arguments.attempt {
        left.retain(|(attempt, _)| *attempt == asked);
    }
    if left.is_empty() {
        return Err(OrdersError::NothingToRefund(
            "no money came in, or all of it is given back or promised",
        ));
    }
    let Some(text) = &arguments.amount else {
        return Ok(left);
    };
    let currency = order.total.currency;
    let amount = Money::parse(text, currency).ok_or_else(|| OrdersError::NoAmount {
        text: text.clone(),
        currency,
    })?;
    match left[..] {
        [(attempt, _)] => Ok(vec![(attempt, amount)]),
        _ => Err(OrdersError::SeveralPayments(
            left.iter()
                .map(|(attempt, left)| format!("{attempt} ({left})"))
                .collect(),
        )),
    }
}

/// The payments of an order that money is left of, with how much.
async fn refundable(books: Books<'_>, order: &Order) -> Result<Vec<(AttemptId, Money)>, OrdersError> {
    let currency = order.total.currency;
    let found = books
        .store
        .read("adding up what can be given back", async |reader: &Reader| {
            let refunds = list_refunds_of(reader, order.id).await?;
            let mut found = Vec::new();
            for attempt in list_attempts_of(reader, order.id).await? {
                let balance = balance_of_attempt(reader, order.id, attempt.id, currency).await?;
                let promised = refunds
                    .iter()
                    .filter(|refund| refund.attempt == attempt.id && refunding::is_open(refund.state))
                    .map(|refund| refund.amount);
                let left = balance.refundable().minus(Money::sum(currency, promised));
                if left.minor > 0 {
                    found.push((attempt.id, left));
                }
            }
            Ok(found)
        })
        .await?;
    Ok(found)
}

fn say(refund: &Refund) -> Result<String, OrdersError> {
    let Refund { id, amount, .. } = refund;
    match refund.state {
        RefundState::Done => Ok(format!("{amount} was given back ({id}).\n")),
        RefundState::Asked | RefundState::Pending => Ok(format!("{amount} is on its way back ({id}).\n")),
        RefundState::Failed => Err(OrdersError::RefundFailed),
    }
}

pub(super) fn cancel(config: &Config, name: OrderName) -> Result<String, OrdersError> {
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, name).await?;
        let now_ms = books.clock.now_ms();
        let ended = books
            .store
            .write_unless("cancelling an order", async |writer: &Writer| {
                let Some(order) = lock_order(writer, order.id).await? else {
                    return Ok(Err(OrdersError::Unknown(name)));
                };
                let ended = match end_order(writer, &order, now_ms).await? {
                    Ok(ended) => ended,
                    Err(refusal) => return Ok(Err(OrdersError::Cancel(refusal))),
                };
                release(writer, &order).await?;
                Ok(Ok(ended))
            })
            .await??;
        let mut said = format!("{name} is cancelled.\n");
        for attempt in &ended.to_stop {
            let Some(provider_ref) = &attempt.provider_ref else {
                continue;
            };
            match books.gateway.cancel(attempt.provider, provider_ref).await {
                Ok(finding) => {
                    let settling = books.store.write("settling an order", async |writer: &Writer| {
                        enter(writer, books.announcer, attempt, &finding, now_ms).await
                    });
                    settling.await?;
                }
                Err(error) => {
                    let unstopped = format!(
                        "Its payment {} could not be stopped ({error}): a running server looks after it; should money \
                         come, it becomes a case.\n",
                        attempt.id
                    );
                    said.push_str(&unstopped);
                }
            }
        }
        Ok(said)
    })
}

pub(super) fn ship(config: &Config, arguments: ShipArguments) -> Result<String, OrdersError> {
    let name = arguments.order;
    let parcel = Parcel {
        carrier: arguments.carrier,
        tracking: arguments.tracking,
    };
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, name).await?;
        Ok(match shipping::ship(books, order.id, &parcel).await? {
            Shipped::Noted => format!("{name} is sent.\n"),
            Shipped::Captured(amount) => format!("{name} is sent, and {amount} was taken.\n"),
        })
    })
}

/// Notes when the parcels of an order arrived: the term of a withdrawal begins then.
pub(super) fn deliver(config: &Config, arguments: &DeliveredArguments) -> Result<String, OrdersError> {
    let name = arguments.order;
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, name).await?;
        let now_ms = books.clock.now_ms();
        let today = Day::of(order.country, now_ms);
        let day = arguments.on.unwrap_or(today);
        let sent_on = order.shipped_at_ms.map(|at_ms| Day::of(order.country, at_ms));
        let is_possible = sent_on.is_some_and(|sent_on| (sent_on..=today).contains(&day));
        if !is_possible {
            return Err(OrdersError::NotDelivered);
        }
        // Nobody knows the hour, and the term counts in days.
        let noon = LocalTime {
            day,
            hour: 12,
            minute: 0,
        };
        let arrived = books
            .store
            .write("noting that parcels arrived", async |writer: &Writer| {
                let at_ms = noon.at_ms(order.country);
                let parcels = mark_delivered(writer, order.id, at_ms).await?;
                if parcels > 0 {
                    books.announcer.delivered(writer, &order, at_ms, now_ms).await?;
                }
                Ok(parcels)
            });
        match arrived.await? {
            0 => Err(OrdersError::NotDelivered),
            _ => Ok(format!("{name} arrived on {day}.\n")),
        }
    })
}
