//! What browsers and systems show for the shop: icons drawn from the content's mark, and a manifest for each country. Each
//! is made when it is first asked for and kept as long as its content is.

use std::collections::HashMap;
use std::sync::OnceLock;

use bytes::Bytes;
use content::{Site, guarantee_file};
use domain::country::Country;
use images::drawing::{Ground, icon, wrap_as_ico};
use render::assets::Colours;
use render::encode::{Encoded, etag_of};
use serde_json::json;

/// The beginning of the addresses.
pub const PREFIX: &str = "/brand/";

/// Where browsers look by themselves.
pub const FAVICON: &str = "/favicon.ico";
pub const TOUCH_ICON: &str = "/apple-touch-icon.png";

const MANIFEST_ENDING: &str = ".webmanifest";

const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// The side of the one picture in the icon of old browsers.
const FAVICON_SIDE: u8 = 32;

/// A file that stands for the brand.
pub struct BrandFile {
    pub content_type: &'static str,
    pub body: Encoded,
}

/// The files of one edition, by name.
pub struct BrandFiles(HashMap<String, OnceLock<Option<BrandFile>>>);

/// What the names of files mean.
enum Wanted {
    Drawing,
    Icon { side: u16, is_masked: bool },
    Favicon,
    Manifest(Country),
}

const ICONS: [(&str, Wanted); 5] = [
    ("favicon.ico", Wanted::Favicon),
    ("apple-touch-icon.png", masked(180)),
    ("icon-192.png", plain(192)),
    ("icon-512.png", plain(512)),
    ("icon-maskable-512.png", masked(512)),
];

const DRAWINGS: [&str; 3] = ["mark.svg", "logo.svg", "logo-light.svg"];

const fn plain(side: u16) -> Wanted {
    Wanted::Icon { side, is_masked: false }
}

/// For systems that cut icons into shape: on ground that goes to the edge.
const fn masked(side: u16) -> Wanted {
    Wanted::Icon { side, is_masked: true }
}

impl BrandFiles {
    /// Places for all files; nothing is made yet.
    pub fn new(site: &Site) -> Self {
        let manifests = site.countries.iter().map(|country| manifest_name(*country));
        let notices = site.drawings.guarantee.keys().map(|locale| guarantee_file(*locale));
        let names = ICONS.iter().map(|(name, _)| *name).chain(DRAWINGS).map(str::to_owned);
        BrandFiles(
            names
                .chain(manifests)
                .chain(notices)
                .map(|name| (name, OnceLock::new()))
                .collect(),
        )
    }

    /// A file; made by the first who asks.
    pub fn get(&self, name: &str, site: &Site, colours: &Colours) -> Option<&BrandFile> {
        let made = self.0.get(name)?.get_or_init(|| {
            let made = make(name, &wanted(name, site)?, site, colours);
            if made.is_none() {
                tracing::error!(name, "a file of the brand could not be made");
            }
            made
        });
        made.as_ref()
    }
}

fn wanted(name: &str, site: &Site) -> Option<Wanted> {
    if site.drawings.find(name).is_some() {
        return Some(Wanted::Drawing);
    }
    if let Some(segment) = name.strip_suffix(MANIFEST_ENDING) {
        return segment.parse().ok().map(Wanted::Manifest);
    }
    ICONS
        .into_iter()
        .find_map(|(known, wanted)| (known == name).then_some(wanted))
}

fn make(name: &str, wanted: &Wanted, site: &Site, colours: &Colours) -> Option<BrandFile> {
    let mark = &site.drawings.mark.svg;
    match wanted {
        Wanted::Drawing => {
            let drawing = site.drawings.find(name)?;
            Some(text(SVG, drawing.svg.clone()))
        }
        Wanted::Icon { side, is_masked } => {
            let ground = if *is_masked {
                ground(&colours.theme)?
            } else {
                Ground::Clear
            };
            icon(mark, *side, ground).ok().map(|png| compact(PNG, png))
        }
        Wanted::Favicon => {
            let png = icon(mark, FAVICON_SIDE.into(), Ground::Clear).ok()?;
            Some(compact("image/x-icon", wrap_as_ico(&png, FAVICON_SIDE)))
        }
        Wanted::Manifest(country) => Some(text("application/manifest+json", manifest(site, *country, colours))),
    }
}

fn text(content_type: &'static str, text: String) -> BrandFile {
    BrandFile {
        content_type,
        body: Encoded::text(text.into_bytes()),
    }
}

fn compact(content_type: &'static str, bytes: Vec<u8>) -> BrandFile {
    let etag = etag_of(&bytes);
    BrandFile {
        content_type,
        body: Encoded::compact(Bytes::from(bytes), etag),
    }
}

/// `#14403a`, as the web build writes colours.
fn ground(colour: &str) -> Option<Ground> {
    let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some(Ground::Full { red, green, blue })
}

fn manifest(site: &Site, country: Country, colours: &Colours) -> String {
    let market = site.market(country);
    let home = &site.pages[site.home];
    let icon = |file: &str, sizes: &str, content_type: &str, purpose: &str| json!({ "src": icon_address(site, file), "sizes": sizes, "type": content_type, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": site.brand,
        "short_name": site.brand,
        "description": site.format(market.locale, &home.description),
        "lang": market.language_tag(),
        "dir": "ltr",
        "start_url": home.href(country),
        "scope": "/",
        // A shop is a site: its visitors keep the address and the way back.
        "display": "browser",
        "theme_color": colours.theme,
        "background_color": colours.background,
        "icons": [
            icon("mark.svg", "any", SVG, "any"),
            icon("icon-192.png", "192x192", PNG, "any"),
            icon("icon-512.png", "512x512", PNG, "any"),
            icon("icon-maskable-512.png", "512x512", PNG, "maskable"),
        ],
    });
    manifest.to_string()
}

fn manifest_name(country: Country) -> String {
    format!("{}{MANIFEST_ENDING}", country.segment())
}

/// The address of the manifest for a country.
pub fn manifest_address(country: Country) -> String {
    format!("{PREFIX}{}", manifest_name(country))
}

/// The address of the mark, or of an icon made of it, that may be kept for a year.
pub fn icon_address(site: &Site, file: &str) -> String {
    format!("{PREFIX}{file}?v={}", site.drawings.mark.version)
}

/// The address of a drawing that may be kept for a year.
pub fn drawing_address(site: &Site, file: &str) -> String {
    let version = site.drawings.find(file).map(|drawing| drawing.version.as_str());
    format!("{PREFIX}{file}?v={}", version.unwrap_or_default())
}

/// Whether an address names what is current: it may then be kept for a year.
pub fn is_current(site: &Site, file: &str, version: &str) -> bool {
    let drawing = site.drawings.find(file).unwrap_or(&site.drawings.mark);
    file.strip_suffix(MANIFEST_ENDING).is_none() && drawing.version == version
}

#[cfg(test)]
mod tests {
    use images::drawing::Ground;

    use super::ground;

    #[test]
    fn colours_are_read_as_styles_write_them() {
        let pine = Ground::Full {
            red: 0x14,
            green: 0x40,
            blue: 0x3a,
        };
        assert_eq!(ground("#14403a"), Some(pine));
        for wrong in ["14403a", "#fff", "#14403g", ""] {
            assert_eq!(ground(wrong), None, "{wrong}");
        }
    }
}
