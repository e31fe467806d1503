//! Turns a picture upright.

use crate::exif::Orientation;
use crate::pixels::Pixels;

/// The picture as it is meant.
pub(super) fn apply(pixels: Pixels, orientation: Orientation) -> Pixels {
    let mut pixels = if orientation.is_transposed {
        transpose(&pixels)
    } else {
        pixels
    };
    let stride = pixels.stride();
    if orientation.is_mirrored {
        let channels = pixels.channels();
        for row in pixels.data.chunks_exact_mut(stride) {
            row.reverse();
            // Each pixel is now backwards itself.
            for pixel in row.chunks_exact_mut(channels) {
                pixel.reverse();
            }
        }
    }
    if orientation.is_flipped {
        let rows: Vec<u8> = pixels.data.rchunks_exact(stride).flatten().copied().collect();
        pixels.data = rows;
    }
    pixels
}

fn transpose(pixels: &Pixels) -> Pixels {
    let channels = pixels.channels();
    let mut data = Vec::with_capacity(pixels.data.len());
    for column in 0..pixels.width as usize {
        for row in pixels.data.chunks_exact(pixels.stride()) {
            data.extend(&row[column * channels..][..channels]);
        }
    }
    Pixels {
        width: pixels.height,
        height: pixels.width,
        has_alpha: pixels.has_alpha,
        data,
    }
}

#[cfg(test)]
mod tests {
    use super::apply;
    use crate::exif::Orientation;
    use crate::pixels::Pixels;

    /// Two rows of three pixels, `abc` and `def`, each pixel three bytes that differ.
    fn letters() -> Pixels {
        Pixels {
            width: 3,
            height: 2,
            has_alpha: false,
            data: b"abcdef".iter().flat_map(|letter| [*letter, 1, 2]).collect(),
        }
    }

    #[test]
    fn all_eight() {
        let table = [
            (1, 3, "abcdef"),
            (2, 3, "cbafed"),
            (3, 3, "fedcba"),
            (4, 3, "defabc"),
            (5, 2, "adbecf"),
            (6, 2, "daebfc"),
            (7, 2, "fcebda"),
            (8, 2, "cfbead"),
        ];
        for (number, width, expected) in table {
            let turned = apply(letters(), Orientation::from_exif(number));
            let letters: String = turned.data.chunks_exact(3).map(|pixel| char::from(pixel[0])).collect();
            assert_eq!(
                (turned.width, letters.as_str()),
                (width, expected),
                "orientation {number}"
            );
            assert!(turned.data.chunks_exact(3).all(|pixel| pixel[1..] == [1, 2]));
        }
    }
}
