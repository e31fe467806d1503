//! A picture nobody asked to change is handed out as it is, but for what it says about its maker.

use crate::pictures::{exif, jpeg, jpeg_with, png, see, webp};
use crate::service::Service;

const SECRET: &[u8] = b"taken at home";

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// A PNG with a text between header and pixels.
fn png_with_text() -> Vec<u8> {
    let picture = png(32, 32, false);
    let text = [&b"tEXtComment\0"[..], SECRET].concat();
    let length = u32::try_from(text.len() - 4).expect("short").to_be_bytes();
    // Text is optional, so its checksum is not looked at here.
    [&picture[..33], &length, &text, &[0; 4], &picture[33..]].concat()
}

/// A WebP with an extended header, EXIF and XMP.
fn webp_with_metadata(orientation: u8) -> Vec<u8> {
    let simple = webp(32, 16);
    let chunk = |name: &[u8; 4], payload: &[u8]| {
        let length = u32::try_from(payload.len()).expect("short").to_le_bytes();
        let padding = vec![0; payload.len() % 2];
        [&name[..], &length, payload, &padding].concat()
    };
    let extended = chunk(b"VP8X", &[0x0c, 0, 0, 0, 31, 0, 0, 15, 0, 0]);
    let exif = [&exif(orientation)[6..], SECRET].concat();
    let body = [
        &extended,
        &simple[12..],
        &chunk(b"EXIF", &exif),
        &chunk(b"XMP ", SECRET),
    ]
    .concat();
    let length = u32::try_from(body.len() + 4).expect("short").to_le_bytes();
    [&b"RIFF"[..], &length, b"WEBP", &body].concat()
}

#[tokio::test]
async fn an_untouched_picture_is_the_master() {
    let masters = [
        ("a.jpg", jpeg(32, 32)),
        ("b.png", png(32, 32, true)),
        ("c.webp", webp(32, 32)),
    ];
    let service = Service::new(&masters);
    for (id, (_, master)) in ["a", "b", "c"].into_iter().zip(&masters) {
        for modifiers in ["", "gamma=0"] {
            assert!(service.get(id, modifiers).await.bytes == *master, "{id} {modifiers}");
        }
    }
    assert_eq!(service.results().len(), 3);
}

#[tokio::test]
async fn metadata_is_dropped() {
    let with_exif = [exif(6), SECRET.to_vec()].concat();
    let segments = [
        (1, with_exif),
        (13, SECRET.to_vec()),
        (2, b"ICC_PROFILE\0\x01\x01profile".to_vec()),
    ];
    let service = Service::new(&[
        ("a.jpg", jpeg_with(32, 16, &segments, |_| {})),
        ("b.png", png_with_text()),
        ("c.webp", webp_with_metadata(1)),
        ("d.webp", webp_with_metadata(6)),
    ]);
    for id in ["a", "b", "c", "d"] {
        for modifiers in ["", "w=16,f=webp", "w=16,f=jpeg", "w=16,f=png"] {
            let variant = service.get(id, modifiers).await;
            assert!(!contains(&variant.bytes, SECRET), "{id} {modifiers}");
        }
        // What is left is still a picture.
        see(&service.get(id, "").await.bytes);
    }
    let jpeg = service.get("a", "").await.bytes;
    assert!(contains(&jpeg, b"ICC_PROFILE\0\x01\x01profile"));
    assert!(contains(&jpeg, b"Exif\0\0MM"), "the orientation stays");
    assert!(!contains(&service.get("c", "").await.bytes, b"EXIF"));
    assert!(contains(&service.get("d", "").await.bytes, b"EXIF"));
    // Upright when it is encoded anew: 16 wide, 32 high.
    assert_eq!(see(&service.get("a", "w=10,f=png").await.bytes).size(), (10, 20));
    assert_eq!(see(&service.get("d", "w=10,f=png").await.bytes).size(), (10, 20));
}
