//! All words that the patterns of a language know, and which of them a sentence is made of.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use super::lexicon::{Entry, Lexicon};
use super::words::Word;

/// The words that may stand at one place of a pattern, by its number in the vocabulary.
pub(super) type Class = usize;

#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    sets: BTreeMap<String, Vec<String>>,
    /// Of the sets, `<name>`, that have words of several words: these, as a choice.
    long_words: Vec<(String, String)>,
    /// Words that count as numbers.
    numbers: Vec<String>,
    lexicon: Lexicon,
    /// What the choices of a place are made of: words and named sets. Each is in the lexicon once, whoever uses it.
    entries: HashMap<String, Entry>,
    /// The classes that each entry belongs to.
    classes_of: Vec<Vec<Class>>,
    classes: HashMap<String, Class>,
    /// How many words fit each class, roughly.
    sizes: Vec<usize>,
}

impl Vocabulary {
    pub(super) fn new(numbers: Vec<String>, sets: BTreeMap<String, Vec<String>>) -> Self {
        let long_words = |(name, words): (&String, &Vec<String>)| {
            let long: Vec<&str> = words
                .iter()
                .map(String::as_str)
                .filter(|word| word.contains('_'))
                .collect();
            (!long.is_empty()).then(|| (format!("<{name}>"), long.join("|")))
        };
        Vocabulary {
            long_words: sets.iter().filter_map(long_words).collect(),
            sets,
            numbers,
            ..Vocabulary::default()
        }
    }

    /// A pattern in which the words of sets that are several words, `give_up`, stand beside the set: `<harm>|give_up`.
    pub(super) fn spell_out(&self, pattern: &str) -> String {
        let mut pattern = pattern.to_owned();
        for (set, long) in &self.long_words {
            if pattern.contains(set) {
                pattern = pattern.replace(set, &format!("{set}|{long}"));
            }
        }
        pattern
    }

    /// The class of a choice: `lose*|<gone>|#`.
    pub(super) fn class(&mut self, choice: &str) -> Class {
        if let Some(class) = self.classes.get(choice) {
            return *class;
        }
        let class = self.classes.len();
        self.classes.insert(choice.to_owned(), class);
        self.sizes.push(0);
        for part in choice.split('|') {
            let entry = self.entry(part);
            self.classes_of[entry].push(class);
            self.sizes[class] += self.words_of(part).map_or(1, <[String]>::len);
        }
        class
    }

    /// How many words fit a class, roughly.
    pub(super) fn size(&self, class: Class) -> usize {
        self.sizes[class]
    }

    pub(super) fn class_count(&self) -> usize {
        self.classes.len()
    }

    fn entry(&mut self, part: &str) -> Entry {
        if let Some(entry) = self.entries.get(part) {
            return *entry;
        }
        let entry = self.entries.len();
        self.entries.insert(part.to_owned(), entry);
        self.classes_of.push(Vec::new());
        match self.words_of(part).map(<[String]>::to_vec) {
            Some(words) => words
                .iter()
                .filter(|word| !word.contains('_'))
                .for_each(|word| self.lexicon.insert(word, entry)),
            None if [DATE, ANY].contains(&part) => {}
            None => self.lexicon.insert(part, entry),
        }
        entry
    }

    /// The words of a named set.
    fn words_of(&self, part: &str) -> Option<&[String]> {
        if part == NUMBER {
            return Some(&self.numbers);
        }
        let name = part.strip_prefix('<')?.strip_suffix('>')?;
        let words = self.sets.get(name);
        Some(words.unwrap_or_else(|| panic!("there is no set <{name}>")))
    }

    /// The classes of every word of a sentence.
    pub(super) fn classify<'w>(&self, words: &'w [Word], met: &mut Met) -> Classified<'w> {
        let size = self.classes.len().div_ceil(64).max(1);
        let mut bits = vec![0_u64; size * words.len()];
        let mut any = vec![0_u64; size];
        for (word, row) in words.iter().zip(bits.chunks_mut(size)) {
            if let Some(known) = met.rows.get(&word.text) {
                row.copy_from_slice(known);
            } else {
                self.enter(word, row);
                met.remember(&word.text, row);
            }
            any.iter_mut().zip(row).for_each(|(all, bits)| *all |= *bits);
        }
        Classified { words, bits, any, size }
    }

    /// Sets the bits of a word's classes.
    fn enter(&self, word: &Word, row: &mut [u64]) {
        let mut enter = |entry: Entry| {
            for class in &self.classes_of[entry] {
                row[class / 64] |= 1 << (class % 64);
            }
        };
        self.lexicon.visit(&word.text, &mut enter);
        for (sort, is_so) in [(NUMBER, word.is_number()), (DATE, word.is_date()), (ANY, true)] {
            if let Some(entry) = self.entries.get(sort)
                && is_so
            {
                enter(*entry);
            }
        }
    }
}

/// The classes of words met before, for whoever reads many texts of one language: most words come again.
#[derive(Debug, Default)]
pub(super) struct Met {
    rows: HashMap<String, Arc<[u64]>>,
    /// Most words are in no class: they share a row.
    distinct: HashSet<Arc<[u64]>>,
}

impl Met {
    fn remember(&mut self, word: &str, row: &[u64]) {
        let shared = self.distinct.get(row).cloned().unwrap_or_else(|| {
            let new: Arc<[u64]> = row.into();
            self.distinct.insert(Arc::clone(&new));
            new
        });
        self.rows.insert(word.to_owned(), shared);
    }
}

/// A number, in digits or as a word.
const NUMBER: &str = "#";
/// A date in digits.
const DATE: &str = "@";
const ANY: &str = "*";

/// A sentence whose words are known.
pub(super) struct Classified<'w> {
    pub(super) words: &'w [Word],
    /// A row of bits per word, one bit per class.
    bits: Vec<u64>,
    /// The classes of all words together.
    any: Vec<u64>,
    size: usize,
}

impl Classified<'_> {
    pub(super) fn is(&self, at: usize, class: Class) -> bool {
        self.bits[at * self.size + class / 64] & (1 << (class % 64)) != 0
    }

    /// Whether a word of the class stands anywhere.
    pub(super) fn has(&self, class: Class) -> bool {
        self.any[class / 64] & (1 << (class % 64)) != 0
    }

    /// The classes of all words.
    pub(super) fn classes(&self) -> impl Iterator<Item = Class> {
        let of_block = |(block, bits): (usize, &u64)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let lowest = bits.trailing_zeros() as usize;
                bits &= bits.checked_sub(1)?;
                Some(block * 64 + lowest)
            })
        };
        self.any.iter().enumerate().flat_map(of_block)
    }

    pub(super) fn ends_before(&self, at: usize) -> bool {
        self.words.get(at).is_none_or(|word| word.after_pause)
    }

    /// Whether words follow one another without a pause.
    pub(super) fn is_joined(&self, at: usize) -> bool {
        !self.words[at].after_pause
    }
}
