//! Documents that tests look at: the fonts of the web build, an invoice and a small book.

use std::fs;
use std::path::Path;

use bytes::Bytes;
use documents::{Align, Block, Column, Document, Fonts, Mark, Row, Sheet, Span};

/// 2026-03-01, 12:30:15 UTC.
pub(crate) const MADE_AT_MS: i64 = 1_772_368_215_000;

/// Signs of the six languages beyond ASCII, and of good typesetting.
pub(crate) const SIGNS: &str = "äöüßéèêëçàâîïôùûÿœæåøÄÖÜÉÈÊÇÀÔŒÆÅØ€£§°²³µ½×–—„“”‚‘’«»‹›…•−™©®%";

pub(crate) fn fonts() -> Fonts {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/server");
    let read = |name: &str| Bytes::from(fs::read(folder.join(name)).expect("`make web` has made the fonts"));
    Fonts {
        body: read("document-body.ttf"),
        strong: read("document-strong.ttf"),
        display: read("document-display.ttf"),
        fallbacks: vec![read("document-other-latin.ttf")],
    }
}

pub(crate) fn document(blocks: Vec<Block>) -> Document {
    Document {
        title: "Ein Dokument".to_owned(),
        author: "Ylvane".to_owned(),
        language: "de-DE".to_owned(),
        made_at_ms: MADE_AT_MS,
        fonts: fonts(),
        sheet: Sheet::A4,
        footer: None,
        blocks,
    }
}

pub(crate) fn paragraph(text: &str) -> Block {
    Block::Paragraph(vec![Span::plain(text)])
}

pub(crate) fn heading(level: u8, text: &str) -> Block {
    Block::Heading {
        level,
        text: text.to_owned(),
    }
}

pub(crate) fn bullet(text: &str) -> Block {
    Block::Item {
        mark: Mark::Bullet,
        spans: vec![Span::plain(text)],
    }
}

pub(crate) fn column(share: u16, align: Align) -> Column {
    Column { share, align }
}

pub(crate) fn row<const N: usize>(cells: [&str; N]) -> Row {
    Row {
        cells: cells.map(str::to_owned).to_vec(),
        is_strong: false,
    }
}

pub(crate) fn strong_row<const N: usize>(cells: [&str; N]) -> Row {
    Row {
        is_strong: true,
        ..row(cells)
    }
}

/// Some lines, always the same.
pub(crate) fn prose(sentences: usize) -> String {
    const SENTENCES: [&str; 4] = [
        "Zwei Kapseln am Morgen, mit einem Glas Wasser.",
        "Wer regelmäßig isst, merkt am Abend den Unterschied – auch ohne Waage.",
        "Der Ballaststoff Glucomannan quillt im Magen auf, deshalb gehört viel Wasser dazu.",
        "„Langsam“ ist kein Makel, sondern der Plan.",
    ];
    let sentences: Vec<&str> = SENTENCES.iter().copied().cycle().take(sentences).collect();
    sentences.join(" ")
}

pub(crate) fn invoice() -> Document {
    let columns = vec![
        column(10, Align::Start),
        column(46, Align::Start),
        column(12, Align::End),
        column(16, Align::End),
        column(16, Align::End),
    ];
    Document {
        title: "Rechnung DE-2026-000123".to_owned(),
        footer: Some(
            "Ylvane GmbH · Musterstraße 1 · 10115 Berlin · HRB 123456 B, Amtsgericht Charlottenburg\nUSt-IdNr. \
             DE123456789 · hallo@ylvane.example"
                .to_owned(),
        ),
        ..document(vec![
            Block::Small(vec![Span::plain("Ylvane GmbH · Musterstraße 1 · 10115 Berlin")]),
            paragraph("Zoë Łukasz-Müller\nRue de l’Église 12\n75001 Paris\nFrankreich"),
            Block::Space,
            Block::Title("Rechnung DE-2026-000123".to_owned()),
            Block::Table {
                columns: vec![
                    column(1, Align::Start),
                    column(1, Align::Start),
                    column(1, Align::Start),
                ],
                header: Some(
                    ["Rechnungsdatum", "Bestellnummer", "Leistungsdatum"]
                        .map(str::to_owned)
                        .to_vec(),
                ),
                rows: vec![row(["1.\u{a0}März 2026", "DE-2026-000123", "2.\u{a0}März 2026"])],
            },
            Block::Table {
                columns,
                header: Some(
                    ["Nr.", "Artikel", "Menge", "Einzelpreis", "Betrag"]
                        .map(str::to_owned)
                        .to_vec(),
                ),
                rows: vec![
                    row([
                        "1",
                        "Ylvane Daily Trio, 3 Dosen\n180 Kapseln, 126 g",
                        "1",
                        "119,70\u{a0}€",
                        "119,70\u{a0}€",
                    ]),
                    row([
                        "2",
                        "E-Book „Gut essen, gut schlafen“",
                        "1",
                        "9,90\u{a0}€",
                        "9,90\u{a0}€",
                    ]),
                    row(["", "Versand", "", "", "0,00\u{a0}€"]),
                    row(["", "Netto", "", "", "120,19\u{a0}€"]),
                    row(["", "enthaltene Umsatzsteuer 7\u{a0}%", "", "", "9,41\u{a0}€"]),
                    strong_row(["", "Gesamtbetrag", "", "", "129,60\u{a0}€"]),
                ],
            },
            Block::Together(vec![
                heading(2, "Bezahlt"),
                Block::Paragraph(vec![
                    Span::plain("Der Betrag wurde am 1.\u{a0}März 2026 "),
                    Span::strong("per Kreditkarte"),
                    Span::plain(" bezahlt. Fragen beantworten wir unter "),
                    Span::link("ylvane.example/hilfe", "https://ylvane.example/hilfe"),
                    Span::plain("."),
                ]),
            ]),
            Block::Rule,
            Block::Small(vec![Span::plain(
                "Es gelten unsere Allgemeinen Geschäftsbedingungen. Sie können Ihre Bestellung innerhalb von 14\u{a0}Tagen \
                 widerrufen; das Muster-Widerrufsformular liegt der Sendung bei.",
            )]),
        ])
    }
}

pub(crate) fn book() -> Document {
    let mut blocks = vec![Block::Cover {
        title: "Gut essen, gut schlafen".to_owned(),
        subtitle: "Sieben ruhige Abende, die den Tag danach leichter machen".to_owned(),
        line: "Ylvane".to_owned(),
        drawing: None,
    }];
    for chapter in 1..=3 {
        blocks.extend([
            heading(1, &format!("{chapter}. Abend")),
            paragraph(&prose(12)),
            heading(2, "Was Sie brauchen"),
            bullet("500\u{a0}g Möhren, am besten aus der Region"),
            bullet(&prose(3)),
            heading(3, "Und so geht es"),
            Block::Item {
                mark: Mark::Number(1),
                spans: vec![Span::plain(prose(3))],
            },
            Block::Item {
                mark: Mark::Number(2),
                spans: vec![Span::strong("Wichtig: "), Span::plain(prose(1))],
            },
            Block::Quote(vec![Span::plain(prose(2))]),
            paragraph(&prose(14)),
        ]);
        if chapter < 3 {
            blocks.push(Block::PageBreak);
        }
    }
    Document {
        title: "Gut essen, gut schlafen".to_owned(),
        footer: Some("Gut essen, gut schlafen".to_owned()),
        ..document(blocks)
    }
}
