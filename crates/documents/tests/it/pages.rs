//! Pages: what stays together, what stands on each of them, and that nothing leaves the paper.

use documents::{Align, Block, Document, Row, Span};

use crate::reading::{HEIGHT, Page, Reading, WIDTH, read};
use crate::samples::{book, bullet, column, document, heading, invoice, paragraph, prose};

fn read_blocks(blocks: Vec<Block>) -> Reading {
    read(&document(blocks))
}

fn filler(lines: usize) -> Block {
    paragraph(&vec!["Zeile"; lines].join("\n"))
}

#[test]
fn a_heading_is_never_the_last_thing_on_a_page() {
    for lines in 30..55 {
        let reading = read_blocks(vec![
            filler(lines),
            heading(1, "Kapitel"),
            heading(2, "Abschnitt"),
            Block::Space,
            Block::Rule,
            paragraph("Erste\nZweite\nDritte\nVierte"),
            heading(2, "Noch einer"),
            bullet("ein Punkt"),
        ]);
        for page in &reading.pages {
            let last = page.runs.last().expect("no page is empty");
            assert!(last.size < 12.0, "{lines} lines, then: {}", page.text());
        }
    }
}

#[test]
fn no_line_of_a_paragraph_stands_alone() {
    for lines in 40..55 {
        let reading = read_blocks(vec![filler(lines), paragraph("Erste\nZweite\nDritte\nVierte")]);
        for page in &reading.pages {
            let count = page.runs.iter().filter(|run| run.text.trim() != "Zeile").count();
            assert_ne!(count, 1, "{}", page.text());
            assert_ne!(count, 3, "{}", page.text());
        }
    }
}

#[test]
fn what_belongs_together_stays_on_one_page() {
    let block = || {
        Block::Together(vec![
            heading(2, "Anfang"),
            paragraph("eins"),
            Block::Space,
            paragraph("zwei"),
            paragraph("Ende"),
        ])
    };
    let mut moved = 0;
    for lines in 35..55 {
        let reading = read_blocks(vec![filler(lines), block()]);
        let page_of = |text: &str| reading.pages.iter().position(|page| page.text().contains(text));
        assert_eq!(page_of("Anfang"), page_of("Ende"));
        moved += usize::from(page_of("Anfang") == Some(1));
    }
    assert!(moved > 3, "sometimes it does not fit");
}

#[test]
fn what_is_larger_than_a_page_begins_where_it_stands() {
    let inner: Vec<Block> = (0..80).map(|number| paragraph(&format!("Absatz {number}"))).collect();
    let reading = read_blocks(vec![paragraph("Vorab"), heading(1, "Titel"), Block::Together(inner)]);
    assert_eq!(reading.pages[0].lines()[..3], ["Vorab", "Titel", "Absatz 0"]);
    let on_first = reading.pages[0].lines().len();
    assert!(on_first > 30, "the page is filled: {on_first} lines");
    assert_eq!(reading.pages.iter().map(|page| page.lines().len()).sum::<usize>(), 82);
}

#[test]
fn page_breaks_make_no_empty_page() {
    let reading = read_blocks(vec![
        Block::PageBreak,
        Block::Space,
        paragraph("eins"),
        Block::PageBreak,
        Block::Space,
        Block::PageBreak,
        paragraph("zwei"),
        Block::PageBreak,
    ]);
    assert_eq!(
        reading.pages.iter().map(Page::text).collect::<Vec<_>>(),
        ["eins", "zwei"]
    );
    let tops: Vec<f32> = reading.pages.iter().map(|page| page.runs[0].baseline).collect();
    assert!((tops[0] - tops[1]).abs() < 0.01, "space at the top is left out");
}

#[test]
fn an_empty_document_is_an_empty_page() {
    let reading = read_blocks(Vec::new());
    assert_eq!(reading.pages.len(), 1);
    assert_eq!(reading.text(), "");
}

#[test]
fn every_page_but_the_cover_has_its_footer_and_number() {
    let reading = read(&book());
    let count = reading.pages.len();
    assert!(!reading.pages[0].text().contains('/'));
    for (index, page) in reading.pages.iter().enumerate().skip(1) {
        let expected = format!("Gut essen, gut schlafen {} / {count}", index + 1);
        assert_eq!(page.lines().last(), Some(&expected));
        let footer = page.runs.last().expect("a number");
        assert!(footer.is_artifact, "it is no part of what is read out");
    }
}

#[test]
fn text_ends_above_the_footer() {
    let footer = ["Zeile des Fußes"; 6].join("\n");
    let reading = read(&Document {
        footer: Some(footer),
        ..document(vec![filler(200)])
    });
    for page in &reading.pages {
        let footer_top = page.find("Zeile des Fußes").baseline - 10.0;
        for run in page.content() {
            assert!(run.baseline < footer_top, "{run:?}");
        }
    }
}

#[test]
fn a_cover_is_a_page_of_its_own_on_a_coloured_ground() {
    let reading = read_blocks(vec![
        paragraph("davor"),
        Block::Cover {
            title: "Gut essen, gut schlafen".to_owned(),
            subtitle: "Sieben Abende".to_owned(),
            line: "Ylvane".to_owned(),
            drawing: None,
        },
        paragraph("danach"),
    ]);
    let pages: Vec<String> = reading.pages.iter().map(Page::text).collect();
    assert_eq!(
        pages,
        ["davor", "Gut essen,\ngut schlafen\nSieben Abende\nYlvane", "danach"]
    );
    let [left, top, right, bottom] = reading.pages[1].areas[0];
    assert!(
        left <= 0.0 && top <= 0.0 && right >= WIDTH && bottom >= HEIGHT,
        "to the edges of the paper"
    );
}

#[test]
fn nothing_is_drawn_outside_the_page() {
    let word = "Donaudampfschifffahrtsgesellschaft".repeat(20);
    let cells: Vec<String> = (0..12).map(|_| format!("{word} W W W")).collect();
    let wide = document(vec![
        Block::Cover {
            title: word.clone(),
            subtitle: prose(20),
            line: prose(4),
            drawing: None,
        },
        Block::Title(word.clone()),
        Block::Table {
            columns: (0..12).map(|share| column(share * share, Align::Center)).collect(),
            header: Some(cells.clone()),
            rows: vec![Row { cells, is_strong: true }],
        },
        Block::Quote(vec![Span::link(&word, "https://ylvane.example")]),
        Block::Item {
            mark: documents::Mark::Number(u32::MAX),
            spans: vec![Span::strong(&word)],
        },
        Block::Rule,
    ]);
    for document in [wide, invoice(), book()] {
        for page in read(&document).pages {
            for run in &page.runs {
                let margin = page.margin();
                assert!(
                    run.x >= margin - 0.1 && run.right <= page.width - margin + 2.0,
                    "{run:?}"
                );
                assert!(
                    run.baseline - run.size > 0.0 && run.baseline + run.size < HEIGHT,
                    "{run:?}"
                );
            }
            for area in &page.areas {
                let [left, top, right, bottom] = *area;
                assert!(
                    left >= 0.0 && top >= 0.0 && right <= WIDTH && bottom <= HEIGHT,
                    "{area:?}"
                );
            }
        }
    }
}
