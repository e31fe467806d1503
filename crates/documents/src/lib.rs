//! Documents to keep and to print: blocks of text go in, the bytes of a PDF come out.
//!
//! Architecture invariant: pure and synchronous. No I/O, no clock, no font of the system: the same document gives the same
//! bytes. What a document says and in which language is the caller's business; nothing here knows an order or a shop.
//!
//! Every document is PDF/UA-1: tagged, with language, title and outline, so that it can be listened to.

mod contents;
mod cover;
mod document;
mod draw;
mod error;
mod faces;
mod flow;
mod footer;
mod limits;
mod lines;
mod outline;
mod pages;
mod prepare;
mod shape;
mod strip;
mod structure;
mod style;
mod table;

pub use document::{Align, Block, Column, Document, Drawing, Fonts, Mark, Row, Shape, Sheet, Span};
pub use error::DocumentError;
pub use limits::{MAX_COLUMNS, MAX_DEPTH, MAX_FOOTER_LINES, MAX_PAGES, MAX_TEXT_BYTES};

/// A document with contents is set until they name the pages it has: first without them, then with numbers that they
/// themselves make wrong, then with right ones. Numbers have a room of their own, so nothing moves any more.
const MAX_ROUNDS: usize = 3;

/// Lays a document out and writes it.
pub fn write(document: &Document) -> Result<Vec<u8>, DocumentError> {
    limits::check(document)?;
    let faces = faces::Faces::read(&document.fonts, &document.language)?;
    let paper = style::Paper::of(document.sheet);
    let footer = footer::Footer::set(document.footer.as_deref(), paper, &faces)?;
    let page_height = footer.body_height();
    let mut placed = Vec::new();
    for _ in 0..MAX_ROUNDS {
        let setting = flow::Setting {
            paper,
            page_height,
            faces: &faces,
            placed: &placed,
        };
        let flow = flow::Flow::set(&document.blocks, setting)?;
        let pages = pages::fill(flow.elements, &flow.headers, paper.margin, page_height)?;
        if !flow.names_pages || pages.entries == placed {
            return draw::draw(document, &faces, &pages, &footer, flow.structure);
        }
        placed = pages.entries;
    }
    Err(DocumentError::Failed("the contents never came to rest".to_owned()))
}
