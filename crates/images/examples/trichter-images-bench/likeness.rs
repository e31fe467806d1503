//! How like a small picture is to its large one: SSIM of the luminance against a reference that the `image` crate decodes
//! and resizes. Transparency is laid on white first, on both sides.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use image::imageops::{FilterType, resize};
use image::{ImageReader, Luma, Rgb, Rgb32FImage, RgbaImage};

type Outcome<T> = Result<T, Box<dyn Error>>;
type Luminance = image::ImageBuffer<Luma<f32>, Vec<f32>>;

const WINDOW: u32 = 8;
const STEP: u32 = 2;

/// The ids of all masters: their file names without the ending.
pub(crate) fn ids(masters: &Path) -> Outcome<BTreeSet<String>> {
    Ok(files(masters)?.iter().filter_map(|file| stem(file)).collect())
}

/// One line of JSON for each result: its folder, id, width, SSIM and bytes.
pub(crate) fn compare(masters: &Path, widths: &[u32], results: &[&str]) -> Outcome<Vec<String>> {
    let mut lines = Vec::new();
    for master in files(masters)? {
        let id = stem(&master).ok_or("a master without a name")?;
        let full = on_white(&open(&master)?);
        for width in widths.iter().copied().filter(|width| *width <= full.width()) {
            let height = (f64::from(full.height()) * f64::from(width) / f64::from(full.width())).round();
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a picture's height"
            )]
            let reference = luminance(&resize(&full, width, height as u32, FilterType::Lanczos3));
            for folder in results {
                for file in files(Path::new(folder))? {
                    if stem(&file) == Some(format!("{id}-{width}")) {
                        let result = luminance(&on_white(&open(&file)?));
                        let (likeness, bytes) = (ssim(&reference, &result)?, fs::metadata(&file)?.len());
                        lines.push(format!(
                            "{{\"folder\":{folder:?},\"id\":{id:?},\"width\":{width},\"ssim\":{likeness:.5},\"bytes\":{bytes}}}"
                        ));
                    }
                }
            }
        }
    }
    Ok(lines)
}

fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    Ok(files)
}

fn stem(file: &Path) -> Option<String> {
    Some(file.file_stem()?.to_str()?.to_owned())
}

fn open(file: &Path) -> Outcome<RgbaImage> {
    Ok(ImageReader::open(file)?.with_guessed_format()?.decode()?.into_rgba8())
}

fn on_white(picture: &RgbaImage) -> Rgb32FImage {
    Rgb32FImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(f32::from);
        let alpha = alpha / 255.0;
        // The resizer wants values up to one.
        Rgb([red, green, blue].map(|value| value / 255.0 * alpha + 1.0 - alpha))
    })
}

fn luminance(picture: &Rgb32FImage) -> Luminance {
    Luminance::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue] = picture.get_pixel(x, y).0;
        Luma([255.0 * (0.299 * red + 0.587 * green + 0.114 * blue)])
    })
}

/// The mean structural similarity over windows of 8 × 8 pixels.
fn ssim(a: &Luminance, b: &Luminance) -> Outcome<f64> {
    if a.dimensions() != b.dimensions() {
        return Err(format!("sizes differ: {:?} and {:?}", a.dimensions(), b.dimensions()).into());
    }
    let (c1, c2) = ((0.01_f64 * 255.0).powi(2), (0.03_f64 * 255.0).powi(2));
    let count = f64::from(WINDOW * WINDOW);
    let (mut total, mut windows) = (0.0, 0.0);
    for top in (0..=a.height().saturating_sub(WINDOW)).step_by(STEP as usize) {
        for left in (0..=a.width().saturating_sub(WINDOW)).step_by(STEP as usize) {
            let (mut sa, mut sb, mut saa, mut sbb, mut sab) = (0.0, 0.0, 0.0, 0.0, 0.0);
            for y in top..(top + WINDOW).min(a.height()) {
                for x in left..(left + WINDOW).min(a.width()) {
                    let (va, vb) = (f64::from(a.get_pixel(x, y).0[0]), f64::from(b.get_pixel(x, y).0[0]));
                    sa += va;
                    sb += vb;
                    saa += va * va;
                    sbb += vb * vb;
                    sab += va * vb;
                }
            }
            let (ma, mb) = (sa / count, sb / count);
            let (vara, varb, cov) = (saa / count - ma * ma, sbb / count - mb * mb, sab / count - ma * mb);
            let alike = (2.0 * ma * mb + c1) * (2.0 * cov + c2);
            total += alike / ((ma * ma + mb * mb + c1) * (vara + varb + c2));
            windows += 1.0;
        }
    }
    Ok(total / windows)
}
