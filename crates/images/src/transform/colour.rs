//! Colours: conversion to sRGB, which is what we deliver without saying so, and the exposure factor.

use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};

use crate::modifiers::Gamma;
use crate::pixels::Pixels;

/// Converts colours that are described by a profile. A profile that is damaged or not for RGB is ignored: the picture then
/// counts as sRGB, which nearly all of them are.
pub(super) fn convert_to_srgb(pixels: &mut Pixels, icc: &[u8]) {
    let Ok(profile) = ColorProfile::new_from_slice(icc) else {
        return;
    };
    if profile.color_space != DataColorSpace::Rgb {
        return;
    }
    let layout = if pixels.has_alpha { Layout::Rgba } else { Layout::Rgb };
    let srgb = ColorProfile::new_srgb();
    let Ok(transform) = profile.create_transform_8bit(layout, &srgb, layout, TransformOptions::default()) else {
        return;
    };
    let mut converted = vec![0; pixels.data.len()];
    if transform.transform(&pixels.data, &mut converted).is_ok() {
        pixels.data = converted;
    }
}

/// Makes the picture lighter (above one) or darker (below).
pub(super) fn apply_gamma(pixels: &mut Pixels, gamma: Gamma) {
    let exponent = 100.0 / f32::from(gamma.0);
    let table: Vec<u8> = (0..=u8::MAX)
        .map(|value| to_byte((f32::from(value) / 255.0).powf(exponent) * 255.0))
        .collect();
    let channels = pixels.channels();
    for pixel in pixels.data.chunks_exact_mut(channels) {
        for value in &mut pixel[..3] {
            *value = table[usize::from(*value)];
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, which is what colours do"
)]
fn to_byte(value: f32) -> u8 {
    value.round() as u8
}

#[cfg(test)]
mod tests {
    use moxcms::ColorProfile;

    use super::{apply_gamma, convert_to_srgb};
    use crate::modifiers::Gamma;
    use crate::pixels::Pixels;

    fn pixel(values: [u8; 4]) -> Pixels {
        Pixels {
            width: 1,
            height: 1,
            has_alpha: true,
            data: values.to_vec(),
        }
    }

    #[test]
    fn gamma_leaves_black_white_and_alpha() {
        let mut picture = pixel([0, 128, 255, 77]);
        apply_gamma(&mut picture, Gamma(200));
        assert_eq!(picture.data, [0, 181, 255, 77]);
        apply_gamma(&mut picture, Gamma(50));
        assert_eq!(picture.data, [0, 128, 255, 77]);
    }

    #[test]
    fn a_wide_profile_is_converted() {
        let icc = ColorProfile::new_display_p3()
            .encode()
            .expect("a profile can be written");
        let mut picture = pixel([200, 100, 100, 77]);
        convert_to_srgb(&mut picture, &icc);
        // Display P3's red is redder than sRGB's, so the same colour takes more of it.
        assert!(picture.data[0] > 205 && picture.data[1] < 100, "{:?}", picture.data);
        assert_eq!(picture.data[3], 77);
    }

    #[test]
    fn a_damaged_profile_changes_nothing() {
        let mut picture = pixel([1, 2, 3, 4]);
        convert_to_srgb(&mut picture, b"no profile");
        assert_eq!(picture.data, [1, 2, 3, 4]);
    }
}
