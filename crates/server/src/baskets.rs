//! What a visitor wants to buy, priced: items and a coupon with today's prices, taxes and words. Nothing of it is taken from the
//! browser but which packages, how many, and the code.

use std::collections::BTreeMap;

use content::{Package, Product, Site};
use domain::calendar::Day;
use domain::catalog::{Availability, Offered, Sku};
use domain::country::Country;
use domain::coupon::{CouponCode, CouponRefusal, Reduction, judge};
use domain::format;
use domain::locale::Locale;
use domain::money::Money;
use domain::order::OrderLine;
use domain::price::unit_price;
use domain::quote::{MAX_LINES, MAX_QUANTITY, Quote, QuoteFault, QuoteItem, QuoteLine, quote};
use domain::vat::vat_rate;
use store::coupons::find_coupon;
use store::{Reader, StoreError};

use crate::app::App;
use crate::pages::edition::Edition;

/// What somebody wants, as they sent it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basket {
    pub country: Country,
    pub locale: Locale,
    pub items: Vec<BasketItem>,
    /// As it was typed.
    pub coupon: Option<String>,
    /// It goes into a parcel whose delivery is paid already.
    pub goes_along: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasketItem {
    pub sku: Sku,
    pub quantity: u32,
}

/// Why a basket has no price.
#[derive(Debug)]
pub enum BasketFault {
    /// The shop does not sell this in that country.
    UnknownPackage(Sku),
    Quote(QuoteFault),
    Store(StoreError),
}

impl From<StoreError> for BasketFault {
    fn from(error: StoreError) -> Self {
        BasketFault::Store(error)
    }
}

/// A basket with its price at one moment.
#[derive(Clone, Debug)]
pub struct PricedBasket {
    /// Of the catalog that the prices are from.
    pub revision: i64,
    pub quote: Quote,
    /// In the order of the quote's lines.
    pub offers: Vec<Offered>,
    /// Packages of which there are not enough.
    pub sold_out: Vec<Sku>,
    pub coupon: Option<CouponVerdict>,
    /// Working days in which a parcel arrives.
    pub delivery_days: String,
}

/// What became of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CouponVerdict {
    /// In capitals, or as it was typed if it is no code.
    pub text: String,
    pub outcome: Result<CouponCode, CouponWhy>,
}

/// Why a code gives nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CouponWhy {
    Unknown,
    Refused(CouponRefusal),
}

impl CouponWhy {
    pub const fn name(self) -> &'static str {
        match self {
            CouponWhy::Unknown => "unknown",
            CouponWhy::Refused(refusal) => refusal.name(),
        }
    }
}

/// Prices a basket as the shop sells at this moment.
pub async fn price(app: &App, edition: &Edition, basket: &Basket, now_ms: i64) -> Result<PricedBasket, BasketFault> {
    let (coupon, reduction) = match &basket.coupon {
        Some(text) => {
            let (verdict, reduction) = judge_code(app, text, basket.country, now_ms).await?;
            (Some(verdict), reduction)
        }
        None => (None, None),
    };
    let catalog = &edition.prices.catalog;
    let items = merged(&basket.items);
    if items.len() > MAX_LINES {
        return Err(BasketFault::Quote(QuoteFault::TooMany));
    }
    let day = Day::of(basket.country, now_ms);
    let mut offers = Vec::with_capacity(items.len());
    let mut quoted = Vec::with_capacity(items.len());
    for BasketItem { sku, quantity } in items {
        let product = find_package(&edition.site, &sku).map(|(product, _)| product);
        let offered = catalog.offered(&sku, basket.country, now_ms);
        let (Some(product), Some(offered)) = (product, offered) else {
            return Err(BasketFault::UnknownPackage(sku));
        };
        quoted.push(QuoteItem {
            quantity,
            price: offered.price,
            tax_class: product.tax_class,
            rate: vat_rate(basket.country, product.tax_class, day),
            is_sent: product.is_sent(),
            sku,
        });
        offers.push(offered);
    }
    let delivery = edition.site.delivery(basket.country);
    let currency = basket.country.currency();
    let cost = if basket.goes_along {
        Money::zero(currency)
    } else {
        delivery.cost
    };
    let quote = quote(currency, quoted, cost, reduction).map_err(BasketFault::Quote)?;
    Ok(PricedBasket {
        revision: catalog.revision,
        sold_out: sold_out(&quote.lines, &offers),
        quote,
        offers,
        coupon,
        delivery_days: delivery.days.clone(),
    })
}

/// The same package twice is two of it.
fn merged(items: &[BasketItem]) -> Vec<BasketItem> {
    let mut merged: Vec<BasketItem> = Vec::new();
    for item in items {
        match merged.iter_mut().find(|known| known.sku == item.sku) {
            Some(known) => known.quantity = known.quantity.saturating_add(item.quantity).min(MAX_QUANTITY + 1),
            None => merged.push(item.clone()),
        }
    }
    merged
}

/// As far as pages know: the books know how many there are, and are asked when somebody orders.
fn sold_out(lines: &[QuoteLine], offers: &[Offered]) -> Vec<Sku> {
    let lines = lines.iter().zip(offers);
    lines
        .filter(|(_, offered)| offered.availability == Availability::SoldOut)
        .map(|(line, _)| line.item.sku.clone())
        .collect()
}

/// How many units of each product some packages hold together.
pub fn units_by_product<'a>(packages: impl Iterator<Item = (&'a Sku, u32)>) -> BTreeMap<&'a str, u32> {
    let mut units: BTreeMap<&str, u32> = BTreeMap::new();
    for (sku, quantity) in packages {
        let of_product = units.entry(sku.product.as_str()).or_default();
        *of_product = of_product.saturating_add(sku.units.saturating_mul(quantity));
    }
    units
}

async fn judge_code(
    app: &App,
    text: &str,
    country: Country,
    now_ms: i64,
) -> Result<(CouponVerdict, Option<Reduction>), StoreError> {
    let Ok(code) = text.parse::<CouponCode>() else {
        let verdict = CouponVerdict {
            text: text.chars().take(CouponCode::MAX_BYTES).collect(),
            outcome: Err(CouponWhy::Unknown),
        };
        return Ok((verdict, None));
    };
    let coupon = app
        .store
        .read("looking for a coupon", async |reader: &Reader| {
            find_coupon(reader, &code).await
        })
        .await?;
    let judged = match &coupon {
        None => Err(CouponWhy::Unknown),
        Some(coupon) => match judge(coupon, country, now_ms) {
            // An amount is of one currency, and so for the countries that have it.
            Ok(Reduction::Amount(amount)) if amount.currency != country.currency() => {
                Err(CouponWhy::Refused(CouponRefusal::OtherCountry))
            }
            other => other.map_err(CouponWhy::Refused),
        },
    };
    let verdict = CouponVerdict {
        text: code.to_string(),
        outcome: judged.map(|_| code),
    };
    Ok((verdict, judged.ok()))
}

/// A package and the product that it is of, if the content has it.
pub fn find_package<'a>(site: &'a Site, sku: &Sku) -> Option<(&'a Product, &'a Package)> {
    let product = site.products.get(&sku.product)?;
    let package = product.packages.iter().find(|package| package.units == sku.units)?;
    Some((product, package))
}

/// What a line is called, in the visitor's language, at this moment: an order keeps a copy.
pub struct LineWords {
    pub name: String,
    pub note: String,
    /// The picture's id.
    pub picture: String,
    pub dose: Option<String>,
    pub net_quantity: Option<String>,
    pub unit_price: Option<String>,
}

/// The words of a line. Whatever has a price has a package.
pub fn words_of(site: &Site, locale: Locale, line: &QuoteLine) -> Option<LineWords> {
    let (product, package) = find_package(site, &line.item.sku)?;
    let supplement = product.supplement.as_ref();
    let per_kilogram =
        supplement.and_then(|supplement| unit_price(line.item.price, supplement.net_weight.times(package.units)));
    Some(LineWords {
        name: format!(
            "{}, {}",
            site.format(locale, &product.name),
            site.format(locale, &package.name)
        ),
        note: site.format(locale, &package.note),
        picture: package.picture.picture.id.clone(),
        dose: supplement.map(|supplement| site.format(locale, &supplement.dose)),
        net_quantity: supplement.map(|supplement| site.format(locale, &supplement.net_quantity)),
        unit_price: per_kilogram.map(|price| format::price_per_kilogram(locale, price)),
    })
}

impl PricedBasket {
    /// The lines as an order keeps them.
    pub fn order_lines(&self, site: &Site, locale: Locale) -> Vec<OrderLine> {
        let line = |line: &QuoteLine| {
            let words = words_of(site, locale, line)?;
            Some(OrderLine {
                sku: line.item.sku.clone(),
                name: words.name,
                note: words.note,
                quantity: line.item.quantity,
                price: line.item.price,
                discount: line.discount,
                total: line.total,
                tax_class: line.item.tax_class,
                rate: line.item.rate,
                is_sent: line.item.is_sent,
                unit_price: words.unit_price,
            })
        };
        self.quote.lines.iter().filter_map(line).collect()
    }

    /// The code that lowers the price, if one does.
    pub fn coupon_code(&self) -> Option<CouponCode> {
        self.coupon.as_ref()?.outcome.clone().ok()
    }
}
