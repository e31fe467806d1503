//! Sets the pages on a coloured ground that a book and its chapters begin with, their titles as large as they fit.

use std::num::NonZeroU16;
use std::rc::Rc;

use crate::document::{Drawing, Span};
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::lines;
use crate::prepare::in_one_line;
use crate::strip::{Element, Entry, Ink, SpanNodes, line_ink};
use crate::structure::{Kind, Structure};
use crate::style::{
    APRICOT, COVER_LINE, COVER_SUBTITLE, COVER_TITLE, Colour, FOOT, Frame, OPENING_TEXT, OPENING_TITLE, PINE, Paper,
    SAGE, Style,
};

/// Where the title begins, in parts of the page: in the upper third, or at its top if a drawing fills the foot.
const TOP: f32 = 0.28;
const TOP_OVER_DRAWING: f32 = 0.12;

/// A wider line would be hard to read at this size.
const TEXT_PART: f32 = 0.86;

const BAR_WIDTH: f32 = 44.0;
const BAR_HEIGHT: f32 = 4.0;
const BAR_GAP: f32 = 22.0;
const GAP: f32 = 16.0;

/// In parts of the size that is meant.
const SCALES: [f32; 4] = [1.0, 0.75, 0.55, 0.4];

/// What all pages of a document on a coloured ground have in common.
pub(crate) struct Covers<'a> {
    pub(crate) paper: Paper,
    pub(crate) faces: &'a Faces<'a>,
    pub(crate) structure: &'a mut Structure,
}

/// A title with something below it.
struct Heads<'a> {
    title: (&'a str, Style, Kind),
    text: (&'a str, Style),
    top: f32,
    /// Where both must end. The first that can be kept counts: better small than over a drawing, better over a drawing than not
    /// at all.
    bottoms: Vec<f32>,
}

impl Covers<'_> {
    pub(crate) fn cover(
        &mut self,
        title: &str,
        subtitle: &str,
        line: &str,
        drawing: Option<&Drawing>,
    ) -> Result<Element, DocumentError> {
        let paper = self.paper;
        let mut ink = self.ground(PINE);
        let line_style = scaled(COVER_LINE, paper.cover_scale);
        let line_height = self.height(line, line_style);
        let drawing = drawing.filter(|drawing| drawing.width > 0.0);
        let (top, foot, above_drawing) = match drawing {
            None => (TOP, paper.height - paper.margin - line_height, None),
            Some(drawing) => {
                let scale = paper.width / drawing.width;
                let y = paper.height - drawing.height * scale;
                ink.push(Ink::Drawing {
                    y,
                    scale,
                    drawing: Rc::new(drawing.clone()),
                });
                (TOP_OVER_DRAWING, paper.height - FOOT - line_height, Some(y))
            }
        };
        self.add_heads(
            &mut ink,
            Heads {
                title: (title, COVER_TITLE, Kind::Title),
                text: (subtitle, COVER_SUBTITLE),
                top: top * paper.height,
                bottoms: above_drawing.into_iter().chain([foot - GAP]).collect(),
            },
        )?;
        self.add_text(&mut ink, line, line_style, foot, Kind::Paragraph);
        Ok(element(ink, title))
    }

    pub(crate) fn opening(&mut self, title: &str, text: &str) -> Result<Element, DocumentError> {
        let mut ink = self.ground(SAGE);
        let heading = Kind::Heading {
            level: NonZeroU16::MIN,
            text: in_one_line(title),
        };
        self.add_heads(
            &mut ink,
            Heads {
                title: (title, OPENING_TITLE, heading),
                text: (text, OPENING_TEXT),
                top: TOP * self.paper.height,
                bottoms: vec![self.paper.height - self.paper.margin],
            },
        )?;
        Ok(element(ink, title))
    }

    fn frame(&self) -> Frame {
        let Frame { x, width } = self.paper.frame();
        Frame {
            x,
            width: TEXT_PART * width,
        }
    }

    fn ground(&self, colour: Colour) -> Vec<Ink> {
        vec![Ink::Area {
            x: 0.0,
            y: 0.0,
            width: self.paper.width,
            height: self.paper.height,
            colour,
        }]
    }

    fn height(&self, text: &str, style: Style) -> f32 {
        let lines = lines::set(&[Span::plain(text)], style, self.frame().width, self.faces);
        lines.iter().map(|_| style.line_height).sum()
    }

    /// A bar, the title, and what stands below it.
    fn add_heads(&mut self, ink: &mut Vec<Ink>, heads: Heads) -> Result<(), DocumentError> {
        let Heads { top, bottoms, .. } = heads;
        let (title, title_style, kind) = heads.title;
        let (text, text_style) = heads.text;
        let meant = self.paper.cover_scale;
        let styles = SCALES.map(|scale| {
            let text_scale = meant * scale.max(0.6);
            (scaled(title_style, meant * scale), scaled(text_style, text_scale))
        });
        let ends = styles.map(|(title_style, text_style)| {
            top + self.height(title, title_style) + GAP + self.height(text, text_style)
        });
        let fitting = bottoms
            .into_iter()
            .find_map(|bottom| ends.iter().position(|end| *end <= bottom));
        let (title_style, text_style) = styles[fitting.ok_or(DocumentError::CoverTooLong)?];
        ink.push(Ink::Area {
            x: self.paper.margin,
            y: top - BAR_GAP - BAR_HEIGHT,
            width: BAR_WIDTH,
            height: BAR_HEIGHT,
            colour: APRICOT,
        });
        let below = self.add_text(ink, title, title_style, top, kind);
        self.add_text(ink, text, text_style, below + GAP, Kind::Paragraph);
        Ok(())
    }

    /// Returns where the text ends.
    fn add_text(&mut self, ink: &mut Vec<Ink>, text: &str, style: Style, top: f32, kind: Kind) -> f32 {
        let frame = self.frame();
        let spans = [Span::plain(text)];
        let node = self.structure.add(Structure::ROOT, kind);
        let nodes = SpanNodes::add(self.structure, node, &spans);
        let mut top = top;
        for line in lines::set(&spans, style, frame.width, self.faces) {
            ink.extend(line_ink(line, frame.x, top, style, &nodes, self.faces));
            top += style.line_height;
        }
        top
    }
}

fn element(ink: Vec<Ink>, title: &str) -> Element {
    let text = in_one_line(title);
    let entry = (!text.is_empty()).then_some(Entry { level: 1, text });
    Element::Cover { ink, entry }
}

fn scaled(style: Style, scale: f32) -> Style {
    style.sized(style.size * scale, style.line_height * scale)
}
