//! The proof of each step that somebody took to the newsletter or away from it. It holds no address, and outlives the one it
//! is about.

use std::str::FromStr;

use super::Lead;
use crate::consent::TextVersion;
use crate::country::Country;
use crate::id::LeadId;
use crate::locale::Locale;

/// A step that was taken. Written down once, never changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarketingConsent {
    pub lead: LeadId,
    pub action: MarketingAction,
    /// The words beside the box.
    pub text_version: TextVersion,
    pub locale: Locale,
    pub country: Country,
    pub at_ms: i64,
}

impl MarketingConsent {
    /// Of a lead that just took the step; `None` if it never asked for anything.
    pub fn of(lead: &Lead, action: MarketingAction, at_ms: i64) -> Option<Self> {
        Some(MarketingConsent {
            lead: lead.id,
            action,
            text_version: lead.marketing.asked()?.text_version,
            locale: lead.locale,
            country: lead.country,
            at_ms,
        })
    }
}

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarketingAction {
    /// Ticked the box.
    Asked,
    /// Followed the link in the mail.
    Confirmed,
    Withdrawn,
}

impl MarketingAction {
    pub const ALL: [MarketingAction; 3] = [
        MarketingAction::Asked,
        MarketingAction::Confirmed,
        MarketingAction::Withdrawn,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            MarketingAction::Asked => "asked",
            MarketingAction::Confirmed => "confirmed",
            MarketingAction::Withdrawn => "withdrawn",
        }
    }
}

/// The text is no action's name.
#[derive(Debug, PartialEq, Eq)]
pub struct NoAction;

impl FromStr for MarketingAction {
    type Err = NoAction;

    fn from_str(name: &str) -> Result<Self, NoAction> {
        MarketingAction::ALL
            .into_iter()
            .find(|action| action.name() == name)
            .ok_or(NoAction)
    }
}
