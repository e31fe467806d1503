//! The law of words: what advertising for a food supplement must not say, in six languages.
//!
//! The vocabulary stands in `lint/languages/<language>/`, for native readers to review; the structure that all
//! languages share (which rule there is, what makes its words harmless) stands here and in `judge`.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::Arc;

use domain::locale::Locale;

use self::language::Language;
use self::vocabulary::Met;
use crate::claims::Claims;

mod judge;
mod language;
mod lexicon;
mod pattern;
mod vocabulary;
mod words;

/// Stands in a text for a value that is filled in later.
pub(crate) const VALUE: char = words::VALUE;

/// What must not be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rule {
    WeightAmount,
    WeightRate,
    HealthProfessional,
    Disease,
    UnauthorisedEffect,
    Fear,
    Absolute,
    Green,
    Urgency,
    BeforeAfter,
}

impl Rule {
    pub const ALL: [Rule; 10] = [
        Rule::WeightAmount,
        Rule::WeightRate,
        Rule::HealthProfessional,
        Rule::Disease,
        Rule::UnauthorisedEffect,
        Rule::Fear,
        Rule::Absolute,
        Rule::Green,
        Rule::Urgency,
        Rule::BeforeAfter,
    ];

    /// The code of the diagnostic: `copy-weight-amount`.
    pub const fn code(self) -> &'static str {
        match self {
            Rule::WeightAmount => "copy-weight-amount",
            Rule::WeightRate => "copy-weight-rate",
            Rule::HealthProfessional => "copy-health-professional",
            Rule::Disease => "copy-disease",
            Rule::UnauthorisedEffect => "copy-unauthorised-effect",
            Rule::Fear => "copy-fear",
            Rule::Absolute => "copy-absolute",
            Rule::Green => "copy-green",
            Rule::Urgency => "copy-urgency",
            Rule::BeforeAfter => "copy-before-after",
        }
    }

    /// The name in overrides and tables: `weight-amount`.
    pub fn name(self) -> &'static str {
        self.code().trim_start_matches("copy-")
    }

    /// Whether its words say the same where a recipe tells what to do. Other rules know cooks' words: cut, melt, overnight.
    pub(crate) const fn holds_for_cooking(self) -> bool {
        matches!(
            self,
            Rule::HealthProfessional | Rule::Disease | Rule::Fear | Rule::BeforeAfter
        )
    }

    /// What such words do, after "this".
    pub(crate) const fn fault(self) -> &'static str {
        match self {
            Rule::WeightAmount => "states an amount of weight loss",
            Rule::WeightRate => "states how fast weight is lost or results come",
            Rule::HealthProfessional => "lets a health professional recommend the product",
            Rule::Disease => "connects the product with a disease or a medicine",
            Rule::UnauthorisedEffect => "claims an effect that no list allows",
            Rule::Fear => "makes readers fear for their health",
            Rule::Absolute => "promises without any limit",
            Rule::Green => "makes a general environmental claim",
            Rule::Urgency => "presses readers to hurry",
            Rule::BeforeAfter => "compares a body before and after",
        }
    }

    /// What the law allows instead.
    pub(crate) const fn help(self) -> &'static str {
        match self {
            Rule::WeightAmount => {
                "no kilos, sizes or centimetres (Regulation (EC) No 1924/2006, art. 12(b)); net weights, doses and prices per kilo are fine"
            }
            Rule::WeightRate => {
                "no days or weeks, no `fast` (Regulation (EC) No 1924/2006, art. 12(b)); delivery times and refund periods are fine"
            }
            Rule::HealthProfessional => {
                "no doctors and no experts as witnesses (Regulation (EC) No 1924/2006, art. 12(c)); asking readers to consult theirs is fine"
            }
            Rule::Disease => {
                "a food prevents, treats and cures nothing (Regulation (EU) No 1169/2011, art. 7(3)); cautions and denials are fine"
            }
            Rule::UnauthorisedEffect => {
                "say it in the words of an authorised claim from claims.toml, about the nutrient, or leave it out"
            }
            Rule::Fear => {
                "never suggest that health suffers without the product (Regulation (EC) No 1924/2006, art. 12(a)); warnings about its use are fine"
            }
            Rule::Absolute => "say what is certain: contents, amounts, the right to withdraw; results are not",
            Rule::Green => "name the fact instead: what is recycled, how much of it, certified by whom",
            Rule::Urgency => {
                "state the day on which a real campaign ends; stock and other shoppers come from live data only"
            }
            Rule::BeforeAfter => "show the product; a body's change is an amount of weight loss in pictures",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no rule's name.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownRule;

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(name: &str) -> Result<Self, UnknownRule> {
        Rule::ALL
            .into_iter()
            .find(|rule| rule.name() == name)
            .ok_or(UnknownRule)
    }
}

/// Words that break a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub rule: Rule,
    /// Where the words stand in the text.
    pub range: Range<usize>,
}

/// Reads texts of one language, of which it remembers the words.
pub struct Reader {
    locale: Locale,
    language: Arc<Language>,
    met: Met,
}

impl Reader {
    pub fn new(locale: Locale) -> Self {
        Reader {
            locale,
            language: language::of(locale),
            met: Met::default(),
        }
    }

    /// What a text says that it must not; each rule at most once per sentence.
    pub fn hits(&mut self, text: &str) -> Vec<Hit> {
        judge::hits(&self.language, &mut self.met, text)
    }

    /// As [`Reader::hits`], but authorised claims may stand in the text, in exactly their words.
    pub fn hits_beside_claims(&mut self, text: &str, claims: &Claims) -> Vec<Hit> {
        let mut found = self.hits(text);
        if !found.is_empty() {
            let authorised = claims.places_in(self.locale, text);
            found.retain(|hit| {
                !authorised
                    .iter()
                    .any(|range| range.start <= hit.range.start && hit.range.end <= range.end)
            });
        }
        found
    }
}
