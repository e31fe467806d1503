//! Mails about an order, to its buyer: that it came, that its money came, that its parcel left, that its digital goods can be
//! opened, that money was given back, and whether they want to say what it was like. Each knows when it is no longer wanted,
//! and what it links to.

use content::{Kind, Page, Site};
use domain::digital_goods::{Access, Grant};
use domain::feedback::is_asked;
use domain::id::{OrderId, RefundId};
use domain::lead::Address;
use domain::order::{Order, OrderLine, OrderState, Refund, RefundState, Shipment, payment_under_way};
use store::feedback::has_objection;
use store::ledger::balance_of;
use store::orders::{find_order, list_lines};
use store::payment_attempts::list_attempts_of;
use store::refunds::{find_refund, list_refunds_of};
use store::shipments::list_shipments_of;
use store::withdrawals::list_cases_of_order;
use store::{Reader, StoreError};

use super::addresses::{Addresses, lost_key};
use super::legal::contract;
use super::order_facts::{OrderFacts, Printing};
use super::{MailLinks, Post};
use crate::app::App;
use crate::digital_goods::list_goods;
use crate::jobs::{JobFailure, MailKind};

/// Why a buyer gets a mail.
pub(super) struct OrderMatter {
    pub(super) order: Order,
    pub(super) address: Address,
    pub(super) lines: Vec<OrderLine>,
    pub(super) purpose: Purpose,
}

/// What a mail is there for.
pub(super) enum Purpose {
    Received,
    Reserved,
    Paid,
    Shipped(Shipment),
    /// With its place among the refunds of the order, from 1.
    Refunded(Refund, usize),
    Review,
    /// With the goods that can be opened.
    Goods(Vec<Grant>),
}

impl OrderMatter {
    /// There is none if the mail would say what is no longer so, or if another one says it better.
    pub(super) async fn find(
        reader: &Reader,
        mail: MailKind,
        id: OrderId,
        now_ms: i64,
    ) -> Result<Option<Self>, StoreError> {
        let Some(order) = find_order(reader, id).await? else {
            return Ok(None);
        };
        let purpose = match mail {
            MailKind::OrderReceived if order.state == OrderState::Placed && is_meant(reader, &order).await? => {
                Purpose::Received
            }
            MailKind::OrderReserved if order.state == OrderState::Authorised => Purpose::Reserved,
            MailKind::OrderPaid if order.paid_at_ms.is_some() => Purpose::Paid,
            MailKind::OrderShipped => match list_shipments_of(reader, id).await?.pop() {
                Some(shipment) => Purpose::Shipped(shipment),
                None => return Ok(None),
            },
            MailKind::Review => {
                let balance = balance_of(reader, id, order.total.currency).await?;
                let cases = list_cases_of_order(reader, id).await?;
                let is_unwanted = match &order.email {
                    Some(address) => has_objection(reader, &address.email).await?,
                    None => true,
                };
                if is_unwanted || !is_asked(&order, &balance, &cases) {
                    return Ok(None);
                }
                Purpose::Review
            }
            MailKind::Goods => match open_grants(reader, &order, now_ms).await? {
                grants if grants.is_empty() => return Ok(None),
                grants => Purpose::Goods(grants),
            },
            _ => return Ok(None),
        };
        OrderMatter::of(reader, order, purpose).await
    }

    /// An order whose money came, also of who asked to be forgotten: an invoice stays one.
    pub(super) async fn find_invoice(reader: &Reader, id: OrderId) -> Result<Option<Self>, StoreError> {
        let found = find_order(reader, id).await?;
        let Some(order) = found.filter(|order| order.paid_at_ms.is_some()) else {
            return Ok(None);
        };
        let nobody = || Address {
            email: String::new(),
            as_written: String::new(),
        };
        Ok(Some(OrderMatter {
            lines: list_lines(reader, order.id).await?,
            address: order.email.clone().unwrap_or_else(nobody),
            order,
            purpose: Purpose::Paid,
        }))
    }

    pub(super) async fn find_refund(reader: &Reader, id: RefundId) -> Result<Option<Self>, StoreError> {
        let done = find_refund(reader, id)
            .await?
            .filter(|refund| refund.state == RefundState::Done);
        let Some(refund) = done else {
            return Ok(None);
        };
        let Some(order) = find_order(reader, refund.order).await? else {
            return Ok(None);
        };
        let all = list_refunds_of(reader, refund.order).await?;
        let before = all.iter().take_while(|other| other.id != refund.id).count();
        OrderMatter::of(reader, order, Purpose::Refunded(refund, before + 1)).await
    }

    /// Who asked to be forgotten gets no mail.
    async fn of(reader: &Reader, order: Order, purpose: Purpose) -> Result<Option<Self>, StoreError> {
        let Some(address) = order.email.clone() else {
            return Ok(None);
        };
        Ok(Some(OrderMatter {
            lines: list_lines(reader, order.id).await?,
            order,
            address,
            purpose,
        }))
    }

    pub(super) fn post(&self, app: &App, site: &Site) -> Result<Post, JobFailure> {
        let order = &self.order;
        let addresses = Addresses {
            app,
            site,
            country: order.country,
        };
        let secret = app.links.order(order.id).newest().ok_or_else(lost_key)?;
        let proof = format!("#order={}.{secret}", order.id);
        let main = if matches!(self.purpose, Purpose::Review) {
            let secret = app.links.review(order.id).newest().ok_or_else(lost_key)?;
            let feedback = addresses.page(page_of(site, Kind::Feedback)?);
            format!("{feedback}#review={}.{secret}", order.id)
        } else {
            format!("{}{proof}", addresses.page(page_of(site, Kind::Thankyou)?))
        };
        let buyer = app
            .links
            .buyer(order.id, &self.address.email)
            .newest()
            .ok_or_else(lost_key)?;
        // A shop that asks for no address has no page for it; then its buyers write.
        let mailbox = addresses.mailbox().ok();
        let data = mailbox.map(|mailbox| format!("{mailbox}#data={}.{buyer}", order.id));
        let withdraw = match self.purpose {
            Purpose::Reserved | Purpose::Paid | Purpose::Shipped(_) => {
                Some(format!("{}{proof}", addresses.page(&site.pages[site.refund])))
            }
            Purpose::Received | Purpose::Refunded(..) | Purpose::Review | Purpose::Goods(_) => None,
        };
        Ok(Post {
            to: self.address.as_written.clone(),
            country: order.country,
            locale: order.locale,
            one_click: None,
            links: MailLinks {
                main,
                data,
                unsubscribe: None,
                withdraw,
                terms: addresses.terms(),
                home: addresses.home(),
            },
            order: Some(self.facts(addresses)),
            withdrawal: None,
            documented_at_ms: match &self.purpose {
                Purpose::Paid => order.paid_at_ms,
                Purpose::Refunded(refund, _) => refund.ended_at_ms,
                Purpose::Received | Purpose::Reserved | Purpose::Shipped(_) | Purpose::Goods(_) | Purpose::Review => {
                    None
                }
            },
        })
    }

    fn facts(&self, addresses: Addresses<'_>) -> OrderFacts {
        let printing = Printing {
            site: addresses.site,
            order: &self.order,
        };
        let mut facts = printing.order(&self.lines, &self.address.as_written);
        match &self.purpose {
            Purpose::Received | Purpose::Review => {}
            Purpose::Reserved | Purpose::Paid => facts.legal = contract(addresses),
            Purpose::Shipped(shipment) => facts.shipment = Some(printing.shipment(shipment)),
            Purpose::Refunded(refund, which) => facts.refund = Some(printing.refund(refund, *which)),
            Purpose::Goods(grants) => facts.opened = Some(printing.goods(grants, &self.lines)),
        }
        facts
    }
}

async fn open_grants(reader: &Reader, order: &Order, now_ms: i64) -> Result<Vec<Grant>, StoreError> {
    let goods = list_goods(reader, order, now_ms).await?.into_iter();
    let open = goods.filter(|good| good.access == Access::Open);
    Ok(open.map(|good| good.grant).collect())
}

fn page_of(site: &Site, kind: Kind) -> Result<&Page, JobFailure> {
    let page = site.pages.iter().find(|page| page.kind == kind);
    page.ok_or_else(|| JobFailure::GiveUp(format!("no page of the content has the kind `{}`", kind.name())))
}

/// Who turns an offer after payment down at the bank's page has not ordered: only money that is on its way says that they have.
async fn is_meant(reader: &Reader, order: &Order) -> Result<bool, StoreError> {
    if order.first.is_none() {
        return Ok(true);
    }
    Ok(payment_under_way(&list_attempts_of(reader, order.id).await?))
}
