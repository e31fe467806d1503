//! Days on which a country does not work: weekends and the public holidays of the whole country, with the eves that its law
//! of time limits treats alike. A holiday of a region alone is left out. A term that ends on such a day ends on the next
//! working day, so a day too many here is to the visitor's advantage.

use super::Day;
use crate::country::Country;

impl Day {
    /// Whether people of a country work on it.
    pub fn is_working_day(self, country: Country) -> bool {
        !self.is_weekend() && !is_holiday(country, self)
    }

    /// This day if it is a working day, else the next one that is.
    #[must_use]
    pub fn or_next_working_day(self, country: Country) -> Day {
        let mut day = self;
        // No country has more than a handful of free days in a row.
        while !day.is_working_day(country) {
            day = day.plus_days(1);
        }
        day
    }

    fn is_weekend(self) -> bool {
        self.weekday() >= SATURDAY
    }

    /// From Monday, 1, to Sunday, 7.
    fn weekday(self) -> i8 {
        self.0.weekday().to_monday_one_offset()
    }
}

const MONDAY: i8 = 1;
const FRIDAY: i8 = 5;
const SATURDAY: i8 = 6;
const SUNDAY: i8 = 7;

/// Days after Easter Sunday, or before it.
const MAUNDY_THURSDAY: i32 = -3;
const GOOD_FRIDAY: i32 = -2;
const EASTER_MONDAY: i32 = 1;
const ASCENSION: i32 = 39;
const WHIT_MONDAY: i32 = 50;
const CORPUS_CHRISTI: i32 = 60;

/// The holidays of a country that do not fall on a Sunday anyway: fixed ones as (month, day), the others by their distance
/// from Easter.
const fn holidays(country: Country) -> (&'static [(i8, i8)], &'static [i32]) {
    match country {
        Country::De => (
            &[(1, 1), (5, 1), (10, 3), (12, 25), (12, 26)],
            &[GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
        ),
        Country::At => (
            &[
                (1, 1),
                (1, 6),
                (5, 1),
                (8, 15),
                (10, 26),
                (11, 1),
                (12, 8),
                (12, 25),
                (12, 26),
            ],
            &[EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
        ),
        Country::Fr => (
            &[(1, 1), (5, 1), (5, 8), (7, 14), (8, 15), (11, 1), (11, 11), (12, 25)],
            &[EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
        ),
        Country::Be => (
            &[(1, 1), (5, 1), (7, 21), (8, 15), (11, 1), (11, 11), (12, 25)],
            &[EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
        ),
        // Lag (1930:173) puts the eves of Christmas, New Year and midsummer beside Sundays.
        Country::Se => (
            &[(1, 1), (1, 6), (5, 1), (6, 6), (12, 24), (12, 25), (12, 26), (12, 31)],
            &[GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
        ),
        // Forbrugeraftaleloven § 19 adds the day of the constitution and the eves of Christmas and New Year. The Great Prayer
        // Day is no holiday since 2024.
        Country::Dk => (
            &[(1, 1), (6, 5), (12, 24), (12, 25), (12, 26), (12, 31)],
            &[MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
        ),
        // Laki 150/1930 § 5 adds the eves of Christmas and midsummer.
        Country::Fi => (
            &[(1, 1), (1, 6), (5, 1), (12, 6), (12, 24), (12, 25), (12, 26)],
            &[GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
        ),
        // Those of England and Wales; New Year and Christmas are moved off weekends below.
        Country::Gb => (&[(1, 1), (12, 25), (12, 26)], &[GOOD_FRIDAY, EASTER_MONDAY]),
    }
}

fn is_holiday(country: Country, day: Day) -> bool {
    let (fixed, after_easter) = holidays(country);
    let from_easter = easter_sunday(day.year()).days_until(day);
    fixed.contains(&(day.month(), day.day()))
        || after_easter.contains(&from_easter)
        || match country {
            Country::Se | Country::Fi => is_midsummer_eve(day),
            Country::Gb => is_bank_holiday(day),
            Country::De | Country::Fr | Country::Be | Country::At | Country::Dk => false,
        }
}

/// The Friday from 19 to 25 June. Midsummer itself and All Saints' are Saturdays.
fn is_midsummer_eve(day: Day) -> bool {
    day.month() == 6 && day.weekday() == FRIDAY && (19..=25).contains(&day.day())
}

/// The Mondays of May and August, and the days that stand in for New Year and Christmas when those fall on a weekend.
fn is_bank_holiday(day: Day) -> bool {
    let (month, date, weekday) = (day.month(), day.day(), day.weekday());
    let is_monday = weekday == MONDAY;
    let is_early_or_late_in_may = month == 5 && is_monday && (date <= 7 || date >= 25);
    let is_late_in_august = month == 8 && is_monday && date >= 25;
    let follows_new_year = month == 1 && is_monday && (2..=3).contains(&date);
    // Christmas on a Friday: the 28th is a Monday for the 26th. On a Saturday or a Sunday: the 27th and 28th, both off.
    let christmas = Day::new(day.year(), 12, 25).map(Day::weekday);
    let follows_christmas = month == 12
        && match christmas {
            Some(FRIDAY) => date == 28,
            Some(SATURDAY) => date == 27 || date == 28,
            Some(SUNDAY) => date == 27,
            _ => false,
        };
    is_early_or_late_in_may || is_late_in_august || follows_new_year || follows_christmas
}

/// The rule of the Gregorian calendar, as Meeus, Jones and Butcher put it.
fn easter_sunday(year: i16) -> Day {
    let year_number = i32::from(year);
    let (golden, century, of_century) = (year_number % 19, year_number / 100, year_number % 100);
    let lunar_shift = (century - (century + 8) / 25 + 1) / 3;
    let full_moon = (19 * golden + century - century / 4 - lunar_shift + 15) % 30;
    let to_sunday = (32 + 2 * (century % 4) + 2 * (of_century / 4) - full_moon - of_century % 4) % 7;
    let correction = (golden + 11 * full_moon + 22 * to_sunday) / 451;
    let since_march = full_moon + to_sunday - 7 * correction + 114;
    let (month, date) = (since_march / 31, since_march % 31 + 1);
    let first = Day::new(year, 3, 1).unwrap_or(Day(jiff::civil::Date::MIN));
    // March has 31 days, and Easter is in March or April.
    first.plus_days((month - 3) * 31 + date - 1)
}

#[cfg(test)]
mod tests;
