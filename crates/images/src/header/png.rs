//! The chunks of a PNG.

use super::{Header, Kind};
use crate::error::ImageError;
use crate::exif::{Orientation, read_orientation};

pub(super) fn read(bytes: &[u8]) -> Result<Header, ImageError> {
    let mut all = chunks(bytes);
    let Some((b"IHDR", &[w3, w2, w1, w0, h3, h2, h1, h0, _, colour_type, ..], _)) = all.next() else {
        return Err(ImageError::unsupported("the PNG has no header"));
    };
    let mut header = Header {
        kind: Kind::Png,
        width: u32::from_be_bytes([w3, w2, w1, w0]),
        height: u32::from_be_bytes([h3, h2, h1, h0]),
        // Grey or RGB with alpha.
        has_alpha: matches!(colour_type, 4 | 6),
        orientation: Orientation::default(),
        is_progressive: false,
        icc: None,
    };
    // What concerns the pixels stands before them; to walk along them would load the whole file.
    for (name, payload, _) in all.take_while(|(name, ..)| *name != b"IDAT") {
        match name {
            b"tRNS" => header.has_alpha = true,
            b"eXIf" => header.orientation = read_orientation(payload),
            _ => {}
        }
    }
    Ok(header)
}

/// Name, payload and whole bytes of each chunk.
pub(crate) fn chunks(bytes: &[u8]) -> impl Iterator<Item = (&[u8; 4], &[u8], &[u8])> {
    let mut rest = bytes.get(8..).unwrap_or_default();
    std::iter::from_fn(move || {
        let length = usize::try_from(u32::from_be_bytes(*rest.first_chunk()?)).ok()?;
        // Length, name, payload, checksum.
        let whole = rest.get(..length.checked_add(12)?)?;
        rest = &rest[whole.len()..];
        Some((whole.get(4..)?.first_chunk()?, whole.get(8..8 + length)?, whole))
    })
}
