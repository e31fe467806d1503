//! Sets a book of recipes: cover, contents, a note, then the chapters, every recipe on a page of its own.

use ::documents::{Block, Document, Drawing, Fonts, Mark, Shape, Sheet, Span};
use content::{Book, BookChapter, BookWords, Diet, Recipe, Site};
use domain::calendar::Day;
use domain::country::Country;
use domain::locale::Locale;
use images::flat::{FlatDrawing, FlatShape};

/// A book that has this language, before it is laid out. The same content gives the same file.
pub fn document(site: &Site, book: &Book, locale: Locale, fonts: Fonts) -> Document {
    let text = &book.texts[&locale];
    let words = &text.words;
    let mut blocks = vec![
        Block::Cover {
            title: words.title.clone(),
            subtitle: words.subtitle.clone(),
            line: site.brand.clone(),
            drawing: book.cover.as_ref().map(drawing),
        },
        heading(1, &words.contents),
        Block::Contents { depth: 2 },
        Block::PageBreak,
        heading(1, &words.note_heading),
        paragraph(&words.note),
        Block::Rule,
        Block::Small(vec![Span::plain(words.closing.as_str())]),
    ];
    for chapter in &text.chapters {
        add_chapter(&mut blocks, words, chapter);
    }
    Document {
        title: words.title.clone(),
        author: site.brand.clone(),
        language: locale.name().replace('_', "-"),
        made_at_ms: made_at_ms(book),
        fonts,
        sheet: Sheet::A5,
        footer: Some(words.title.clone()),
        blocks,
    }
}

/// The day of the edition, wherever and whenever the file is made.
fn made_at_ms(book: &Book) -> i64 {
    let day: Result<Day, _> = book.edition.to_string().parse();
    day.map_or(0, |day| day.starts_at_ms(Country::Gb))
}

fn add_chapter(blocks: &mut Vec<Block>, words: &BookWords, chapter: &BookChapter) {
    blocks.push(Block::Opening {
        title: chapter.title.clone(),
        text: chapter.opening.clone(),
    });
    for recipe in &chapter.recipes {
        blocks.push(Block::PageBreak);
        blocks.extend(recipe_blocks(words, recipe));
    }
}

fn recipe_blocks(words: &BookWords, recipe: &Recipe) -> Vec<Block> {
    let diet = match recipe.diet {
        Diet::Vegan => Some(words.vegan.clone()),
        Diet::Vegetarian => Some(words.vegetarian.clone()),
        Diet::Any => None,
    };
    let facts: Vec<String> = [words.serves(recipe.serves), words.minutes(recipe.minutes)]
        .into_iter()
        .chain(diet)
        .collect();
    let mut blocks = vec![
        heading(2, &recipe.title),
        Block::Small(vec![Span::plain(facts.join(" · "))]),
    ];
    blocks.extend(recipe.opening.iter().map(|line| paragraph(line)));
    let ingredients = recipe.ingredients.iter().map(|text| item(Mark::Bullet, text));
    let steps = recipe.steps.iter().zip(1..);
    blocks.push(Block::Sides {
        start: ingredients.collect(),
        end: steps.map(|(text, number)| item(Mark::Number(number), text)).collect(),
    });
    blocks.extend(
        recipe
            .tip
            .iter()
            .map(|tip| Block::Quote(vec![Span::plain(tip.as_str())])),
    );
    blocks
}

fn heading(level: u8, text: &str) -> Block {
    Block::Heading {
        level,
        text: text.to_owned(),
    }
}

fn paragraph(text: &str) -> Block {
    Block::Paragraph(vec![Span::plain(text)])
}

fn item(mark: Mark, text: &str) -> Block {
    Block::Item {
        mark,
        spans: vec![Span::plain(text)],
    }
}

fn drawing(cover: &FlatDrawing) -> Drawing {
    let shape = |shape: &FlatShape| Shape {
        colour: shape.colour,
        outline: shape.outline.clone(),
    };
    Drawing {
        width: cover.width,
        height: cover.height,
        shapes: cover.shapes.iter().map(shape).collect(),
    }
}
