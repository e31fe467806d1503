//! What is refused, and in which words.

use bytes::Bytes;
use documents::{Align, Block, Document, MAX_PAGES, MAX_TEXT_BYTES, Span};

use crate::samples::{column, document, fonts, heading, paragraph, row};

fn check(document: &Document, expected: &str) {
    let refusal = documents::write(document).expect_err("it is refused");
    assert_eq!(refusal.to_string(), expected);
}

fn check_blocks(blocks: Vec<Block>, expected: &str) {
    check(&document(blocks), expected);
}

#[test]
fn more_than_a_megabyte_of_text() {
    // Title, author and language have 23 bytes.
    let text = "x".repeat(MAX_TEXT_BYTES - 22);
    check_blocks(
        vec![paragraph(&text)],
        "the document has 1000001 bytes of text, 1000000 are the most",
    );
    let address = Span::link("Verweis", "x".repeat(MAX_TEXT_BYTES));
    check_blocks(
        vec![Block::Together(vec![Block::Quote(vec![address])])],
        "the document has 1000030 bytes of text, 1000000 are the most",
    );
}

#[test]
fn more_than_two_hundred_pages() {
    let page = || [paragraph("Seite"), Block::PageBreak];
    let pages = |count: usize| (0..count).flat_map(|_| page()).collect::<Vec<_>>();
    assert!(documents::write(&document(pages(MAX_PAGES))).is_ok());
    check_blocks(pages(MAX_PAGES + 1), "the document does not fit 200 pages");
    check_blocks(
        vec![paragraph(&"\n".repeat(900_000)), paragraph(&"a\n".repeat(20_000))],
        "the document does not fit 200 pages",
    );
}

#[test]
fn blocks_within_blocks_without_end() {
    let mut block = paragraph("innen");
    for _ in 0..8 {
        block = Block::Together(vec![block]);
    }
    assert!(documents::write(&document(vec![block.clone()])).is_ok());
    check_blocks(
        vec![Block::Together(vec![block])],
        "blocks are kept together within each other more than 8 times",
    );
}

#[test]
fn tables_that_are_none() {
    let table = |columns: usize, header: Option<Vec<String>>| Block::Table {
        columns: vec![column(1, Align::Start); columns],
        header,
        rows: vec![row(["a", "b"])],
    };
    check_blocks(vec![table(0, None)], "a table has 0 columns, it can have 1 to 12");
    check_blocks(vec![table(13, None)], "a table has 13 columns, it can have 1 to 12");
    check_blocks(vec![table(3, None)], "a row has 2 cells in a table of 3 columns");
    check_blocks(
        vec![table(2, Some(vec!["a".to_owned()]))],
        "a row has 1 cells in a table of 2 columns",
    );
}

#[test]
fn a_cover_or_a_footer_that_does_not_fit() {
    let cover = Block::Cover {
        title: "Titel ".repeat(500),
        subtitle: String::new(),
        line: String::new(),
        drawing: None,
    };
    check_blocks(vec![cover], "the text of the cover does not fit its page");
    let footer = Document {
        footer: Some("Zeile\n".repeat(7)),
        ..document(Vec::new())
    };
    check(&footer, "the footer has 7 lines, 6 are the most");
}

#[test]
fn sides_of_more_than_text() {
    for block in [
        Block::PageBreak,
        heading(2, "Überschrift"),
        Block::Together(vec![Block::Contents { depth: 1 }]),
    ] {
        let sides = Block::Sides {
            start: vec![paragraph("Text")],
            end: vec![block],
        };
        check_blocks(vec![sides], "only text and lists can stand beside each other");
    }
}

#[test]
fn a_document_without_title_language_or_day() {
    let untitled = Document {
        title: " ".to_owned(),
        ..document(Vec::new())
    };
    check(&untitled, "a document needs a title");
    let spoken = |language: &str| Document {
        language: language.to_owned(),
        ..document(Vec::new())
    };
    check(&spoken(""), "\"\" is not the tag of a language");
    check(&spoken("Deutsch!"), "\"Deutsch!\" is not the tag of a language");
    let timeless = |made_at_ms: i64| Document {
        made_at_ms,
        ..document(Vec::new())
    };
    check(
        &timeless(i64::MAX),
        "9223372036854775807 ms since 1970 is not in the years 0 to 9999",
    );
    check(
        &timeless(-62_200_000_000_000),
        "-62200000000000 ms since 1970 is not in the years 0 to 9999",
    );
}

#[test]
fn fonts_that_are_none() {
    let mut broken = document(vec![paragraph("Text")]);
    broken.fonts.strong = Bytes::from_static(b"no font");
    check(&broken, "the font for strong text cannot be read");
}

#[test]
fn fonts_that_are_cut_short_break_nothing_else() {
    let whole = fonts().body;
    for length in [13, 300, 2_000, whole.len() / 2, whole.len() - 1] {
        let mut cut = document(vec![paragraph("Text")]);
        cut.fonts.body = whole.slice(..length);
        drop(documents::write(&cut));
    }
}
