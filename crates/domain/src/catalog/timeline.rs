//! What one package cost in one country, and what follows from that: today's price, and whether an earlier one may be struck
//! through. Campaigns and regular prices are one history here, because a visitor paid the one or the other.

use std::fmt;

use super::campaign::CampaignTerm;
use crate::calendar::LocalTime;
use crate::country::Country;
use crate::money::Money;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The lowest price of so many days before a reduction is the one to compare with; for so many days after a campaign its
/// offer does not come back.
pub(super) const THIRTY_DAYS_MS: i64 = 30 * DAY_MS;

/// A lowered regular price is told as a reduction for as long as the law compares backwards. After that everybody has paid it for a
/// month: it is the price, and praising it with one from before would be a "was" that has long been over.
const TOLD_FOR_MS: i64 = THIRTY_DAYS_MS;

/// A reduction below one percent would be printed as 0 %.
const MIN_PERCENT: u32 = 1;

/// The prices of a package in a country over time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// Oldest first.
    regular: Vec<Step>,
    /// Earliest first; no two at the same time.
    campaigns: Vec<Reduced>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    price: Money,
    from_ms: i64,
}

/// What a campaign asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reduced {
    pub(super) price: Money,
    pub(super) term: CampaignTerm,
}

/// The price at a moment.
#[derive(Clone, Copy, Debug)]
pub struct PriceNow<'a> {
    pub price: Money,
    /// The campaign that makes it, or none.
    pub campaign: Option<&'a CampaignTerm>,
}

/// The lowest price of the thirty days before a reduction, and the reduction in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prior {
    pub price: Money,
    /// Rounded down: never more than is true.
    pub percent: u32,
}

/// Why a regular price is not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PriceRefusal {
    /// There is no such package in this country.
    Unpriced,
    /// Nothing is for nothing.
    NotPositive,
    /// It costs that already.
    Unchanged,
    /// A campaign that is announced or runs asks for as much: its end would end nothing.
    AsInCampaign {
        campaign: String,
        price: Money,
        ends: LocalTime,
    },
    /// A campaign that promised to be over asked for as much.
    TooSoonAfterCampaign {
        campaign: String,
        price: Money,
        free_from: LocalTime,
    },
}

impl fmt::Display for PriceRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PriceRefusal::Unpriced => {
                f.write_str("there is no such package in this country: `trichter price list` shows those there are")
            }
            PriceRefusal::NotPositive => f.write_str("a price is more than nothing"),
            PriceRefusal::Unchanged => f.write_str("it costs that already"),
            PriceRefusal::AsInCampaign { campaign, price, ends } => write!(
                f,
                "the campaign `{campaign}` asks for {price} until {ends}; a regular price must be higher, or the campaign's end \
                 would be no end. Set a higher price, or end the campaign first and wait thirty days"
            ),
            PriceRefusal::TooSoonAfterCampaign {
                campaign,
                price,
                free_from,
            } => write!(
                f,
                "the campaign `{campaign}` asked for {price} and promised to be over; the same or a better offer is possible from \
                 {free_from} on. Set a higher price until then"
            ),
        }
    }
}

impl Timeline {
    pub(super) fn add_regular(&mut self, price: Money, from_ms: i64) {
        // Of two changes in the same millisecond the one that was written later counts.
        let index = self.regular.partition_point(|step| step.from_ms <= from_ms);
        self.regular.insert(index, Step { price, from_ms });
    }

    pub(super) fn add_campaign(&mut self, price: Money, term: CampaignTerm) {
        let begun = |reduced: &Reduced| reduced.term.starts_at_ms <= term.starts_at_ms;
        let index = self.campaigns.partition_point(begun);
        self.campaigns.insert(index, Reduced { price, term });
    }

    /// The price at a moment; `None` if there never was one. The first price counts before its moment too: another server may
    /// have written it, by a clock that is ahead of ours.
    pub fn at(&self, at_ms: i64) -> Option<PriceNow<'_>> {
        let regular = self.step_at(at_ms).or_else(|| self.regular.first())?.price;
        let running = self.campaigns.iter().filter(|reduced| reduced.term.runs_at(at_ms));
        let lower = running
            .filter(|reduced| reduced.price.minor < regular.minor)
            .min_by_key(|reduced| reduced.price.minor);
        Some(match lower {
            Some(reduced) => PriceNow {
                price: reduced.price,
                campaign: Some(&reduced.term),
            },
            None => PriceNow {
                price: regular,
                campaign: None,
            },
        })
    }

    /// The first moment from which a new regular price can count: now, unless a clock that is ahead of ours wrote the last one.
    pub fn next_change_ms(&self, now_ms: i64) -> i64 {
        self.regular.last().map_or(now_ms, |last| last.from_ms.max(now_ms))
    }

    /// What it costs outside of campaigns.
    pub fn regular_at(&self, at_ms: i64) -> Option<Money> {
        self.step_at(at_ms).map(|step| step.price)
    }

    /// The price that may be struck through at a moment: the lowest that anybody paid in the thirty days before the reduction,
    /// if today's is lower, if there is a history of thirty days, and if the reduction is still one to tell.
    pub fn prior(&self, now_ms: i64) -> Option<Prior> {
        let now = self.at(now_ms)?;
        let starts_at_ms = match now.campaign {
            Some(term) => term.starts_at_ms,
            None => self.step_at(now_ms)?.from_ms,
        };
        let is_old = now.campaign.is_none() && now_ms - starts_at_ms >= TOLD_FOR_MS;
        // Something since then was cheaper: beside it, this is no reduction.
        let was_lower = self
            .lowest_in(starts_at_ms, now_ms)
            .is_some_and(|lowest| lowest.minor < now.price.minor);
        if is_old || was_lower {
            return None;
        }
        let before = self.lowest_in(starts_at_ms - THIRTY_DAYS_MS, starts_at_ms)?;
        let saved = before.minor - now.price.minor;
        if saved <= 0 {
            return None;
        }
        let percent = u32::try_from(i128::from(saved) * 100 / i128::from(before.minor)).ok()?;
        (percent >= MIN_PERCENT).then_some(Prior { price: before, percent })
    }

    /// Whether a regular price may be asked for from now on.
    pub(super) fn check_price(&self, country: Country, price: Money, now_ms: i64) -> Result<(), PriceRefusal> {
        if price.minor <= 0 {
            return Err(PriceRefusal::NotPositive);
        }
        if self.regular_at(now_ms) == Some(price) {
            return Err(PriceRefusal::Unchanged);
        }
        for Reduced { price: reduced, term } in &self.campaigns {
            let free_at_ms = term.ends_at_ms + THIRTY_DAYS_MS;
            if price.minor > reduced.minor || now_ms >= free_at_ms {
                continue;
            }
            let campaign = term.name.clone();
            return Err(if now_ms < term.ends_at_ms {
                PriceRefusal::AsInCampaign {
                    campaign,
                    price: *reduced,
                    ends: LocalTime::of(country, term.ends_at_ms),
                }
            } else {
                PriceRefusal::TooSoonAfterCampaign {
                    campaign,
                    price: *reduced,
                    free_from: LocalTime::of(country, free_at_ms),
                }
            });
        }
        Ok(())
    }

    /// The lowest price in `[from_ms, to_ms)`; `None` if there was none at its beginning. Only where something changes can the
    /// price be another.
    pub fn lowest_in(&self, from_ms: i64, to_ms: i64) -> Option<Money> {
        self.step_at(from_ms)?;
        let steps = self.regular.iter().map(|step| step.from_ms);
        let moments = [from_ms].into_iter().chain(steps).chain(self.campaign_moments());
        moments
            .filter(|moment| (from_ms..to_ms).contains(moment))
            .filter_map(|moment| Some(self.at(moment)?.price))
            .min_by_key(|price| price.minor)
    }

    /// The next moment at which price or prior price differ though nobody changes anything.
    pub(super) fn changes_after(&self, now_ms: i64) -> Option<i64> {
        // The first price lowers nothing.
        let told = self.regular.iter().skip(1).map(|step| step.from_ms + TOLD_FOR_MS);
        // Another server's clock may be ahead of ours: its price begins when ours gets there.
        let begun = self.regular.iter().map(|step| step.from_ms);
        let moments = self.campaign_moments().chain(told).chain(begun);
        moments.filter(|moment| *moment > now_ms).min()
    }

    pub(super) fn campaigns(&self) -> &[Reduced] {
        &self.campaigns
    }

    fn campaign_moments(&self) -> impl Iterator<Item = i64> {
        let terms = self.campaigns.iter().map(|reduced| &reduced.term);
        terms.flat_map(|term| [term.starts_at_ms, term.ends_at_ms])
    }

    fn step_at(&self, at_ms: i64) -> Option<&Step> {
        let begun = self.regular.partition_point(|step| step.from_ms <= at_ms);
        self.regular.get(begun.checked_sub(1)?)
    }
}
