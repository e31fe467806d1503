//! The resolution rule as tables and as properties over arbitrary text.

use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use proptest::sample::{select, subsequence};

use super::{Locale, Market, Offered, resolve_market};
use crate::country::Country;

const EVERYTHING: Offered<'static> = Offered {
    countries: &Country::ALL,
    translations: &Locale::ALL,
};

#[track_caller]
fn check(segment: Option<&str>, detected: Option<&str>, expected: (&str, &str)) {
    let market = resolve_market(segment, detected, EVERYTHING);
    assert_eq!((market.country.code(), market.locale.name()), expected);
}

#[test]
fn every_country_has_the_translation_of_the_table() {
    for (code, locale) in [
        ("FR", "fr_FR"),
        ("DE", "de_DE"),
        ("BE", "fr_FR"),
        ("GB", "en_GB"),
        ("AT", "de_DE"),
        ("SE", "sv_SE"),
        ("DK", "da_DK"),
        ("FI", "fi_FI"),
    ] {
        check(Some(code), None, (code, locale));
        check(None, Some(code), (code, locale));
    }
}

#[test]
fn the_segment_overrides_detection_in_any_letter_case() {
    check(Some("fr"), Some("SE"), ("FR", "fr_FR"));
    check(Some("Gb"), Some("DE"), ("GB", "en_GB"));
}

#[test]
fn an_unknown_segment_leaves_the_detected_country() {
    check(Some("us"), Some("SE"), ("SE", "sv_SE"));
    check(Some(""), Some("FI"), ("FI", "fi_FI"));
}

#[test]
fn an_unserved_country_falls_back_to_germany() {
    check(None, Some("US"), ("DE", "de_DE"));
    check(None, Some("not a country"), ("DE", "de_DE"));
    check(None, None, ("DE", "de_DE"));
    let few = Offered {
        countries: &[Country::De, Country::Se],
        translations: &Locale::ALL,
    };
    assert_eq!(resolve_market(None, Some("FR"), few).country, Country::De);
    assert_eq!(resolve_market(Some("fr"), Some("SE"), few).country, Country::Se);
}

#[test]
fn a_missing_translation_falls_back_to_german() {
    let offered = Offered {
        countries: &Country::ALL,
        translations: &[Locale::DeDe, Locale::SvSe],
    };
    let market = resolve_market(Some("fi"), None, offered);
    assert_eq!((market.country, market.locale), (Country::Fi, Locale::DeDe));
    assert_eq!(market.language_tag(), "de-FI");
}

#[test]
fn regions_are_shared_by_belgium_and_austria_only() {
    for country in Country::ALL {
        let expected = match country {
            Country::Be => Country::Fr,
            Country::At => Country::De,
            own => own,
        };
        assert_eq!(country.region(), expected);
    }
}

#[test]
fn language_tags_name_the_country() {
    assert_eq!(Market::of(Country::Be, &Locale::ALL).language_tag(), "fr-BE");
    assert_eq!(Market::of(Country::At, &Locale::ALL).language_tag(), "de-AT");
}

proptest! {
    #[test]
    fn a_market_is_always_served_and_always_translated(
        segment in any::<Option<String>>(),
        detected in any::<Option<String>>(),
        countries in subsequence(Country::ALL.to_vec(), 0..=8),
        translations in subsequence(Locale::ALL.to_vec(), 0..=6),
    ) {
        let offered = Offered { countries: &countries, translations: &translations };
        let market = resolve_market(segment.as_deref(), detected.as_deref(), offered);
        prop_assert!(countries.contains(&market.country) || market.country == Country::De);
        prop_assert!(translations.contains(&market.locale) || market.locale == Locale::DeDe);
    }

    #[test]
    fn a_served_segment_decides_alone(
        country in select(Country::ALL.to_vec()),
        upper in vec(any::<bool>(), 2),
        detected in any::<Option<String>>(),
    ) {
        let segment: String = country.code().chars().zip(upper)
            .map(|(letter, upper)| if upper { letter } else { letter.to_ascii_lowercase() })
            .collect();
        let market = resolve_market(Some(&segment), detected.as_deref(), EVERYTHING);
        prop_assert_eq!(market, Market::of(country, &Locale::ALL));
    }

    #[test]
    fn a_segment_that_is_no_country_changes_nothing(
        segment in "[^a-zA-Z]{0,6}|[a-zA-Z]{3,8}",
        detected in any::<Option<String>>(),
    ) {
        prop_assert_eq!(
            resolve_market(Some(&segment), detected.as_deref(), EVERYTHING),
            resolve_market(None, detected.as_deref(), EVERYTHING)
        );
    }
}
