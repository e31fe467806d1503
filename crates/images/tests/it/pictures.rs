//! Small pictures in every format, and eyes to look at results with.

use std::io::Cursor;

use mozjpeg::{ColorSpace, Compress, Decompress, Marker};

/// The quarters of a test picture: red, green, blue and white, from the top left in reading order.
pub(crate) const QUARTERS: [[u8; 3]; 4] = [[220, 30, 30], [30, 200, 30], [30, 30, 220], [250, 250, 250]];

/// RGB pixels in four quarters of one colour each.
pub(crate) fn quarters(width: usize, height: usize) -> Vec<u8> {
    let colour = |x: usize, y: usize| QUARTERS[2 * usize::from(y >= height / 2) + usize::from(x >= width / 2)];
    (0..height)
        .flat_map(|y| (0..width).flat_map(move |x| colour(x, y)))
        .collect()
}

pub(crate) fn jpeg(width: usize, height: usize) -> Vec<u8> {
    jpeg_with(width, height, &[], |_| {})
}

/// A JPEG with segments of its own.
pub(crate) fn jpeg_with(
    width: usize,
    height: usize,
    segments: &[(u8, Vec<u8>)],
    set: impl FnOnce(&mut Compress),
) -> Vec<u8> {
    let mut jpeg = Compress::new(ColorSpace::JCS_RGB);
    jpeg.set_size(width, height);
    jpeg.set_fastest_defaults();
    jpeg.set_quality(95.0);
    set(&mut jpeg);
    let mut started = jpeg.start_compress(Vec::new()).expect("starts");
    for (number, data) in segments {
        started.write_marker(Marker::APP(*number), data);
    }
    started.write_scanlines(&quarters(width, height)).expect("writes");
    started.finish().expect("ends")
}

/// A PNG of the quarters; with alpha the right half is transparent.
pub(crate) fn png(width: u32, height: u32, has_alpha: bool) -> Vec<u8> {
    let rgb = quarters(width as usize, height as usize);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_depth(png::BitDepth::Eight);
    let data = if has_alpha {
        encoder.set_color(png::ColorType::Rgba);
        let pixels = rgb.chunks_exact(3).zip((0..width).cycle());
        pixels
            .flat_map(|(pixel, x)| [pixel[0], pixel[1], pixel[2], if x < width / 2 { 255 } else { 0 }])
            .collect()
    } else {
        encoder.set_color(png::ColorType::Rgb);
        rgb
    };
    let mut writer = encoder.write_header().expect("header");
    writer.write_image_data(&data).expect("pixels");
    writer.finish().expect("ends");
    bytes
}

pub(crate) fn webp(width: u32, height: u32) -> Vec<u8> {
    let pixels = quarters(width as usize, height as usize);
    webp::Encoder::from_rgb(&pixels, width, height).encode(90.0).to_vec()
}

/// The header of a PNG that claims a size, and a few bytes of data.
pub(crate) fn png_that_claims(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = png(1, 1, false);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    bytes
}

/// EXIF data that holds an orientation, as it stands in a JPEG.
pub(crate) fn exif(orientation: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    exif
}

/// A decoded result: width, height and RGBA pixels.
pub(crate) struct Seen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) rgba: Vec<u8>,
}

impl Seen {
    pub(crate) fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// The pixel at a share of the width and the height.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a place in a small picture"
    )]
    pub(crate) fn at(&self, across: f32, down: f32) -> [u8; 4] {
        let place = |share: f32, side: u32| (share * f32::from(u16::try_from(side).expect("small"))) as usize;
        let index = place(down, self.height) * self.width as usize + place(across, self.width);
        self.rgba[index * 4..][..4].try_into().expect("four bytes")
    }

    /// The colours in the middle of each quarter, as numbers of `QUARTERS`.
    pub(crate) fn quarters(&self) -> [usize; 4] {
        [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map(|(across, down)| {
            let [red, green, blue, _] = self.at(across, down);
            let distance = |colour: &[u8; 3]| {
                let parts = colour.iter().zip([red, green, blue]);
                parts.map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>()
            };
            let nearest = (0..4).min_by_key(|number| distance(&QUARTERS[*number])).expect("four");
            assert!(distance(&QUARTERS[nearest]) < 60, "{red} {green} {blue}");
            nearest
        })
    }
}

/// Decodes JPEG, PNG or WebP.
pub(crate) fn see(bytes: &[u8]) -> Seen {
    let opaque = |rgb: &[u8]| rgb.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect();
    if bytes.starts_with(b"\xff\xd8") {
        let mut picture = Decompress::new_mem(bytes).expect("a JPEG").rgb().expect("RGB");
        let rgb = picture.read_scanlines::<u8>().expect("pixels");
        return seen(picture.width(), picture.height(), opaque(&rgb));
    }
    if bytes.starts_with(b"RIFF") {
        let picture = webp::Decoder::new(bytes).decode().expect("a WebP");
        let rgba = if picture.is_alpha() {
            picture.to_vec()
        } else {
            opaque(&picture)
        };
        return seen(picture.width() as usize, picture.height() as usize, rgba);
    }
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a PNG");
    let mut data = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut data).expect("pixels");
    let rgba = if info.color_type == png::ColorType::Rgba {
        data
    } else {
        opaque(&data)
    };
    seen(info.width as usize, info.height as usize, rgba)
}

fn seen(width: usize, height: usize, rgba: Vec<u8>) -> Seen {
    Seen {
        width: u32::try_from(width).expect("small"),
        height: u32::try_from(height).expect("small"),
        rgba,
    }
}

/// The size that an AVIF's `ispe` box gives.
pub(crate) fn avif_size(bytes: &[u8]) -> (u32, u32) {
    let at = bytes.windows(4).position(|name| name == b"ispe").expect("a size");
    let number = |from: usize| u32::from_be_bytes(bytes[from..from + 4].try_into().expect("four bytes"));
    (number(at + 8), number(at + 12))
}
