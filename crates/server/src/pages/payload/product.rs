//! Products as the browser gets them: every number is printed here, in the visitor's language and currency.

use content::{Content, Package, Product, Supplement};
use domain::catalog::{Availability, Prior};
use domain::format;
use domain::locale::{Locale, Market};
use domain::supplement;
use serde::Serialize;
use utoipa::ToSchema;

use super::PictureView;
use crate::pages::names::NutrientName;
use crate::pages::prices::Prices;

/// A product.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductView {
    pub id: String,
    /// The id of a text, as all words that no number is part of.
    pub name: String,
    pub line: String,
    pub picture: PictureView,
    /// None for what is not eaten.
    #[schema(required = true)]
    pub supplement: Option<SupplementView>,
    pub packages: Vec<PackageView>,
}

/// What must be known of a food supplement before it is bought.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplementView {
    /// The words of the law, not ids of texts.
    pub legal_name: &'static str,
    pub statements: Vec<&'static str>,
    pub warnings: Vec<&'static str>,
    /// The weight alone: `39 g`.
    pub net_weight: String,
    pub net_quantity: String,
    pub dose: String,
    pub ingredients: String,
    pub storage: String,
    pub cautions: Vec<String>,
    pub composition: Vec<ContentView>,
}

/// A nutrient in a daily dose.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContentView {
    #[schema(value_type = NutrientName)]
    pub nutrient: &'static str,
    pub name: String,
    pub source: String,
    /// `1,4 mg`
    pub amount: String,
    /// Share of the reference intake: `100 %`.
    #[schema(required = true)]
    pub share: Option<String>,
}

/// So many units of a product for one price.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackageView {
    /// Its name in orders and addresses: `daily-trio-3`.
    pub sku: String,
    pub units: u32,
    pub name: String,
    pub note: String,
    pub picture: PictureView,
    pub is_suggested: bool,
    pub price: String,
    /// Of one of several units.
    #[schema(required = true)]
    pub price_of_unit: Option<String>,
    /// Of a kilogram.
    #[schema(required = true)]
    pub unit_price: Option<String>,
    /// Against as many single ones at today's price.
    #[schema(required = true)]
    pub saving: Option<SavingView>,
    /// What it cost before, if the law lets that be said.
    #[schema(required = true)]
    pub prior: Option<PriorView>,
    pub is_sold_out: bool,
}

/// The lowest price of the 30 days before it was lowered.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriorView {
    pub price: String,
    pub percent: String,
}

/// What a larger package saves.
#[derive(Debug, Serialize, ToSchema)]
pub struct SavingView {
    pub amount: String,
    pub percent: String,
}

/// What sending a parcel costs and how long it takes.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryView {
    pub cost: String,
    /// Working days: `2–4`.
    pub days: String,
}

pub(super) fn product_view(product: &Product, prices: &Prices, market: Market) -> ProductView {
    ProductView {
        id: product.id.clone(),
        name: product.name.clone(),
        line: product.line.clone(),
        picture: PictureView::from(&product.picture),
        supplement: product
            .supplement
            .as_ref()
            .map(|supplement| supplement_view(supplement, market.locale)),
        packages: product
            .packages
            .iter()
            .map(|package| package_view(product, package, prices, market))
            .collect(),
    }
}

fn supplement_view(supplement: &Supplement, locale: Locale) -> SupplementView {
    let warning = |content: &Content| supplement::warning(content.nutrient, locale);
    SupplementView {
        legal_name: supplement::legal_name(locale),
        statements: supplement::statements(locale).to_vec(),
        warnings: supplement.composition.iter().filter_map(warning).collect(),
        net_weight: format::amount(locale, supplement.net_weight),
        net_quantity: supplement.net_quantity.clone(),
        dose: supplement.dose.clone(),
        ingredients: supplement.ingredients.clone(),
        storage: supplement.storage.clone(),
        cautions: supplement.cautions.clone(),
        composition: supplement
            .composition
            .iter()
            .map(|content| content_view(content, locale))
            .collect(),
    }
}

fn content_view(content: &Content, locale: Locale) -> ContentView {
    let share = content.nutrient.nrv().map(|nrv| content.amount.percent_of(nrv));
    ContentView {
        nutrient: content.nutrient.name(),
        name: content.name.clone(),
        source: content.source.clone(),
        amount: format::amount(locale, content.amount),
        share: share.map(|share| format::percent(locale, share)),
    }
}

fn package_view(product: &Product, package: &Package, prices: &Prices, market: Market) -> PackageView {
    let Market { country, locale, .. } = market;
    let offered = prices.of(product, package, country);
    let per_kilogram = prices.of_kilogram(product, package, country);
    let saved = prices.saving(product, package, country);
    let single = offered.price.shared_by(package.units);
    PackageView {
        sku: product.sku(package).to_string(),
        units: package.units,
        name: package.name.clone(),
        note: package.note.clone(),
        picture: PictureView::from(&package.picture),
        is_suggested: package.is_suggested,
        price: format::money(locale, offered.price),
        price_of_unit: (package.units > 1).then(|| format::money(locale, single)),
        unit_price: per_kilogram.map(|price| format::price_per_kilogram(locale, price)),
        saving: saved.map(|saved| SavingView {
            amount: format::money(locale, saved.amount),
            percent: format::percent(locale, saved.percent),
        }),
        prior: offered.prior.map(|prior| prior_view(prior, locale)),
        is_sold_out: offered.availability == Availability::SoldOut,
    }
}

fn prior_view(prior: Prior, locale: Locale) -> PriorView {
    PriorView {
        price: format::money(locale, prior.price),
        percent: format::percent(locale, prior.percent),
    }
}
