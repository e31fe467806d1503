//! How texts fall into sentences and words.

use super::{Writing, sentences};

/// Sentences divided by bars, with a mark before a word that follows a pause.
fn cut(text: &str, splits_at_apostrophes: bool) -> String {
    let abbreviations = ["dr".to_owned()];
    let writing = Writing {
        splits_at_apostrophes,
        abbreviations: &abbreviations,
    };
    let cut = sentences(text, writing);
    let lines = cut.iter().map(|sentence| {
        let words = sentence.words.iter().map(|word| {
            let mark = if word.after_pause { "," } else { "" };
            format!("{mark}{}", word.text)
        });
        let mark = if sentence.is_question { "?" } else { "" };
        words.collect::<Vec<_>>().join(" ") + mark
    });
    lines.collect::<Vec<_>>().join(" | ")
}

#[test]
fn texts_fall_into_sentences_and_words() {
    let cases = [
        ("Lose 5kg. Now!", "lose 5 kg | now"),
        ("Vitamin C, 40\u{a0}mg. It is", "vitamin c ,40 mg | it is"),
        ("Dr. Who? Yes.", "dr who? | yes"),
        ("1.4 mg or 1,4 mg", "1.4 mg or 1,4 mg"),
        ("approx. two", "approx two"),
        ("−4,5 kg and 1–2 glasses", "minus 4,5 kg and 1 2 glasses"),
        ("fat-burning: before/after", "fat burning ,before after"),
        ("don’t wait", "dont wait"),
        ("Fett\u{ad}verbrennung – ja", "fettverbrennung ,ja"),
        ("100 % of B6 in CO2", "100 % of b6 in co2"),
    ];
    for (text, expected) in cases {
        assert_eq!(cut(text, false), expected);
    }
    assert_eq!(cut("L’Ozempic, c'est l'obésité", true), "l ozempic ,c est l obésité");
}

#[test]
fn words_know_their_places() {
    let text = "«Ä 5kg»";
    let writing = Writing {
        splits_at_apostrophes: false,
        abbreviations: &[],
    };
    let words = sentences(text, writing).remove(0).words;
    let parts: Vec<&str> = words.iter().map(|word| &text[word.range.clone()]).collect();
    assert_eq!(parts, ["Ä", "5", "kg"]);
}
