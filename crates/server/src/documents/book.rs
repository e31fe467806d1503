//! Sets a book of recipes: cover, contents, a note, then every chapter on a page of its own, with each recipe in one piece.

use ::documents::{Block, Document, Fonts, Mark, Span};
use content::{Book, BookChapter, BookWords, Diet, Recipe, Site};
use domain::calendar::Day;
use domain::country::Country;
use domain::locale::Locale;

/// A book that has this language, before it is laid out. The same content gives the same file.
pub fn document(site: &Site, book: &Book, locale: Locale, fonts: Fonts) -> Document {
    let text = &book.texts[&locale];
    let words = &text.words;
    let mut blocks = vec![
        Block::Cover {
            title: words.title.clone(),
            subtitle: words.subtitle.clone(),
            line: site.brand.clone(),
        },
        heading(1, &words.contents),
    ];
    for chapter in &text.chapters {
        let titles: Vec<&str> = chapter.recipes.iter().map(|recipe| recipe.title.as_str()).collect();
        blocks.push(Block::Together(vec![
            Block::Paragraph(vec![Span::strong(chapter.title.as_str())]),
            Block::Small(vec![Span::plain(titles.join(" · "))]),
        ]));
    }
    blocks.push(Block::Space);
    blocks.push(Block::Together(vec![
        heading(2, &words.note_heading),
        paragraph(&words.note),
    ]));
    for chapter in &text.chapters {
        add_chapter(&mut blocks, words, chapter);
    }
    blocks.push(Block::Rule);
    blocks.push(Block::Small(vec![Span::plain(words.closing.as_str())]));
    Document {
        title: words.title.clone(),
        author: site.brand.clone(),
        language: locale.name().replace('_', "-"),
        made_at_ms: made_at_ms(book),
        fonts,
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
    blocks.push(Block::PageBreak);
    blocks.push(heading(1, &chapter.title));
    blocks.push(paragraph(&chapter.opening));
    for recipe in &chapter.recipes {
        blocks.push(Block::Space);
        blocks.push(Block::Together(recipe_blocks(words, recipe)));
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
    blocks.extend(recipe.ingredients.iter().map(|text| item(Mark::Bullet, text)));
    blocks.extend(
        recipe
            .steps
            .iter()
            .zip(1..)
            .map(|(text, number)| item(Mark::Number(number), text)),
    );
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
