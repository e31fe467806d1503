//! The vocabulary of a language, read from its tables once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use domain::locale::Locale;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Rule;
use super::pattern::{Index, Pattern};
use super::vocabulary::Vocabulary;
use super::words::Writing;

/// What makes words harmless that would break a rule otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Context {
    /// Net weights, prices, parcels, deadlines of orders and of stored data.
    Trade,
    /// Ask a professional first; not for people with, not while.
    Caution,
    /// What the product is not, does not, may not.
    Denial,
    /// How an answer says no.
    No,
    /// How a question of the quiz begins.
    Quiz,
    /// How a form says what to do: answer, choose, enter.
    Form,
    /// The shape of authorised claims: words inside it are the law's own.
    Authorised,
}

/// A language, ready to judge texts.
pub(super) struct Language {
    pub(super) splits_at_apostrophes: bool,
    pub(super) abbreviations: Vec<String>,
    pub(super) vocabulary: Vocabulary,
    pub(super) negation: Negation,
    pub(super) contexts: BTreeMap<Context, Vec<Pattern>>,
    /// What breaks a rule, the rules one after the other.
    pub(super) hits: Vec<(Rule, Pattern)>,
    /// Which of `hits` are worth a look.
    pub(super) index: Index,
    /// What makes a sentence harmless for one rule alone.
    pub(super) unless: BTreeMap<Rule, Vec<Pattern>>,
}

/// How a language says no.
pub(super) struct Negation {
    /// `not`: negates the verb and with it what follows.
    pub(super) verb: Vec<Pattern>,
    /// `no`: negates the next words.
    pub(super) noun: Vec<Pattern>,
    /// `without`: negates the very next words.
    pub(super) without: Vec<Pattern>,
    /// Ends what a negation reaches: `but`.
    pub(super) but: Vec<Pattern>,
    /// Begins another thought: a negation behind it denies nothing before it.
    pub(super) and: Vec<Pattern>,
    /// Sounds like a negation and is none: `not only`, `no more hunger`.
    pub(super) hollow: Vec<Pattern>,
}

impl Language {
    pub(super) fn writing(&self) -> Writing<'_> {
        Writing {
            splits_at_apostrophes: self.splits_at_apostrophes,
            abbreviations: &self.abbreviations,
        }
    }
}

/// A language, shared by all who read it now: a shop reads its texts when it opens and reviews now and then, and nobody
/// needs the tables in between.
pub(super) fn of(locale: Locale) -> Arc<Language> {
    static IN_USE: Mutex<BTreeMap<Locale, Weak<Language>>> = Mutex::new(BTreeMap::new());
    let shared = || IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(language) = shared().get(&locale).and_then(Weak::upgrade) {
        return language;
    }
    // Not under the lock: languages are read side by side.
    let language = Arc::new(read_tables(locale));
    shared().insert(locale, Arc::downgrade(&language));
    language
}

fn read_tables(locale: Locale) -> Language {
    macro_rules! tables {
        ($folder:literal) => {
            read(
                include_str!(concat!("languages/", $folder, "/words.toml")),
                include_str!(concat!("languages/", $folder, "/rules.toml")),
            )
        };
    }
    match locale {
        Locale::DeDe => tables!("de"),
        Locale::FrFr => tables!("fr"),
        Locale::EnGb => tables!("en"),
        Locale::SvSe => tables!("sv"),
        Locale::DaDk => tables!("da"),
        Locale::FiFi => tables!("fi"),
    }
}

/// The words of a language as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    splits_at_apostrophes: bool,
    abbreviations: Vec<String>,
    numbers: Vec<String>,
    sets: BTreeMap<String, Vec<String>>,
    negation: NegationTable,
    contexts: BTreeMap<Context, Vec<String>>,
}

/// What must not be said, as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    rules: BTreeMap<String, RuleTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NegationTable {
    verb: Vec<String>,
    noun: Vec<String>,
    without: Vec<String>,
    but: Vec<String>,
    and: Vec<String>,
    hollow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleTable {
    hits: Vec<String>,
    #[serde(default)]
    unless: Vec<String>,
}

fn read(words: &str, rules: &str) -> Language {
    let table: Words = parse(words);
    let Rules { rules } = parse(rules);
    let mut vocabulary = Vocabulary::new(table.numbers, table.sets);
    let mut patterns = |lines: &[String]| -> Vec<Pattern> {
        let read = |line: &String| Pattern::read(line, &mut vocabulary);
        lines.iter().flat_map(read).collect()
    };
    let negation = Negation {
        verb: patterns(&table.negation.verb),
        noun: patterns(&table.negation.noun),
        without: patterns(&table.negation.without),
        but: patterns(&table.negation.but),
        and: patterns(&table.negation.and),
        hollow: patterns(&table.negation.hollow),
    };
    let contexts = table
        .contexts
        .iter()
        .map(|(context, lines)| (*context, patterns(lines)))
        .collect();
    let mut hits = Vec::new();
    let mut unless = BTreeMap::new();
    for (name, words) in &rules {
        let rule: Rule = name.parse().unwrap_or_else(|_| panic!("there is no rule {name}"));
        hits.extend(patterns(&words.hits).into_iter().map(|pattern| (rule, pattern)));
        unless.insert(rule, patterns(&words.unless));
    }
    let index = Index::new(hits.iter().map(|(_, pattern)| pattern), &vocabulary);
    Language {
        splits_at_apostrophes: table.splits_at_apostrophes,
        abbreviations: table.abbreviations,
        vocabulary,
        negation,
        contexts,
        hits,
        index,
        unless,
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("a language table is broken: {error}"))
}
