//! The records, the look-ups, and the scores that users of the source know.

use std::collections::BTreeMap;

use proptest::prelude::{any, prop_assert, prop_assert_eq, prop_assume, proptest};
use proptest::sample::select;
use serde_json::Value;

use super::similarity::ComparedText;
use super::{
    ALIASES, CountryRecord, FUZZY_THRESHOLD, LocaleStyle, REFERENCE, all, find, find_fuzzy, find_similar, key_of,
};
use crate::country::Country;

#[track_caller]
fn check(query: &str, alpha2: Option<&str>) {
    assert_eq!(find(query).map(|record| record.alpha2), alpha2, "{query:?}");
}

#[track_caller]
fn check_fuzzy(query: &str, expected: Option<(&str, u8)>) {
    let found = find_fuzzy(query).map(|(record, score)| (record.alpha2, score));
    assert_eq!(found, expected, "{query:?}");
}

/// As the source answers: without our aliases.
#[track_caller]
fn check_similar(query: &str, expected: Option<(&str, u8)>) {
    let found = find_similar(&ComparedText::new(query)).map(|(record, score)| (record.alpha2, score));
    assert_eq!(found, expected, "{query:?}");
}

fn score(a: &str, b: &str) -> u8 {
    ComparedText::new(a).score(&ComparedText::new(b))
}

fn keys_of(record: &'static CountryRecord) -> Vec<&'static str> {
    let aliases = ALIASES.iter().filter(|(alpha2, _)| *alpha2 == record.alpha2);
    record
        .codes()
        .into_iter()
        .chain(record.names())
        .chain(aliases.flat_map(|(_, names)| names.iter().copied()))
        .collect()
}

fn all_keys() -> Vec<(&'static str, &'static str)> {
    all()
        .iter()
        .flat_map(|record| keys_of(record).into_iter().map(|key| (key, record.alpha2)))
        .collect()
}

#[test]
fn the_records_are_those_of_the_source() {
    assert_eq!(all().len(), 251);
    assert_eq!(all().iter().filter(|record| record.latitude.is_none()).count(), 8);
    assert_eq!(all().iter().filter(|record| record.longitude.is_none()).count(), 8);
    assert_eq!(
        all().iter().filter(|record| !record.alternate_names.is_empty()).count(),
        19
    );
    for record in all() {
        assert!(
            record.numeric.len() == 3 && record.numeric.bytes().all(|b| b.is_ascii_digit()),
            "{}",
            record.name
        );
        assert!(record.locales.contains(&record.default_locale), "{}", record.name);
        assert!(!record.locales.concat().contains('-'), "{}", record.name);
    }
}

#[test]
fn every_market_has_a_record() {
    for country in Country::ALL {
        check(country.code(), Some(country.code()));
    }
}

#[test]
fn a_record_is_handed_out_with_the_keys_of_the_source() {
    let view = find("GB").unwrap().view(LocaleStyle::Hyphen);
    let expected = serde_json::json!({
        "name": "United Kingdom",
        "alpha2": "GB",
        "alpha3": "GBR",
        "numeric": "826",
        "locales": ["kw-GB", "en-GB", "gv-GB", "cy-GB"],
        "default_locale": "en-GB",
        "currency": "GBP",
        "currency_name": "Pound Sterling",
        "latitude": "55.378051",
        "longitude": "-3.435973",
        "languages": ["en"],
        "capital": "London",
        "emoji": "🇬🇧",
        "emojiU": "U+1F1EC U+1F1E7",
        "fips": "UK",
        "internet": "UK",
        "continent": "Europe",
        "region": "Western Europe",
        "alternate_names": ["United Kingdom of Great Britain and Northern Ireland"],
    });
    assert_eq!(serde_json::to_value(&view).unwrap(), expected);
}

#[test]
fn what_a_record_does_not_have_is_left_out() {
    let view = serde_json::to_value(find("Netherlands Antilles").unwrap().view(LocaleStyle::Hyphen)).unwrap();
    for key in ["capital", "emoji", "emojiU", "alternate_names"] {
        assert_eq!(view.get(key), None, "{key}");
    }
    assert_eq!(view["languages"], Value::Array(vec![]));
    let view = serde_json::to_value(find("South Sudan").unwrap().view(LocaleStyle::Hyphen)).unwrap();
    assert_eq!((view.get("latitude"), view.get("longitude")), (None, None));
}

#[test]
fn the_two_styles_differ_in_the_locales_alone() {
    for record in all() {
        let mut hyphen = serde_json::to_value(record.view(LocaleStyle::Hyphen)).unwrap();
        let underscore = serde_json::to_value(record.view(LocaleStyle::Underscore)).unwrap();
        assert_eq!(underscore, serde_json::to_value(record).unwrap());
        for key in ["locales", "default_locale"] {
            let text = hyphen[key].to_string();
            assert!(!text.contains('_'), "{text}");
            assert_eq!(text, underscore[key].to_string().replace('_', "-"));
            hyphen[key] = underscore[key].clone();
        }
        assert_eq!(hyphen, underscore);
    }
}

#[test]
fn default_locales_are_the_source_s_and_not_the_shop_s() {
    for (alpha2, locale) in [("DE", "de_DE"), ("BE", "nl_BE"), ("AT", "de_AT"), ("XK", "sq_XK")] {
        assert_eq!(find(alpha2).unwrap().default_locale, locale);
    }
}

#[test]
fn every_record_is_found_by_each_of_its_keys() {
    for (key, alpha2) in all_keys() {
        check(key, Some(alpha2));
        check(&format!(" \t{key}\n"), Some(alpha2));
        check(&key.to_lowercase(), Some(alpha2));
        check_fuzzy(key, Some((alpha2, 100)));
    }
}

#[test]
fn no_key_belongs_to_two_records() {
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for (key, alpha2) in all_keys() {
        if let Some(other) = owners.insert(key_of(key), alpha2) {
            panic!("{key:?} is a key of {other} and of {alpha2}");
        }
    }
}

#[test]
fn every_alias_belongs_to_a_record() {
    for (alpha2, _) in ALIASES {
        assert!(all().iter().any(|record| record.alpha2 == *alpha2), "{alpha2}");
    }
}

#[test]
fn countries_are_found_by_code_and_name_in_any_letter_case() {
    check("de", Some("DE"));
    check("dEu", Some("DE"));
    check("276", Some("DE"));
    check("056", Some("BE"));
    check(" united   KINGDOM ", Some("GB"));
    check("united states", Some("US"));
    check("CÔTE D'IVOIRE", Some("CI"));
}

#[test]
fn native_names_are_found() {
    for (name, alpha2) in [
        ("Deutschland", "DE"),
        ("ÖSTERREICH", "AT"),
        ("Sverige", "SE"),
        ("Danmark", "DK"),
        ("suomi", "FI"),
        ("Belgique", "BE"),
        ("België", "BE"),
        ("Royaume-Uni", "GB"),
        ("England", "GB"),
        ("uk", "GB"),
    ] {
        check(name, Some(alpha2));
        check_fuzzy(name, Some((alpha2, 100)));
    }
}

#[test]
fn nothing_found_is_an_empty_answer() {
    for query in [
        "",
        " ",
        "ZZ",
        "XXX",
        "999",
        "56",
        "Germny",
        "Atlantis",
        "__proto__",
        "🇩🇪",
    ] {
        check(query, None);
    }
    for query in ["", " ", "!?", "ZZ", "999", "qqqqqq", "🇩🇪", &"Germany".repeat(10_000)] {
        check_fuzzy(query, None);
    }
}

#[test]
fn similar_names_have_the_known_scores() {
    check_fuzzy("Germny", Some(("DE", 92)));
    check_fuzzy("Schweden", Some(("SE", 86)));
    check_fuzzy("Autriche", Some(("AT", 67)));
    check_fuzzy("Frankreich", Some(("FR", 62)));
    check_similar("Belgique", Some(("BE", 80)));
    for (query, name, expected) in [
        ("Germny", "Germany", 92),
        ("Schweden", "Sweden", 86),
        ("Belgique", "Belgium", 80),
        ("Autriche", "Austria", 67),
        ("Frankreich", "France", 62),
        ("Deutschland", "Netherlands", 64),
    ] {
        assert_eq!(score(query, name), expected, "{query} {name}");
    }
}

#[test]
fn similarity_alone_misleads() {
    check_similar("Deutschland", Some(("NL", 64)));
    check_similar("Sverige", Some(("RS", 62)));
    check_similar("Suomi", Some(("SO", 67)));
    check_similar("England", Some(("GL", 75)));
    check_fuzzy("Koreaa", Some(("GD", 62)));
}

#[test]
fn the_first_of_equally_similar_names_is_taken() {
    assert_eq!((score("Ieland", "Iceland"), score("Ieland", "Ireland")), (92, 92));
    check_fuzzy("Ieland", Some(("IS", 92)));
    check_fuzzy("Ira", Some(("IR", 86)));
}

#[test]
fn only_letters_and_digits_are_compared() {
    assert_eq!(score("Guinea-Bissau", "guinea  bissau!"), 100);
    assert_eq!(score("Cote d'Ivoire", "cote d ivoire"), 100);
    assert_eq!(score("", ""), 0);
    assert_eq!(score("…", "…"), 0);
    assert_eq!(score("abc", "xyz"), 0);
}

proptest! {
    #[test]
    fn letter_case_and_space_do_not_matter(
        (key, alpha2) in select(all_keys()),
        upper in proptest::collection::vec(any::<bool>(), 60),
        before in "\\s{0,3}",
        between in "\\s{1,3}",
        after in "\\s{0,3}",
    ) {
        // `ß` has no capital of its own, so only signs with a one-sign capital change.
        let mixed: String = key.chars().zip(upper).map(|(sign, upper)| {
            let mut capital = sign.to_uppercase();
            match (upper, capital.next(), capital.next()) {
                (true, Some(single), None) if single.to_lowercase().eq([sign]) => single,
                _ => sign,
            }
        }).collect();
        let query = format!("{before}{}{after}", mixed.replace(' ', &between));
        prop_assert_eq!(find(&query).map(|record| record.alpha2), Some(alpha2));
    }

    #[test]
    fn similarity_is_symmetric_and_bounded(a in ".{0,30}", b in ".{0,30}") {
        let (left, right) = (ComparedText::new(&a), ComparedText::new(&b));
        prop_assert_eq!(left.score(&right), right.score(&left));
        prop_assert!(left.score(&right) <= left.best_possible_score(&right));
        prop_assert!(left.best_possible_score(&right) <= 100);
    }

    #[test]
    fn a_text_is_wholly_similar_to_itself(text in ".{0,40}") {
        prop_assume!(text.chars().any(char::is_alphanumeric));
        prop_assert_eq!(score(&text, &text), 100);
    }

    #[test]
    fn a_guess_is_never_below_the_threshold_and_never_the_worse_one(query in "[A-Za-z ]{0,20}") {
        let compared = ComparedText::new(&query);
        let best = REFERENCE.compared_names.iter().map(|(_, name)| compared.score(name)).max();
        match find_fuzzy(&query) {
            Some((record, 100)) => prop_assert!(find(&query) == Some(record) || best == Some(100)),
            Some((_, found)) => {
                prop_assert!(found >= FUZZY_THRESHOLD);
                prop_assert_eq!(Some(found), best);
            }
            None => prop_assert!(best < Some(FUZZY_THRESHOLD)),
        }
    }

    #[test]
    fn any_text_is_answered_without_a_panic(query in ".{0,300}") {
        let _ = (find(&query), find_fuzzy(&query));
    }
}
