//! The file itself: the same for the same document, and everything in it that helps those who do not see it.

use documents::{Block, Document, Mark, Span};
use lopdf::Object;

use crate::reading::{Link, Reading, read, read_bytes};
use crate::samples::{MADE_AT_MS, book, bullet, document, heading, invoice, paragraph};

#[test]
fn the_same_document_gives_the_same_bytes() {
    let write = |document: &Document| documents::write(document).expect("it can be written");
    for document in [invoice(), book()] {
        let first = write(&document);
        assert_eq!(first, write(&document));
        let later = Document {
            made_at_ms: MADE_AT_MS + 1000,
            ..document
        };
        assert_ne!(first, write(&later));
    }
}

#[test]
fn it_names_its_title_author_language_and_day() {
    let bytes = documents::write(&invoice()).expect("it can be written");
    let reading = read_bytes(&bytes);
    let information = reading
        .file
        .trailer
        .get(b"Info")
        .and_then(Object::as_reference)
        .expect("information");
    let information = reading.file.get_dictionary(information).expect("information");
    let says = |key: &[u8]| lopdf::decode_text_string(information.get(key).expect("a value")).expect("text");
    assert_eq!(says(b"Title"), "Rechnung DE-2026-000123");
    assert_eq!(says(b"Author"), "Ylvane");
    assert_eq!(says(b"CreationDate"), "D:20260301123015Z");
    let language = reading.catalog().get(b"Lang").expect("a language");
    assert_eq!(lopdf::decode_text_string(language).expect("text"), "de-DE");
}

#[test]
fn it_says_that_it_is_accessible() {
    let reading = read(&invoice());
    let file = &reading.file;
    let flag = |part: &[u8], key: &[u8]| {
        let part = file
            .get_dict_in_dict(reading.catalog(), part)
            .expect("a part of the catalog");
        part.get(key).and_then(Object::as_bool).expect("a flag")
    };
    assert!(flag(b"MarkInfo", b"Marked"));
    assert!(
        flag(b"ViewerPreferences", b"DisplayDocTitle"),
        "the title is shown, not the name of the file"
    );
    let metadata = reading
        .catalog()
        .get(b"Metadata")
        .and_then(Object::as_reference)
        .expect("metadata");
    let metadata = file.get_object(metadata).and_then(Object::as_stream).expect("metadata");
    let xmp = String::from_utf8_lossy(&metadata.content).into_owned();
    assert!(xmp.contains("<pdfuaid:part>1</pdfuaid:part>"), "PDF/UA-1: {xmp}");
}

#[test]
fn headings_are_the_outline() {
    let outline = |reading: &Reading| -> Vec<String> {
        let entries = reading.outline().into_iter();
        entries
            .map(|(level, title, page)| format!("{level} {title} {page}"))
            .collect()
    };
    let reading = read(&document(vec![
        Block::Title("Ein\nTitel".to_owned()),
        heading(2, "Anfang"),
        paragraph("Text"),
        Block::PageBreak,
        heading(1, "Äpfel"),
        heading(3, "Sor\u{ad}ten"),
        heading(9, "Lage\u{a0}rung"),
        paragraph("Text"),
    ]));
    assert_eq!(
        outline(&reading),
        [
            "1 Ein Titel 1",
            "2 Anfang 1",
            "1 Äpfel 2",
            "2 Sorten 2",
            "3 Lage rung 2"
        ],
        "no level is skipped"
    );
    let without = read(&document(vec![paragraph("Nur Text")]));
    assert_eq!(outline(&without), ["1 Ein Dokument 1"]);
}

#[test]
fn every_part_says_what_it_is() {
    let item = |number: u32| Block::Item {
        mark: Mark::Number(number),
        spans: vec![Span::plain("Schritt")],
    };
    let reading = read(&document(vec![
        Block::Title("Titel".to_owned()),
        heading(2, "Überschrift"),
        paragraph("Absatz"),
        bullet("Punkt"),
        bullet("Punkt"),
        item(1),
        Block::Quote(vec![Span::plain("Zitat")]),
        item(2),
        Block::Paragraph(vec![
            Span::plain("Zur "),
            Span::link("Hilfe", "https://a.example"),
            Span::plain("."),
        ]),
        Block::Rule,
        Block::Space,
        Block::Small(vec![Span::plain("klein")]),
    ]));
    let list = "L(LI(Lbl LBody))";
    let expected = format!("Document(H1 H2 P L(LI(Lbl LBody) LI(Lbl LBody)) {list} BlockQuote(P) {list} P(Link) P)");
    assert_eq!(reading.structure(), expected);
}

#[test]
fn tables_say_which_cells_are_headers_and_keep_empty_ones() {
    let reading = read(&invoice());
    let structure = reading.structure();
    let dates = "Table(THead(TR(TH TH TH)) TBody(TR(TD TD TD)))";
    assert!(structure.contains(dates), "{structure}");
    let row = "TR(TD TD TD TD TD)";
    let lines = format!("Table(THead(TR(TH TH TH TH TH)) TBody({}))", [row; 6].join(" "));
    assert!(structure.contains(&lines), "{structure}");
}

#[test]
fn links_can_be_clicked_wherever_they_are_broken() {
    let long =
        "ein Verweis, der so lang ist, dass er auf der nächsten Zeile noch nicht zu Ende ist und dort weitergeht";
    let reading = read(&document(vec![
        Block::Paragraph(vec![
            Span::plain("Siehe "),
            Span::link("unsere Hilfe", "https://ylvane.example/hilfe?q=ä b"),
            Span::plain(" und "),
            Span::link(long, "mailto:hallo@ylvane.example"),
        ]),
        Block::Paragraph(vec![Span::link("ohne Ziel", " ")]),
    ]));
    let link = |address: &str, says: &str, areas: usize| Link {
        address: address.to_owned(),
        says: says.to_owned(),
        areas,
    };
    assert_eq!(
        reading.pages[0].links,
        [
            link("https://ylvane.example/hilfe?q=%C3%A4%20b", "unsere Hilfe", 1),
            link("mailto:hallo@ylvane.example", long, 2),
        ]
    );
    assert_eq!(reading.pages[0].areas.len(), 3, "each is underlined");
}

#[test]
fn a_link_over_two_pages_can_be_clicked_on_both() {
    let lines = vec!["Zeile"; 80].join("\n");
    let reading = read(&document(vec![Block::Paragraph(vec![Span::link(
        lines,
        "https://a.example",
    )])]));
    let areas: Vec<usize> = reading.pages.iter().map(|page| page.links[0].areas).collect();
    assert_eq!(areas.len(), 2);
    assert_eq!(areas.iter().sum::<usize>(), 80);
    assert_eq!(reading.structure(), "Document(P(Link))");
}
