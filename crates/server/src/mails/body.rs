//! Subject and bodies of a mail, as the components of the web build write them.

use content::Site;
use domain::locale::Market;
use serde::{Deserialize, Serialize};

use super::attachment::LetterDocument;
use super::of_withdrawal::WithdrawalFacts;
use super::order_facts::OrderFacts;
use super::{MailLinks, Post};
use crate::app::App;
use crate::jobs::{JobFailure, MailKind};
use crate::pages::payload::ContactView;

/// Longer subjects are cut off by whatever shows them; a much longer one is a mistake.
const MAX_SUBJECT_CHARS: usize = 150;

/// Mail programs cut off what is longer than some 100 kB.
const MAX_BODY_BYTES: usize = 100 * 1000;

/// What the component of a mail gets.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MailPayload<'a> {
    mail: &'static str,
    locale: &'static str,
    country: &'static str,
    lang: String,
    brand: &'a str,
    is_demo: bool,
    contact: ContactView,
    /// Fluent source of exactly the texts this mail needs.
    text: String,
    links: &'a MailLinks,
    /// There in mails about an order.
    order: Option<&'a OrderFacts>,
    /// There in the mail that acknowledges a withdrawal.
    withdrawal: Option<&'a WithdrawalFacts>,
}

/// A mail as it is read.
#[derive(Deserialize)]
pub(super) struct MailBody {
    pub(super) subject: String,
    pub(super) html: String,
    pub(super) text: String,
    /// What is attached, before it is set.
    pub(super) document: Option<LetterDocument>,
}

/// Renders a mail in the language of whom it is for, or in that of their country if the shop no longer speaks it.
pub(super) async fn render(app: &App, site: &Site, mail: MailKind, post: &Post) -> Result<MailBody, JobFailure> {
    let market = if site.offered().translations.contains(&post.locale) {
        Market {
            country: post.country,
            locale: post.locale,
        }
    } else {
        site.market(post.country)
    };
    let payload = MailPayload {
        mail: mail.name(),
        locale: market.locale.name(),
        country: market.country.code(),
        lang: market.language_tag(),
        brand: &site.brand,
        is_demo: app.press.is_demo,
        contact: ContactView::from(&site.contact),
        text: site.mail_text(mail.name(), market.locale),
        links: &post.links,
        order: post.order.as_ref(),
        withdrawal: post.withdrawal.as_ref(),
    };
    let payload = serde_json::to_string(&payload).expect("a payload is plain data");
    let rendered = app.press.pool.render_mail(payload).await;
    let json = rendered.map_err(|error| JobFailure::TryAgain(error.to_string()))?;
    let body: MailBody =
        serde_json::from_str(&json).map_err(|_| broken("the server bundle gives no subject, html and text"))?;
    body.check()
}

impl MailBody {
    /// A subject is one line, and no mail is empty or endless.
    fn check(self) -> Result<Self, JobFailure> {
        let subject_length = self.subject.chars().count();
        if self.subject.chars().any(char::is_control) || !(1..=MAX_SUBJECT_CHARS).contains(&subject_length) {
            return Err(broken("its subject is empty, too long or not one line"));
        }
        let is_sound = |text: &str| !text.trim().is_empty() && text.len() <= MAX_BODY_BYTES;
        if !is_sound(&self.html) || !is_sound(&self.text) {
            return Err(broken("one of its bodies is empty or too long"));
        }
        Ok(self)
    }
}

/// Tried again: the next release may know better.
fn broken(reason: &str) -> JobFailure {
    JobFailure::TryAgain(format!("the mail cannot be written: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::{MAX_BODY_BYTES, MailBody};

    #[test]
    fn a_mail_with_a_subject_of_two_lines_or_an_empty_body_is_refused() {
        let is_sound = |subject: &str, html: &str, text: &str| {
            let (subject, html, text) = (subject.to_owned(), html.to_owned(), text.to_owned());
            let document = None;
            let body = MailBody {
                subject,
                html,
                text,
                document,
            };
            body.check().is_ok()
        };
        assert!(is_sound("Ihr Ergebnis", "<p>Guten Tag</p>", "Guten Tag"));
        assert!(!is_sound("", "<p>Guten Tag</p>", "Guten Tag"));
        assert!(!is_sound(
            "Ihr\r\nBcc: all@example.org",
            "<p>Guten Tag</p>",
            "Guten Tag"
        ));
        assert!(!is_sound(&"a".repeat(151), "<p>Guten Tag</p>", "Guten Tag"));
        assert!(!is_sound("Ihr Ergebnis", " ", "Guten Tag"));
        assert!(!is_sound("Ihr Ergebnis", "<p>Guten Tag</p>", ""));
        assert!(!is_sound("Ihr Ergebnis", &"a".repeat(MAX_BODY_BYTES + 1), "Guten Tag"));
    }
}
