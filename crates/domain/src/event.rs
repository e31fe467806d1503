//! Funnel events: what happened on which step, of nobody in particular.

use std::fmt;

use crate::country::Country;

const MINUTE_MS: i64 = 60 * 1000;

/// Derived from what happened, so that the same event reported twice counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventId(pub [u8; 16]);

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// Something that happened in a funnel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub kind: String,
    pub funnel: String,
    pub step: String,
    pub country: Country,
    pub content_version: String,
    /// A finer time could be held against a log.
    pub minute: Minute,
    pub source: Source,
}

/// The start of a minute, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Minute(i64);

impl Minute {
    /// The minute of a moment.
    pub const fn of(now_ms: i64) -> Self {
        Minute(now_ms.div_euclid(MINUTE_MS) * MINUTE_MS)
    }

    pub const fn start_ms(self) -> i64 {
        self.0
    }
}

/// Who says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Server,
    Browser,
}

impl Source {
    pub const fn name(self) -> &'static str {
        match self {
            Source::Server => "server",
            Source::Browser => "browser",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EventId, Minute};

    #[test]
    fn an_id_is_written_with_all_its_digits() {
        let mut bytes = [0; 16];
        bytes[1] = 0xa5;
        assert_eq!(EventId(bytes).to_string(), "00a50000000000000000000000000000");
    }

    #[test]
    fn a_moment_becomes_its_minute() {
        for (now_ms, start_ms) in [(0, 0), (59_999, 0), (60_000, 60_000), (-1, -60_000)] {
            assert_eq!(Minute::of(now_ms).start_ms(), start_ms, "{now_ms}");
        }
    }
}
