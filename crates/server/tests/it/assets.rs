//! `GET /assets/{name}`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::shop::Shop;

fn script_of(html: &str) -> &str {
    let start = html.find("data-app=\"").expect("a script") + "data-app=\"".len();
    &html[start..start + html[start..].find('"').expect("its end")]
}

#[test]
fn hashed_files_are_kept_for_a_year_and_sent_compressed() {
    let shop = Shop::open();
    let html = shop.get("/start/de").text();
    let script = script_of(&html);
    for (accepted, encoding) in [("br, gzip", Some("br")), ("gzip", Some("gzip")), ("", None)] {
        let answer = shop.get_with(script, &[("accept-encoding", accepted)]);
        assert_eq!(answer.status, 200);
        assert_eq!(answer.headers.get("content-encoding").map(String::as_str), encoding);
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
        let etag = answer.header("etag").to_owned();
        let again = shop.get_with(script, &[("accept-encoding", accepted), ("if-none-match", &etag)]);
        assert_eq!(again.status, 304);
    }
}

#[test]
fn every_file_a_document_names_is_there() {
    let shop = Shop::open();
    for page in ["/de", "/start/fr", "/offerpay/se", "/terms/gb", "/nowhere/x"] {
        let html = shop.get(page).text();
        let mut found = 0;
        for part in html.split("/assets/").skip(1) {
            let name = &part[..part.find(['"', ' ']).expect("its end")];
            assert_eq!(shop.get(&format!("/assets/{name}")).status, 200, "{page}: {name}");
            found += 1;
        }
        assert!(found >= 4, "{page} names only {found} files");
    }
}

#[test]
fn files_of_the_last_builds_are_still_served() {
    let data = TempDir::new().expect("a folder");
    let builds = data.path().join("builds/assets");
    for number in 1..=6 {
        let build = builds.join(format!("000000000000000{number}"));
        fs::create_dir_all(&build).expect("a folder");
        fs::write(build.join(format!("page-{number}.js")), format!("// build {number}")).expect("a file");
        let age = std::time::Duration::from_secs(1000 - number);
        let folder = fs::File::open(&build).expect("the folder");
        let written = folder
            .metadata()
            .and_then(|metadata| metadata.modified())
            .expect("a time");
        folder.set_modified(written - age).expect("a time");
    }
    let shop = Shop::open_in(data, &[]);
    for number in [1, 2] {
        assert_eq!(
            shop.get(&format!("/assets/page-{number}.js")).status,
            404,
            "build {number} is too old"
        );
    }
    for number in 3..=6 {
        let answer = shop.get(&format!("/assets/page-{number}.js"));
        assert_eq!((answer.status, answer.text()), (200, format!("// build {number}")));
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
    }
    assert_eq!(
        fs::read_dir(shop.data_dir.join("builds/assets"))
            .expect("the folder")
            .count(),
        5
    );
}

#[test]
fn nothing_outside_the_folder_is_reached() {
    let shop = Shop::open();
    for name in ["..%2f..%2fCargo.toml", "%2e%2e%2fmeta", "..", "a/b.js", "%00"] {
        assert_eq!(shop.get(&format!("/assets/{name}")).status, 404, "{name}");
    }
}

#[test]
fn the_chunk_of_selling_blocks_is_named_where_one_of_its_blocks_stands() {
    let shop = Shop::open_with(&[("TRICHTER_MODE", "development")]);
    let components = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/storefront/src/blocks");
    let edition = shop.app.pages.edition();
    let mut seen = BTreeSet::new();
    for block in edition.site.pages.iter().flat_map(|page| &page.blocks) {
        let name = block.content.name();
        let folder = if block.content.is_for_shops() { "shop/" } else { "" };
        assert!(components.join(format!("{folder}{name}.tsx")).is_file(), "{name}");
        seen.insert(name);
    }
    assert_eq!(seen.len(), 22, "the gallery shows every block: {seen:?}");
}
