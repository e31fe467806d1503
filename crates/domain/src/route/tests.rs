//! The matcher on a small shop with every kind of path.

use proptest::prelude::{prop_assert_eq, proptest};

use super::{NotFound, Route, RoutePage, RouteTable, Trailing, localised_path};
use crate::country::Country;

fn table() -> RouteTable {
    let page = |path: &str, trailing| RoutePage {
        path: path.to_owned(),
        trailing,
    };
    RouteTable::new(
        vec![
            page("/", Trailing::Locale),
            page("/start", Trailing::Locale),
            page("/VSL-de", Trailing::Locale),
            page("/paypal-confirm", Trailing::From),
        ],
        &Country::ALL,
    )
}

#[track_caller]
fn found(path: &str, page: usize, country: Option<Country>) {
    assert_eq!(table().find(path), Ok(Route { page, country }), "{path}");
}

#[track_caller]
fn refused(path: &str, reason: NotFound, message: &str) {
    assert_eq!(table().find(path), Err(reason), "{path}");
    assert_eq!(reason.message(path), message);
}

#[test]
fn pages_are_found_with_and_without_a_country() {
    found("/", 0, None);
    found("/fr", 0, Some(Country::Fr));
    found("/start", 1, None);
    found("/start/gb", 1, Some(Country::Gb));
}

#[test]
fn letter_case_and_one_trailing_slash_do_not_matter() {
    found("/START/Gb/", 1, Some(Country::Gb));
    found("/VSL-de", 2, None);
    found("/vsl-de", 2, None);
    found("/vsl-de/fr", 2, Some(Country::Fr));
    found("/Vsl-De/FR/", 2, Some(Country::Fr));
    found("/FR", 0, Some(Country::Fr));
}

#[test]
fn a_segment_that_is_no_country_is_an_unsupported_locale() {
    refused("/foo", NotFound::UnsupportedLocale, "Page not found");
    refused("/start/us", NotFound::UnsupportedLocale, "Page not found");
    refused("/start//", NotFound::UnsupportedLocale, "Page not found");
}

#[test]
fn two_unmatched_segments_are_no_route() {
    refused("/a/b", NotFound::NoRoute, "Page not found: /a/b");
    refused("/start/fr/x", NotFound::NoRoute, "Page not found: /start/fr/x");
    refused("/fr/start", NotFound::NoRoute, "Page not found: /fr/start");
    refused("/fr/de", NotFound::NoRoute, "Page not found: /fr/de");
    refused("*", NotFound::NoRoute, "Page not found: *");
    refused("", NotFound::NoRoute, "Page not found: ");
}

#[test]
fn the_payment_return_takes_the_name_of_a_page() {
    found("/paypal-confirm", 3, None);
    found("/paypal-confirm/start", 3, None);
    found("/PayPal-Confirm/VSL-de/", 3, None);
    for from in ["nowhere", "fr", ""] {
        let path = format!("/paypal-confirm/{from}/");
        assert_eq!(table().find(&path), Err(NotFound::FailedValidation), "{path}");
    }
    refused(
        "/paypal-confirm/nowhere",
        NotFound::FailedValidation,
        "Page Not Found: /paypal-confirm/nowhere",
    );
    refused(
        "/paypal-confirm/a/b",
        NotFound::NoRoute,
        "Page not found: /paypal-confirm/a/b",
    );
}

#[test]
fn a_country_outside_the_shop_is_unsupported() {
    let pages = vec![RoutePage {
        path: "/start".to_owned(),
        trailing: Trailing::Locale,
    }];
    let small = RouteTable::new(pages, &[Country::De]);
    assert_eq!(small.find("/start/fr"), Err(NotFound::UnsupportedLocale));
}

#[test]
fn paths_get_their_country_in_lower_case() {
    assert_eq!(localised_path("/", Country::Fr), "/fr");
    assert_eq!(localised_path("/VSL-de", Country::Gb), "/VSL-de/gb");
}

proptest! {
    #[test]
    fn any_path_is_answered_the_same_in_any_letter_case(path in "/?[ -~]{0,40}|.{0,40}") {
        let table = table();
        prop_assert_eq!(table.find(&path), table.find(&path.to_ascii_uppercase()));
    }
}
