//! `GET /api/countries` and `GET /api/countries/{country}`.

use crate::shop::Shop;

#[test]
fn all_countries_are_listed_in_both_styles() {
    let shop = Shop::open();
    for (query, locale) in [
        ("", "de_DE"),
        ("?locales=underscore", "de_DE"),
        ("?locales=hyphen", "de-DE"),
    ] {
        let answer = shop.get(&format!("/api/countries{query}"));
        assert_eq!(answer.status, 200);
        let countries = answer.json();
        let countries = countries.as_array().expect("a list");
        assert_eq!(countries.len(), 251);
        let germany = countries
            .iter()
            .find(|country| country["alpha2"] == "DE")
            .expect("Germany");
        assert_eq!(germany["default_locale"], locale);
    }
}

#[test]
fn a_country_is_found_by_code_and_name_in_any_letter_case() {
    let shop = Shop::open();
    for query in [
        "BE",
        "be",
        "BEL",
        "056",
        "Belgium",
        "belgique",
        "Belgi%C3%AB",
        "%20belgium%20",
    ] {
        let answer = shop.get(&format!("/api/countries/{query}"));
        assert_eq!(answer.status, 200, "{query}");
        let record = answer.json();
        assert_eq!(
            (&record["alpha2"], &record["numeric"]),
            (&"BE".into(), &"056".into()),
            "{query}"
        );
        assert_eq!(record.get("score"), None, "{query}");
    }
    assert_eq!(
        shop.get("/api/countries/gb?locales=hyphen").json()["default_locale"],
        "en-GB"
    );
}

#[test]
fn similar_names_count_only_when_asked_for_and_tell_their_score() {
    let shop = Shop::open();
    assert_eq!(shop.get("/api/countries/Germny").status, 404);
    let record = shop.get("/api/countries/Germny?fuzzy=true").json();
    assert_eq!((&record["alpha2"], &record["score"]), (&"DE".into(), &92.into()));
    let exact = shop.get("/api/countries/Deutschland?fuzzy=true").json();
    assert_eq!((&exact["alpha2"], &exact["score"]), (&"DE".into(), &100.into()));
    assert_eq!(shop.get("/api/countries/zzzzzz?fuzzy=true").status, 404);
}

#[test]
fn bad_questions_are_problems() {
    let shop = Shop::open();
    for path in [
        "/api/countries?locales=roman",
        "/api/countries/de?fuzzy=perhaps",
        "/api/countries/de?x=1",
    ] {
        let answer = shop.get(path);
        assert_eq!(
            (answer.status, answer.json()["code"].as_str()),
            (400, Some("bad-request")),
            "{path}"
        );
    }
}
