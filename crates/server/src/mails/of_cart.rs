//! The mail about what somebody left behind, which is advertising: only for who confirmed the newsletter, once in a long
//! while, and with the way to end it.

use content::Site;
use domain::id::OrderId;
use domain::lead::{Address, Lead, Marketing};
use domain::order::{Order, OrderLine, Reminder, check_reminder, payment_under_way};
use store::leads::list_leads_of;
use store::mail_budgets::{MailDay, lock_mail_budget};
use store::orders::{list_lines, list_orders_of, lock_order, mark_reminded};
use store::payment_attempts::list_attempts_of;
use store::{Reads, StoreError, Writer};

use super::addresses::Addresses;
use super::of_lead::OwnLinks;
use super::order_facts::Printing;
use super::{MailLinks, Post};
use crate::app::App;
use crate::jobs::{JobFailure, MailAbout, MailKind, MailWork, Work, write_down_later};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// An order without money whose buyer wants to hear from the shop.
pub(super) struct CartMatter {
    pub(super) order: Order,
    pub(super) address: Address,
    pub(super) lines: Vec<OrderLine>,
    pub(super) lead: Lead,
}

/// The newest lead of an address that confirmed the newsletter.
pub async fn find_subscriber(reads: &impl Reads, email: &str) -> Result<Option<Lead>, StoreError> {
    let leads = list_leads_of(reads, email).await?;
    let mut subscribed = leads
        .into_iter()
        .filter(|lead| matches!(lead.marketing, Marketing::Confirmed { .. }));
    Ok(subscribed.next())
}

/// The mail about an order, to be written down now and sent after a while.
pub const fn work(order: OrderId) -> Work {
    Work::Mail(MailWork {
        mail: MailKind::Cart,
        about: MailAbout::Order { order },
    })
}

impl CartMatter {
    /// Takes the one mail of this sort that an address gets in a long while, if it is due; if the order was changed of late,
    /// looks again later. Who is told of an order is noted before the mail leaves, and the same mail may leave again.
    pub(super) async fn claim(app: &App, id: OrderId) -> Result<Option<Self>, StoreError> {
        let now_ms = app.press.clock.now_ms();
        app.store
            .write("looking whether somebody is to be reminded", async |writer: &Writer| {
                let Some(order) = lock_order(writer, id).await? else {
                    return Ok(None);
                };
                let Some(address) = order.email.clone() else {
                    return Ok(None);
                };
                let Some(lead) = find_subscriber(writer, &address.email).await? else {
                    return Ok(None);
                };
                // Two orders of one address are looked at one after the other.
                if let Some(hash) = app.links.address(&address.email) {
                    let day = now_ms.div_euclid(DAY_MS);
                    lock_mail_budget(writer, MailDay { address: hash, day }).await?;
                }
                let all = list_orders_of(writer, &address.email).await?;
                let is_under_way = payment_under_way(&list_attempts_of(writer, id).await?);
                match check_reminder(&order, &all, is_under_way, now_ms) {
                    Reminder::Never => return Ok(None),
                    Reminder::NotBefore(due_at_ms) => {
                        let cause = format!("cart {id} {due_at_ms}");
                        write_down_later(writer, &work(id), &cause, now_ms, due_at_ms - now_ms).await?;
                        return Ok(None);
                    }
                    Reminder::Now => mark_reminded(writer, id, now_ms).await?,
                }
                Ok(Some(CartMatter {
                    lines: list_lines(writer, id).await?,
                    order,
                    address,
                    lead,
                }))
            })
            .await
    }

    pub(super) fn post(&self, app: &App, site: &Site) -> Result<Post, JobFailure> {
        let order = &self.order;
        let addresses = Addresses {
            app,
            site,
            country: order.country,
        };
        let own = OwnLinks::new(addresses, &self.lead, &self.address)?;
        // A page that is gone meanwhile leads to the shop's front.
        let from = site
            .pages
            .iter()
            .find(|page| page.path == format!("/{}", order.from_page));
        let printing = Printing { site, order };
        Ok(Post {
            to: self.address.as_written.clone(),
            country: order.country,
            locale: order.locale,
            one_click: own.one_click,
            links: MailLinks {
                main: from.map_or_else(|| addresses.home(), |page| addresses.page(page)),
                data: Some(own.data),
                unsubscribe: own.unsubscribe,
                withdraw: None,
                terms: addresses.terms(),
                home: addresses.home(),
            },
            order: Some(printing.order(&self.lines, &self.address.as_written)),
            withdrawal: None,
            documented_at_ms: None,
        })
    }
}
