//! What can keep a document from being written. The texts are for logs and for whoever made the document.

use crate::limits::{MAX_COLUMNS, MAX_DEPTH, MAX_FOOTER_LINES, MAX_PAGES, MAX_TEXT_BYTES};

/// Why there is no document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    #[error("a document needs a title")]
    Untitled,
    #[error("\"{language}\" is not the tag of a language")]
    BadLanguage { language: String },
    #[error("the document has {bytes} bytes of text, {MAX_TEXT_BYTES} are the most")]
    TooMuchText { bytes: usize },
    #[error("the document does not fit {MAX_PAGES} pages")]
    TooManyPages,
    #[error("blocks are kept together within each other more than {MAX_DEPTH} times")]
    TooDeep,
    #[error("only text and lists can stand beside each other")]
    BadSides,
    #[error("a table has {columns} columns, it can have 1 to {MAX_COLUMNS}")]
    BadColumns { columns: usize },
    #[error("a row has {cells} cells in a table of {columns} columns")]
    BadRow { cells: usize, columns: usize },
    #[error("the text of the cover does not fit its page")]
    CoverTooLong,
    #[error("the footer has {lines} lines, {MAX_FOOTER_LINES} are the most")]
    FooterTooLong { lines: usize },
    #[error("{ms} ms since 1970 is not in the years 0 to 9999")]
    BadTime { ms: i64 },
    #[error("the font for {role} cannot be read")]
    BadFont { role: &'static str },
    /// A fault of ours or of a font.
    #[error("writing the document failed: {0}")]
    Failed(String),
}
