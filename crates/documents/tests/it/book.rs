//! What makes a book of a document: small pages, contents that lead somewhere, chapters that begin on a ground of their own, and
//! two things beside each other.

use documents::{Block, Document, Drawing, Mark, Shape, Sheet, Span};
use tiny_skia_path::PathBuilder;

use crate::reading::{Page, Reading, read};
use crate::samples::{bullet, document, heading, paragraph, prose};

fn read_book(blocks: Vec<Block>) -> Reading {
    read(&Document {
        sheet: Sheet::A5,
        footer: Some("Das Buch".to_owned()),
        ..document(blocks)
    })
}

fn opening(title: &str) -> Block {
    Block::Opening {
        title: title.to_owned(),
        text: "Ein Topf genügt.".to_owned(),
    }
}

fn step(number: u32, text: &str) -> Block {
    Block::Item {
        mark: Mark::Number(number),
        spans: vec![Span::plain(text)],
    }
}

#[test]
fn a_small_sheet_is_half_of_a_large_one() {
    let reading = read_book(vec![paragraph(&prose(30))]);
    for page in &reading.pages {
        assert!((page.width - 419.528).abs() < 0.01 && (page.height - 595.276).abs() < 0.01);
        for run in &page.runs {
            assert!(run.x > 36.0 && run.right < page.width - 36.0, "{run:?}");
        }
    }
    assert!(reading.pages[0].content().count() > 20, "the page is filled");
}

#[test]
fn contents_name_the_pages_of_what_comes_after_them() {
    let mut blocks = vec![heading(1, "Inhalt"), Block::Contents { depth: 2 }, Block::PageBreak];
    for chapter in ["Suppen", "Salate"] {
        blocks.push(opening(chapter));
        for recipe in 1..=30 {
            blocks.push(Block::PageBreak);
            blocks.push(heading(2, &format!("{chapter} {recipe}")));
            blocks.push(heading(3, "Zubereitung"));
            blocks.push(paragraph("Kochen."));
        }
    }
    let reading = read_book(blocks);
    let outline = reading.outline();
    let expected: Vec<String> = outline
        .iter()
        .filter(|(level, title, _)| *level < 3 && title != "Inhalt")
        .map(|(_, title, page)| format!("{title} {page}"))
        .collect();
    assert_eq!(expected.len(), 62);
    assert_eq!(expected[0], "Suppen 3", "after two pages of contents");
    let listed: Vec<String> = reading.pages[..2]
        .iter()
        .flat_map(Page::lines)
        .filter(|line| line != "Inhalt" && !line.starts_with("Das Buch"))
        .collect();
    assert_eq!(listed, expected);
    let links: Vec<String> = reading.pages[..2]
        .iter()
        .flat_map(|page| &page.links)
        .map(|link| format!("{} {}", link.says, link.address.trim_start_matches("page ")))
        .collect();
    assert_eq!(links, expected, "a click leads there");
    assert!(
        reading
            .structure()
            .starts_with("Document(H1 TOC(TOCI(Link) TOCI(Link) "),
        "{}",
        reading.structure()
    );
}

#[test]
fn contents_of_nothing_are_nothing() {
    let reading = read_book(vec![
        heading(1, "Vorab"),
        Block::Contents { depth: 3 },
        paragraph("Text"),
    ]);
    assert_eq!(reading.pages[0].lines()[..2], ["Vorab", "Text"]);
}

#[test]
fn a_chapter_begins_on_a_page_of_its_own() {
    let reading = read_book(vec![paragraph("davor"), opening("Suppen"), paragraph("danach")]);
    let pages: Vec<String> = reading.pages.iter().map(Page::text).collect();
    assert_eq!(
        pages,
        [
            "davor\nDas Buch 1 / 3",
            "Suppen\nEin Topf genügt.",
            "danach\nDas Buch 3 / 3"
        ]
    );
    assert_eq!(reading.structure(), "Document(P H1 P P)");
    assert_eq!(reading.outline(), [(1, "Suppen".to_owned(), 2)]);
}

#[test]
fn a_drawing_fills_the_foot_of_a_cover_below_its_title() {
    let mut outline = PathBuilder::new();
    outline.move_to(0.0, 0.0);
    outline.line_to(200.0, 0.0);
    outline.cubic_to(200.0, 50.0, 200.0, 100.0, 200.0, 150.0);
    outline.line_to(0.0, 150.0);
    outline.close();
    let shape = Shape {
        colour: (244, 162, 89),
        outline: outline.finish().expect("a path"),
    };
    let reading = read_book(vec![Block::Cover {
        title: "Die leichte Küche".to_owned(),
        subtitle: "Sechzig Rezepte".to_owned(),
        line: "Ylvane".to_owned(),
        drawing: Some(Drawing {
            width: 200.0,
            height: 150.0,
            shapes: vec![shape],
        }),
    }]);
    let page = &reading.pages[0];
    let [left, top, right, bottom] = page.areas[1];
    assert!(left.abs() < 0.01 && (right - page.width).abs() < 0.01 && (bottom - page.height).abs() < 0.01);
    assert!((bottom - top - page.width * 0.75).abs() < 0.01, "it keeps its shape");
    assert!(page.find("Sechzig").baseline < top);
    assert!(page.find("Ylvane").baseline > top);
}

#[test]
fn a_title_that_finds_no_room_above_a_drawing_stands_over_it() {
    let reading = read_book(vec![Block::Cover {
        title: "Die leichte Küche".to_owned(),
        subtitle: String::new(),
        line: "Ylvane".to_owned(),
        drawing: Some(Drawing {
            width: 100.0,
            height: 180.0,
            shapes: Vec::new(),
        }),
    }]);
    assert_eq!(reading.pages[0].lines().join(" "), "Die leichte Küche Ylvane");
}

#[test]
fn sides_begin_at_one_height_and_are_read_one_after_the_other() {
    let reading = read_book(vec![
        heading(2, "Lauchsuppe"),
        Block::Sides {
            start: vec![bullet("2 Stangen Lauch"), bullet("Salz")],
            end: vec![step(1, "Schneiden."), step(2, "Kochen.")],
        },
        paragraph("Mit Brot."),
    ]);
    let page = &reading.pages[0];
    let (leek, cut) = (page.find("2 Stangen"), page.find("Schneiden"));
    assert!(cut.x > leek.x + 100.0);
    let [_, ground_top, ground_right, ground_bottom] = page.areas[0];
    assert!(leek.baseline > ground_top && page.find("Salz").baseline < ground_bottom);
    assert!(ground_right < cut.x, "only the first stands on it");
    assert!(page.find("Mit Brot").baseline > ground_bottom);
    let list = "L(LI(Lbl LBody) LI(Lbl LBody))";
    assert_eq!(
        reading.structure(),
        format!("Document(H2 {list} {list} P)").replace("H2", "H1")
    );
    let said: Vec<&str> = page.content().map(|run| run.text.trim()).collect();
    assert_eq!(
        said,
        [
            "Lauchsuppe",
            "•",
            "2 Stangen Lauch",
            "•",
            "Salz",
            "1.",
            "Schneiden.",
            "2.",
            "Kochen.",
            "Mit Brot."
        ]
    );
}

#[test]
fn sides_that_are_higher_than_a_page_stand_one_below_the_other() {
    let steps: Vec<Block> = (1..=40).map(|number| step(number, &prose(2))).collect();
    let reading = read_book(vec![Block::Sides {
        start: vec![bullet("2 Stangen Lauch")],
        end: steps,
    }]);
    assert!(reading.pages.len() > 3);
    let first = reading.pages[0].find("Lauch").baseline;
    assert!(reading.pages[0].find("Zwei Kapseln").baseline > first);
    let numbers = reading.pages.iter().flat_map(Page::content);
    let found = numbers.filter(|run| run.text.trim() == "40.").count();
    assert_eq!(found, 1, "nothing is lost");
}
