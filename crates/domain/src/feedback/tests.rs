//! The rules of feedback as tables.

use super::{
    Fault, Field, Form, MAX_SHOWN, ProductReviews, Rating, Review, Standing, Stars, State, UnknownState, read_form,
};
use crate::country::Country;
use crate::id::{FeedbackId, Ulid};
use crate::locale::Locale;
use crate::typed::Why;

fn faults(stars: i64, text: &str, name: &str) -> Vec<(Field, Why)> {
    let faults = read_form(stars, text, name).expect_err("faults");
    faults.into_iter().map(|Fault { field, why }| (field, why)).collect()
}

#[test]
fn stars_and_a_name_are_enough_and_words_keep_their_lines() {
    let form = read_form(5, "", " Anna\tM. ").expect("a form");
    assert_eq!(
        (form.stars.count(), form.text.as_str(), form.name.as_str()),
        (5, "", "Anna M.")
    );
    let form = read_form(1, "Kam spät.\r\n\r\n\r\n  Der Deckel  klemmt.", "Anna").expect("a form");
    assert_eq!(form.text, "Kam spät.\n\nDer Deckel klemmt.");
    let longest = "ä".repeat(1000);
    assert_eq!(
        read_form(3, &longest, &"ö".repeat(40)).map(|form| form.text),
        Ok(longest)
    );
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    for stars in [0, -1, 6, i64::MAX] {
        assert_eq!(faults(stars, "", "Anna"), [(Field::Stars, Why::Missing)], "{stars}");
    }
    let (long, endless) = ("ä".repeat(1001), "ä".repeat(100_000));
    assert_eq!(
        faults(0, &long, "\u{200b} "),
        [
            (Field::Stars, Why::Missing),
            (Field::Text, Why::TooLong),
            (Field::Name, Why::Missing)
        ]
    );
    assert_eq!(
        faults(1, &endless, &"x".repeat(41)),
        [(Field::Text, Why::TooLong), (Field::Name, Why::TooLong)]
    );
    assert_eq!(
        faults(1, "see https://example.org", "www.example.org"),
        [(Field::Text, Why::Malformed), (Field::Name, Why::Malformed)]
    );
}

#[test]
fn words_that_break_no_rule_are_published_whatever_the_stars() {
    assert_eq!(Standing::of_rules(Vec::new()), Standing::Published);
    let broken = vec!["weight-amount".to_owned()];
    assert_eq!(Standing::of_rules(broken.clone()), Standing::WithheldClaim(broken));
    for state in State::ALL {
        assert_eq!(state.name().parse(), Ok(state));
    }
    assert_eq!("hidden".parse::<State>(), Err(UnknownState));
}

#[test]
fn the_average_is_of_all_and_rounded_to_a_tenth() {
    for (stars, tenths) in [
        (&[][..], None),
        (&[1], Some(10)),
        (&[5, 5, 5], Some(50)),
        (&[5, 4, 4], Some(43)),
        (&[5, 4, 4, 4], Some(43)),
        (
            &[4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
            Some(50),
        ),
    ] {
        let mut rating = Rating::default();
        for count in stars {
            rating.add(1, *count);
        }
        assert_eq!(rating.tenths(), tenths, "{stars:?}");
    }
}

fn review(number: u8, country: Country) -> Review {
    let form: Form = read_form(4, "", "Anna").expect("a form");
    Review {
        id: FeedbackId(Ulid::new(1, u128::from(number))),
        stars: Stars::new(4).expect("four"),
        text: form.text,
        name: form.name,
        country,
        locale: Locale::DeDe,
        said_at_ms: i64::from(number),
    }
}

#[test]
fn a_page_shows_its_own_country_first_and_the_newest_first() {
    let newest = vec![
        review(9, Country::Fr),
        review(1, Country::De),
        review(5, Country::At),
        review(3, Country::De),
    ];
    let reviews = ProductReviews {
        rating: Rating { count: 4, stars: 16 },
        newest,
    };
    let shown = |country| -> Vec<i64> {
        let shown = reviews.shown_in(country);
        shown.iter().map(|review| review.said_at_ms).collect()
    };
    assert_eq!(shown(Country::De), [3, 1, 9, 5]);
    assert_eq!(shown(Country::At), [5, 9, 3, 1]);
    assert_eq!(shown(Country::Gb), [9, 5, 3, 1]);
    let many = ProductReviews {
        newest: (0..20).map(|number| review(number, Country::Fr)).collect(),
        ..ProductReviews::default()
    };
    assert_eq!(many.shown_in(Country::De).len(), MAX_SHOWN);
}
