//! Makes strips of blocks, one after the other, as if the page had no end.

use std::num::NonZeroU16;

use crate::cover;
use crate::document::{Block, Mark, Span};
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::lines;
use crate::prepare::in_one_line;
use crate::strip::{Element, Entry, Glue, Ink, SpanNodes, Strip, line_ink, line_strips};
use crate::structure::{Kind, NodeId, Structure};
use crate::style::{self, FERN, HEADINGS, LINE, MARGIN, Style, TEXT_WIDTH};
use crate::table;

/// From the margin to the text of an item, unless its number is wider.
const ITEM_INDENT: f32 = 18.0;
const ITEM_GAP: f32 = 5.0;

const QUOTE_INDENT: f32 = 16.0;
const QUOTE_BAR: f32 = 2.5;

const SPACE_HEIGHT: f32 = 12.0;

const RULE_HEIGHT: f32 = 0.75;
const RULE_ROOM: f32 = 10.0;

pub(crate) struct Flow<'a> {
    pub(crate) elements: Vec<Element>,
    /// Of tables: what is repeated on each of their pages.
    pub(crate) headers: Vec<Vec<Strip>>,
    pub(crate) structure: Structure,
    faces: &'a Faces<'a>,
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
    pub(crate) fn set(blocks: &[Block], faces: &'a Faces<'a>) -> Result<Self, DocumentError> {
        let mut flow = Flow {
            elements: Vec::new(),
            headers: Vec::new(),
            structure: Structure::new(),
            faces,
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
                Block::Cover { title, subtitle, line } => {
                    let cover = cover::set(title, subtitle, line, self.faces, &mut self.structure)?;
                    self.elements.push(cover);
                }
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
                    let table = table::set(columns, header.as_deref(), rows, self.faces, &mut self.structure);
                    self.add_table(table);
                }
                Block::Space => self.add_blank(),
                Block::Rule => self.add_rule(),
                Block::PageBreak => self.elements.push(Element::PageBreak),
                Block::Together(blocks) => self.add_together(blocks)?,
            }
        }
        Ok(())
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
                x: MARGIN,
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
        let label_line = lines::set(&label, style::ITEM, TEXT_WIDTH, self.faces).pop();
        let label_width = label_line.as_ref().map_or(0.0, |line| line.width);
        let indent = ITEM_INDENT.max(label_width + ITEM_GAP);
        let mut strips = self.set_text(spans, indent, style::ITEM, body_node);
        if let Some((first, line)) = strips.first_mut().zip(label_line) {
            let nodes = SpanNodes::add(&mut self.structure, label_node, &label);
            let ink = line_ink(line, MARGIN, 0.0, style::ITEM, &nodes, self.faces);
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
                x: MARGIN,
                y: 0.0,
                width: TEXT_WIDTH,
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
        let lines = lines::set(spans, style, TEXT_WIDTH - indent, self.faces);
        let nodes = SpanNodes::add(&mut self.structure, node, spans);
        line_strips(lines, indent, style, &nodes, self.faces)
    }

    fn extend(&mut self, strips: Vec<Strip>) {
        self.elements.extend(strips.into_iter().map(Element::Strip));
    }
}

fn repeated(strip: &Strip) -> Strip {
    Strip {
        height: strip.height,
        ink: strip.ink.iter().map(Ink::repeated).collect(),
        ..Strip::default()
    }
}
