//! The manuscript of the e-book: six chapters of ten recipes, the same in every language, in the form that it is printed from.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use domain::locale::Locale;
use serde::Deserialize;

#[derive(Deserialize)]
struct Book {
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
struct Chapter {
    id: String,
    recipes: Vec<Recipe>,
}

#[derive(Deserialize)]
struct Recipe {
    id: String,
    diet: String,
    serves: u32,
    minutes: u32,
}

/// A recipe as a language has it.
#[derive(Debug, PartialEq, Eq)]
struct Written {
    id: String,
    ingredients: usize,
    steps: usize,
    has_tip: bool,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books/light-kitchen")
}

fn text(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn book() -> Book {
    toml::from_str(&text("book.toml")).expect("a book")
}

fn chapter_file(locale: Locale, chapter: &Chapter) -> String {
    format!("{}/{}.md", locale.name(), chapter.id)
}

/// Reads the recipes of a chapter. A line of no known form is a fault.
fn recipes_of(locale: Locale, chapter: &Chapter) -> Vec<Written> {
    let file = chapter_file(locale, chapter);
    let mut recipes: Vec<Written> = Vec::new();
    let text = text(&file);
    let mut lines = text.lines().filter(|line| !line.is_empty());
    assert!(lines.next().is_some_and(|line| line.starts_with("# ")), "{file}");
    assert!(lines.next().is_some_and(|line| !line.starts_with('#')), "{file}");
    for line in lines {
        if let Some(heading) = line.strip_prefix("## ") {
            let (id, title) = heading.split_once(": ").unwrap_or_else(|| panic!("{file}: {line}"));
            assert!(!title.trim().is_empty(), "{file}: {line}");
            recipes.push(Written {
                id: id.to_owned(),
                ingredients: 0,
                steps: 0,
                has_tip: false,
            });
            continue;
        }
        let recipe = recipes.last_mut().unwrap_or_else(|| panic!("{file}: {line}"));
        if line.starts_with("- ") {
            recipe.ingredients += 1;
        } else if line.starts_with(&format!("{}. ", recipe.steps + 1)) {
            recipe.steps += 1;
        } else if line.starts_with("> ") {
            recipe.has_tip = true;
        } else {
            assert_eq!((recipe.ingredients, recipe.steps), (0, 0), "{file}: {line}");
        }
    }
    recipes
}

#[test]
fn there_are_sixty_recipes_with_facts_that_can_be_true() {
    let book = book();
    let counts: Vec<usize> = book.chapters.iter().map(|chapter| chapter.recipes.len()).collect();
    assert_eq!(counts, [10; 6]);
    let recipes = book.chapters.iter().flat_map(|chapter| &chapter.recipes);
    let ids: BTreeSet<&str> = recipes.clone().map(|recipe| recipe.id.as_str()).collect();
    assert_eq!(ids.len(), 60);
    for Recipe {
        id,
        diet,
        serves,
        minutes,
    } in recipes
    {
        assert!(["vegan", "vegetarian", "any"].contains(&diet.as_str()), "{id}");
        assert!((1..=24).contains(serves) && (3..=180).contains(minutes), "{id}");
    }
}

#[test]
fn every_language_has_the_same_recipes_with_as_many_ingredients_and_steps() {
    for chapter in &book().chapters {
        let english = recipes_of(Locale::EnGb, chapter);
        let ids: Vec<&str> = english.iter().map(|recipe| recipe.id.as_str()).collect();
        let expected: Vec<&str> = chapter.recipes.iter().map(|recipe| recipe.id.as_str()).collect();
        assert_eq!(ids, expected);
        for recipe in &english {
            assert!((4..=12).contains(&recipe.ingredients), "{recipe:?}");
            assert!((3..=7).contains(&recipe.steps), "{recipe:?}");
        }
        for locale in Locale::ALL {
            assert_eq!(
                recipes_of(locale, chapter),
                english,
                "{}",
                chapter_file(locale, chapter)
            );
        }
    }
}

#[test]
fn every_language_has_the_words_around_the_recipes() {
    let words = |locale: Locale| -> toml::Table {
        toml::from_str(&text(&format!("{}/book.toml", locale.name()))).expect("words")
    };
    let english = words(Locale::EnGb);
    for locale in Locale::ALL {
        let own = words(locale);
        assert!(own.keys().eq(english.keys()), "{locale}");
        for (key, value) in &own {
            let value = value.as_str().unwrap_or_default();
            let wants_count = english[key].as_str().is_some_and(|text| text.contains("{count}"));
            assert!(!value.is_empty(), "{locale} {key}");
            assert_eq!(value.contains("{count}"), wants_count, "{locale} {key}");
        }
    }
}

#[test]
fn the_book_promises_nothing_about_health() {
    let never = [
        "abnehm",
        "diät",
        "kalorie",
        "gesund",
        "calorie",
        "minceur",
        "maigrir",
        "santé",
        "viktminsk",
        "kalori",
        "hälso",
        "slanke",
        "sundhed",
        "laihdut",
        "terveelli",
        "healthy",
        "slim",
        "detox",
        "superfood",
    ];
    for chapter in &book().chapters {
        for locale in Locale::ALL {
            let file = chapter_file(locale, chapter);
            let text = text(&file).to_lowercase();
            for word in never {
                assert!(!text.contains(word), "{word} in {file}");
            }
        }
    }
}
