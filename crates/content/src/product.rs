//! What the shop sells: composition, packages and the prices they begin with.

use std::collections::BTreeMap;

use domain::catalog::Sku;
use domain::country::Country;
use domain::money::Money;
use domain::nutrient::{Amount, Nutrient};
use domain::vat::TaxClass;

use crate::book::BookId;
use crate::page::MessageId;
use crate::picture::PagePicture;

/// The file name of a product without its ending: `daily-trio`.
pub type ProductId = String;

/// A product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    pub id: ProductId,
    pub name: MessageId,
    /// One line on what it is.
    pub line: MessageId,
    pub picture: PagePicture,
    /// What it is to the tax office.
    pub tax_class: TaxClass,
    /// None for what is not eaten.
    pub supplement: Option<Supplement>,
    /// None for what is sent.
    pub digital: Option<Digital>,
    pub packages: Vec<Package>,
    /// Every text it names.
    pub(crate) texts: Vec<MessageId>,
}

impl Product {
    /// Whether a parcel is sent; the rest is downloaded.
    pub const fn is_sent(&self) -> bool {
        !matches!(self.tax_class, TaxClass::Digital)
    }

    /// The name of one of its packages.
    pub fn sku(&self, package: &Package) -> Sku {
        Sku::new(&self.id, package.units)
    }
}

/// What a buyer of something digital gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Digital {
    /// A file to keep.
    Book(BookId),
    /// A code that opens something elsewhere, such as an app. The shop makes it.
    AccessCode,
}

/// What the law wants to be known of a food supplement before it is bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supplement {
    /// Of one unit: what is eaten, shells included.
    pub net_weight: Amount,
    /// The count and the word for it: 60 capsules.
    pub net_quantity: MessageId,
    /// How much to take, when and with what.
    pub dose: MessageId,
    /// In how many equal parts a daily dose is taken.
    pub servings: u8,
    /// The list of ingredients; allergens between `**`.
    pub ingredients: MessageId,
    pub storage: MessageId,
    /// Who should not take it, and what to heed.
    pub cautions: Vec<MessageId>,
    /// Per daily dose.
    pub composition: Vec<Content>,
}

impl Supplement {
    /// How much of a nutrient a daily dose brings.
    pub fn dose_of(&self, nutrient: Nutrient) -> Option<Amount> {
        let content = self.composition.iter().find(|content| content.nutrient == nutrient)?;
        Some(content.amount)
    }
}

/// A nutrient in a daily dose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    pub nutrient: Nutrient,
    pub amount: Amount,
    pub name: MessageId,
    /// Where else it is found, for the picture beside it.
    pub source: MessageId,
}

/// So many units of a product for one price. What it costs is in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    pub units: u32,
    pub name: MessageId,
    pub note: MessageId,
    pub picture: PagePicture,
    /// Whether it is the one that is chosen first.
    pub is_suggested: bool,
    pub(crate) prices: BTreeMap<Country, Money>,
}

impl Package {
    /// What it costs at first in a country of the shop, each of which has a price. No visitor is shown this one.
    pub fn first_price(&self, country: Country) -> Money {
        self.prices[&country]
    }
}

/// An invented review: shown, marked as a sample, only while the shop is a demonstration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleReview {
    pub product: ProductId,
    pub author: String,
    /// One to five.
    pub stars: u8,
    pub text: MessageId,
    /// Which of the drawn faces stands beside it.
    pub avatar: u8,
}

/// What it costs to send a parcel to a country, and how long it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub cost: Money,
    /// Working days: `2–4`.
    pub days: String,
}
