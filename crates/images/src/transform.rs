//! From decoded pixels to the pixels that are encoded: cut, resized, upright, in sRGB, blurred, padded.
//!
//! Resizing works on the values as they are stored, like browsers and other image services do, not on linear light: it is
//! faster, and a picture looks the same whether we or the browser made it smaller.

mod blur;
mod colour;
mod geometry;
mod orient;
mod resample;

pub(crate) use geometry::Plan;

use crate::decode::Decoded;
use crate::error::ImageError;
use crate::exif::Orientation;
use crate::modifiers::{Gamma, Modifiers};
use crate::pixels::{Pixels, channels};

/// Does everything the plan and the modifiers say.
pub(crate) fn transform(
    decoded: &Decoded,
    plan: &Plan,
    orientation: Orientation,
    modifiers: &Modifiers,
) -> Result<Pixels, ImageError> {
    let pixels = resize(&decoded.pixels, plan, orientation)?.without_idle_alpha();
    let mut pixels = orient::apply(pixels, orientation);
    if let Some(icc) = &decoded.icc {
        colour::convert_to_srgb(&mut pixels, icc);
    }
    if modifiers.gamma != Gamma::default() {
        colour::apply_gamma(&mut pixels, modifiers.gamma);
    }
    if modifiers.blur > 0 {
        blur::apply(&mut pixels, f32::from(modifiers.blur));
    }
    Ok(match plan.canvas {
        Some(canvas) => pad(&pixels, canvas),
        None => pixels,
    })
}

/// Cuts and resizes stored pixels, which may still lie on their side.
fn resize(pixels: &Pixels, plan: &Plan, orientation: Orientation) -> Result<Pixels, ImageError> {
    let plan = if orientation.is_transposed {
        plan.transposed()
    } else {
        *plan
    };
    let is_whole = plan.cut == (0.0, 0.0);
    if is_whole && (pixels.width, pixels.height) == plan.size {
        return Ok(pixels.clone());
    }
    resample::resample(pixels, plan.cut, plan.size)
}

/// The picture in the middle of a transparent canvas.
fn pad(pixels: &Pixels, (width, height): (u32, u32)) -> Pixels {
    let stride = width as usize * channels(true);
    let mut data = vec![0; stride * height as usize];
    let left = (width.saturating_sub(pixels.width) / 2) as usize * channels(true);
    let top = (height.saturating_sub(pixels.height) / 2) as usize;
    let rows = data.chunks_exact_mut(stride).skip(top);
    for (out, row) in rows.zip(pixels.data.chunks_exact(pixels.stride())) {
        let places = out[left..].chunks_exact_mut(4);
        for (place, pixel) in places.zip(row.chunks_exact(pixels.channels())) {
            place[..3].copy_from_slice(&pixel[..3]);
            place[3] = pixel.get(3).copied().unwrap_or(u8::MAX);
        }
    }
    let padded = Pixels {
        width,
        height,
        has_alpha: true,
        data,
    };
    padded.without_idle_alpha()
}
