//! The chunks of a WebP.

use webp::BitstreamFeatures;

use super::{Header, Kind};
use crate::error::ImageError;
use crate::exif::{Orientation, read_orientation};

pub(super) fn read(bytes: &[u8]) -> Result<Header, ImageError> {
    let features = BitstreamFeatures::new(bytes).ok_or_else(|| ImageError::unsupported("the WebP has no header"))?;
    if features.has_animation() {
        return Err(ImageError::unsupported("the WebP is animated"));
    }
    let mut header = Header {
        kind: Kind::Webp,
        width: features.width(),
        height: features.height(),
        has_alpha: features.has_alpha(),
        orientation: Orientation::default(),
        is_progressive: false,
        icc: None,
    };
    for (name, payload, _) in chunks(bytes) {
        match name {
            b"EXIF" => header.orientation = read_orientation(payload),
            b"ICCP" => header.icc = Some(payload.to_vec()),
            _ => {}
        }
    }
    Ok(header)
}

/// Name, payload and whole bytes of each chunk.
pub(crate) fn chunks(bytes: &[u8]) -> impl Iterator<Item = (&[u8; 4], &[u8], &[u8])> {
    let mut rest = bytes.get(12..).unwrap_or_default();
    std::iter::from_fn(move || {
        let name = rest.first_chunk()?;
        let length = usize::try_from(u32::from_le_bytes(*rest.get(4..)?.first_chunk()?)).ok()?;
        let payload = rest.get(8..length.checked_add(8)?)?;
        // Chunks begin at even offsets.
        let whole = &rest[..rest.len().min(8 + length + length % 2)];
        rest = &rest[whole.len()..];
        Some((name, payload, whole))
    })
}
