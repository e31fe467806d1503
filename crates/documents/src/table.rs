//! Sets tables: columns by their shares, each row as strips of one line, so that even a row that is longer than a page can go
//! on over the next.

use crate::document::{Align, Column, Row, Span};
use crate::faces::Faces;
use crate::lines::{self, Line};
use crate::strip::{Glue, Ink, SpanNodes, Strip, line_ink};
use crate::structure::{Kind, NodeId, Structure};
use crate::style::{self, Colour, Frame, LINE, PINE, Style};

/// Between two columns.
const GUTTER: f32 = 12.0;
const PADDING: f32 = 4.0;
/// Above and below a table.
const ROOM: f32 = 10.0;

/// A higher header would leave too little of each page, so it stands above the first row alone.
const HIGHEST_REPEATED: f32 = 150.0;

/// What a column gets at least, as a part of all shares: one over this.
const LEAST_SHARE: f32 = 20.0;

pub(crate) struct Table {
    pub(crate) header: Vec<Strip>,
    pub(crate) rows: Vec<Strip>,
}

impl Table {
    pub(crate) fn is_header_repeated(&self) -> bool {
        self.header.iter().map(|strip| strip.height).sum::<f32>() <= HIGHEST_REPEATED
    }
}

/// Where the text of a column stands.
struct Place {
    x: f32,
    width: f32,
    align: Align,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Header,
    Plain,
    Strong,
}

impl RowKind {
    fn style(self) -> Style {
        match self {
            RowKind::Header => style::HEADER_CELL,
            RowKind::Plain => style::CELL,
            RowKind::Strong => style::CELL.strong(),
        }
    }

    fn cell(self) -> Kind {
        match self {
            RowKind::Header => Kind::HeaderCell,
            RowKind::Plain | RowKind::Strong => Kind::Cell,
        }
    }

    /// The height and the colour of the rule below.
    fn rule(self) -> (f32, Colour) {
        match self {
            RowKind::Header => (0.9, PINE),
            RowKind::Plain | RowKind::Strong => (0.5, LINE),
        }
    }
}

pub(crate) fn set(
    columns: &[Column],
    header: Option<&[String]>,
    rows: &[Row],
    frame: Frame,
    faces: &Faces,
    structure: &mut Structure,
) -> Table {
    let places = places(columns, frame);
    let table = structure.add(Structure::ROOT, Kind::Table);
    let mut setting = Setting {
        frame,
        places: &places,
        faces,
        structure,
    };
    let mut header = header.map_or_else(Vec::new, |cells| {
        let head = setting.structure.add(table, Kind::TableHead);
        setting.row(head, cells, RowKind::Header)
    });
    let body = setting.structure.add(table, Kind::TableBody);
    let mut body_strips: Vec<Strip> = Vec::new();
    for row in rows {
        let kind = if row.is_strong { RowKind::Strong } else { RowKind::Plain };
        if row.is_strong
            && let Some(above) = body_strips.last_mut()
        {
            above.glue = Glue::Firm;
        }
        body_strips.extend(setting.row(body, &row.cells, kind));
    }
    if let Some(last) = header.last_mut().filter(|_| !rows.is_empty()) {
        last.glue = Glue::Firm;
    }
    if let Some(first) = header.first_mut().or(body_strips.first_mut()) {
        first.before = ROOM;
    }
    if let Some(last) = body_strips.last_mut().or(header.last_mut()) {
        last.after = ROOM;
    }
    Table {
        header,
        rows: body_strips,
    }
}

struct Setting<'a> {
    frame: Frame,
    places: &'a [Place],
    faces: &'a Faces<'a>,
    structure: &'a mut Structure,
}

impl Setting<'_> {
    fn row(&mut self, parent: NodeId, cells: &[String], kind: RowKind) -> Vec<Strip> {
        let row = self.structure.add(parent, Kind::Row);
        let style = kind.style();
        let mut columns: Vec<(std::vec::IntoIter<Line>, SpanNodes, Style)> = Vec::with_capacity(cells.len());
        let mut count = 1;
        for (cell, place) in cells.iter().zip(self.places) {
            let node = self.structure.add(row, kind.cell());
            let style = if place.align == Align::End {
                style.tabular()
            } else {
                style
            };
            let spans = [Span::plain(cell.as_str())];
            let lines = lines::set(&spans, style, place.width, self.faces);
            count = count.max(lines.len());
            let nodes = SpanNodes::add(self.structure, node, &spans);
            columns.push((lines.into_iter(), nodes, style));
        }
        let mut strips = Vec::with_capacity(count);
        for index in 0..count {
            let is_last = index + 1 == count;
            let top = if index == 0 { PADDING } else { 0.0 };
            let mut height = top + style.line_height;
            let mut ink = Vec::new();
            for ((lines, nodes, style), place) in columns.iter_mut().zip(self.places) {
                if let Some(line) = lines.next() {
                    let x = place.start_of(&line);
                    ink.extend(line_ink(line, x, top, *style, nodes, self.faces));
                }
            }
            if is_last {
                height += PADDING;
                let (rule_height, colour) = kind.rule();
                ink.push(Ink::Area {
                    x: self.frame.x,
                    y: height,
                    width: self.frame.width,
                    height: rule_height,
                    colour,
                });
                height += rule_height;
            }
            strips.push(Strip {
                height,
                ink,
                glue: if is_last { Glue::None } else { Glue::Firm },
                ..Strip::default()
            });
        }
        strips
    }
}

impl Place {
    fn start_of(&self, line: &Line) -> f32 {
        let free = (self.width - line.width).max(0.0);
        self.x
            + match self.align {
                Align::Start => 0.0,
                Align::Center => free / 2.0,
                Align::End => free,
            }
    }
}

/// Columns share the whole width; text of the outer ones reaches its edges.
fn places(columns: &[Column], frame: Frame) -> Vec<Place> {
    let all: f32 = columns
        .iter()
        .map(|column| f32::from(column.share))
        .sum::<f32>()
        .max(1.0);
    let share = |column: &Column| f32::from(column.share).max(all / LEAST_SHARE);
    let shares: f32 = columns.iter().map(share).sum();
    let mut x = frame.x;
    columns
        .iter()
        .enumerate()
        .map(|(index, column)| {
            let width = frame.width * share(column) / shares;
            let left = if index == 0 { 0.0 } else { GUTTER / 2.0 };
            let right = if index + 1 == columns.len() { 0.0 } else { GUTTER / 2.0 };
            let place = Place {
                x: x + left,
                width: width - left - right,
                align: column.align,
            };
            x += width;
            place
        })
        .collect()
}
