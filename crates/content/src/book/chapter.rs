//! Reads a chapter of a book: a title, a line to open it, and recipes, each with ingredients, numbered steps and perhaps a tip.
//! Any other line is a fault.

use std::ops::Range;

use crate::diagnostic::{Diagnostics, Place};
use crate::text::Reading;

/// A chapter as written.
pub(crate) struct ChapterText {
    pub(crate) title: String,
    pub(crate) opening: String,
    pub(crate) recipes: Vec<RecipeText>,
    /// Every line but the ids.
    pub(crate) lines: Vec<BookLine>,
}

/// A line of a book with its place, for the law of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BookLine {
    pub(crate) reading: Reading,
    /// Whether it says what to buy and what to do. Cooks melt, cut two centimetres off and leave things overnight: such words
    /// are no promise to anybody, as they would be in prose.
    pub(crate) is_cooking: bool,
}

impl BookLine {
    pub(crate) fn prose(text: &str, at: usize) -> Self {
        let mut reading = Reading::default();
        reading.push(text, Some(at));
        BookLine {
            reading,
            is_cooking: false,
        }
    }

    fn cooking(text: &str, at: usize) -> Self {
        BookLine {
            is_cooking: true,
            ..BookLine::prose(text, at)
        }
    }
}

/// A recipe as written.
pub(crate) struct RecipeText {
    pub(crate) id: String,
    /// Where the id stands.
    pub(crate) span: Range<usize>,
    pub(crate) title: String,
    pub(crate) opening: Vec<String>,
    pub(crate) ingredients: Vec<String>,
    pub(crate) steps: Vec<String>,
    pub(crate) tip: Option<String>,
}

impl RecipeText {
    /// What has to be the same in every language.
    pub(crate) fn shape(&self) -> (usize, usize, bool) {
        (self.ingredients.len(), self.steps.len(), self.tip.is_some())
    }
}

/// A line and where it begins.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Line<'a> {
    fn prose(self) -> BookLine {
        BookLine::prose(self.text, self.at)
    }

    fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// What follows a mark, with its place.
    fn after(self, mark: &str) -> Option<Line<'a>> {
        let text = self.text.strip_prefix(mark)?.trim();
        (!text.is_empty()).then_some(Line {
            text,
            at: self.at + mark.len(),
        })
    }
}

impl ChapterText {
    /// Reads a file and reports the first line that cannot stand where it does.
    pub(crate) fn read(file: &str, text: &str, diagnostics: &Diagnostics) -> Option<Self> {
        let mut lines = lines_of(text);
        let refuse = |span: Range<usize>, message: &str, help: &str| {
            diagnostics.report("bad-chapter", Place::at(file, span), message, help);
        };
        let title = lines.next().and_then(|line| line.after("# "));
        let opening = lines.next().filter(|line| !line.text.starts_with(['#', '-', '>']));
        let Some((title, opening)) = title.zip(opening) else {
            refuse(
                0..text.find('\n').unwrap_or(text.len()),
                "a chapter begins with its title and one line of text",
                "write `# Title`, and below it a line that opens the chapter",
            );
            return None;
        };
        let mut chapter = ChapterText {
            title: title.text.to_owned(),
            opening: opening.text.to_owned(),
            recipes: Vec::new(),
            lines: vec![title.prose(), opening.prose()],
        };
        for line in lines {
            if chapter.add(line).is_none() {
                refuse(
                    line.span(),
                    "this line has no place in a recipe",
                    "a recipe is `## id: Title`, lines of text, `- ` ingredients, steps counted from `1. `, and perhaps one `> ` tip",
                );
                return None;
            }
        }
        let unfinished = chapter.recipes.iter().find(|recipe| {
            let (ingredients, steps, _) = recipe.shape();
            ingredients == 0 || steps == 0
        });
        if let Some(recipe) = unfinished {
            refuse(
                recipe.span.clone(),
                "this recipe has no ingredients or no steps",
                "write them as `- 250 g …` and `1. …`",
            );
            return None;
        }
        Some(chapter)
    }

    /// Takes the next line, if it may stand there.
    fn add(&mut self, line: Line<'_>) -> Option<()> {
        if let Some(heading) = line.after("## ") {
            let (id, title) = heading.text.split_once(": ")?;
            let span = heading.at..heading.at + id.len();
            self.lines.push(BookLine::cooking(title, heading.at + id.len() + 2));
            self.recipes.push(RecipeText {
                id: id.to_owned(),
                span,
                title: title.to_owned(),
                opening: Vec::new(),
                ingredients: Vec::new(),
                steps: Vec::new(),
                tip: None,
            });
            return Some(());
        }
        let recipe = self.recipes.last_mut()?;
        // Nothing follows a tip, and nothing but a tip follows the steps.
        if recipe.tip.is_some() {
            return None;
        }
        let next_step = format!("{}. ", recipe.steps.len() + 1);
        let line = if let Some(ingredient) = line.after("- ").filter(|_| recipe.steps.is_empty()) {
            recipe.ingredients.push(ingredient.text.to_owned());
            BookLine::cooking(ingredient.text, ingredient.at)
        } else if let Some(step) = line.after(&next_step) {
            recipe.steps.push(step.text.to_owned());
            BookLine::cooking(step.text, step.at)
        } else if let Some(tip) = line.after("> ") {
            recipe.tip = Some(tip.text.to_owned());
            BookLine::cooking(tip.text, tip.at)
        } else if recipe.ingredients.is_empty() && !line.text.starts_with(['#', '-', '>']) {
            recipe.opening.push(line.text.to_owned());
            line.prose()
        } else {
            return None;
        };
        self.lines.push(line);
        Some(())
    }
}

/// The lines that are not empty.
fn lines_of(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    text.split_inclusive('\n').filter_map(move |whole| {
        let line = Line {
            text: whole.trim_end(),
            at,
        };
        at += whole.len();
        (!line.text.is_empty()).then_some(line)
    })
}
