//! Somebody who left an address, written down together with the mails they get, as the shop does it.

use domain::consent::TextVersion;
use domain::country::Country;
use domain::id::{LeadId, SessionId, Ulid};
use domain::lead::{Address, MarketingRequest, Marks, NewLead};
use domain::locale::Locale;
use domain::session::Session;
use domain::token::TokenHash;
use server::jobs::{MailAbout, MailKind, MailWork, Work, write_down};
use server::links::token_hash;
use store::Writer;
use store::leads::add_lead;
use store::sessions::open_session;

use crate::shop::{NOON_MS, Shop};

/// Anna, who finished a quiz in France.
pub(crate) struct Person {
    pub(crate) lead: LeadId,
    pub(crate) session: SessionId,
    pub(crate) country: Country,
    pub(crate) locale: Locale,
    pub(crate) funnel: &'static str,
    pub(crate) wants_newsletter: bool,
}

impl Person {
    pub(crate) fn new(number: u128) -> Self {
        Person {
            lead: LeadId(Ulid::new(1_794_744_000_000, number)),
            session: SessionId(Ulid::new(1_794_744_000_000, number)),
            country: Country::Fr,
            locale: Locale::FrFr,
            funnel: "start",
            wants_newsletter: false,
        }
    }

    pub(crate) fn email(&self) -> String {
        format!("{}@example.org", self.lead.0.to_string().to_lowercase())
    }

    /// Leaves the address and asks for these mails, in one transaction, and wakes the runner.
    pub(crate) fn write(&self, shop: &Shop, mails: &[MailKind]) {
        let app = &shop.app;
        let version: TextVersion = "2026-11-15".parse().expect("a version");
        let confirm = app.links.confirm(self.lead, NOON_MS).newest().expect("a key");
        let unsubscribe = app.links.unsubscribe(self.lead).newest().expect("a key");
        let session = Session {
            id: self.session,
            quiz: "start".to_owned(),
            revision: "r1".to_owned(),
            funnel: self.funnel.to_owned(),
            country: self.country,
            locale: self.locale,
            text_version: version,
            token_hash: TokenHash([7; 32]),
        };
        let new = NewLead {
            id: self.lead,
            address: Address {
                email: self.email(),
                as_written: self.email(),
            },
            session: Some(self.session),
            country: self.country,
            locale: self.locale,
            funnel: self.funnel.to_owned(),
            marks: Marks::new("{}".to_owned()).expect("short"),
            wants_result: mails.contains(&MailKind::Result),
            marketing: self.wants_newsletter.then(|| MarketingRequest {
                text_version: version,
                confirm_hash: token_hash(&confirm),
            }),
            unsubscribe_hash: token_hash(&unsubscribe),
        };
        let written = app.store.write("leaving an address", async |writer: &Writer| {
            open_session(writer, session, NOON_MS).await?;
            let added = add_lead(writer, &new, NOON_MS).await?;
            for mail in mails {
                let work = Work::Mail(MailWork {
                    mail: *mail,
                    about: MailAbout::Lead { lead: added.lead.id },
                });
                let cause = format!("{} {}", mail.name(), added.lead.id);
                write_down(writer, &work, &cause, NOON_MS).await?;
            }
            Ok(())
        });
        shop.run(written).expect("written");
        app.jobs.wake();
    }
}
