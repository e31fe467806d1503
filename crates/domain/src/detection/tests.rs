//! What browsers really send, and what nobody should.

use proptest::prelude::{prop_assert_eq, proptest};

use super::country_of_languages;
use crate::country::Country;

#[track_caller]
fn check(header: &str, expected: Option<Country>) {
    assert_eq!(country_of_languages(header), expected, "{header:?}");
}

#[test]
fn the_highest_quality_region_we_serve_wins() {
    check("de-AT,de;q=0.9,en;q=0.8", Some(Country::At));
    check("en-US,en;q=0.9,fr-BE;q=0.3,sv-SE;q=0.7", Some(Country::Se));
    check("fr-CA,fr-FR;q=0.5", Some(Country::Fr));
    check("sv;q=0.8, da-DK;q=0.9", Some(Country::Dk));
}

#[test]
fn a_tag_without_a_region_counts_by_its_likely_region() {
    check("sv", Some(Country::Se));
    check("da", Some(Country::Dk));
    check("fi,en;q=0.5", Some(Country::Fi));
    check("FR", Some(Country::Fr));
    check("de-Latn", Some(Country::De));
    check("de-Latn-AT", Some(Country::At));
}

#[test]
fn english_alone_points_to_no_market() {
    check("en", None);
    check("en-US,en;q=0.9", None);
    check("en,en-GB;q=0.8", Some(Country::Gb));
}

#[test]
fn the_first_of_equals_wins() {
    check("fr-BE,de-DE", Some(Country::Be));
    check("de-DE;q=0.5,fr-BE;q=0.5", Some(Country::De));
}

#[test]
fn refused_languages_and_nonsense_count_nothing() {
    check("de-DE;q=0", None);
    check("de-DE;q=0.000,fi-FI;q=0.001", Some(Country::Fi));
    check("de-DE;q=9", None);
    check("de-DE;q=x,fr-FR;q=0.1", Some(Country::Fr));
    check("", None);
    check("*", None);
    check(",,;;q=,-", None);
    check("xx-YY", None);
}

proptest! {
    #[test]
    fn any_text_is_answered_without_a_panic(header in ".{0,300}") {
        let _ = country_of_languages(&header);
    }

    #[test]
    fn white_space_changes_nothing(a in 1u16..=999, b in 1u16..=999) {
        let tight = format!("fr-BE;q=0.{a:03},sv-SE;q=0.{b:03}");
        let loose = format!(" fr-BE ; q=0.{a:03} ,  sv-SE ; q=0.{b:03}");
        prop_assert_eq!(country_of_languages(&tight), country_of_languages(&loose));
        let expected = if a >= b { Country::Be } else { Country::Se };
        prop_assert_eq!(country_of_languages(&tight), Some(expected));
    }
}
