//! Drawings: SVG that is measured, and icons made of it. Nothing that a drawing names outside itself is ever loaded.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use crate::encode::encode_png;
use crate::error::ImageError;
use crate::pixels::Pixels;

/// Width and height of a drawing in whole pixels, or why it cannot be shown.
pub fn measure(svg: &str) -> Result<(u32, u32), String> {
    let size = parse(svg, &options())?.size().to_int_size();
    Ok((size.width(), size.height()))
}

/// What is behind the drawing of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing; the drawing fills the icon.
    Clear,
    /// A colour to the very edge, for systems that cut icons into a shape of their own: whatever they cut, four fifths in
    /// the middle stay, and the drawing keeps within them.
    Full { red: u8, green: u8, blue: u8 },
}

/// The part of an icon on a full ground that the drawing takes up.
const SAFE_PART: f32 = 0.8;

/// A square drawing as a PNG of so many pixels a side.
pub fn icon(svg: &str, side: u16, ground: Ground) -> Result<Vec<u8>, ImageError> {
    let tree = parse(svg, &options()).map_err(ImageError::unsupported)?;
    let pixels = f32::from(side);
    let mut canvas =
        Pixmap::new(side.into(), side.into()).ok_or_else(|| ImageError::failed("an icon has at least a pixel"))?;
    let part = match ground {
        Ground::Clear => 1.0,
        Ground::Full { red, green, blue } => {
            canvas.fill(Color::from_rgba8(red, green, blue, u8::MAX));
            SAFE_PART
        }
    };
    let scale = pixels * part / tree.size().width().max(tree.size().height());
    let margin = pixels * (1.0 - part) / 2.0;
    let place = Transform::from_scale(scale, scale).post_translate(margin, margin);
    resvg::render(&tree, place, &mut canvas.as_mut());
    let pixels = Pixels {
        width: side.into(),
        height: side.into(),
        has_alpha: true,
        data: canvas.take_demultiplied(),
    };
    encode_png(&pixels.without_idle_alpha())
}

/// A PNG of at most 255 pixels a side in the wrapping that old browsers ask for.
pub fn wrap_as_ico(png: &[u8], side: u8) -> Vec<u8> {
    const HEADER_BYTES: u32 = 22;
    let length = u32::try_from(png.len()).unwrap_or(u32::MAX);
    let mut ico = Vec::with_capacity(png.len() + HEADER_BYTES as usize);
    // One icon; its size, no palette, one plane of 32 bits; where it stands.
    ico.extend([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]);
    ico.extend(length.to_le_bytes());
    ico.extend(HEADER_BYTES.to_le_bytes());
    ico.extend(png);
    ico
}

/// Reads a drawing with fonts or without.
pub(crate) fn parse(svg: &str, options: &Options<'_>) -> Result<Tree, String> {
    Tree::from_str(svg, options).map_err(|error| error.to_string())
}

/// Whatever a drawing refers to outside itself stays there.
pub(crate) fn options() -> Options<'static> {
    Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

#[cfg(test)]
mod tests {
    use super::{Ground, icon, measure, wrap_as_ico};
    use crate::decode::{Deadline, decode};
    use crate::header::Header;
    use crate::pixels::Pixels;

    const RED_DISC: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#f00"/></svg>"##;

    fn pixels(png: &[u8]) -> Pixels {
        let header = Header::read(png).expect("a picture");
        let soon = Deadline(std::time::Instant::now() + std::time::Duration::from_secs(10));
        decode(png, &header, 8, soon).expect("a whole one").pixels
    }

    fn pixel(pixels: &Pixels, x: usize, y: usize) -> &[u8] {
        let start = y * pixels.stride() + x * pixels.channels();
        &pixels.data[start..start + pixels.channels()]
    }

    #[test]
    fn drawings_are_measured() {
        assert_eq!(measure(RED_DISC), Ok((10, 10)));
        assert!(measure("<p>no drawing</p>").is_err());
        assert!(measure("").is_err());
    }

    #[test]
    fn an_icon_is_the_drawing_to_its_edges() {
        let icon = pixels(&icon(RED_DISC, 32, Ground::Clear).expect("an icon"));
        assert_eq!((icon.width, icon.height, icon.has_alpha), (32, 32, true));
        assert_eq!(pixel(&icon, 16, 16), [255, 0, 0, 255]);
        assert_eq!(pixel(&icon, 1, 16), [255, 0, 0, 255]);
        assert_eq!(pixel(&icon, 0, 0), [0, 0, 0, 0]);
    }

    #[test]
    fn what_systems_may_cut_off_is_ground() {
        let ground = Ground::Full {
            red: 1,
            green: 2,
            blue: 3,
        };
        let icon = pixels(&icon(RED_DISC, 100, ground).expect("an icon"));
        assert!(!icon.has_alpha, "nothing is transparent");
        assert_eq!(pixel(&icon, 50, 50), [255, 0, 0]);
        for (x, y) in [(0, 0), (99, 99), (9, 50), (90, 50), (50, 9)] {
            assert_eq!(pixel(&icon, x, y), [1, 2, 3], "{x}, {y}");
        }
    }

    #[test]
    fn nothing_outside_a_drawing_is_loaded() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/brand/mark.svg");
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="{file}" width="10" height="10"/></svg>"#
        );
        let icon = pixels(&icon(&svg, 16, Ground::Clear).expect("an icon"));
        assert!(icon.data.iter().all(|sample| *sample == 0));
    }

    #[test]
    fn an_ico_names_the_place_of_its_picture() {
        let ico = wrap_as_ico(b"picture", 32);
        assert_eq!(&ico[..8], [0, 0, 1, 0, 1, 0, 32, 32]);
        assert_eq!(&ico[14..22], [7, 0, 0, 0, 22, 0, 0, 0]);
        assert_eq!(&ico[22..], b"picture");
    }
}
