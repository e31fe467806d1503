//! Every master becomes every format, in the size and shape that was asked for.

use images::ImageError;

use crate::pictures::{QUARTERS, avif_size, exif, jpeg, jpeg_with, png, see, webp};
use crate::service::Service;

#[tokio::test]
async fn every_master_becomes_every_format() {
    let service = Service::new(&[
        ("a.jpg", jpeg(320, 200)),
        ("b.png", png(320, 200, false)),
        ("c.webp", webp(320, 200)),
    ]);
    for id in ["a", "b", "c"] {
        for (format, content_type) in [
            ("webp", "image/webp"),
            ("jpeg", "image/jpeg"),
            ("png", "image/png"),
            ("avif", "image/avif"),
        ] {
            let variant = service.get(id, &format!("w=160,f={format}")).await;
            assert_eq!(variant.content_type, content_type);
            if format == "avif" {
                assert_eq!(avif_size(&variant.bytes), (160, 100));
            } else {
                let seen = see(&variant.bytes);
                assert_eq!(seen.size(), (160, 100), "{id} as {format}");
                assert_eq!(seen.quarters(), [0, 1, 2, 3], "{id} as {format}");
            }
        }
    }
}

#[tokio::test]
async fn without_a_format_the_masters_own_is_kept() {
    let service = Service::new(&[
        ("a.jpg", jpeg(64, 64)),
        ("b.png", png(64, 64, true)),
        ("c.webp", webp(64, 64)),
    ]);
    for (id, content_type) in [("a", "image/jpeg"), ("b", "image/png"), ("c", "image/webp")] {
        let variant = service.get(id, "w=32").await;
        assert_eq!(variant.content_type, content_type);
        assert_eq!(see(&variant.bytes).size(), (32, 32));
    }
}

#[tokio::test]
async fn auto_follows_the_browser() {
    let service = Service::new(&[("opaque.png", png(64, 64, false)), ("clear.png", png(64, 64, true))]);
    let content_type = async |id: &str, accept: &str| {
        let variant = service.images.get(id, "w=32,f=auto", Some(accept)).await;
        variant.expect("a picture").content_type
    };
    assert_eq!(content_type("clear", "image/avif,image/webp,*/*").await, "image/webp");
    assert_eq!(content_type("clear", "image/avif,*/*").await, "image/avif");
    assert_eq!(content_type("clear", "image/webp,*/*").await, "image/webp");
    assert_eq!(content_type("clear", "*/*").await, "image/png");
    assert_eq!(content_type("opaque", "*/*").await, "image/jpeg");
}

#[tokio::test]
async fn fits() {
    let service = Service::new(&[("wide.jpg", jpeg(400, 200))]);
    for (modifiers, size) in [
        ("w=120,h=120,f=png", (120, 60)),
        ("w=120,h=120,fit=scale-down,f=png", (120, 60)),
        ("w=120,h=120,fit=contain,f=png", (120, 60)),
        ("w=120,h=120,fit=cover,f=png", (120, 120)),
        ("w=120,h=120,fit=crop,f=png", (120, 120)),
        ("w=120,h=120,fit=pad,f=png", (120, 120)),
        ("w=640,f=png", (400, 200)),
        ("w=640,fit=contain,f=png", (640, 320)),
        ("h=400,w=480,fit=crop,f=png", (400, 200)),
        ("h=96,f=png", (192, 96)),
        ("w=10,h=10,f=png", (10, 5)),
    ] {
        let seen = see(&service.get("wide", modifiers).await.bytes);
        assert_eq!(seen.size(), size, "{modifiers}");
    }
    let covered = see(&service.get("wide", "w=120,h=120,fit=cover,f=png").await.bytes);
    assert_eq!(covered.quarters(), [0, 1, 2, 3]);
    let padded = see(&service.get("wide", "w=120,h=120,fit=pad,f=png").await.bytes);
    assert_eq!(padded.at(0.5, 0.1)[3], 0);
    assert_eq!(padded.at(0.25, 0.4)[3], 255);
    let on_white = see(&service.get("wide", "w=120,h=120,fit=pad,f=jpeg").await.bytes);
    assert!(on_white.at(0.5, 0.1).iter().all(|value| *value > 250));
}

#[tokio::test]
async fn transparency_survives_where_the_format_has_it() {
    let service = Service::new(&[("clear.png", png(320, 320, true))]);
    for format in ["webp", "png"] {
        let seen = see(&service.get("clear", &format!("w=160,f={format}")).await.bytes);
        assert_eq!(seen.at(0.75, 0.5)[3], 0, "{format}");
        assert_eq!(seen.at(0.25, 0.25)[3], 255, "{format}");
        // The colour of what cannot be seen does not bleed over the edge: no green in the last red column.
        let edge = seen.at(0.49, 0.25);
        assert!(edge[0] > 190 && edge[1] < 60, "{format} {edge:?}");
    }
    let seen = see(&service.get("clear", "w=160,f=jpeg").await.bytes);
    assert!(seen.at(0.75, 0.25).iter().all(|value| *value > 250));
    let avif = service.get("clear", "w=160,f=avif").await;
    assert!(avif.bytes.windows(4).any(|name| name == b"auxC"), "an alpha plane");
}

#[tokio::test]
async fn cameras_may_be_held_in_any_way() {
    // Where each quarter of the stored picture ends up.
    let table = [
        (1, [0, 1, 2, 3]),
        (2, [1, 0, 3, 2]),
        (3, [3, 2, 1, 0]),
        (4, [2, 3, 0, 1]),
        (5, [0, 2, 1, 3]),
        (6, [2, 0, 3, 1]),
        (7, [3, 1, 2, 0]),
        (8, [1, 3, 0, 2]),
    ];
    for (orientation, quarters) in table {
        let master = jpeg_with(400, 200, &[(1, exif(orientation))], |_| {});
        let service = Service::new(&[("turned.jpg", master)]);
        let seen = see(&service.get("turned", "h=96,f=png").await.bytes);
        let size = if orientation < 5 { (192, 96) } else { (48, 96) };
        assert_eq!(seen.size(), size, "orientation {orientation}");
        assert_eq!(seen.quarters(), quarters, "orientation {orientation}");
        let cut = see(&service.get("turned", "w=96,h=96,fit=cover,f=png").await.bytes);
        assert_eq!(
            (cut.size(), cut.quarters()),
            ((96, 96), quarters),
            "orientation {orientation}"
        );
    }
}

#[tokio::test]
async fn large_jpegs_are_decoded_small_and_stay_true() {
    let service = Service::new(&[("big.jpg", jpeg(3000, 2001))]);
    for (width, height) in [(320, 213), (640, 427), (1024, 683), (1600, 1067)] {
        let seen = see(&service.get("big", &format!("w={width},f=png")).await.bytes);
        assert_eq!(seen.size(), (width, height));
        assert_eq!(seen.quarters(), [0, 1, 2, 3]);
        // The edge between the quarters stays in the middle, within two pixels.
        let step = 3.0 / f32::from(u16::try_from(width).expect("small"));
        assert!(seen.at(0.5 - step, 0.2)[0] > 150 && seen.at(0.5 + step, 0.2)[1] > 150);
    }
}

#[tokio::test]
async fn odd_jpegs() {
    let service = Service::new(&[
        (
            "progressive.jpg",
            jpeg_with(100, 60, &[], mozjpeg::Compress::set_progressive_mode),
        ),
        (
            "sampled.jpg",
            jpeg_with(101, 61, &[], |jpeg| {
                jpeg.set_chroma_sampling_pixel_sizes((2, 2), (2, 2));
            }),
        ),
    ]);
    assert_eq!(
        see(&service.get("progressive", "w=48,f=png").await.bytes).quarters(),
        [0, 1, 2, 3]
    );
    let sampled = see(&service.get("sampled", "w=48,f=png").await.bytes);
    assert_eq!((sampled.size(), sampled.quarters()), ((48, 29), [0, 1, 2, 3]));
}

#[tokio::test]
async fn quality_blur_and_gamma_do_something() {
    let service = Service::new(&[("a.jpg", jpeg(320, 320))]);
    for format in ["webp", "jpeg", "avif"] {
        let low = service.get("a", &format!("w=240,f={format},q=10,blur=5")).await;
        let high = service.get("a", &format!("w=240,f={format},q=95,blur=5")).await;
        assert!(low.bytes.len() < high.bytes.len(), "{format}");
    }
    let blurred = see(&service.get("a", "w=240,f=png,blur=20").await.bytes);
    let near = blurred.at(0.5, 0.25);
    assert!((80..180).contains(&near[0]) && (70..170).contains(&near[1]), "{near:?}");
    let lighter = see(&service.get("a", "w=240,f=png,gamma=2").await.bytes);
    assert!(lighter.at(0.25, 0.25)[1] > QUARTERS[0][1] + 30);
}

#[tokio::test]
async fn a_placeholder_is_tiny() {
    let service = Service::new(&[("a.jpg", jpeg(1200, 800))]);
    let variant = service.get("a", "w=10,h=10,q=50,blur=3,f=webp").await;
    assert_eq!(see(&variant.bytes).size(), (10, 7));
    assert!(variant.bytes.len() < 200, "{}", variant.bytes.len());
}

#[tokio::test]
async fn a_bad_modifier_is_named() {
    let service = Service::new(&[("a.jpg", jpeg(8, 8))]);
    let error = service.refusal("a", "w=640,rotate=90").await;
    assert!(
        matches!(&error, ImageError::BadModifier(bad) if bad.modifier == "rotate=90"),
        "{error:?}"
    );
    assert_eq!(error.to_string(), "image modifier `rotate=90` is not known");
}
