//! Sets what stands at the foot of every page: the document's line, and the number of the page.

use crate::document::Span;
use crate::error::DocumentError;
use crate::faces::Faces;
use crate::limits::MAX_FOOTER_LINES;
use crate::lines;
use crate::strip::{Ink, SpanNodes, line_ink};
use crate::style::{FOOT, FOOTER, Paper};

/// Kept free for "200 / 200".
const NUMBER_WIDTH: f32 = 60.0;
/// Between text and footer, at least.
const GAP: f32 = 12.0;

/// Empty, if the document has none.
pub(crate) struct Footer {
    /// From the upper edge of the page.
    ink: Vec<Ink>,
    top: Option<f32>,
    paper: Paper,
}

impl Footer {
    pub(crate) fn set(text: Option<&str>, paper: Paper, faces: &Faces) -> Result<Self, DocumentError> {
        let Some(text) = text else {
            return Ok(Footer {
                ink: Vec::new(),
                top: None,
                paper,
            });
        };
        let spans = [Span::plain(text)];
        let lines = lines::set(&spans, FOOTER, paper.frame().width - NUMBER_WIDTH, faces);
        if lines.len() > MAX_FOOTER_LINES {
            return Err(DocumentError::FooterTooLong { lines: lines.len() });
        }
        let height: f32 = lines.iter().map(|_| FOOTER.line_height).sum();
        // A line for the number is there even if the text is empty.
        let top = paper.height - FOOT - height.max(FOOTER.line_height);
        let mut line_top = top;
        let mut ink = Vec::new();
        for line in lines {
            ink.extend(line_ink(line, paper.margin, line_top, FOOTER, &SpanNodes::NONE, faces));
            line_top += FOOTER.line_height;
        }
        Ok(Footer {
            ink,
            top: Some(top),
            paper,
        })
    }

    /// What a page has room for above it.
    pub(crate) fn body_height(&self) -> f32 {
        let bottom = self.paper.height - self.paper.margin;
        self.top.map_or(bottom, |top| bottom.min(top - GAP)) - self.paper.margin
    }

    /// The footer of one page; numbers begin at 1.
    pub(crate) fn ink(&self, number: usize, count: usize, faces: &Faces) -> Vec<Ink> {
        if self.top.is_none() {
            return Vec::new();
        }
        let spans = [Span::plain(format!("{number}\u{a0}/\u{a0}{count}"))];
        let top = self.paper.height - FOOT - FOOTER.line_height;
        let mut ink = self.ink.clone();
        for line in lines::set(&spans, FOOTER.tabular(), NUMBER_WIDTH, faces) {
            let x = self.paper.width - self.paper.margin - line.width;
            ink.extend(line_ink(line, x, top, FOOTER, &SpanNodes::NONE, faces));
        }
        ink
    }
}
