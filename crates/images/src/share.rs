//! Pictures that other sites show for a page: its title and the logo on the free third of a photograph. Pure: what is drawn
//! depends on the arguments alone, and no font of the system is ever used.

use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use resvg::tiny_skia::{IntSize, Pixmap, Transform};
use resvg::usvg::Options;
use resvg::usvg::fontdb::{Database, Source};

use crate::drawing::{options, parse};
use crate::error::ImageError;
use crate::modifiers::{Fit, Format, Modifiers};
use crate::pixels::Pixels;

/// The size that all networks take, in pixels.
pub const WIDTH: u16 = 1200;
pub const HEIGHT: u16 = 630;

/// How the photograph below is asked for.
pub(crate) const MODIFIERS: Modifiers = Modifiers {
    width: Some(WIDTH),
    height: Some(HEIGHT),
    fit: Fit::Cover,
    format: Format::Jpeg,
    quality: Some(85),
    blur: 0,
    gamma: crate::modifiers::Gamma(100),
};

/// What drawing takes at its worst moment: the picture with alpha, and once more as it is handed on.
pub(crate) const MEMORY_BYTES: u64 = WIDTH as u64 * HEIGHT as u64 * (4 + 3);

/// Raised when the same card gives another picture than before.
const VERSION: u32 = 1;

/// The column of logo and title: the left third of the picture, less a margin.
const LEFT: f32 = 60.0;
const COLUMN: f32 = 340.0;

const LOGO_TOP: f32 = 60.0;
const LOGO_HEIGHT: f32 = 54.0;

/// Where the title may stand, from its first ascender to its last descender.
const TITLE_TOP: f32 = 170.0;
const TITLE_BOTTOM: f32 = 570.0;

/// Titles begin at the largest size and shrink until they fit; a smaller one than the last would be no title.
const LARGEST: u16 = 68;
const SMALLEST: u16 = 12;
const MOST_LINES: usize = 5;
const LINE_HEIGHT: f32 = 1.12;
/// In parts of the size, as on the pages.
const LETTER_SPACING: f32 = -0.02;

/// The fonts of titles. They are read when the first picture is drawn, so that a start does not wait for them.
pub struct Typeface {
    files: Vec<Bytes>,
    version: String,
    database: OnceLock<Arc<Database>>,
}

impl Typeface {
    /// Fonts of one family, the one with most letters first.
    pub fn new(files: Vec<Bytes>) -> Self {
        let mut hasher = blake3::Hasher::new();
        for file in &files {
            hasher.update(file);
        }
        Typeface {
            version: hasher.finalize().to_hex()[..16].to_owned(),
            files,
            database: OnceLock::new(),
        }
    }

    fn database(&self) -> &Arc<Database> {
        self.database.get_or_init(|| {
            let mut database = Database::new();
            for file in &self.files {
                database.load_font_source(Source::Binary(Arc::new(file.clone())));
            }
            Arc::new(database)
        })
    }

    fn options(&self) -> Options<'static> {
        let database = self.database();
        let family = database.faces().next().and_then(|face| face.families.first());
        Options {
            font_family: family.map(|(name, _)| name.clone()).unwrap_or_default(),
            fontdb: Arc::clone(database),
            ..options()
        }
    }
}

/// What is drawn on the photograph.
pub struct Card {
    pub title: String,
    /// As SVG.
    pub logo: Arc<str>,
    /// The colour of the title: `#14403a`.
    pub ink: Arc<str>,
    pub typeface: Arc<Typeface>,
}

impl Card {
    /// Another one for another picture on the same photograph.
    pub fn revision(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&VERSION.to_le_bytes());
        for part in [&self.title, &*self.logo, &*self.ink, &*self.typeface.version] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }

    /// Draws the card on a photograph of its size.
    pub(crate) fn draw_on(&self, photograph: &Pixels) -> Result<Pixels, ImageError> {
        let size = IntSize::from_wh(photograph.width, photograph.height)
            .ok_or_else(|| ImageError::failed("a photograph has pixels"))?;
        let opaque = photograph.clone().flattened(u8::MAX);
        let with_alpha: Vec<u8> = opaque
            .data
            .chunks_exact(3)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2], u8::MAX])
            .collect();
        let mut canvas =
            Pixmap::from_vec(with_alpha, size).ok_or_else(|| ImageError::failed("four bytes make a pixel"))?;

        let logo = parse(&self.logo, &options()).map_err(ImageError::failed)?;
        let scale = (LOGO_HEIGHT / logo.size().height()).min(COLUMN / logo.size().width());
        let place = Transform::from_scale(scale, scale).post_translate(LEFT, LOGO_TOP);
        resvg::render(&logo, place, &mut canvas.as_mut());

        let title = self.title_drawing()?;
        let title = parse(&title, &self.typeface.options()).map_err(ImageError::failed)?;
        resvg::render(&title, Transform::identity(), &mut canvas.as_mut());

        let rgb = canvas
            .data()
            .chunks_exact(4)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Ok(Pixels {
            has_alpha: false,
            data: rgb.collect(),
            ..opaque
        })
    }

    fn title_drawing(&self) -> Result<String, ImageError> {
        let words: Vec<&str> = self.title.split(' ').filter(|word| !word.is_empty()).collect();
        let Title { size, lines } = set(&words, &self.measure(&words)?);
        let line_height = size * LINE_HEIGHT;
        // In the middle of its place, so that one line does not hang under the logo. An ascender is three quarters of the size.
        let count = f32::from(u16::try_from(lines.len()).unwrap_or(u16::MAX));
        let free = (TITLE_BOTTOM - TITLE_TOP - count * line_height).max(0.0);
        let first = TITLE_TOP + free / 2.0 + size * 0.85;
        let mut svg = svg_head();
        let mut baseline = first;
        for line in lines {
            svg.push_str(&text_element(&line, LEFT, baseline, size, &self.ink));
            baseline += line_height;
        }
        svg.push_str("</svg>");
        Ok(svg)
    }

    /// Widths of words, and last of a space, in parts of the size.
    fn measure(&self, words: &[&str]) -> Result<Vec<f32>, ImageError> {
        const SIZE: f32 = 100.0;
        let mut svg = svg_head();
        // The last two tell how wide a space is, which alone has no box.
        let measured: Vec<&str> = words.iter().copied().chain(["nn", "n n"]).collect();
        for (number, text) in measured.iter().enumerate() {
            write!(
                svg,
                "<g id=\"{number}\">{}</g>",
                text_element(text, 0.0, 0.0, SIZE, "#000")
            )
            .expect("writing to a string does not fail");
        }
        svg.push_str("</svg>");
        let tree = parse(&svg, &self.typeface.options()).map_err(ImageError::failed)?;
        // What has no box has no width either.
        let width = |number: usize| {
            let node = tree.node_by_id(&number.to_string());
            node.map_or(0.0, |node| node.bounding_box().width() / SIZE)
        };
        let space = width(words.len() + 1) - width(words.len());
        Ok((0..words.len()).map(width).chain([space]).collect())
    }
}

/// A title in lines.
struct Title {
    size: f32,
    lines: Vec<String>,
}

/// The largest size at which all words stand in the column in few lines. `widths` are those of the words and of a space.
fn set(words: &[&str], widths: &[f32]) -> Title {
    let fitting = (SMALLEST..=LARGEST).rev().map(f32::from).find_map(|size| {
        let lines = wrap(widths, COLUMN / size)?;
        let is_low = f32::from(u16::try_from(lines.len()).ok()?) * size * LINE_HEIGHT <= TITLE_BOTTOM - TITLE_TOP;
        (lines.len() <= MOST_LINES && is_low).then_some((size, lines))
    });
    let (size, lines) = fitting.unwrap_or_else(|| (f32::from(SMALLEST), vec![words.len()]));
    let counts = even(widths, COLUMN / size, lines.len()).unwrap_or(lines);
    let mut rest = words;
    let lines = counts.into_iter().map(|count| {
        let (line, others) = rest.split_at(count);
        rest = others;
        line.join(" ")
    });
    Title {
        size,
        lines: lines.collect(),
    }
}

/// How many words stand in each line of this width; none if a word is wider.
fn wrap(widths: &[f32], column: f32) -> Option<Vec<usize>> {
    let (space, words) = widths.split_last()?;
    let mut lines: Vec<usize> = Vec::new();
    let mut used = 0.0;
    for word in words {
        if *word > column {
            return None;
        }
        match lines.last_mut() {
            Some(line) if used + space + word <= column => {
                *line += 1;
                used += space + word;
            }
            _ => {
                lines.push(1);
                used = *word;
            }
        }
    }
    Some(lines)
}

/// As many lines, as even as they can be: the squares of what is left free at their ends add up to the least.
fn even(widths: &[f32], column: f32, lines: usize) -> Option<Vec<usize>> {
    let (space, words) = widths.split_last()?;
    // The best way to set the first so many words, after each line.
    let mut best: Vec<Option<(f32, Vec<usize>)>> = vec![None; words.len() + 1];
    best[0] = Some((0.0, Vec::new()));
    for _ in 0..lines {
        let mut longer = vec![None; words.len() + 1];
        for (start, set) in best.iter().enumerate() {
            let Some((cost, counts)) = set else { continue };
            let mut used = -space;
            for (offset, word) in words[start..].iter().enumerate() {
                used += space + word;
                if used > column {
                    break;
                }
                let cost = cost + (column - used).powi(2);
                let place: &mut Option<(f32, Vec<usize>)> = &mut longer[start + offset + 1];
                if place.as_ref().is_none_or(|(least, _)| cost < *least) {
                    *place = Some((cost, [counts.as_slice(), &[offset + 1]].concat()));
                }
            }
        }
        best = longer;
    }
    best.pop()?.map(|(_, counts)| counts)
}

fn svg_head() -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">")
}

fn text_element(text: &str, x: f32, y: f32, size: f32, fill: &str) -> String {
    let spacing = size * LETTER_SPACING;
    let mut element =
        format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" letter-spacing=\"{spacing}\" fill=\"{fill}\">");
    for sign in text.chars() {
        let written = match sign {
            '&' => element.write_str("&amp;"),
            '<' => element.write_str("&lt;"),
            sign => element.write_char(sign),
        };
        written.expect("writing to a string does not fail");
    }
    element + "</text>"
}

#[cfg(test)]
mod tests {
    use super::{COLUMN, LARGEST, MOST_LINES, even, set, wrap};

    /// As if every letter were half as wide as the size.
    fn widths(words: &[&str]) -> Vec<f32> {
        let letters = |word: &&str| f32::from(u8::try_from(word.chars().count()).expect("short words")) / 2.0;
        words.iter().map(letters).chain([0.25]).collect()
    }

    fn lines(title: &str) -> (f32, Vec<String>) {
        let words: Vec<&str> = title.split(' ').collect();
        let title = set(&words, &widths(&words));
        (title.size, title.lines)
    }

    #[test]
    fn a_short_title_is_large_and_stays_whole() {
        assert_eq!(lines("Danke"), (f32::from(LARGEST), vec!["Danke".to_owned()]));
    }

    #[test]
    fn long_titles_shrink_until_they_fit() {
        let title = "Neljäntoista päivän peruuttamisoikeus kuluttajakaupassa ja verkkokaupan yleiset sopimusehdot";
        let (size, lines) = lines(title);
        assert!(lines.len() <= MOST_LINES && size < 40.0, "{size} {lines:?}");
        assert_eq!(lines.join(" "), title, "nothing is cut");
        for line in &lines {
            let width = widths(&[line.as_str()])[0] * size;
            assert!(width <= COLUMN, "{line}: {width}");
        }
    }

    #[test]
    fn lines_are_even() {
        let words = ["aaaa", "aaaa", "aaaa", "a"];
        let widths = widths(&words);
        let greedy = wrap(&widths, 7.0).expect("words fit");
        assert_eq!(greedy, [3, 1]);
        assert_eq!(even(&widths, 7.0, 2), Some(vec![2, 2]));
    }

    #[test]
    fn a_word_that_no_size_holds_is_still_drawn() {
        let word = "w".repeat(200);
        assert_eq!(lines(&word).1, [word]);
    }
}
