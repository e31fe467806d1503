//! `trichter orders refund|cancel|ship`: what moves money, or ends an order.

use domain::id::AttemptId;
use domain::money::Money;
use domain::order::{Order, Refund, RefundState};
use store::ledger::balance_of_attempt;
use store::orders::{self, end_order, lock_order};
use store::payment_attempts::list_attempts_of;
use store::refunds::list_refunds_of;
use store::{Reader, Writer};

use super::books::with_books;
use super::{OrderName, OrdersError, RefundArguments, get_order};
use crate::config::Config;
use crate::orders::effects::release;
use crate::orders::fresh_ulid;
use crate::refunding::{self, Books};
use crate::shipping::{self, Shipped};

pub(super) fn refund(config: &Config, arguments: &RefundArguments) -> Result<String, OrdersError> {
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, arguments.order).await?;
        let mut said = String::new();
        for (attempt, amount) in shares(books, &order, arguments).await? {
            let refund = refunding::refund(books, order.id, attempt, amount, &arguments.reason).await?;
            said += &say(&refund)?;
        }
        Ok(said)
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
                    let fresh = fresh_ulid(now_ms);
                    let settling = books.store.write("settling an order", async |writer: &Writer| {
                        orders::settle(writer, attempt.order, attempt.id, &finding, fresh, now_ms).await
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

pub(super) fn ship(config: &Config, name: OrderName) -> Result<String, OrdersError> {
    with_books(config, async |books: Books<'_>| {
        let order = get_order(books.store, name).await?;
        Ok(match shipping::ship(books, order.id).await? {
            Shipped::Noted => format!("{name} is sent.\n"),
            Shipped::Captured(amount) => format!("{name} is sent, and {amount} was taken.\n"),
        })
    })
}
