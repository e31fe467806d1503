//! `TRICHTER_CONTENT_DIR`: content that changes while the shop runs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use render::assets::Assets;
use server::app::{interface_texts, load_site_of};
use server::config::Config;
use server::pages::watch::WatchedFolder;
use tempfile::TempDir;

use crate::shop::{Shop, content_folder};

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("readable") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            fs::copy(&path, &target).expect("copied");
        }
    }
}

pub(crate) fn copy_of_content() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    copy_folder(&content_folder(), folder.path());
    folder
}

pub(crate) fn open_copy() -> (Shop, TempDir) {
    let folder = copy_of_content();
    let shop = Shop::open_with(&[("TRICHTER_CONTENT_DIR", &folder.path().display().to_string())]);
    (shop, folder)
}

#[track_caller]
pub(crate) fn wait_for(what: &str, mut is_there: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_there() {
        assert!(start.elapsed() < Duration::from_secs(90), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

pub(crate) fn edit(path: &Path, change: impl FnOnce(String) -> String) {
    fs::write(path, change(fs::read_to_string(path).expect("readable"))).expect("writable");
}

#[test]
fn a_changed_text_is_served_under_a_new_build() {
    let (shop, folder) = open_copy();
    let before = shop.get("/builds/latest.json").json()["id"].clone();
    let old_etag = shop.get("/start/de").header("etag").to_owned();
    edit(&folder.path().join("text/de_DE/quiz.ftl"), |text| {
        let line = text
            .lines()
            .find(|line| line.starts_with("start-heading ="))
            .expect("the heading")
            .to_owned();
        text.replace(&line, "start-heading = Ein ganz neuer Anfang")
    });
    wait_for("the new text", || {
        shop.get("/start/de").text().contains("Ein ganz neuer Anfang")
    });
    let page = shop.get_with("/start/de", &[("if-none-match", &old_etag)]);
    assert_eq!(page.status, 200);
    let after = shop.get("/builds/latest.json").json()["id"].clone();
    assert_ne!(before, after);
    let kept = shop.get(&format!("/builds/meta/{}.json", before.as_str().expect("text")));
    assert_eq!(kept.status, 200, "an open tab still finds its manifest");
}

#[test]
fn a_change_while_the_shop_starts_is_not_missed() {
    let folder = copy_of_content();
    let watched = WatchedFolder::about_to_be_read(folder.path().to_owned());
    let shop = Shop::open();
    edit(&folder.path().join("text/de_DE/frame.ftl"), |text| {
        text.replace("footer-terms = ", "footer-terms = Alle ")
    });
    shop.follow(watched);
    wait_for("the new text", || shop.get("/start/de").text().contains("Alle AGB"));
}

#[test]
fn a_new_file_is_a_new_page() {
    let (shop, folder) = open_copy();
    assert_eq!(shop.get("/spring/de").status, 404);
    let page = fs::read_to_string(folder.path().join("pages/take.toml")).expect("readable");
    fs::write(
        folder.path().join("pages/spring.toml"),
        page.replace("\"/take\"", "\"/spring\""),
    )
    .expect("written");
    wait_for("the new page", || shop.get("/spring/de").status == 200);
}

#[test]
fn a_faulty_change_leaves_the_old_content() {
    let (shop, folder) = open_copy();
    let before = shop.get("/start/de").body;
    edit(&folder.path().join("pages/start.toml"), |text| {
        text.replace("layout = \"quiz\"", "layout = \"quizz\"")
    });
    wait_for("the refusal", || {
        shop.get("/metrics")
            .text()
            .contains("trichter_content_reloads_total{result=\"failed\"} 1\n")
    });
    assert_eq!(shop.get("/start/de").body, before);
    edit(&folder.path().join("pages/start.toml"), |text| {
        text.replace("layout = \"quizz\"", "layout = \"empty\"")
    });
    wait_for("the mended page", || {
        shop.get("/start/de").text().contains("data-layout=\"empty\"")
    });
}

#[test]
fn a_replaced_picture_is_served_and_named_anew() {
    let (shop, folder) = open_copy();
    let version = |shop: &Shop| {
        shop.get("/take/de/_payload.json").json()["props"]["products"][0]["packages"][1]["picture"]["version"].clone()
    };
    let etag = || shop.get("/image/jar-3/w=10,f=webp").header("etag").to_owned();
    let (old_version, old_etag) = (version(&shop), etag());
    assert_eq!(etag(), old_etag, "from memory");
    let images = folder.path().join("images");
    fs::copy(images.join("jar-6.png"), images.join("jar-3.png")).expect("copied");
    wait_for("the new version", || version(&shop) != old_version);
    assert_ne!(etag(), old_etag);
}

#[test]
fn texts_that_were_found_lawful_are_read_again_once_they_change() {
    let (folder, data) = (copy_of_content(), TempDir::new().expect("a folder"));
    let settings = [
        ("TRICHTER_CONTENT_DIR", folder.path()),
        ("TRICHTER_DATA_DIR", data.path()),
    ];
    let environment: BTreeMap<String, String> = settings
        .map(|(name, path)| (name.to_owned(), path.display().to_string()))
        .into();
    let config = Config::merge(None, &environment).expect("valid settings");
    let interface = interface_texts(&Assets::embedded().expect("the bundles")).expect("the texts");
    let first = load_site_of(&config, &interface).expect("lawful");
    assert!(data.path().join("known-content").exists());
    let again = load_site_of(&config, &interface).expect("known");
    assert_eq!((again.revision, again.overrides), (first.revision, first.overrides));
    edit(&folder.path().join("text/de_DE/quiz.ftl"), |text| {
        text.replace("start-heading = ", "start-heading = Entgifte deinen Körper. ")
    });
    let refused = load_site_of(&config, &interface).expect_err("unlawful").to_string();
    assert!(refused.contains("copy-unauthorised-effect"), "{refused}");
}
