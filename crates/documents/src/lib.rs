//! Documents to keep and to print: blocks of text go in, the bytes of an A4 PDF come out.
//!
//! Architecture invariant: pure and synchronous. No I/O, no clock, no font of the system: the same document gives the same
//! bytes. What a document says and in which language is the caller's business; nothing here knows an order or a shop.
//!
//! Every document is PDF/UA-1: tagged, with language, title and outline, so that it can be listened to.

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

pub use document::{Align, Block, Column, Document, Fonts, Mark, Row, Span};
pub use error::DocumentError;
pub use limits::{MAX_COLUMNS, MAX_DEPTH, MAX_FOOTER_LINES, MAX_PAGES, MAX_TEXT_BYTES};

/// Lays a document out and writes it.
pub fn write(document: &Document) -> Result<Vec<u8>, DocumentError> {
    limits::check(document)?;
    let faces = faces::Faces::read(&document.fonts, &document.language)?;
    let footer = footer::Footer::set(document.footer.as_deref(), &faces)?;
    let flow = flow::Flow::set(&document.blocks, &faces)?;
    let pages = pages::fill(flow.elements, &flow.headers, footer.body_bottom() - style::MARGIN)?;
    draw::draw(document, &faces, &pages, &footer, flow.structure)
}
