//! The eight markets. A country is code, not content, because each one brings its own law: adding a variant makes the
//! compiler ask for everything a market needs.

use std::fmt;
use std::str::FromStr;

use crate::locale::Locale;

/// A country the shop can sell to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Country {
    De,
    Fr,
    Be,
    Se,
    Gb,
    At,
    Dk,
    Fi,
}

impl Country {
    /// All markets, in the order in which the shop lists them.
    pub const ALL: [Country; 8] = [
        Country::De,
        Country::Fr,
        Country::Be,
        Country::Se,
        Country::Gb,
        Country::At,
        Country::Dk,
        Country::Fi,
    ];

    /// The market of a visitor about whom nothing usable is known.
    pub const FALLBACK: Country = Country::De;

    /// ISO 3166-1 alpha-2, upper case.
    pub const fn code(self) -> &'static str {
        match self {
            Country::De => "DE",
            Country::Fr => "FR",
            Country::Be => "BE",
            Country::Se => "SE",
            Country::Gb => "GB",
            Country::At => "AT",
            Country::Dk => "DK",
            Country::Fi => "FI",
        }
    }

    /// The country's segment at the end of a path: the code in lower case.
    pub const fn segment(self) -> &'static str {
        match self {
            Country::De => "de",
            Country::Fr => "fr",
            Country::Be => "be",
            Country::Se => "se",
            Country::Gb => "gb",
            Country::At => "at",
            Country::Dk => "dk",
            Country::Fi => "fi",
        }
    }

    /// The translation this market reads by default.
    pub const fn default_locale(self) -> Locale {
        match self {
            Country::De | Country::At => Locale::DeDe,
            Country::Fr | Country::Be => Locale::FrFr,
            Country::Gb => Locale::EnGb,
            Country::Se => Locale::SvSe,
            Country::Dk => Locale::DaDk,
            Country::Fi => Locale::FiFi,
        }
    }

    /// Whether the law of the European Union applies to those who sell here.
    pub const fn is_in_union(self) -> bool {
        !matches!(self, Country::Gb)
    }

    /// The market whose regional texts and pictures this one shares: Belgium uses France's, Austria uses Germany's.
    #[must_use]
    pub const fn region(self) -> Country {
        match self {
            Country::Be => Country::Fr,
            Country::At => Country::De,
            own => own,
        }
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is no supported country's code.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownCountry;

impl FromStr for Country {
    type Err = UnknownCountry;

    /// Reads a two-letter code in any letter case.
    fn from_str(code: &str) -> Result<Self, UnknownCountry> {
        Country::ALL
            .into_iter()
            .find(|country| country.code().eq_ignore_ascii_case(code))
            .ok_or(UnknownCountry)
    }
}
