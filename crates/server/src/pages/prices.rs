//! What things cost while an edition is current. Whoever prints a price to a visitor asks here, and nobody else: the payload,
//! the data for search engines, the block that counts down to the end of a campaign.

use std::sync::Arc;

use content::{Package, Product, Site};
use domain::catalog::{CampaignTerm, Catalog, Offered, Sku};
use domain::country::Country;
use domain::money::Money;
use domain::price::{Saving, saving, unit_price};

/// The catalog at the moment from which on an edition is current.
pub struct Prices {
    pub catalog: Arc<Catalog>,
    at_ms: i64,
}

/// A package that no edition can show.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{sku}` has no price in {country}")]
pub struct Unpriced {
    pub sku: Sku,
    pub country: Country,
}

impl Prices {
    /// Prices for all packages of a shop in all its countries: later code does not ask whether there is one.
    pub fn new(catalog: Arc<Catalog>, site: &Site, at_ms: i64) -> Result<Self, Unpriced> {
        for product in site.products.values() {
            for package in &product.packages {
                let sku = product.sku(package);
                let lacks = |country: &&Country| catalog.offered(&sku, **country, at_ms).is_none();
                if let Some(country) = site.countries.iter().find(lacks) {
                    return Err(Unpriced { sku, country: *country });
                }
            }
        }
        Ok(Prices { catalog, at_ms })
    }

    /// What a package of the shop costs in a country of the shop.
    pub fn of(&self, product: &Product, package: &Package, country: Country) -> Offered {
        let offered = self.catalog.offered(&product.sku(package), country, self.at_ms);
        offered.expect("every package has a price in every country")
    }

    /// What a kilogram of it costs, if it is something to eat and not too little of it.
    pub fn of_kilogram(&self, product: &Product, package: &Package, country: Country) -> Option<Money> {
        let net = product.supplement.as_ref()?.net_weight.times(package.units);
        unit_price(self.of(product, package, country).price, net)
    }

    /// What it saves against as many single ones at today's price.
    pub fn saving(&self, product: &Product, package: &Package, country: Country) -> Option<Saving> {
        let single = product.packages.iter().find(|package| package.units == 1)?;
        let single = self.of(product, single, country).price;
        saving(self.of(product, package, country).price, package.units, single)
    }

    /// The campaign of a name, if it runs in a country.
    pub fn campaign(&self, name: &str, country: Country) -> Option<CampaignTerm> {
        self.catalog.campaign(name, country, self.at_ms)
    }

    /// The first moment at which something here would be different.
    pub fn valid_until_ms(&self) -> i64 {
        self.catalog.changes_after(self.at_ms).unwrap_or(i64::MAX)
    }
}
