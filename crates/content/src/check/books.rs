//! The files of `books/`: every language of the shop has the same chapters, the same recipes, and as much to buy and to do for
//! each of them.

use std::collections::{BTreeMap, BTreeSet};

use domain::consent::TextVersion;
use domain::locale::Locale;
use images::flat::FlatDrawing;

use super::report_missing_file;
use crate::book::{
    Book, BookChapter, BookId, BookLine, BookText, BookWords, COUNT, ChapterText, Diet, Recipe, RecipeText,
};
use crate::diagnostic::{Diagnostics, Place};
use crate::document::{Located, Table, read_document, suggest};
use crate::folder::Folder;
use crate::read::read_version;

pub(super) const BOOKS: &str = "books";
pub(super) const BOOK_FILE: &str = "book.toml";
pub(super) const COVER_FILE: &str = "cover.svg";

/// The names of all books, whether they can be read or not.
pub(super) fn names(folder: &Folder) -> Vec<&str> {
    let files = folder.iter().filter_map(|(file, _)| {
        let inside = file.strip_prefix(BOOKS)?.strip_prefix('/')?;
        inside.strip_suffix(BOOK_FILE)?.strip_suffix('/')
    });
    files.filter(|name| !name.contains('/')).collect()
}

/// All books that are whole in these languages.
pub(super) fn read(folder: &Folder, locales: &[Locale], diagnostics: &Diagnostics) -> BTreeMap<BookId, Book> {
    let books = names(folder).into_iter().filter_map(|id| {
        let reading = BookReading {
            folder,
            id,
            diagnostics,
        };
        Some((id.to_owned(), reading.read(locales)?))
    });
    books.collect()
}

/// What a book has, without its words.
struct Plan {
    edition: TextVersion,
    chapters: Vec<ChapterPlan>,
}

struct ChapterPlan {
    id: String,
    recipes: Vec<RecipePlan>,
}

struct RecipePlan {
    id: String,
    diet: Diet,
    serves: u32,
    minutes: u32,
}

struct BookReading<'a> {
    folder: &'a Folder,
    id: &'a str,
    diagnostics: &'a Diagnostics,
}

impl BookReading<'_> {
    fn file(&self, inside: &str) -> String {
        format!("{BOOKS}/{}/{inside}", self.id)
    }

    fn read(&self, locales: &[Locale]) -> Option<Book> {
        let file = self.file(BOOK_FILE);
        if !is_plain(self.id) {
            self.diagnostics.report(
                "bad-id",
                Place::file(&file),
                format!("`{}` cannot be the name of a book", self.id),
                "use lower-case letters, digits and hyphens: the file that buyers get is named after it",
            );
            return None;
        }
        let text = self.folder.get(&file)?;
        let plan = self
            .diagnostics
            .if_sound(|| read_document(&file, text, self.diagnostics, read_plan)?)?;
        self.report_strangers(&plan);
        let cover_file = self.file(COVER_FILE);
        let cover_svg = self.folder.get(&cover_file);
        let cover = cover_svg.and_then(|svg| self.read_cover(&cover_file, svg));
        let written: Vec<(Locale, Option<Written>)> = locales
            .iter()
            .map(|locale| (*locale, self.read_language(&plan, *locale)))
            .collect();
        self.compare(&written);
        let texts = written
            .into_iter()
            .map(|(locale, written)| Some((locale, written?.text(&plan, cover_svg))));
        let texts = texts.collect::<Option<_>>()?;
        Some(Book {
            id: self.id.to_owned(),
            cover,
            edition: plan.edition,
            texts,
        })
    }

    /// What stands on the cover; none if it cannot be printed, which is reported.
    fn read_cover(&self, file: &str, svg: &str) -> Option<FlatDrawing> {
        let report = |reason| {
            self.diagnostics.report(
                "bad-cover",
                Place::file(file),
                format!("this drawing cannot be printed: {reason}"),
                "save it as plain SVG of opaque shapes, each in one colour, with text turned into paths",
            );
        };
        FlatDrawing::read(svg).map_err(report).ok()
    }

    /// Chapters that the book does not know.
    fn report_strangers(&self, plan: &Plan) {
        let folder = format!("{BOOKS}/{}/", self.id);
        for (file, _) in self.folder.iter() {
            let name = file.strip_prefix(&folder).and_then(|rest| rest.split_once('/'));
            let Some(chapter) = name.and_then(|(_, name)| name.strip_suffix(".md")) else {
                continue;
            };
            if plan.chapters.iter().all(|known| known.id != chapter) {
                self.diagnostics.report(
                    "unknown-chapter",
                    Place::file(file),
                    format!("the book `{}` has no chapter `{chapter}`", self.id),
                    suggest(chapter, plan.chapters.iter().map(|known| known.id.as_str())),
                );
            }
        }
    }

    /// Everything of a language; none if something is missing, which was reported.
    fn read_language(&self, plan: &Plan, locale: Locale) -> Option<Written> {
        let around = self.read_words(locale);
        let chapters: Vec<Option<(String, ChapterText)>> = plan
            .chapters
            .iter()
            .map(|chapter| self.read_chapter(chapter, locale))
            .collect();
        let (words, lines) = around?;
        Some(Written {
            words,
            lines,
            chapters: chapters.into_iter().collect::<Option<_>>()?,
        })
    }

    fn read_words(&self, locale: Locale) -> Option<(BookWords, Vec<(String, BookLine)>)> {
        let file = self.file(&format!("{locale}/{BOOK_FILE}"));
        let Some(text) = self.folder.get(&file) else {
            let purpose = "it holds the words around the recipes, and whoever buys the book reads them";
            report_missing_file(self.diagnostics, &file, purpose);
            return None;
        };
        read_document(&file, text, self.diagnostics, |table| {
            let mut lines = Vec::new();
            let words = BookWords::new(|key| {
                let word = table.text(key)?;
                // Behind the quotation mark.
                lines.push((file.clone(), BookLine::prose(word.get_ref(), word.span().start + 1)));
                if BookWords::has_count(key) != word.get_ref().contains(COUNT) {
                    table.report(
                        "bad-count",
                        table.place_of(&word),
                        format!("`{key}` has {COUNT} where none is filled in, or lacks it"),
                        format!("write {COUNT} in `serves_many` and `minutes`, and nowhere else"),
                    );
                }
                Some(word.into_inner())
            })?;
            Some((words, lines))
        })?
    }

    fn read_chapter(&self, plan: &ChapterPlan, locale: Locale) -> Option<(String, ChapterText)> {
        let file = self.file(&format!("{locale}/{}.md", plan.id));
        let Some(text) = self.folder.get(&file) else {
            let purpose = format!("the book `{}` has this chapter in other languages", self.id);
            report_missing_file(self.diagnostics, &file, &purpose);
            return None;
        };
        let chapter = ChapterText::read(&file, text, self.diagnostics)?;
        let is_whole = self.check_recipes(plan, &file, &chapter);
        is_whole.then_some((file, chapter))
    }

    /// Whether a chapter has each of its recipes once, and no other.
    fn check_recipes(&self, plan: &ChapterPlan, file: &str, chapter: &ChapterText) -> bool {
        let mut is_whole = true;
        for recipe in &plan.recipes {
            if chapter.recipes.iter().all(|written| written.id != recipe.id) {
                self.diagnostics.report(
                    "recipe-missing",
                    Place::at(file, 0..chapter.title.len() + 2),
                    format!("the recipe `{}` is missing in this language", recipe.id),
                    format!("write it: `## {}: …`, or take it out of {BOOK_FILE}", recipe.id),
                );
                is_whole = false;
            }
        }
        let mut seen = BTreeSet::new();
        for written in &chapter.recipes {
            let is_known = plan.recipes.iter().any(|recipe| recipe.id == written.id);
            if !is_known || !seen.insert(&written.id) {
                self.diagnostics.report(
                    "unknown-recipe",
                    Place::at(file, written.span.clone()),
                    format!("`{}` is no recipe of this chapter, or stands in it twice", written.id),
                    suggest(&written.id, plan.recipes.iter().map(|recipe| recipe.id.as_str())),
                );
                is_whole = false;
            }
        }
        is_whole
    }

    /// A recipe has as many ingredients and steps in every language as in the first.
    fn compare(&self, written: &[(Locale, Option<Written>)]) {
        let mut whole = written
            .iter()
            .filter_map(|(locale, written)| Some((*locale, written.as_ref()?)));
        let Some((first_locale, first)) = whole.next() else {
            return;
        };
        for (_, other) in whole {
            for ((_, model), (file, chapter)) in first.chapters.iter().zip(&other.chapters) {
                for recipe in &model.recipes {
                    let translated = chapter.recipes.iter().find(|other| other.id == recipe.id);
                    let Some(translated) = translated.filter(|other| other.shape() != recipe.shape()) else {
                        continue;
                    };
                    let (ingredients, steps, has_tip) = recipe.shape();
                    let tip = if has_tip { "a tip" } else { "no tip" };
                    self.diagnostics.report(
                        "recipe-differs",
                        Place::at(file, translated.span.clone()),
                        format!(
                            "`{}` has {ingredients} ingredients, {steps} steps and {tip} in {first_locale}, but not here",
                            recipe.id
                        ),
                        "translate all of it: whoever cooks by this language misses something",
                    );
                }
            }
        }
    }
}

/// A language as it was read.
struct Written {
    words: BookWords,
    /// Those around the recipes.
    lines: Vec<(String, BookLine)>,
    /// With the files they stand in.
    chapters: Vec<(String, ChapterText)>,
}

impl Written {
    /// The recipes in the order of the book, with what is true of them in any language.
    fn text(self, plan: &Plan, cover_svg: Option<&str>) -> BookText {
        let mut hasher = blake3::Hasher::new();
        hasher.update(format!("{cover_svg:?}").as_bytes());
        hasher.update(format!("{:?}", self.words).as_bytes());
        let mut lines = self.lines;
        let mut chapters = Vec::new();
        for ((file, mut chapter), plan) in self.chapters.into_iter().zip(&plan.chapters) {
            let recipes = plan.recipes.iter().filter_map(|recipe| {
                let at = chapter.recipes.iter().position(|written| written.id == recipe.id)?;
                Some(recipe.cooked(chapter.recipes.swap_remove(at)))
            });
            let made = BookChapter {
                recipes: recipes.collect(),
                title: chapter.title,
                opening: chapter.opening,
            };
            hasher.update(format!("{made:?}").as_bytes());
            lines.extend(chapter.lines.into_iter().map(|line| (file.clone(), line)));
            chapters.push(made);
        }
        BookText {
            words: self.words,
            chapters,
            version: hasher.finalize().to_hex()[..16].to_owned(),
            lines,
        }
    }
}

impl RecipePlan {
    fn cooked(&self, text: RecipeText) -> Recipe {
        Recipe {
            title: text.title,
            opening: text.opening,
            diet: self.diet,
            serves: self.serves,
            minutes: self.minutes,
            ingredients: text.ingredients,
            steps: text.steps,
            tip: text.tip,
        }
    }
}

fn read_plan(table: &Table<'_>) -> Option<Plan> {
    let edition = read_version(table, "edition");
    let mut ids = BTreeSet::new();
    let chapters = table.tables("chapters", |chapter| {
        let id = read_id(chapter, &mut ids);
        let recipes = chapter.tables("recipes", |recipe| {
            let id = read_id(recipe, &mut ids);
            let diet = recipe.choice("diet", "unknown-diet", Diet::NAMES);
            let serves = recipe.count("serves");
            let minutes = recipe.count("minutes");
            Some(RecipePlan {
                id: id?,
                diet: diet?,
                serves: serves?,
                minutes: minutes?,
            })
        });
        Some(ChapterPlan {
            id: id?,
            recipes: recipes.into_iter().collect::<Option<_>>()?,
        })
    });
    Some(Plan {
        edition: edition?,
        chapters: chapters.into_iter().collect::<Option<_>>()?,
    })
}

fn is_plain(id: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !id.is_empty() && id.bytes().all(is_sign)
}

/// The name of a chapter or recipe: a file or a heading is called so, and no two are.
fn read_id(table: &Table<'_>, ids: &mut BTreeSet<String>) -> Option<String> {
    let id: Located = table.text("id")?;
    if !is_plain(id.get_ref()) || !ids.insert(id.get_ref().clone()) {
        table.report(
            "bad-id",
            table.place_of(&id),
            format!(
                "`{}` cannot be the name of a chapter or recipe, or is one already",
                id.get_ref()
            ),
            "use lower-case letters, digits and hyphens, and each name once",
        );
    }
    Some(id.into_inner())
}
