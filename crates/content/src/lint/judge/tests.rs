//! What is denied, cautioned against, asked or authorised, and what only sounds so.

use std::sync::{LazyLock, Mutex};

use domain::locale::Locale;

use crate::lint::{Hit, Reader, Rule};

fn hits(text: &str) -> Vec<Hit> {
    static READER: LazyLock<Mutex<Reader>> = LazyLock::new(|| Mutex::new(Reader::new(Locale::EnGb)));
    READER.lock().expect("reading does not panic").hits(text)
}

/// The rules that a text breaks.
#[track_caller]
fn check(text: &str, expected: &[Rule]) {
    let found: Vec<Rule> = hits(text).iter().map(|hit| hit.rule).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn negations_deny() {
    check("It cures diabetes.", &[Rule::Disease]);
    check("It does not cure diabetes.", &[]);
    check("It cures no disease.", &[]);
    check("It does not treat, prevent or cure diabetes.", &[]);
    check("A supplement without detox.", &[]);
    check("No detox, no fat burner.", &[]);
}

#[test]
fn a_negation_ends_with_its_clause() {
    check(
        "It is not expensive, but it is a fat burner.",
        &[Rule::UnauthorisedEffect],
    );
    check("No fuss, just detox.", &[Rule::UnauthorisedEffect]);
}

#[test]
fn some_negations_deny_nothing() {
    check("Not only a fat burner.", &[Rule::UnauthorisedEffect]);
    check("No side effects.", &[Rule::Absolute]);
}

#[test]
fn cautions_are_lawful() {
    check("People with diabetes should ask their doctor first.", &[]);
    check("Do you take tablets for diabetes? Please ask your doctor.", &[]);
    check(
        "Do you take tablets for diabetes? Then try our capsules.",
        &[Rule::Disease],
    );
}

#[test]
fn the_quiz_may_ask() {
    check("Do you have diabetes?", &[]);
    check("Tired of diabetes?", &[Rule::Disease]);
}

#[test]
fn words_of_an_authorised_claim_are_lawful_inside_it_alone() {
    let claim = "Vitamin B6 contributes to the reduction of tiredness and fatigue";
    check(claim, &[]);
    check(&format!("{claim} and beats bloating"), &[Rule::UnauthorisedEffect]);
}

#[test]
fn a_hit_knows_its_words() {
    let text = "We ship today. Ends tonight: the detox sale.";
    let found: Vec<&str> = hits(text).into_iter().map(|hit| &text[hit.range]).collect();
    assert_eq!(found, ["Ends tonight", "detox"]);
}
