//! Orders within the server: whose they are, how a draft becomes binding, and what follows when its money is certain or when it
//! ends. How money reaches an order is the business of `settle` alone.

use domain::id::{OrderId, Ulid};
use domain::ledger::Balance;
use domain::order::{Attempt, Order, OrderLine};
use domain::token::TokenHash;
use store::ledger::balance_of;
use store::orders::{find_order, list_lines};
use store::payment_attempts::list_attempts_of;
use store::{Reader, StoreError};

use crate::app::App;
use crate::http::problem::{Code, Problem};
use crate::random::random_bytes;

pub mod draft;
pub mod effects;
pub mod place;

/// An order with all that belongs to it.
#[derive(Clone, Debug)]
pub struct WholeOrder {
    pub order: Order,
    pub lines: Vec<OrderLine>,
    /// The first one first.
    pub attempts: Vec<Attempt>,
    pub balance: Balance,
}

/// The order of that id, if the secret is that of its browser or of a link in its mails or in those of its purchase's first one.
pub async fn own_order(app: &App, id: OrderId, token: TokenHash) -> Result<WholeOrder, Problem> {
    let is_of_mail = |id: OrderId| app.links.order(id).recognise(token);
    let found = app
        .store
        .read("looking for an order", async |reader: &Reader| {
            let Some(order) = find_order(reader, id).await? else {
                return Ok(None);
            };
            // Compared before anything else is read, so that time tells nothing about orders of others.
            if order.token_hash != token && !is_of_mail(id) && !order.first.is_some_and(is_of_mail) {
                return Ok(None);
            }
            load(reader, order).await.map(Some)
        })
        .await?;
    found.ok_or_else(no_such_order)
}

pub async fn load(reader: &Reader, order: Order) -> Result<WholeOrder, StoreError> {
    Ok(WholeOrder {
        lines: list_lines(reader, order.id).await?,
        attempts: list_attempts_of(reader, order.id).await?,
        balance: balance_of(reader, order.id, order.total.currency).await?,
        order,
    })
}

/// Whether the order never was or belongs to somebody else is nobody's business.
pub fn no_such_order() -> Problem {
    Problem::new(Code::NotFound).with_detail("There is no such order, or it is not yours.")
}

/// A number that nobody else has.
pub fn fresh_ulid(now_ms: i64) -> Ulid {
    let random = random_bytes().map(u128::from_be_bytes).unwrap_or_default();
    Ulid::new(u64::try_from(now_ms).unwrap_or_default(), random)
}
