//! What a page tells search engines in their own terms: schema.org as JSON-LD, made of the same content as the page and
//! written into its document. Browsers need none of it, so no payload carries it.
//!
//! Invented reviews have no place here, nor anything else that the page does not show.

use std::collections::{BTreeMap, BTreeSet};

use content::{BlockContent, Delivery, Package, Page, PagePicture, Product, Site, VideoBlock};
use domain::calendar::Day;
use domain::catalog::Availability;
use domain::feedback::Reviews;
use domain::locale::Market;
use serde_json::{Value, json};

use crate::api::{films, images};
use crate::brand;
use crate::pages::edition::Edition;
use crate::pages::payload::HeadView;
use crate::pages::prices::Prices;

/// Wide enough for every result that search engines show.
const PICTURE_WIDTH: u16 = 1200;

/// The law's period, which the legal texts promise.
const RETURN_DAYS: u8 = 14;

/// The graph of a page that search engines may list; none for others.
pub fn graph_of(edition: &Edition, page: &Page, market: Market, head: &HeadView, public_url: &str) -> Option<Value> {
    let address = head.canonical.as_deref().filter(|_| page.indexed)?;
    let graph = Graph {
        site: &edition.site,
        prices: &edition.prices,
        reviews: &edition.reviews,
        public_url,
        market,
        page,
        head,
        address,
    };
    let mut nodes = vec![graph.organization(), graph.website(), graph.page()];
    nodes.extend(graph.breadcrumbs());
    nodes.extend(graph.products());
    nodes.extend(graph.films());
    Some(json!({ "@context": "https://schema.org", "@graph": nodes }))
}

/// One page in one country.
struct Graph<'a> {
    site: &'a Site,
    prices: &'a Prices,
    reviews: &'a Reviews,
    public_url: &'a str,
    market: Market,
    page: &'a Page,
    head: &'a HeadView,
    /// The page's own, with the host.
    address: &'a str,
}

impl Graph<'_> {
    fn organization(&self) -> Value {
        let contact = &self.site.contact;
        let languages: BTreeSet<&str> = self
            .site
            .countries
            .iter()
            .map(|country| self.site.market(*country).locale.language())
            .collect();
        json!({
            "@type": "Organization",
            "@id": self.organization_id(),
            "name": self.site.brand,
            "legalName": contact.name,
            "url": self.absolute("/"),
            "logo": self.absolute(&brand::icon_address(self.site, "icon-512.png")),
            "email": contact.email,
            "telephone": contact.phone_link,
            "address": {
                "@type": "PostalAddress",
                "streetAddress": contact.street,
                "postalCode": contact.postcode,
                "addressLocality": contact.city,
                "addressCountry": contact.country,
            },
            "contactPoint": {
                "@type": "ContactPoint",
                "contactType": "customer service",
                "email": contact.email,
                "telephone": contact.phone_link,
                "url": contact.help_center,
                "availableLanguage": languages,
            },
        })
    }

    fn website(&self) -> Value {
        json!({
            "@type": "WebSite",
            "@id": self.website_id(),
            "url": self.absolute("/"),
            "name": self.site.brand,
            "publisher": { "@id": self.organization_id() },
        })
    }

    fn page(&self) -> Value {
        let questions = self.questions();
        let mut node = json!({
            "@type": if questions.is_empty() { "WebPage" } else { "FAQPage" },
            "@id": self.id("page"),
            "url": self.address,
            "name": self.head.title,
            "description": self.head.description,
            "inLanguage": self.head.lang,
            "isPartOf": { "@id": self.website_id() },
        });
        if !self.is_home() {
            node["breadcrumb"] = json!({ "@id": self.id("breadcrumbs") });
        }
        if !questions.is_empty() {
            node["mainEntity"] = questions.into();
        }
        node
    }

    fn questions(&self) -> Vec<Value> {
        let blocks = self.page.blocks.iter().filter_map(|block| match &block.content {
            BlockContent::Faq { items } => Some(items),
            _ => None,
        });
        let question = |item: &content::Question| {
            json!({
                "@type": "Question",
                "name": self.text(&item.question),
                "acceptedAnswer": { "@type": "Answer", "text": self.text(&item.answer) },
            })
        };
        blocks.flatten().map(question).collect()
    }

    /// The way from the home page; the home page itself has none.
    fn breadcrumbs(&self) -> Option<Value> {
        let step = |position: u8, name: &str, address: &str| json!({ "@type": "ListItem", "position": position, "name": name, "item": address });
        let home = self.absolute(&self.site.pages[self.site.home].href(self.market.country));
        (!self.is_home()).then(|| {
            json!({
                "@type": "BreadcrumbList",
                "@id": self.id("breadcrumbs"),
                "itemListElement": [
                    step(1, &self.site.brand, &home),
                    step(2, own_title(&self.head.title, &self.site.brand), self.address),
                ],
            })
        })
    }

    /// The products that can be bought here, with the packages that the page offers.
    fn products(&self) -> Vec<Value> {
        let mut offered: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        for block in &self.page.blocks {
            match &block.content {
                BlockContent::Packages { product, .. } => {
                    let all = 0..self.site.products[product].packages.len();
                    offered.entry(product).or_default().extend(all);
                }
                BlockContent::Price { product, package, .. } => {
                    offered.entry(product).or_default().insert(*package);
                }
                BlockContent::Extras { items } => {
                    for extra in items {
                        offered.entry(&extra.product).or_default().insert(extra.package);
                    }
                }
                _ => {}
            }
        }
        let node = |(product, packages): (&str, BTreeSet<usize>)| {
            let product = &self.site.products[product];
            let packages = packages.into_iter().map(|index| &product.packages[index]);
            self.product(product, packages)
        };
        offered.into_iter().map(node).collect()
    }

    fn product<'b>(&self, product: &Product, packages: impl Iterator<Item = &'b Package>) -> Value {
        let offers: Vec<Value> = packages.map(|package| self.offer(product, package)).collect();
        let mut node = json!({
            "@type": "Product",
            "@id": self.id(&product.id),
            "name": self.text(&product.name),
            "description": self.text(&product.line),
            "image": self.picture(&product.picture),
            "sku": product.id,
            "brand": { "@type": "Brand", "name": self.site.brand },
            "offers": offers,
        });
        if let Some(rating) = self.rating(&product.id) {
            node["aggregateRating"] = rating;
        }
        node
    }

    /// Of all real reviews, where the page shows what they say.
    fn rating(&self, product: &str) -> Option<Value> {
        let is_of_product =
            |block: &BlockContent| matches!(block, BlockContent::Reviews { product: of } if of == product);
        if !self.page.blocks.iter().any(|block| is_of_product(&block.content)) {
            return None;
        }
        let rating = self.reviews.of(product)?.rating;
        let tenths = rating.tenths()?;
        Some(json!({
            "@type": "AggregateRating",
            "ratingValue": format!("{}.{}", tenths / 10, tenths % 10),
            "reviewCount": rating.count,
        }))
    }

    fn offer(&self, product: &Product, package: &Package) -> Value {
        let offered = self.prices.of(product, package, self.market.country);
        let price = offered.price;
        let availability = match offered.availability {
            Availability::InStock => "https://schema.org/InStock",
            Availability::SoldOut => "https://schema.org/SoldOut",
        };
        let is_sent = product.is_sent();
        let mut offer = json!({
            "@type": "Offer",
            "name": self.text(&package.name),
            "sku": product.sku(package).to_string(),
            "url": self.address,
            "image": self.picture(&package.picture),
            "price": price.decimal(),
            "priceCurrency": price.currency.code(),
            "availability": availability,
            "itemCondition": "https://schema.org/NewCondition",
            "eligibleRegion": self.market.country.code(),
            "seller": { "@id": self.organization_id() },
            "hasMerchantReturnPolicy": self.returns(is_sent),
        });
        if let Some(campaign) = offered.campaign {
            // The last day on which it costs that.
            let last_day = Day::of(self.market.country, campaign.ends_at_ms - 1);
            offer["priceValidUntil"] = json!(last_day.to_string());
        }
        if is_sent {
            offer["shippingDetails"] = self.shipping(self.site.delivery(self.market.country));
        }
        offer
    }

    fn shipping(&self, delivery: &Delivery) -> Value {
        let mut details = json!({
            "@type": "OfferShippingDetails",
            "shippingRate": {
                "@type": "MonetaryAmount",
                "value": delivery.cost.decimal(),
                "currency": delivery.cost.currency.code(),
            },
            "shippingDestination": { "@type": "DefinedRegion", "addressCountry": self.market.country.code() },
        });
        if let Some((fewest, most)) = working_days(&delivery.days) {
            details["deliveryTime"] = json!({
                "@type": "ShippingDeliveryTime",
                "transitTime": { "@type": "QuantitativeValue", "minValue": fewest, "maxValue": most, "unitCode": "DAY" },
            });
        }
        details
    }

    fn returns(&self, is_sent: bool) -> Value {
        let withdrawal = &self.site.pages[self.site.refund];
        let mut policy = json!({
            "@type": "MerchantReturnPolicy",
            "applicableCountry": self.market.country.code(),
            "returnPolicyCategory": "https://schema.org/MerchantReturnFiniteReturnWindow",
            "merchantReturnDays": RETURN_DAYS,
            "merchantReturnLink": self.absolute(&withdrawal.href(self.market.country)),
        });
        if is_sent {
            policy["returnMethod"] = "https://schema.org/ReturnByMail".into();
            policy["returnFees"] = "https://schema.org/ReturnFeesCustomerResponsibility".into();
        }
        policy
    }

    fn films(&self) -> Vec<Value> {
        let blocks = self.page.blocks.iter().filter_map(|block| match &block.content {
            BlockContent::Video(video) => Some(video),
            _ => None,
        });
        blocks.map(|video| self.film(video)).collect()
    }

    fn film(&self, video: &VideoBlock) -> Value {
        let film = &self.site.films[&video.film];
        let file = film.sources.first().map(|source| films::address(&film.id, source));
        let mut node = json!({
            "@type": "VideoObject",
            "@id": self.id("film"),
            "name": own_title(&self.head.title, &self.site.brand),
            "description": self.head.description,
            "thumbnailUrl": self.picture(&video.poster),
            "duration": iso_duration(film.duration_ms),
            "contentUrl": file.map(|file| self.absolute(&file)),
        });
        if let Some(day) = &video.published {
            node["uploadDate"] = day.as_str().into();
        }
        node
    }

    /// A text without the marks of its strong words.
    fn text(&self, id: &str) -> String {
        self.site.format(self.market.locale, id).replace("**", "")
    }

    fn picture(&self, PagePicture { picture, .. }: &PagePicture) -> String {
        let prefix = images::PREFIX;
        self.absolute(&format!(
            "{prefix}{}/w={PICTURE_WIDTH},f=jpeg?v={}",
            picture.id, picture.version
        ))
    }

    fn is_home(&self) -> bool {
        self.page.name == self.site.pages[self.site.home].name
    }

    fn absolute(&self, path: &str) -> String {
        format!("{}{path}", self.public_url)
    }

    fn id(&self, name: &str) -> String {
        format!("{}#{name}", self.address)
    }

    fn organization_id(&self) -> String {
        self.absolute("/#organization")
    }

    fn website_id(&self) -> String {
        self.absolute("/#website")
    }
}

/// A title without the name of the shop behind it.
pub fn own_title<'a>(title: &'a str, brand: &str) -> &'a str {
    let stripped = title.strip_suffix(brand).and_then(|rest| rest.strip_suffix(" | "));
    stripped.unwrap_or(title)
}

/// The two numbers of `2–4`.
fn working_days(days: &str) -> Option<(u8, u8)> {
    let (fewest, most) = days.split_once(['–', '-'])?;
    Some((fewest.trim().parse().ok()?, most.trim().parse().ok()?))
}

/// `PT1M15S`, rounded up as the page does.
fn iso_duration(duration_ms: u32) -> String {
    let seconds = duration_ms.div_ceil(1000);
    format!("PT{}M{}S", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{iso_duration, own_title, working_days};

    #[test]
    fn titles_lose_the_name_of_the_shop() {
        assert_eq!(own_title("Danke | Ylvane", "Ylvane"), "Danke");
        assert_eq!(own_title("Über Ylvane", "Ylvane"), "Über Ylvane");
        assert_eq!(own_title("Ylvane", "Ylvane"), "Ylvane");
    }

    #[test]
    fn days_are_two_numbers_or_nothing() {
        assert_eq!(working_days("2–4"), Some((2, 4)));
        assert_eq!(working_days("3 - 5"), Some((3, 5)));
        assert_eq!(working_days("about a week"), None);
    }

    #[test]
    fn durations_are_minutes_and_seconds() {
        assert_eq!(iso_duration(74_040), "PT1M15S");
        assert_eq!(iso_duration(59_000), "PT0M59S");
    }
}
