//! JPEG through mozjpeg, which can leave out coefficients and so decode a picture at any number of eighths of its size.

use std::panic::{AssertUnwindSafe, catch_unwind};

use mozjpeg::Decompress;

use super::Deadline;
use crate::error::ImageError;
use crate::header::Header;
use crate::pixels::Pixels;

/// Rows between two looks at the clock.
const ROWS_AT_ONCE: usize = 64;

/// 1025, the breakpoint of a large screen, and a seventh more.
const SHARED_WIDTH: u32 = 1172;

/// The scale, in eighths, at which the picture is decoded: the smallest that has a seventh more pixels each way than asked,
/// which resizing needs to look as good as from the whole, and is wide enough to serve the common widths with one decoding.
pub(super) fn eighths_for(header: &Header, width: u32, height: u32) -> u8 {
    let is_enough = |eighths: &u8| {
        let (scaled_width, scaled_height) = scaled_size(header, *eighths);
        let is_fine = scaled_width * 7 >= width * 8 && scaled_height * 7 >= height * 8;
        is_fine && scaled_width >= SHARED_WIDTH
    };
    (1..8).find(is_enough).unwrap_or(8)
}

/// The size of the picture at a scale.
pub(super) fn scaled_size(header: &Header, eighths: u8) -> (u32, u32) {
    let scale = |side: u32| (side * u32::from(eighths)).div_ceil(8);
    (scale(header.width), scale(header.height))
}

pub(super) fn decode(bytes: &[u8], header: &Header, eighths: u8, deadline: Deadline) -> Result<Pixels, ImageError> {
    // The library reports a damaged file by unwinding.
    catch_unwind(AssertUnwindSafe(|| read(bytes, header, eighths, deadline)))
        .unwrap_or_else(|_| Err(ImageError::unsupported("the JPEG is damaged")))
}

fn read(bytes: &[u8], header: &Header, eighths: u8, deadline: Deadline) -> Result<Pixels, ImageError> {
    let mut picture = Decompress::new_mem(bytes).map_err(ImageError::unsupported)?;
    picture.scale(eighths);
    let mut rows = picture.rgb().map_err(ImageError::unsupported)?;
    let (width, height) = (rows.width(), rows.height());
    let expected = scaled_size(header, eighths);
    let size = (u32::try_from(width).unwrap_or(0), u32::try_from(height).unwrap_or(0));
    if size != expected {
        return Err(ImageError::unsupported("the JPEG's headers disagree"));
    }
    let mut data = vec![0; width * height * 3];
    for part in data.chunks_mut(width * 3 * ROWS_AT_ONCE) {
        deadline.check()?;
        rows.read_scanlines_into::<u8>(part).map_err(ImageError::unsupported)?;
    }
    Ok(Pixels {
        width: size.0,
        height: size.1,
        has_alpha: false,
        data,
    })
}
