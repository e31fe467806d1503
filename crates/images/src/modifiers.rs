//! The modifiers of a picture's address, in the manner of Cloudflare Images: `w=640,f=webp,q=80`.
//!
//! Every number is moved to a rung of a fixed ladder, so the variants of a master can be counted and nobody can make us
//! encode the same picture in a thousand sizes. The canonical text of what is left names the variant.

mod ladder;
#[cfg(test)]
mod tests;

use std::fmt;

pub use ladder::SIZES;
use ladder::{BLURS, GAMMAS, MAX_SIZE, QUALITY_STEP, snap_up};

/// The longest segment that is looked at: all eight modifiers in their long spelling fit twice.
const MAX_LENGTH: usize = 256;
const MAX_BLUR: u16 = 250;
const MAX_DPR: f32 = 4.0;
const MAX_GAMMA: f32 = 4.0;

/// What an address asks for, with every number on its ladder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    pub width: Option<u16>,
    pub height: Option<u16>,
    pub fit: Fit,
    pub format: Format,
    pub quality: Option<u8>,
    /// Standard deviation of the blur, in pixels of the result.
    pub blur: u16,
    /// Hundredths; 100 changes nothing.
    pub gamma: Gamma,
}

/// How a picture meets a box that has another shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fit {
    /// As large as fits into the box, never larger than the master.
    #[default]
    ScaleDown,
    /// As large as fits into the box.
    Contain,
    /// Fills the box, what hangs over is cut off on both sides.
    Cover,
    /// As `Cover`, but never larger than the master.
    Crop,
    /// As `Contain`, the rest of the box is filled: transparent, or white where the format knows no transparency.
    Pad,
}

/// The format that is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// The master's own.
    #[default]
    Keep,
    /// The best one the browser says it takes.
    Auto,
    Webp,
    Avif,
    Jpeg,
    Png,
    /// What every browser takes: JPEG, or PNG for a picture with transparency. Only `auto` leads here.
    Compatible,
}

/// An exposure factor in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gamma(pub u16);

impl Default for Gamma {
    fn default() -> Self {
        Gamma(100)
    }
}

/// A modifier that was refused; `modifier` is the part of the address as it was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("image modifier `{modifier}` {problem}")]
pub struct ModifierError {
    pub modifier: String,
    pub problem: ModifierProblem,
}

/// What is wrong with a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModifierProblem {
    #[error("is not known")]
    Unknown,
    #[error("is given twice")]
    Twice,
    #[error("has a value that is not understood")]
    Value,
    #[error("is outside the range {0} to {1}")]
    Range(u16, u16),
    #[error("makes the address too long")]
    Length,
}

impl Modifiers {
    /// Reads the segment of an address. An empty one asks for nothing.
    pub fn parse(segment: &str) -> Result<Self, ModifierError> {
        if segment.len() > MAX_LENGTH {
            let start = segment.chars().take(20).collect::<String>();
            return Err(refuse(&start, ModifierProblem::Length));
        }
        let mut asked = Asked::default();
        if !segment.is_empty() {
            for part in segment.split(',') {
                asked.read(part).map_err(|problem| refuse(part, problem))?;
            }
        }
        Ok(asked.snapped())
    }

    /// Whether the master is handed out as it is.
    pub fn is_identity(&self) -> bool {
        *self == Modifiers::default()
    }
}

/// The canonical text: fixed order, ladder values, defaults left out. It reads back as the same modifiers.
impl fmt::Display for Modifiers {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.width.map(|width| format!("w={width}")));
        parts.extend(self.height.map(|height| format!("h={height}")));
        if self.fit != Fit::default() {
            parts.push(format!("fit={}", self.fit.name()));
        }
        if self.format != Format::Keep {
            parts.push(format!("f={}", self.format.name()));
        }
        parts.extend(self.quality.map(|quality| format!("q={quality}")));
        if self.blur > 0 {
            parts.push(format!("blur={}", self.blur));
        }
        if self.gamma != Gamma::default() {
            parts.push(format!("gamma={}", f32::from(self.gamma.0) / 100.0));
        }
        out.write_str(&parts.join(","))
    }
}

impl Fit {
    const ALL: [Fit; 5] = [Fit::ScaleDown, Fit::Contain, Fit::Cover, Fit::Crop, Fit::Pad];

    fn name(self) -> &'static str {
        match self {
            Fit::ScaleDown => "scale-down",
            Fit::Contain => "contain",
            Fit::Cover => "cover",
            Fit::Crop => "crop",
            Fit::Pad => "pad",
        }
    }
}

impl Format {
    /// What an address can name.
    const NAMED: [Format; 5] = [Format::Auto, Format::Webp, Format::Avif, Format::Jpeg, Format::Png];

    fn name(self) -> &'static str {
        match self {
            Format::Keep => "keep",
            Format::Auto => "auto",
            Format::Webp => "webp",
            Format::Avif => "avif",
            Format::Jpeg => "jpeg",
            Format::Png => "png",
            Format::Compatible => "compatible",
        }
    }
}

fn refuse(modifier: &str, problem: ModifierProblem) -> ModifierError {
    ModifierError {
        modifier: modifier.to_owned(),
        problem,
    }
}

/// The modifiers as written, before the ladders.
#[derive(Default)]
struct Asked {
    width: Option<u16>,
    height: Option<u16>,
    format: Option<Format>,
    quality: Option<u16>,
    blur: Option<u16>,
    fit: Option<Fit>,
    dpr: Option<f32>,
    gamma: Option<f32>,
}

impl Asked {
    fn read(&mut self, part: &str) -> Result<(), ModifierProblem> {
        let (name, value) = part.split_once('=').ok_or(ModifierProblem::Unknown)?;
        match name {
            "w" | "width" => once(&mut self.width, whole(value, 1, MAX_SIZE)?),
            "h" | "height" => once(&mut self.height, whole(value, 1, MAX_SIZE)?),
            "f" | "format" => {
                let format = Format::NAMED.into_iter().find(|format| format.name() == value);
                once(&mut self.format, format.ok_or(ModifierProblem::Value)?)
            }
            "q" => once(&mut self.quality, whole(value, 1, 100)?),
            "blur" => once(&mut self.blur, whole(value, 0, MAX_BLUR)?),
            "fit" => {
                let fit = Fit::ALL.into_iter().find(|fit| fit.name() == value);
                once(&mut self.fit, fit.ok_or(ModifierProblem::Value)?)
            }
            "dpr" => once(&mut self.dpr, decimal(value, 1.0, MAX_DPR)?),
            "gamma" => once(&mut self.gamma, decimal(value, 0.0, MAX_GAMMA)?),
            _ => Err(ModifierProblem::Unknown),
        }
    }

    fn snapped(&self) -> Modifiers {
        let dpr = self.dpr.unwrap_or(1.0);
        let size = |asked: u16| snap_up(&SIZES, ceil_to_u16(f32::from(asked) * dpr));
        Modifiers {
            width: self.width.map(size),
            height: self.height.map(size),
            fit: self.fit.unwrap_or_default(),
            format: self.format.unwrap_or_default(),
            quality: self.quality.map(snap_quality),
            blur: self.blur.map_or(0, |blur| snap_up(&BLURS, blur)),
            // Zero is the filler of an address that asks for nothing.
            gamma: match self.gamma {
                None | Some(0.0) => Gamma::default(),
                Some(gamma) => Gamma(snap_up(&GAMMAS, ceil_to_u16(gamma * 100.0))),
            },
        }
    }
}

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), ModifierProblem> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(ModifierProblem::Twice),
    }
}

fn whole(value: &str, min: u16, max: u16) -> Result<u16, ModifierProblem> {
    if value.is_empty() || !value.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ModifierProblem::Value);
    }
    let number = value.parse::<u16>().ok();
    number
        .filter(|number| (min..=max).contains(number))
        .ok_or(ModifierProblem::Range(min, max))
}

/// A plain decimal: no sign, no exponent, no `inf`.
fn decimal(value: &str, min: f32, max: f32) -> Result<f32, ModifierProblem> {
    if !value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return Err(ModifierProblem::Value);
    }
    let number = value.parse::<f32>().map_err(|_| ModifierProblem::Value)?;
    if (min..=max).contains(&number) {
        Ok(number)
    } else {
        Err(ModifierProblem::Range(ceil_to_u16(min), ceil_to_u16(max)))
    }
}

fn snap_quality(quality: u16) -> u8 {
    let steps = (quality + QUALITY_STEP / 2) / QUALITY_STEP;
    u8::try_from(steps.max(1) * QUALITY_STEP).unwrap_or(100)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and every caller passes a small number that is not negative"
)]
fn ceil_to_u16(number: f32) -> u16 {
    // Products such as 0.29 × 100 = 29.000001 are meant to be whole.
    (number - 0.001).ceil() as u16
}
