//! WebP through libwebp, tuned with `bench/images.mjs` to be at least as like the master as sharp's at the same number, in no
//! more bytes.

use webp::{Encoder, WebPConfig};

use crate::error::ImageError;
use crate::header::Kind;
use crate::pixels::Pixels;

/// What is added to the quality asked for. Our resampling keeps more detail than libvips', so less does as well where libvips
/// shrinks coarsely while it decodes: WebP always, JPEG for small pictures.
const SHIFT_WITH_ALPHA: f32 = -0.3;
const SHIFT: f32 = -0.2;
const SHIFT_FROM_WEBP: f32 = -2.0;
const SHIFT_SMALL_FROM_JPEG: f32 = -1.3;
const SMALL_WIDTH: u32 = 750;

pub(super) fn encode(pixels: &Pixels, quality: f32, master: Kind) -> Result<Vec<u8>, ImageError> {
    let shift = match (master, pixels.has_alpha) {
        (_, true) => SHIFT_WITH_ALPHA,
        (Kind::Webp, false) => SHIFT_FROM_WEBP,
        (Kind::Jpeg, false) if pixels.width <= SMALL_WIDTH => SHIFT_SMALL_FROM_JPEG,
        (Kind::Jpeg | Kind::Png, false) => SHIFT,
    };
    let mut config = WebPConfig::new().map_err(|()| ImageError::failed("libwebp has no configuration"))?;
    config.quality = (quality + shift).clamp(0.0, 100.0);
    config.method = 4;
    // Better likeness than the defaults 60 and 0, at no cost.
    config.filter_strength = 90;
    config.filter_sharpness = 2;
    // Trying filters on the alpha plane found none that helps in any of our pictures, and took a quarter of the time.
    config.alpha_filtering = 0;
    let encoder = if pixels.has_alpha {
        Encoder::from_rgba(&pixels.data, pixels.width, pixels.height)
    } else {
        Encoder::from_rgb(&pixels.data, pixels.width, pixels.height)
    };
    let encoded = encoder
        .encode_advanced(&config)
        .map_err(|error| ImageError::failed(format!("libwebp: {error:?}")))?;
    Ok(encoded.to_vec())
}
