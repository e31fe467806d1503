//! Patterns over the words of a sentence, as the language tables write them.
//!
//! `lose*` is a word that begins so, `*fett*` one that holds it, `a|b` either, `<lose>` any word of a named set, `#` a
//! number, `@` a date in digits. Words follow one another directly; `..` lets up to four others stand between, `...` up to ten. `a+b` is
//! written in one word or in two; `a_b` is two words as one choice among others: `c|a_b`. `^` is the
//! beginning of the sentence, `$` its end or a pause. ` & ` joins patterns that stand in the same
//! sentence in any order.

use std::collections::{BTreeMap, HashMap};

use super::words::Word;

/// A set of words, by its number in the vocabulary.
type Class = usize;

/// How a word is recognised.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Test {
    Is(String),
    Begins(String),
    Ends(String),
    Holds(String),
    Number,
    Date,
}

impl Test {
    fn parse(text: &str) -> Self {
        let word = text.trim_matches('*').to_lowercase();
        match (text.starts_with('*'), text.ends_with('*')) {
            _ if text == "#" => Test::Number,
            _ if text == "@" => Test::Date,
            (true, true) => Test::Holds(word),
            (true, false) => Test::Ends(word),
            (false, true) => Test::Begins(word),
            (false, false) => Test::Is(word),
        }
    }

    fn matches(&self, word: &Word) -> bool {
        match self {
            Test::Is(text) => word.text == *text,
            Test::Begins(text) => word.text.starts_with(text.as_str()),
            Test::Ends(text) => word.text.ends_with(text.as_str()),
            Test::Holds(text) => word.text.contains(text.as_str()),
            Test::Number => word.is_number(),
            Test::Date => word.is_date(),
        }
    }
}

/// One place of a sequence.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// A word of this class, with at most so many others before it.
    Word {
        class: Class,
        gap: usize,
    },
    Start,
    End,
}

/// Sequences that all stand in one sentence.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    sequences: Vec<Vec<Place>>,
}

/// All words that the patterns of a language know.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    sets: BTreeMap<String, Vec<String>>,
    /// Words that count as numbers.
    numbers: Vec<Test>,
    classes: BTreeMap<String, Class>,
    /// Tests that fix the beginning of a word, by its first letter.
    by_letter: HashMap<char, Vec<(Test, Class)>>,
    anywhere: Vec<(Test, Class)>,
}

impl Vocabulary {
    pub(super) fn new(numbers: &[String], sets: BTreeMap<String, Vec<String>>) -> Self {
        Vocabulary {
            numbers: numbers.iter().map(|word| Test::parse(word)).collect(),
            sets,
            ..Vocabulary::default()
        }
    }

    /// Reads a pattern. What can be written in several ways becomes several.
    pub(super) fn patterns(&mut self, text: &str) -> Vec<Pattern> {
        if let Some((before, after)) = text.split_once('+') {
            let spellings = [format!("{before}{after}"), format!("{before} {after}")];
            return spellings.iter().flat_map(|text| self.patterns(text)).collect();
        }
        if let Some(variants) = without_long_choice(text) {
            return variants.iter().flat_map(|text| self.patterns(text)).collect();
        }
        let sequences = text.split(" & ").map(|sequence| self.sequence(sequence)).collect();
        vec![Pattern { sequences }]
    }

    fn sequence(&mut self, text: &str) -> Vec<Place> {
        let mut gap = 0;
        let mut places = Vec::new();
        for element in text.split_whitespace() {
            match element {
                ".." => gap = 4,
                "..." => gap = 10,
                "^" => places.push(Place::Start),
                "$" => places.push(Place::End),
                _ => {
                    let class = self.class(element);
                    places.push(Place::Word { class, gap });
                    gap = 0;
                }
            }
        }
        places
    }

    fn class(&mut self, element: &str) -> Class {
        if let Some(class) = self.classes.get(element) {
            return *class;
        }
        let class = self.classes.len();
        self.classes.insert(element.to_owned(), class);
        for test in self.tests(element) {
            let letter = match &test {
                Test::Is(text) | Test::Begins(text) => text.chars().next(),
                Test::Ends(_) | Test::Holds(_) | Test::Number | Test::Date => None,
            };
            match letter {
                Some(letter) => self.by_letter.entry(letter).or_default().push((test, class)),
                None => self.anywhere.push((test, class)),
            }
        }
        class
    }

    fn tests(&self, element: &str) -> Vec<Test> {
        let mut tests = Vec::new();
        for part in element.split('|') {
            if let Some(name) = part.strip_prefix('<').and_then(|part| part.strip_suffix('>')) {
                let words = self
                    .sets
                    .get(name)
                    .unwrap_or_else(|| panic!("there is no set <{name}>"));
                tests.extend(words.iter().flat_map(|word| self.tests(word)));
            } else if part == "#" {
                tests.push(Test::Number);
                tests.extend(self.numbers.iter().cloned());
            } else {
                tests.push(Test::parse(part));
            }
        }
        tests
    }

    /// The classes of every word of a sentence.
    pub(super) fn classify<'w>(&self, words: &'w [Word]) -> Classified<'w> {
        let size = self.classes.len().div_ceil(64).max(1);
        let mut bits = vec![0_u64; size * words.len()];
        let mut any = vec![0_u64; size];
        for (word, row) in words.iter().zip(bits.chunks_mut(size)) {
            let letter = word.text.chars().next();
            let by_letter = letter
                .and_then(|letter| self.by_letter.get(&letter))
                .into_iter()
                .flatten();
            for (test, class) in by_letter.chain(&self.anywhere) {
                if test.matches(word) {
                    row[class / 64] |= 1 << (class % 64);
                    any[class / 64] |= 1 << (class % 64);
                }
            }
        }
        Classified { words, bits, any, size }
    }
}

/// The patterns that a choice with `a_b` or `$` in it stands for: one for each of these, one for all that is left.
fn without_long_choice(text: &str) -> Option<Vec<String>> {
    let is_long = |choice: &&str| choice.contains('_') || *choice == "$";
    let elements: Vec<&str> = text.split(' ').collect();
    let at = elements.iter().position(|element| {
        element.contains('_') || element.contains('|') && element.split('|').any(|part| part == "$")
    })?;
    let (long, short): (Vec<&str>, Vec<&str>) = elements[at].split('|').partition(is_long);
    let mut choices: Vec<String> = long.iter().map(|choice| choice.replace('_', " ")).collect();
    if !short.is_empty() {
        choices.push(short.join("|"));
    }
    let with = |choice: &String| {
        [&elements[..at], &[choice.as_str()], &elements[at + 1..]]
            .concat()
            .join(" ")
    };
    Some(choices.iter().map(with).collect())
}

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
    fn is(&self, at: usize, class: Class) -> bool {
        self.bits[at * self.size + class / 64] & (1 << (class % 64)) != 0
    }

    /// Whether every word of a sequence is there at all; most sequences fail here, cheaply.
    fn has_words_of(&self, sequence: &[Place]) -> bool {
        sequence.iter().all(|place| match place {
            Place::Word { class, .. } => self.any[class / 64] & (1 << (class % 64)) != 0,
            Place::Start | Place::End => true,
        })
    }

    fn ends_before(&self, at: usize) -> bool {
        self.words.get(at).is_none_or(|word| word.after_pause)
    }

    /// Whether words follow one another without a pause.
    fn is_joined(&self, at: usize) -> bool {
        !self.words[at].after_pause
    }
}

impl Pattern {
    /// All ways in which the first sequence stands in the sentence, with the first way of each other one: the positions
    /// of the words, in order.
    pub(super) fn find_all(&self, sentence: &Classified<'_>) -> Vec<Vec<usize>> {
        if !self.sequences.iter().all(|sequence| sentence.has_words_of(sequence)) {
            return Vec::new();
        }
        let starts = || 0..sentence.words.len();
        let mut others = Vec::new();
        for sequence in &self.sequences[1..] {
            let Some(found) = starts().find_map(|start| find_at(sequence, sentence, start)) else {
                return Vec::new();
            };
            others.extend(found);
        }
        let found = starts().filter_map(|start| find_at(&self.sequences[0], sentence, start));
        let with_others = found.map(|mut positions| {
            positions.extend(&others);
            positions.sort_unstable();
            positions.dedup();
            positions
        });
        with_others.collect()
    }

    pub(super) fn is_in(&self, sentence: &Classified<'_>) -> bool {
        !self.find_all(sentence).is_empty()
    }

    /// Whether the pattern is one sequence that begins with the first word of the sentence.
    pub(super) fn opens(&self, sentence: &Classified<'_>) -> bool {
        self.sequences
            .iter()
            .all(|sequence| find_at(sequence, sentence, 0).is_some())
    }
}

/// The positions of a sequence that begins exactly at `start`.
fn find_at(sequence: &[Place], sentence: &Classified<'_>, start: usize) -> Option<Vec<usize>> {
    let Some((place, rest)) = sequence.split_first() else {
        return Some(Vec::new());
    };
    match place {
        Place::Start => find_at(rest, sentence, start).filter(|_| start == 0),
        Place::End => sentence.ends_before(start).then(Vec::new),
        Place::Word { class, .. } => {
            if start >= sentence.words.len() || !sentence.is(start, *class) {
                return None;
            }
            let gap = match rest.first() {
                Some(Place::Word { gap, .. }) => *gap,
                _ => 0,
            };
            let next = start + 1;
            let last = (next + gap).min(sentence.words.len());
            let mut found = (next..=last).find_map(|at| {
                let is_apart =
                    gap == 0 && matches!(rest.first(), Some(Place::Word { .. })) && at < sentence.words.len();
                if is_apart && !sentence.is_joined(at) {
                    return None;
                }
                find_at(rest, sentence, at)
            })?;
            found.insert(0, start);
            Some(found)
        }
    }
}
