//! What other sites show when somebody shares a page: its title, its description and a picture made for it, in the terms
//! of the Open Graph.

use std::collections::BTreeSet;
use std::sync::Arc;

use content::{Page, PagePicture, Site};
use domain::country::Country;
use domain::locale::Market;
use images::share::{Card, HEIGHT, Typeface, WIDTH};

use crate::pages::payload::HeadView;
use crate::pages::structured_data::own_title;

/// The beginning of the addresses of pictures.
pub const PREFIX: &str = "/share/";

pub const ENDING: &str = ".jpg";

/// What the pictures of an edition share.
pub struct Sharing {
    typeface: Arc<Typeface>,
    logo: Arc<str>,
    ink: Arc<str>,
}

/// The picture of a page in a country.
pub struct SharePicture<'a> {
    /// What is drawn on.
    pub photograph: &'a PagePicture,
    pub card: Card,
    /// Another one for another picture.
    pub revision: String,
}

impl Sharing {
    pub fn new(site: &Site, typeface: &Arc<Typeface>, ink: &str) -> Self {
        Sharing {
            typeface: Arc::clone(typeface),
            logo: site.drawings.logo.svg.as_str().into(),
            ink: ink.into(),
        }
    }

    /// The picture of a page, unless the shop has none to draw on.
    pub fn picture<'a>(&self, site: &'a Site, page: &Page, country: Country) -> Option<SharePicture<'a>> {
        let photograph = site.share_picture.as_ref()?;
        let title = site.format(site.market(country).locale, &page.title);
        let card = Card {
            title: own_title(&title, &site.brand).to_owned(),
            logo: Arc::clone(&self.logo),
            ink: Arc::clone(&self.ink),
            typeface: Arc::clone(&self.typeface),
        };
        let names = format!("{} {}", card.revision(), photograph.picture.version);
        Some(SharePicture {
            photograph,
            card,
            revision: blake3::hash(names.as_bytes()).to_hex()[..16].to_owned(),
        })
    }

    /// What a page's head says for other sites; nothing for screens, which nobody can share.
    pub fn meta(
        &self,
        site: &Site,
        page: &Page,
        market: Market,
        head: &HeadView,
        public_url: &str,
    ) -> Vec<(&'static str, String)> {
        let Some(address) = &head.canonical else {
            return Vec::new();
        };
        let title = own_title(&head.title, &site.brand);
        let mut meta = vec![
            ("og:type", "website".to_owned()),
            ("og:site_name", site.brand.clone()),
            ("og:title", title.to_owned()),
            ("og:description", head.description.clone()),
            ("og:url", address.clone()),
            ("og:locale", market.locale.name().to_owned()),
        ];
        let locales: BTreeSet<_> = site
            .countries
            .iter()
            .map(|country| site.market(*country).locale)
            .collect();
        let others = locales.into_iter().filter(|locale| *locale != market.locale);
        meta.extend(others.map(|locale| ("og:locale:alternate", locale.name().to_owned())));
        if let Some(picture) = self.picture(site, page, market.country) {
            let shown = site.format(market.locale, &picture.photograph.alt);
            let file = format!("{}-{}{ENDING}", market.country.segment(), picture.revision);
            meta.extend([
                ("og:image", format!("{public_url}{PREFIX}{}/{file}", page.name)),
                ("og:image:width", WIDTH.to_string()),
                ("og:image:height", HEIGHT.to_string()),
                ("og:image:alt", format!("{title} – {shown}")),
                ("twitter:card", "summary_large_image".to_owned()),
            ]);
        }
        meta
    }
}
