//! Whatever blocks come, in whatever order: a document or a refusal, never a panic, and no text that is lost.

use documents::{Align, Block, Column, Document, DocumentError, Mark, Row, Sheet, Span};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use crate::reading::read_bytes;
use crate::samples::{document, prose};

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (0..12_usize).prop_map(prose),
        2 => "[a-zäöüß€ \u{a0}\u{ad}\n0-9.,-]{0,80}",
        1 => "[A-Za-z]{0,300}",
        1 => any::<String>(),
    ]
}

fn spans() -> impl Strategy<Value = Vec<Span>> {
    let span = (text(), any::<bool>(), proptest::option::of("(https://)?[a-zü/ ]{0,20}"));
    vec(
        span.prop_map(|(text, is_strong, link)| Span { text, is_strong, link }),
        0..4,
    )
}

fn table() -> impl Strategy<Value = Block> {
    let align = prop_oneof![Just(Align::Start), Just(Align::Center), Just(Align::End)];
    let column = (any::<u16>(), align).prop_map(|(share, align)| Column { share, align });
    vec(column, 0..13).prop_flat_map(|columns| {
        let cells = || vec(text(), columns.len());
        let row = (cells(), any::<bool>()).prop_map(|(cells, is_strong)| Row { cells, is_strong });
        (Just(columns.clone()), proptest::option::of(cells()), vec(row, 0..6))
            .prop_map(|(columns, header, rows)| Block::Table { columns, header, rows })
    })
}

fn side_block() -> impl Strategy<Value = Block> {
    prop_oneof![
        spans().prop_map(Block::Paragraph),
        spans().prop_map(|spans| Block::Item {
            mark: Mark::Bullet,
            spans
        }),
        (any::<u32>(), spans()).prop_map(|(number, spans)| Block::Item {
            mark: Mark::Number(number),
            spans
        }),
        spans().prop_map(Block::Quote),
        Just(Block::Space),
        Just(Block::Rule),
    ]
}

fn block() -> impl Strategy<Value = Block> {
    let simple = prop_oneof![
        1 => (text(), text(), text()).prop_map(|(title, subtitle, line)| Block::Cover {
            title,
            subtitle,
            line,
            drawing: None,
        }),
        1 => (text(), text()).prop_map(|(title, text)| Block::Opening { title, text }),
        1 => any::<u8>().prop_map(|depth| Block::Contents { depth }),
        3 => (vec(side_block(), 0..9), vec(side_block(), 0..9)).prop_map(|(start, end)| Block::Sides { start, end }),
        2 => text().prop_map(Block::Title),
        4 => (any::<u8>(), text()).prop_map(|(level, text)| Block::Heading { level, text }),
        8 => spans().prop_map(Block::Paragraph),
        4 => spans().prop_map(|spans| Block::Item { mark: Mark::Bullet, spans }),
        4 => (any::<u32>(), spans()).prop_map(|(number, spans)| Block::Item { mark: Mark::Number(number), spans }),
        2 => spans().prop_map(Block::Small),
        2 => spans().prop_map(Block::Quote),
        3 => table(),
        3 => Just(Block::Space),
        2 => Just(Block::Rule),
        1 => Just(Block::PageBreak),
    ];
    simple.prop_recursive(3, 24, 6, |inner| vec(inner, 0..6).prop_map(Block::Together))
}

proptest! {
    // A case is a document of some pages, and takes a fifth of a second in a build for tests.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_blocks_give_a_document_or_a_refusal(
        blocks in vec(block(), 0..10),
        title in any::<String>(),
        language in "[a-z]{0,3}(-[A-Z]{2})?",
        footer in proptest::option::of(text()),
        sheet in prop_oneof![Just(Sheet::A4), Just(Sheet::A5)],
    ) {
        let document = Document { title, language, footer, sheet, ..document(blocks) };
        match documents::write(&document) {
            Ok(bytes) => {
                for page in read_bytes(&bytes).pages {
                    for run in &page.runs {
                        let margin = page.margin();
                        prop_assert!(run.x > margin - 1.0 && run.right < page.width - margin + 12.0, "{:?}", run);
                        prop_assert!(run.baseline > 0.0 && run.baseline < page.height, "{:?}", run);
                    }
                }
            }
            Err(refusal) => prop_assert!(!matches!(refusal, DocumentError::Failed(_)), "{}", refusal),
        }
    }

    #[test]
    fn no_word_is_lost(words in vec("[a-zA-ZäöüßÉœ0-9€]{1,40}", 1..300)) {
        let text = words.join(" ");
        let bytes = documents::write(&document(vec![Block::Paragraph(vec![Span::plain(&text)])])).expect("it fits");
        let found: String = read_bytes(&bytes).text().split_whitespace().collect();
        prop_assert_eq!(found, words.concat());
    }
}
