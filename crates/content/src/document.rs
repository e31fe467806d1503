//! A TOML table that is read key by key and remembers what was asked for, so that one pass finds every fault: wrong
//! types, missing keys, and at the end the keys nobody knows.

use std::cell::RefCell;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Diagnostics, Place};

/// Text with the place it stands at.
pub(crate) type Located = Spanned<String>;

/// One table of a document.
pub(crate) struct Table<'a> {
    file: &'a str,
    entries: &'a DeTable<'a>,
    span: Range<usize>,
    diagnostics: &'a Diagnostics,
    asked: RefCell<Vec<String>>,
}

/// Parses a document, reports its syntax errors, and hands what could be read to `read`.
pub(crate) fn read_document<T>(
    file: &str,
    text: &str,
    diagnostics: &Diagnostics,
    read: impl FnOnce(&Table<'_>) -> T,
) -> Option<T> {
    let (document, errors) = DeTable::parse_recoverable(text);
    // One forgotten bracket makes an error of every line below it: only the first one says something.
    if let Some(error) = errors.first() {
        diagnostics.report(
            "bad-toml",
            Place::at(file, error.span().unwrap_or(0..0)),
            format!("this is not valid TOML: {}", error.message()),
            "mend the syntax; texts stand in double quotes, lists in square brackets",
        );
        return None;
    }
    let table = Table::new(file, document.get_ref(), 0..0, diagnostics);
    let value = read(&table);
    table.report_unknown_keys();
    Some(value)
}

impl<'a> Table<'a> {
    fn new(file: &'a str, entries: &'a DeTable<'a>, span: Range<usize>, diagnostics: &'a Diagnostics) -> Self {
        Table {
            file,
            entries,
            span,
            diagnostics,
            asked: RefCell::default(),
        }
    }

    pub(crate) fn place(&self) -> Place<'a> {
        Place::at(self.file, self.span.clone())
    }

    /// Where it stands in its file.
    pub(crate) fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Where the value of a key stands; the table itself if it has none.
    pub(crate) fn place_at(&self, key: &str) -> Place<'a> {
        self.entries
            .get(key)
            .map_or_else(|| self.place(), |value| self.place_of(value))
    }

    /// A place in the same file.
    pub(crate) fn place_in_file(&self, span: Range<usize>) -> Place<'a> {
        Place::at(self.file, span)
    }

    pub(crate) fn place_of<T>(&self, value: &Spanned<T>) -> Place<'a> {
        Place::at(self.file, value.span())
    }

    pub(crate) fn report(
        &self,
        code: &'static str,
        place: Place<'_>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.diagnostics.report(code, place, message, help);
    }

    /// Lets keys pass whose meaning is open because something else is wrong.
    pub(crate) fn pass(&self, keys: &[&str]) {
        self.asked.borrow_mut().extend(keys.iter().map(|key| (*key).to_owned()));
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// All keys in their order, for a table whose keys are names from elsewhere.
    pub(crate) fn keys(&self) -> Vec<Located> {
        let mut keys: Vec<Located> = self
            .entries
            .keys()
            .map(|key| Spanned::new(key.span(), key.get_ref().as_ref().to_owned()))
            .collect();
        keys.sort_by_key(|key| key.span().start);
        keys
    }

    /// A text that must be there.
    pub(crate) fn text(&self, key: &str) -> Option<Located> {
        if !self.entries.contains_key(key) {
            self.report_missing(key);
        }
        self.optional_text(key)
    }

    /// A text that may be left out.
    pub(crate) fn optional_text(&self, key: &str) -> Option<Located> {
        let value = self.value(key)?;
        self.expect_text(value)
    }

    /// A list of texts that must be there and not be empty.
    pub(crate) fn texts(&self, key: &str) -> Vec<Located> {
        self.list(key)
            .into_iter()
            .filter_map(|value| self.expect_text(value))
            .collect()
    }

    /// A text that must be there, or a list of them; none if one of them is no text.
    pub(crate) fn text_or_texts(&self, key: &str) -> Option<Vec<Located>> {
        let is_list = self.entries.get(key).is_some_and(|value| value.get_ref().is_array());
        if !is_list {
            return self.text(key).map(|text| vec![text]);
        }
        let values = self.list(key).into_iter();
        let texts: Vec<Option<Located>> = values.map(|value| self.expect_text(value)).collect();
        texts.into_iter().collect()
    }

    /// A list of texts that may be left out.
    pub(crate) fn optional_texts(&self, key: &str) -> Vec<Located> {
        match self.value(key) {
            Some(_) => self.texts(key),
            None => Vec::new(),
        }
    }

    /// A whole number from 1 on that must be there.
    pub(crate) fn count(&self, key: &str) -> Option<u32> {
        let Some(value) = self.value(key) else {
            self.report_missing(key);
            return None;
        };
        let integer = value.get_ref().as_integer();
        let count = integer
            .and_then(|integer| integer.as_str().parse::<u32>().ok())
            .filter(|count| *count > 0);
        if count.is_none() {
            self.report_type(value, "a whole number from 1 on");
        }
        count
    }

    /// A whole number that must be there.
    pub(crate) fn integer(&self, key: &str) -> Option<i64> {
        if !self.entries.contains_key(key) {
            self.report_missing(key);
        }
        self.optional_integer(key)
    }

    /// A whole number that may be left out; one of more digits than anything has is none.
    pub(crate) fn optional_integer(&self, key: &str) -> Option<i64> {
        let value = self.value(key)?;
        let integer = value.get_ref().as_integer();
        let number = integer
            .and_then(|integer| integer.as_str().parse::<i64>().ok())
            .filter(|number| number.unsigned_abs() < 1_000_000_000);
        if number.is_none() {
            self.report_type(value, "a whole number");
        }
        number
    }

    pub(crate) fn optional_flag(&self, key: &str) -> Option<bool> {
        self.value(key).and_then(|_| self.flag(key))
    }

    pub(crate) fn flag(&self, key: &str) -> Option<bool> {
        let Some(value) = self.value(key) else {
            self.report_missing(key);
            return None;
        };
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.report_type(value, "true or false");
        }
        flag
    }

    /// One of a closed list of words.
    pub(crate) fn choice<T: Copy>(&self, key: &str, code: &'static str, choices: &[(&str, T)]) -> Option<T> {
        if !self.entries.contains_key(key) {
            self.report_missing(key);
        }
        self.optional_choice(key, code, choices)
    }

    /// One of a closed list of words, or nothing.
    pub(crate) fn optional_choice<T: Copy>(&self, key: &str, code: &'static str, choices: &[(&str, T)]) -> Option<T> {
        self.chosen(key, code, choices, &self.optional_text(key)?)
    }

    /// A list of words, each from a closed list.
    pub(crate) fn choices<T: Copy>(&self, key: &str, code: &'static str, choices: &[(&str, T)]) -> Vec<T> {
        let words = self.texts(key);
        words
            .iter()
            .filter_map(|word| self.chosen(key, code, choices, word))
            .collect()
    }

    fn chosen<T: Copy>(&self, key: &str, code: &'static str, choices: &[(&str, T)], word: &Located) -> Option<T> {
        let found = choices.iter().find(|(name, _)| name == word.get_ref());
        if found.is_none() {
            let names = choices.iter().map(|(name, _)| *name);
            self.report(
                code,
                self.place_of(word),
                format!("`{}` is not a known {key}", word.get_ref()),
                suggest(word.get_ref(), names),
            );
        }
        found.map(|(_, value)| *value)
    }

    /// A list of tables that must be there and not be empty.
    pub(crate) fn tables<T>(&self, key: &str, read: impl FnMut(&Table<'_>) -> T) -> Vec<T> {
        let values = self.list(key);
        self.read_tables(values, read)
    }

    /// A list of tables that may be left out.
    pub(crate) fn optional_tables<T>(&self, key: &str, read: impl FnMut(&Table<'_>) -> T) -> Vec<T> {
        match self.value(key) {
            Some(_) => self.tables(key, read),
            None => Vec::new(),
        }
    }

    /// A table that must be there.
    pub(crate) fn table<T>(&self, key: &str, read: impl FnMut(&Table<'_>) -> T) -> Option<T> {
        if !self.entries.contains_key(key) {
            self.report(
                "missing-key",
                Place::file(self.file),
                format!("the table `[{key}]` is missing"),
                format!("add `[{key}]`"),
            );
        }
        self.optional_table(key, read)
    }

    /// A table that may be left out.
    pub(crate) fn optional_table<T>(&self, key: &str, read: impl FnMut(&Table<'_>) -> T) -> Option<T> {
        let value = self.value(key)?;
        self.read_tables(vec![value], read).pop()
    }

    fn read_tables<T>(&self, values: Vec<&'a Spanned<DeValue<'a>>>, mut read: impl FnMut(&Table<'_>) -> T) -> Vec<T> {
        let mut read_one = |value: &'a Spanned<DeValue<'a>>| {
            let Some(entries) = value.get_ref().as_table() else {
                self.report_type(value, "a table");
                return None;
            };
            let table = Table::new(self.file, entries, value.span(), self.diagnostics);
            let result = read(&table);
            table.report_unknown_keys();
            Some(result)
        };
        values.into_iter().filter_map(&mut read_one).collect()
    }

    fn list(&self, key: &str) -> Vec<&'a Spanned<DeValue<'a>>> {
        let Some(value) = self.value(key) else {
            self.report_missing(key);
            return Vec::new();
        };
        let Some(list) = value.get_ref().as_array() else {
            self.report_type(value, "a list");
            return Vec::new();
        };
        if list.is_empty() {
            self.report(
                "empty-list",
                self.place_of(value),
                format!("`{key}` is empty"),
                "give it at least one entry",
            );
        }
        list.iter().collect()
    }

    fn value(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.asked.borrow_mut().push(key.to_owned());
        self.entries.get(key)
    }

    fn expect_text(&self, value: &Spanned<DeValue<'_>>) -> Option<Located> {
        let Some(text) = value.get_ref().as_str() else {
            self.report_type(value, "a text in quotes");
            return None;
        };
        Some(Spanned::new(value.span(), text.to_owned()))
    }

    fn report_type(&self, value: &Spanned<DeValue<'_>>, expected: &str) {
        self.report(
            "wrong-type",
            self.place_of(value),
            format!(
                "this is {}, but {expected} belongs here",
                with_article(value.get_ref().type_str())
            ),
            format!("write {expected}"),
        );
    }

    fn report_missing(&self, key: &str) {
        self.report(
            "missing-key",
            self.place(),
            format!("the key `{key}` is missing"),
            format!("add `{key} = …`"),
        );
    }

    fn report_unknown_keys(&self) {
        let asked = self.asked.borrow();
        for key in self.entries.keys() {
            let name = key.get_ref().as_ref();
            if !asked.iter().any(|asked| asked == name) {
                self.report(
                    "unknown-key",
                    Place::at(self.file, key.span()),
                    format!("the key `{name}` is not known here"),
                    suggest(name, asked.iter().map(String::as_str)),
                );
            }
        }
    }
}

fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

/// `did you mean …?` if something known is close, else all that is known.
pub(crate) fn suggest<'n>(wrong: &str, known: impl Iterator<Item = &'n str>) -> String {
    let mut names: Vec<&str> = known.collect();
    names.sort_unstable();
    names.dedup();
    let closest = names
        .iter()
        .map(|name| (strsim::jaro_winkler(&wrong.to_lowercase(), &name.to_lowercase()), *name))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    match closest {
        Some((similarity, name)) if similarity >= 0.85 => format!("did you mean `{name}`?"),
        _ if names.is_empty() => "remove it".to_owned(),
        _ => format!("known are: {}", names.join(", ")),
    }
}
