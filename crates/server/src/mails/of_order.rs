//! Mails about an order, to its buyer: that it came, that its money came, that its parcel left, that money was given back.
//! Each knows when it is no longer wanted, and what it links to.

use content::{Kind, Page, Site};
use domain::id::{OrderId, RefundId};
use domain::lead::Address;
use domain::order::{Order, OrderLine, OrderState, Refund, RefundState, Shipment};
use store::orders::{find_order, list_lines};
use store::refunds::{find_refund, list_refunds_of};
use store::shipments::list_shipments_of;
use store::{Reader, StoreError};

use super::addresses::{Addresses, lost_key};
use super::legal::contract;
use super::order_facts::{OrderFacts, Printing};
use super::{MailLinks, Post};
use crate::app::App;
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
}

impl OrderMatter {
    /// There is none if the mail would say what is no longer so, or if another one says it better.
    pub(super) async fn find(reader: &Reader, mail: MailKind, id: OrderId) -> Result<Option<Self>, StoreError> {
        let Some(order) = find_order(reader, id).await? else {
            return Ok(None);
        };
        let purpose = match mail {
            MailKind::OrderReceived if order.state == OrderState::Placed => Purpose::Received,
            MailKind::OrderReserved if order.state == OrderState::Authorised => Purpose::Reserved,
            MailKind::OrderPaid if order.paid_at_ms.is_some() => Purpose::Paid,
            MailKind::OrderShipped => match list_shipments_of(reader, id).await?.pop() {
                Some(shipment) => Purpose::Shipped(shipment),
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        OrderMatter::of(reader, order, purpose).await
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
        let thankyou = addresses.page(page_of(site, Kind::Thankyou)?);
        let withdraw = match self.purpose {
            Purpose::Reserved | Purpose::Paid | Purpose::Shipped(_) => {
                Some(format!("{}{proof}", addresses.page(&site.pages[site.refund])))
            }
            Purpose::Received | Purpose::Refunded(..) => None,
        };
        Ok(Post {
            to: self.address.as_written.clone(),
            country: order.country,
            locale: order.locale,
            one_click: None,
            links: MailLinks {
                main: format!("{thankyou}{proof}"),
                data: None,
                unsubscribe: None,
                withdraw,
                terms: addresses.terms(),
                home: addresses.home(),
            },
            order: Some(self.facts(addresses)),
            withdrawal: None,
        })
    }

    fn facts(&self, addresses: Addresses<'_>) -> OrderFacts {
        let printing = Printing {
            site: addresses.site,
            order: &self.order,
        };
        let mut facts = printing.order(&self.lines, &self.address.as_written);
        match &self.purpose {
            Purpose::Received => {}
            Purpose::Reserved | Purpose::Paid => facts.legal = contract(addresses),
            Purpose::Shipped(shipment) => facts.shipment = Some(printing.shipment(shipment)),
            Purpose::Refunded(refund, which) => facts.refund = Some(printing.refund(refund, *which)),
        }
        facts
    }
}

fn page_of(site: &Site, kind: Kind) -> Result<&Page, JobFailure> {
    let page = site.pages.iter().find(|page| page.kind == kind);
    page.ok_or_else(|| JobFailure::GiveUp(format!("no page of the content has the kind `{}`", kind.name())))
}
