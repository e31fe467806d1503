//! What a shop without faults becomes: its pages, its markets, and the texts each page is given.

use content::{ActionStyle, BlockContent, Page, PagePicture, Picture, Site};
use domain::country::Country;
use domain::locale::{Locale, Market};

use crate::shop::{Shop, png};

fn page<'a>(site: &'a Site, name: &str) -> &'a Page {
    site.pages
        .iter()
        .find(|page| page.name == name)
        .expect("the page is there")
}

#[test]
fn a_sound_shop_is_read_whole() {
    let shop = Shop::sound();
    let site = shop.site();
    let names: Vec<&str> = site.pages.iter().map(|page| page.name.as_str()).collect();
    assert_eq!(names, ["index", "paypal-confirm", "refund", "start", "terms"]);
    assert_eq!((site.home, site.refund, site.terms), (0, 2, 4));
    assert_eq!(
        (site.not_found.name.as_str(), site.error.name.as_str()),
        ("not-found", "error")
    );
    assert_eq!(site.brand, "Lindhof");
    assert_eq!(site.countries, [Country::De, Country::Fr, Country::Be, Country::Se]);
    // Two rules, and the first one in four countries.
    assert_eq!(site.redirects.len(), 6);
    assert_eq!(site.revision, shop.0.revision());
}

#[test]
fn actions_hold_the_page_they_lead_to() {
    let site = Shop::sound().site();
    let last = site.pages[site.home].blocks.last().map(|block| &block.content);
    let Some(BlockContent::Actions { items }) = last else {
        panic!("the home page ends with actions");
    };
    let found: Vec<(&str, ActionStyle)> = items
        .iter()
        .map(|action| (site.pages[action.page].name.as_str(), action.style))
        .collect();
    assert_eq!(
        found,
        [("start", ActionStyle::Primary), ("terms", ActionStyle::Secondary)]
    );
}

#[test]
fn only_the_payment_return_has_no_address_for_each_country() {
    let site = Shop::sound().site();
    let addresses: Vec<String> = site.pages.iter().map(|page| page.href(Country::Be)).collect();
    assert_eq!(
        addresses,
        ["/be", "/paypal-confirm", "/refund/be", "/Start/be", "/terms/be"]
    );
    for (index, address) in addresses.iter().enumerate() {
        assert_eq!(
            site.routes.find(address).expect("the address leads to the page").page,
            index
        );
    }
    assert!(site.routes.find("/paypal-confirm/be").is_err());
    assert!(site.routes.find("/Start/fi").is_err());
}

#[test]
fn a_page_gets_its_texts_and_what_they_refer_to() {
    let site = Shop::sound().site();
    let expected = "\
-brand = Lindhof
-owner = { -brand } GmbH
frame-menu = Menü von { -brand }
index-action-start = Beginnen
index-action-terms = Bedingungen
index-heading = Willkommen bei { -brand }
index-lead = { promise }
index-point-heading = Geprüft
index-point-text = Jede Sorte keimt.
promise = { -owner } hält Wort.
";
    assert_eq!(site.text_of(page(&site, "index"), Locale::DeDe, |_| true), expected);
}

#[test]
fn a_page_gets_the_texts_of_its_kind_layout_and_blocks() {
    let site = Shop::sound().site();
    let expected = "\
-brand = Lindhof
frame-menu = Menu de { -brand }
quiz-layout-skip = Passer
quiz-progress = Question { $number } sur { $count }
soil-loam = Limon
soil-lupin-heading = Lupin
soil-lupin-text = Il pousse sur les deux.
soil-question = Sur quel sol ?
soil-sand = Sable
start-heading = Quelle variété convient ?
start-prose = Sans inscription.
start-step-heading = Répondre
start-step-text = Cinq questions courtes.
start-steps-heading = Comment faire
steps-hint = Dans l’ordre
";
    assert_eq!(site.text_of(page(&site, "start"), Locale::FrFr, |_| true), expected);
}

#[test]
fn a_screen_gets_the_texts_of_the_frame_and_its_own() {
    let site = Shop::sound().site();
    let expected = "\
-brand = Lindhof
frame-menu = Menü von { -brand }
not-found-title = Nicht gefunden
";
    assert_eq!(site.text_of(&site.not_found, Locale::DeDe, |_| true), expected);
}

#[test]
fn a_page_gets_no_text_in_a_translation_that_the_shop_lacks() {
    let site = Shop::sound().site();
    assert_eq!(site.text_of(page(&site, "index"), Locale::FiFi, |_| true), "");
}

#[test]
fn texts_keep_their_lines_but_not_their_comments() {
    let text = "confirm-title =\n    Danke,\n    { \"{\" }bald{ \"}\" }.";
    let shop = Shop::sound().replace(
        "text/de_DE/pages.ftl",
        "confirm-title = Danke",
        &format!("# Kurz.\n{text}"),
    );
    let site = shop.site();
    assert_eq!(
        site.text_of(page(&site, "paypal-confirm"), Locale::DeDe, |_| true),
        format!("-brand = Lindhof\n{text}\nframe-menu = Menü von {{ -brand }}\n")
    );
    assert_eq!(site.format(Locale::DeDe, "confirm-title"), "Danke,\n{bald}.");
}

#[test]
fn a_text_is_printed_with_the_terms_and_texts_in_it() {
    let site = Shop::sound().site();
    assert_eq!(site.format(Locale::DeDe, "terms-title"), "Bedingungen");
    assert_eq!(site.format(Locale::DeDe, "index-heading"), "Willkommen bei Lindhof");
    assert_eq!(site.format(Locale::DeDe, "index-lead"), "Lindhof GmbH hält Wort.");
    assert_eq!(
        site.format(Locale::FrFr, "index-lead"),
        "Parole tenue par la maison Lindhof."
    );
}

#[test]
fn a_text_that_is_not_there_is_printed_as_its_id() {
    let site = Shop::sound().site();
    assert_eq!(site.format(Locale::DeDe, "imprint"), "imprint");
    assert_eq!(site.format(Locale::FiFi, "terms-title"), "terms-title");
}

#[test]
fn a_mail_is_given_exactly_its_texts() {
    let site = Shop::sound().site();
    assert_eq!(
        site.mail_text("result", Locale::FrFr).trim(),
        "mail-result-subject = Votre résultat"
    );
    assert_eq!(site.mail_text("birthday", Locale::FrFr).trim(), "");
}

#[test]
fn a_market_without_its_translation_reads_german() {
    let check = |site: &Site, country: Country, locale: Locale| {
        assert_eq!(site.market(country), Market { country, locale });
    };
    let site = Shop::sound().site();
    assert_eq!(site.offered().countries, site.countries);
    assert_eq!(site.offered().translations, [Locale::DeDe, Locale::FrFr]);
    check(&site, Country::De, Locale::DeDe);
    check(&site, Country::Fr, Locale::FrFr);
    check(&site, Country::Be, Locale::FrFr);
    check(&site, Country::Se, Locale::DeDe);

    let german = Shop::sound().remove("text/fr_FR/").site();
    assert_eq!(german.offered().translations, [Locale::DeDe]);
    check(&german, Country::Fr, Locale::DeDe);
    check(&german, Country::Be, Locale::DeDe);
}

#[test]
fn a_page_may_have_a_picture() {
    let shop = Shop::sound()
        .with_picture("images/packs/jar-1.png", &png(1097, 1206))
        .append_picture("pages/terms.toml", "{ id = \"packs/jar-1\", alt = \"terms-title\" }");
    let site = shop.site();
    let picture = Picture {
        id: "packs/jar-1".to_owned(),
        width: 1097,
        height: 1206,
        version: version_of(&png(1097, 1206)),
    };
    let expected = PagePicture {
        picture: picture.clone(),
        alt: "terms-title".to_owned(),
    };
    assert_eq!(page(&site, "terms").hero.picture, Some(expected));
    assert_eq!(site.pictures["packs/jar-1"], picture);
    assert!(
        site.text_of(page(&site, "terms"), Locale::DeDe, |_| true)
            .contains("terms-title = ")
    );
}

/// Sixteen digits of the hash that names a file's content.
fn version_of(bytes: &[u8]) -> String {
    let digest = content::digest(bytes);
    let head = digest.first_chunk().expect("it has 32 bytes");
    format!("{:016x}", u64::from_be_bytes(*head))
}
