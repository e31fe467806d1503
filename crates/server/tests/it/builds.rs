//! `GET /builds/latest.json` and `GET /builds/meta/{id}.json`.

use crate::shop::Shop;

fn latest_id(shop: &Shop) -> String {
    shop.get("/builds/latest.json").json()["id"]
        .as_str()
        .expect("text")
        .to_owned()
}

#[test]
fn the_latest_build_is_an_id_and_a_time() {
    let shop = Shop::open();
    let answer = shop.get("/builds/latest.json?1794744000000");
    assert_eq!(answer.header("cache-control"), "public, max-age=1");
    let latest = answer.json();
    let keys: Vec<&String> = latest.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["id", "timestamp"]);
    assert!(latest["timestamp"].as_u64().is_some_and(|ms| ms > 1_700_000_000_000));
    let id = latest["id"].as_str().expect("text");
    assert!(shop.get("/start/de").text().contains(&format!("data-build=\"{id}\"")));
}

#[test]
fn the_manifest_lists_every_page_and_every_redirect() {
    let shop = Shop::open();
    let id = latest_id(&shop);
    let answer = shop.get(&format!("/builds/meta/{id}.json"));
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    let manifest = answer.json();
    assert_eq!(manifest["id"], id.as_str());
    assert_eq!(
        manifest["matcher"]["static"]["/shop"],
        serde_json::json!({ "redirect": "/take" })
    );
    assert_eq!(
        manifest["matcher"]["wildcard"]["/quiz"],
        serde_json::json!({ "redirect": "/start" })
    );
    assert_eq!(manifest["matcher"]["dynamic"], serde_json::json!({}));
    let prerendered = manifest["prerendered"].as_array().expect("a list");
    for path in [
        "/",
        "/de",
        "/home",
        "/home/fr",
        "/VSL-de",
        "/offerV3/gb",
        "/paypal-confirm",
    ] {
        assert!(prerendered.contains(&path.into()), "{path}");
    }
    // 39 pages in 8 countries and without one, and the payment return.
    assert_eq!(prerendered.len(), 39 * 9 + 1);
}

#[test]
fn an_unknown_build_is_a_problem() {
    let shop = Shop::open();
    for id in ["0000000000000000", "..%2f..%2fsecret", "x"] {
        let answer = shop.get(&format!("/builds/meta/{id}.json"));
        assert_eq!(answer.status, 404, "{id}");
        assert_eq!(answer.header("content-type"), "application/problem+json");
    }
}

#[test]
fn the_manifest_of_an_earlier_build_is_kept() {
    let shop = Shop::open();
    let meta = shop.data_dir.join("builds/meta");
    std::fs::write(meta.join("00000000000000aa.json"), "{\"id\":\"00000000000000aa\"}").expect("a file");
    let answer = shop.get("/builds/meta/00000000000000aa.json");
    assert_eq!(
        (answer.status, answer.text()),
        (200, "{\"id\":\"00000000000000aa\"}".to_owned())
    );
    assert!(meta.join(format!("{}.json", latest_id(&shop))).is_file());
}
