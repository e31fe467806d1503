//! Digital goods of orders: granted in the transaction that makes the money certain, opened by a job at their moment, and looked
//! at for as long as the contract stands.

use content::{Digital, Site};
use domain::digital_goods::{Access, AccessCode, Grant, grant_of_line};
use domain::id::{GrantId, OrderId};
use domain::order::Order;
use domain::withdrawal::{Form, WithdrawalCase};
use store::digital_goods::{insert_grants, list_codes_of, list_grants_of, open_grant};
use store::ledger::balance_of;
use store::orders::{list_lines, lock_order};
use store::withdrawals::{find_withdrawal, list_cases_of_order};
use store::{Reads, StoreError, Writer};

use crate::app::App;
use crate::jobs::{GoodsWork, JobFailure, Work, write_down, write_down_later};
use crate::orders::fresh_ulid;
use crate::random::random_bytes;

/// Something that was bought, and whether it can be opened.
#[derive(Clone, Debug)]
pub struct Good {
    pub grant: Grant,
    pub access: Access,
    /// There once they are made, of what is opened by codes.
    pub codes: Vec<AccessCode>,
}

/// Grants what an order that was just sold has of digital goods, and writes down that they are to be opened.
pub async fn grant(writer: &Writer, order: &Order, now_ms: i64) -> Result<(), StoreError> {
    let mut id = fresh_ulid(now_ms);
    let mut grants = Vec::new();
    for (line, position) in list_lines(writer, order.id).await?.iter().zip(1..) {
        grants.extend(grant_of_line(GrantId(id), order, position, line, now_ms));
        id = id.next();
    }
    let Some(opens_at_ms) = grants.iter().map(|grant| grant.opens_at_ms).min() else {
        return Ok(());
    };
    insert_grants(writer, &grants).await?;
    let work = Work::Goods(GoodsWork { order: order.id });
    let cause = format!("goods {}", order.id);
    write_down_later(writer, &work, &cause, now_ms, opens_at_ms - now_ms).await
}

/// Writes down that an order is looked at again whose buyer keeps it after all: its goods may have been due meanwhile.
pub async fn look_again(writer: &Writer, order: OrderId, now_ms: i64) -> Result<(), StoreError> {
    if list_grants_of(writer, order).await?.is_empty() {
        return Ok(());
    }
    let cause = format!("goods {order} kept {now_ms}");
    write_down(writer, &Work::Goods(GoodsWork { order }), &cause, now_ms).await
}

/// The digital goods of an order, in the order of its lines.
pub async fn list_goods(reads: &impl Reads, order: &Order, now_ms: i64) -> Result<Vec<Good>, StoreError> {
    let grants = list_grants_of(reads, order.id).await?;
    if grants.is_empty() {
        return Ok(Vec::new());
    }
    let balance = balance_of(reads, order.id, order.total.currency).await?;
    let cases = list_statements(reads, order.id).await?;
    let mut goods = Vec::new();
    for grant in grants {
        let access = Access::of(&grant, order.state, &balance, &cases, now_ms);
        goods.push(Good {
            access,
            codes: match access {
                Access::Open => list_codes_of(reads, grant.id).await?,
                Access::Waiting | Access::Ended => Vec::new(),
            },
            grant,
        });
    }
    Ok(goods)
}

/// The cases of withdrawal that an order is in, each with what its sender wrote.
async fn list_statements(reads: &impl Reads, order: OrderId) -> Result<Vec<(WithdrawalCase, Form)>, StoreError> {
    let mut statements = Vec::new();
    for case in list_cases_of_order(reads, order).await? {
        if let Some(withdrawal) = find_withdrawal(reads, case.withdrawal).await? {
            statements.push((case, withdrawal.form));
        }
    }
    Ok(statements)
}

/// Opens what is due of an order: makes its codes, and has its buyer told. What is opened stays as it is.
pub async fn open(app: &App, work: GoodsWork) -> Result<(), JobFailure> {
    let now_ms = app.press.clock.now_ms();
    let site = &app.pages.edition().site;
    app.store
        .write_unless("opening digital goods", async |writer: &Writer| {
            let Some(order) = lock_order(writer, work.order).await? else {
                return Ok(Ok(()));
            };
            let mut goods = list_goods(writer, &order, now_ms).await?;
            goods.retain(|good| good.access == Access::Open && good.grant.opened_at_ms.is_none());
            if goods.is_empty() {
                return Ok(Ok(()));
            }
            for good in &goods {
                let codes = match codes_for(site, &good.grant) {
                    Ok(codes) => codes,
                    Err(failure) => return Ok(Err(failure)),
                };
                open_grant(writer, good.grant.id, &codes, now_ms).await?;
            }
            app.announcer.goods_opened(writer, order.id, now_ms).await?;
            Ok(Ok(()))
        })
        .await??;
    app.jobs.wake();
    Ok(())
}

/// One for each piece of what is opened by codes; none for what is a file.
fn codes_for(site: &Site, grant: &Grant) -> Result<Vec<AccessCode>, JobFailure> {
    let product = site.products.get(&grant.product);
    let digital = product.and_then(|product| product.digital.as_ref()).ok_or_else(|| {
        let reason = format!("the content sells no digital product `{}` any more", grant.product);
        JobFailure::TryAgain(reason)
    })?;
    let code = |_| random_bytes().map(|bytes| AccessCode::new(u128::from_be_bytes(bytes)));
    match digital {
        Digital::Book(_) => Ok(Vec::new()),
        Digital::AccessCode => (0..grant.copies)
            .map(code)
            .collect::<Result<_, _>>()
            .map_err(|error| JobFailure::TryAgain(error.to_string())),
    }
}
