//! Faults of what a step offers to choose from.

use super::QUIZ;
use crate::shop::Shop;

#[test]
fn answer_id_twice_in_a_step() {
    Shop::asking()
        .replace(QUIZ, "id = \"untrue\"", "id = \"true\"")
        .is_refused(
            r#"error[answer-id-twice]: another option is called `true`
  --> quizzes/start.toml:41:10
   |
41 |   { id = "true", label = "early-untrue" },
   |          ^^^^^^
   |
   = help: give each option a name of its own"#,
        );
}

#[test]
fn impossible_choice() {
    Shop::asking().replace(QUIZ, "at_most = 2", "at_most = 4").is_refused(
        "error[impossible-choice]: of 3 options at least 1 and at most 4 cannot be chosen
  --> quizzes/start.toml:27:11
   |
27 | at_most = 4
   |           ^
   |
   = help: mend `at_least` and `at_most`",
    );
}

#[test]
fn impossible_choice_of_fewer_than_the_fewest() {
    let shop = Shop::asking().replace(QUIZ, "at_most = 2", "at_least = 3\nat_most = 2");
    assert_eq!(shop.faults(), ["impossible-choice quizzes/start.toml:28"]);
}

#[test]
fn a_step_without_options_has_no_other_fault() {
    let shop = Shop::asking().replace(
        QUIZ,
        "options = [{ id = \"no\", label = \"tea-no\" }, { id = \"yes\", label = \"tea-yes\" }]",
        "options = [] # \"tea-no\" and \"tea-yes\"",
    );
    assert_eq!(shop.faults(), ["empty-list quizzes/start.toml:49"]);
}

#[test]
fn sentences_and_cards_have_one_answer() {
    for question in ["early", "tea"] {
        let question = format!("question = \"{question}-question\"");
        let shop = Shop::asking().replace(QUIZ, &question, &format!("{question}\nat_most = 2"));
        let faults = shop.faults();
        assert!(faults.len() == 1 && faults[0].starts_with("unknown-key "), "{faults:?}");
    }
}

#[test]
fn bad_answer_id_of_an_option() {
    Shop::asking()
        .replace(QUIZ, "id = \"untrue\"", "id = \"un true\"")
        .is_refused(r#"error[bad-answer-id]: `un true` cannot name an answer
  --> quizzes/start.toml:41:10
   |
41 |   { id = "un true", label = "early-untrue" },
   |          ^^^^^^^^^
   |
   = help: write at most 40 small letters, digits and hyphens; `any`, `not`, `bmi`, `score` and `ending` mean something else"#);
}

#[test]
fn unknown_stop() {
    Shop::asking()
        .replace(QUIZ, "stop = \"eating-disorder\"", "stop = \"eating\"")
        .is_refused(
            r#"error[unknown-stop]: `eating` is not a known stop
   --> quizzes/start.toml:116:48
    |
116 |   { id = "meals", label = "safe-meals", stop = "eating" },
    |                                                ^^^^^^^^
    |
    = help: did you mean `eating-disorder`?"#,
        );
}

#[test]
fn too_many_pictures() {
    Shop::asking()
        .replace(QUIZ, "[\"jar\", \"jar\"]", "[\"jar\", \"jar\", \"jar\"]")
        .is_refused(
            r#"error[too-many-pictures]: an option shows at most 2 pictures
  --> quizzes/start.toml:16:51
   |
16 |   { id = "woman", label = "sex-woman", pictures = ["jar", "jar", "jar"] },
   |                                                   ^^^^^^^^^^^^^^^^^^^^^
   |
   = help: take some out"#,
        );
}

#[test]
fn unknown_scale_of_points() {
    Shop::asking()
        .replace(QUIZ, "points = { order = 2 }", "points = { oder = 2 }")
        .is_refused(
            r#"error[unknown-scale]: there is no scale `oder`
  --> quizzes/start.toml:40:51
   |
40 |   { id = "true", label = "early-true", points = { oder = 2 } },
   |                                                   ^^^^
   |
   = help: did you mean `order`?"#,
        );
}

#[test]
fn points_for_a_scale_that_cannot_be_read_are_no_fault() {
    let shop = Shop::asking().replace(QUIZ, "label = \"scale-calm\"", "lable = \"scale-calm\"");
    assert_eq!(
        shop.faults(),
        ["missing-key quizzes/start.toml:3", "unknown-key quizzes/start.toml:3"]
    );
}
