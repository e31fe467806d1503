//! Sets the contents: a line for each heading, with the number of the page that it leads to.

use crate::document::Span;
use crate::faces::Faces;
use crate::lines;
use crate::pages::PlacedEntry;
use crate::strip::{Glue, Ink, SpanNodes, Strip, line_ink, line_strips};
use crate::structure::{Kind, NodeId, Structure, Target};
use crate::style::{CONTENTS, Frame, LINE, Style};

/// Of each level.
const INDENT: f32 = 12.0;
/// Kept free for the number.
const NUMBER_WIDTH: f32 = 36.0;
/// Of the line that leads the eye from a title to its number, and around it.
const LEADER_HEIGHT: f32 = 0.5;
const LEADER_GAP: f32 = 6.0;

pub(crate) fn set<'a>(
    entries: impl Iterator<Item = &'a PlacedEntry>,
    frame: Frame,
    faces: &Faces,
    structure: &mut Structure,
) -> Vec<Strip> {
    let contents = structure.add(Structure::ROOT, Kind::Contents);
    let mut strips = Vec::new();
    for entry in entries {
        strips.extend(entry_strips(entry, contents, frame, faces, structure));
    }
    strips
}

fn entry_strips(
    placed: &PlacedEntry,
    contents: NodeId,
    frame: Frame,
    faces: &Faces,
    structure: &mut Structure,
) -> Vec<Strip> {
    let depth = placed.entry.level - 1;
    let style = CONTENTS[usize::from(depth.min(1))];
    let frame = frame.indented(INDENT * f32::from(depth));
    let item = structure.add(contents, Kind::ContentsEntry);
    let target = Target::Place {
        page: placed.page,
        y: placed.y,
    };
    let link = structure.add_link(item, target, &placed.entry.text);
    let nodes = SpanNodes::quiet(link);

    let text = [Span::plain(placed.entry.text.as_str())];
    let lines = lines::set(&text, style, frame.width - NUMBER_WIDTH, faces);
    let text_width = lines.last().map_or(0.0, |line| line.width);
    let mut strips = line_strips(lines, frame, style, &nodes, faces);
    if let Some(last) = strips.last_mut() {
        let number = number_ink(placed.page + 1, frame, text_width, style, &nodes, faces);
        last.ink.extend(number);
    }
    if depth == 0 {
        // The first of what is below it stays with it.
        for strip in &mut strips {
            strip.glue = Glue::Firm;
        }
    }
    strips
}

fn number_ink(
    number: usize,
    frame: Frame,
    text_width: f32,
    style: Style,
    nodes: &SpanNodes,
    faces: &Faces,
) -> Vec<Ink> {
    let style = style.tabular();
    let mut ink = Vec::new();
    for line in lines::set(&[Span::plain(number.to_string())], style, NUMBER_WIDTH, faces) {
        let x = frame.x + frame.width - line.width;
        let leader_x = frame.x + text_width + LEADER_GAP;
        ink.push(Ink::Area {
            x: leader_x,
            y: faces.baseline(style.role, style.size, style.line_height) - LEADER_HEIGHT,
            width: (x - LEADER_GAP - leader_x).max(0.0),
            height: LEADER_HEIGHT,
            colour: LINE,
        });
        ink.extend(line_ink(line, x, 0.0, style, nodes, faces));
    }
    ink
}
