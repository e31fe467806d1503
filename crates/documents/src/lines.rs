//! Sets text in lines: as many words on each as fit, measured by what is drawn. A word that is wider than the line is parted
//! wherever the line ends, rather than run over its edge.

use krilla::text::{GlyphId, KrillaGlyph};

use crate::document::Span;
use crate::faces::{FaceId, Faces, ShapedGlyph};
use crate::prepare::{Break, prepare};
use crate::shape::{Glyph, STAND_IN, shape};
use crate::style::{Role, Style};

#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) runs: Vec<Run>,
    /// Without the space at its end.
    pub(crate) width: f32,
}

/// Letters that are drawn in one go.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) face: FaceId,
    /// Which of the spans it is part of.
    pub(crate) span: usize,
    /// From the start of the line.
    pub(crate) x: f32,
    /// Of what can be seen of it.
    pub(crate) width: f32,
    pub(crate) glyphs: Vec<KrillaGlyph>,
    /// What readers find when they search or copy.
    pub(crate) text: String,
    /// What is meant, where something else is drawn.
    pub(crate) stands_for: Option<String>,
}

/// Empty if there is nothing to see.
pub(crate) fn set(spans: &[Span], style: Style, width: f32, faces: &Faces) -> Vec<Line> {
    let prepared = prepare(spans);
    if prepared.text.trim().is_empty() {
        return Vec::new();
    }
    let glyphs = shape(&prepared, spans, style, faces);
    let hyphen_face = Faces::of_role(style.role);
    let setting = Setting {
        text: &prepared.text,
        size: style.size,
        offsets: offsets(&glyphs),
        glyphs: &glyphs,
        hyphen_face,
        hyphen: faces.shape(hyphen_face, false, [(0, '-')].into_iter()).pop(),
    };
    let stops = setting.stops(&prepared.breaks);
    let width = f64::from(width / style.size);
    let lines = setting.lines(&stops, width);
    if style.role == Role::Display && (2..=MOST_EVEN_LINES).contains(&lines.len()) {
        return setting.even_lines(&stops, width, lines);
    }
    lines
}

/// Longer headings are read as text.
const MOST_EVEN_LINES: usize = 4;

/// How closely the narrowest column is looked for: of 482 points eight halvings leave two.
const HALVINGS: usize = 8;

/// What setting a text needs to know about it. Widths are in parts of the size.
struct Setting<'a> {
    text: &'a str,
    size: f32,
    glyphs: &'a [Glyph],
    /// How wide all glyphs before each one are together. Twice as exact as one width: a text has up to a million.
    offsets: Vec<f64>,
    hyphen_face: FaceId,
    hyphen: Option<ShapedGlyph>,
}

/// A break, by the glyphs around it.
struct Stop {
    /// The first glyph of the next line.
    next: usize,
    /// The end of the last glyph before it that can be seen.
    seen: usize,
    is_forced: bool,
    is_hyphenated: bool,
}

impl Setting<'_> {
    fn stops(&self, breaks: &[Break]) -> Vec<Stop> {
        let mut next = 0;
        let mut seen = 0;
        let mut stops = Vec::with_capacity(breaks.len());
        for found in breaks {
            while let Some(glyph) = self.glyphs.get(next).filter(|glyph| glyph.text.start < found.at) {
                next += 1;
                if !self.is_space(glyph) {
                    seen = next;
                }
            }
            stops.push(Stop {
                next,
                seen,
                is_forced: found.is_forced,
                is_hyphenated: found.is_hyphenated,
            });
        }
        stops
    }

    fn lines(&self, stops: &[Stop], width: f64) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut start = 0;
        let mut fitting: Option<&Stop> = None;
        for stop in stops {
            // Each turn ends a line before this stop, until what is left up to it fits one.
            loop {
                let hyphen = self.hyphen.as_ref().filter(|_| stop.is_hyphenated);
                let hyphen_width = hyphen.map_or(0.0, |hyphen| f64::from(hyphen.advance));
                if self.width(start, stop.seen) + hyphen_width <= width {
                    break;
                }
                if let Some(fitted) = fitting.take() {
                    lines.push(self.line(start, fitted.next, fitted.is_hyphenated));
                    start = fitted.next;
                } else {
                    let end = self.end_within(start, stop.seen, width);
                    if end >= stop.seen {
                        break;
                    }
                    lines.push(self.line(start, end, false));
                    start = end;
                }
            }
            if stop.is_forced {
                lines.push(self.line(start, stop.next, false));
                start = stop.next;
                fitting = None;
            } else {
                fitting = Some(stop);
            }
        }
        lines
    }

    /// As many lines in the narrowest column that holds them: no heading ends in a lone word.
    fn even_lines(&self, stops: &[Stop], width: f64, mut lines: Vec<Line>) -> Vec<Line> {
        let starts = [0].into_iter().chain(stops.iter().map(|stop| stop.next));
        let words = starts.zip(stops).map(|(start, stop)| self.width(start, stop.seen));
        // No narrower than the widest word, or it would be parted.
        let mut too_narrow = words.fold(0.0, f64::max).min(width);
        let mut wide_enough = width;
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(too_narrow, wide_enough);
            let narrower = self.lines(stops, middle);
            if narrower.len() > lines.len() {
                too_narrow = middle;
            } else {
                wide_enough = middle;
                lines = narrower;
            }
        }
        lines
    }

    /// How far the glyphs go that fit, at least one, never through the middle of a letter.
    fn end_within(&self, start: usize, end: usize, width: f64) -> usize {
        let is_whole = |at: usize| at == end || self.glyphs[at].text.start != self.glyphs[at - 1].text.start;
        let fitting = (start + 1..end).take_while(|at| self.width(start, *at) <= width);
        fitting
            .filter(|at| is_whole(*at))
            .last()
            .or_else(|| (start + 1..=end).find(|at| is_whole(*at)))
            .unwrap_or(end)
    }

    fn width(&self, start: usize, end: usize) -> f64 {
        self.offsets[end.max(start)] - self.offsets[start]
    }

    fn line(&self, start: usize, end: usize, is_hyphenated: bool) -> Line {
        let mut runs: Vec<Run> = Vec::new();
        let mut x = 0.0;
        let of_one_run = |left: &Glyph, right: &Glyph| {
            (left.face, left.span, left.is_stand_in) == (right.face, right.span, right.is_stand_in)
        };
        for glyphs in self.glyphs[start..end].chunk_by(of_one_run) {
            let run = self.run(glyphs, x);
            x += self.advance(glyphs);
            runs.push(run);
        }
        if is_hyphenated && let Some(last) = self.glyphs[start..end].last() {
            runs.extend(self.hyphen(last, x));
        }
        // Space at the end is drawn, so that it can be found, but takes no room.
        let width = runs.iter().map(|run| run.x + run.width).fold(0.0, f32::max);
        Line { runs, width }
    }

    fn run(&self, glyphs: &[Glyph], x: f32) -> Run {
        let mut text = String::new();
        let mut meant = None;
        let mut drawn: Vec<KrillaGlyph> = Vec::with_capacity(glyphs.len());
        for (index, glyph) in glyphs.iter().enumerate() {
            let is_same_sign = index > 0 && glyphs[index - 1].text == glyph.text;
            let text_range = match drawn.last() {
                Some(previous) if is_same_sign => previous.text_range.clone(),
                _ => {
                    let from = text.len();
                    if glyph.is_stand_in {
                        text.push(STAND_IN);
                        meant
                            .get_or_insert_with(String::new)
                            .push_str(&self.text[glyph.text.clone()]);
                    } else {
                        text.extend(self.text[glyph.text.clone()].chars().map(as_found));
                    }
                    from..text.len()
                }
            };
            drawn.push(KrillaGlyph::new(
                GlyphId::new(glyph.id),
                glyph.advance,
                glyph.x_offset,
                glyph.y_offset,
                0.0,
                text_range,
                None,
            ));
        }
        let seen = glyphs
            .iter()
            .rposition(|glyph| !self.is_space(glyph))
            .map_or(0, |at| at + 1);
        Run {
            face: glyphs[0].face,
            span: glyphs[0].span,
            x,
            width: self.advance(&glyphs[..seen]),
            glyphs: drawn,
            text,
            stands_for: meant,
        }
    }

    /// Drawn as a hyphen and read as a soft one, so that a parted word is read as one.
    fn hyphen(&self, after: &Glyph, x: f32) -> Option<Run> {
        let hyphen = self.hyphen.as_ref()?;
        Some(Run {
            face: self.hyphen_face,
            span: after.span,
            x,
            width: hyphen.advance * self.size,
            glyphs: vec![KrillaGlyph::new(
                GlyphId::new(hyphen.id),
                hyphen.advance,
                hyphen.x_offset,
                hyphen.y_offset,
                0.0,
                0..1,
                None,
            )],
            text: "-".to_owned(),
            stands_for: Some("\u{ad}".to_owned()),
        })
    }

    /// In points.
    fn advance(&self, glyphs: &[Glyph]) -> f32 {
        glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * self.size
    }

    fn is_space(&self, glyph: &Glyph) -> bool {
        self.text[glyph.text.clone()].chars().all(char::is_whitespace)
    }
}

fn offsets(glyphs: &[Glyph]) -> Vec<f64> {
    let mut sum = 0.0;
    let mut offsets = vec![sum];
    for glyph in glyphs {
        sum += f64::from(glyph.advance);
        offsets.push(sum);
    }
    offsets
}

/// The plain form of spaces and hyphens: who searches for a word does not type the others.
fn as_found(sign: char) -> char {
    match sign {
        '\u{2010}' | '\u{2011}' => '-',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}
