//! What a walk through a quiz finds: parts that no visitor reaches, and where one would be stuck.

use super::QUIZ;
use crate::shop::Shop;

#[test]
fn unreachable_step() {
    Shop::asking()
        .replace(
            QUIZ,
            r#""rest-second"]
"#,
            r#""rest-second"]
when = { early = "true", habits = "neither" }
"#,
        )
        .is_refused(
            r#"error[unreachable-step]: no answers lead to `rest`
  --> quizzes/start.toml:70:6
   |
70 | id = "rest"
   |      ^^^^^^
   |
   = help: mend its condition, or remove it"#,
        );
}

#[test]
fn unreachable_option() {
    Shop::asking()
        .replace(
            QUIZ,
            "stop = \"eating-disorder\" }",
            "stop = \"eating-disorder\", when = { tea = \"no\" } }",
        )
        .is_refused(
            r#"error[unreachable-option]: no answers lead to the option `meals` of `safe`
   --> quizzes/start.toml:116:10
    |
116 |   { id = "meals", label = "safe-meals", stop = "eating-disorder", when = { tea = "no" } },
    |          ^^^^^^^
    |
    = help: mend its condition, or remove it"#,
        );
}

#[test]
fn dead_end() {
    Shop::asking()
        .replace(
            QUIZ,
            "stop = \"eating-disorder\" }",
            "stop = \"eating-disorder\", when = { sex = \"woman\" } }",
        )
        .replace(
            QUIZ,
            "label = \"safe-fine\" }",
            "label = \"safe-fine\", when = { sex = \"woman\" } }",
        )
        .is_refused(
            r#"error[dead-end]: some visitors cannot answer `safe`: too few options are left to them
   --> quizzes/start.toml:110:6
    |
110 | id = "safe"
    |      ^^^^^^
    |
    = help: offer enough options without a condition, or leave the step out for them"#,
        );
}

#[test]
fn unreachable_ending() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"[[endings]]
id = "neither""#,
            r#"[[endings]]
id = "light"
when = { weight = { below = 60 } }
heading = "end-text"
text = "end-text"

[[endings]]
id = "neither""#,
        )
        .is_refused(
            r#"error[unreachable-ending]: no answers lead to the ending `light`
   --> quizzes/start.toml:137:6
    |
137 | id = "light"
    |      ^^^^^^^
    |
    = help: mend its condition, or remove it"#,
        );
}

#[test]
fn unreachable_remark() {
    Shop::asking()
        .replace(
            QUIZ,
            "when = { early = \"true\" }",
            "when = { early = \"true\", habits = \"neither\" }",
        )
        .is_refused(
            "error[unreachable-remark]: no answers lead to this: its condition never holds at the end
   --> quizzes/start.toml:152:1
    |
152 | [[nutrients]]
    | ^^^^^^^^^^^^^
    |
    = help: mend its condition, or remove it",
        );
}

#[test]
fn empty_scale() {
    Shop::asking()
        .replace(QUIZ, ", points = { order = 2 }", "")
        .replace(QUIZ, ", order = 1", "")
        .is_refused(
            r#"error[empty-scale]: no answers give points to `order`
 --> quizzes/start.toml:4:10
  |
4 |   { id = "order", label = "scale-order" },
  |          ^^^^^^^
  |
  = help: give an option `points` for it, or remove it"#,
        );
}

#[test]
fn too_many_branches() {
    let options: Vec<String> = (1..=13)
        .map(|number| format!("{{ id = \"sort-{number}\", label = \"soil-sand\" }}"))
        .collect();
    let step = format!(
        "\n[[sections.steps]]\nid = \"sorts\"\nask = \"list\"\nat_most = 2\nquestion = \"soil-question\"\noptions = [{}]\n",
        options.join(", ")
    );
    Shop::sound().append(QUIZ, &step).is_refused(
        "error[too-many-branches]: this quiz branches more than can be followed
--> quizzes/start.toml
 = help: let fewer options be chosen at once, or fewer conditions ask for scores",
    );
}
