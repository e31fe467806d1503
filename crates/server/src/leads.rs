//! Forms of people who leave an address, clicks in the mails that follow, and what becomes of both: each is one transaction
//! with its proof and with the work that it causes.

use std::collections::BTreeSet;

use domain::id::{LeadId, SessionId};
use domain::lead::{Address, LeadForm, Marketing, MarketingRequest, Marks, NewLead};
use domain::order::OrderState;
use domain::session::Session;
use domain::token::TokenHash;
use domain::{consent::TextVersion, country::Country, locale::Locale};
use store::events::add_events;
use store::lead_forms::{find_form, insert_form};
use store::leads::{
    Confirmed, Unsubscribed, add_lead, confirm_marketing, erase_leads_of, find_lead, find_lead_in_run, unsubscribe,
};
use store::mail_budgets::{MailDay, count_mails, lock_mail_budget};
use store::orders::{erase_orders_of, list_orders_of, lock_order};
use store::sessions::erase_session;
use store::{StoreError, Writer};

use crate::app::App;
use crate::jobs::{MailAbout, MailKind, MailWork, WebhookAbout, WebhookEvent, Work, write_down};
use crate::links::{Links, token_hash};
use crate::orders::effects::release;

/// Mails that an address can be sent in a day, whoever asks for them: enough for a slip and a second quiz, useless to
/// annoy somebody.
const MAX_MAILS_A_DAY: u32 = 3;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A form, checked.
pub struct Form {
    pub id: LeadId,
    pub address: Address,
    pub session: Option<Session>,
    pub country: Country,
    pub locale: Locale,
    pub funnel: String,
    pub marks: Marks,
    pub wants_result: bool,
    /// The words beside the box, if it was ticked.
    pub newsletter: Option<TextVersion>,
}

/// What became of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    Now,
    /// The very same form had been taken: the request was repeated.
    Before,
    /// Its id belongs to another form.
    OfAnother,
    /// Nothing was changed.
    TooManyMails,
}

/// What becomes of work whose secrets cannot be made, because the shop has no key.
const KEYLESS: StoreError = StoreError::Damaged {
    doing: "making the secret of a link",
    column: "answers_keys",
};

/// Writes in one transaction, and lets what it wrote down be done at once.
async fn write<T>(
    app: &App,
    doing: &'static str,
    work: impl AsyncFnOnce(&Writer) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let written = app.store.write(doing, work).await?;
    app.jobs.wake();
    Ok(written)
}

/// Takes a form: the lead, the proof of a ticked box and the mails that are due. What is asked for counts, not what is sent, so
/// that nobody learns from the limit whether an address was known.
pub async fn take_form(app: &App, form: &Form, now_ms: i64) -> Result<Taken, StoreError> {
    let taken = write(app, "taking a form", async |writer: &Writer| {
        take(app, writer, form, now_ms).await
    })
    .await;
    match taken {
        // Two forms with one id at the same moment: the other one was first.
        Err(StoreError::Conflict { .. }) => Ok(Taken::OfAnother),
        other => other,
    }
}

async fn take(app: &App, writer: &Writer, form: &Form, now_ms: i64) -> Result<Taken, StoreError> {
    let links = &app.links;
    let email = &form.address.email;
    let session = form.session.as_ref().map(|session| session.id);
    let newsletter = form.newsletter.is_some();
    let budget = mail_day(links, email, now_ms)?;
    let sent = lock_mail_budget(writer, budget).await?;
    if let Some(known) = find_form(writer, form.id).await? {
        let lead = find_lead(writer, known.lead).await?;
        let is_same = (known.wants_result, known.newsletter) == (form.wants_result, newsletter)
            && lead.is_some_and(|lead| {
                lead.session == session && lead.address.is_some_and(|address| address.email == *email)
            });
        return Ok(if is_same { Taken::Before } else { Taken::OfAnother });
    }
    let mails = u32::from(form.wants_result) + u32::from(newsletter);
    if sent + mails > MAX_MAILS_A_DAY {
        return Ok(Taken::TooManyMails);
    }
    count_mails(writer, budget, mails).await?;
    // Secrets are made of the lead's own id, which is that of its first form.
    let known = find_lead_in_run(writer, email, session).await?;
    let id = known.map_or(form.id, |lead| lead.id);
    let marketing = form.newsletter.map(|text_version| {
        let secret = links.confirm(id, now_ms).newest().ok_or(KEYLESS)?;
        Ok(MarketingRequest {
            text_version,
            confirm_hash: token_hash(&secret),
        })
    });
    let new = NewLead {
        id,
        address: form.address.clone(),
        session,
        country: form.country,
        locale: form.locale,
        funnel: form.funnel.clone(),
        marks: form.marks.clone(),
        wants_result: form.wants_result,
        marketing: marketing.transpose()?,
        unsubscribe_hash: token_hash(&links.unsubscribe(id).newest().ok_or(KEYLESS)?),
    };
    let added = add_lead(writer, &new, now_ms).await?;
    let noted = LeadForm {
        id: form.id,
        lead: id,
        wants_result: form.wants_result,
        newsletter,
    };
    insert_form(writer, &noted).await?;
    if added.is_new {
        let event = app.events.lead(&app.pages.edition(), &added.lead, now_ms);
        add_events(writer, &[event]).await?;
    }
    if form.wants_result {
        write_mail_down(writer, MailKind::Result, id, form.id, now_ms).await?;
    }
    if added.needs_confirmation {
        write_mail_down(writer, MailKind::Confirm, id, form.id, now_ms).await?;
    }
    Ok(Taken::Now)
}

/// Of each kind there is one mail for a form.
async fn write_mail_down(
    writer: &Writer,
    mail: MailKind,
    lead: LeadId,
    form: LeadId,
    now_ms: i64,
) -> Result<(), StoreError> {
    let work = Work::Mail(MailWork {
        mail,
        about: MailAbout::Lead { lead },
    });
    write_down(writer, &work, &format!("{} {form}", mail.name()), now_ms).await
}

async fn tell(app: &App, writer: &Writer, event: WebhookEvent, lead: LeadId, at_ms: i64) -> Result<(), StoreError> {
    app.announcer
        .tell(writer, event, WebhookAbout::Lead { lead }, at_ms)
        .await
}

/// Takes the click in the mail that asks, and says whether its link is good.
pub async fn confirm(app: &App, token: TokenHash, now_ms: i64) -> Result<bool, StoreError> {
    write(
        app,
        "confirming the newsletter",
        async |writer: &Writer| match confirm_marketing(writer, token, now_ms).await? {
            Confirmed::Now(lead) => {
                let event = app.events.confirmed(&app.pages.edition(), &lead, now_ms);
                add_events(writer, &[event]).await?;
                tell(app, writer, WebhookEvent::LeadConfirmed, lead.id, now_ms).await?;
                Ok(true)
            }
            Confirmed::Before(_) => Ok(true),
            Confirmed::UnknownToken => Ok(false),
        },
    )
    .await
}

/// Ends the newsletter of whoever reads the mails of that lead's address, and says whether the link is good.
pub async fn end_newsletter(app: &App, token: TokenHash, now_ms: i64) -> Result<bool, StoreError> {
    write(app, "ending the newsletter", async |writer: &Writer| {
        match unsubscribe(writer, token, now_ms).await? {
            Unsubscribed::Now(leads) => {
                // Of who had not confirmed, nobody was ever told.
                for lead in &leads {
                    if let Marketing::Withdrawn {
                        confirmed_at_ms: Some(_),
                        ..
                    } = lead.marketing
                    {
                        tell(app, writer, WebhookEvent::LeadWithdrawn, lead.id, now_ms).await?;
                    }
                }
                Ok(true)
            }
            Unsubscribed::Before => Ok(true),
            Unsubscribed::UnknownToken => Ok(false),
        }
    })
    .await
}

/// Erases everybody's traces who reads the mails of an address: its leads, its orders but for their invoices, and the runs of both
/// with all answers. Proofs stay, of nobody; so do statements of withdrawals, which are evidence.
pub async fn erase_person(app: &App, email: &str, now_ms: i64) -> Result<(), StoreError> {
    let erased = write(app, "erasing what is kept of a person", async |writer: &Writer| {
        // A form of the same address that is being taken is waited for, so that it is erased too.
        lock_mail_budget(writer, mail_day(&app.links, email, now_ms)?).await?;
        // Before runs, as everybody else does who locks both.
        let mut sessions = erase_orders(writer, email, now_ms).await?;
        let leads = erase_leads_of(writer, email, now_ms).await?;
        sessions.extend(leads.iter().filter_map(|lead| lead.session));
        for session in &sessions {
            erase_session(writer, *session, now_ms).await?;
        }
        for lead in &leads {
            if let Marketing::Confirmed { .. } = lead.marketing {
                tell(app, writer, WebhookEvent::LeadWithdrawn, lead.id, now_ms).await?;
            }
        }
        Ok(sessions)
    })
    .await?;
    for session in erased {
        app.answers.forget(session);
    }
    Ok(())
}

/// Of an order with money stays what an invoice has to show. Whatever waited for money ends, and gives back what it had reserved;
/// the provider's pay page is closed by the poller. Says from which runs the orders came.
async fn erase_orders(writer: &Writer, email: &str, now_ms: i64) -> Result<BTreeSet<SessionId>, StoreError> {
    let mut sessions = BTreeSet::new();
    for order in list_orders_of(writer, email).await? {
        sessions.extend(order.session);
        let locked = lock_order(writer, order.id).await?;
        if let Some(order) = locked.filter(|order| order.state == OrderState::Placed) {
            release(writer, &order).await?;
        }
    }
    erase_orders_of(writer, email, now_ms).await?;
    Ok(sessions)
}

fn mail_day(links: &Links, email: &str, now_ms: i64) -> Result<MailDay, StoreError> {
    Ok(MailDay {
        address: links.address(email).ok_or(KEYLESS)?,
        day: now_ms.div_euclid(DAY_MS),
    })
}
