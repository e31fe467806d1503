//! From pixels to the bytes that are delivered. None of the formats gets metadata or a colour profile: all are sRGB.

mod webp;

use std::panic::catch_unwind;

use mozjpeg::{ColorSpace, Compress};
use png::{ColorType, Compression};
use ravif::{BitDepth, Img, RGBA8};

use crate::error::ImageError;
use crate::header::Kind;
use crate::modifiers::Format;
use crate::pixels::Pixels;

/// The quality when an address names none; the scale is that of libwebp, 0 to 100.
const DEFAULT_QUALITY: u8 = 80;
/// rav1e's speed for pictures of common sizes: there it beats WebP. Without its assembly, which needs a tool that a plain
/// machine does not have, large ones would take too long, and get its fastest.
const AVIF_SPEED: u8 = 8;
const AVIF_SPEED_LARGE: u8 = 10;
const AVIF_LARGE_PIXELS: usize = 1_200_000;
const WHITE: u8 = u8::MAX;

/// A format with nothing left to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    Webp,
    Avif,
    Jpeg,
    Png,
}

impl Output {
    /// The format for a master and what was asked.
    pub(crate) fn choose(format: Format, master: Kind, has_alpha: bool) -> Self {
        match format {
            Format::Webp => Output::Webp,
            Format::Avif => Output::Avif,
            Format::Compatible if has_alpha => Output::Png,
            Format::Jpeg | Format::Compatible => Output::Jpeg,
            Format::Png => Output::Png,
            // `auto` has become one of the others before a picture is made.
            Format::Keep | Format::Auto => match master {
                Kind::Webp => Output::Webp,
                Kind::Jpeg => Output::Jpeg,
                Kind::Png => Output::Png,
            },
        }
    }
}

/// Encodes a picture that comes from a master of this kind; `threads` is for AVIF, the others use one.
pub(crate) fn encode(
    pixels: Pixels,
    output: Output,
    quality: Option<u8>,
    master: Kind,
    threads: usize,
) -> Result<Vec<u8>, ImageError> {
    let quality = f32::from(quality.unwrap_or(DEFAULT_QUALITY));
    match output {
        Output::Webp => webp::encode(&pixels, quality, master),
        Output::Avif => encode_avif(&pixels, quality, threads),
        Output::Jpeg => encode_jpeg(pixels.flattened(WHITE), quality),
        Output::Png => encode_png(&pixels),
    }
}

fn encode_jpeg(pixels: Pixels, quality: f32) -> Result<Vec<u8>, ImageError> {
    // The library reports faults by unwinding.
    let result = catch_unwind(move || {
        let mut jpeg = Compress::new(ColorSpace::JCS_RGB);
        jpeg.set_size(pixels.width as usize, pixels.height as usize);
        jpeg.set_quality(quality);
        // Trying all orders of the scans saves 1 % and takes as long as everything else together.
        jpeg.set_optimize_scans(false);
        let mut started = jpeg.start_compress(Vec::new())?;
        started.write_scanlines(&pixels.data)?;
        started.finish()
    });
    match result {
        Ok(encoded) => encoded.map_err(ImageError::failed),
        Err(_) => Err(ImageError::failed("the JPEG encoder gave up")),
    }
}

pub(crate) fn encode_png(pixels: &Pixels) -> Result<Vec<u8>, ImageError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixels.width, pixels.height);
    encoder.set_color(if pixels.has_alpha {
        ColorType::Rgba
    } else {
        ColorType::Rgb
    });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header().map_err(ImageError::failed)?;
    writer.write_image_data(&pixels.data).map_err(ImageError::failed)?;
    writer.finish().map_err(ImageError::failed)?;
    Ok(bytes)
}

fn encode_avif(pixels: &Pixels, quality: f32, threads: usize) -> Result<Vec<u8>, ImageError> {
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    let encoder = ravif::Encoder::new()
        .with_quality(avif_quality(quality))
        .with_alpha_quality(quality)
        .with_speed(if width * height > AVIF_LARGE_PIXELS {
            AVIF_SPEED_LARGE
        } else {
            AVIF_SPEED
        })
        // Ten bits are the library's choice, but not every decoder outside browsers reads them.
        .with_bit_depth(BitDepth::Eight)
        .with_num_threads(Some(threads));
    // Also without alpha: the call for three channels is generic, and its encoder would be compiled once more with us.
    let samples: Vec<RGBA8> = if pixels.has_alpha {
        pixels
            .data
            .chunks_exact(4)
            .map(|p| RGBA8::new(p[0], p[1], p[2], p[3]))
            .collect()
    } else {
        pixels
            .data
            .chunks_exact(3)
            .map(|p| RGBA8::new(p[0], p[1], p[2], 255))
            .collect()
    };
    let encoded = encoder.encode_rgba(Img::new(&samples, width, height));
    Ok(encoded.map_err(ImageError::failed)?.avif_file)
}

/// The number at which AVIF is as like the master as WebP: measured at 80, where it is 82.
fn avif_quality(quality: f32) -> f32 {
    (quality + 2.0).min(100.0)
}
