//! Faults of scales, endings and what is said at the end.

use super::QUIZ;
use crate::shop::Shop;

#[test]
fn scale_twice() {
    Shop::asking()
        .replace(
            QUIZ,
            "{ id = \"order\", label = \"scale-order\" },",
            r#"{ id = "order", label = "scale-order" },
  { id = "calm", label = "scale-order" },"#,
        )
        .is_refused(
            r#"error[scale-twice]: another scale is called `calm`
 --> quizzes/start.toml:5:10
  |
5 |   { id = "calm", label = "scale-order" },
  |          ^^^^^^
  |
  = help: give each scale a name of its own"#,
        );
}

#[test]
fn ending_twice() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"id = "neither"
heading"#,
            r#"id = "tea"
heading"#,
        )
        .is_refused(
            r#"error[ending-twice]: another ending is called `tea`
   --> quizzes/start.toml:137:6
    |
137 | id = "tea"
    |      ^^^^^
    |
    = help: give each ending a name of its own"#,
        );
}

#[test]
fn open_end() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"id = "neither"
heading"#,
            r#"id = "neither"
when = { tea = "yes" }
heading"#,
        )
        .is_refused(
            r#"error[open-end]: the last ending, `neither`, has a condition: some visitors would reach none
   --> quizzes/start.toml:137:6
    |
137 | id = "neither"
    |      ^^^^^^^^^
    |
    = help: remove its `when`, or add an ending without one"#,
        );
}

#[test]
fn early_end() {
    Shop::asking()
        .replace(QUIZ, "when = { weight = { below = 80 } }\n", "")
        .is_refused(
            r#"error[early-end]: `book` has no condition, so nobody reaches the endings below it
   --> quizzes/start.toml:129:6
    |
129 | id = "book"
    |      ^^^^^^
    |
    = help: give it a `when`, or move it to the end"#,
        );
}

#[test]
fn who_names_an_ending_that_cannot_be_read_is_not_blamed() {
    for (old, new, fault) in [
        ("id = \"book\"", "id = \"Book\"", "bad-answer-id quizzes/start.toml:129"),
        ("units = 1", "units = 2", "unknown-package quizzes/start.toml:128"),
        (
            "id = \"neither\"\nheading = \"end-neither-heading\"",
            "id = \"neither\"\nheading = 3 # \"end-neither-heading\"",
            "wrong-type quizzes/start.toml:138",
        ),
        (
            "product = \"tea\"\nunits",
            "product = \"tee\"\nunits",
            "unknown-product quizzes/start.toml:125",
        ),
    ] {
        assert_eq!(Shop::asking().replace(QUIZ, old, new).faults(), [fault], "{new}");
    }
}

#[test]
fn product_not_suggested() {
    Shop::asking()
        .replace(
            QUIZ,
            r#"product = "tea"
units = 3"#,
            r#"product = "book"
units = 1"#,
        )
        .is_refused(
            r#"error[product-not-suggested]: no ending suggests `tea`, so nobody would read this
   --> quizzes/start.toml:154:11
    |
154 | product = "tea"
    |           ^^^^^
    |
    = help: let an ending suggest it, or remove this"#,
        );
}

#[test]
fn only_claims_that_the_product_bears() {
    for (old, new, fault) in [
        (
            "claim = \"zn_macro\"",
            "claim = \"cr_macro\"",
            "claim-not-borne quizzes/start.toml:155",
        ),
        (
            "product = \"tea\"\nclaim",
            "product = \"book\"\nclaim",
            "no-supplement quizzes/start.toml:152",
        ),
    ] {
        assert_eq!(Shop::asking().replace(QUIZ, old, new).faults(), [fault], "{new}");
    }
}
