//! `GET /film/{file}`: films and captions, whole and in part, from the binary and from a folder.

use std::fs;

use tempfile::TempDir;

use crate::content_folder::{edit, open_copy, wait_for};
use crate::shop::{Answer, Shop, content_folder};

const ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=604800";

fn film(file: &str) -> Vec<u8> {
    fs::read(content_folder().join("films").join(file)).expect("a film")
}

/// A shop with its content in the binary, and one with its content in a folder.
fn both() -> [(Shop, Option<TempDir>); 2] {
    let (copy, folder) = open_copy();
    [(Shop::open(), None), (copy, Some(folder))]
}

fn get_range(shop: &Shop, path: &str, range: &str) -> Answer {
    shop.get_with(path, &[("range", range)])
}

#[test]
fn films_and_captions_are_sent_whole() {
    for (shop, _folder) in both() {
        for (file, content_type) in [
            ("daily-trio.mp4", "video/mp4"),
            ("daily-trio.webm", "video/webm"),
            ("daily-trio.de_DE.vtt", "text/vtt; charset=utf-8"),
        ] {
            let path = format!("/film/{file}");
            let answer = shop.get(&path);
            assert_eq!((answer.status, answer.header("content-type")), (200, content_type));
            assert!(answer.body == film(file), "{file} has other bytes");
            assert_eq!(answer.header("content-length"), answer.body.len().to_string());
            assert_eq!(answer.header("accept-ranges"), "bytes");
            assert_eq!(answer.header("cache-control"), ONE_DAY);
            assert_eq!(answer.header("x-content-type-options"), "nosniff");

            let head = shop.request("HEAD", &path, &[("range", "bytes=0-0")], b"");
            assert_eq!((head.status, head.body.len()), (200, 0));
            assert_eq!(head.header("content-length"), answer.body.len().to_string());

            let etag = answer.header("etag");
            let again = shop.get_with(&path, &[("if-none-match", etag), ("range", "bytes=0-0")]);
            assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, etag));
        }
        assert_eq!(shop.request("POST", "/film/daily-trio.mp4", &[], b"").status, 405);
    }
}

#[test]
fn a_part_is_exactly_what_was_asked_for() {
    let whole = film("daily-trio.webm");
    let length = whole.len();
    for (shop, _folder) in both() {
        for (range, expected) in [
            ("bytes=0-0", 0..1),
            // Longer than what is read at once, and across its border.
            ("bytes=65530-200000", 65530..200_001),
            ("bytes=100-", 100..length),
            ("bytes=-1", length - 1..length),
            ("bytes=-99999999999999999999", 0..length),
            ("bytes=10-99999999999999999999", 10..length),
        ] {
            let answer = get_range(&shop, "/film/daily-trio.webm", range);
            assert_eq!(answer.status, 206, "{range}");
            let place = format!("bytes {}-{}/{length}", expected.start, expected.end - 1);
            assert_eq!(answer.header("content-range"), place);
            assert_eq!(answer.header("content-length"), expected.len().to_string());
            assert!(answer.body == whole[expected], "{range} has other bytes");
        }
    }
}

#[test]
fn odd_ranges_are_ignored_and_impossible_ones_refused() {
    let shop = Shop::open();
    let path = "/film/daily-trio.fi_FI.vtt";
    let length = film("daily-trio.fi_FI.vtt").len();
    for range in [
        "bytes=5-2",
        "bytes=-",
        "bytes=a-b",
        "bytes=0-1,3-4",
        "lines=0-1",
        "bytes",
        "0-1",
        "",
    ] {
        let answer = get_range(&shop, path, range);
        assert_eq!((answer.status, answer.body.len()), (200, length), "{range}");
    }
    for range in ["bytes=-0", "bytes=99999999-", "bytes=99999999999999999999-"] {
        let answer = get_range(&shop, path, range);
        assert_eq!(answer.status, 416, "{range}");
        assert_eq!(answer.header("content-range"), format!("bytes */{length}"));
        assert_eq!(answer.json()["code"], "range-not-satisfiable");
    }
}

#[test]
fn whoever_has_the_beginning_of_another_film_gets_this_one_whole() {
    let shop = Shop::open();
    let path = "/film/daily-trio.mp4";
    let etag = get_range(&shop, path, "bytes=0-0").header("etag").to_owned();
    let weak = format!("W/{etag}");
    for (known, status) in [
        (etag.as_str(), 206),
        ("\"0123456789abcdef\"", 200),
        (weak.as_str(), 200),
        ("Sun, 15 Nov 2026 12:00:00 GMT", 200),
    ] {
        let answer = shop.get_with(path, &[("range", "bytes=0-0"), ("if-range", known)]);
        assert_eq!(answer.status, status, "{known}");
    }
}

#[test]
fn the_files_that_pages_name_may_be_kept_for_a_year() {
    let shop = Shop::open();
    let payload = shop.get("/VSL-de/at/_payload.json").json();
    let block = &payload["props"]["blocks"][0];
    assert_eq!(
        (&block["block"], &block["film"]["duration"]),
        (&"video".into(), &"1:15".into())
    );
    let files = ["sources", "captions"].map(|list| block["film"][list].as_array().expect("a list"));
    assert_eq!(files.map(Vec::len), [2, 6]);
    for file in files.into_iter().flatten() {
        let answer = shop.get(file["href"].as_str().expect("an address"));
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    }
    let defaults: Vec<&str> = block["film"]["captions"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|captions| captions["isDefault"] == true)
        .filter_map(|captions| captions["label"].as_str())
        .collect();
    assert_eq!(defaults, ["Deutsch"]);
    assert_eq!(block["transcript"][1]["heading"], "Was in der Dose ist");
    let other = shop.get("/film/daily-trio.mp4?v=0123456789abcdef");
    assert_eq!((other.status, other.header("cache-control")), (200, ONE_DAY));
}

#[test]
fn nothing_else_is_reached() {
    for (shop, _folder) in both() {
        for path in [
            "/film/daily-duo.mp4",
            "/film/daily-trio.mov",
            "/film/daily-trio.vtt",
            "/film/daily-trio.nl_BE.vtt",
            "/film/daily-trio",
            "/film/",
            "/film/..%2fsite.toml",
            "/film/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "/film/../site.toml",
            "/film/a/daily-trio.mp4",
        ] {
            let answer = shop.get(path);
            assert_eq!(answer.status, 404, "{path}");
            assert_eq!(answer.header("content-type"), "application/problem+json", "{path}");
        }
    }
}

#[test]
fn a_replaced_film_gets_a_new_address_and_is_never_mixed_with_the_old_one() {
    let (shop, folder) = open_copy();
    let path = folder.path().join("films/daily-trio.mp4");
    let address = |shop: &Shop| {
        let payload = shop.get("/VSL-de/de/_payload.json").json();
        let sources = payload["props"]["blocks"][0]["film"]["sources"].clone();
        let sources = sources.as_array().expect("a list").clone();
        let mp4 = sources.iter().find(|source| source["type"] == "video/mp4");
        mp4.and_then(|source| source["href"].as_str())
            .expect("an address")
            .to_owned()
    };
    let before = address(&shop);
    let longer = [film("daily-trio.mp4"), b"\0\0\0\x09freex".to_vec()].concat();
    fs::write(&path, &longer).expect("written");
    // Until the change was taken, there is the whole new film or a refusal, never a wrong length.
    wait_for("the new film", || address(&shop) != before);
    let answer = shop.get(&address(&shop));
    assert!(answer.body == longer, "another film");
    edit(&folder.path().join("films/daily-trio.sv_SE.vtt"), |text| {
        text.replace("[Lugn musik]", "[Stilla musik]")
    });
    wait_for("the new captions", || {
        shop.get("/film/daily-trio.sv_SE.vtt").text().contains("[Stilla musik]")
    });
}
