//! Strips are what pages are filled with: a line of text, a line of a table's row, a rule. A strip is never parted.

use std::rc::Rc;

use crate::document::{Drawing, Span};
use crate::faces::Faces;
use crate::lines::{Line, Run};
use crate::structure::{NodeId, Structure, Target};
use crate::style::{Colour, Frame, PINE, Style};

pub(crate) enum Element {
    Strip(Strip),
    PageBreak,
    /// A page of its own, drawn from its corner.
    Cover {
        ink: Vec<Ink>,
        entry: Option<Entry>,
    },
}

impl Element {
    pub(crate) fn entry(&self) -> Option<&Entry> {
        match self {
            Element::Strip(strip) => strip.entry.as_ref(),
            Element::Cover { entry, .. } => entry.as_ref(),
            Element::PageBreak => None,
        }
    }

    pub(crate) fn into_strip(self) -> Option<Strip> {
        match self {
            Element::Strip(strip) => Some(strip),
            Element::PageBreak | Element::Cover { .. } => None,
        }
    }
}

/// As wide as the page.
#[derive(Default)]
pub(crate) struct Strip {
    pub(crate) height: f32,
    /// The least room to its neighbours; of two the larger counts.
    pub(crate) before: f32,
    pub(crate) after: f32,
    /// From its upper edge and the left edge of the page.
    pub(crate) ink: Vec<Ink>,
    pub(crate) glue: Glue,
    /// Which of the headers is repeated above it on a new page.
    pub(crate) header: Option<usize>,
    pub(crate) entry: Option<Entry>,
    /// Nothing but room, which no page begins or ends with.
    pub(crate) is_blank: bool,
}

/// How firmly a strip holds to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Glue {
    #[default]
    None,
    /// Because the author wished so: given up if a page is too small for all of it.
    Soft,
    /// Because a heading or half a row would stand alone.
    Firm,
}

/// An entry of the outline.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    /// From 1.
    pub(crate) level: u16,
    pub(crate) text: String,
}

#[derive(Clone)]
pub(crate) enum Ink {
    Text {
        run: Rc<Run>,
        x: f32,
        baseline: f32,
        /// Of the line it stands in: what is clicked on.
        top: f32,
        style: Style,
        colour: Colour,
        /// What it is part of; nothing, if it only repeats or adorns.
        node: Option<NodeId>,
    },
    Area {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        colour: Colour,
    },
    /// A drawing, its upper left corner at `y` on the left edge of the page.
    Drawing { y: f32, scale: f32, drawing: Rc<Drawing> },
}

impl Ink {
    pub(crate) fn lowered(mut self, by: f32) -> Self {
        match &mut self {
            Ink::Text { baseline, top, .. } => {
                *baseline += by;
                *top += by;
            }
            Ink::Area { y, .. } | Ink::Drawing { y, .. } => *y += by,
        }
        self
    }

    /// The same, as part of the page and not of what the document says.
    pub(crate) fn repeated(&self) -> Self {
        let mut copy = self.clone();
        if let Ink::Text { node, .. } = &mut copy {
            *node = None;
        }
        copy
    }
}

/// The nodes that the runs of a text belong to: one for each of its spans, and whether it is a link.
pub(crate) struct SpanNodes {
    nodes: Vec<(NodeId, bool)>,
}

impl SpanNodes {
    /// For what is part of the page and not of what the document says.
    pub(crate) const NONE: SpanNodes = SpanNodes { nodes: Vec::new() };

    pub(crate) fn add(structure: &mut Structure, parent: NodeId, spans: &[Span]) -> Self {
        let add = |span: &Span| {
            let address = span.link.as_deref().filter(|address| !address.trim().is_empty());
            match address {
                Some(address) => {
                    let target = Target::Address(address.to_owned());
                    (structure.add_link(parent, target, &span.text), true)
                }
                None => (structure.add_text(parent), false),
            }
        };
        SpanNodes {
            nodes: spans.iter().map(add).collect(),
        }
    }

    /// Of a text of one span, even if that is a link: nothing shows it.
    pub(crate) fn quiet(node: NodeId) -> Self {
        SpanNodes {
            nodes: vec![(node, false)],
        }
    }
}

/// The ink of a line whose left edge is `x` and whose upper edge is `top`.
pub(crate) fn line_ink(line: Line, x: f32, top: f32, style: Style, nodes: &SpanNodes, faces: &Faces) -> Vec<Ink> {
    let baseline = top + faces.baseline(style.role, style.size, style.line_height);
    let mut ink = Vec::with_capacity(line.runs.len());
    for run in line.runs {
        let node = nodes.nodes.get(run.span).copied();
        let is_link = node.is_some_and(|(_, is_link)| is_link);
        let x = x + run.x;
        if is_link {
            ink.push(Ink::Area {
                x,
                y: baseline + 0.13 * style.size,
                width: run.width,
                height: 0.05 * style.size,
                colour: PINE,
            });
        }
        ink.push(Ink::Text {
            run: Rc::new(run),
            x,
            baseline,
            top,
            style,
            colour: if is_link { PINE } else { style.colour },
            node: node.map(|(node, _)| node),
        });
    }
    ink
}

/// Lines as strips, held together so that none of a paragraph's first or last two stands alone.
pub(crate) fn line_strips(
    lines: Vec<Line>,
    frame: Frame,
    style: Style,
    nodes: &SpanNodes,
    faces: &Faces,
) -> Vec<Strip> {
    let count = lines.len();
    lines
        .into_iter()
        .enumerate()
        .map(|(index, line)| Strip {
            height: style.line_height,
            before: if index == 0 { style.before } else { 0.0 },
            after: if index + 1 == count { style.after } else { 0.0 },
            ink: line_ink(line, frame.x, 0.0, style, nodes, faces),
            glue: if index + 1 < count && (index == 0 || index + 2 == count) {
                Glue::Firm
            } else {
                Glue::None
            },
            ..Strip::default()
        })
        .collect()
}
