//! What a master says about itself before it is decoded: its format by its first bytes, its size, its orientation, its colour
//! profile. Limits are checked here, so a picture beyond them costs nothing.

mod jpeg;
mod png;
mod webp;

use crate::error::ImageError;
use crate::exif::Orientation;

/// 50 million pixels: more than the cameras of this decade, 200 MB as RGBA.
const MAX_PIXELS: u64 = 50_000_000;
/// The largest side of a WebP is 16,383; what is longer is a strip, not a picture.
const MAX_SIDE: u32 = 16_383;

/// A format that masters may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Jpeg,
    Png,
    Webp,
}

/// What stands in a master's header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub kind: Kind,
    /// As stored, before the orientation is applied.
    pub width: u32,
    pub height: u32,
    pub has_alpha: bool,
    pub orientation: Orientation,
    /// Needs the coefficients of the whole picture in memory while it is decoded.
    pub is_progressive: bool,
    /// The colour profile; that of a PNG is compressed and comes with the pixels.
    pub icc: Option<Vec<u8>>,
}

impl Header {
    /// Reads and checks a header.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, ImageError> {
        let header = match sniff(bytes) {
            Some(Kind::Jpeg) => jpeg::read(bytes)?,
            Some(Kind::Png) => png::read(bytes)?,
            Some(Kind::Webp) => webp::read(bytes)?,
            None => return Err(ImageError::unsupported("it is neither JPEG nor PNG nor WebP")),
        };
        let (width, height) = (header.width, header.height);
        if width == 0 || height == 0 {
            return Err(ImageError::unsupported("it has no size"));
        }
        if width.max(height) > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_PIXELS {
            return Err(ImageError::TooLarge(format!("{width} × {height} pixels")));
        }
        Ok(header)
    }

    /// Width and height of the picture as it is meant.
    pub(crate) fn upright_size(&self) -> (u32, u32) {
        if self.orientation.is_transposed {
            (self.height, self.width)
        } else {
            (self.width, self.height)
        }
    }
}

/// The format by the first bytes; a name proves nothing.
pub(crate) fn sniff(bytes: &[u8]) -> Option<Kind> {
    if bytes.starts_with(b"\xff\xd8\xff") {
        Some(Kind::Jpeg)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some(Kind::Png)
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        Some(Kind::Webp)
    } else {
        None
    }
}

/// The content type of anything that is delivered.
pub(crate) fn content_type(bytes: &[u8]) -> Option<&'static str> {
    match sniff(bytes) {
        Some(Kind::Jpeg) => Some("image/jpeg"),
        Some(Kind::Png) => Some("image/png"),
        Some(Kind::Webp) => Some("image/webp"),
        None if bytes.get(4..12) == Some(b"ftypavif") => Some("image/avif"),
        None => None,
    }
}

pub(crate) use jpeg::segments as jpeg_segments;
pub(crate) use png::chunks as png_chunks;
pub(crate) use webp::chunks as webp_chunks;

#[cfg(test)]
mod tests {
    use proptest::prelude::{Just, any, prop_oneof, proptest};

    use super::{Header, content_type};

    #[test]
    fn content_types_come_from_the_bytes() {
        let table = [
            (&b"\xff\xd8\xff\xe0"[..], Some("image/jpeg")),
            (b"\x89PNG\r\n\x1a\n", Some("image/png")),
            (b"RIFF\0\0\0\0WEBP", Some("image/webp")),
            (b"\0\0\0\x20ftypavif", Some("image/avif")),
            (b"<svg", None),
            (b"", None),
        ];
        for (bytes, expected) in table {
            assert_eq!(content_type(bytes), expected);
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(
            start in prop_oneof![
                Just(&b"\xff\xd8\xff"[..]),
                Just(&b"\xff\xd8\xff\xc0\x00\x11\x08"[..]),
                Just(&b"\xff\xd8\xff\xe2\x00\x20ICC_PROFILE\0"[..]),
                Just(&b"\x89PNG\r\n\x1a\n"[..]),
                Just(&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"[..]),
                Just(&b"RIFF\0\0\0\0WEBP"[..]),
                Just(&b"RIFF\xff\xff\0\0WEBPVP8X\x0a\0\0\0"[..]),
            ],
            tail in any::<Vec<u8>>(),
        ) {
            let _ = Header::read(&[start, tail.as_slice()].concat());
        }
    }
}
