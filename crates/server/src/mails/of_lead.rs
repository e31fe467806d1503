//! Mails to somebody who left an address: their summary, and the question whether they want the newsletter. Each link carries
//! the secret that opens something behind `#`.

use content::{Kind, Site};
use domain::id::{LeadId, SessionId};
use domain::lead::{Address, Lead, Marketing};
use domain::token::TokenHash;
use store::leads::find_lead;
use store::sessions::find_session;
use store::{Reader, StoreError};

use super::addresses::{Addresses, lost_key};
use super::{MailLinks, Post};
use crate::app::App;
use crate::jobs::{JobFailure, MailKind};

/// Why somebody who left an address gets a mail.
pub(super) struct LeadMatter {
    pub(super) lead: Lead,
    pub(super) address: Address,
    pub(super) purpose: Purpose,
}

/// What a mail is there for.
pub(super) enum Purpose {
    ShowResult(SessionId),
    /// Holds the secret's hash and when it was asked for.
    AskToConfirm(TokenHash, i64),
}

impl LeadMatter {
    pub(super) async fn find(reader: &Reader, mail: MailKind, lead: LeadId) -> Result<Option<Self>, StoreError> {
        let Some(lead) = find_lead(reader, lead).await? else {
            return Ok(None);
        };
        let purpose = match mail {
            MailKind::Result => match lead.session.filter(|_| lead.wants_result) {
                Some(session) => find_session(reader, session)
                    .await?
                    .map(|_| Purpose::ShowResult(session)),
                None => None,
            },
            MailKind::Confirm => match lead.marketing {
                Marketing::Asked { asked, confirm_hash } => Some(Purpose::AskToConfirm(confirm_hash, asked.at_ms)),
                Marketing::None | Marketing::Confirmed { .. } | Marketing::Withdrawn { .. } => None,
            },
            // The others are about orders.
            _ => None,
        };
        let address = lead.address.clone();
        Ok(purpose
            .zip(address)
            .map(|(purpose, address)| LeadMatter { lead, address, purpose }))
    }

    pub(super) fn post(&self, app: &App, site: &Site) -> Result<Post, JobFailure> {
        let (lead, secrets) = (&self.lead, &app.links);
        let addresses = Addresses {
            app,
            site,
            country: lead.country,
        };
        let mailbox = addresses.mailbox()?;
        let main = match self.purpose {
            Purpose::ShowResult(session) => {
                let secret = secrets.run(session).newest().ok_or_else(lost_key)?;
                format!("{}#run={session}.{secret}", self.summary(addresses)?)
            }
            Purpose::AskToConfirm(hash, asked_at_ms) => {
                let secret = secrets.confirm(lead.id, asked_at_ms).of_hash(hash);
                format!("{mailbox}#confirm={}", secret.ok_or_else(lost_key)?)
            }
        };
        let own = OwnLinks::new(addresses, lead, &self.address)?;
        Ok(Post {
            to: self.address.as_written.clone(),
            country: lead.country,
            locale: lead.locale,
            one_click: own.one_click,
            links: MailLinks {
                main,
                data: Some(own.data),
                unsubscribe: own.unsubscribe,
                withdraw: None,
                terms: addresses.terms(),
                home: addresses.home(),
            },
            order: None,
            withdrawal: None,
            documented_at_ms: None,
        })
    }

    /// The page that shows the result. Of a funnel that is gone meanwhile, the main one's.
    fn summary(&self, addresses: Addresses<'_>) -> Result<String, JobFailure> {
        let site = addresses.site;
        let own = site.funnels.iter().find(|funnel| funnel.name == self.lead.funnel);
        let funnel = own.or_else(|| site.funnels.iter().find(|funnel| funnel.is_main));
        let summary = funnel.and_then(|funnel| {
            let mut pages = funnel.way.iter().map(|at| &site.pages[*at]);
            Some((funnel, pages.find(|page| page.kind == Kind::Summary)?))
        });
        let (funnel, page) =
            summary.ok_or_else(|| JobFailure::GiveUp("no funnel of the content leads to a summary".to_owned()))?;
        let query = if funnel.is_main {
            String::new()
        } else {
            format!("?src={}", funnel.name)
        };
        Ok(addresses.page(page) + &query)
    }
}

/// The links by which somebody who left an address rules over what is kept and sent.
pub(super) struct OwnLinks {
    pub(super) data: String,
    /// There for who may get a newsletter.
    pub(super) unsubscribe: Option<String>,
    /// The same for programs that read mails.
    pub(super) one_click: Option<String>,
}

impl OwnLinks {
    pub(super) fn new(addresses: Addresses<'_>, lead: &Lead, address: &Address) -> Result<Self, JobFailure> {
        let app = addresses.app;
        let mailbox = addresses.mailbox()?;
        let person = app.links.person(lead.id, &address.email).newest();
        let person = person.ok_or_else(lost_key)?;
        let secret = match lead.marketing {
            Marketing::None | Marketing::Withdrawn { .. } => None,
            Marketing::Asked { .. } | Marketing::Confirmed { .. } => {
                let secret = app.links.unsubscribe(lead.id).of_hash(lead.unsubscribe_hash);
                Some(secret.ok_or_else(lost_key)?)
            }
        };
        let api = app
            .press
            .config
            .api_base_url
            .as_deref()
            .unwrap_or(&app.press.public_url);
        Ok(OwnLinks {
            data: format!("{mailbox}#data={}.{person}", lead.id),
            unsubscribe: secret.as_ref().map(|secret| format!("{mailbox}#unsubscribe={secret}")),
            one_click: secret.map(|secret| format!("{api}/api/newsletter/one-click/{secret}")),
        })
    }
}
