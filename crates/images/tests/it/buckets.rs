//! Masters and results in buckets: what is asked of the store, what is kept there, and what happens while it fails.

use axum::http::StatusCode;
use images::stores::{Bucket, open_bucket};
use images::{ImageError, Images, Masters, Settings};

use crate::fake_s3::{FakeS3, SECRET_ACCESS_KEY};
use crate::pictures::{jpeg, see};

/// A service with nothing in memory.
fn open(s3: &FakeS3) -> Images {
    let masters = open_bucket(&s3.bucket("shop", "pictures")).expect("masters");
    let results = open_bucket(&s3.bucket("kept", "variants")).expect("results");
    Images::new(Masters::Stored(masters), results, Settings::default())
}

async fn shop_with_a_jar() -> FakeS3 {
    FakeS3::start([("/shop/pictures/jar.jpg", jpeg(200, 100))]).await
}

#[tokio::test]
async fn a_variant_is_made_once_for_all_services() {
    let s3 = shop_with_a_jar().await;
    let first = open(&s3);
    let variant = first.get("jar", "w=64,f=webp", None).await.expect("a picture");
    assert_eq!(see(&variant.bytes).size(), (64, 32));
    assert_eq!(first.get("jar", "w=64,f=webp", None).await, Ok(variant.clone()));
    let counts = first.counts();
    assert_eq!((counts.made, counts.from_results, counts.from_memory), (1, 0, 1));

    let [(location, stored)] = s3.objects_below("/kept/").try_into().expect("one result");
    assert!(location.starts_with("/kept/variants/"), "{location}");
    assert!(stored.starts_with(&variant.bytes));
    // The first picture has the store measured, within its folder.
    s3.wait_for("GET /kept?list-type=2&prefix=variants%2F").await;
    let asked = s3.take_asked();
    let put = format!("PUT {location}");
    assert_eq!(asked.iter().filter(|request| **request == put).count(), 1, "{asked:?}");

    let second = open(&s3);
    assert_eq!(second.get("jar", "w=64,f=webp", None).await, Ok(variant));
    let counts = second.counts();
    assert_eq!((counts.made, counts.from_results), (0, 1));
    // The master is looked for and not loaded: there was nothing to decode.
    let asked = s3.take_asked();
    let get = format!("GET {location}");
    assert_eq!(
        asked,
        [
            "HEAD /shop/pictures/jar.webp",
            "HEAD /shop/pictures/jar.png",
            "HEAD /shop/pictures/jar.jpg",
            &get
        ]
    );
}

#[tokio::test]
async fn a_missing_id_is_not_found_and_leaves_nothing() {
    let s3 = shop_with_a_jar().await;
    let images = open(&s3);
    assert_eq!(images.get("lid", "w=64", None).await, Err(ImageError::NotFound));
    let asked = s3.take_asked();
    let looked_for = [".webp", ".png", ".jpg", ".jpeg", ""].map(|ending| format!("HEAD /shop/pictures/lid{ending}"));
    assert_eq!(asked, looked_for);
    // Known to be missing, it is not looked for again at once.
    assert_eq!(images.get("lid", "w=80", None).await, Err(ImageError::NotFound));
    assert_eq!(s3.take_asked(), Vec::<String>::new());
    assert_eq!(s3.objects_below("/kept/"), []);
}

#[tokio::test]
async fn a_store_that_fails_heals() {
    let s3 = shop_with_a_jar().await;
    let images = open(&s3);
    s3.fail("/shop/", StatusCode::INTERNAL_SERVER_ERROR);
    let failed = images.get("jar", "w=64,f=webp", None).await;
    assert!(
        matches!(&failed, Err(ImageError::Unavailable(cause)) if cause.contains("500 Internal Server Error")),
        "{failed:?}"
    );
    assert_eq!(images.counts().made, 0);
    assert_eq!(s3.objects_below("/kept/"), []);
    s3.recover();
    images.get("jar", "w=64,f=webp", None).await.expect("a picture");
    assert_eq!(images.counts().made, 1);
    assert_eq!(s3.objects_below("/kept/").len(), 1);
}

#[tokio::test]
async fn pictures_are_delivered_while_none_can_be_kept() {
    let s3 = shop_with_a_jar().await;
    s3.fail("/kept", StatusCode::FORBIDDEN);
    for _ in 0..2 {
        let images = open(&s3);
        images.get("jar", "w=64,f=webp", None).await.expect("a picture");
        let counts = images.counts();
        assert_eq!((counts.made, counts.from_results), (1, 0));
    }
    assert_eq!(s3.objects_below("/kept/"), []);
}

#[tokio::test]
async fn no_failure_tells_the_secret() {
    let refusing = shop_with_a_jar().await;
    refusing.fail("/shop/", StatusCode::FORBIDDEN);
    let failing = shop_with_a_jar().await;
    failing.fail("/shop/", StatusCode::INTERNAL_SERVER_ERROR);
    let reachable = refusing.bucket("shop", "pictures");
    let unreachable = Bucket {
        // Nobody can listen there.
        endpoint: "http://127.0.0.1:0".to_owned(),
        ..reachable.clone()
    };
    let failure = async |bucket: &Bucket| {
        let opened = open_bucket(bucket);
        assert!(!format!("{opened:?}").contains(SECRET_ACCESS_KEY));
        let store = opened.expect("opened");
        let images = Images::new(Masters::Stored(store.clone()), store, Settings::default());
        images.get("jar", "w=64", None).await.expect_err("a failure")
    };
    let failed = failing.bucket("shop", "pictures");
    let (refused, failed, unreached) = tokio::join!(failure(&reachable), failure(&failed), failure(&unreachable));
    for error in [refused, failed, unreached] {
        assert!(matches!(error, ImageError::Unavailable(_)), "{error:?}");
        for told in [error.to_string(), format!("{error:?}")] {
            assert!(!told.contains(SECRET_ACCESS_KEY), "{told}");
        }
    }
}
