//! Work that is done after a request, and done even if the process dies in between: it is written down in the transaction of
//! its cause.

use std::fmt;

use domain::id::{AttemptId, JobId, LeadId, OrderId, RefundId, Ulid, WithdrawalId};
use domain::job::{NewJob, Payload};
use serde::{Deserialize, Serialize};
use store::jobs::enqueue;
use store::{StoreError, Writer};

pub mod command;
pub mod runner;

/// Everything that can be done later. What is written down names people by their ids alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Work {
    Mail(MailWork),
    Webhook(WebhookWork),
    Settle(SettleWork),
    PaymentEvent(EventWork),
    Reconcile(ReconcileWork),
    Goods(GoodsWork),
}

/// A payment whose provider is to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettleWork {
    #[serde(with = "text")]
    pub attempt: AttemptId,
}

/// A message of a provider, which is kept under its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventWork {
    pub provider: String,
    pub event: String,
    /// What it is about, as far as the message says so.
    pub attempt: Option<String>,
    pub reference: Option<String>,
}

/// A comparison with the books of the providers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReconcileWork {
    /// Which one, counted from 1970: of several servers one does it.
    pub slot: i64,
}

/// An order whose digital goods are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoodsWork {
    #[serde(with = "text")]
    pub order: OrderId,
}

/// A mail to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailWork {
    pub mail: MailKind,
    #[serde(flatten)]
    pub about: MailAbout,
}

/// Whom or what a mail is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MailAbout {
    Lead {
        #[serde(with = "text")]
        lead: LeadId,
    },
    Order {
        #[serde(with = "text")]
        order: OrderId,
    },
    Refund {
        #[serde(with = "text")]
        refund: RefundId,
    },
    Withdrawal {
        #[serde(with = "text")]
        withdrawal: WithdrawalId,
    },
}

impl fmt::Display for MailAbout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MailAbout::Lead { lead } => lead.fmt(f),
            MailAbout::Order { order } => order.fmt(f),
            MailAbout::Refund { refund } => refund.fmt(f),
            MailAbout::Withdrawal { withdrawal } => withdrawal.fmt(f),
        }
    }
}

/// The mails of the shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MailKind {
    /// The result of a quiz, as a link.
    Result,
    /// Asks whether the newsletter is really wanted.
    Confirm,
    /// The order button was pressed, and the money is not there yet.
    OrderReceived,
    /// The money is reserved, and is taken when the parcel leaves.
    OrderReserved,
    /// The money came: invoice, terms and withdrawal.
    OrderPaid,
    /// The parcel left.
    OrderShipped,
    /// Money was given back: credit note.
    OrderRefunded,
    /// Something was left in a basket, for who agreed to such mails.
    Cart,
    /// Acknowledges that somebody withdrew from a contract.
    Withdrawal,
    /// Asks a buyer what it was like.
    Review,
    /// Digital goods can be opened.
    Goods,
}

impl MailKind {
    pub const ALL: [MailKind; 11] = [
        MailKind::Result,
        MailKind::Confirm,
        MailKind::OrderReceived,
        MailKind::OrderReserved,
        MailKind::OrderPaid,
        MailKind::OrderShipped,
        MailKind::OrderRefunded,
        MailKind::Cart,
        MailKind::Withdrawal,
        MailKind::Review,
        MailKind::Goods,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            MailKind::Result => "result",
            MailKind::Confirm => "confirm",
            MailKind::OrderReceived => "order-received",
            MailKind::OrderReserved => "order-reserved",
            MailKind::OrderPaid => "order-paid",
            MailKind::OrderShipped => "order-shipped",
            MailKind::OrderRefunded => "order-refunded",
            MailKind::Cart => "cart",
            MailKind::Withdrawal => "withdrawal",
            MailKind::Review => "review",
            MailKind::Goods => "goods",
        }
    }
}

/// A message to a program of the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WebhookWork {
    pub event: WebhookEvent,
    #[serde(flatten)]
    pub about: WebhookAbout,
    pub at_ms: i64,
}

/// Whom or what a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WebhookAbout {
    Lead {
        #[serde(with = "text")]
        lead: LeadId,
    },
    Order {
        #[serde(with = "text")]
        order: OrderId,
    },
    Refund {
        #[serde(with = "text")]
        refund: RefundId,
    },
}

impl fmt::Display for WebhookAbout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WebhookAbout::Lead { lead } => lead.fmt(f),
            WebhookAbout::Order { order } => order.fmt(f),
            WebhookAbout::Refund { refund } => refund.fmt(f),
        }
    }
}

/// What a program of the operator is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WebhookEvent {
    /// Somebody confirmed the newsletter.
    LeadConfirmed,
    /// Somebody who had confirmed it ended it, or asked to be forgotten.
    LeadWithdrawn,
    /// The money of an order came.
    OrderPaid,
    /// Its parcel left.
    OrderShipped,
    /// Money of it was given back.
    OrderRefunded,
    /// Its buyer withdrew from the contract.
    OrderWithdrawn,
    /// Its digital goods can be opened.
    OrderDelivered,
}

impl WebhookEvent {
    pub const fn name(self) -> &'static str {
        match self {
            WebhookEvent::LeadConfirmed => "lead.confirmed",
            WebhookEvent::LeadWithdrawn => "lead.withdrawn",
            WebhookEvent::OrderPaid => "order.paid",
            WebhookEvent::OrderShipped => "order.shipped",
            WebhookEvent::OrderRefunded => "order.refunded",
            WebhookEvent::OrderWithdrawn => "order.withdrawn",
            WebhookEvent::OrderDelivered => "order.delivered",
        }
    }
}

/// Why work was not done. What is said is kept and logged: it never names anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobFailure {
    /// Trying again would not help: somebody has to look.
    GiveUp(String),
    TryAgain(String),
}

impl From<StoreError> for JobFailure {
    fn from(error: StoreError) -> Self {
        JobFailure::TryAgain(error.to_string())
    }
}

impl Work {
    pub const MAIL: &str = "mail";
    pub const WEBHOOK: &str = "webhook";
    pub const SETTLE: &str = "settle";
    pub const PAYMENT_EVENT: &str = "payment-event";
    pub const RECONCILE: &str = "reconcile";
    pub const GOODS: &str = "goods";
    pub const KINDS: [&str; 6] = [
        Work::MAIL,
        Work::WEBHOOK,
        Work::SETTLE,
        Work::PAYMENT_EVENT,
        Work::RECONCILE,
        Work::GOODS,
    ];

    /// Reads what was written down.
    pub fn read(kind: &str, payload: &str) -> Option<Self> {
        match kind {
            Work::MAIL => serde_json::from_str(payload).ok().map(Work::Mail),
            Work::WEBHOOK => serde_json::from_str(payload).ok().map(Work::Webhook),
            Work::SETTLE => serde_json::from_str(payload).ok().map(Work::Settle),
            Work::PAYMENT_EVENT => serde_json::from_str(payload).ok().map(Work::PaymentEvent),
            Work::RECONCILE => serde_json::from_str(payload).ok().map(Work::Reconcile),
            Work::GOODS => serde_json::from_str(payload).ok().map(Work::Goods),
            _ => None,
        }
    }

    /// The name under which workers take it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Work::Mail(_) => Work::MAIL,
            Work::Webhook(_) => Work::WEBHOOK,
            Work::Settle(_) => Work::SETTLE,
            Work::PaymentEvent(_) => Work::PAYMENT_EVENT,
            Work::Reconcile(_) => Work::RECONCILE,
            Work::Goods(_) => Work::GOODS,
        }
    }
}

/// Writes work down to be done at once. Of one kind of work there is one for each cause, however often it is written down.
pub async fn write_down(writer: &Writer, work: &Work, cause: &str, now_ms: i64) -> Result<(), StoreError> {
    write_down_later(writer, work, cause, now_ms, 0).await
}

/// The same, to be done after a while.
pub async fn write_down_later(
    writer: &Writer,
    work: &Work,
    cause: &str,
    now_ms: i64,
    wait_ms: i64,
) -> Result<(), StoreError> {
    // Made of the cause, so that it needs no source of random numbers.
    let digest = blake3::hash(format!("{} {cause}", work.kind()).as_bytes());
    let (digest, _) = digest.as_bytes().split_first_chunk().expect("a hash has 32 bytes");
    let random = u128::from_be_bytes(*digest);
    let payload = serde_json::to_string(work).expect("work is plain data");
    let job = NewJob {
        id: JobId(Ulid::new(u64::try_from(now_ms).unwrap_or_default(), random)),
        kind: work.kind().to_owned(),
        dedup_key: cause.to_owned(),
        payload: Payload::new(payload).expect("ids are short"),
        run_at_ms: now_ms + wait_ms,
    };
    enqueue(writer, &job, now_ms).await.map(drop)
}

/// Ids as texts in JSON.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(id: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(id)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom("no id"))
    }
}
