//! The segments of a JPEG up to its first scan.

use super::{Header, Kind};
use crate::error::ImageError;
use crate::exif::{Orientation, read_orientation};

const APP1: u8 = 0xe1;
const APP2: u8 = 0xe2;
const START_OF_SCAN: u8 = 0xda;
const ICC_MARK: &[u8] = b"ICC_PROFILE\0";

pub(super) fn read(bytes: &[u8]) -> Result<Header, ImageError> {
    let mut frame = None;
    let mut orientation = Orientation::default();
    let mut icc_parts = Vec::new();
    let mut scans = None;
    for (marker, start, payload) in segments(bytes) {
        match marker {
            APP1 if payload.starts_with(b"Exif\0\0") => orientation = read_orientation(payload),
            // Mark, number of this part, count of parts.
            APP2 if payload.starts_with(ICC_MARK) && payload.len() > ICC_MARK.len() + 2 => {
                icc_parts.push((payload[ICC_MARK.len()], &payload[ICC_MARK.len() + 2..]));
            }
            // Sequential and progressive frames with Huffman codes; 0xc4, 0xc8 and 0xcc are other things.
            0xc0..=0xc2 => frame = Some((marker, payload)),
            0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                return Err(ImageError::unsupported(
                    "a JPEG of a rare sort (lossless or arithmetic)",
                ));
            }
            START_OF_SCAN => scans = bytes.get(start..),
            _ => {}
        }
    }
    let Some(((marker, &[precision, h1, h0, w1, w0, components, ..]), scans)) = frame.zip(scans) else {
        return Err(ImageError::unsupported("the JPEG has no picture"));
    };
    if precision != 8 {
        return Err(ImageError::unsupported("the JPEG does not have 8 bits a sample"));
    }
    if components != 1 && components != 3 {
        return Err(ImageError::unsupported("the JPEG is neither grey nor RGB"));
    }
    // libjpeg fills up what is missing with grey; we would rather not show it.
    if !scans.windows(2).rev().any(|pair| pair == b"\xff\xd9") {
        return Err(ImageError::unsupported("the JPEG is cut off"));
    }
    icc_parts.sort_by_key(|(number, _)| *number);
    let icc: Vec<u8> = icc_parts.into_iter().flat_map(|(_, part)| part).copied().collect();
    Ok(Header {
        kind: Kind::Jpeg,
        width: u32::from(u16::from_be_bytes([w1, w0])),
        height: u32::from(u16::from_be_bytes([h1, h0])),
        has_alpha: false,
        orientation,
        is_progressive: marker == 0xc2,
        icc: Some(icc).filter(|icc| !icc.is_empty()),
    })
}

/// Marker, offset of the segment and payload of each segment, up to and with the first start of scan.
pub(crate) fn segments(bytes: &[u8]) -> impl Iterator<Item = (u8, usize, &[u8])> {
    let mut at = 2;
    let mut is_over = false;
    std::iter::from_fn(move || {
        if is_over {
            return None;
        }
        // Any number of fill bytes may stand before a marker.
        while bytes.get(at) == Some(&0xff) && bytes.get(at + 1) == Some(&0xff) {
            at += 1;
        }
        let [mark, marker, high, low] = bytes.get(at..at + 4)?.try_into().ok()?;
        let length = usize::from(u16::from_be_bytes([high, low]));
        if mark != 0xff || length < 2 {
            return None;
        }
        let start = at;
        at += 2 + length;
        is_over = marker == START_OF_SCAN;
        Some((marker, start, bytes.get(start + 4..at)?))
    })
}
