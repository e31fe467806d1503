//! The drawings in `brand/`: what stands at the head of every page, what browsers and other sites show for the shop, and the
//! notice that the European Union draws for all shops.

use std::collections::BTreeMap;

use domain::locale::Locale;
use images::drawing;

/// Everything that is drawn for the brand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawings {
    /// Square: for tabs, home screens and search results.
    pub mark: Drawing,
    /// On light grounds.
    pub logo: Drawing,
    /// On dark grounds.
    pub logo_light: Drawing,
    /// The Commission's notice on the legal guarantee, in the languages that the operator has it in.
    pub guarantee: BTreeMap<Locale, Drawing>,
}

/// A drawing that browsers and we ourselves can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub svg: String,
    /// Another one for other content.
    pub version: String,
    /// In CSS pixels, as it is drawn.
    pub width: u32,
    pub height: u32,
}

impl Drawing {
    /// Reads a drawing; the error says why it cannot be shown.
    pub(crate) fn read(svg: &str) -> Result<Self, String> {
        let (width, height) = drawing::measure(svg)?;
        Ok(Drawing {
            svg: svg.to_owned(),
            version: blake3::hash(svg.as_bytes()).to_hex()[..16].to_owned(),
            width,
            height,
        })
    }
}

impl Drawings {
    /// The files, by the names that addresses use.
    pub fn find(&self, file: &str) -> Option<&Drawing> {
        match file {
            "mark.svg" => Some(&self.mark),
            "logo.svg" => Some(&self.logo),
            "logo-light.svg" => Some(&self.logo_light),
            _ => self.guarantee.get(&guarantee_locale(file)?),
        }
    }
}

/// The name of the file with the notice on the legal guarantee.
pub fn guarantee_file(locale: Locale) -> String {
    format!("guarantee-{locale}.svg")
}

/// The language of the notice in a file, if it is one.
pub(crate) fn guarantee_locale(file: &str) -> Option<Locale> {
    file.strip_prefix("guarantee-")?.strip_suffix(".svg")?.parse().ok()
}
