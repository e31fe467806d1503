//! When words that a rule knows really break it: not where they are denied, cautioned against, asked in the quiz, or part
//! of a trade fact. This structure is the same in every language.

use std::cell::LazyCell;

use super::language::{Context, Language};
use super::pattern::Pattern;
use super::vocabulary::{Classified, Met};
use super::words::sentences;
use super::{Hit, Rule};

/// How far `no` reaches: "no tiresome, expensive, endless diet".
const NOUN_REACH: usize = 4;
/// How far `without` reaches: "without any detox".
const WITHOUT_REACH: usize = 3;
/// How far a negation at the end of a clause reaches back: "Krankheiten heilt es nicht".
const BACK_REACH: usize = 3;

pub(super) fn hits(language: &Language, met: &mut Met, text: &str) -> Vec<Hit> {
    let sentences = sentences(text, language.writing());
    let classified: Vec<Classified<'_>> = sentences
        .iter()
        .map(|sentence| language.vocabulary.classify(&sentence.words, met))
        .collect();
    let has = |context: Context, sentence: &Classified<'_>| {
        let patterns = language.contexts.get(&context).into_iter().flatten();
        patterns.into_iter().any(|pattern| pattern.is_in(sentence))
    };
    let opens = |context: Context, sentence: &Classified<'_>| {
        let patterns = language.contexts.get(&context).into_iter().flatten();
        patterns.into_iter().any(|pattern| pattern.opens(sentence))
    };
    // A question belongs to the quiz when nothing is said but how to answer it: an answer would be advertising.
    let is_quiz = || {
        let mut all = sentences.iter().zip(&classified);
        sentences[0].is_question
            && all.all(|(sentence, words)| {
                let opening = if sentence.is_question {
                    Context::Quiz
                } else {
                    Context::Form
                };
                opens(opening, words)
            })
    };
    let mut found = Vec::new();
    for (index, sentence) in classified.iter().enumerate() {
        let authorised = LazyCell::new(|| authorised_spans(language, sentence));
        let answer = classified.get(index + 1).filter(|_| sentences[index].is_question);
        let is_harmless = |rule: Rule| {
            let mut unless = language.unless.get(&rule).into_iter().flatten();
            unless.any(|pattern| pattern.is_in(sentence))
                || harmless_contexts(rule).iter().any(|context| match context {
                    Context::Quiz => is_quiz(),
                    // "Do you take medicine for diabetes? Please ask your doctor first."
                    Context::Caution => has(*context, sentence) || answer.is_some_and(|next| has(*context, next)),
                    // "Does it melt fat? No."
                    Context::No => answer.is_some_and(|next| opens(*context, next)),
                    _ => has(*context, sentence),
                })
        };
        let is_authorised = |positions: &[usize]| {
            let inside = |span: &(usize, usize)| positions.iter().all(|at| (span.0..=span.1).contains(at));
            authorised.iter().any(inside)
        };
        let candidates = language.index.candidates(sentence);
        let candidates: Vec<&(Rule, Pattern)> = candidates.iter().map(|number| &language.hits[*number]).collect();
        for of_rule in candidates.chunk_by(|a, b| a.0 == b.0) {
            let rule = of_rule[0].0;
            let positions = of_rule
                .iter()
                .flat_map(|(_, pattern)| pattern.find_all(sentence))
                .find(|positions| !is_authorised(positions) && !is_negated(language, sentence, positions, rule));
            let Some(positions) = positions.filter(|_| !is_harmless(rule)) else {
                continue;
            };
            if let (Some(first), Some(last)) = (positions.first(), positions.last()) {
                found.push(Hit {
                    rule,
                    range: sentence.words[*first].range.start..sentence.words[*last].range.end,
                });
            }
        }
    }
    found.sort_by_key(|hit| (hit.range.start, hit.rule));
    found
}

fn harmless_contexts(rule: Rule) -> &'static [Context] {
    match rule {
        Rule::WeightAmount | Rule::WeightRate | Rule::Absolute | Rule::Urgency => {
            &[Context::Trade, Context::Denial, Context::No]
        }
        Rule::HealthProfessional | Rule::Disease | Rule::UnauthorisedEffect => {
            &[Context::Caution, Context::Denial, Context::No, Context::Quiz]
        }
        Rule::Fear => &[Context::Caution, Context::Denial, Context::No],
        Rule::Green | Rule::BeforeAfter => &[Context::Denial, Context::No],
    }
}

/// The first and last word of whatever reads like a claim of the lists.
fn authorised_spans(language: &Language, sentence: &Classified<'_>) -> Vec<(usize, usize)> {
    let patterns = language.contexts.get(&Context::Authorised).into_iter().flatten();
    let found = patterns.flat_map(|pattern| pattern.find_all(sentence));
    found
        .filter_map(|positions| Some((*positions.first()?, *positions.last()?)))
        .collect()
}

/// Whether the words are denied: `positions` are those of the words that matched, so a `no` among them is part of the
/// claim ("no side effects") and one between them is not ("cures no disease").
fn is_negated(language: &Language, sentence: &Classified<'_>, positions: &[usize], rule: Rule) -> bool {
    let (Some(&first), Some(&last)) = (positions.first(), positions.last()) else {
        return false;
    };
    let negation = &language.negation;
    let hollow = all_positions(&negation.hollow, sentence);
    let counts = |at: &usize| !positions.contains(at) && !hollow.contains(at);
    let pause_between = |from: usize, to: usize| (from + 1..=to).any(|at| sentence.words[at].after_pause);
    let but = all_positions(&negation.but, sentence);
    let but_between = |from: usize, to: usize| but.iter().any(|at| (from + 1..to).contains(at));
    let and = all_positions(&negation.and, sentence);
    let and_between = |from: usize, to: usize| and.iter().any(|at| (from + 1..to).contains(at));
    // A list of what a product does not do has commas; elsewhere a comma ends what is denied.
    let crosses_pauses = matches!(rule, Rule::Disease | Rule::HealthProfessional);

    // Fear speaks in negations ("most people do not notice …"): only one right beside the words denies them.
    let verb_reach = if rule == Rule::Fear { 2 } else { usize::MAX };

    let by_verb = all_positions(&negation.verb, sentence)
        .into_iter()
        .filter(counts)
        .any(|at| {
            if at < last {
                first.saturating_sub(at) <= verb_reach
                    && !but_between(at, first)
                    && (at > first || crosses_pauses || !pause_between(at, first))
            } else {
                at <= last + BACK_REACH && !and_between(last, at) && (crosses_pauses || !pause_between(last, at))
            }
        });
    let reaches =
        |at: usize, reach: usize| at < last && first <= at + reach && (at > first || !pause_between(at, first));
    let by_noun = || {
        let mut found = all_positions(&negation.noun, sentence).into_iter().filter(counts);
        found.any(|at| reaches(at, NOUN_REACH))
    };
    // "Without zinc your body suffers" is what fear says, not a denial of it.
    let by_without = || {
        let mut found = all_positions(&negation.without, sentence).into_iter().filter(counts);
        found.any(|at| reaches(at, WITHOUT_REACH) && at < first)
    };
    by_verb || by_noun() || (rule != Rule::Fear && by_without())
}

fn all_positions(patterns: &[Pattern], sentence: &Classified<'_>) -> Vec<usize> {
    patterns
        .iter()
        .flat_map(|pattern| pattern.find_all(sentence))
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests;
