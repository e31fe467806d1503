//! Reads product documents, the sample reviews and the cost of delivery.

use std::collections::{BTreeMap, BTreeSet};

use domain::country::Country;
use domain::money::Money;
use domain::nutrient::{Amount, Nutrient};
use domain::vat::TaxClass;

use crate::document::{Located, Table, read_document, suggest};
use crate::product::{Content, Delivery, Digital, Package, Product, SampleReview, Supplement};
use crate::read::Reading;

/// Nobody takes a supplement more often in a day.
const MAX_SERVINGS: u8 = 12;

impl Reading<'_> {
    pub(crate) fn read_product(&self, file: &str, id: &str, text: &str, countries: &[Country]) -> Option<Product> {
        let first_use = self.uses.borrow().len();
        let product = read_document(file, text, self.diagnostics, |table| {
            let name = self.message(table, table.text("name"));
            let line = self.message(table, table.text("line"));
            let picture = table.table("picture", |picture| self.read_picture(picture)).flatten();
            let tax_class = read_tax_class(table);
            let supplement = table.optional_table("supplement", |supplement| self.read_supplement(supplement));
            let digital = match tax_class {
                Some(TaxClass::Digital) => table.table("digital", |digital| self.read_digital(digital)),
                _ => table.optional_table("digital", |digital| self.read_digital(digital)),
            };
            let packages = table.tables("packages", |package| self.read_package(package, countries));
            check_units(table, packages.iter().flatten());
            Some(Product {
                id: id.to_owned(),
                name: name?,
                line: line?,
                picture: picture?,
                tax_class: tax_class?,
                // A table that was read in part is a fault already; it must not pass for a product that is not eaten.
                supplement: match supplement {
                    Some(read) => Some(read?),
                    None => None,
                },
                digital: match digital {
                    Some(read) => Some(read?),
                    None => None,
                },
                packages: packages.into_iter().collect::<Option<Vec<Package>>>()?,
                texts: Vec::new(),
            })
        })??;
        Some(Product {
            texts: self.texts_since(first_use),
            ..product
        })
    }

    fn read_supplement(&self, table: &Table<'_>) -> Option<Supplement> {
        let net_weight = amount(table, "net_weight");
        let net_quantity = self.message(table, table.text("net_quantity"));
        let dose = self.message(table, table.text("dose"));
        let servings = small(table, "servings", MAX_SERVINGS);
        let ingredients = self.message(table, table.text("ingredients"));
        let storage = self.message(table, table.text("storage"));
        let cautions = self.messages(table, table.texts("cautions"));
        let composition = table.tables("composition", |content| {
            let amount = amount(content, "amount");
            let name = self.message(content, content.text("name"));
            let source = self.message(content, content.text("source"));
            let names = Nutrient::ALL.map(|nutrient| (nutrient.name(), nutrient));
            let nutrient = content.choice("nutrient", "unknown-nutrient", &names);
            Some(Content {
                nutrient: nutrient?,
                amount: amount?,
                name: name?,
                source: source?,
            })
        });
        Some(Supplement {
            net_weight: net_weight?,
            net_quantity: net_quantity?,
            dose: dose?,
            servings: servings?,
            ingredients: ingredients?,
            storage: storage?,
            cautions,
            composition: composition.into_iter().collect::<Option<Vec<Content>>>()?,
        })
    }

    fn read_digital(&self, table: &Table<'_>) -> Option<Digital> {
        if table.has("book") == table.has("access") {
            table.pass(&["book", "access"]);
            table.report(
                "bad-digital",
                table.place(),
                "it is not said what a buyer gets",
                "write either `book = \"…\"`, which names a folder in books/, or `access = \"code\"`",
            );
            return None;
        }
        if table.has("access") {
            let code = table.choice("access", "unknown-access", &[("code", ())]);
            return code.map(|()| Digital::AccessCode);
        }
        let book = table.text("book")?;
        if !self.book_names.contains(&book.get_ref().as_str()) {
            table.report(
                "unknown-book",
                table.place_of(&book),
                format!("there is no book `{}`", book.get_ref()),
                suggest(book.get_ref(), self.book_names.iter().copied()),
            );
        }
        Some(Digital::Book(book.into_inner()))
    }

    fn read_package(&self, table: &Table<'_>, countries: &[Country]) -> Option<Package> {
        let units = table.count("units");
        let name = self.message(table, table.text("name"));
        let note = self.message(table, table.text("note"));
        let picture = table.table("picture", |picture| self.read_picture(picture)).flatten();
        let is_suggested = table.optional_flag("suggested").unwrap_or(false);
        let prices = table.table("prices", |prices| {
            // A price for a country that is not sold to yet, or no more, does no harm.
            prices.pass(&Country::ALL.map(Country::code));
            let price_in = |country: &Country| Some((*country, price(prices, *country)?));
            countries.iter().map(price_in).collect::<Option<BTreeMap<_, _>>>()
        });
        Some(Package {
            units: units?,
            name: name?,
            note: note?,
            picture: picture?,
            is_suggested,
            prices: prices??,
        })
    }

    /// Whether a product's composition bears an authorised claim, in every language of the shop.
    pub(super) fn check_claim(&self, table: &Table<'_>, claim: &Located, product: Option<&String>) -> bool {
        let Some(found) = self.claims.get(claim.get_ref()) else {
            table.report(
                "unknown-claim",
                table.place_of(claim),
                format!("there is no authorised claim `{}`", claim.get_ref()),
                suggest(claim.get_ref(), self.claims.ids()),
            );
            return false;
        };
        for locale in self.locales {
            if !found.wordings.contains_key(locale) {
                table.report(
                    "claim-without-words",
                    table.place_of(claim),
                    format!("the claim `{}` has no wording in {locale}", claim.get_ref()),
                    "take it from the official list into claims.toml, or name another claim",
                );
            }
        }
        let supplement = product.and_then(|id| self.products[id].supplement.as_ref());
        let Some(supplement) = supplement else {
            return false;
        };
        if let Err(shortfall) = found.holds_for(|nutrient| supplement.dose_of(nutrient), supplement.servings) {
            table.report(
                "claim-not-borne",
                table.place_of(claim),
                format!(
                    "the composition does not bear the claim `{}`: {shortfall}",
                    claim.get_ref()
                ),
                "take the claim out, or mend the product's composition",
            );
            return false;
        }
        true
    }

    pub(crate) fn read_sample_reviews(&self, file: &str, text: &str) -> Vec<SampleReview> {
        let reviews = read_document(file, text, self.diagnostics, |table| {
            table.tables("reviews", |review| {
                let text = self.message(review, review.text("text"));
                let author = review.text("author").map(Located::into_inner);
                let stars = small(review, "stars", 5);
                let avatar = small(review, "avatar", 12);
                let product = self.product(review);
                Some(SampleReview {
                    product: product?,
                    author: author?,
                    stars: stars?,
                    text: text?,
                    avatar: avatar?,
                })
            })
        });
        reviews.unwrap_or_default().into_iter().flatten().collect()
    }
}

/// What a parcel costs and how long it takes, by country.
pub(super) fn read_delivery(table: &Table<'_>, countries: &[Country]) -> BTreeMap<Country, Delivery> {
    table.pass(&Country::ALL.map(Country::code));
    let read = |country: &Country| {
        let delivery = table.table(country.code(), |delivery| {
            let days = delivery.text("days").map(Located::into_inner);
            let cost = money(delivery, "cost", *country);
            Some(Delivery {
                cost: cost?,
                days: days?,
            })
        });
        Some((*country, delivery??))
    };
    countries.iter().filter_map(read).collect()
}

/// What a thing is to the tax office. Its form decides, and only what is eaten can have the form of a supplement.
fn read_tax_class(table: &Table<'_>) -> Option<TaxClass> {
    let names = TaxClass::ALL.map(|class| (class.name(), class));
    let class = table.choice("tax_class", "unknown-tax-class", &names)?;
    let is_eaten = table.has("supplement");
    if table.has("digital") && class != TaxClass::Digital {
        table.report(
            "wrong-tax-class",
            table.place_at("tax_class"),
            format!("`{}` is not the class of what is downloaded", class.name()),
            "a product with a `[digital]` table is digital",
        );
        return None;
    }
    if class.is_supplement() == is_eaten {
        return Some(class);
    }
    let help = if is_eaten {
        "a product with a `[supplement]` table is supp_solid, supp_liquid, supp_confectionery or supp_powder"
    } else {
        "a product without a `[supplement]` table is accessory or digital"
    };
    table.report(
        "wrong-tax-class",
        table.place_at("tax_class"),
        format!("`{}` is not the class of such a product", class.name()),
        help,
    );
    None
}

/// A package is named by its product and its units, so no two can have as many.
fn check_units<'a>(table: &Table<'_>, packages: impl Iterator<Item = &'a Package>) {
    let mut seen = BTreeSet::new();
    for package in packages {
        if !seen.insert(package.units) {
            table.report(
                "package-twice",
                table.place(),
                format!("there are two packages of {}", package.units),
                "give each package another number of units",
            );
        }
    }
}

/// A price, which is more than nothing.
fn price(table: &Table<'_>, country: Country) -> Option<Money> {
    let price = money(table, country.code(), country)?;
    if price.minor > 0 {
        return Some(price);
    }
    table.report(
        "free-package",
        table.place(),
        format!("the price for {country} is nothing"),
        "write what it costs, or take the package out",
    );
    None
}

fn money(table: &Table<'_>, key: &'static str, country: Country) -> Option<Money> {
    let text = table.text(key)?;
    let money = Money::parse(text.get_ref(), country.currency());
    if money.is_none() {
        table.report(
            "bad-price",
            table.place_of(&text),
            format!("`{}` is no price", text.get_ref()),
            format!("write it in {} with two decimals: \"39.90\"", country.currency().code()),
        );
    }
    money
}

fn amount(table: &Table<'_>, key: &'static str) -> Option<Amount> {
    parse_amount(table, &table.text(key)?)
}

/// A number with its unit.
pub(crate) fn parse_amount(table: &Table<'_>, text: &Located) -> Option<Amount> {
    let amount = text.get_ref().parse::<Amount>().ok();
    if amount.is_none() {
        table.report(
            "bad-amount",
            table.place_of(text),
            format!("`{}` is no amount", text.get_ref()),
            "write a number and its unit: \"1.4 mg\", \"40 µg\", \"3 g\"",
        );
    }
    amount
}

/// A whole number from 1 to `most`.
fn small(table: &Table<'_>, key: &'static str, most: u8) -> Option<u8> {
    let number = table.count(key)?;
    let small = u8::try_from(number).ok().filter(|small| (1..=most).contains(small));
    if small.is_none() {
        table.report(
            "out-of-range",
            table.place(),
            format!("`{key}` is {number}"),
            format!("write a number from 1 to {most}"),
        );
    }
    small
}
