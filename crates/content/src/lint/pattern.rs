//! Patterns over the words of a sentence, as the language tables write them.
//!
//! `lose*` is a word that begins so, `*fett*` one that holds it, `a|b` either, `<lose>` any word of a named set, `#` a
//! number, `@` a date in digits, `*` any word. Words follow one another directly; `..` lets up to four others stand between, `...` up to ten. `a+b` is
//! written in one word or in two; `a_b` is two words as one choice among others: `c|a_b`. `^` is the
//! beginning of the sentence, `$` its end or a pause. ` & ` joins patterns that stand in the same
//! sentence in any order.

use super::vocabulary::{Class, Classified, Vocabulary};

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

impl Pattern {
    /// Reads a pattern. What can be written in several ways becomes several.
    pub(super) fn read(text: &str, vocabulary: &mut Vocabulary) -> Vec<Self> {
        let text = vocabulary.spell_out(text);
        spellings(&text)
            .iter()
            .map(|text| {
                let sequences = text.split(" & ").map(|sequence| read_sequence(sequence, vocabulary));
                Pattern {
                    sequences: sequences.collect(),
                }
            })
            .collect()
    }

    /// All ways in which the first sequence stands in the sentence, with the first way of each other one: the positions
    /// of the words, in order.
    pub(super) fn find_all(&self, sentence: &Classified<'_>) -> Vec<Vec<usize>> {
        // Most patterns fail here, cheaply.
        if !self.classes().all(|class| sentence.has(class)) {
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

    fn classes(&self) -> impl Iterator<Item = Class> {
        self.sequences.iter().flatten().filter_map(|place| match place {
            Place::Word { class, .. } => Some(*class),
            Place::Start | Place::End => None,
        })
    }
}

/// Many patterns, of which a sentence meets few: each is known by that of its places which the fewest words fit.
pub(super) struct Index {
    by_class: Vec<Vec<usize>>,
}

impl Index {
    pub(super) fn new<'p>(patterns: impl Iterator<Item = &'p Pattern>, vocabulary: &Vocabulary) -> Self {
        let mut by_class = vec![Vec::new(); vocabulary.class_count()];
        for (number, pattern) in patterns.enumerate() {
            let rarest = pattern.classes().min_by_key(|class| vocabulary.size(*class));
            by_class[rarest.expect("a pattern names a word")].push(number);
        }
        Index { by_class }
    }

    /// The numbers of the patterns that may stand in a sentence, in their order.
    pub(super) fn candidates(&self, sentence: &Classified<'_>) -> Vec<usize> {
        let found = sentence.classes().flat_map(|class| &self.by_class[class]);
        let mut found: Vec<usize> = found.copied().collect();
        found.sort_unstable();
        found
    }
}

fn read_sequence(text: &str, vocabulary: &mut Vocabulary) -> Vec<Place> {
    let mut gap = 0;
    let mut places = Vec::new();
    for element in text.split_whitespace() {
        match element {
            ".." => gap = 4,
            "..." => gap = 10,
            "^" => places.push(Place::Start),
            "$" => places.push(Place::End),
            _ => {
                let class = vocabulary.class(element);
                places.push(Place::Word { class, gap });
                gap = 0;
            }
        }
    }
    places
}

/// All patterns that a text with `a+b` and `a_b` stands for.
fn spellings(text: &str) -> Vec<String> {
    let variants = match text.split_once('+') {
        Some((before, after)) => Some(vec![format!("{before}{after}"), format!("{before} {after}")]),
        None => without_long_choice(text),
    };
    match variants {
        Some(variants) => variants.iter().flat_map(|text| spellings(text)).collect(),
        None => vec![text.to_owned()],
    }
}

/// The patterns that a choice with `a_b` or `$` in it stands for: one for each of these, one for all that is left.
fn without_long_choice(text: &str) -> Option<Vec<String>> {
    if !text.contains(['_', '$']) {
        return None;
    }
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

/// The positions of a sequence that begins exactly at `start`.
fn find_at(sequence: &[Place], sentence: &Classified<'_>, start: usize) -> Option<Vec<usize>> {
    let Some((place, rest)) = sequence.split_first() else {
        return Some(Vec::new());
    };
    let gap = match rest.first() {
        Some(Place::Word { gap, .. }) => *gap,
        _ => 0,
    };
    match place {
        Place::Start => find_at(rest, sentence, start).filter(|_| start == 0),
        Place::End => {
            let last = (start + gap).min(sentence.words.len());
            let mut nexts = (start..=last).filter(|_| sentence.ends_before(start));
            nexts.find_map(|at| find_at(rest, sentence, at))
        }
        Place::Word { class, .. } => {
            if start >= sentence.words.len() || !sentence.is(start, *class) {
                return None;
            }
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
