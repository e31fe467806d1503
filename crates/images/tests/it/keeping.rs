//! A picture is made once: for many callers at once, after a restart, and within the memory it may use.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use images::{ImageError, Images, Masters, Settings};
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::throttle::{ThrottleConfig, ThrottledStore};
use object_store::{ObjectStoreExt, PutPayload};

use crate::pictures::{jpeg, png};
use crate::service::Service;

#[tokio::test(flavor = "multi_thread")]
async fn many_callers_make_a_picture_once() {
    let service = Service::new(&[("a.jpg", jpeg(800, 600))]);
    let callers: Vec<_> = (0..64)
        .map(|_| {
            let images = service.images.clone();
            tokio::spawn(async move { images.get("a", "w=640,f=webp", None).await })
        })
        .collect();
    let mut variants = Vec::new();
    for caller in callers {
        variants.push(caller.await.expect("no panic").expect("a picture"));
    }
    assert!(variants.iter().all(|variant| *variant == variants[0]));
    let counts = service.images.counts();
    assert_eq!((counts.made, counts.from_results), (1, 0));
}

#[tokio::test]
async fn one_variant_has_many_spellings() {
    let service = Service::new(&[("a.jpg", jpeg(800, 600))]);
    for modifiers in [
        "w=640,f=webp",
        "f=webp,w=640",
        "format=webp,width=600",
        "w=320,dpr=2,f=webp,gamma=0",
        "w=640,f=auto",
    ] {
        let variant = service.images.get("a", modifiers, Some("image/webp")).await;
        assert_eq!(variant.expect("a picture").content_type, "image/webp");
    }
    let counts = service.images.counts();
    assert_eq!((counts.made, counts.from_memory), (1, 4));
}

#[tokio::test]
async fn a_restart_makes_nothing_anew() {
    let service = Service::new(&[("a.jpg", jpeg(200, 200))]);
    let before = service.get("a", "w=64,f=webp").await;
    let images = service.restarted();
    assert_eq!(images.get("a", "w=64,f=webp", None).await, Ok(before));
    let counts = images.counts();
    assert_eq!((counts.made, counts.from_results), (0, 1));
}

#[tokio::test]
async fn half_a_stored_picture_is_made_anew() {
    let service = Service::new(&[("a.jpg", jpeg(200, 200))]);
    let before = service.get("a", "w=64,f=webp").await;
    let [file] = service.results().try_into().expect("one result");
    let stored = fs::read(&file).expect("read");
    for damaged in [&stored[..stored.len() / 2], b"", &[0; 32]] {
        fs::write(&file, damaged).expect("written");
        let images = service.restarted();
        assert_eq!(images.get("a", "w=64,f=webp", None).await, Ok(before.clone()));
        assert_eq!(images.counts().made, 1);
        assert_eq!(fs::read(&file).expect("read"), stored);
    }
}

#[tokio::test]
async fn memory_has_a_bound() {
    let settings = Settings {
        cache_bytes: 30_000,
        ..Settings::default()
    };
    let service = Service::with(&[("a.png", png(200, 200, true))], settings);
    for quality in (5..=100).step_by(5) {
        for format in ["webp", "jpeg"] {
            service.get("a", &format!("w=200,f={format},q={quality}")).await;
        }
    }
    let counts = service.images.counts();
    assert_eq!(counts.made, 40);
    assert!(counts.cached_bytes <= 30_000, "{counts:?}");
    // The last one is still there, the first one comes from the store.
    service.get("a", "w=200,f=jpeg,q=100").await;
    service.get("a", "w=200,f=webp,q=5").await;
    let after = service.images.counts();
    assert_eq!((after.made, after.from_memory, after.from_results), (40, 1, 1));
}

#[tokio::test]
async fn tags_follow_the_bytes() {
    let service = Service::new(&[
        ("a.jpg", jpeg(64, 64)),
        ("b.jpg", jpeg(64, 64)),
        ("c.jpg", jpeg(64, 48)),
    ]);
    let tag = async |id: &str, modifiers: &str| service.get(id, modifiers).await.etag;
    let a = tag("a", "w=32,f=webp").await;
    assert_eq!(a, tag("b", "w=32,f=webp").await);
    assert_ne!(a, tag("c", "w=32,f=webp").await);
    assert_ne!(a, tag("a", "w=32,f=png").await);
    assert!(a.len() == 34 && a.starts_with('"') && a.ends_with('"'), "{a}");
}

#[tokio::test(start_paused = true)]
async fn a_full_line_says_so() {
    // A store that takes its time, so that the first caller is still on its way when the others come.
    let store = ThrottledStore::new(
        InMemory::new(),
        ThrottleConfig {
            wait_get_per_call: Duration::from_secs(1),
            ..ThrottleConfig::default()
        },
    );
    let master = PutPayload::from(jpeg(160, 120));
    store.put(&Path::from("a.webp"), master).await.expect("stored");
    let settings = Settings {
        queue_length: 1,
        ..Settings::default()
    };
    let images = Images::new(Masters::Stored(Arc::new(store)), Arc::new(InMemory::new()), settings);
    let get = async |width: u16| images.get("a", &format!("w={width},f=webp"), None).await.map(|_| ());
    let (a, b, c) = tokio::join!(get(64), get(80), get(96));
    let answers = [a, b, c];
    let count = |wanted: Result<(), ImageError>| answers.iter().filter(|answer| **answer == wanted).count();
    assert_eq!((count(Ok(())), count(Err(ImageError::Busy))), (1, 2), "{answers:?}");
    // Nobody is refused for good.
    assert_eq!((get(64).await, get(80).await, get(96).await), (Ok(()), Ok(()), Ok(())));
}

#[tokio::test]
async fn a_caller_that_leaves_does_not_stop_the_work() {
    let service = Service::new(&[("a.jpg", jpeg(800, 600))]);
    service.get("a", "w=64,f=webp").await;
    let leaving = tokio::time::timeout(Duration::ZERO, service.images.get("a", "w=320,f=webp", None)).await;
    assert!(leaving.is_err());
    while service.results().len() < 2 {
        tokio::task::yield_now().await;
    }
    service.get("a", "w=320,f=webp").await;
    assert_eq!(service.images.counts().made, 2);
}
