//! What things cost, as one immutable snapshot: prices with their past, campaigns, and what is left of each product. Whoever
//! asks names the moment; nothing here changes while it is read.

use std::collections::BTreeMap;

use crate::calendar::Day;
use crate::country::Country;
use crate::money::Money;
use crate::vat;

pub use self::campaign::{CampaignName, CampaignRefusal, CampaignTerm, NewCampaign, NoCampaignName};
pub use self::sku::{NoSku, Sku};
pub use self::timeline::{PriceRefusal, Prior, Timeline};

mod campaign;
mod sku;
mod timeline;

/// The catalog as of one revision.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    /// Grows with every change.
    pub revision: i64,
    timelines: BTreeMap<Sku, BTreeMap<Country, Timeline>>,
    campaigns: BTreeMap<Country, Vec<CampaignTerm>>,
    /// By product; one that is not here is not counted.
    stock: BTreeMap<String, u32>,
}

/// What a catalog is made of, as the books have it.
#[derive(Clone, Debug, Default)]
pub struct CatalogFacts {
    pub revision: i64,
    pub prices: Vec<RegularPrice>,
    pub campaign_prices: Vec<CampaignPrice>,
    /// Units left, by product.
    pub stock: BTreeMap<String, u32>,
}

/// What a package costs from a moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegularPrice {
    pub sku: Sku,
    pub country: Country,
    pub price: Money,
    pub from_ms: i64,
}

/// What a package costs during a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignPrice {
    pub sku: Sku,
    pub country: Country,
    pub price: Money,
    pub term: CampaignTerm,
}

/// What a package costs now, and what may be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub price: Money,
    /// The price that may be struck through, by the 30-day rule.
    pub prior: Option<Prior>,
    /// The campaign that makes the price.
    pub campaign: Option<CampaignTerm>,
    pub availability: Availability,
}

/// Whether a package can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    InStock,
    SoldOut,
}

impl From<CatalogFacts> for Catalog {
    fn from(facts: CatalogFacts) -> Self {
        let mut timelines: BTreeMap<Sku, BTreeMap<Country, Timeline>> = BTreeMap::new();
        let mut campaigns: BTreeMap<Country, Vec<CampaignTerm>> = BTreeMap::new();
        for price in facts.prices {
            let timeline = timelines
                .entry(price.sku)
                .or_default()
                .entry(price.country)
                .or_default();
            timeline.add_regular(price.price, price.from_ms);
        }
        for CampaignPrice {
            sku,
            country,
            price,
            term,
        } in facts.campaign_prices
        {
            // One that was called off before it began has no duration.
            if term.starts_at_ms >= term.ends_at_ms {
                continue;
            }
            let known = campaigns.entry(country).or_default();
            if !known.contains(&term) {
                known.push(term.clone());
            }
            let timeline = timelines.entry(sku).or_default().entry(country).or_default();
            timeline.add_campaign(price, term);
        }
        Catalog {
            revision: facts.revision,
            timelines,
            campaigns,
            stock: facts.stock,
        }
    }
}

impl Catalog {
    /// What a package costs in a country at a moment; `None` if it has no price there.
    pub fn offered(&self, sku: &Sku, country: Country, now_ms: i64) -> Option<Offered> {
        let timeline = self.timeline(sku, country)?;
        let now = timeline.at(now_ms)?;
        Some(Offered {
            price: now.price,
            prior: timeline.prior(now_ms),
            campaign: now.campaign.cloned(),
            availability: self.availability(sku),
        })
    }

    /// What was asked for a package, and when.
    pub fn timeline(&self, sku: &Sku, country: Country) -> Option<&Timeline> {
        self.timelines.get(sku)?.get(&country)
    }

    /// Whether a regular price may be asked for from now on.
    pub fn check_price(&self, sku: &Sku, country: Country, price: Money, now_ms: i64) -> Result<(), PriceRefusal> {
        let timeline = self.timeline(sku, country).ok_or(PriceRefusal::Unpriced)?;
        timeline.check_price(country, price, now_ms)
    }

    /// All packages with their countries.
    pub fn packages(&self) -> impl Iterator<Item = (&Sku, Country)> {
        let countries = |(sku, countries)| (sku, BTreeMap::keys(countries));
        let pairs = self.timelines.iter().map(countries);
        pairs.flat_map(|(sku, countries)| countries.map(move |country| (sku, *country)))
    }

    /// The campaign of a name, if it runs in a country at a moment.
    pub fn campaign(&self, name: &str, country: Country, now_ms: i64) -> Option<CampaignTerm> {
        let terms = self.campaigns.get(&country)?;
        terms
            .iter()
            .find(|term| term.name == name && term.runs_at(now_ms))
            .cloned()
    }

    /// The next moment at which a page would look different though nothing in the books changes: a campaign begins or ends,
    /// a rate of tax changes, a reduction is too old to be told.
    pub fn changes_after(&self, now_ms: i64) -> Option<i64> {
        let timelines = self.timelines.values().flat_map(BTreeMap::values);
        let of_prices = timelines.filter_map(|timeline| timeline.changes_after(now_ms)).min();
        // The first day of a rate has begun for nobody before it has in that country.
        let of_tax = Country::ALL.into_iter().filter_map(|country| {
            let change = vat::next_change(country, Day::of(country, now_ms))?;
            Some(change.starts_at_ms(country))
        });
        of_tax.chain(of_prices).min()
    }

    /// Units left of a product, if they are counted.
    pub fn stock(&self, product: &str) -> Option<u32> {
        self.stock.get(product).copied()
    }

    /// A package of six is sold out when five are left.
    fn availability(&self, sku: &Sku) -> Availability {
        match self.stock(&sku.product) {
            Some(left) if left < sku.units => Availability::SoldOut,
            _ => Availability::InStock,
        }
    }

    fn campaigns_of(&self, country: Country) -> &[CampaignTerm] {
        self.campaigns.get(&country).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests;
