//! The vocabulary of a language, read from its tables once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

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

pub(super) fn of(locale: Locale) -> &'static Language {
    static GERMAN: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/de/words.toml"),
            include_str!("languages/de/rules.toml"),
        )
    });
    static FRENCH: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/fr/words.toml"),
            include_str!("languages/fr/rules.toml"),
        )
    });
    static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/en/words.toml"),
            include_str!("languages/en/rules.toml"),
        )
    });
    static SWEDISH: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/sv/words.toml"),
            include_str!("languages/sv/rules.toml"),
        )
    });
    static DANISH: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/da/words.toml"),
            include_str!("languages/da/rules.toml"),
        )
    });
    static FINNISH: LazyLock<Language> = LazyLock::new(|| {
        read(
            include_str!("languages/fi/words.toml"),
            include_str!("languages/fi/rules.toml"),
        )
    });
    match locale {
        Locale::DeDe => &GERMAN,
        Locale::FrFr => &FRENCH,
        Locale::EnGb => &ENGLISH,
        Locale::SvSe => &SWEDISH,
        Locale::DaDk => &DANISH,
        Locale::FiFi => &FINNISH,
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
