//! Somebody who left an address: what they may be sent, and how long that is known.
//!
//! Marketing needs two steps, a ticked box and a click in a mail. Each is kept with its time and wording, because the shop
//! has to prove them.

use crate::bounded::Bounded;
use crate::consent::{PROOF_DAYS, TextVersion};
use crate::country::Country;
use crate::id::{LeadId, SessionId};
use crate::locale::Locale;
use crate::token::TokenHash;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// An address that nobody confirmed and nothing was sent to is forgotten.
const KEPT_UNCONFIRMED_MS: i64 = 30 * DAY_MS;
const KEPT_AS_PROOF_MS: i64 = PROOF_DAYS * DAY_MS;

/// Where somebody came from (`utm_…`, the id of a click), as JSON.
pub type Marks = Bounded<String, 1024>;

/// What somebody sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLead {
    pub id: LeadId,
    pub address: Address,
    pub session: Option<SessionId>,
    pub country: Country,
    pub locale: Locale,
    pub funnel: String,
    pub marks: Marks,
    pub wants_result: bool,
    /// There if the box was ticked.
    pub marketing: Option<MarketingRequest>,
    pub unsubscribe_hash: TokenHash,
}

/// A mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// As it is compared.
    pub email: String,
    pub as_written: String,
}

/// A ticked box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarketingRequest {
    pub text_version: TextVersion,
    /// Of the secret in the mail that asks for the second step.
    pub confirm_hash: TokenHash,
}

/// A form that was taken. The browser makes its id, so that a repeated request is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadForm {
    pub id: LeadId,
    /// Whom it belongs to: the first form of a person in a run gave the lead its id.
    pub lead: LeadId,
    pub wants_result: bool,
    pub newsletter: bool,
}

/// Somebody who left an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    pub id: LeadId,
    /// Gone after an erasure, as is all else that points at somebody.
    pub address: Option<Address>,
    pub session: Option<SessionId>,
    pub country: Country,
    pub locale: Locale,
    pub funnel: String,
    pub marks: Option<Marks>,
    pub wants_result: bool,
    pub marketing: Marketing,
    pub unsubscribe_hash: TokenHash,
    pub has_order: bool,
    pub created_at_ms: i64,
    pub erased_at_ms: Option<i64>,
}

/// Whether somebody may be sent advertising.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marketing {
    None,
    /// The box was ticked, the mail not yet answered.
    Asked {
        asked: Asked,
        confirm_hash: TokenHash,
    },
    /// The only state in which anything is sent.
    Confirmed {
        asked: Asked,
        confirm_hash: TokenHash,
        at_ms: i64,
    },
    Withdrawn {
        asked: Asked,
        confirmed_at_ms: Option<i64>,
        at_ms: i64,
    },
}

/// The first step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub at_ms: i64,
    pub text_version: TextVersion,
}

impl Lead {
    pub fn new(new: &NewLead, now_ms: i64) -> Self {
        Lead {
            id: new.id,
            address: Some(new.address.clone()),
            session: new.session,
            country: new.country,
            locale: new.locale,
            funnel: new.funnel.clone(),
            marks: Some(new.marks.clone()),
            wants_result: new.wants_result,
            marketing: Marketing::None.ask(new.marketing, now_ms),
            unsubscribe_hash: new.unsubscribe_hash,
            has_order: false,
            created_at_ms: now_ms,
            erased_at_ms: None,
        }
    }

    /// The same person in the same run sent the form again. What is new counts; a box left empty withdraws nothing, and
    /// secrets that are already in a mail stay valid.
    pub fn update(&mut self, new: &NewLead, now_ms: i64) {
        self.address = Some(new.address.clone());
        self.country = new.country;
        self.locale = new.locale;
        self.funnel.clone_from(&new.funnel);
        self.marks = Some(new.marks.clone());
        self.wants_result |= new.wants_result;
        self.marketing = self.marketing.ask(new.marketing, now_ms);
    }

    /// Nothing stays that points at somebody; that and when something was allowed does.
    pub fn erase(&mut self, now_ms: i64) {
        self.address = None;
        self.session = None;
        self.marks = None;
        self.wants_result = false;
        self.marketing = self.marketing.withdraw(now_ms);
        self.erased_at_ms = self.erased_at_ms.or(Some(now_ms));
    }

    /// When it is deleted; never, while somebody gets mails or has an order.
    pub fn expires_at_ms(&self) -> Option<i64> {
        if let Some(erased_at_ms) = self.erased_at_ms {
            return Some(erased_at_ms + KEPT_AS_PROOF_MS);
        }
        if self.has_order {
            return None;
        }
        match self.marketing {
            Marketing::None => Some(self.created_at_ms + KEPT_UNCONFIRMED_MS),
            Marketing::Asked { asked, .. } => Some(asked.at_ms + KEPT_UNCONFIRMED_MS),
            Marketing::Confirmed { .. } => None,
            Marketing::Withdrawn { at_ms, .. } => Some(at_ms + KEPT_AS_PROOF_MS),
        }
    }
}

impl Marketing {
    /// The name of the state.
    pub const fn name(self) -> &'static str {
        match self {
            Marketing::None => "none",
            Marketing::Asked { .. } => "asked",
            Marketing::Confirmed { .. } => "confirmed",
            Marketing::Withdrawn { .. } => "withdrawn",
        }
    }

    /// After a form with or without the box ticked. Who asked already keeps the link that is in a mail, unless other words
    /// were shown since or the link would soon be dead.
    #[must_use]
    pub fn ask(self, request: Option<MarketingRequest>, now_ms: i64) -> Self {
        let Some(request) = request else {
            return self;
        };
        let stands = match self {
            Marketing::None | Marketing::Withdrawn { .. } => false,
            Marketing::Asked { asked, .. } => {
                asked.text_version == request.text_version && now_ms < asked.at_ms + KEPT_UNCONFIRMED_MS / 2
            }
            Marketing::Confirmed { .. } => true,
        };
        if stands {
            return self;
        }
        Marketing::Asked {
            asked: Asked {
                at_ms: now_ms,
                text_version: request.text_version,
            },
            confirm_hash: request.confirm_hash,
        }
    }

    /// The first step, if it was ever taken.
    pub const fn asked(self) -> Option<Asked> {
        match self {
            Marketing::None => None,
            Marketing::Asked { asked, .. }
            | Marketing::Confirmed { asked, .. }
            | Marketing::Withdrawn { asked, .. } => Some(asked),
        }
    }

    /// After the click in the mail.
    #[must_use]
    pub const fn confirm(self, now_ms: i64) -> Self {
        match self {
            Marketing::Asked { asked, confirm_hash } => Marketing::Confirmed {
                asked,
                confirm_hash,
                at_ms: now_ms,
            },
            unchanged => unchanged,
        }
    }

    /// After an unsubscription. The link in the mail that asked is dead from then on.
    #[must_use]
    pub const fn withdraw(self, now_ms: i64) -> Self {
        match self {
            Marketing::Asked { asked, .. } => Marketing::Withdrawn {
                asked,
                confirmed_at_ms: None,
                at_ms: now_ms,
            },
            Marketing::Confirmed { asked, at_ms, .. } => Marketing::Withdrawn {
                asked,
                confirmed_at_ms: Some(at_ms),
                at_ms: now_ms,
            },
            unchanged => unchanged,
        }
    }
}

mod proof;

pub use proof::{MarketingAction, MarketingConsent, NoAction};

#[cfg(test)]
mod tests;
