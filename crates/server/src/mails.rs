//! The mails of the shop: who gets one, what it links to, and how it leaves. Their words and looks are in `web/mail`.

use domain::id::{JobId, SessionId};
use domain::lead::{Lead, Marketing};
use domain::token::TokenHash;
use lettre::message::Mailbox;
use store::leads::find_lead;
use store::sessions::find_session;
use store::{Reader, StoreError};

use self::addresses::Addresses;
use self::message::Letter;
use self::transport::{Transport, TransportError};
use crate::app::App;
use crate::config::Config;
use crate::jobs::{JobFailure, MailKind, MailWork};

mod addresses;
mod body;
mod files;
mod message;
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

/// Sends a mail, unless whom it is for no longer wants it. A mail that is sent again has the same name, so that programs
/// which read mails can tell.
pub async fn send(app: &App, job: JobId, work: MailWork) -> Result<(), JobFailure> {
    let found = app
        .store
        .read("looking for whom a mail is for", async |reader: &Reader| {
            find_occasion(reader, work).await
        });
    let Some(Occasion { lead, purpose }) = found.await? else {
        tracing::debug!(%job, "a mail is no longer wanted");
        return Ok(());
    };
    let Some(address) = &lead.address else {
        return Ok(());
    };
    let edition = app.pages.edition();
    let site = &edition.site;
    let links = Addresses { app, site, lead: &lead }.links(&purpose, &address.email)?;
    let body = body::render(app, site, work.mail, &lead, &links.visible).await?;
    let letter = Letter {
        job,
        from: match &app.mails.from {
            Some(from) => from.clone(),
            None => message::sender(site)?,
        },
        to: &address.as_written,
        one_click: links.one_click.as_deref(),
        now_ms: app.press.clock.now_ms(),
    };
    let message = letter.write(body)?;
    app.mails.transport.deliver(job, message).await
}

/// Why somebody gets a mail.
struct Occasion {
    lead: Lead,
    purpose: Purpose,
}

/// What a mail is there for.
enum Purpose {
    ShowResult(SessionId),
    /// Holds the secret's hash and when it was asked for.
    AskToConfirm(TokenHash, i64),
}

/// There is none if the mail is no longer wanted: withdrawn, answered already, erased or too old.
async fn find_occasion(reader: &Reader, work: MailWork) -> Result<Option<Occasion>, StoreError> {
    let Some(lead) = find_lead(reader, work.lead).await? else {
        return Ok(None);
    };
    let purpose = match work.mail {
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
    };
    Ok(purpose.map(|purpose| Occasion { lead, purpose }))
}
