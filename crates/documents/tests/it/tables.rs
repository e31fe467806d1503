//! Tables: columns by their shares, headers on every page, rows that stay whole where they can.

use documents::{Align, Block, Column, Row};

use crate::reading::{LEFT, RIGHT, read};
use crate::samples::{column, document, paragraph, row, strong_row};

fn table(columns: Vec<Column>, header: Option<[&str; 2]>, rows: Vec<Row>) -> Block {
    Block::Table {
        columns,
        header: header.map(|cells| cells.map(str::to_owned).to_vec()),
        rows,
    }
}

fn two_columns() -> Vec<Column> {
    vec![column(3, Align::Start), column(1, Align::End)]
}

#[test]
fn a_long_table_repeats_its_header_and_loses_no_row() {
    let names: Vec<String> = (1..=120).map(|number| format!("Zeile {number}")).collect();
    let rows = names.iter().map(|name| row([name, "1,00\u{a0}€"])).collect();
    let reading = read(&document(vec![
        paragraph("Vorab"),
        table(two_columns(), Some(["Artikel", "Betrag"]), rows),
    ]));
    assert!(reading.pages.len() > 2);
    let mut found = Vec::new();
    for (index, page) in reading.pages.iter().enumerate() {
        let lines = page.lines();
        let header = usize::from(index == 0);
        assert_eq!(lines[header], "Artikel Betrag");
        found.extend(lines[header + 1..].iter().map(|line| line.replace(" 1,00 €", "")));
        let is_repeated = page.find("Artikel").is_artifact;
        assert_eq!(is_repeated, index > 0, "who listens hears the header once");
    }
    assert_eq!(found, names);
}

#[test]
fn a_sum_is_never_parted_from_the_row_above() {
    for count in 30..70 {
        let mut rows: Vec<Row> = (0..count).map(|_| row(["Ware", "1,00"])).collect();
        rows.extend([
            row(["letzte Ware", "1,00"]),
            strong_row(["Steuer", "1,00"]),
            strong_row(["Summe", "9,00"]),
        ]);
        let reading = read(&document(vec![table(two_columns(), None, rows)]));
        let last = reading.pages.last().expect("a page").lines();
        assert!(
            last.ends_with(&["letzte Ware 1,00", "Steuer 1,00", "Summe 9,00"].map(str::to_owned)),
            "{last:?}"
        );
    }
}

#[test]
fn a_row_moves_to_the_next_page_as_a_whole() {
    let cell = "eins\nzwei\ndrei\nvier\nfünf";
    let rows = (0..40).map(|_| row([cell, "1"])).collect();
    let reading = read(&document(vec![table(two_columns(), None, rows)]));
    assert!(reading.pages.len() > 1);
    for page in &reading.pages {
        let lines = page.lines();
        assert_eq!(lines.first().map(String::as_str), Some("eins 1"));
        assert_eq!(lines.last().map(String::as_str), Some("fünf"));
    }
}

#[test]
fn a_row_that_is_longer_than_a_page_goes_on() {
    let long: Vec<String> = (1..=150).map(|line| format!("Zeile {line}")).collect();
    let reading = read(&document(vec![table(
        two_columns(),
        Some(["Text", "Zahl"]),
        vec![row([&long.join("\n"), "7"])],
    )]));
    assert!(reading.pages.len() > 2);
    let lines: Vec<String> = reading
        .pages
        .iter()
        .flat_map(|page| page.lines().split_off(1))
        .collect();
    assert_eq!(lines[0], "Zeile 1 7");
    assert_eq!(lines[1..], long[1..]);
}

#[test]
fn numbers_end_under_each_other() {
    let rows = ["1.111,11", "119,70", "8.888,88"]
        .map(|number| row(["Ware", number]))
        .to_vec();
    let reading = read(&document(vec![table(two_columns(), Some(["", "Betrag"]), rows)]));
    let page = &reading.pages[0];
    for text in ["Betrag", "1.111,11", "119,70", "8.888,88"] {
        let run = page.find(text);
        assert!((run.right - RIGHT).abs() < 0.05, "{run:?}");
    }
    let [ones, eights] = ["1.111,11", "8.888,88"].map(|text| page.find(text).x);
    assert!((ones - eights).abs() < 0.05, "all figures are of one width");
}

#[test]
fn columns_share_the_width_and_keep_their_text_inside() {
    let columns = vec![
        column(1, Align::Start),
        column(2, Align::Center),
        column(1, Align::End),
        column(0, Align::Start),
    ];
    let cell = "Bestellnummer 4711 vom Freitag";
    let reading = read(&document(vec![Block::Table {
        columns,
        header: None,
        rows: vec![row([cell, cell, cell, "x"])],
    }]));
    let page = &reading.pages[0];
    // Shares of 1, 2, 1 and the least, a twentieth of the four.
    let width = (RIGHT - LEFT) / 4.2;
    for run in page.content() {
        let edges = [0.0, 1.0, 3.0, 4.0, 4.2].map(|share| LEFT + share * width);
        let inside = edges
            .windows(2)
            .any(|edge| run.x >= edge[0] - 0.01 && run.right <= edge[1] + 0.01);
        assert!(inside, "{run:?} is in none of {edges:?}");
    }
}

#[test]
fn columns_without_shares_are_equal() {
    let reading = read(&document(vec![table(
        vec![column(0, Align::Start), column(0, Align::Start)],
        None,
        vec![row(["links", "rechts"])],
    )]));
    let middle = f32::midpoint(LEFT, RIGHT);
    assert!((reading.pages[0].find("rechts").x - middle - 6.0).abs() < 0.05);
}

#[test]
fn a_table_may_be_nothing_but_a_header() {
    let reading = read(&document(vec![table(
        two_columns(),
        Some(["Artikel", "Betrag"]),
        Vec::new(),
    )]));
    assert_eq!(reading.text(), "Artikel Betrag");
}
