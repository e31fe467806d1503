//! Text comes out as it went in: every letter, in lines that fit, parted only where it may be.

use documents::{Block, Mark, Span};

use crate::reading::{LEFT, RIGHT, Reading, read};
use crate::samples::{SIGNS, bullet, document, heading, invoice, paragraph};

fn read_blocks(blocks: Vec<Block>) -> Reading {
    read(&document(blocks))
}

/// The words of all lines, without the breaks between them.
fn words(reading: &Reading) -> String {
    reading.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn all_sorts_of_blocks_can_be_read_back() {
    let reading = read_blocks(vec![
        Block::Title("Der Titel".to_owned()),
        heading(1, "Eine Überschrift"),
        Block::Paragraph(vec![
            Span::plain("Ein Absatz mit "),
            Span::strong("Nachdruck"),
            Span::plain("."),
        ]),
        bullet("ein Punkt"),
        Block::Item {
            mark: Mark::Number(12),
            spans: vec![Span::plain("der zwölfte")],
        },
        Block::Small(vec![Span::plain("kleiner")]),
        Block::Quote(vec![Span::plain("ein Zitat")]),
        Block::Rule,
        Block::Together(vec![paragraph("zusammen")]),
    ]);
    let expected = "Der Titel\nEine Überschrift\nEin Absatz mit Nachdruck.\n• ein Punkt\n12. der zwölfte\nkleiner\nein \
                    Zitat\nzusammen";
    assert_eq!(reading.text(), expected);
}

#[test]
fn an_invoice_can_be_read_back() {
    let text = read(&invoice()).text();
    for line in [
        "Zoë Łukasz-Müller",
        "Nr. Artikel Menge Einzelpreis Betrag",
        "1 Ylvane Daily Trio, 3 Dosen 1 119,70 € 119,70 €",
        "180 Kapseln, 126 g",
        "Gesamtbetrag 129,60 €",
        "USt-IdNr. DE123456789 · hallo@ylvane.example 1 / 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is not in:\n{text}");
    }
}

#[test]
fn every_letter_of_the_six_languages_is_drawn_in_every_font() {
    let spaced: Vec<String> = SIGNS.chars().map(String::from).collect();
    let text = spaced.join(" ");
    for block in [
        paragraph(&text),
        Block::Paragraph(vec![Span::strong(&text)]),
        heading(1, &text),
    ] {
        let reading = read_blocks(vec![block]);
        assert_eq!(words(&reading), text);
        for run in &reading.pages[0].runs {
            assert_eq!(run.drawn, run.text, "nothing stands for another letter");
        }
    }
}

#[test]
fn names_from_elsewhere_are_drawn_too() {
    let reading = read_blocks(vec![paragraph("Łucja Žižková, Őrsi Ğül"), heading(1, "Škoda")]);
    assert_eq!(reading.text(), "Łucja Žižková, Őrsi Ğül\nŠkoda");
    for run in &reading.pages[0].runs {
        assert_eq!(run.drawn, run.text);
    }
}

#[test]
fn accents_that_follow_their_letter_are_drawn_on_it() {
    let reading = read_blocks(vec![paragraph("Cafe\u{301} a\u{308}")]);
    assert_eq!(reading.pages[0].find("Caf").drawn, "Cafe\u{301} a\u{308}");
    assert_eq!(reading.pages[0].runs.len(), 1);
}

#[test]
fn what_no_font_has_is_a_question_mark_that_can_still_be_found() {
    let reading = read_blocks(vec![paragraph("Frau 漢字 aus Köln")]);
    assert_eq!(reading.text(), "Frau 漢字 aus Köln");
    assert_eq!(reading.pages[0].find("漢字").drawn, "??");
}

#[test]
fn lines_fill_the_width_and_never_pass_it() {
    let text = "Zwischen den Rändern stehen zwanzig Millimeter vom Papier entfernt die Zeilen. ".repeat(30);
    let reading = read_blocks(vec![paragraph(&text)]);
    assert_eq!(words(&reading), text.trim());
    let runs = &reading.pages[0].runs;
    let (last, others) = runs.split_last().expect("lines");
    for run in others {
        assert!(
            (run.x - LEFT).abs() < 0.01 && run.right <= RIGHT && run.right > RIGHT - 90.0,
            "{run:?}"
        );
    }
    assert!(last.right <= RIGHT);
}

#[test]
fn a_word_that_is_wider_than_the_page_is_parted() {
    let word = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(12);
    let reading = read_blocks(vec![paragraph(&word), heading(1, &word)]);
    assert_eq!(reading.text().replace('\n', ""), word.repeat(2));
    for run in &reading.pages[0].runs {
        assert!(run.right <= RIGHT, "{run:?}");
    }
}

#[test]
fn numbers_stay_with_their_units_wherever_the_line_ends() {
    for length in 1..120 {
        let before = "x ".repeat(length);
        let reading = read_blocks(vec![paragraph(&format!("{before}1.234,56\u{a0}€ und 500\u{202f}mg"))]);
        let text = reading.text();
        assert!(text.contains("1.234,56 €") && text.contains("500 mg"), "{text}");
    }
}

#[test]
fn soft_hyphens_show_only_where_a_line_ends() {
    let word = "Wider\u{ad}rufs\u{ad}formular ";
    let reading = read_blocks(vec![paragraph(&word.repeat(40))]);
    let page = &reading.pages[0];
    let hyphens: Vec<_> = page.runs.iter().filter(|run| run.text == "\u{ad}").collect();
    assert!(!hyphens.is_empty());
    for hyphen in hyphens {
        assert!(
            hyphen.drawn == "-" && hyphen.right <= RIGHT && hyphen.right > RIGHT - 60.0,
            "{hyphen:?}"
        );
    }
    let whole = reading.text().replace("\u{ad}\n", "").replace('\n', " ");
    assert_eq!(whole, "Widerrufsformular ".repeat(40).trim());
}

#[test]
fn text_says_itself_where_its_lines_end() {
    let reading = read_blocks(vec![paragraph("Rue de l’Église 12\n75001 Paris\r\n\nFrankreich")]);
    assert_eq!(
        reading.pages[0].lines(),
        ["Rue de l’Église 12", "75001 Paris", "", "Frankreich"]
    );
}

#[test]
fn headings_are_parted_into_even_lines() {
    let title = "Vierzehn ruhige Abende und was sie mit dem Tag danach zu tun haben";
    let reading = read_blocks(vec![Block::Title(title.to_owned())]);
    let rights: Vec<f32> = reading.pages[0].runs.iter().map(|run| run.right).collect();
    assert_eq!(rights.len(), 2, "{}", reading.text());
    assert!((rights[0] - rights[1]).abs() < 100.0, "{rights:?}");
}

#[test]
fn blank_text_leaves_no_trace() {
    let blank = || vec![Span::plain(" \n"), Span::link("", "https://a.example")];
    let reading = read_blocks(vec![
        Block::Title(String::new()),
        heading(1, "  "),
        Block::Paragraph(blank()),
        Block::Quote(blank()),
        Block::Item {
            mark: Mark::Bullet,
            spans: blank(),
        },
        paragraph("etwas"),
    ]);
    assert_eq!(reading.text(), "etwas");
    assert_eq!(reading.structure(), "Document(P)");
}
