//! Telephone numbers, for the parcel service: as people write them, kept as E.164.

use crate::country::Country;

/// The number with its country's code: `+491701234567`. A number of another country is as good, since people keep theirs
/// when they move; of the address's own country it has to fit.
pub(super) fn read(country: Country, text: &str) -> Option<String> {
    // `+49 (0)170 …`: the nought is for those who call from within.
    let text = text.replace("(0)", "");
    let has_other =
        |sign: char| !sign.is_ascii_digit() && !matches!(sign, ' ' | '-' | '–' | '.' | '/' | '(' | ')' | '+');
    if text.contains(has_other) {
        return None;
    }
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let is_plus_misplaced = text.trim_start().rfind('+').is_some_and(|place| place > 0);
    if is_plus_misplaced {
        return None;
    }
    let code = code_of(country);
    if let Some(international) = international(&text, &digits) {
        return match international.strip_prefix(code) {
            Some(national) => is_of(country, national).then(|| format!("+{code}{national}")),
            None => is_of_anywhere(international).then(|| format!("+{international}")),
        };
    }
    // Danish numbers have no nought in front.
    let national = if country == Country::Dk {
        &digits
    } else {
        digits.strip_prefix('0')?
    };
    is_of(country, national).then(|| format!("+{code}{national}"))
}

fn international<'digits>(text: &str, digits: &'digits str) -> Option<&'digits str> {
    if text.trim_start().starts_with('+') {
        Some(digits)
    } else {
        digits.strip_prefix("00")
    }
}

const fn code_of(country: Country) -> &'static str {
    match country {
        Country::De => "49",
        Country::At => "43",
        Country::Fr => "33",
        Country::Be => "32",
        Country::Se => "46",
        Country::Dk => "45",
        Country::Fi => "358",
        Country::Gb => "44",
    }
}

/// Whether these can be the digits behind the country's code.
fn is_of(country: Country, national: &str) -> bool {
    let (first, shortest, longest) = match country {
        Country::De => (b'1', 4, 14),
        Country::At => (b'1', 4, 13),
        Country::Fr => (b'1', 9, 9),
        Country::Be => (b'1', 8, 9),
        Country::Se => (b'1', 7, 13),
        Country::Dk => (b'2', 8, 8),
        Country::Fi => (b'1', 5, 12),
        Country::Gb => (b'1', 9, 10),
    };
    let starts_well = national.bytes().next().is_some_and(|digit| digit >= first);
    starts_well && (shortest..=longest).contains(&national.len())
}

/// E.164: at most fifteen digits, and no country's code begins with nought.
fn is_of_anywhere(digits: &str) -> bool {
    (7..=15).contains(&digits.len()) && !digits.starts_with('0')
}
