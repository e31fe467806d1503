//! Which country a visitor seems to come from, when the path names none.
//!
//! The sources in their order are a country header from a trusted proxy, a geo database, and the browser's languages.
//! Reading the header and the database is the server's work; the language rule is here.

use crate::country::Country;
use crate::locale::Locale;

/// How many entries of an `Accept-Language` header are looked at: browsers send fewer, and a header is hostile input.
const MAX_LANGUAGE_RANGES: usize = 32;

/// The country an `Accept-Language` header speaks for: of the ranges that point to a supported country the one with the
/// highest quality, the earlier one on a tie. A tag without a region counts by its likely region (`sv` → SE).
pub fn country_of_languages(accept_language: &str) -> Option<Country> {
    let mut best: Option<(u16, Country)> = None;
    for range in accept_language.split(',').take(MAX_LANGUAGE_RANGES) {
        let mut parts = range.split(';').map(str::trim);
        let Some(country) = parts.next().and_then(country_of_tag) else {
            continue;
        };
        let quality = parts
            .find_map(|parameter| parameter.strip_prefix("q="))
            .map_or(Some(1000), parse_quality)
            .unwrap_or(0);
        if quality > 0 && best.is_none_or(|(best_quality, _)| quality > best_quality) {
            best = Some((quality, country));
        }
    }
    best.map(|(_, country)| country)
}

fn country_of_tag(tag: &str) -> Option<Country> {
    let mut subtags = tag.split('-');
    let language = subtags.next()?;
    // BCP 47: a region is two letters or three digits; a four-letter script may stand before it.
    match subtags.find(|subtag| subtag.len() == 2 || subtag.len() == 3 && subtag.bytes().all(|b| b.is_ascii_digit())) {
        Some(region) => region.parse().ok(),
        None => likely_region(language),
    }
}

/// The likely region of each language the shop speaks, by CLDR; English alone points to the United States there, which is
/// no market of ours.
fn likely_region(language: &str) -> Option<Country> {
    let locale = Locale::ALL
        .into_iter()
        .find(|locale| locale.language().eq_ignore_ascii_case(language))?;
    match locale {
        Locale::DeDe => Some(Country::De),
        Locale::FrFr => Some(Country::Fr),
        Locale::EnGb => None,
        Locale::SvSe => Some(Country::Se),
        Locale::DaDk => Some(Country::Dk),
        Locale::FiFi => Some(Country::Fi),
    }
}

/// A quality value in thousandths: `0.8` → 800. RFC 9110 allows three decimals.
fn parse_quality(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let whole: u16 = match whole {
        "0" => 0,
        "1" => 1000,
        _ => return None,
    };
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = decimals.bytes().map(|digit| u16::from(digit - b'0'));
    let thousandths = digits.chain([0; 3]).take(3).fold(0, |value, digit| value * 10 + digit);
    Some((whole + thousandths).min(1000))
}

#[cfg(test)]
mod tests;
