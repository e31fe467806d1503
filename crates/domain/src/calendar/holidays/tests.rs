//! Holidays, held against the official lists of the years 2026 and 2027.

use super::easter_sunday;
use crate::calendar::Day;
use crate::country::Country;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// The days of a year on which a country does not work although they are no weekend.
fn weekdays_off(country: Country, year: i16) -> Vec<String> {
    let first = Day::new(year, 1, 1).expect("a day");
    (0..366)
        .map(|days| first.plus_days(days))
        .filter(|day| day.year() == year && !day.is_weekend() && !day.is_working_day(country))
        .map(|day| day.to_string()[5..].to_owned())
        .collect()
}

#[test]
fn easter_is_found() {
    for (year, expected) in [
        (2024, "2024-03-31"),
        (2025, "2025-04-20"),
        (2026, "2026-04-05"),
        (2027, "2027-03-28"),
        (2038, "2038-04-25"),
    ] {
        assert_eq!(easter_sunday(year), day(expected));
    }
}

#[test]
fn every_country_has_the_holidays_of_its_law() {
    for (country, expected) in [
        (
            Country::De,
            &["01-01", "04-03", "04-06", "05-01", "05-14", "05-25", "12-25"][..],
        ),
        (
            Country::At,
            &[
                "01-01", "01-06", "04-06", "05-01", "05-14", "05-25", "06-04", "10-26", "12-08", "12-25",
            ],
        ),
        (
            Country::Fr,
            &[
                "01-01", "04-06", "05-01", "05-08", "05-14", "05-25", "07-14", "11-11", "12-25",
            ],
        ),
        (
            Country::Be,
            &["01-01", "04-06", "05-01", "05-14", "05-25", "07-21", "11-11", "12-25"],
        ),
        (
            Country::Se,
            &[
                "01-01", "01-06", "04-03", "04-06", "05-01", "05-14", "06-19", "12-24", "12-25", "12-31",
            ],
        ),
        (
            Country::Dk,
            &[
                "01-01", "04-02", "04-03", "04-06", "05-14", "05-25", "06-05", "12-24", "12-25", "12-31",
            ],
        ),
        (
            Country::Fi,
            &[
                "01-01", "01-06", "04-03", "04-06", "05-01", "05-14", "06-19", "12-24", "12-25",
            ],
        ),
        (
            Country::Gb,
            &["01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-28"],
        ),
    ] {
        assert_eq!(weekdays_off(country, 2026), expected, "{country}");
    }
}

#[test]
fn british_holidays_are_moved_off_weekends() {
    for (year, new_year, christmas) in [
        (2022, &["01-03"][..], &["12-26", "12-27"][..]),
        (2023, &["01-02"], &["12-25", "12-26"]),
        (2027, &["01-01"], &["12-27", "12-28"]),
    ] {
        let off = weekdays_off(Country::Gb, year);
        let of_month =
            |month: &str| -> Vec<String> { off.iter().filter(|day| day.starts_with(month)).cloned().collect() };
        assert_eq!(of_month("01-"), new_year, "{year}");
        assert_eq!(of_month("12-"), christmas, "{year}");
    }
}

#[test]
fn a_day_off_leads_to_the_next_working_day() {
    for (country, from, expected) in [
        (Country::De, "2026-11-16", "2026-11-16"),
        (Country::De, "2026-11-15", "2026-11-16"),
        (Country::De, "2026-12-25", "2026-12-28"),
        (Country::Gb, "2026-12-25", "2026-12-29"),
        (Country::Dk, "2026-04-02", "2026-04-07"),
        (Country::Fi, "2026-06-19", "2026-06-22"),
        (Country::At, "2026-12-08", "2026-12-09"),
        (Country::De, "2026-12-08", "2026-12-08"),
    ] {
        assert_eq!(
            day(from).or_next_working_day(country),
            day(expected),
            "{country} {from}"
        );
    }
}
