//! Makes strips of blocks, one after the other, as if the page had no end.

use std::mem;
use std::num::NonZeroU16;

use crate::contents;
use crate::cover::Covers;
use crate::document::{Block, Mark, Span};
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::lines;
use crate::pages::PlacedEntry;
use crate::prepare::in_one_line;
use crate::strip::{Element, Entry, Glue, Ink, SpanNodes, Strip, line_ink, line_strips};
use crate::structure::{Kind, NodeId, Structure};
use crate::style::{self, CREAM, FERN, Frame, HEADINGS, LINE, Paper, Style};
use crate::table;

/// From the margin to the text of an item, unless its number is wider.
const ITEM_INDENT: f32 = 14.0;
const ITEM_GAP: f32 = 5.0;

const QUOTE_INDENT: f32 = 16.0;
const QUOTE_BAR: f32 = 2.5;

const SPACE_HEIGHT: f32 = 12.0;

const RULE_HEIGHT: f32 = 0.75;
const RULE_ROOM: f32 = 10.0;

/// Of two sides: the part of the width that the first takes with its ground, what its text keeps from the edges of that, and
/// the room above and below both.
const FIRST_SIDE: f32 = 0.36;
const SIDE_PADDING: f32 = 8.0;
const SIDE_GAP: f32 = 13.0;
const SIDE_ROOM: f32 = 10.0;

/// What a document is set on and with.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    pub(crate) paper: Paper,
    /// What a page has room for.
    pub(crate) page_height: f32,
    pub(crate) faces: &'a Faces<'a>,
    /// Where the headings stood when the document was last set.
    pub(crate) placed: &'a [PlacedEntry],
}

pub(crate) struct Flow<'a> {
    pub(crate) elements: Vec<Element>,
    /// Of tables: what is repeated on each of their pages.
    pub(crate) headers: Vec<Vec<Strip>>,
    pub(crate) structure: Structure,
    /// Whether something in it depends on where headings stand.
    pub(crate) names_pages: bool,
    setting: Setting<'a>,
    frame: Frame,
    open_list: Option<OpenList>,
    /// Of the last heading, for those who listen: no level is ever skipped.
    level: u16,
}

/// The list that the next item belongs to.
struct OpenList {
    node: NodeId,
    is_numbered: bool,
}

impl<'a> Flow<'a> {
    pub(crate) fn set(blocks: &[Block], setting: Setting<'a>) -> Result<Self, DocumentError> {
        let mut flow = Flow {
            elements: Vec::new(),
            headers: Vec::new(),
            structure: Structure::new(),
            names_pages: false,
            setting,
            frame: setting.paper.frame(),
            open_list: None,
            level: 0,
        };
        flow.add_all(blocks)?;
        Ok(flow)
    }

    fn add_all(&mut self, blocks: &[Block]) -> Result<(), DocumentError> {
        for block in blocks {
            if !matches!(block, Block::Item { .. }) {
                self.open_list = None;
            }
            match block {
                Block::Cover {
                    title,
                    subtitle,
                    line,
                    drawing,
                } => {
                    let cover = self.covers().cover(title, subtitle, line, drawing.as_ref())?;
                    self.elements.push(cover);
                }
                Block::Opening { title, text } => {
                    let opening = self.covers().opening(title, text)?;
                    self.level = 1;
                    self.elements.push(opening);
                }
                Block::Contents { depth } => self.add_contents(*depth),
                Block::Title(text) => self.add_heading(1, text, style::TITLE),
                Block::Heading { level, text } => {
                    let level = (*level).clamp(1, 3);
                    self.add_heading(level, text, HEADINGS[usize::from(level) - 1]);
                }
                Block::Paragraph(spans) => self.add_paragraph(spans, style::BODY),
                Block::Small(spans) => self.add_paragraph(spans, style::SMALL),
                Block::Item { mark, spans } => self.add_item(*mark, spans),
                Block::Quote(spans) => self.add_quote(spans),
                Block::Table { columns, header, rows } => {
                    let header = header.as_deref();
                    let table = table::set(
                        columns,
                        header,
                        rows,
                        self.frame,
                        self.setting.faces,
                        &mut self.structure,
                    );
                    self.add_table(table);
                }
                Block::Space => self.add_blank(),
                Block::Rule => self.add_rule(),
                Block::PageBreak => self.elements.push(Element::PageBreak),
                Block::Together(blocks) => self.add_together(blocks)?,
                Block::Sides { start, end } => self.add_sides(start, end)?,
            }
        }
        Ok(())
    }

    fn covers(&mut self) -> Covers<'_> {
        Covers {
            paper: self.setting.paper,
            faces: self.setting.faces,
            structure: &mut self.structure,
        }
    }

    /// What comes after it is known from the last time.
    fn add_contents(&mut self, depth: u8) {
        self.names_pages = true;
        let before = self.elements.iter().filter(|element| element.entry().is_some()).count();
        let after = self.setting.placed.iter().skip(before);
        let listed = after.filter(|placed| placed.entry.level <= u16::from(depth));
        let strips = contents::set(listed, self.frame, self.setting.faces, &mut self.structure);
        self.extend(strips);
    }

    /// Holds together and to what follows, and is an entry of the outline.
    fn add_heading(&mut self, level: u8, text: &str, style: Style) {
        if text.trim().is_empty() {
            return;
        }
        // Listeners would miss a level that is skipped, so a heading is at most one deeper than the last.
        let level = NonZeroU16::MIN.saturating_add(self.level.min(u16::from(level) - 1));
        self.level = level.get();
        let heading = Kind::Heading {
            level,
            text: in_one_line(text),
        };
        let node = self.structure.add(Structure::ROOT, heading);
        let mut strips = self.set_text(&[Span::plain(text)], 0.0, style, node);
        for strip in &mut strips {
            strip.glue = Glue::Firm;
        }
        if let Some(first) = strips.first_mut() {
            first.entry = Some(Entry {
                level: level.get(),
                text: in_one_line(text),
            });
        }
        self.extend(strips);
    }

    fn add_paragraph(&mut self, spans: &[Span], style: Style) {
        let node = self.structure.add(Structure::ROOT, Kind::Paragraph);
        let strips = self.set_text(spans, 0.0, style, node);
        self.extend(strips);
    }

    fn add_quote(&mut self, spans: &[Span]) {
        let quote = self.structure.add(Structure::ROOT, Kind::Quote);
        let node = self.structure.add(quote, Kind::Paragraph);
        let mut strips = self.set_text(spans, QUOTE_INDENT, style::QUOTE, node);
        for strip in &mut strips {
            strip.ink.push(Ink::Area {
                x: self.frame.x,
                y: 0.0,
                width: QUOTE_BAR,
                height: strip.height,
                colour: FERN,
            });
        }
        self.extend(strips);
    }

    fn add_item(&mut self, mark: Mark, spans: &[Span]) {
        let is_numbered = matches!(mark, Mark::Number(_));
        let kind = if is_numbered {
            Kind::NumberedList
        } else {
            Kind::BulletList
        };
        let list = match &self.open_list {
            Some(list) if list.is_numbered == is_numbered => list.node,
            _ => self.structure.add(Structure::ROOT, kind),
        };
        self.open_list = Some(OpenList {
            node: list,
            is_numbered,
        });
        let item = self.structure.add(list, Kind::Item);
        let label_node = self.structure.add(item, Kind::ItemLabel);
        let body_node = self.structure.add(item, Kind::ItemBody);

        let label = [Span::plain(match mark {
            Mark::Bullet => "•".to_owned(),
            Mark::Number(number) => format!("{number}."),
        })];
        let label_line = lines::set(&label, style::ITEM, self.frame.width, self.setting.faces).pop();
        let label_width = label_line.as_ref().map_or(0.0, |line| line.width);
        let indent = ITEM_INDENT.max(label_width + ITEM_GAP);
        let mut strips = self.set_text(spans, indent, style::ITEM, body_node);
        if let Some((first, line)) = strips.first_mut().zip(label_line) {
            let nodes = SpanNodes::add(&mut self.structure, label_node, &label);
            let ink = line_ink(line, self.frame.x, 0.0, style::ITEM, &nodes, self.setting.faces);
            // Before the text, as it is read.
            first.ink.splice(0..0, ink);
        }
        self.extend(strips);
    }

    fn add_table(&mut self, table: table::Table) {
        let header = self.headers.len();
        let is_repeated = !table.header.is_empty() && table.is_header_repeated();
        if is_repeated {
            self.headers.push(table.header.iter().map(repeated).collect());
        }
        let rows = table.rows.into_iter().map(|strip| Strip {
            header: is_repeated.then_some(header),
            ..strip
        });
        self.extend(table.header.into_iter().chain(rows).collect());
    }

    fn add_blank(&mut self) {
        let strip = Strip {
            height: SPACE_HEIGHT,
            is_blank: true,
            glue: self.passed_on_glue(),
            ..Strip::default()
        };
        self.elements.push(Element::Strip(strip));
    }

    fn add_rule(&mut self) {
        let strip = Strip {
            height: RULE_HEIGHT,
            before: RULE_ROOM,
            after: RULE_ROOM,
            ink: vec![Ink::Area {
                x: self.frame.x,
                y: 0.0,
                width: self.frame.width,
                height: RULE_HEIGHT,
                colour: LINE,
            }],
            glue: self.passed_on_glue(),
            ..Strip::default()
        };
        self.elements.push(Element::Strip(strip));
    }

    /// A heading holds to the text after it, also over a space or a rule.
    fn passed_on_glue(&self) -> Glue {
        match self.elements.last() {
            Some(Element::Strip(strip)) if strip.glue == Glue::Firm => Glue::Firm,
            _ => Glue::None,
        }
    }

    fn add_together(&mut self, blocks: &[Block]) -> Result<(), DocumentError> {
        let first = self.elements.len();
        self.add_all(blocks)?;
        self.open_list = None;
        if let Some((_, but_last)) = self.elements[first..].split_last_mut() {
            for element in but_last {
                if let Element::Strip(strip) = element {
                    strip.glue = strip.glue.max(Glue::Soft);
                }
            }
        }
        Ok(())
    }

    fn set_text(&mut self, spans: &[Span], indent: f32, style: Style, node: NodeId) -> Vec<Strip> {
        let frame = self.frame.indented(indent);
        let lines = lines::set(spans, style, frame.width, self.setting.faces);
        let nodes = SpanNodes::add(&mut self.structure, node, spans);
        line_strips(lines, frame, style, &nodes, self.setting.faces)
    }

    fn add_sides(&mut self, start: &[Block], end: &[Block]) -> Result<(), DocumentError> {
        let Frame { x, width } = self.frame;
        let ground = FIRST_SIDE * width;
        let first = self.set_within(
            start,
            Frame {
                x: x + SIDE_PADDING,
                width: ground - 2.0 * SIDE_PADDING,
            },
        )?;
        let second = self.set_within(end, self.frame.indented(ground + SIDE_GAP))?;
        let height = (first.height + 2.0 * SIDE_PADDING).max(second.height);
        if height > self.setting.page_height {
            self.extend(first.strips);
            self.extend(second.strips);
            return Ok(());
        }
        let mut ink = vec![Ink::Area {
            x,
            y: 0.0,
            width: ground,
            height,
            colour: CREAM,
        }];
        ink.extend(first.into_ink(SIDE_PADDING));
        ink.extend(second.into_ink(0.0));
        self.elements.push(Element::Strip(Strip {
            height,
            before: SIDE_ROOM,
            after: SIDE_ROOM,
            ink,
            ..Strip::default()
        }));
        Ok(())
    }

    fn set_within(&mut self, blocks: &[Block], frame: Frame) -> Result<Stack, DocumentError> {
        let outside = mem::take(&mut self.elements);
        let outer = mem::replace(&mut self.frame, frame);
        self.open_list = None;
        let set = self.add_all(blocks);
        self.open_list = None;
        self.frame = outer;
        let inside = mem::replace(&mut self.elements, outside);
        set.map(|()| Stack::new(inside.into_iter().filter_map(Element::into_strip).collect()))
    }

    fn extend(&mut self, strips: Vec<Strip>) {
        self.elements.extend(strips.into_iter().map(Element::Strip));
    }
}

/// What is set apart from a page, before it is known where it goes.
struct Stack {
    strips: Vec<Strip>,
    /// How far below the first each of them begins.
    tops: Vec<f32>,
    height: f32,
}

impl Stack {
    fn new(strips: Vec<Strip>) -> Self {
        let mut tops = Vec::with_capacity(strips.len());
        let mut height = 0.0;
        let mut after: Option<f32> = None;
        for strip in &strips {
            let top = height + after.map_or(0.0, |after| after.max(strip.before));
            tops.push(top);
            height = top + strip.height;
            after = Some(strip.after);
        }
        Stack { strips, tops, height }
    }

    fn into_ink(self, top: f32) -> impl Iterator<Item = Ink> {
        self.strips
            .into_iter()
            .zip(self.tops)
            .flat_map(move |(strip, own_top)| strip.ink.into_iter().map(move |ink| ink.lowered(top + own_top)))
    }
}

fn repeated(strip: &Strip) -> Strip {
    Strip {
        height: strip.height,
        ink: strip.ink.iter().map(Ink::repeated).collect(),
        ..Strip::default()
    }
}
