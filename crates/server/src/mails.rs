//! The mails of the shop: who gets one, what it links to, and how it leaves. Their words and looks are in `web/mail`.

use content::Site;
use domain::country::Country;
use domain::id::{JobId, OrderId};
use domain::locale::Locale;
use lettre::Message;
use lettre::message::Mailbox;
use serde::Serialize;
use store::{Reader, StoreError};

use self::attachment::Attachment;
use self::body::MailBody;
use self::message::Letter;
use self::of_cart::CartMatter;
pub use self::of_cart::{find_subscriber, work as cart_mail};
use self::of_lead::LeadMatter;
use self::of_order::OrderMatter;
use self::of_withdrawal::{WithdrawalFacts, WithdrawalMatter};
use self::order_facts::OrderFacts;
use self::transport::{Transport, TransportError};
use crate::app::App;
use crate::config::Config;
use crate::jobs::{JobFailure, MailAbout, MailKind, MailWork};

mod addresses;
mod attachment;
mod body;
mod files;
mod legal;
mod message;
mod of_cart;
mod of_lead;
mod of_order;
mod of_withdrawal;
mod order_facts;
pub mod preview;
mod samples;
mod smtp;
pub mod transport;

/// How mails leave, and whom they are from.
pub struct Mails {
    transport: Transport,
    /// `None`: the shop, at the operator's address.
    from: Option<Mailbox>,
}

impl Mails {
    /// Opens the way out, within a runtime. Nobody is called yet.
    pub fn open(config: &Config, public_url: &str) -> Result<Self, TransportError> {
        Ok(Mails {
            transport: Transport::open(config, public_url)?,
            from: config.mails.from.clone(),
        })
    }
}

/// A mail before its words are found: to whom, in which language, and what it links to.
struct Post {
    /// As it was written.
    to: String,
    country: Country,
    locale: Locale,
    links: MailLinks,
    /// Where programs that read mails unsubscribe, for who may get a newsletter.
    one_click: Option<String>,
    /// There if the mail is about an order.
    order: Option<OrderFacts>,
    /// There if it acknowledges a withdrawal.
    withdrawal: Option<WithdrawalFacts>,
    /// When that happened which the mail brings a document of.
    documented_at_ms: Option<i64>,
}

/// The links that a mail shows.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct MailLinks {
    /// What the mail is there for.
    main: String,
    /// What is kept of whoever reads it, to be looked at and deleted; there for who left an address or bought something.
    data: Option<String>,
    /// There for who may get a newsletter.
    unsubscribe: Option<String>,
    /// Where a contract is withdrawn from, there for who has one.
    withdraw: Option<String>,
    terms: String,
    home: String,
}

/// What a mail is about, as the books have it.
enum Matter {
    Lead(Box<LeadMatter>),
    Order(Box<OrderMatter>),
    Cart(Box<CartMatter>),
    Withdrawal(Box<WithdrawalMatter>),
}

/// Sends a mail, unless whom it is for no longer wants it. A mail that is sent again has the same name, so that programs
/// which read mails can tell.
pub async fn send(app: &App, job: JobId, work: MailWork) -> Result<(), JobFailure> {
    let Some(matter) = find_matter(app, work).await? else {
        tracing::debug!(%job, "a mail is no longer wanted");
        return Ok(());
    };
    let edition = app.pages.edition();
    let post = post(app, &edition.site, &matter)?;
    let body = body::render(app, &edition.site, work.mail, &post).await?;
    let attachment = attachment::make(app, &edition.site, &post, &body).await?;
    let message = write_letter(app, &edition.site, job, &post, body, attachment)?;
    app.mails.transport.deliver(job, message).await
}

fn post(app: &App, site: &Site, matter: &Matter) -> Result<Post, JobFailure> {
    match matter {
        Matter::Lead(matter) => matter.post(app, site),
        Matter::Order(matter) => matter.post(app, site),
        Matter::Cart(matter) => matter.post(app, site),
        Matter::Withdrawal(matter) => Ok(matter.post(app, site)),
    }
}

/// A mail as it goes over the wire.
fn write_letter(
    app: &App,
    site: &Site,
    job: JobId,
    post: &Post,
    body: MailBody,
    attachment: Option<Attachment>,
) -> Result<Message, JobFailure> {
    let letter = Letter {
        job,
        from: match &app.mails.from {
            Some(from) => from.clone(),
            None => message::sender(site)?,
        },
        to: &post.to,
        one_click: post.one_click.as_deref(),
        now_ms: app.press.clock.now_ms(),
    };
    letter.write(body, attachment)
}

/// The invoice of an order as it is sent to its buyer: the name of the file and the file. There is none before the money came.
pub async fn invoice(app: &App, order: OrderId) -> Result<Option<(String, Vec<u8>)>, JobFailure> {
    let found = app
        .store
        .read("looking for an order", async |reader: &Reader| {
            OrderMatter::find_invoice(reader, order).await
        })
        .await?;
    let Some(matter) = found else {
        return Ok(None);
    };
    let site = &app.pages.edition().site;
    let post = matter.post(app, site)?;
    let body = body::render(app, site, MailKind::OrderPaid, &post).await?;
    let attachment = attachment::make(app, site, &post, &body).await?;
    Ok(attachment.map(|attachment| (attachment.name, attachment.bytes)))
}

/// There is none if the mail is no longer wanted: withdrawn, answered already, erased or too old.
async fn find_matter(app: &App, work: MailWork) -> Result<Option<Matter>, StoreError> {
    if let (MailKind::Cart, MailAbout::Order { order }) = (work.mail, work.about) {
        let matter = CartMatter::claim(app, order).await?;
        return Ok(matter.map(Box::new).map(Matter::Cart));
    }
    let now_ms = app.press.clock.now_ms();
    app.store
        .read("looking for whom a mail is for", async |reader: &Reader| {
            let order = match work.about {
                MailAbout::Lead { lead } => {
                    let matter = LeadMatter::find(reader, work.mail, lead).await?;
                    return Ok(matter.map(Box::new).map(Matter::Lead));
                }
                MailAbout::Withdrawal { withdrawal } => {
                    let matter = WithdrawalMatter::find(reader, withdrawal).await?;
                    return Ok(matter.map(Box::new).map(Matter::Withdrawal));
                }
                MailAbout::Order { order } => OrderMatter::find(reader, work.mail, order, now_ms).await?,
                MailAbout::Refund { refund } => OrderMatter::find_refund(reader, refund).await?,
            };
            Ok(order.map(Box::new).map(Matter::Order))
        })
        .await
}
