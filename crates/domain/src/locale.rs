//! Translations, and the rule that settles which country and which translation a visitor gets.

use std::fmt;
use std::str::FromStr;

use crate::country::Country;

/// A translation of the shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {
    DeDe,
    FrFr,
    EnGb,
    SvSe,
    DaDk,
    FiFi,
}

impl Locale {
    /// All translations the shop can hold.
    pub const ALL: [Locale; 6] = [
        Locale::DeDe,
        Locale::FrFr,
        Locale::EnGb,
        Locale::SvSe,
        Locale::DaDk,
        Locale::FiFi,
    ];

    /// The translation that every shop has and every other one falls back to.
    pub const FALLBACK: Locale = Locale::DeDe;

    /// The name of the translation and of its folder: `de_DE`.
    pub const fn name(self) -> &'static str {
        match self {
            Locale::DeDe => "de_DE",
            Locale::FrFr => "fr_FR",
            Locale::EnGb => "en_GB",
            Locale::SvSe => "sv_SE",
            Locale::DaDk => "da_DK",
            Locale::FiFi => "fi_FI",
        }
    }

    /// The language alone, as in BCP 47: `de`.
    pub const fn language(self) -> &'static str {
        match self {
            Locale::DeDe => "de",
            Locale::FrFr => "fr",
            Locale::EnGb => "en",
            Locale::SvSe => "sv",
            Locale::DaDk => "da",
            Locale::FiFi => "fi",
        }
    }

    /// What speakers call their language, as a list to choose from shows it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Locale::DeDe => "Deutsch",
            Locale::FrFr => "Français",
            Locale::EnGb => "English",
            Locale::SvSe => "Svenska",
            Locale::DaDk => "Dansk",
            Locale::FiFi => "Suomi",
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no translation's name.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownLocale;

impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(name: &str) -> Result<Self, UnknownLocale> {
        Locale::ALL
            .into_iter()
            .find(|locale| locale.name() == name)
            .ok_or(UnknownLocale)
    }
}

/// A country with the translation it is served in: what a page is rendered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Market {
    pub country: Country,
    pub locale: Locale,
}

impl Market {
    /// The market of `country` in a shop that has the `available` translations.
    pub fn of(country: Country, available: &[Locale]) -> Self {
        let preferred = country.default_locale();
        let locale = if available.contains(&preferred) {
            preferred
        } else {
            Locale::FALLBACK
        };
        Market { country, locale }
    }

    /// The language tag of pages made for this market: the translation's language in this country, `fr-BE`.
    pub fn language_tag(self) -> String {
        format!("{}-{}", self.locale.language(), self.country)
    }
}

/// What the shop is configured to serve.
#[derive(Clone, Copy, Debug)]
pub struct Offered<'a> {
    pub countries: &'a [Country],
    pub translations: &'a [Locale],
}

/// Settles country and translation of a visit.
///
/// 1. A locale segment that names a supported country overrides the detected one.
/// 2. Otherwise a detected country the shop does not serve falls back to Germany.
/// 3. A country whose own translation is missing is served in German.
pub fn resolve_market(segment: Option<&str>, detected: Option<&str>, offered: Offered<'_>) -> Market {
    let served = |code: &str| {
        let country = code.parse::<Country>().ok()?;
        offered.countries.contains(&country).then_some(country)
    };
    let country = segment
        .and_then(served)
        .or_else(|| detected.and_then(served))
        .unwrap_or(Country::FALLBACK);
    Market::of(country, offered.translations)
}

#[cfg(test)]
mod tests;
