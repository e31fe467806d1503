//! PNG in all its colour types, brought to RGB or RGBA with eight bits.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use super::{Deadline, Decoded};
use crate::error::ImageError;
use crate::header::Header;
use crate::pixels::{Pixels, channels};

/// For what the library keeps besides the rows: a profile, a palette, texts.
const EXTRA_BYTES: usize = 16 * 1024 * 1024;
/// Rows between two looks at the clock.
const ROWS_AT_ONCE: usize = 64;

pub(super) fn decode(bytes: &[u8], header: &Header, deadline: Deadline) -> Result<Decoded, ImageError> {
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: EXTRA_BYTES });
    decoder.set_ignore_text_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(ImageError::unsupported)?;
    let icc = reader.info().icc_profile.as_ref().map(|icc| icc.to_vec());
    let is_interlaced = reader.info().interlaced;
    let (colour_type, _) = reader.output_color_type();
    let stride = header.width as usize * colour_type.samples();
    let mut data = vec![0; stride * header.height as usize];
    if reader.output_buffer_size() != Some(data.len()) {
        return Err(ImageError::unsupported("the PNG's headers disagree"));
    }
    if is_interlaced {
        reader.next_frame(&mut data).map_err(ImageError::unsupported)?;
    } else {
        for (number, row) in data.chunks_exact_mut(stride).enumerate() {
            if number % ROWS_AT_ONCE == 0 {
                deadline.check()?;
            }
            reader
                .read_row(row)
                .map_err(ImageError::unsupported)?
                .ok_or_else(|| ImageError::unsupported("the PNG is cut off"))?;
        }
    }
    let has_alpha = matches!(colour_type, ColorType::GrayscaleAlpha | ColorType::Rgba);
    let data = match colour_type {
        ColorType::Rgb | ColorType::Rgba => data,
        ColorType::Grayscale | ColorType::Indexed => data.iter().flat_map(|grey| [*grey; 3]).collect(),
        ColorType::GrayscaleAlpha => {
            let pairs = data.chunks_exact(2);
            pairs.flat_map(|pair| [pair[0], pair[0], pair[0], pair[1]]).collect()
        }
    };
    debug_assert_eq!(
        data.len(),
        (header.width * header.height) as usize * channels(has_alpha)
    );
    Ok(Decoded {
        pixels: Pixels {
            width: header.width,
            height: header.height,
            has_alpha,
            data,
        },
        icc,
    })
}
