//! What a visitor allowed, and what is kept to prove it.

use std::fmt;
use std::str::FromStr;

use crate::country::Country;
use crate::format;
use crate::id::{ConsentId, Ulid};
use crate::locale::Locale;

/// How long a choice can be proven: three years after it. Three years in a row hold at most one 29 February.
pub const PROOF_DAYS: i64 = 3 * 365 + 1;

/// The purposes a visitor decides about, each on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purposes {
    pub analytics: bool,
    pub marketing: bool,
}

impl Purposes {
    const fn any(self) -> bool {
        self.analytics || self.marketing
    }
}

/// The wording that a visitor saw, named by the day since which it is shown: `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextVersion {
    year: i16,
    month: i8,
    day: i8,
}

impl TextVersion {
    /// The day as readers of the language write it.
    pub fn day_in(self, locale: Locale) -> String {
        format::day(locale, self.year, self.month, self.day)
    }
}

impl fmt::Display for TextVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is no version.
#[derive(Debug, PartialEq, Eq)]
pub struct NoVersion;

impl FromStr for TextVersion {
    type Err = NoVersion;

    /// Reads whatever is written like a day of some month.
    fn from_str(text: &str) -> Result<Self, NoVersion> {
        let is_shaped = text.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
        if text.len() != 10 || !is_shaped {
            return Err(NoVersion);
        }
        let version = TextVersion {
            year: text[..4].parse().map_err(|_| NoVersion)?,
            month: text[5..7].parse().map_err(|_| NoVersion)?,
            day: text[8..].parse().map_err(|_| NoVersion)?,
        };
        let is_day = (1..=12).contains(&version.month) && (1..=31).contains(&version.day);
        is_day.then_some(version).ok_or(NoVersion)
    }
}

/// A choice, as a visitor's browser made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Made by the browser, so that a repeated request is recognised.
    pub id: ConsentId,
    /// A random number that the browser keeps with the choice, so that a withdrawal finds what it withdraws.
    pub subject: Ulid,
    pub text_version: TextVersion,
    pub locale: Locale,
    pub country: Country,
    pub purposes: Purposes,
}

/// What a choice did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Something is allowed, for the first time or again.
    Given,
    /// Nothing is allowed, and nothing was.
    Refused,
    /// Something is allowed, but not what was.
    Changed,
    /// Nothing is allowed any more.
    Withdrawn,
}

impl Action {
    /// The action of a choice that follows an earlier one of the same visitor.
    pub fn of(earlier: Option<Purposes>, now: Purposes) -> Self {
        let earlier = earlier.filter(|earlier| earlier.any());
        match (earlier, now.any()) {
            (None, true) => Action::Given,
            (None, false) => Action::Refused,
            (Some(_), false) => Action::Withdrawn,
            (Some(earlier), true) if earlier == now => Action::Given,
            (Some(_), true) => Action::Changed,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Action::Given => "given",
            Action::Refused => "refused",
            Action::Changed => "changed",
            Action::Withdrawn => "withdrawn",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no action's name.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownAction;

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(name: &str) -> Result<Self, UnknownAction> {
        [Action::Given, Action::Refused, Action::Changed, Action::Withdrawn]
            .into_iter()
            .find(|action| action.name() == name)
            .ok_or(UnknownAction)
    }
}

/// A choice with what the shop adds: the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConsentRecord {
    pub choice: Choice,
    pub action: Action,
    pub recorded_at_ms: i64,
}

/// The moment before which records need no longer be kept.
pub const fn prune_before_ms(now_ms: i64) -> i64 {
    now_ms - PROOF_DAYS * 24 * 60 * 60 * 1000
}

#[cfg(test)]
mod tests {
    use super::{Action, NoVersion, Purposes, TextVersion, prune_before_ms};

    const NONE: Purposes = Purposes {
        analytics: false,
        marketing: false,
    };
    const ANALYTICS: Purposes = Purposes {
        analytics: true,
        marketing: false,
    };
    const ALL: Purposes = Purposes {
        analytics: true,
        marketing: true,
    };

    #[test]
    fn the_action_follows_from_what_was_allowed_before() {
        for (earlier, now, action) in [
            (None, ALL, Action::Given),
            (None, NONE, Action::Refused),
            (Some(NONE), NONE, Action::Refused),
            (Some(NONE), ANALYTICS, Action::Given),
            (Some(ALL), ALL, Action::Given),
            (Some(ALL), ANALYTICS, Action::Changed),
            (Some(ANALYTICS), ALL, Action::Changed),
            (Some(ANALYTICS), NONE, Action::Withdrawn),
            (Some(ALL), NONE, Action::Withdrawn),
        ] {
            assert_eq!(Action::of(earlier, now), action, "{earlier:?} {now:?}");
            assert_eq!(action.name().parse(), Ok(action));
        }
    }

    #[test]
    fn a_choice_is_kept_for_three_years_and_at_most_a_day_longer() {
        // From 2027-11-15 to 2030-11-15, at noon: with 29 February 2028.
        assert_eq!(prune_before_ms(1_920_974_400_000), 1_826_280_000_000);
        // To 2027-11-15, without one: 2024-11-14, a day longer.
        assert_eq!(prune_before_ms(1_826_280_000_000), 1_731_585_600_000);
    }

    #[test]
    fn a_version_is_a_day_and_sorts_as_one() {
        let version = |text: &str| text.parse::<TextVersion>();
        assert_eq!(
            version("2026-11-15").map(|version| version.to_string()),
            Ok("2026-11-15".to_owned())
        );
        for (earlier, later) in [("2026-09-30", "2026-11-15"), ("2026-12-31", "2027-01-01")] {
            assert!(version(earlier).ok() < version(later).ok(), "{earlier} {later}");
        }
        for text in [
            "",
            "2026-11-1",
            "2026-11-150",
            "2026-11-1x",
            "2026/11/15",
            "２026-11-15",
            "2026-13-01",
            "2026-00-10",
            "2026-11-32",
        ] {
            assert_eq!(version(text), Err(NoVersion), "{text}");
        }
    }
}
