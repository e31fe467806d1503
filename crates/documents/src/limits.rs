//! What is refused before anything is laid out, so that no document takes unbounded time or memory.

use crate::document::{Block, Document, Span};
use crate::error::DocumentError;
use crate::prepare::in_one_line;

pub const MAX_PAGES: usize = 200;

/// Of everything that is read or printed, addresses of links included. Some 250 pages of nothing but text.
pub const MAX_TEXT_BYTES: usize = 1_000_000;

/// How often [`Block::Together`] and [`Block::Sides`] may stand in each other.
pub const MAX_DEPTH: usize = 8;

/// With more a column would not hold a word.
pub const MAX_COLUMNS: usize = 12;

pub const MAX_FOOTER_LINES: usize = 6;

pub(crate) fn check(document: &Document) -> Result<(), DocumentError> {
    if in_one_line(&document.title).is_empty() {
        return Err(DocumentError::Untitled);
    }
    let is_tag = |language: &str| {
        language
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    if document.language.is_empty() || !is_tag(&document.language) {
        return Err(DocumentError::BadLanguage {
            language: document.language.clone(),
        });
    }
    let frame = [&document.title, &document.author, &document.language];
    let frame = frame.map(String::len).iter().sum::<usize>() + document.footer.as_ref().map_or(0, String::len);
    let bytes = frame + check_blocks(&document.blocks, 0)?;
    if bytes > MAX_TEXT_BYTES {
        return Err(DocumentError::TooMuchText { bytes });
    }
    Ok(())
}

/// How many bytes of text they have.
fn check_blocks(blocks: &[Block], depth: usize) -> Result<usize, DocumentError> {
    if depth > MAX_DEPTH {
        return Err(DocumentError::TooDeep);
    }
    let mut bytes = 0;
    for block in blocks {
        bytes += match block {
            Block::Cover {
                title,
                subtitle,
                line,
                drawing: _,
            } => title.len() + subtitle.len() + line.len(),
            Block::Opening { title, text } => title.len() + text.len(),
            Block::Title(text) | Block::Heading { text, .. } => text.len(),
            Block::Paragraph(spans) | Block::Item { spans, .. } | Block::Small(spans) | Block::Quote(spans) => {
                spans.iter().map(span_bytes).sum()
            }
            Block::Table { columns, header, rows } => {
                if columns.is_empty() || columns.len() > MAX_COLUMNS {
                    return Err(DocumentError::BadColumns { columns: columns.len() });
                }
                let mut cells_bytes = 0;
                for cells in header.iter().chain(rows.iter().map(|row| &row.cells)) {
                    if cells.len() != columns.len() {
                        return Err(DocumentError::BadRow {
                            cells: cells.len(),
                            columns: columns.len(),
                        });
                    }
                    cells_bytes += cells.iter().map(String::len).sum::<usize>();
                }
                cells_bytes
            }
            Block::Space | Block::Rule | Block::PageBreak | Block::Contents { .. } => 0,
            Block::Together(blocks) => check_blocks(blocks, depth + 1)?,
            Block::Sides { start, end } => {
                let bytes = check_blocks(start, depth + 1)? + check_blocks(end, depth + 1)?;
                if !start.iter().chain(end).all(may_stand_beside) {
                    return Err(DocumentError::BadSides);
                }
                bytes
            }
        };
    }
    Ok(bytes)
}

/// What has a page of its own, an entry in the outline or columns itself does not.
fn may_stand_beside(block: &Block) -> bool {
    match block {
        Block::Paragraph(_) | Block::Item { .. } | Block::Small(_) | Block::Quote(_) | Block::Space | Block::Rule => {
            true
        }
        Block::Together(blocks) => blocks.iter().all(may_stand_beside),
        Block::Cover { .. }
        | Block::Opening { .. }
        | Block::Contents { .. }
        | Block::Title(_)
        | Block::Heading { .. }
        | Block::Table { .. }
        | Block::PageBreak
        | Block::Sides { .. } => false,
    }
}

fn span_bytes(span: &Span) -> usize {
    span.text.len() + span.link.as_ref().map_or(0, String::len)
}
