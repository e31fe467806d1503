//! No check without a test: every code in the sources of the crate is one that `is_refused` meets in this folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::{Icon, Kind, Layout, PressMark};

#[test]
fn every_code_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let reported: BTreeSet<String> = sources(&root.join("src"))
        .iter()
        .flat_map(|text| codes_of(text))
        .collect();
    let tested: BTreeSet<String> = sources(&root.join("tests/it/faults"))
        .iter()
        .flat_map(|text| refusals_of(text))
        .collect();
    assert!(reported.contains("unknown-key"), "no codes found in the sources");
    assert_eq!(reported, tested);
}

/// The codes in a source file: literals of several words with hyphens, wherever they stand, because codes also reach
/// `report` by way of variables; and whatever else is given to `report` directly.
fn codes_of(source: &str) -> Vec<String> {
    let pieces: Vec<&str> = source.split('"').collect();
    let is_reported = |before: &str| before.trim_end().ends_with("report(");
    pieces
        .windows(2)
        .filter(|pair| is_reported(pair[0]) || is_hyphenated(pair[1]))
        .map(|pair| pair[1].to_owned())
        .filter(|word| !is_page_word(word))
        .collect()
}

/// The codes of the faults that tests of a file expect.
fn refusals_of(source: &str) -> Vec<String> {
    let expected = source.split(".is_refused(").skip(1);
    expected
        .filter_map(|rest| rest.split_once("error[")?.1.split_once(']'))
        .map(|(code, _)| code.to_owned())
        .filter(|code| is_hyphenated(code))
        .collect()
}

fn is_hyphenated(word: &str) -> bool {
    word.contains('-')
        && word
            .split('-')
            .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// Kinds, layouts, icons, names of papers and reasons to stop a quiz have hyphens too.
fn is_page_word(word: &str) -> bool {
    // Pages that the order button and the tag manager know by name.
    let known_pages = ["index-home", "start-summary"];
    known_pages.contains(&word)
        || word == "eating-disorder"
        || Kind::NAMES.iter().any(|(name, _)| *name == word)
        || Layout::NAMES.iter().any(|(name, _)| *name == word)
        || Icon::NAMES.iter().any(|(name, _)| *name == word)
        || PressMark::NAMES.iter().any(|(name, _)| *name == word)
}

fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is part of the crate") {
        let path = entry.expect("its files can be listed").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(&path).expect("sources are text"));
        }
    }
    found
}
