//! Faults of sections and steps, and of pages that show no quiz.

use super::QUIZ;
use crate::shop::Shop;

/// A step of the sound quiz that is sound by itself.
fn step(id: &str) -> String {
    format!(
        "[[sections.steps]]\nid = \"{id}\"\nask = \"pause\"\nquestion = \"soil-question\"\ntext = [\"soil-sand\"]\n"
    )
}

#[test]
fn unknown_quiz() {
    Shop::sound()
        .replace("pages/start.toml", "quiz = \"start\"", "quiz = \"strat\"")
        .is_refused(
            r#"error[unknown-quiz]: there is no quiz `strat`
 --> pages/start.toml:5:8
  |
5 | quiz = "strat"
  |        ^^^^^^^
  |
  = help: did you mean `start`?"#,
        );
}

#[test]
fn quiz_unused() {
    let shop = Shop::sound();
    let text = shop.0.get(QUIZ).expect("the quiz is there").to_owned();
    shop.write("quizzes/stop.toml", &text).is_refused(
        r#"error[quiz-unused]: no page shows this quiz
--> quizzes/stop.toml
 = help: write `quiz = "stop"` in a page of the kind `quiz`, or remove it"#,
    );
}

#[test]
fn section_without_name() {
    Shop::sound()
        .replace(QUIZ, "[[sections]]\n", "[[sections]]\nname = \"soil-question\"\n")
        .append(QUIZ, &format!("\n[[sections]]\n{}", step("more")))
        .is_refused(
            "error[section-without-name]: several sections are told apart by their names, and this one has none
  --> quizzes/start.toml:15:1
   |
15 | [[sections]]
   | ^^^^^^^^^^^^
   |
   = help: give it a `name`",
        );
}

#[test]
fn unknown_ask() {
    Shop::asking()
        .replace(QUIZ, "ask = \"cards\"", "ask = \"card\"")
        .is_refused(
            r#"error[unknown-ask]: `card` is not a known ask
  --> quizzes/start.toml:46:7
   |
46 | ask = "card"
   |       ^^^^^^
   |
   = help: did you mean `cards`?"#,
        );
}

#[test]
fn answer_id_twice() {
    Shop::asking()
        .replace(QUIZ, "id = \"rest\"", "id = \"name\"")
        .is_refused(
            r#"error[answer-id-twice]: another step is called `name`
  --> quizzes/start.toml:70:6
   |
70 | id = "name"
   |      ^^^^^^
   |
   = help: give each step an id of its own: answers are kept under it"#,
        );
}

#[test]
fn bad_answer_id() {
    Shop::asking()
        .replace(QUIZ, "id = \"rest\"", "id = \"Rest\"")
        .is_refused(r#"error[bad-answer-id]: `Rest` cannot name an answer
  --> quizzes/start.toml:70:6
   |
70 | id = "Rest"
   |      ^^^^^^
   |
   = help: write at most 40 small letters, digits and hyphens; `any`, `not`, `bmi`, `score` and `ending` mean something else"#);
}

#[test]
fn bad_answer_id_in_other_ways() {
    let long = "a".repeat(41);
    for id in ["", "1st", "a_b", "größe", "any", "not", "bmi", "score", "ending", &long] {
        let shop = Shop::asking().replace(QUIZ, "id = \"rest\"", &format!("id = \"{id}\""));
        assert_eq!(shop.faults(), ["bad-answer-id quizzes/start.toml:70"], "{id}");
    }
    Shop::asking()
        .replace(QUIZ, "id = \"rest\"", &format!("id = \"{}\"", &long[1..]))
        .site();
}

#[test]
fn too_many_steps() {
    let steps: Vec<String> = (1..=60).map(|number| step(&format!("step-{number}"))).collect();
    Shop::sound()
        .append(QUIZ, &format!("\n{}", steps[..59].concat()))
        .site();
    Shop::sound().append(QUIZ, &format!("\n{}", steps.concat())).is_refused(
        r#"error[too-many-steps]: a quiz has at most 60 steps
   --> quizzes/start.toml:310:6
    |
310 | id = "step-60"
    |      ^^^^^^^^^
    |
    = help: take some out: nobody would answer them all"#,
    );
}

#[test]
fn stop_skipped() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"question = "safe-question"
"#,
            r#"question = "safe-question"
skip = true
"#,
        )
        .is_refused(
            r#"error[stop-skipped]: `safe` protects visitors, but it may be skipped
   --> quizzes/start.toml:110:6
    |
110 | id = "safe"
    |      ^^^^^^
    |
    = help: remove `skip`"#,
        );
}

#[test]
fn health_unmarked() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"question = "safe-question"
health = true
"#,
            r#"question = "safe-question"
"#,
        )
        .is_refused(
            r#"error[health-unmarked]: `safe` asks about body or health without saying so
   --> quizzes/start.toml:110:6
    |
110 | id = "safe"
    |      ^^^^^^
    |
    = help: write `health = true`, so that visitors are asked for consent first"#,
        );
}

#[test]
fn health_unmarked_of_a_measure() {
    for (to, line) in [("to = 99", 80), ("to = 220", 89), ("to = 250", 99)] {
        let shop = Shop::asking().replace(QUIZ, &format!("{to}\nhealth = true\n"), &format!("{to}\n"));
        assert_eq!(shop.faults(), [format!("health-unmarked quizzes/start.toml:{line}")]);
    }
}

#[test]
fn card_sides() {
    Shop::asking()
        .replace(
            QUIZ,
            "{ id = \"yes\", label = \"tea-yes\" }]",
            "{ id = \"yes\", label = \"tea-yes\" }, { id = \"maybe\", label = \"tea-no\" }]",
        )
        .is_refused(
            r#"error[card-sides]: a card goes left or right, but there are 3 options
  --> quizzes/start.toml:49:11
   |
49 | options = [{ id = "no", label = "tea-no" }, { id = "yes", label = "tea-yes" }, { id = "maybe", label = "tea-no" }]
   |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: give it two: the first is left, the second right"#,
        );
}

#[test]
fn unknown_measure() {
    Shop::asking()
        .replace(QUIZ, "measure = \"height\"", "measure = \"hight\"")
        .is_refused(
            r#"error[unknown-measure]: `hight` is not a known measure
  --> quizzes/start.toml:92:11
   |
92 | measure = "hight"
   |           ^^^^^^^
   |
   = help: did you mean `height`?"#,
        );
}

#[test]
fn empty_range() {
    Shop::asking().replace(QUIZ, "from = 120", "from = 220").is_refused(
        "error[empty-range]: nothing lies between 220 and 220
  --> quizzes/start.toml:93:8
   |
93 | from = 220
   |        ^^^
   |
   = help: write the smaller number in `from`",
    );
}

#[test]
fn uneven_slider() {
    Shop::asking().replace(QUIZ, "step = 2", "step = 3").is_refused(
        "error[uneven-slider]: steps of 3 do not lead from 0 to 10
  --> quizzes/start.toml:57:8
   |
57 | step = 3
   |        ^
   |
   = help: write a `step` that divides the way",
    );
}

#[test]
fn answer_too_long() {
    Shop::asking()
        .replace(QUIZ, "max_chars = 30", "max_chars = 501")
        .is_refused(
            "error[answer-too-long]: answers have at most 500 characters
  --> quizzes/start.toml:66:13
   |
66 | max_chars = 501
   |             ^^^
   |
   = help: write a smaller `max_chars`",
        );
}

#[test]
fn who_names_a_step_that_cannot_be_read_is_not_blamed() {
    for (old, new, fault) in [
        ("id = \"tea\"\nask", "ask", "missing-key quizzes/start.toml:44"),
        ("id = \"tea\"\nask", "id = 3\nask", "wrong-type quizzes/start.toml:45"),
        (
            "ask = \"pictures\"",
            "ask = \"picture\"",
            "unknown-ask quizzes/start.toml:13",
        ),
        (
            "ask = \"slider\"",
            "ask = \"slide\"",
            "unknown-ask quizzes/start.toml:53",
        ),
        (
            "id = \"height\"",
            "id = \"Height\"",
            "bad-answer-id quizzes/start.toml:89",
        ),
        ("max_chars = 30", "max_chars = 0", "wrong-type quizzes/start.toml:66"),
    ] {
        assert_eq!(Shop::asking().replace(QUIZ, old, new).faults(), [fault], "{new}");
    }
}

#[test]
fn a_quiz_with_a_fault_is_not_walked() {
    let shop =
        Shop::asking()
            .replace(QUIZ, "from = 140", "from = 230")
            .replace(QUIZ, "icon = \"moon\"", "icon = \"mond\"");
    assert_eq!(shop.faults(), ["unknown-icon quizzes/start.toml:148"]);
}
