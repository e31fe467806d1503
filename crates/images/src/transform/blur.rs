//! A Gaussian blur, made of three passes of a moving average: its cost does not depend on its width.

use crate::pixels::Pixels;

const PASSES: usize = 3;

/// Blurs with a standard deviation in pixels. The edge is as if its pixels went on.
pub(super) fn apply(pixels: &mut Pixels, sigma: f32) {
    let radius = radius(sigma);
    multiply_alpha(pixels);
    let channels = pixels.channels();
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    let mut line = vec![0; width.max(height)];
    for _ in 0..PASSES {
        for row in 0..height {
            for channel in 0..channels {
                let start = row * width * channels + channel;
                average(&mut pixels.data, &mut line[..width], start, channels, radius);
            }
        }
        for start in 0..width * channels {
            average(&mut pixels.data, &mut line[..height], start, width * channels, radius);
        }
    }
    divide_alpha(pixels);
}

/// Three averages over 2r + 1 pixels have the variance 3 × ((2r + 1)² − 1) / 12 = r² + r; so r = √(σ² + ¼) − ½.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the blur is at most 250"
)]
fn radius(sigma: f32) -> usize {
    ((sigma * sigma + 0.25).sqrt() - 0.5).round().max(1.0) as usize
}

/// Replaces every value of a line by the average around it. `line` is scratch space of the line's length.
fn average(data: &mut [u8], line: &mut [u8], start: usize, step: usize, radius: usize) {
    let length = line.len();
    for (place, value) in line.iter_mut().zip(data[start..].iter().step_by(step)) {
        *place = *value;
    }
    let at = |index: usize| u32::from(line[index.saturating_sub(radius).min(length - 1)]);
    let window = u32::try_from(2 * radius + 1).unwrap_or(u32::MAX);
    // Indices are shifted by the radius so that they do not go below zero.
    let mut sum: u32 = (0..=2 * radius).map(at).sum();
    for (index, place) in data[start..].iter_mut().step_by(step).take(length).enumerate() {
        *place = u8::try_from((sum + window / 2) / window).unwrap_or(u8::MAX);
        sum = sum + at(index + 2 * radius + 1) - at(index);
    }
}

fn multiply_alpha(pixels: &mut Pixels) {
    if pixels.has_alpha {
        for pixel in pixels.data.chunks_exact_mut(4) {
            let alpha = u32::from(pixel[3]);
            for value in &mut pixel[..3] {
                *value = u8::try_from((u32::from(*value) * alpha + 127) / 255).unwrap_or(u8::MAX);
            }
        }
    }
}

fn divide_alpha(pixels: &mut Pixels) {
    if pixels.has_alpha {
        for pixel in pixels.data.chunks_exact_mut(4) {
            let alpha = u32::from(pixel[3]).max(1);
            for value in &mut pixel[..3] {
                *value = u8::try_from((u32::from(*value) * 255 + alpha / 2) / alpha).unwrap_or(u8::MAX);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::apply;
    use crate::pixels::Pixels;

    fn picture(width: u32, height: u32, has_alpha: bool, data: Vec<u8>) -> Pixels {
        Pixels {
            width,
            height,
            has_alpha,
            data,
        }
    }

    #[test]
    fn an_even_picture_stays() {
        let mut even = picture(7, 5, false, vec![200; 7 * 5 * 3]);
        apply(&mut even, 250.0);
        assert_eq!(even.data, vec![200; 7 * 5 * 3]);
    }

    #[test]
    fn an_edge_becomes_a_slope() {
        let row: Vec<u8> = (0..40).flat_map(|x| [if x < 20 { 0 } else { 255 }; 3]).collect();
        let mut edge = picture(40, 2, false, row.repeat(2));
        apply(&mut edge, 3.0);
        let greens: Vec<u8> = edge.data[..120].chunks_exact(3).map(|pixel| pixel[1]).collect();
        assert!(greens.is_sorted());
        assert_eq!((greens[5], greens[34]), (0, 255));
        // One standard deviation from the edge: 16 % and 84 % of 255.
        assert!((35..=48).contains(&greens[16]), "{greens:?}");
        assert!((207..=220).contains(&greens[23]), "{greens:?}");
        assert_eq!(edge.data[..120], edge.data[120..]);
    }

    #[test]
    fn what_cannot_be_seen_has_no_colour() {
        let data = (0..40)
            .flat_map(|x| if x < 20 { [0, 255, 0, 0] } else { [200, 0, 0, 255] })
            .collect();
        let mut half = picture(40, 1, true, data);
        apply(&mut half, 2.0);
        for pixel in half.data.chunks_exact(4).filter(|pixel| pixel[3] > 60) {
            assert!(pixel[1] == 0 && (195..=205).contains(&pixel[0]), "{pixel:?}");
        }
    }
}
