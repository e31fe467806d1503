//! Sets the page that a book begins with: its title on a coloured ground, as large as it fits.

use crate::document::Span;
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::lines;
use crate::prepare::in_one_line;
use crate::strip::{Element, Entry, Ink, SpanNodes, line_ink};
use crate::structure::{Kind, Structure};
use crate::style::{
    APRICOT, COVER_LINE, COVER_SUBTITLE, COVER_TITLE, MARGIN, PAGE_HEIGHT, PAGE_WIDTH, PINE, Style, TEXT_WIDTH,
};

/// Where the title begins: in the upper third.
const TOP: f32 = 0.28 * PAGE_HEIGHT;
const BOTTOM: f32 = PAGE_HEIGHT - MARGIN;

/// A wider line would be hard to read at this size.
const COLUMN: f32 = 0.86 * TEXT_WIDTH;

const BAR_WIDTH: f32 = 44.0;
const BAR_HEIGHT: f32 = 4.0;
const BAR_GAP: f32 = 22.0;
const GAP: f32 = 16.0;

/// In parts of the size that is meant.
const SCALES: [f32; 4] = [1.0, 0.75, 0.55, 0.4];

pub(crate) fn set(
    title: &str,
    subtitle: &str,
    line: &str,
    faces: &Faces,
    structure: &mut Structure,
) -> Result<Element, DocumentError> {
    let height = |text: &str, style: Style| -> f32 {
        let lines = lines::set(&[Span::plain(text)], style, COLUMN, faces);
        lines.iter().map(|_| style.line_height).sum()
    };
    let foot = BOTTOM - height(line, COVER_LINE);
    let scaled = |style: Style, scale: f32| style.sized(style.size * scale, style.line_height * scale);
    let (title_style, subtitle_style) = SCALES
        .into_iter()
        .map(|scale| (scaled(COVER_TITLE, scale), scaled(COVER_SUBTITLE, scale.max(0.6))))
        .find(|(title_style, subtitle_style)| {
            TOP + height(title, *title_style) + GAP + height(subtitle, *subtitle_style) + GAP <= foot
        })
        .ok_or(DocumentError::CoverTooLong)?;

    let mut ink = vec![
        Ink::Area {
            x: 0.0,
            y: 0.0,
            width: PAGE_WIDTH,
            height: PAGE_HEIGHT,
            colour: PINE,
        },
        Ink::Area {
            x: MARGIN,
            y: TOP - BAR_GAP - BAR_HEIGHT,
            width: BAR_WIDTH,
            height: BAR_HEIGHT,
            colour: APRICOT,
        },
    ];
    let mut add = |text: &str, style: Style, top: f32, kind: Kind| {
        let spans = [Span::plain(text)];
        let node = structure.add(Structure::ROOT, kind);
        let nodes = SpanNodes::add(structure, node, &spans);
        let mut top = top;
        for line in lines::set(&spans, style, COLUMN, faces) {
            ink.extend(line_ink(line, MARGIN, top, style, &nodes, faces));
            top += style.line_height;
        }
        top
    };
    let below = add(title, title_style, TOP, Kind::Title);
    add(subtitle, subtitle_style, below + GAP, Kind::Paragraph);
    add(line, COVER_LINE, foot, Kind::Paragraph);
    let entry = Entry {
        level: 1,
        text: in_one_line(title),
    };
    Ok(Element::Cover { ink, entry })
}
