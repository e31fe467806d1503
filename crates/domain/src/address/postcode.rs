//! Postcodes: how each country writes them, and those of places that lie outside the area of delivery.

use crate::address::Why;
use crate::country::Country;

/// The postcode as the country's post writes it.
pub(super) fn read(country: Country, text: &str) -> Result<String, Why> {
    let signs: String = text
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| sign.to_ascii_uppercase())
        .collect();
    if country == Country::Gb {
        return read_british(&signs);
    }
    // `D-10115`, `SE-114 55`, `FO-100`: a country's letters in front say nothing new, or name another place.
    let (letters, digits) = signs.split_once('-').unwrap_or(("", &signs));
    if !letters.is_empty() && is_elsewhere(country, letters) {
        return Err(Why::OutsideArea);
    }
    if !letters.bytes().all(|letter| letter.is_ascii_uppercase()) || !is_well_formed(country, digits) {
        return Err(Why::Malformed);
    }
    if is_outside(country, digits) {
        return Err(Why::OutsideArea);
    }
    Ok(match country {
        Country::Se => format!("{} {}", &digits[..3], &digits[3..]),
        _ => digits.to_owned(),
    })
}

fn is_well_formed(country: Country, digits: &str) -> bool {
    let (length, may_start_with_nought) = match country {
        Country::De | Country::Fr | Country::Se | Country::Fi => (5, true),
        Country::Dk => (4, true),
        Country::At | Country::Be => (4, false),
        Country::Gb => return false,
    };
    digits.len() == length
        && digits.bytes().all(|digit| digit.is_ascii_digit())
        && (may_start_with_nought || !digits.starts_with('0'))
}

/// Letters of a place that has its country's post or language, but not its law.
fn is_elsewhere(country: Country, letters: &str) -> bool {
    match country {
        Country::Dk => matches!(letters, "FO" | "GL"),
        Country::Fi => letters == "AX",
        _ => false,
    }
}

/// Places with other tax: no part of the Union's area of value added tax, or one with rates of its own.
fn is_outside(country: Country, digits: &str) -> bool {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| digits.starts_with(prefix));
    match country {
        // Helgoland; Büsingen.
        Country::De => starts(&["27498", "78266"]),
        // Jungholz; Kleinwalsertal.
        Country::At => starts(&["6691", "6991", "6992", "6993"]),
        // Overseas and Monaco; Corsica.
        Country::Fr => starts(&["97", "98", "20"]),
        // Åland.
        Country::Fi => starts(&["22"]),
        // The Faroes, until they had numbers of their own; Greenland.
        Country::Dk => starts(&["38", "39"]),
        Country::Be | Country::Se | Country::Gb => false,
    }
}

/// Northern Ireland has the Union's food law, the islands and Gibraltar are no part of the United Kingdom.
const OUTSIDE_BRITAIN: [&str; 5] = ["BT", "JE", "GY", "IM", "GX"];

/// `[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9][0-9ABEHMNPRV-Y]?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2}`, and `GIR 0AA`.
fn read_british(signs: &str) -> Result<String, Why> {
    if !signs.is_ascii() || signs.len() < 5 {
        return Err(Why::Malformed);
    }
    let (outward, inward) = signs.split_at(signs.len() - 3);
    let is_british = signs == "GIR0AA" || (is_outward(outward.as_bytes()) && is_inward(inward.as_bytes()));
    if !is_british {
        return Err(Why::Malformed);
    }
    let area = outward.trim_end_matches(|sign: char| !sign.is_ascii_uppercase());
    if OUTSIDE_BRITAIN.iter().any(|outside| area.starts_with(outside)) {
        return Err(Why::OutsideArea);
    }
    Ok(format!("{outward} {inward}"))
}

fn is_outward(outward: &[u8]) -> bool {
    let is_area = |sign: &u8| matches!(sign, b'A'..=b'P' | b'R'..=b'U' | b'W' | b'Y' | b'Z');
    let Some((first, rest)) = outward.split_first() else {
        return false;
    };
    is_area(first)
        && match rest {
            [digit] => digit.is_ascii_digit(),
            [digit, last] if digit.is_ascii_digit() => {
                last.is_ascii_digit() || matches!(last, b'A'..=b'H' | b'J' | b'K' | b'P' | b'S'..=b'U' | b'W')
            }
            [letter, digit] => is_second(*letter) && digit.is_ascii_digit(),
            [letter, digit, last] => {
                is_second(*letter)
                    && digit.is_ascii_digit()
                    && matches!(last, b'0'..=b'9' | b'A' | b'B' | b'E' | b'H' | b'M' | b'N' | b'P' | b'R' | b'V'..=b'Y')
            }
            _ => false,
        }
}

const fn is_second(letter: u8) -> bool {
    matches!(letter, b'A'..=b'H' | b'K'..=b'Y')
}

fn is_inward(inward: &[u8]) -> bool {
    let is_unit =
        |sign: &u8| matches!(sign, b'A' | b'B' | b'D'..=b'H' | b'J' | b'L' | b'N' | b'P'..=b'U' | b'W'..=b'Z');
    matches!(inward, [digit, unit @ ..] if digit.is_ascii_digit() && unit.iter().all(is_unit))
}
