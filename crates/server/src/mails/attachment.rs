//! What is attached to a mail: the invoice with the contract, or the credit note, as a file to keep. It is made of the very parts
//! that the mail shows, so that both say the same.

use ::documents::{Align, Block, Column, Document, Mark, Row, Sheet, Span};
use content::Site;
use domain::locale::Market;
use serde::Deserialize;

use super::Post;
use super::body::MailBody;
use super::legal::{self, LegalFacts, LegalPart};
use crate::app::App;
use crate::documents::fonts;
use crate::jobs::JobFailure;

/// Mail servers refuse what is larger than some 10 MB; an invoice with its contract has a tenth of a megabyte.
const MAX_BYTES: usize = 2 * 1000 * 1000;

/// How much of a table's width its words take, and each of its amounts.
const WORDS_SHARE: u16 = 6;
const AMOUNT_SHARE: u16 = 2;

/// A file that goes with a mail.
pub(super) struct Attachment {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// A document as the components of the web build write it.
#[derive(Deserialize)]
pub(super) struct LetterDocument {
    /// Of the file, without its ending.
    name: String,
    title: String,
    parts: Vec<Part>,
}

#[derive(Deserialize)]
#[serde(tag = "part", rename_all = "lowercase")]
enum Part {
    Paragraph {
        text: String,
    },
    Heading {
        text: String,
    },
    Facts {
        facts: Vec<Fact>,
    },
    Table {
        columns: Vec<String>,
        rows: Vec<TableRow>,
    },
    #[serde(rename_all = "camelCase")]
    Legal {
        text: LegalFacts,
        day_line: String,
    },
}

/// What something is called, and what it is.
#[derive(Deserialize)]
struct Fact {
    label: String,
    lines: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TableRow {
    words: Vec<String>,
    amounts: Vec<String>,
    is_strong: bool,
}

/// The document of a mail that brings one.
pub(super) async fn make(
    app: &App,
    site: &Site,
    post: &Post,
    body: &MailBody,
) -> Result<Option<Attachment>, JobFailure> {
    let Some((letter, made_at_ms)) = body.document.as_ref().zip(post.documented_at_ms) else {
        return Ok(None);
    };
    let market = Market {
        country: post.country,
        locale: post.locale,
    };
    let mut blocks = vec![Block::Title(letter.title.clone())];
    for (index, part) in letter.parts.iter().enumerate() {
        if begins_page(part, index.checked_sub(1).map(|before| &letter.parts[before])) {
            blocks.push(Block::PageBreak);
        }
        blocks.extend(blocks_of(part));
    }
    let document = Document {
        sheet: Sheet::A4,
        title: letter.title.clone(),
        author: site.contact.name.clone(),
        language: market.language_tag(),
        made_at_ms,
        fonts: fonts(&app.press.assets),
        footer: Some(format!("{} · {}", site.contact.name, site.contact.email)),
        blocks,
    };
    let failed = |why: String| JobFailure::TryAgain(format!("the document of the mail cannot be made: {why}"));
    let set = tokio::task::spawn_blocking(move || ::documents::write(&document)).await;
    let bytes = set
        .map_err(|error| failed(error.to_string()))?
        .map_err(|error| failed(error.to_string()))?;
    if bytes.len() > MAX_BYTES {
        return Err(failed(format!(
            "it has {} bytes, {MAX_BYTES} are the most",
            bytes.len()
        )));
    }
    Ok(Some(Attachment {
        name: file_name(&letter.name),
        bytes,
    }))
}

/// Numbers of invoices are plain; whatever else comes cannot leave its header.
fn file_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-')
        .collect();
    plain + ".pdf"
}

/// The contract begins on a page of its own, and so does each of its sections after the first.
const fn begins_page(part: &Part, before: Option<&Part>) -> bool {
    match part {
        Part::Heading { .. } => true,
        Part::Legal { .. } => matches!(before, Some(Part::Legal { .. })),
        Part::Paragraph { .. } | Part::Facts { .. } | Part::Table { .. } => false,
    }
}

fn blocks_of(part: &Part) -> Vec<Block> {
    match part {
        Part::Paragraph { text } => vec![Block::Paragraph(vec![Span::plain(text.as_str())])],
        Part::Heading { text } => vec![heading(1, text)],
        Part::Facts { facts } => vec![facts_table(facts), Block::Space],
        Part::Table { columns, rows } => vec![table(columns, rows), Block::Space],
        Part::Legal { text, day_line } => legal_blocks(text, day_line),
    }
}

fn facts_table(facts: &[Fact]) -> Block {
    let column = |share| Column {
        share,
        align: Align::Start,
    };
    let row = |fact: &Fact| Row {
        cells: vec![fact.label.clone(), fact.lines.join("\n")],
        is_strong: false,
    };
    Block::Table {
        columns: vec![column(1), column(2)],
        header: None,
        rows: facts.iter().map(row).collect(),
    }
}

/// The first column has words, the others have amounts.
fn table(columns: &[String], rows: &[TableRow]) -> Block {
    let column = |at: usize| match at {
        0 => Column {
            share: WORDS_SHARE,
            align: Align::Start,
        },
        _ => Column {
            share: AMOUNT_SHARE,
            align: Align::End,
        },
    };
    let row = |row: &TableRow| Row {
        cells: [row.words.join("\n")]
            .into_iter()
            .chain(row.amounts.iter().cloned())
            .collect(),
        is_strong: row.is_strong,
    };
    Block::Table {
        columns: (0..columns.len()).map(column).collect(),
        header: Some(columns.to_vec()),
        rows: rows.iter().map(row).collect(),
    }
}

fn legal_blocks(text: &LegalFacts, day_line: &str) -> Vec<Block> {
    let mut blocks = vec![heading(1, &text.title), Block::Small(vec![Span::plain(day_line)])];
    for part in &text.parts {
        match part {
            LegalPart::Heading { text } => blocks.push(heading(2, text)),
            LegalPart::Subheading { text } => blocks.push(heading(3, text)),
            LegalPart::Paragraph { spans } => blocks.push(Block::Paragraph(own_spans(spans))),
            LegalPart::Bullets { items } => {
                blocks.extend(items.iter().map(|spans| item(Mark::Bullet, spans)));
            }
            LegalPart::Numbers { items } => {
                blocks.extend(
                    items
                        .iter()
                        .zip(1..)
                        .map(|(spans, number)| item(Mark::Number(number), spans)),
                );
            }
        }
    }
    blocks
}

fn heading(level: u8, text: &str) -> Block {
    Block::Heading {
        level,
        text: text.to_owned(),
    }
}

fn item(mark: Mark, spans: &[legal::Span]) -> Block {
    Block::Item {
        mark,
        spans: own_spans(spans),
    }
}

fn own_spans(spans: &[legal::Span]) -> Vec<Span> {
    let own = |span: &legal::Span| Span {
        text: span.text.clone(),
        is_strong: span.is_strong,
        link: span.href.clone(),
    };
    spans.iter().map(own).collect()
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn the_name_of_a_file_stays_in_its_header() {
        assert_eq!(file_name("DE-100001-C1"), "DE-100001-C1.pdf");
        assert_eq!(file_name("a\"; x=\r\n../b"), "axb.pdf");
    }
}
