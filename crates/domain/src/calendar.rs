//! Days as people of a country live them. Tax changes and campaigns begin at somebody's midnight, not at that of Greenwich.
//!
//! The rules of summer time are written out as POSIX strings, so that no database of time zones is needed: all eight
//! countries have followed the same two Sundays since 1996. If the Union ends the change of clocks, this is the place.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, ToSpan};

use crate::country::Country;

mod holidays;

/// A day of the calendar, the same everywhere: when it begins depends on the country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(Date);

impl Day {
    /// `None` if the calendar has no such day.
    pub fn new(year: i16, month: i8, day: i8) -> Option<Self> {
        Date::new(year, month, day).ok().map(Day)
    }

    /// The day it is in a country at a moment.
    pub fn of(country: Country, at_ms: i64) -> Day {
        LocalTime::of(country, at_ms).day
    }

    /// The first moment of the day in a country.
    pub fn starts_at_ms(self, country: Country) -> i64 {
        let start = self.0.to_zoned(zone(country).clone());
        start.map_or(i64::MAX, |zoned| zoned.timestamp().as_millisecond())
    }

    /// The day so many days later, or earlier. Stops at the ends of the calendar.
    #[must_use]
    pub fn plus_days(self, days: i32) -> Day {
        let span: Span = i64::from(days).days();
        Day(self.0.saturating_add(span))
    }

    /// How many days later another day is.
    pub fn days_until(self, later: Day) -> i32 {
        // Both days are of the years ±9999, and so 7.3 million days apart at most.
        self.0.until(later.0).map_or(0, |span| span.get_days())
    }

    pub fn year(self) -> i16 {
        self.0.year()
    }

    pub fn month(self) -> i8 {
        self.0.month()
    }

    pub fn day(self) -> i8 {
        self.0.day()
    }
}

/// `2026-11-15`
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDay;

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let is_plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let date = is_plain.then(|| text.parse::<Date>().ok()).flatten();
        date.map(Day).ok_or(NoDay)
    }
}

/// A moment as clocks of a country show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    pub day: Day,
    pub hour: i8,
    pub minute: i8,
}

impl LocalTime {
    pub fn of(country: Country, at_ms: i64) -> LocalTime {
        let at = Timestamp::from_millisecond(at_ms).unwrap_or(match at_ms {
            ..0 => Timestamp::MIN,
            0.. => Timestamp::MAX,
        });
        let local = at.to_zoned(zone(country).clone()).datetime();
        LocalTime {
            day: Day(local.date()),
            hour: local.hour(),
            minute: local.minute(),
        }
    }

    /// A moment as clocks of a country show it, to the second and with their distance from Greenwich, as RFC 3339 writes it:
    /// `2026-11-16T23:59:07+01:00`.
    pub fn rfc3339(country: Country, at_ms: i64) -> String {
        let at = Timestamp::from_millisecond(at_ms).unwrap_or_default();
        at.to_zoned(zone(country).clone())
            .strftime("%Y-%m-%dT%H:%M:%S%:z")
            .to_string()
    }

    /// The moment. Of an hour that summer time skips, the one after it; of an hour that there is twice, the first.
    pub fn at_ms(self, country: Country) -> i64 {
        let local = self.day.0.at(self.hour, self.minute, 0, 0);
        let zoned = zone(country).to_ambiguous_zoned(local).compatible();
        zoned.map_or(i64::MAX, |zoned| zoned.timestamp().as_millisecond())
    }
}

/// `2026-11-30 23:59`
impl fmt::Display for LocalTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:02}:{:02}", self.day, self.hour, self.minute)
    }
}

/// Reads `2026-11-30 23:59`, also with a `T` between; a day alone is its first moment.
impl FromStr for LocalTime {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let Some((day, time)) = text.split_once([' ', 'T']) else {
            let day = text.parse()?;
            return Ok(LocalTime {
                day,
                hour: 0,
                minute: 0,
            });
        };
        let (hour, minute) = time.split_once(':').ok_or(NoDay)?;
        let number = |digits: &str, most: i8| {
            let is_plain = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = is_plain.then(|| digits.parse::<i8>().ok()).flatten();
            number.filter(|number| *number <= most).ok_or(NoDay)
        };
        Ok(LocalTime {
            day: day.parse()?,
            hour: number(hour, 23)?,
            minute: number(minute, 59)?,
        })
    }
}

fn zone(country: Country) -> &'static TimeZone {
    const RULES: &str = "the rules are written as POSIX wants them";
    // From the last Sunday of March to the last of October, everywhere at one o'clock of Greenwich.
    static CENTRAL: LazyLock<TimeZone> = LazyLock::new(|| TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect(RULES));
    static BRITISH: LazyLock<TimeZone> = LazyLock::new(|| TimeZone::posix("GMT0BST,M3.5.0/1,M10.5.0").expect(RULES));
    static EASTERN: LazyLock<TimeZone> =
        LazyLock::new(|| TimeZone::posix("EET-2EEST,M3.5.0/3,M10.5.0/4").expect(RULES));
    match country {
        Country::De | Country::Fr | Country::Be | Country::Se | Country::At | Country::Dk => &CENTRAL,
        Country::Gb => &BRITISH,
        Country::Fi => &EASTERN,
    }
}

#[cfg(test)]
mod tests {
    use super::{Day, LocalTime, NoDay};
    use crate::country::Country;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    /// 2026-11-15T00:00:00Z.
    const MIDNIGHT_MS: i64 = 1_794_700_800_000;
    const HOUR_MS: i64 = 60 * 60 * 1000;

    #[test]
    fn a_day_begins_at_the_country_s_own_midnight() {
        let november = day("2026-11-15");
        assert_eq!(november.starts_at_ms(Country::Gb), MIDNIGHT_MS);
        assert_eq!(november.starts_at_ms(Country::De), MIDNIGHT_MS - HOUR_MS);
        assert_eq!(november.starts_at_ms(Country::Fi), MIDNIGHT_MS - 2 * HOUR_MS);
        for country in Country::ALL {
            let start_ms = november.starts_at_ms(country);
            assert_eq!(Day::of(country, start_ms), november, "{country}");
            assert_eq!(Day::of(country, start_ms - 1), day("2026-11-14"), "{country}");
        }
    }

    #[test]
    fn summer_time_moves_midnight_by_an_hour() {
        let july = day("2026-07-01");
        // 2026-07-01T00:00:00Z
        let midnight_ms = 1_782_864_000_000;
        assert_eq!(july.starts_at_ms(Country::Gb), midnight_ms - HOUR_MS);
        assert_eq!(july.starts_at_ms(Country::Se), midnight_ms - 2 * HOUR_MS);
        assert_eq!(july.starts_at_ms(Country::Fi), midnight_ms - 3 * HOUR_MS);
        // The clocks go forward on 2026-03-29 and back on 2026-10-25: days of 23 and of 25 hours.
        for (text, hours) in [
            ("2026-03-28", 24),
            ("2026-03-29", 23),
            ("2026-10-25", 25),
            ("2026-10-26", 24),
        ] {
            for country in Country::ALL {
                let length = day(text).plus_days(1).starts_at_ms(country) - day(text).starts_at_ms(country);
                assert_eq!(length, hours * HOUR_MS, "{text} {country}");
            }
        }
    }

    #[test]
    fn days_are_read_and_counted() {
        assert_eq!(day("2026-02-28").plus_days(1), day("2026-03-01"));
        assert_eq!(day("2026-03-01").plus_days(-1), day("2026-02-28"));
        assert_eq!(day("2026-11-15").days_until(day("2027-12-31")), 411);
        assert_eq!(day("2026-11-15").to_string(), "2026-11-15");
        for wrong in [
            "",
            "2026-02-30",
            "2026-1-1",
            "15.11.2026",
            "2026-11-15T00:00",
            "20261115",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(NoDay), "{wrong}");
        }
    }

    #[test]
    fn a_moment_is_read_by_the_clocks_of_its_country() {
        let moment = |text: &str| text.parse::<LocalTime>().expect("a moment");
        let evening = moment("2026-11-14 23:30");
        assert_eq!(evening.at_ms(Country::De), MIDNIGHT_MS - HOUR_MS - HOUR_MS / 2);
        assert_eq!(LocalTime::of(Country::De, evening.at_ms(Country::De)), evening);
        assert_eq!(moment("2026-11-15"), moment("2026-11-15T00:00"));
        assert_eq!(evening.to_string(), "2026-11-14 23:30");
        let written = |country| LocalTime::rfc3339(country, MIDNIGHT_MS + 7000);
        assert_eq!(written(Country::De), "2026-11-15T01:00:07+01:00");
        assert_eq!(written(Country::Gb), "2026-11-15T00:00:07+00:00");
        // Half past two of the night when clocks jump from two to three.
        let skipped = moment("2026-03-29 02:30").at_ms(Country::De);
        assert_eq!(LocalTime::of(Country::De, skipped).to_string(), "2026-03-29 03:30");
        for wrong in [
            "2026-11-14 24:00",
            "2026-11-14 9:00",
            "2026-11-14 12:60",
            "12:00",
            "2026-11-14 12:00:00",
        ] {
            assert_eq!(wrong.parse::<LocalTime>(), Err(NoDay), "{wrong}");
        }
    }
}
