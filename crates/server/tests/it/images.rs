//! `/image/{id}/{modifiers}`: pictures in the size that is asked for, made once, and a clear refusal of everything else.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::shop::{Answer, Shop, content_folder};

const ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=604800";

/// A PNG that is all header.
fn png_header(width: u32, height: u32) -> Vec<u8> {
    let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let start = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";
    [start, size.as_slice(), &[8, 6, 0, 0, 0], &[0; 4]].concat()
}

/// A JPEG that is all header.
fn jpeg_header(width: u16, height: u16) -> Vec<u8> {
    let size = [height.to_be_bytes(), width.to_be_bytes()].concat();
    let start = b"\xff\xd8\xff\xc0\0\x11\x08";
    let components = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
    [start, size.as_slice(), &components, b"\xff\xda\0\x02\xff\xd9"].concat()
}

/// A shop whose masters are in a folder of their own, beside something that is nobody's business.
fn shop_with(masters: &[(&str, &[u8])]) -> (Shop, TempDir) {
    let folder = TempDir::new().expect("a temporary folder");
    let inside = folder.path().join("masters");
    fs::create_dir(&inside).expect("created");
    fs::copy(
        content_folder().join("images/jar-1.png"),
        folder.path().join("secret.png"),
    )
    .expect("copied");
    for (name, bytes) in masters {
        fs::write(inside.join(name), bytes).expect("written");
    }
    let shop = Shop::open_with(&[("TRICHTER_IMAGE_MASTERS", &inside.display().to_string())]);
    (shop, folder)
}

#[track_caller]
fn is_refused(answer: &Answer, status: u16, code: &str, detail: Option<&str>) {
    assert_eq!(answer.status, status);
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.header("cache-control"), "no-store");
    let problem = answer.json();
    assert_eq!(problem["code"], code);
    assert_eq!(problem["detail"].as_str(), detail);
}

/// Width and height of a WebP with transparency.
fn webp_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[12..16], b"VP8X");
    let side = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], 0]) + 1;
    (side(24), side(27))
}

#[test]
fn a_picture_in_another_size() {
    let shop = Shop::open();
    // The second time it comes from memory, by another way through the server.
    for _ in 0..2 {
        let answer = shop.get("/image/jar-1/w=320,f=webp");
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "image/webp");
        assert_eq!(answer.header("cache-control"), ONE_DAY);
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(!answer.headers.contains_key("vary"));
        assert_eq!(webp_size(&answer.body), (320, 352));

        let etag = answer.header("etag");
        assert!(etag.starts_with('"'), "strong: {etag}");
        let again = shop.get_with("/image/jar-1/w=320,f=webp", &[("if-none-match", etag)]);
        assert_eq!((again.status, again.body.len()), (304, 0));
        assert_eq!((again.header("etag"), again.header("cache-control")), (etag, ONE_DAY));

        let head = shop.request("HEAD", "/image/jar-1/w=320,f=webp", &[], b"");
        assert_eq!((head.status, head.body.len()), (200, 0));
        assert_eq!(head.header("content-length"), answer.body.len().to_string());
        assert_eq!(head.header("etag"), etag);
    }
    assert_eq!(shop.request("POST", "/image/jar-1/w=320", &[], b"").status, 405);
}

#[test]
fn nothing_asked_is_the_master_in_its_own_format() {
    let shop = Shop::open();
    for path in ["/image/jar-1/", "/image/jar-1/gamma=0"] {
        let answer = shop.get(path);
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, "image/png"),
            "{path}"
        );
    }
    let encoded = shop.get("/image/jar-1/w%3D10%2Cf%3Dwebp");
    assert_eq!((encoded.status, encoded.header("content-type")), (200, "image/webp"));
}

#[test]
fn the_version_that_pages_name_may_be_kept_for_a_year() {
    let shop = Shop::open();
    let payload = shop.get("/take/de/_payload.json").json();
    let picture = &payload["props"]["products"][0]["packages"][1]["picture"];
    assert_eq!(
        (picture["width"].as_u64(), picture["height"].as_u64()),
        (Some(1600), Some(1147))
    );
    let (id, version) = (picture["id"].as_str(), picture["version"].as_str());
    let path = format!("/image/{}/w=10?v=", id.expect("an id"));
    for _ in 0..2 {
        let current = shop.get(&format!("{path}{}", version.expect("a version")));
        assert_eq!(current.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(
            shop.get(&format!("{path}0123456789abcdef")).header("cache-control"),
            ONE_DAY
        );
    }
}

#[test]
fn masters_from_elsewhere_have_no_version() {
    let jar = fs::read(content_folder().join("images/jar-1.png")).expect("a master");
    let (shop, _folder) = shop_with(&[("jar-1.png", &jar)]);
    let version = shop.app.pages.edition().site.pictures["jar-1"].version.clone();
    let answer = shop.get(&format!("/image/jar-1/w=10?v={version}"));
    assert_eq!((answer.status, answer.header("cache-control")), (200, ONE_DAY));
}

#[test]
fn auto_follows_the_browser_and_says_so() {
    let shop = Shop::open();
    for (accept, content_type) in [
        ("image/avif,image/webp,*/*;q=0.8", "image/webp"),
        ("image/png,*/*", "image/png"),
    ] {
        for _ in 0..2 {
            let answer = shop.get_with("/image/jar-1/w=64,f=auto", &[("accept", accept)]);
            assert_eq!((answer.status, answer.header("content-type")), (200, content_type));
            assert_eq!(answer.header("vary"), "Accept");
        }
    }
}

#[test]
fn what_is_not_there_or_not_known() {
    let shop = Shop::open();
    is_refused(
        &shop.get("/image/jar-7/w=320"),
        404,
        "not-found",
        Some("There is no such picture."),
    );
    is_refused(&shop.get("/image/jar-1"), 404, "not-found", None);
    for (modifiers, detail) in [
        ("w=0", "image modifier `w=0` is outside the range 1 to 3072"),
        ("w=99999", "image modifier `w=99999` is outside the range 1 to 3072"),
        ("w=320,q=101", "image modifier `q=101` is outside the range 1 to 100"),
        ("w=abc", "image modifier `w=abc` has a value that is not understood"),
        ("rotate=90", "image modifier `rotate=90` is not known"),
        ("w=1,w=2", "image modifier `w=2` is given twice"),
    ] {
        is_refused(
            &shop.get(&format!("/image/jar-1/{modifiers}")),
            400,
            "bad-request",
            Some(detail),
        );
    }
    assert!(
        shop.get("/metrics")
            .text()
            .contains("trichter_images_total{result=\"refused\"} 7")
    );
}

#[test]
fn masters_that_are_no_pictures() {
    let (shop, _folder) = shop_with(&[
        ("text.png", b"just a text"),
        ("cut.png", &png_header(4, 4)),
        ("bomb.png", &png_header(50_000, 50_000)),
        ("bomb-2.jpg", &jpeg_header(50_000, 50_000)),
        ("giant.jpg", &vec![0xff; 33 * 1024 * 1024]),
    ]);
    let before = resident_megabytes();
    for _ in 0..3 {
        for id in ["text", "cut"] {
            is_refused(
                &shop.get(&format!("/image/{id}/w=320")),
                415,
                "picture-unreadable",
                None,
            );
        }
        for id in ["bomb", "bomb-2", "giant"] {
            is_refused(&shop.get(&format!("/image/{id}/w=320")), 413, "picture-too-large", None);
        }
    }
    // Other tests run in this process; but a bomb alone would take ten gigabytes.
    let grown = resident_megabytes().saturating_sub(before);
    assert!(grown < 400, "{grown} MB more");
}

#[test]
fn no_way_leads_out_of_the_masters() {
    let (shop, _folder) = shop_with(&[]);
    for path in [
        "/image/../secret/w=10",
        "/image/../secret.png/",
        "/image/%2e%2e/secret/w=10",
        "/image/%2e%2e%2fsecret/w=10",
        "/image/..%2fsecret.png/w=10",
        "/image/..%5csecret/w=10",
        "/image/..\\secret/w=10",
        "/image/x/../../secret/w=10",
        "/image/x/..",
        "/image/x/../secret",
        "/image//etc/passwd/w=10",
        "/image/%2fetc%2fpasswd/w=10",
        "/image/secret%00/w=10",
        "/image/x/w=10,..=1",
        "/image/x/%2e%2e%2fsecret",
        "/image/./secret/w=10",
        "/image//",
        "/image/",
    ] {
        let answer = shop.get(path);
        assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        assert_ne!(
            answer.headers.get("content-type").map(String::as_str),
            Some("image/png"),
            "{path}"
        );
    }
}

#[test]
fn a_picture_is_made_once_and_survives_a_restart() {
    let results = TempDir::new().expect("a temporary folder");
    let place = results.path().display().to_string();
    let open = || Shop::open_with(&[("TRICHTER_IMAGE_RESULTS", place.as_str())]);
    let count = |shop: &Shop, result: &str| {
        let metrics = shop.get("/metrics").text();
        let line = format!("trichter_images_total{{result=\"{result}\"}} ");
        metrics
            .lines()
            .find_map(|text| text.strip_prefix(&line)?.parse::<u64>().ok())
    };
    let first = open();
    let made = first.get("/image/jar-1/w=64,f=webp");
    first.get("/image/jar-1/w=64,f=webp");
    assert_eq!(
        (count(&first, "made"), count(&first, "memory"), count(&first, "store")),
        (Some(1), Some(1), Some(0))
    );
    drop(first);
    assert!(holds_a_file(results.path()));
    let second = open();
    let kept = second.get("/image/jar-1/w=64,f=webp");
    assert_eq!(
        (kept.body, kept.headers.get("etag")),
        (made.body, made.headers.get("etag"))
    );
    assert_eq!((count(&second, "made"), count(&second, "store")), (Some(0), Some(1)));
}

fn holds_a_file(folder: &Path) -> bool {
    let entries = fs::read_dir(folder)
        .expect("listed")
        .map(|entry| entry.expect("entry").path());
    entries.into_iter().any(|path| path.is_file() || holds_a_file(&path))
}

fn resident_megabytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).expect("a size");
    kilobytes.parse::<u64>().expect("a number") / 1024
}
