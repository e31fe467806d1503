//! Where the links of a mail lead: pages of the shop, with the secret that opens something behind `#`.

use content::{Kind, Page, Site};
use domain::lead::{Lead, Marketing};
use serde::Serialize;

use super::Purpose;
use crate::app::App;
use crate::jobs::JobFailure;

/// The links of one mail.
pub(super) struct Links {
    pub(super) visible: MailLinks,
    /// Where programs that read mails unsubscribe, for who may get a newsletter.
    pub(super) one_click: Option<String>,
}

/// The links that a mail shows.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct MailLinks {
    /// What the mail is there for.
    pub(super) main: String,
    /// What is kept of whoever reads it, to be looked at and deleted.
    pub(super) data: String,
    /// There for who may get a newsletter.
    pub(super) unsubscribe: Option<String>,
    pub(super) terms: String,
    pub(super) home: String,
}

/// What the links to somebody are made of.
pub(super) struct Addresses<'a> {
    pub(super) app: &'a App,
    pub(super) site: &'a Site,
    pub(super) lead: &'a Lead,
}

impl Addresses<'_> {
    /// All links of a mail to that address, as it is compared.
    pub(super) fn links(&self, purpose: &Purpose, email: &str) -> Result<Links, JobFailure> {
        let (lead, secrets) = (self.lead, &self.app.links);
        let mailbox = self.site.mailbox.map(|at| self.page(&self.site.pages[at]));
        let mailbox =
            mailbox.ok_or_else(|| JobFailure::GiveUp("no page of the content has the kind `mailbox`".to_owned()))?;
        let main = match *purpose {
            Purpose::ShowResult(session) => {
                let secret = secrets.run(session).newest().ok_or_else(lost_key)?;
                format!("{}#run={session}.{secret}", self.summary()?)
            }
            Purpose::AskToConfirm(hash, asked_at_ms) => {
                let secret = secrets.confirm(lead.id, asked_at_ms).of_hash(hash);
                format!("{mailbox}#confirm={}", secret.ok_or_else(lost_key)?)
            }
        };
        let unsubscribe = self.unsubscribe_secret()?;
        let person = secrets.person(lead.id, email).newest().ok_or_else(lost_key)?;
        let press = &self.app.press;
        let api = press.config.api_base_url.as_deref().unwrap_or(&press.public_url);
        Ok(Links {
            one_click: unsubscribe
                .as_deref()
                .map(|secret| format!("{api}/api/newsletter/one-click/{secret}")),
            visible: MailLinks {
                main,
                data: format!("{mailbox}#data={}.{person}", lead.id),
                unsubscribe: unsubscribe.map(|secret| format!("{mailbox}#unsubscribe={secret}")),
                terms: self.page(&self.site.pages[self.site.terms]),
                home: self.page(&self.site.pages[self.site.home]),
            },
        })
    }

    /// The secret that ends the newsletter, for who may get one.
    fn unsubscribe_secret(&self) -> Result<Option<String>, JobFailure> {
        match self.lead.marketing {
            Marketing::None | Marketing::Withdrawn { .. } => Ok(None),
            Marketing::Asked { .. } | Marketing::Confirmed { .. } => {
                let secrets = self.app.links.unsubscribe(self.lead.id);
                let secret = secrets.of_hash(self.lead.unsubscribe_hash);
                secret.map(Some).ok_or_else(lost_key)
            }
        }
    }

    /// The page that shows the result. Of a funnel that is gone meanwhile, the main one's.
    fn summary(&self) -> Result<String, JobFailure> {
        let funnels = &self.site.funnels;
        let own = funnels.iter().find(|funnel| funnel.name == self.lead.funnel);
        let funnel = own.or_else(|| funnels.iter().find(|funnel| funnel.is_main));
        let summary = funnel.and_then(|funnel| {
            let mut pages = funnel.way.iter().map(|at| &self.site.pages[*at]);
            Some((funnel, pages.find(|page| page.kind == Kind::Summary)?))
        });
        let (funnel, page) =
            summary.ok_or_else(|| JobFailure::GiveUp("no funnel of the content leads to a summary".to_owned()))?;
        let query = if funnel.is_main {
            String::new()
        } else {
            format!("?src={}", funnel.name)
        };
        Ok(self.page(page) + &query)
    }

    /// A page in the lead's country, or for everybody if the shop no longer sells there.
    fn page(&self, page: &Page) -> String {
        let public_url = &self.app.press.public_url;
        if self.site.countries.contains(&self.lead.country) {
            format!("{public_url}{}", page.href(self.lead.country))
        } else {
            format!("{public_url}{}", page.path)
        }
    }
}

fn lost_key() -> JobFailure {
    let reason = "no key of the shop makes the secrets of this mail: was one taken out of `answers_keys`?";
    JobFailure::GiveUp(reason.to_owned())
}
