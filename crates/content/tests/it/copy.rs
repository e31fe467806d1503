//! The law of words, held by sentences: each unlawful one is hit by its rule, no lawful one is hit at all.

use std::fs;
use std::path::Path;

use content::lint::{Reader, Rule};
use domain::locale::Locale;
use serde::Deserialize;

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    unlawful: Vec<Unlawful>,
    lawful: Vec<Lawful>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unlawful {
    rule: String,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lawful {
    text: String,
}

/// Each by hands that had not seen the tables nor the others. The tables learned from them in turn.
const COLLECTIONS: [&str; 4] = ["first", "second", "third", "fourth"];

fn collection(name: &str, locale: Locale) -> Cases {
    let file = format!("tests/it/copy/{name}/{locale}.toml");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("the cases are there");
    toml::from_str(&text).expect("the cases are well formed")
}

fn cases(locale: Locale) -> Cases {
    let mut all = Cases::default();
    for Cases { unlawful, lawful } in COLLECTIONS.map(|name| collection(name, locale)) {
        all.unlawful.extend(unlawful);
        all.lawful.extend(lawful);
    }
    all
}

/// The rules a text breaks, with the words.
fn found<'t>(reader: &mut Reader, text: &'t str) -> Vec<(Rule, &'t str)> {
    let hits = reader.hits(text).into_iter();
    hits.map(|hit| (hit.rule, &text[hit.range])).collect()
}

#[test]
fn every_language_has_forty_sentences_of_each_sort() {
    for locale in Locale::ALL {
        let cases = collection("first", locale);
        assert!(cases.unlawful.len() >= 40 && cases.lawful.len() >= 40, "{locale}");
    }
}

#[test]
fn unlawful_sentences_are_hit_by_their_rule() {
    let mut missed = Vec::new();
    for locale in Locale::ALL {
        let mut reader = Reader::new(locale);
        for case in cases(locale).unlawful {
            let rule: Rule = case.rule.parse().expect("the rule exists");
            let found = found(&mut reader, &case.text);
            if !found.iter().any(|(hit, _)| *hit == rule) {
                missed.push(format!("{locale} {rule}: {} (found {found:?})", case.text));
            }
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn lawful_sentences_pass() {
    let mut wrong = Vec::new();
    for locale in Locale::ALL {
        let mut reader = Reader::new(locale);
        for case in cases(locale).lawful {
            let found = found(&mut reader, &case.text);
            if !found.is_empty() {
                wrong.push(format!("{locale}: {} {found:?}", case.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrongly hit:\n{}", wrong.len(), wrong.join("\n"));
}
