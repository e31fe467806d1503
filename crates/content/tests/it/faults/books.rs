//! Books that lack something in a language, and products that name what is not there.

use crate::books::bookshop;
use crate::shop::{Shop, png};

const PRODUCT: &str = "products/book.toml";
const PLAN: &str = "books/kitchen/book.toml";
const FRENCH: &str = "books/kitchen/fr_FR/soups.md";

#[test]
fn a_product_of_a_book_that_does_not_exist() {
    bookshop().replace(PRODUCT, "\"kitchen\"", "\"kitchens\"").is_refused(
        r#"error[unknown-book]: there is no book `kitchens`
 --> products/book.toml:8:8
  |
8 | book = "kitchens"
  |        ^^^^^^^^^^
  |
  = help: did you mean `kitchen`?"#,
    );
}

#[test]
fn a_cover_that_paper_cannot_show() {
    bookshop()
        .write(
            "books/kitchen/cover.svg",
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Soup</text></svg>"#,
        )
        .is_refused(
            "error[bad-cover]: this drawing cannot be printed: it has text in it
--> books/kitchen/cover.svg
 = help: save it as plain SVG of opaque shapes, each in one colour, with text turned into paths",
        );
}

#[test]
fn a_digital_product_that_gives_nothing_or_two_things() {
    Shop::selling().replace(PRODUCT, "access = \"code\"\n", "").is_refused(
        r#"error[bad-digital]: it is not said what a buyer gets
 --> products/book.toml:7:1
  |
7 | [digital]
  | ^^^^^^^^^
  |
  = help: write either `book = "…"`, which names a folder in books/, or `access = "code"`"#,
    );
}

#[test]
fn an_access_that_nobody_knows() {
    Shop::selling().replace(PRODUCT, "\"code\"", "\"key\"").is_refused(
        r#"error[unknown-access]: `key` is not a known access
 --> products/book.toml:8:10
  |
8 | access = "key"
  |          ^^^^^
  |
  = help: known are: code"#,
    );
}

#[test]
fn a_digital_product_without_what_is_delivered() {
    Shop::selling()
        .replace(PRODUCT, "[digital]\naccess = \"code\"\n", "")
        .is_refused(
            "error[missing-key]: the table `[digital]` is missing
--> products/book.toml
 = help: add `[digital]`",
        );
}

#[test]
fn a_download_with_the_tax_of_a_thing() {
    Shop::selling()
        .replace(PRODUCT, "\"digital\"", "\"accessory\"")
        .is_refused(
            r#"error[wrong-tax-class]: `accessory` is not the class of what is downloaded
 --> products/book.toml:4:13
  |
4 | tax_class = "accessory"
  |             ^^^^^^^^^^^
  |
  = help: a product with a `[digital]` table is digital"#,
        );
}

#[test]
fn a_book_that_lacks_a_language() {
    let faults = bookshop()
        .remove("books/kitchen/fr_FR/")
        .with_picture("images/jar.png", &png(4, 3))
        .faults();
    assert_eq!(
        faults,
        [
            "missing-file books/kitchen/fr_FR/book.toml:0",
            "missing-file books/kitchen/fr_FR/soups.md:0"
        ]
    );
}

#[test]
fn a_chapter_that_lacks_a_recipe() {
    bookshop()
        .replace(
            FRENCH,
            "## tomato: Soupe de tomates\n\nRouge.\n\n- 1 boîte de tomates\n\n1. Cuire.\n",
            "",
        )
        .is_refused(
            "error[recipe-missing]: the recipe `tomato` is missing in this language
 --> books/kitchen/fr_FR/soups.md:1:1
  |
1 | # Soupes
  | ^^^^^^^^
  |
  = help: write it: `## tomato: …`, or take it out of book.toml",
        );
}

#[test]
fn a_chapter_with_a_recipe_of_its_own() {
    bookshop()
        .append(FRENCH, "\n## onion: Soupe\n\n- 1 oignon\n\n1. Cuire.\n")
        .is_refused(
            "error[unknown-recipe]: `onion` is no recipe of this chapter, or stands in it twice
  --> books/kitchen/fr_FR/soups.md:25:4
   |
25 | ## onion: Soupe
   |    ^^^^^
   |
   = help: known are: leek, tomato",
        );
}

#[test]
fn a_recipe_that_is_shorter_in_one_language() {
    bookshop().replace(FRENCH, "- sel\n", "").is_refused(
        "error[recipe-differs]: `leek` has 2 ingredients, 2 steps and a tip in de_DE, but not here
 --> books/kitchen/fr_FR/soups.md:5:4
  |
5 | ## leek: Soupe de poireaux
  |    ^^^^
  |
  = help: translate all of it: whoever cooks by this language misses something",
    );
}

#[test]
fn a_step_that_is_counted_wrongly() {
    bookshop().replace(FRENCH, "2. Cuire.", "3. Cuire.").is_refused(
        "error[bad-chapter]: this line has no place in a recipe
  --> books/kitchen/fr_FR/soups.md:13:1
   |
13 | 3. Cuire.
   | ^^^^^^^^^
   |
   = help: a recipe is `## id: Title`, lines of text, `- ` ingredients, steps counted from `1. `, and perhaps one `> ` tip",
    );
}

#[test]
fn a_chapter_without_a_title_and_a_recipe_without_steps() {
    let untitled = bookshop().replace(FRENCH, "# Soupes\n", "Soupes\n").faults();
    assert_eq!(untitled, [format!("bad-chapter {FRENCH}:1")]);
    let raw = bookshop()
        .replace(FRENCH, "- 1 boîte de tomates\n\n1. Cuire.\n", "")
        .faults();
    assert_eq!(raw, [format!("bad-chapter {FRENCH}:17")]);
}

#[test]
fn a_chapter_that_the_book_does_not_know() {
    bookshop()
        .write("books/kitchen/fr_FR/soup.md", "# Soupe\n\nUne.\n")
        .is_refused(
            "error[unknown-chapter]: the book `kitchen` has no chapter `soup`
--> books/kitchen/fr_FR/soup.md
 = help: did you mean `soups`?",
        );
}

#[test]
fn a_word_that_lacks_its_number() {
    bookshop()
        .replace("books/kitchen/fr_FR/book.toml", "\"{count} min\"", "\"min\"")
        .is_refused(
            r#"error[bad-count]: `minutes` has {count} where none is filled in, or lacks it
  --> books/kitchen/fr_FR/book.toml:11:11
   |
11 | minutes = "min"
   |           ^^^^^
   |
   = help: write {count} in `serves_many` and `minutes`, and nowhere else"#,
        );
}

#[test]
fn a_recipe_for_nobody_we_know() {
    bookshop().replace(PLAN, "\"vegan\"", "\"carnivore\"").is_refused(
        r#"error[unknown-diet]: `carnivore` is not a known diet
  --> books/kitchen/book.toml:15:8
   |
15 | diet = "carnivore"
   |        ^^^^^^^^^^^
   |
   = help: known are: any, vegan, vegetarian"#,
    );
}

#[test]
fn two_recipes_of_one_name() {
    bookshop().replace(PLAN, "\"tomato\"", "\"leek\"").is_refused(
        r#"error[bad-id]: `leek` cannot be the name of a chapter or recipe, or is one already
  --> books/kitchen/book.toml:14:6
   |
14 | id = "leek"
   |      ^^^^^^
   |
   = help: use lower-case letters, digits and hyphens, and each name once"#,
    );
}

#[test]
fn a_book_that_promises_what_the_law_forbids() {
    const GERMAN: &str = "books/kitchen/de_DE/soups.md";
    let promise = "Damit verlierst du 5 kg.";
    let faults = |file: &str, old: &str, new: &str| bookshop().replace(file, old, new).faults();
    assert_eq!(
        faults(GERMAN, "Grün.", promise),
        [format!("copy-weight-amount {GERMAN}:15")]
    );
    let words = "books/kitchen/de_DE/book.toml";
    let closing = format!("closing = \"{promise}\"");
    assert_eq!(
        faults(words, "closing = \"e\"", &closing),
        [format!("copy-weight-amount {words}:6")]
    );
    assert_eq!(
        faults(GERMAN, "Mit Brot.", "Hilft gegen Rheuma."),
        [format!("copy-disease {GERMAN}:24")]
    );
}

#[test]
fn cooks_may_say_what_would_be_a_promise_elsewhere() {
    let step = "Schneide 2 cm vom Lauch ab und lass ihn über Nacht ziehen.";
    let site = bookshop()
        .replace("books/kitchen/de_DE/soups.md", "Schneiden.", step)
        .site();
    assert_eq!(site.books.len(), 1);
}
