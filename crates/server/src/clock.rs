//! The time, as a value that tests can set.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// Where the time comes from.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// The machine's clock.
    #[expect(clippy::disallowed_methods, reason = "this is the place that reads the clock")]
    pub fn system() -> Self {
        Clock(Arc::new(|| Timestamp::now().as_millisecond()))
    }

    /// A clock that somebody else turns.
    pub fn from_fn(now_ms: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Clock(Arc::new(now_ms))
    }

    /// Milliseconds since 1970, UTC.
    pub fn now_ms(&self) -> i64 {
        (self.0)()
    }
}

/// The year, UTC, of a moment and the first millisecond of the next one.
pub fn year_at(now_ms: i64) -> (i16, i64) {
    let year = Timestamp::from_millisecond(now_ms)
        .unwrap_or_default()
        .to_zoned(TimeZone::UTC)
        .year();
    let new_year = Date::new(year.saturating_add(1), 1, 1).and_then(|date| date.to_zoned(TimeZone::UTC));
    // Only the last year jiff knows has no next one.
    (
        year,
        new_year.map_or(i64::MAX, |zoned| zoned.timestamp().as_millisecond()),
    )
}

#[cfg(test)]
mod tests {
    use super::year_at;

    #[test]
    fn a_year_ends_with_its_last_millisecond() {
        // 2027-01-01T00:00:00Z
        let new_year_ms = 1_798_761_600_000;
        assert_eq!(year_at(new_year_ms - 1), (2026, new_year_ms));
        assert_eq!(year_at(new_year_ms).0, 2027);
        assert_eq!(year_at(i64::MAX).0, 1970);
    }
}
