//! Books: what a shop gets of one, and the one that the default shop sells.

use std::path::Path;

use content::{Diet, Digital, Folder, Recipe};
use domain::locale::Locale;

use crate::shop::Shop;

/// A shop that sells a book with one chapter of two recipes.
pub(crate) fn bookshop() -> Shop {
    Shop::selling()
        .replace("products/book.toml", "access = \"code\"", "book = \"kitchen\"")
        .write(
            "books/kitchen/book.toml",
            r#"# Two soups.
edition = "2026-11-15"

[[chapters]]
id = "soups"

[[chapters.recipes]]
id = "leek"
diet = "vegetarian"
serves = 4
minutes = 40

[[chapters.recipes]]
id = "tomato"
diet = "vegan"
serves = 1
minutes = 30
"#,
        )
        .write("books/kitchen/de_DE/book.toml", &words("Küche", "Für {count} Personen"))
        .write("books/kitchen/fr_FR/book.toml", &words("Cuisine", "Pour {count} personnes"))
        .write(
            "books/kitchen/de_DE/soups.md",
            "# Suppen\n\nEin Topf genügt.\n\n## tomato: Tomatensuppe\n\nRot.\n\n- 1 Dose Tomaten\n\n1. Kochen.\n\n## leek: Lauchsuppe\n\nGrün.\nUnd sämig.\n\n- 2 Stangen Lauch\n- Salz\n\n1. Schneiden.\n2. Kochen.\n\n> Mit Brot.\n",
        )
        .write(
            "books/kitchen/fr_FR/soups.md",
            "# Soupes\n\nUne casserole suffit.\n\n## leek: Soupe de poireaux\n\nVerte.\n\n- 2 poireaux\n- sel\n\n1. Couper.\n2. Cuire.\n\n> Avec du pain.\n\n## tomato: Soupe de tomates\n\nRouge.\n\n- 1 boîte de tomates\n\n1. Cuire.\n",
        )
}

fn words(title: &str, serves: &str) -> String {
    format!(
        "title = \"{title}\"\nsubtitle = \"s\"\ncontents = \"c\"\nnote_heading = \"h\"\nnote = \"n\"\nclosing = \"e\"\nvegan = \"v\"\nvegetarian = \"w\"\nserves_one = \"1\"\nserves_many = \"{serves}\"\nminutes = \"{{count}} min\"\n"
    )
}

#[test]
fn a_book_has_its_recipes_in_its_own_order_whatever_the_files_have() {
    let site = bookshop().site();
    assert_eq!(site.products["book"].digital, Some(Digital::Book("kitchen".to_owned())));
    let german = &site.books["kitchen"].texts[&Locale::DeDe];
    assert_eq!(german.words.title, "Küche");
    let [chapter] = german.chapters.as_slice() else {
        panic!("one chapter")
    };
    assert_eq!(
        (chapter.title.as_str(), chapter.opening.as_str()),
        ("Suppen", "Ein Topf genügt.")
    );
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let leek = Recipe {
        title: "Lauchsuppe".to_owned(),
        opening: texts(&["Grün.", "Und sämig."]),
        diet: Diet::Vegetarian,
        serves: 4,
        minutes: 40,
        ingredients: texts(&["2 Stangen Lauch", "Salz"]),
        steps: texts(&["Schneiden.", "Kochen."]),
        tip: Some("Mit Brot.".to_owned()),
    };
    assert_eq!(chapter.recipes[0], leek);
    assert_eq!(chapter.recipes[1].title, "Tomatensuppe");
    assert_eq!(german.words.serves(leek.serves), "Für 4 Personen");
    assert_eq!(german.words.serves(1), "1");
    assert_eq!(german.words.minutes(leek.minutes), "40 min");
}

#[test]
fn another_word_is_another_version_of_that_language_alone() {
    let versions = |shop: Shop| {
        let book = &shop.site().books["kitchen"];
        [Locale::DeDe, Locale::FrFr].map(|locale| book.texts[&locale].version.clone())
    };
    let (before, after) = (
        versions(bookshop()),
        versions(bookshop().replace("books/kitchen/de_DE/soups.md", "Mit Brot.", "Mit Toast.")),
    );
    assert_ne!(before[0], after[0]);
    assert_eq!(before[1], after[1]);
}

#[test]
fn the_book_of_the_default_shop_has_sixty_recipes_with_facts_that_can_be_true() {
    let content = Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")).expect("the default shop");
    let mut shop = Shop::sound();
    for (file, text) in content.iter().filter(|(file, _)| file.starts_with("books/")) {
        shop = shop.write(file, text);
    }
    let site = shop.site();
    for (locale, text) in &site.books["light-kitchen"].texts {
        let counts: Vec<usize> = text.chapters.iter().map(|chapter| chapter.recipes.len()).collect();
        assert_eq!(counts, [10; 6], "{locale}");
        for recipe in text.chapters.iter().flat_map(|chapter| &chapter.recipes) {
            let title = &recipe.title;
            assert!((1..=24).contains(&recipe.serves), "{title}");
            assert!((3..=180).contains(&recipe.minutes), "{title}");
            assert!((4..=12).contains(&recipe.ingredients.len()), "{title}");
            assert!((3..=7).contains(&recipe.steps.len()), "{title}");
        }
    }
}

#[test]
fn the_book_of_the_default_shop_promises_nothing_about_health() {
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
    let content = Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")).expect("the default shop");
    let chapters = content.iter().filter(|(file, _)| file.starts_with("books/"));
    let mut read = 0;
    for (file, text) in chapters {
        read += 1;
        let text = text.to_lowercase();
        for word in never {
            assert!(!text.contains(word), "{word} in {file}");
        }
    }
    assert_eq!(read, 2 + 6 * 7, "the plan, the cover, and what each language has");
}
