//! The settings of mails: how they leave, and whom they are from.

use std::fmt;
use std::net::SocketAddr;

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

use super::{non_empty, read_address};

/// The settings of mails, checked.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// `None`: mails become files.
    pub smtp: Option<SmtpUrl>,
    /// `None`: the shop, at the operator's address.
    pub from: Option<Mailbox>,
}

impl MailConfig {
    /// Reads both settings; of a fault, says in which one.
    pub(super) fn read(smtp_url: String, mail_from: String) -> Result<Self, Fault> {
        let smtp = non_empty(smtp_url).map(SmtpUrl::parse).transpose();
        let from = non_empty(mail_from).map(|text| parse_sender(&text)).transpose();
        Ok(MailConfig {
            smtp: smtp.map_err(|problem| ("smtp_url", problem))?,
            from: from.map_err(|problem| ("mail_from", problem))?,
        })
    }
}

/// Which setting is wrong, and why.
type Fault = (&'static str, String);

/// Nobody remembers longer.
const MAX_REVIEW_DAYS: u64 = 365;

/// 0 days: nobody is asked.
pub(super) fn read_review_wait(days: u64) -> Result<Option<i64>, Fault> {
    const DAY_MS: i64 = 24 * 60 * 60 * 1000;
    match i64::try_from(days) {
        Ok(0) => Ok(None),
        Ok(count) if days <= MAX_REVIEW_DAYS => Ok(Some(count * DAY_MS)),
        _ => Err(("review_after_days", format!("at most {MAX_REVIEW_DAYS}"))),
    }
}

pub(super) fn read_resolver(text: &str) -> Result<Option<SocketAddr>, Fault> {
    match text {
        "" => Ok(None),
        _ => read_address(text, "127.0.0.53:53")
            .map(Some)
            .map_err(|problem| ("dns_resolver", problem)),
    }
}

/// A mail server with user and password. Shows nothing, so that no log does.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl(String);

impl SmtpUrl {
    /// A wrong address is never printed: it may hold a right password.
    fn parse(text: String) -> Result<Self, String> {
        let is_encrypted = text.starts_with("smtps://") || text.contains("tls=required");
        let is_here = ["smtp://127.0.0.1", "smtp://localhost", "smtp://[::1]"]
            .iter()
            .any(|start| text.starts_with(start));
        if AsyncSmtpTransport::<Tokio1Executor>::from_url(&text).is_err() {
            return Err("it is no address such as smtps://user:password@mail.example".to_owned());
        }
        if is_encrypted || is_here {
            Ok(SmtpUrl(text))
        } else {
            Err("mails would leave in the clear: write smtps://…, or add ?tls=required".to_owned())
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SmtpUrl(…)")
    }
}

fn parse_sender(text: &str) -> Result<Mailbox, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is no sender such as Shop <post@shop.example>"))
}
