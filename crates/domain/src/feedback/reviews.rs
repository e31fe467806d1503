//! All that was said and is published, as pages show it.

use std::collections::BTreeMap;

use super::Stars;
use crate::country::Country;
use crate::id::FeedbackId;
use crate::locale::Locale;

/// Reviews of a product on one page.
pub const MAX_SHOWN: usize = 12;

/// What is published, by product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviews(pub BTreeMap<String, ProductReviews>);

impl Reviews {
    /// There are none of a product that nobody said anything of.
    pub fn of(&self, product: &str) -> Option<&ProductReviews> {
        self.0.get(product)
    }
}

/// What is published of a product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductReviews {
    pub rating: Rating,
    /// The newest [`MAX_SHOWN`] of each country.
    pub newest: Vec<Review>,
}

impl ProductReviews {
    /// What a page for a country shows: those of the country first, then those of the others, the newest first.
    pub fn shown_in(&self, country: Country) -> Vec<&Review> {
        let mut shown: Vec<&Review> = self.newest.iter().collect();
        shown.sort_by_key(|review| {
            (
                review.country != country,
                std::cmp::Reverse((review.said_at_ms, review.id)),
            )
        });
        shown.truncate(MAX_SHOWN);
        shown
    }
}

/// A review as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    pub id: FeedbackId,
    pub stars: Stars,
    pub text: String,
    pub name: String,
    pub country: Country,
    pub locale: Locale,
    pub said_at_ms: i64,
}

/// The stars of all that is published, in all countries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rating {
    pub count: u64,
    /// Of all reviews together.
    pub stars: u64,
}

impl Rating {
    /// Adds reviews of some more stars.
    pub const fn add(&mut self, count: u64, stars: u64) {
        self.count += count;
        self.stars += stars;
    }

    /// The average in tenths of a star, rounded half up; none if nobody said anything.
    pub fn tenths(self) -> Option<u32> {
        // Ten times the average, plus a half, cut off.
        let doubled = (20 * self.stars + self.count).checked_div(2 * self.count)?;
        u32::try_from(doubled).ok()
    }
}
