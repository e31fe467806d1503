//! Which words an entry fits.

use std::collections::BTreeSet;

use super::Lexicon;

const ENTRIES: [&str; 7] = ["fett", "Fett*", "*fett", "*fett*", "fet", "öl*", "*ß"];

#[track_caller]
fn check(word: &str, expected: &[&str]) {
    let mut lexicon = Lexicon::default();
    for (entry, text) in ENTRIES.iter().enumerate() {
        lexicon.insert(text, entry);
    }
    let mut found = BTreeSet::new();
    lexicon.visit(word, |entry| {
        found.insert(ENTRIES[entry]);
    });
    assert_eq!(found, expected.iter().copied().collect(), "{word}");
}

#[test]
fn a_word_fits_whole_or_by_its_beginning_end_or_part() {
    check("fett", &["fett", "Fett*", "*fett", "*fett*"]);
    check("fettes", &["Fett*", "*fett*"]);
    check("körperfett", &["*fett", "*fett*"]);
    check("körperfette", &["*fett*"]);
    check("fet", &["fet"]);
    check("fe", &[]);
}

#[test]
fn letters_of_several_bytes_are_letters() {
    check("ölig", &["öl*"]);
    check("spaß", &["*ß"]);
    check("ø", &[]);
}
