//! A master that is handed out as it is still leaves its metadata here: where and with what a picture was taken is nobody's
//! business. Pixels, colour profile and orientation stay.

use crate::exif::{Orientation, read_orientation, write_orientation};
use crate::header::{Header, Kind, jpeg_segments, png_chunks, webp_chunks};

/// Flags of the extended WebP header that announce EXIF and XMP.
const WEBP_METADATA_FLAGS: u8 = 0x08 | 0x04;
const WEBP_EXIF_FLAG: u8 = 0x08;

/// The picture without its metadata. Nothing for a PNG that is not upright: few programs look for that in a PNG, so it is
/// encoded anew, which loses nothing.
pub(crate) fn strip(bytes: &[u8], header: &Header) -> Option<Vec<u8>> {
    match header.kind {
        Kind::Jpeg => Some(strip_jpeg(bytes, header.orientation)),
        Kind::Png if header.orientation == Orientation::default() => Some(strip_png(bytes)),
        Kind::Png => None,
        Kind::Webp => Some(strip_webp(bytes)),
    }
}

fn strip_jpeg(bytes: &[u8], orientation: Orientation) -> Vec<u8> {
    let mut out = b"\xff\xd8".to_vec();
    if orientation != Orientation::default() {
        let exif = write_orientation(orientation);
        out.extend([0xff, 0xe1, 0, u8::try_from(exif.len() + 2).unwrap_or(u8::MAX)]);
        out.extend(exif);
    }
    for (marker, start, payload) in jpeg_segments(bytes) {
        match marker {
            // The first scan and all that follows.
            0xda => out.extend(&bytes[start..]),
            // Of the application's own segments only JFIF, the colour profile and Adobe's colour transform say how to draw.
            0xe1 | 0xe3..=0xed | 0xef | 0xfe => {}
            0xe2 if !payload.starts_with(b"ICC_PROFILE\0") => {}
            _ => out.extend(&bytes[start..start + 4 + payload.len()]),
        }
    }
    out
}

fn strip_png(bytes: &[u8]) -> Vec<u8> {
    let mut out = bytes[..8].to_vec();
    for (name, _, whole) in png_chunks(bytes) {
        if !matches!(name, b"tEXt" | b"zTXt" | b"iTXt" | b"tIME" | b"eXIf") {
            out.extend(whole);
        }
    }
    out
}

fn strip_webp(bytes: &[u8]) -> Vec<u8> {
    let mut out = bytes[..12].to_vec();
    for (name, payload, whole) in webp_chunks(bytes) {
        match name {
            b"XMP " => {}
            b"EXIF" => {
                let orientation = read_orientation(payload);
                if orientation != Orientation::default() {
                    let exif = write_orientation(orientation);
                    // WebP has no mark before the data.
                    let exif = &exif[6..];
                    out.extend(b"EXIF");
                    out.extend(u32::try_from(exif.len()).unwrap_or_default().to_le_bytes());
                    out.extend(exif);
                    set_webp_flag(&mut out, WEBP_EXIF_FLAG);
                }
            }
            b"VP8X" => {
                out.extend(whole);
                clear_webp_flags(&mut out);
            }
            _ => out.extend(whole),
        }
    }
    let length = u32::try_from(out.len() - 8).unwrap_or_default();
    out[4..8].copy_from_slice(&length.to_le_bytes());
    out
}

/// The extended header is the first chunk; its flags are the first byte after name and length.
const WEBP_FLAGS_AT: usize = 12 + 8;

fn clear_webp_flags(out: &mut [u8]) {
    out[WEBP_FLAGS_AT] &= !WEBP_METADATA_FLAGS;
}

fn set_webp_flag(out: &mut [u8], flag: u8) {
    if out.get(12..16) == Some(b"VP8X") {
        out[WEBP_FLAGS_AT] |= flag;
    }
}
