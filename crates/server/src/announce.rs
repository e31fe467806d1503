//! Who is told what becomes of an order: its buyer by mail, and a program of the operator by webhook. Each is written down in the
//! very transaction that is its cause, once for each cause, so that nobody is told what did not happen.

use domain::id::{OrderId, RefundId};
use domain::order::Order;
use store::jobs::postpone_job;
use store::orders::Settled;
use store::{StoreError, Writer};

use crate::config::Config;
use crate::jobs::{
    MailAbout, MailKind, MailWork, WebhookAbout, WebhookEvent, WebhookWork, Work, write_down, write_down_later,
};

/// Most payments are certain by then, and their own mail says all of it.
const RECEIVED_WAIT_MS: i64 = 2 * 60 * 1000;

/// Writes down what others are told.
#[derive(Clone, Copy, Debug)]
pub struct Announcer {
    /// Whether a program of the operator is told anything.
    has_receiver: bool,
    /// How long after a parcel arrived its buyer is asked what it was like; `None`: nobody is asked.
    review_after_ms: Option<i64>,
}

impl Announcer {
    pub const fn new(config: &Config) -> Self {
        Announcer {
            has_receiver: config.webhook.is_some(),
            review_after_ms: config.review_after_ms,
        }
    }

    /// The order button was pressed for the first time.
    pub async fn placed(self, writer: &Writer, order: &Order, now_ms: i64) -> Result<(), StoreError> {
        let (work, cause) = mail(MailKind::OrderReceived, MailAbout::Order { order: order.id });
        write_down_later(writer, &work, &cause, now_ms, RECEIVED_WAIT_MS).await
    }

    /// What a provider said was written into the books.
    pub async fn settled(self, writer: &Writer, settled: &Settled, now_ms: i64) -> Result<(), StoreError> {
        let order = settled.order.id;
        if settled.became_authorised {
            mail_now(writer, MailKind::OrderReserved, MailAbout::Order { order }, now_ms).await?;
        }
        if settled.became_paid {
            mail_now(writer, MailKind::OrderPaid, MailAbout::Order { order }, now_ms).await?;
            let about = WebhookAbout::Order { order };
            self.tell(writer, WebhookEvent::OrderPaid, about, now_ms).await?;
        }
        for refund in &settled.ended_refunds {
            self.refunded(writer, *refund, now_ms).await?;
        }
        Ok(())
    }

    /// A parcel left.
    pub async fn shipped(self, writer: &Writer, order: OrderId, now_ms: i64) -> Result<(), StoreError> {
        mail_now(writer, MailKind::OrderShipped, MailAbout::Order { order }, now_ms).await?;
        let about = WebhookAbout::Order { order };
        self.tell(writer, WebhookEvent::OrderShipped, about, now_ms).await?;
        // Nobody may ever say when it arrives, so this counts until somebody does.
        let Some(wait_ms) = self.review_after_ms else {
            return Ok(());
        };
        let (work, cause) = mail(MailKind::Review, MailAbout::Order { order });
        write_down_later(writer, &work, &cause, now_ms, wait_ms).await
    }

    /// A parcel of an order arrived: its buyer is asked so much later, unless they were asked already.
    pub async fn delivered(self, writer: &Writer, order: &Order, at_ms: i64, now_ms: i64) -> Result<(), StoreError> {
        let (Some(wait_ms), Some(shipped_at_ms)) = (self.review_after_ms, order.shipped_at_ms) else {
            return Ok(());
        };
        if shipped_at_ms + wait_ms <= now_ms {
            return Ok(());
        }
        let (work, cause) = mail(MailKind::Review, MailAbout::Order { order: order.id });
        let run_at_ms = at_ms + wait_ms;
        write_down_later(writer, &work, &cause, now_ms, run_at_ms - now_ms).await?;
        postpone_job(writer, Work::MAIL, &cause, run_at_ms).await.map(drop)
    }

    /// Digital goods can be opened.
    pub async fn goods_opened(self, writer: &Writer, order: OrderId, now_ms: i64) -> Result<(), StoreError> {
        mail_now(writer, MailKind::Goods, MailAbout::Order { order }, now_ms).await?;
        let about = WebhookAbout::Order { order };
        self.tell(writer, WebhookEvent::OrderDelivered, about, now_ms).await
    }

    /// Money was given back.
    pub async fn refunded(self, writer: &Writer, refund: RefundId, now_ms: i64) -> Result<(), StoreError> {
        mail_now(writer, MailKind::OrderRefunded, MailAbout::Refund { refund }, now_ms).await?;
        let about = WebhookAbout::Refund { refund };
        self.tell(writer, WebhookEvent::OrderRefunded, about, now_ms).await
    }

    /// Writes a message to the program of the operator down, if there is one.
    pub async fn tell(
        self,
        writer: &Writer,
        event: WebhookEvent,
        about: WebhookAbout,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        if !self.has_receiver {
            return Ok(());
        }
        let cause = format!("{} {about} {at_ms}", event.name());
        let work = Work::Webhook(WebhookWork { event, about, at_ms });
        write_down(writer, &work, &cause, at_ms).await
    }
}

async fn mail_now(writer: &Writer, mail_kind: MailKind, about: MailAbout, now_ms: i64) -> Result<(), StoreError> {
    let (work, cause) = mail(mail_kind, about);
    write_down(writer, &work, &cause, now_ms).await
}

/// A mail of which there is one for what it is about.
fn mail(mail: MailKind, about: MailAbout) -> (Work, String) {
    let cause = format!("{} {about}", mail.name());
    (Work::Mail(MailWork { mail, about }), cause)
}
