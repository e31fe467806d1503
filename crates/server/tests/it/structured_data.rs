//! What documents tell search engines: every page in every country, held against the rules of schema.org and of the results
//! that search engines show. No maintained validator works without a network, so the rules stand here as a table.

use std::collections::{BTreeMap, BTreeSet};

use domain::country::Country;
use domain::format;
use domain::locale::Locale;
use domain::money::{Currency, Money};
use serde_json::{Map, Value};

use crate::shop::{COUNTRIES, ROUTES, Shop, embedded_payload};

const PUBLIC_URL: &str = "http://shop.example";

/// What a property may hold.
enum Holds {
    Text,
    /// Two decimals and a point.
    Amount,
    Number,
    Country,
    Language,
    Duration,
    /// An absolute address; of the shop, it must be answered.
    Address,
    /// A term of schema.org.
    Term(&'static [&'static str]),
    /// A node of this type, here or named by its id.
    Node(&'static str),
}
use Holds::{Address, Amount, Duration, Language, Node, Number, Term, Text};

/// Whether a property must be there, and how often.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Often {
    Once,
    AtMostOnce,
    Many,
}
use Often::{AtMostOnce, Many, Once};

type Rule = (&'static str, Often, Holds);

/// Everything that a node of a type may say. What is not in the list is refused: reviews are not.
const RULES: &[(&str, &[Rule])] = &[
    (
        "Organization",
        &[
            ("name", Once, Text),
            ("legalName", Once, Text),
            ("url", Once, Address),
            ("logo", Once, Address),
            ("email", Once, Text),
            ("telephone", Once, Text),
            ("address", Once, Node("PostalAddress")),
            ("contactPoint", Once, Node("ContactPoint")),
        ],
    ),
    (
        "PostalAddress",
        &[
            ("streetAddress", Once, Text),
            ("postalCode", Once, Text),
            ("addressLocality", Once, Text),
            ("addressCountry", Once, Holds::Country),
        ],
    ),
    (
        "ContactPoint",
        &[
            ("contactType", Once, Text),
            ("email", Once, Text),
            ("telephone", Once, Text),
            ("url", Once, Address),
            ("availableLanguage", Many, Language),
        ],
    ),
    (
        "WebSite",
        &[
            ("url", Once, Address),
            ("name", Once, Text),
            ("publisher", Once, Node("Organization")),
        ],
    ),
    (
        "WebPage",
        &[
            ("url", Once, Address),
            ("name", Once, Text),
            ("description", Once, Text),
            ("inLanguage", Once, Language),
            ("isPartOf", Once, Node("WebSite")),
            ("breadcrumb", AtMostOnce, Node("BreadcrumbList")),
        ],
    ),
    (
        "FAQPage",
        &[
            ("url", Once, Address),
            ("name", Once, Text),
            ("description", Once, Text),
            ("inLanguage", Once, Language),
            ("isPartOf", Once, Node("WebSite")),
            ("breadcrumb", AtMostOnce, Node("BreadcrumbList")),
            ("mainEntity", Many, Node("Question")),
        ],
    ),
    (
        "Question",
        &[("name", Once, Text), ("acceptedAnswer", Once, Node("Answer"))],
    ),
    ("Answer", &[("text", Once, Text)]),
    ("BreadcrumbList", &[("itemListElement", Many, Node("ListItem"))]),
    (
        "ListItem",
        &[
            ("position", Once, Number),
            ("name", Once, Text),
            ("item", Once, Address),
        ],
    ),
    (
        "Product",
        &[
            ("name", Once, Text),
            ("description", Once, Text),
            ("image", Once, Address),
            ("sku", Once, Text),
            ("brand", Once, Node("Brand")),
            ("offers", Many, Node("Offer")),
            ("aggregateRating", AtMostOnce, Node("AggregateRating")),
        ],
    ),
    ("Brand", &[("name", Once, Text)]),
    (
        "AggregateRating",
        &[("ratingValue", Once, Text), ("reviewCount", Once, Number)],
    ),
    (
        "Offer",
        &[
            ("name", Once, Text),
            ("sku", Once, Text),
            ("url", Once, Address),
            ("image", Once, Address),
            ("price", Once, Amount),
            ("priceCurrency", Once, Term(&["EUR", "GBP", "SEK", "DKK"])),
            ("availability", Once, Term(&["https://schema.org/InStock"])),
            ("itemCondition", Once, Term(&["https://schema.org/NewCondition"])),
            ("eligibleRegion", Once, Holds::Country),
            ("seller", Once, Node("Organization")),
            ("hasMerchantReturnPolicy", Once, Node("MerchantReturnPolicy")),
            ("shippingDetails", AtMostOnce, Node("OfferShippingDetails")),
        ],
    ),
    (
        "MerchantReturnPolicy",
        &[
            ("applicableCountry", Once, Holds::Country),
            (
                "returnPolicyCategory",
                Once,
                Term(&["https://schema.org/MerchantReturnFiniteReturnWindow"]),
            ),
            ("merchantReturnDays", Once, Number),
            ("merchantReturnLink", Once, Address),
            ("returnMethod", AtMostOnce, Term(&["https://schema.org/ReturnByMail"])),
            (
                "returnFees",
                AtMostOnce,
                Term(&["https://schema.org/ReturnFeesCustomerResponsibility"]),
            ),
        ],
    ),
    (
        "OfferShippingDetails",
        &[
            ("shippingRate", Once, Node("MonetaryAmount")),
            ("shippingDestination", Once, Node("DefinedRegion")),
            ("deliveryTime", Once, Node("ShippingDeliveryTime")),
        ],
    ),
    (
        "MonetaryAmount",
        &[
            ("value", Once, Amount),
            ("currency", Once, Term(&["EUR", "GBP", "SEK", "DKK"])),
        ],
    ),
    ("DefinedRegion", &[("addressCountry", Once, Holds::Country)]),
    (
        "ShippingDeliveryTime",
        &[("transitTime", Once, Node("QuantitativeValue"))],
    ),
    (
        "QuantitativeValue",
        &[
            ("minValue", Once, Number),
            ("maxValue", Once, Number),
            ("unitCode", Once, Term(&["DAY"])),
        ],
    ),
    (
        "VideoObject",
        &[
            ("name", Once, Text),
            ("description", Once, Text),
            ("thumbnailUrl", Once, Address),
            ("uploadDate", Once, Text),
            ("duration", Once, Duration),
            ("contentUrl", Once, Address),
        ],
    ),
];

fn rules(node_type: &str) -> &'static [Rule] {
    let found = RULES.iter().find(|(name, _)| *name == node_type);
    let (_, rules) = found.unwrap_or_else(|| panic!("{node_type} is no type that search engines are told of"));
    rules
}

/// A graph that is walked: its nodes by id, and the addresses that it names.
struct Walk<'a> {
    place: &'a str,
    by_id: BTreeMap<&'a str, &'a Map<String, Value>>,
    addresses: &'a mut BTreeSet<String>,
}

impl Walk<'_> {
    fn check_node(&mut self, node: &Map<String, Value>) {
        let node_type = node["@type"].as_str().expect("one type");
        let place = format!("{}: {node_type}", self.place);
        let rules = rules(node_type);
        for (name, value) in node {
            let Some((_, often, holds)) = rules.iter().find(|(known, _, _)| known == name) else {
                assert!(matches!(name.as_str(), "@type" | "@id"), "{place} must not have {name}");
                continue;
            };
            let values = match value {
                Value::Array(values) if *often == Many => values.as_slice(),
                single => std::slice::from_ref(single),
            };
            assert!(!values.is_empty(), "{place}.{name} is empty");
            for value in values {
                self.check_value(&format!("{place}.{name}"), value, holds);
            }
        }
        for (name, often, _) in rules {
            assert!(*often == AtMostOnce || node.contains_key(*name), "{place} lacks {name}");
        }
    }

    fn check_value(&mut self, place: &str, value: &Value, holds: &Holds) {
        if let Node(wanted) = holds {
            let node = value.as_object().unwrap_or_else(|| panic!("{place} is no node"));
            let is_reference = node.len() == 1 && node.contains_key("@id");
            if is_reference {
                let id = node["@id"].as_str().expect("an id is text");
                let named = self
                    .by_id
                    .get(id)
                    .unwrap_or_else(|| panic!("{place} names nothing: {id}"));
                assert_eq!(named["@type"], *wanted, "{place}");
            } else {
                assert_eq!(node["@type"], *wanted, "{place}");
                self.check_node(node);
            }
            return;
        }
        if let Number = holds {
            assert!(value.is_u64(), "{place} is no number: {value}");
            return;
        }
        let text = value.as_str().unwrap_or_else(|| panic!("{place} is no text: {value}"));
        assert!(!text.trim().is_empty() && !text.contains("**"), "{place}: {text}");
        let is_good = match holds {
            Text | Number | Node(_) => true,
            Amount => text.split_once('.').is_some_and(|(_, cents)| cents.len() == 2) && text.parse::<f64>().is_ok(),
            Holds::Country => text.len() == 2 && text.parse::<Country>().is_ok(),
            Language => text.split('-').all(|part| part.len() == 2),
            Duration => text.starts_with("PT") && text.ends_with('S'),
            Address => text.starts_with("https://") || text.starts_with(&format!("{PUBLIC_URL}/")),
            Term(terms) => terms.contains(&text),
        };
        assert!(is_good, "{place}: {text}");
        if let Some(path) = text.strip_prefix(PUBLIC_URL)
            && matches!(holds, Address)
        {
            self.addresses.insert(path.to_owned());
        }
    }
}

fn address(path: &str, segment: &str) -> String {
    format!("{}/{segment}", path.trim_end_matches('/'))
}

/// The graph in a document, if it has one.
fn graph(html: &str) -> Option<Value> {
    const OPENING: &str = "<script type=\"application/ld+json\">";
    assert!(html.matches("application/ld+json").count() <= 1, "one graph at most");
    let start = html.find(OPENING)? + OPENING.len();
    let end = start + html[start..].find("</script>").expect("its end");
    assert!(end < html.find("</head>").expect("a head"), "it stands in the head");
    Some(serde_json::from_str(&html[start..end]).expect("JSON"))
}

fn nodes_of<'a>(graph: &'a Value, node_type: &str) -> Vec<&'a Value> {
    let nodes = graph["@graph"].as_array().expect("nodes");
    nodes.iter().filter(|node| node["@type"] == node_type).collect()
}

/// A text as React writes it.
fn as_markup(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#x27;")
}

/// Prices and questions are those that the visitor sees.
fn check_against_page(place: &str, graph: &Value, html: &str) {
    let payload = embedded_payload(html);
    let locale: Locale = payload["locale"].as_str().expect("a locale").parse().expect("known");
    let country: Country = payload["country"].as_str().expect("a country").parse().expect("known");
    let shown = |amount: &Value, currency: &Value| {
        let currency_of_country: Currency = country.currency();
        assert_eq!(currency, currency_of_country.code(), "{place}");
        let money = Money::parse(amount.as_str().expect("an amount"), currency_of_country).expect("money");
        format::money(locale, money)
    };
    for product in nodes_of(graph, "Product") {
        let products = payload["props"]["products"].as_array().expect("products");
        let known = products
            .iter()
            .find(|known| known["id"] == product["sku"])
            .expect("shown");
        let offers = product["offers"].as_array().expect("offers");
        for offer in offers {
            let packages = known["packages"].as_array().expect("packages");
            let sku = offer["sku"].as_str().expect("text");
            let package = packages
                .iter()
                .find(|package| sku == format!("{}-{}", product["sku"].as_str().expect("text"), package["units"]))
                .expect("a package of the page");
            let price = shown(&offer["price"], &offer["priceCurrency"]);
            assert_eq!(package["price"], price, "{place}: {sku}");
            assert!(html.contains(&price), "{place} does not show {price}");
            let is_sent = !known["supplement"].is_null();
            assert_eq!(offer.get("shippingDetails").is_some(), is_sent, "{place}: {sku}");
            if is_sent {
                let rate = &offer["shippingDetails"]["shippingRate"];
                assert_eq!(
                    payload["props"]["delivery"]["cost"],
                    shown(&rate["value"], &rate["currency"])
                );
            }
        }
    }
    for question in nodes_of(graph, "FAQPage")
        .iter()
        .flat_map(|page| page["mainEntity"].as_array().expect("questions"))
    {
        let name = as_markup(question["name"].as_str().expect("text"));
        assert!(html.contains(&name), "{place} does not ask: {name}");
    }
}

#[test]
fn every_page_that_may_be_listed_tells_search_engines_what_it_shows() {
    let shop = Shop::open();
    let edition = shop.app.pages.edition();
    let mut addresses = BTreeSet::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (path, _) in ROUTES {
        let page = edition
            .site
            .pages
            .iter()
            .find(|page| page.path == path)
            .expect("a page");
        for (segment, _) in COUNTRIES {
            let place = address(path, segment);
            let html = shop.get(&place).text();
            let Some(graph) = graph(&html) else {
                assert!(!page.indexed, "{place} says nothing");
                continue;
            };
            assert!(page.indexed, "{place} is not listed, so it must not say anything");
            assert_eq!(graph["@context"], "https://schema.org");
            let nodes: Vec<&Map<String, Value>> = graph["@graph"]
                .as_array()
                .expect("nodes")
                .iter()
                .map(|node| node.as_object().expect("a node"))
                .collect();
            let by_id: BTreeMap<&str, _> = nodes
                .iter()
                .map(|node| (node["@id"].as_str().expect("an id"), *node))
                .collect();
            assert_eq!(by_id.len(), nodes.len(), "{place}: two nodes have one id");
            let mut walk = Walk {
                place: &place,
                by_id,
                addresses: &mut addresses,
            };
            for node in &nodes {
                walk.check_node(node);
                *counts
                    .entry(node["@type"].as_str().expect("a type").to_owned())
                    .or_default() += 1;
            }
            check_against_page(&place, &graph, &html);
            for node in nodes_of(&graph, "BreadcrumbList") {
                let steps = node["itemListElement"].as_array().expect("steps");
                let positions: Vec<u64> = steps.iter().filter_map(|step| step["position"].as_u64()).collect();
                assert_eq!(positions, [1, 2], "{place}");
            }
            assert_eq!(nodes_of(&graph, "BreadcrumbList").is_empty(), path == "/", "{place}");
        }
    }
    for sort in [
        "Organization",
        "WebSite",
        "FAQPage",
        "WebPage",
        "BreadcrumbList",
        "Product",
        "VideoObject",
    ] {
        assert!(
            counts.get(sort).is_some_and(|count| count % 8 == 0),
            "{sort}: {counts:?}"
        );
    }
    for path in addresses {
        assert_eq!(shop.get(&path).status, 200, "{path}");
    }
}

#[test]
fn a_page_that_sells_offers_each_package_at_the_price_of_its_country() {
    let shop = Shop::open();
    let prices = |path: &str| -> Vec<String> {
        let graph = graph(&shop.get(path).text()).expect("a graph");
        let products = nodes_of(&graph, "Product");
        assert_eq!(products.len(), 1, "{path}");
        let offers = products[0]["offers"].as_array().expect("offers");
        offers
            .iter()
            .map(|offer| format!("{} {}", offer["price"], offer["priceCurrency"]).replace('"', ""))
            .collect()
    };
    assert_eq!(prices("/take/de"), ["34.90 EUR", "89.70 EUR", "149.40 EUR"]);
    assert_eq!(prices("/take/se"), ["389.00 SEK", "999.00 SEK", "1674.00 SEK"]);
    assert_eq!(prices("/offer3/gb"), ["29.90 GBP"]);
}

#[test]
fn invented_reviews_are_for_eyes_only() {
    let shop = Shop::open();
    let html = shop.get("/take/de").text();
    let reviews = embedded_payload(&html)["props"]["blocks"]
        .as_array()
        .expect("blocks")
        .iter()
        .find(|block| block["block"] == "reviews")
        .expect("reviews")["items"]
        .clone();
    let told = graph(&html).expect("a graph").to_string();
    for review in reviews.as_array().expect("reviews") {
        let author = review["author"].as_str().expect("a name");
        assert!(html.contains(author) && !told.contains(author), "{author}");
    }
}
