//! `GET /brand/{file}`, `/favicon.ico` and `/apple-touch-icon.png`.

use std::fs;

use crate::content_folder::{copy_of_content, edit, open_copy, wait_for};
use crate::shop::{Answer, COUNTRIES, Shop};

const ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=604800";
const ONE_YEAR: &str = "public, max-age=31536000, immutable";

/// Width and height in the head of a PNG.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

/// The address in the first link of this relation.
fn linked(html: &str, relation: &str) -> String {
    let link = format!("<link rel=\"{relation}\" href=\"");
    let start = html.find(&link).unwrap_or_else(|| panic!("no {relation}")) + link.len();
    html[start..start + html[start..].find('"').expect("a quote")].to_owned()
}

#[track_caller]
fn check(answer: &Answer, content_type: &str, lasts: &str) {
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), content_type);
    assert_eq!(answer.header("cache-control"), lasts);
}

#[test]
fn icons_are_where_browsers_look_by_themselves() {
    let shop = Shop::open();
    let favicon = shop.get("/favicon.ico");
    check(&favicon, "image/x-icon", ONE_DAY);
    assert_eq!(&favicon.body[..6], [0, 0, 1, 0, 1, 0], "an icon with one picture");
    assert_eq!(png_size(&favicon.body[22..]), (32, 32));
    let touch = shop.get("/apple-touch-icon.png");
    check(&touch, "image/png", ONE_DAY);
    assert_eq!(png_size(&touch.body), (180, 180));
    let again = shop.get_with("/favicon.ico", &[("if-none-match", favicon.header("etag"))]);
    assert_eq!(again.status, 304);
}

#[test]
fn every_document_links_icons_manifest_and_colour() {
    let shop = Shop::open();
    for path in ["/de", "/start/fr", "/thankyou/se", "/paypal-confirm", "/nowhere/fi"] {
        let html = shop.get(path).text();
        assert_eq!(linked(&html, "icon"), "/favicon.ico", "{path}");
        let second = &html[html.find("sizes=\"32x32\"").expect("the first icon")..];
        let mark = linked(second, "icon");
        check(&shop.get(&mark), "image/svg+xml", ONE_YEAR);
        assert_eq!(shop.get(&linked(&html, "apple-touch-icon")).status, 200);
        assert_eq!(shop.get(&linked(&html, "manifest")).status, 200);
        assert!(
            html.contains("<meta name=\"theme-color\" content=\"#14403a\">"),
            "{path}"
        );
    }
}

#[test]
fn a_country_has_a_manifest_in_its_language() {
    let shop = Shop::open();
    for (segment, lang) in COUNTRIES {
        let address = linked(&shop.get(&format!("/{segment}")).text(), "manifest");
        assert_eq!(address, format!("/brand/{segment}.webmanifest"));
        let answer = shop.get(&address);
        check(&answer, "application/manifest+json", ONE_DAY);
        let manifest = answer.json();
        assert_eq!(
            (&manifest["name"], &manifest["short_name"]),
            (&"Ylvane".into(), &"Ylvane".into())
        );
        assert_eq!((&manifest["lang"], &manifest["dir"]), (&lang.into(), &"ltr".into()));
        assert_eq!(manifest["start_url"], format!("/{segment}"));
        assert_eq!(shop.get(&format!("/{segment}")).status, 200);
        assert_eq!(manifest["display"], "browser");
        assert_eq!(
            (&manifest["theme_color"], &manifest["background_color"]),
            (&"#14403a".into(), &"#fbf4e6".into())
        );
        let icons = manifest["icons"].as_array().expect("icons");
        let purposes: Vec<&str> = icons.iter().filter_map(|icon| icon["purpose"].as_str()).collect();
        assert_eq!(purposes, ["any", "any", "any", "maskable"]);
        for icon in icons {
            let answer = shop.get(icon["src"].as_str().expect("an address"));
            check(&answer, icon["type"].as_str().expect("a type"), ONE_YEAR);
            if icon["type"] == "image/png" {
                let (width, height) = png_size(&answer.body);
                assert_eq!(icon["sizes"], format!("{width}x{height}"));
            }
        }
    }
}

#[test]
fn the_logos_at_the_head_of_pages_are_the_contents() {
    let (shop, folder) = open_copy();
    let payload = shop.get("/take/de/_payload.json").json();
    for (key, file) in [("logoHref", "logo.svg"), ("logoLightHref", "logo-light.svg")] {
        let address = payload["props"]["frame"][key].as_str().expect("an address").to_owned();
        let answer = shop.get(&address);
        check(&answer, "image/svg+xml", ONE_YEAR);
        let drawn = fs::read(folder.path().join("brand").join(file)).expect("a drawing");
        assert!(answer.body == drawn, "{file}");
    }
}

#[test]
fn the_notice_on_the_legal_guarantee_is_the_file_itself_where_the_law_of_the_union_applies() {
    let notice = "\u{feff}<!-- as it came --><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 40\"/>\n";
    let folder = copy_of_content();
    for locale in ["de_DE", "en_GB"] {
        fs::write(folder.path().join(format!("brand/guarantee-{locale}.svg")), notice).expect("writable");
    }
    let shop = Shop::open_with(&[("TRICHTER_CONTENT_DIR", &folder.path().display().to_string())]);
    for segment in ["de", "at"] {
        let html = shop.get(&format!("/offerpay/{segment}")).text();
        assert!(html.contains("data-legal=\"guarantee-notice\""), "{segment}");
        let payload = shop.get(&format!("/offerpay/{segment}/_payload.json")).json();
        let shown = &payload["props"]["frame"]["guarantee"];
        let explained = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm";
        assert_eq!((&shown["width"], &shown["height"]), (&30.into(), &40.into()));
        assert_eq!(shown["href"], explained);
        let answer = shop.get(shown["src"].as_str().expect("an address"));
        check(&answer, "image/svg+xml", ONE_YEAR);
        assert_eq!(answer.text(), notice);
    }
    for segment in ["gb", "fr"] {
        let html = shop.get(&format!("/offerpay/{segment}")).text();
        assert!(!html.contains("guarantee-notice\""), "{segment}");
    }
}

#[test]
fn another_mark_is_seen_everywhere_under_new_addresses() {
    let (shop, folder) = open_copy();
    let icon_of = || {
        let manifest = shop.get("/brand/de.webmanifest").json();
        manifest["icons"][1]["src"].as_str().expect("an address").to_owned()
    };
    let before = icon_of();
    let (old_icon, old_favicon) = (shop.get(&before).body, shop.get("/favicon.ico").body);
    edit(&folder.path().join("brand/mark.svg"), |svg| {
        svg.replace("#14403A", "#B5451F")
    });
    wait_for("the new mark", || icon_of() != before);
    assert_ne!(shop.get(&icon_of()).body, old_icon);
    assert_ne!(shop.get("/favicon.ico").body, old_favicon);
    assert_eq!(
        shop.get(&before).header("cache-control"),
        ONE_DAY,
        "no longer the current one"
    );
}

#[test]
fn nothing_else_is_reached() {
    let (shop, _folder) = open_copy();
    for path in [
        "/brand/",
        "/brand/icon-64.png",
        "/brand/us.webmanifest",
        "/brand/..%2fsite.toml",
        "/brand/a/mark.svg",
        "/brand/mark",
    ] {
        let answer = shop.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), "application/problem+json", "{path}");
    }
}
