//! The reviews of a product as the browser gets them.

use content::{Kind, SampleReview};
use domain::calendar::Day;
use domain::country::Country;
use domain::feedback::Review;
use domain::format;
use domain::locale::Locale;
use serde::Serialize;
use utoipa::ToSchema;

use super::PayloadMaker;

/// What buyers say.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewsView {
    pub items: Vec<ReviewView>,
    /// Of all real reviews; none while there are only samples.
    #[schema(required = true)]
    pub rating: Option<RatingView>,
    /// The page that says how reviews are checked, if the shop has one.
    #[schema(required = true)]
    pub method_href: Option<String>,
}

/// What a buyer says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// Its place in the list: two people of one name may say the same.
    pub place: usize,
    pub author: String,
    pub stars: u8,
    /// Of a sample the id of a text; of a real one its words, which may be none.
    pub text: String,
    /// The language of the words, if it is another than the page's.
    #[schema(required = true)]
    pub lang: Option<String>,
    /// The day on which it was said.
    #[schema(required = true)]
    pub said_on: Option<String>,
    /// Which of the drawn faces stands beside a sample.
    #[schema(required = true)]
    pub avatar: Option<u8>,
    /// Whether it is invented; such a one is never called verified.
    pub is_sample: bool,
}

/// What all who said something think.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingView {
    /// Stars, as the language writes a number.
    #[schema(example = "4,3")]
    pub average: String,
    pub count: u64,
}

impl PayloadMaker<'_> {
    /// What buyers say; while nobody did, what a demonstration invents, and else nothing.
    pub(super) fn reviews_of(&self, product: &str, country: Country) -> Option<ReviewsView> {
        let method = self.site.pages.iter().find(|page| page.kind == Kind::Feedback);
        let method_href = method.map(|page| page.href(country));
        let locale = self.site.market(country).locale;
        if let Some(reviews) = self.reviews.of(product) {
            let shown = reviews.shown_in(country);
            return Some(ReviewsView {
                items: shown
                    .into_iter()
                    .enumerate()
                    .map(|(place, review)| real_review(place, review, locale))
                    .collect(),
                rating: reviews.rating.tenths().map(|tenths| RatingView {
                    average: format::tenths(locale, tenths),
                    count: reviews.rating.count,
                }),
                method_href,
            });
        }
        self.shows_samples(product).then(|| ReviewsView {
            items: self
                .site
                .sample_reviews(product)
                .enumerate()
                .map(|(place, review)| sample_review(place, review))
                .collect(),
            rating: None,
            method_href,
        })
    }

    /// Whether invented reviews of a product are shown: in a demonstration, until there are real ones.
    pub(super) fn shows_samples(&self, product: &str) -> bool {
        self.is_demo && self.reviews.of(product).is_none()
    }
}

fn sample_review(place: usize, review: &SampleReview) -> ReviewView {
    ReviewView {
        place,
        author: review.author.clone(),
        stars: review.stars,
        text: review.text.clone(),
        lang: None,
        said_on: None,
        avatar: Some(review.avatar),
        is_sample: true,
    }
}

/// The day is that of the country it came from; language and numbers are the page's.
fn real_review(place: usize, review: &Review, locale: Locale) -> ReviewView {
    let day = Day::of(review.country, review.said_at_ms);
    ReviewView {
        place,
        author: review.name.clone(),
        stars: review.stars.count(),
        text: review.text.clone(),
        lang: (review.locale.language() != locale.language()).then(|| review.locale.language().to_owned()),
        said_on: Some(format::day(locale, day.year(), day.month(), day.day())),
        avatar: None,
        is_sample: false,
    }
}
