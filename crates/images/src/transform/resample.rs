//! Resizing proper. Colours weigh as much as they can be seen, so that what lies hidden under transparent pixels does not
//! bleed over edges.

use fast_image_resize::images::{TypedImage, TypedImageRef};
use fast_image_resize::pixels::{U8x3, U8x4, U16x4};
use fast_image_resize::{FilterType, PixelTrait, ResizeAlg, ResizeOptions, Resizer};

use crate::error::ImageError;
use crate::pixels::Pixels;

/// Above this many pixels, alpha is worked on with 8 bits: 16 would take 8 bytes a pixel, 128 MB.
const MAX_PIXELS_WITH_16_BITS: usize = 16_000_000;

/// The part of the picture between the cuts (shares of width and height, on each side), in another size.
pub(super) fn resample(pixels: &Pixels, cut: (f64, f64), size: (u32, u32)) -> Result<Pixels, ImageError> {
    let (full_width, full_height) = (f64::from(pixels.width), f64::from(pixels.height));
    let (left, top) = (full_width * cut.0, full_height * cut.1);
    let options = ResizeOptions::new()
        .resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3))
        .crop(left, top, full_width - 2.0 * left, full_height - 2.0 * top);
    let has_alpha = pixels.has_alpha;
    let data = if has_alpha && pixels.data.len() / 4 <= MAX_PIXELS_WITH_16_BITS {
        resample_weighted(pixels, size, &options.use_alpha(false))?
    } else if has_alpha {
        resample_bytes::<U8x4>(pixels, size, &options.use_alpha(true))?
    } else {
        resample_bytes::<U8x3>(pixels, size, &options.use_alpha(false))?
    };
    Ok(Pixels {
        width: size.0,
        height: size.1,
        has_alpha,
        data,
    })
}

/// By the type of the pixel: the library's call that takes any type compiles the work for all fifteen.
fn resample_bytes<P: PixelTrait>(
    pixels: &Pixels,
    size: (u32, u32),
    options: &ResizeOptions,
) -> Result<Vec<u8>, ImageError> {
    let source =
        TypedImageRef::<P>::from_buffer(pixels.width, pixels.height, &pixels.data).map_err(ImageError::failed)?;
    let mut data = vec![0; size.0 as usize * size.1 as usize * size_of::<P>()];
    let mut resized = TypedImage::from_buffer(size.0, size.1, &mut data).map_err(ImageError::failed)?;
    Resizer::new()
        .resize_typed(&source, &mut resized, Some(options))
        .map_err(ImageError::failed)?;
    Ok(data)
}

/// With colour times alpha in 16 bits, which is exact: 255 × 255 = 65,025. In 8 bits a soft shadow, where alpha is small,
/// would keep two or three bits of its colour, and encoders would spend a lot on that noise.
fn resample_weighted(pixels: &Pixels, size: (u32, u32), options: &ResizeOptions) -> Result<Vec<u8>, ImageError> {
    let weighted: Vec<U16x4> = pixels
        .data
        .chunks_exact(4)
        .map(|pixel| {
            let alpha = u16::from(pixel[3]);
            U16x4::new([
                u16::from(pixel[0]) * alpha,
                u16::from(pixel[1]) * alpha,
                u16::from(pixel[2]) * alpha,
                255 * alpha,
            ])
        })
        .collect();
    let (width, height) = (pixels.width, pixels.height);
    let source = TypedImageRef::new(width, height, &weighted).map_err(ImageError::failed)?;
    let mut resized = TypedImage::new(size.0, size.1);
    Resizer::new()
        .resize_typed(&source, &mut resized, Some(options))
        .map_err(ImageError::failed)?;
    let mut data = Vec::with_capacity(resized.pixels().len() * 4);
    for pixel in resized.pixels() {
        let [red, green, blue, alpha] = pixel.0.map(u32::from);
        let colour = |value: u32| match alpha {
            0 => 0,
            _ => u8::try_from((value * 255 + alpha / 2) / alpha).unwrap_or(u8::MAX),
        };
        let alpha = u8::try_from((alpha + 127) / 255).unwrap_or(u8::MAX);
        data.extend([colour(red), colour(green), colour(blue), alpha]);
    }
    Ok(data)
}

#[cfg(test)]
mod tests {
    use super::resample;
    use crate::pixels::Pixels;

    #[test]
    fn a_soft_shadow_keeps_its_colour() {
        // Alpha runs from 0 to 20 over one dark colour.
        let row: Vec<u8> = (0..=20).flat_map(|alpha| [40, 80, 20, alpha].repeat(10)).collect();
        let shadow = Pixels {
            width: 210,
            height: 100,
            has_alpha: true,
            data: row.repeat(100),
        };
        let small = resample(&shadow, (0.0, 0.0), (63, 30)).expect("resized");
        for pixel in small.data.chunks_exact(4).filter(|pixel| pixel[3] > 0) {
            let distance: u8 = pixel
                .iter()
                .zip([40_u8, 80, 20])
                .map(|(a, b)| a.abs_diff(b))
                .max()
                .unwrap_or(0);
            assert!(distance <= 2, "{pixel:?}");
        }
    }

    #[test]
    fn an_even_picture_stays_even() {
        for has_alpha in [true, false] {
            let pixel: &[u8] = if has_alpha {
                &[10, 128, 255, 77]
            } else {
                &[10, 128, 255]
            };
            let even = Pixels {
                width: 50,
                height: 40,
                has_alpha,
                data: pixel.repeat(50 * 40),
            };
            for size in [(20, 15), (50, 40), (70, 90), (1, 1)] {
                let other = resample(&even, (0.1, 0.0), size).expect("resized");
                assert_eq!(other.data, pixel.repeat((size.0 * size.1) as usize), "{size:?}");
            }
        }
    }
}
