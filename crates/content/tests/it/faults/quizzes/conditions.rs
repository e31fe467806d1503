//! Faults of conditions.

use super::QUIZ;
use crate::shop::Shop;

#[test]
fn empty_condition() {
    Shop::asking()
        .replace(QUIZ, "when = { sex = \"woman\" }", "when = {}")
        .is_refused(
            r#"error[empty-condition]: a condition without a part always holds
   --> quizzes/start.toml:115:68
    |
115 |   { id = "child", label = "safe-child", stop = "pregnancy", when = {} },
    |                                                                    ^^
    |
    = help: say what must be so, or leave it out"#,
        );
}

#[test]
fn empty_condition_within_another() {
    for (old, new, line) in [
        ("not = { tea = \"no\" }", "not = {}", 77),
        ("calm = { from = 3 }", "", 122),
        ("age = { from = 40, below = 60 }", "", 122),
    ] {
        let shop = Shop::asking().replace(QUIZ, old, new);
        assert_eq!(
            shop.faults(),
            [format!("empty-condition quizzes/start.toml:{line}")],
            "{old}"
        );
    }
}

#[test]
fn unknown_step() {
    Shop::asking()
        .replace(
            QUIZ,
            "when = { height = { from = 140 } }",
            "when = { hight = { from = 140 } }",
        )
        .is_refused(
            "error[unknown-step]: there is no step `hight` before this
   --> quizzes/start.toml:107:10
    |
107 | when = { hight = { from = 140 } }
    |          ^^^^^
    |
    = help: conditions look back only; did you mean `height`?",
        );
}

#[test]
fn unknown_step_that_comes_later() {
    Shop::asking()
        .replace(
            QUIZ,
            "at_most = 2\n",
            "at_most = 2\nwhen = { weight = { from = 80 } }\n",
        )
        .is_refused(
            "error[unknown-step]: there is no step `weight` before this
  --> quizzes/start.toml:28:10
   |
28 | when = { weight = { from = 80 } }
   |          ^^^^^^
   |
   = help: conditions look back only; known are: sex",
        );
}

#[test]
fn ending_too_early() {
    Shop::asking()
        .replace(
            QUIZ,
            "skip = true\nwhen = { height = { from = 140 } }",
            r#"skip = true
when = { height = { from = 140 }, ending = "tea" }"#,
        )
        .is_refused(
            r#"error[ending-too-early]: no ending is reached where this is asked
   --> quizzes/start.toml:107:35
    |
107 | when = { height = { from = 140 }, ending = "tea" }
    |                                   ^^^^^^
    |
    = help: ask for answers here: only `[[routine]]` and `[[nutrients]]` can ask for the ending"#,
        );
}

#[test]
fn unknown_option() {
    Shop::asking()
        .replace(QUIZ, "[\"walk\", \"cook\"]", "[\"walk\", \"coke\"]")
        .is_refused(
            r#"error[unknown-option]: `coke` is no option of `habits`
  --> quizzes/start.toml:38:28
   |
38 | when = { habits = ["walk", "coke"] }
   |                            ^^^^^^
   |
   = help: did you mean `cook`?"#,
        );
}

#[test]
fn condition_on_words() {
    Shop::asking()
        .replace(QUIZ, "when = { early = \"true\" }", "when = { name = \"Ada\" }")
        .is_refused(
            r#"error[condition-on-words]: `name` is neither a choice nor a number
   --> quizzes/start.toml:153:10
    |
153 | when = { name = "Ada" }
    |          ^^^^
    |
    = help: let the condition ask for a step that is"#,
        );
}

#[test]
fn unknown_scale_of_a_score() {
    Shop::asking()
        .replace(QUIZ, "calm = { from = 3 }", "clam = { from = 3 }")
        .is_refused(
            "error[unknown-scale]: there is no scale `clam`
   --> quizzes/start.toml:122:90
    |
122 | when = { any = [{ age = { from = 40, below = 60 } }, { bmi = { from = 25 } }], score = { clam = { from = 3 } } }
    |                                                                                          ^^^^
    |
    = help: did you mean `calm`?",
        );
}

#[test]
fn unknown_ending() {
    Shop::asking()
        .replace(QUIZ, "ending = \"book\"", "ending = \"bok\"")
        .is_refused(
            r#"error[unknown-ending]: there is no ending `bok`
   --> quizzes/start.toml:147:19
    |
147 | when = { ending = "bok" }
    |                   ^^^^^
    |
    = help: did you mean `book`?"#,
        );
}

#[test]
fn empty_range_of_a_condition() {
    Shop::asking()
        .replace(QUIZ, "{ from = 40, below = 60 }", "{ from = 60, below = 60 }")
        .is_refused(
            "error[empty-range]: no number is from the one and below the other
   --> quizzes/start.toml:122:25
    |
122 | when = { any = [{ age = { from = 60, below = 60 } }, { bmi = { from = 25 } }], score = { calm = { from = 3 } } }
    |                         ^^^^^^^^^^^^^^^^^^^^^^^^^
    |
    = help: write `{ from = 40 }`, `{ below = 60 }` or `{ from = 40, below = 60 }`",
        );
}

#[test]
fn empty_range_without_an_end() {
    for condition in ["age = {}", "bmi = {}", "score = { calm = {} }"] {
        let shop = Shop::asking().replace(QUIZ, "ending = \"book\"", condition);
        assert_eq!(shop.faults(), ["empty-range quizzes/start.toml:147"], "{condition}");
    }
}

#[test]
fn conditions_of_the_wrong_type() {
    for (condition, code) in [
        ("sex = 3", "wrong-type"),
        ("sex = [\"woman\", 3]", "wrong-type"),
        ("sex = []", "empty-list"),
        ("sex = { from = 3 }", "wrong-type"),
        ("age = 40", "wrong-type"),
        ("age = { from = \"40\" }", "wrong-type"),
        ("any = []", "empty-list"),
        ("any = { sex = \"woman\" }", "wrong-type"),
        ("not = \"sex\"", "wrong-type"),
        ("score = 3", "wrong-type"),
        ("ending = [\"tea\"]", "wrong-type"),
    ] {
        let shop = Shop::asking().replace(QUIZ, "ending = \"book\"", condition);
        assert_eq!(shop.faults(), [format!("{code} quizzes/start.toml:147")], "{condition}");
    }
}
