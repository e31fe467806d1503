//! The shop's own drawings in `brand/`: what stands at the head of every page, and what browsers and other sites show for it.

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
}

/// A drawing that browsers and we ourselves can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub svg: String,
    /// Another one for other content.
    pub version: String,
    pub(crate) is_square: bool,
}

impl Drawing {
    /// Reads a drawing; the error says why it cannot be shown.
    pub(crate) fn read(svg: &str) -> Result<Self, String> {
        let (width, height) = drawing::measure(svg)?;
        Ok(Drawing {
            svg: svg.to_owned(),
            version: blake3::hash(svg.as_bytes()).to_hex()[..16].to_owned(),
            is_square: (width - height).abs() <= f32::EPSILON,
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
            _ => None,
        }
    }
}
