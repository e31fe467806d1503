//! A book of recipes: which ones there are stands in `books/<book>/book.toml`, what they are called and how they are cooked in
//! the folder of each language; `cover.svg` is what its cover shows. A PDF is made of it elsewhere.

use std::collections::BTreeMap;

use domain::consent::TextVersion;
use domain::locale::Locale;
use images::flat::FlatDrawing;

use crate::page::named;

mod chapter;

pub(crate) use chapter::{BookLine, ChapterText, RecipeText};

/// The name of a book's folder: `light-kitchen`.
pub type BookId = String;

/// A book, whole in every language of the shop.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    pub id: BookId,
    /// At the foot of its cover.
    pub cover: Option<FlatDrawing>,
    /// The day of this edition, which its file names.
    pub edition: TextVersion,
    pub texts: BTreeMap<Locale, BookText>,
}

/// A book in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookText {
    pub words: BookWords,
    pub chapters: Vec<BookChapter>,
    /// Names exactly these words, with this cover.
    pub version: String,
    /// Every line with its file, for the law of words.
    pub(crate) lines: Vec<(String, BookLine)>,
}

impl Book {
    /// Keeps what books are made of.
    pub(crate) fn forget_lines(&mut self) {
        self.texts.values_mut().for_each(|text| text.lines = Vec::new());
    }
}

/// What stands around the recipes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookWords {
    pub title: String,
    pub subtitle: String,
    pub contents: String,
    pub note_heading: String,
    pub note: String,
    pub closing: String,
    pub vegan: String,
    pub vegetarian: String,
    pub serves_one: String,
    serves_many: String,
    minutes: String,
}

/// What a number takes the place of.
pub(crate) const COUNT: &str = "{count}";

impl BookWords {
    pub(crate) fn new(word: impl FnMut(&'static str) -> Option<String>) -> Option<Self> {
        let words = BookWords::KEYS.map(word);
        let [
            title,
            subtitle,
            contents,
            note_heading,
            note,
            closing,
            vegan,
            vegetarian,
            serves_one,
            serves_many,
            minutes,
        ] = words;
        Some(BookWords {
            title: title?,
            subtitle: subtitle?,
            contents: contents?,
            note_heading: note_heading?,
            note: note?,
            closing: closing?,
            vegan: vegan?,
            vegetarian: vegetarian?,
            serves_one: serves_one?,
            serves_many: serves_many?,
            minutes: minutes?,
        })
    }

    const KEYS: [&'static str; 11] = [
        "title",
        "subtitle",
        "contents",
        "note_heading",
        "note",
        "closing",
        "vegan",
        "vegetarian",
        "serves_one",
        "serves_many",
        "minutes",
    ];

    /// Whether a number stands in the word of a key.
    pub(crate) fn has_count(key: &str) -> bool {
        matches!(key, "serves_many" | "minutes")
    }

    /// How many a recipe is for.
    pub fn serves(&self, count: u32) -> String {
        match count {
            1 => self.serves_one.clone(),
            _ => self.serves_many.replace(COUNT, &count.to_string()),
        }
    }

    /// How long a recipe takes.
    pub fn minutes(&self, count: u32) -> String {
        self.minutes.replace(COUNT, &count.to_string())
    }
}

/// A chapter in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookChapter {
    pub title: String,
    pub opening: String,
    pub recipes: Vec<Recipe>,
}

/// A recipe in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    pub title: String,
    pub opening: Vec<String>,
    pub diet: Diet,
    pub serves: u32,
    pub minutes: u32,
    pub ingredients: Vec<String>,
    pub steps: Vec<String>,
    pub tip: Option<String>,
}

named! {
    /// Who eats it.
    Diet {
        Vegan = "vegan",
        Vegetarian = "vegetarian",
        Any = "any",
    }
}
