//! What may be a master and what is refused, before it costs anything.

use std::time::{Duration, Instant};

use images::{ImageError, Settings};

use crate::pictures::{jpeg, jpeg_with, png, png_that_claims, see, webp};
use crate::service::Service;

#[tokio::test]
async fn unknown_ids_and_ways_out_are_not_found() {
    let service = Service::new(&[("jar.png", png(8, 8, false)), ("deep/er/jar_2.png", png(8, 8, false))]);
    for id in [
        "no",
        "jar.png",
        "../masters/jar",
        "..",
        "",
        "/jar",
        "jar/",
        "JAR",
        "deep",
        "deep/er",
        "deep//er/jar_2",
        "jar\0",
        "%2e%2e",
    ] {
        assert_eq!(service.refusal(id, "w=10").await, ImageError::NotFound, "{id}");
    }
    service.get("jar", "w=10").await;
    service.get("deep/er/jar_2", "w=10").await;
    assert_eq!(service.results().len(), 2);
}

#[tokio::test]
async fn content_decides_not_the_name() {
    let service = Service::new(&[
        ("a.png", jpeg(64, 64)),
        ("b.jpg", webp(64, 64)),
        ("c", png(64, 64, false)),
        ("d.webp", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec()),
        ("e.jpg", b"".to_vec()),
        ("f.jpg", b"GIF89a".to_vec()),
    ]);
    for id in ["a", "b", "c"] {
        assert_eq!(see(&service.get(id, "w=32,f=png").await.bytes).size(), (32, 32));
    }
    for id in ["d", "e", "f"] {
        let error = service.refusal(id, "w=32").await;
        assert!(matches!(error, ImageError::Unsupported(_)), "{id}: {error:?}");
        let error = service.refusal(id, "").await;
        assert!(matches!(error, ImageError::Unsupported(_)), "{id}: {error:?}");
    }
}

#[tokio::test]
async fn a_bomb_costs_nothing() {
    let mut claims = jpeg(16, 16);
    let frame = claims.windows(2).position(|pair| pair == b"\xff\xc0").expect("a frame");
    claims[frame + 5..frame + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
    let service = Service::new(&[
        ("wide.png", png_that_claims(50_000, 50_000)),
        ("many.png", png_that_claims(16_000, 16_000)),
        ("long.png", png_that_claims(16_384, 1)),
        ("none.png", png_that_claims(0, 5)),
        ("claims.jpg", claims),
        ("heavy.jpg", vec![0xff; 32 * 1024 * 1024 + 1]),
    ]);
    let began = Instant::now();
    for id in ["wide", "many", "long", "claims", "heavy"] {
        for modifiers in ["w=320,f=webp", ""] {
            let error = service.refusal(id, modifiers).await;
            assert!(matches!(error, ImageError::TooLarge(_)), "{id}: {error:?}");
        }
    }
    assert!(matches!(
        service.refusal("none", "w=10").await,
        ImageError::Unsupported(_)
    ));
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    assert_eq!(service.images.counts().made, 0);
    assert!(service.results().is_empty());
}

#[tokio::test]
async fn damaged_masters_are_refused_and_do_no_harm() {
    let half = |bytes: Vec<u8>| bytes[..bytes.len() / 2].to_vec();
    let mut scrambled = jpeg(200, 200);
    let end = scrambled.len() - 2;
    let tables = scrambled
        .windows(2)
        .position(|pair| pair == b"\xff\xc4")
        .expect("tables");
    scrambled[tables + 5..tables + 21].fill(0xff);
    assert_eq!(&scrambled[end..], b"\xff\xd9");
    let service = Service::new(&[
        ("jpeg.jpg", half(jpeg(200, 200))),
        (
            "progressive.jpg",
            half(jpeg_with(200, 200, &[], mozjpeg::Compress::set_progressive_mode)),
        ),
        ("png.png", half(png(200, 200, true))),
        ("webp.webp", half(webp(200, 200))),
        ("scrambled.jpg", scrambled),
        ("whole.jpg", jpeg(200, 200)),
    ]);
    for id in ["jpeg", "progressive", "png", "webp", "scrambled"] {
        let error = service.refusal(id, "w=64,f=webp").await;
        assert!(matches!(error, ImageError::Unsupported(_)), "{id}: {error:?}");
    }
    assert!(service.results().is_empty());
    service.get("whole", "w=64,f=webp").await;
}

#[tokio::test]
async fn work_that_takes_too_long_is_given_up() {
    let settings = Settings {
        work_at_most: Duration::ZERO,
        ..Settings::default()
    };
    let service = Service::with(&[("a.jpg", jpeg(64, 64))], settings);
    assert_eq!(
        service.refusal("a", "w=32").await,
        ImageError::Failed("it took too long".to_owned())
    );
}

#[tokio::test]
async fn a_master_that_changes_gets_new_variants() {
    let settings = Settings {
        recheck_masters_after: Duration::from_nanos(1),
        ..Settings::default()
    };
    let service = Service::with(&[("a.jpg", jpeg(64, 64))], settings);
    let before = service.get("a", "w=32,f=png").await;
    service.write_master("a.jpg", &jpeg(64, 32));
    let after = service.get("a", "w=32,f=png").await;
    assert_eq!(
        (see(&before.bytes).size(), see(&after.bytes).size()),
        ((32, 32), (32, 16))
    );
    assert_ne!(before.etag, after.etag);
}
