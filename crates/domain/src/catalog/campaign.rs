//! Campaigns: lower prices from one moment to another, the same for everybody. An end that is announced is an end: what a
//! campaign offered does not come back for thirty days.

use std::fmt;
use std::str::FromStr;

use super::timeline::{Reduced, THIRTY_DAYS_MS};
use super::{Catalog, Sku};
use crate::calendar::LocalTime;
use crate::country::Country;
use crate::money::Money;

/// What lasts longer is no campaign but a price: 62 days are two of the longest months.
const MAX_DURATION_MS: i64 = 62 * 24 * 60 * 60 * 1000;

/// The history that is needed to judge a price at any moment: the longest campaign, the thirty days before it and those after
/// it, with some to spare.
pub(super) const HISTORY_MS: i64 = MAX_DURATION_MS + 2 * THIRTY_DAYS_MS;

/// How far ahead campaigns are planned at most.
const MAX_AHEAD_MS: i64 = 400 * 24 * 60 * 60 * 1000;

/// From when until when a campaign runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignTerm {
    pub name: String,
    pub starts_at_ms: i64,
    /// The first moment at which it is over.
    pub ends_at_ms: i64,
}

impl CampaignTerm {
    pub const fn runs_at(&self, at_ms: i64) -> bool {
        self.starts_at_ms <= at_ms && at_ms < self.ends_at_ms
    }
}

/// The name by which pages refer to a campaign: `black-week`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignName(String);

/// The text is no name of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCampaignName;

impl CampaignName {
    pub const MAX_BYTES: usize = 40;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NoCampaignName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write a name of small letters, digits and hyphens, as `black-week`, 40 at most")
    }
}

impl std::error::Error for NoCampaignName {}

impl FromStr for CampaignName {
    type Err = NoCampaignName;

    fn from_str(text: &str) -> Result<Self, NoCampaignName> {
        let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_name = (1..=Self::MAX_BYTES).contains(&text.len()) && text.bytes().all(is_sign);
        is_name.then(|| CampaignName(text.to_owned())).ok_or(NoCampaignName)
    }
}

/// A campaign that somebody wants to run in a country.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCampaign {
    pub name: CampaignName,
    pub country: Country,
    pub starts_at_ms: i64,
    pub ends_at_ms: i64,
    pub prices: Vec<(Sku, Money)>,
}

impl NewCampaign {
    pub fn term(&self) -> CampaignTerm {
        CampaignTerm {
            name: self.name.as_str().to_owned(),
            starts_at_ms: self.starts_at_ms,
            ends_at_ms: self.ends_at_ms,
        }
    }
}

/// Why a campaign is not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CampaignRefusal {
    NoPrices,
    /// One package twice.
    Twice(Sku),
    /// The past is history.
    StartsInThePast,
    StartsTooFarAhead,
    EndsBeforeItStarts,
    TooLong,
    /// A campaign of this name is on at that time.
    NameTaken {
        ends: LocalTime,
    },
    /// There is no price to lower.
    Unpriced(Sku),
    NotLower {
        sku: Sku,
        price: Money,
        regular: Money,
    },
    /// Another campaign lowers the price at that time.
    Overlaps {
        sku: Sku,
        campaign: String,
        ends: LocalTime,
    },
    /// A campaign before it promised that such an offer would be over.
    TooSoonAfter {
        sku: Sku,
        campaign: String,
        price: Money,
        free_from: LocalTime,
    },
    /// A campaign after it makes such an offer again.
    TooSoonBefore {
        sku: Sku,
        campaign: String,
        price: Money,
        starts: LocalTime,
    },
}

impl fmt::Display for CampaignRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CampaignRefusal::NoPrices => f.write_str("a campaign without a price is none: add --price SKU=AMOUNT"),
            CampaignRefusal::Twice(sku) => write!(f, "`{sku}` has two prices: name each package once"),
            CampaignRefusal::StartsInThePast => f.write_str(
                "it would have begun already: what was asked for is history. Choose a start that is still to come",
            ),
            CampaignRefusal::StartsTooFarAhead => f.write_str("it begins in more than 400 days: plan it later"),
            CampaignRefusal::EndsBeforeItStarts => f.write_str("it would be over before it begins: choose a later end"),
            CampaignRefusal::TooLong => {
                f.write_str("it would run for more than 62 days: that is a price, not a campaign (trichter price set)")
            }
            CampaignRefusal::NameTaken { ends } => write!(
                f,
                "a campaign of this name runs at that time, until {ends}: choose another name, or end that one"
            ),
            CampaignRefusal::Unpriced(sku) => {
                write!(f, "`{sku}` has no price in this country: see trichter price list")
            }
            CampaignRefusal::NotLower { sku, price, regular } => write!(
                f,
                "`{sku}` costs {regular} already, and {price} is not lower: a campaign lowers a price"
            ),
            CampaignRefusal::Overlaps { sku, campaign, ends } => write!(
                f,
                "`{sku}` is part of the campaign `{campaign}` until {ends}: let one end before the other begins"
            ),
            CampaignRefusal::TooSoonAfter {
                sku,
                campaign,
                price,
                free_from,
            } => write!(
                f,
                "the campaign `{campaign}` asks for {price} for `{sku}` and promises to be over; the same or a better offer is \
                 possible from {free_from} on. Choose a later start or a higher price"
            ),
            CampaignRefusal::TooSoonBefore {
                sku,
                campaign,
                price,
                starts,
            } => write!(
                f,
                "the campaign `{campaign}` asks for {price} for `{sku}` from {starts} on, within thirty days of this one's end. \
                 Choose an earlier end or a lower price, or end that one"
            ),
        }
    }
}

impl Catalog {
    /// How far back the catalog must know prices to judge one at `now_ms`.
    pub const fn history_from_ms(now_ms: i64) -> i64 {
        now_ms - HISTORY_MS
    }

    /// Whether a campaign may be made.
    pub fn check_campaign(&self, new: &NewCampaign, now_ms: i64) -> Result<(), CampaignRefusal> {
        let duration_ms = new.ends_at_ms.saturating_sub(new.starts_at_ms);
        if new.prices.is_empty() {
            return Err(CampaignRefusal::NoPrices);
        }
        if new.starts_at_ms < now_ms {
            return Err(CampaignRefusal::StartsInThePast);
        }
        if new.starts_at_ms - now_ms > MAX_AHEAD_MS {
            return Err(CampaignRefusal::StartsTooFarAhead);
        }
        if duration_ms <= 0 {
            return Err(CampaignRefusal::EndsBeforeItStarts);
        }
        if duration_ms > MAX_DURATION_MS {
            return Err(CampaignRefusal::TooLong);
        }
        let same_name = self.campaigns_of(new.country).iter().find(|term| {
            term.name == new.name.as_str() && new.starts_at_ms < term.ends_at_ms && term.starts_at_ms < new.ends_at_ms
        });
        if let Some(term) = same_name {
            return Err(CampaignRefusal::NameTaken {
                ends: LocalTime::of(new.country, term.ends_at_ms),
            });
        }
        for (index, (sku, price)) in new.prices.iter().enumerate() {
            if new.prices[..index].iter().any(|(other, _)| other == sku) {
                return Err(CampaignRefusal::Twice(sku.clone()));
            }
            self.check_campaign_price(new, sku, *price, now_ms)?;
        }
        Ok(())
    }

    fn check_campaign_price(
        &self,
        new: &NewCampaign,
        sku: &Sku,
        price: Money,
        now_ms: i64,
    ) -> Result<(), CampaignRefusal> {
        let timeline = self.timeline(sku, new.country);
        let regular = timeline.and_then(|timeline| timeline.regular_at(now_ms));
        let (Some(timeline), Some(regular)) = (timeline, regular) else {
            return Err(CampaignRefusal::Unpriced(sku.clone()));
        };
        if price.minor >= regular.minor || price.minor <= 0 {
            return Err(CampaignRefusal::NotLower {
                sku: sku.clone(),
                price,
                regular,
            });
        }
        let moment = |at_ms| LocalTime::of(new.country, at_ms);
        for Reduced { price: reduced, term } in timeline.campaigns() {
            let campaign = || term.name.clone();
            if new.starts_at_ms < term.ends_at_ms && term.starts_at_ms < new.ends_at_ms {
                return Err(CampaignRefusal::Overlaps {
                    sku: sku.clone(),
                    campaign: campaign(),
                    ends: moment(term.ends_at_ms),
                });
            }
            let free_at_ms = term.ends_at_ms + THIRTY_DAYS_MS;
            let is_after = term.ends_at_ms <= new.starts_at_ms;
            if is_after && new.starts_at_ms < free_at_ms && price.minor <= reduced.minor {
                return Err(CampaignRefusal::TooSoonAfter {
                    sku: sku.clone(),
                    campaign: campaign(),
                    price: *reduced,
                    free_from: moment(free_at_ms),
                });
            }
            let is_soon = term.starts_at_ms < new.ends_at_ms + THIRTY_DAYS_MS;
            if !is_after && is_soon && reduced.minor <= price.minor {
                return Err(CampaignRefusal::TooSoonBefore {
                    sku: sku.clone(),
                    campaign: campaign(),
                    price: *reduced,
                    starts: moment(term.starts_at_ms),
                });
            }
        }
        Ok(())
    }
}
