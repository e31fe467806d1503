//! `GET /share/{page}/{country}-{revision}.jpg`, and what documents say for other sites.

use std::collections::BTreeSet;

use crate::content_folder::{edit, open_copy, wait_for};
use crate::shop::{COUNTRIES, ROUTES, Shop};

const PUBLIC_URL: &str = "http://shop.example";
const ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=604800";
const ONE_YEAR: &str = "public, max-age=31536000, immutable";

/// What networks ask for, and what we promise besides.
const MAX_BYTES: usize = 150 * 1000;

/// The document's marks for other sites: name and content.
fn meta(html: &str) -> Vec<(String, String)> {
    let head = &html[..html.find("</head>").expect("a head")];
    let tags = head.split("<meta ").skip(1).filter_map(|tag| {
        let rest = tag
            .strip_prefix("property=\"")
            .or_else(|| tag.strip_prefix("name=\""))?;
        let (name, rest) = rest.split_once("\" content=\"")?;
        let (content, _) = rest.split_once('"')?;
        Some((name.to_owned(), content.to_owned()))
    });
    tags.filter(|(name, _)| name.starts_with("og:") || name.starts_with("twitter:"))
        .collect()
}

fn picture_of(shop: &Shop, path: &str) -> String {
    let tags = meta(&shop.get(path).text());
    let (_, address) = tags
        .into_iter()
        .find(|(name, _)| name == "og:image")
        .expect("a picture");
    address
        .strip_prefix(PUBLIC_URL)
        .expect("an absolute address")
        .to_owned()
}

/// Width and height in the head of a JPEG.
fn jpeg_size(bytes: &[u8]) -> (u16, u16) {
    let mut at = 2;
    loop {
        assert_eq!(bytes[at], 0xff, "a segment begins");
        let number = |at: usize| u16::from_be_bytes([bytes[at], bytes[at + 1]]);
        if matches!(bytes[at + 1], 0xc0..=0xc2) {
            return (number(at + 7), number(at + 5));
        }
        at += 2 + usize::from(number(at + 2));
    }
}

#[test]
fn a_document_says_what_other_sites_show() {
    let shop = Shop::open();
    let html = shop.get("/take/be").text();
    let tags = meta(&html);
    let picture = picture_of(&shop, "/take/be");
    let expected = [
        ("og:type", "website"),
        ("og:site_name", "Ylvane"),
        ("og:title", "Daily Trio : un, trois ou six pots"),
        ("og:url", "http://shop.example/take/be"),
        ("og:locale", "fr_FR"),
        ("og:locale:alternate", "de_DE"),
        ("og:locale:alternate", "en_GB"),
        ("og:locale:alternate", "sv_SE"),
        ("og:locale:alternate", "da_DK"),
        ("og:locale:alternate", "fi_FI"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ];
    for (name, content) in expected {
        assert!(
            tags.iter()
                .any(|(known, said)| known == name && said.replace(['\u{a0}', '\u{202f}'], " ") == content),
            "{name} is not {content}: {tags:#?}"
        );
    }
    assert!(picture.starts_with("/share/take/be-"), "{picture}");
    let of = |name: &str| {
        tags.iter()
            .find(|(known, _)| known == name)
            .map(|(_, said)| said.clone())
    };
    let description = format!(
        "<meta name=\"description\" content=\"{}\">",
        of("og:description").expect("one")
    );
    assert!(html.contains(&description));
    assert!(
        of("og:image:alt")
            .expect("one")
            .starts_with(&of("og:title").expect("one"))
    );
    assert_eq!(
        meta(&shop.get("/nowhere/x").text()),
        [],
        "nobody shares what is not there"
    );
}

#[test]
fn every_page_has_a_picture_of_its_own_in_every_country() {
    let shop = Shop::open();
    let mut addresses = BTreeSet::new();
    let mut pictures = BTreeSet::new();
    for (number, (path, _)) in ROUTES.into_iter().enumerate() {
        for (segment, _) in COUNTRIES {
            addresses.insert(picture_of(&shop, &format!("{}/{segment}", path.trim_end_matches('/'))));
        }
        // Drawing all of them takes a while: each page in another country shows every language several times.
        let (segment, _) = COUNTRIES[number % COUNTRIES.len()];
        let address = picture_of(&shop, &format!("{}/{segment}", path.trim_end_matches('/')));
        let answer = shop.get(&address);
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, "image/jpeg"),
            "{address}"
        );
        assert_eq!(answer.header("cache-control"), ONE_YEAR, "{address}");
        assert_eq!(jpeg_size(&answer.body), (1200, 630), "{address}");
        assert!(
            answer.body.len() <= MAX_BYTES,
            "{address} has {} bytes",
            answer.body.len()
        );
        pictures.insert(answer.header("etag").to_owned());
        assert_eq!(shop.get(&address).header("etag"), answer.header("etag"));
    }
    assert_eq!(addresses.len(), ROUTES.len() * COUNTRIES.len());
    assert_eq!(pictures.len(), ROUTES.len(), "no two are alike");
    assert_eq!(
        shop.app.pictures.images.counts().made,
        ROUTES.len() as u64,
        "each is made once"
    );
}

#[test]
fn two_countries_of_one_language_share_a_picture() {
    let shop = Shop::open();
    let of = |path: &str| shop.get(&picture_of(&shop, path)).header("etag").to_owned();
    assert_eq!(of("/start/de"), of("/start/at"));
    assert_eq!(shop.app.pictures.images.counts().made, 1);
}

#[test]
fn another_title_has_another_address_and_the_old_one_still_answers() {
    let (shop, folder) = open_copy();
    let (old, other) = (picture_of(&shop, "/start/de"), picture_of(&shop, "/start/fr"));
    let old_bytes = shop.get(&old).body;
    edit(&folder.path().join("text/de_DE/quiz.ftl"), |text| {
        text.replace("start-title = Das Quiz", "start-title = Das neue Quiz")
    });
    wait_for("the new title", || picture_of(&shop, "/start/de") != old);
    let answer = shop.get(&old);
    assert_eq!((answer.status, answer.header("cache-control")), (200, ONE_DAY));
    assert_ne!(answer.body, old_bytes, "the picture of today");
    assert_eq!(picture_of(&shop, "/start/fr"), other, "other pages keep theirs");
}

#[test]
fn a_shop_without_a_picture_to_draw_on_shows_none() {
    let (shop, folder) = open_copy();
    edit(&folder.path().join("site.toml"), |text| {
        let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("share_picture")).collect();
        kept.join("\n")
    });
    wait_for("no picture", || !shop.get("/take/de").text().contains("og:image"));
    let tags = meta(&shop.get("/take/de").text());
    assert!(tags.iter().any(|(name, _)| name == "og:title") && tags.iter().all(|(name, _)| name != "twitter:card"));
    assert_eq!(shop.get("/share/take/de-0123456789abcdef.jpg").status, 404);
}

#[test]
fn nothing_else_is_reached() {
    let shop = Shop::open();
    for path in [
        "/share/nowhere/de-0123456789abcdef.jpg",
        "/share/take/us-0123456789abcdef.jpg",
        "/share/take/de-0123456789abcdef.png",
        "/share/take/de.jpg",
        "/share/take",
        "/share/",
        "/share/not-found/de-0123456789abcdef.jpg",
        "/share/..%2f..%2fsite/de-0.jpg",
    ] {
        let answer = shop.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), "application/problem+json", "{path}");
    }
}
