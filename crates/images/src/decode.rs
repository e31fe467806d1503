//! From a master's bytes to pixels, no larger than needed where the format allows it.
//!
//! Profiles are not applied here: colours are converted after resizing, when there are fewer of them.

mod jpeg;
mod png;
mod webp;

use std::time::Instant;

use crate::error::ImageError;
use crate::header::{Header, Kind};
use crate::pixels::Pixels;

/// A decoded master.
pub(crate) struct Decoded {
    pub pixels: Pixels,
    pub icc: Option<Vec<u8>>,
}

/// The moment at which work is given up. Decoders look at it between rows where the library lets them.
#[derive(Clone, Copy)]
pub(crate) struct Deadline(pub Instant);

impl Deadline {
    pub(crate) fn check(self) -> Result<(), ImageError> {
        if Instant::now() < self.0 {
            Ok(())
        } else {
            Err(ImageError::failed("it took too long"))
        }
    }
}

/// The scale, in eighths, at which a master is decoded for a picture of so many pixels. Only JPEG can leave pixels out.
pub(crate) fn eighths_for(header: &Header, (width, height): (u32, u32)) -> u8 {
    match header.kind {
        Kind::Jpeg => jpeg::eighths_for(header, width, height),
        Kind::Png | Kind::Webp => 8,
    }
}

/// Decodes a master. The pixels are as stored, not yet upright.
pub(crate) fn decode(bytes: &[u8], header: &Header, eighths: u8, deadline: Deadline) -> Result<Decoded, ImageError> {
    let decoded = match header.kind {
        Kind::Jpeg => Decoded {
            pixels: jpeg::decode(bytes, header, eighths, deadline)?,
            icc: header.icc.clone(),
        },
        Kind::Png => png::decode(bytes, header, deadline)?,
        Kind::Webp => Decoded {
            pixels: webp::decode(bytes, header)?,
            icc: header.icc.clone(),
        },
    };
    deadline.check()?;
    Ok(decoded)
}

/// The size that `decode` will give, for reckoning memory before it is used.
pub(crate) fn decoded_size(header: &Header, eighths: u8) -> (u32, u32) {
    match header.kind {
        Kind::Jpeg => jpeg::scaled_size(header, eighths),
        Kind::Png | Kind::Webp => (header.width, header.height),
    }
}
