//! Faults of funnels.

use crate::shop::Shop;

const FUNNEL: &str = "funnels/start.toml";

#[test]
fn unknown_page_on_the_way() {
    Shop::sound()
        .replace(FUNNEL, "[\"start\", \"index\"]", "[\"strat\", \"index\"]")
        .is_refused(
            r#"error[unknown-page]: there is no page `strat`
 --> funnels/start.toml:3:8
  |
3 | way = ["strat", "index"]
  |        ^^^^^^^
  |
  = help: did you mean `start`?"#,
        );
}

#[test]
fn unknown_page_of_an_outcome() {
    let shop = Shop::asking().replace(FUNNEL, "book = \"index\"", "book = \"indes\"");
    assert_eq!(shop.faults(), ["unknown-page funnels/start.toml:4"]);
}

#[test]
fn a_funnel_that_cannot_be_read_causes_no_other_fault() {
    for way in ["way = []", "way = \"start\"", "way = [\"start\", \"index\"]\nsrc = 1"] {
        let faults = Shop::sound()
            .replace(FUNNEL, "way = [\"start\", \"index\"]", way)
            .faults();
        assert_eq!(faults.len(), 1, "{faults:?}");
    }
}

#[test]
fn funnel_without_quiz() {
    Shop::sound()
        .write(
            "funnels/home.toml",
            r#"way = ["index", "terms"]
"#,
        )
        .is_refused(
            r#"error[funnel-without-quiz]: a funnel begins with a quiz, and `index` is none
 --> funnels/home.toml:1:8
  |
1 | way = ["index", "terms"]
  |        ^^^^^^^
  |
  = help: name a page of the kind `quiz` first"#,
        );
}

#[test]
fn main_funnel_missing() {
    Shop::sound().replace(FUNNEL, "main = true\n", "").is_refused(
        "error[main-funnel-missing]: no funnel is the main one
--> funnels/start.toml
 = help: write `main = true` in one of them",
    );
}

#[test]
fn main_funnel_twice() {
    Shop::sound()
        .write(
            "funnels/too.toml",
            r#"main = true
way = ["start", "terms"]
"#,
        )
        .is_refused(
            "error[main-funnel-twice]: another funnel is the main one already
--> funnels/too.toml
 = help: remove `main` here or there",
        );
}

#[test]
fn funnel_loop() {
    Shop::sound()
        .replace(FUNNEL, "[\"start\", \"index\"]", "[\"start\", \"index\", \"start\"]")
        .is_refused(
            r#"error[funnel-loop]: `start` was passed already: the way would go round in circles
 --> funnels/start.toml:3:26
  |
3 | way = ["start", "index", "start"]
  |                          ^^^^^^^
  |
  = help: name each page once"#,
        );
}

#[test]
fn funnel_too_short() {
    Shop::sound()
        .replace(FUNNEL, "[\"start\", \"index\"]", "[\"start\"]")
        .is_refused(
            "error[funnel-too-short]: nothing follows on the quiz
--> funnels/start.toml
 = help: name the pages after it",
        );
}

#[test]
fn funnel_unclear() {
    Shop::sound()
        .write(
            "funnels/a.toml",
            r#"way = ["start", "terms"]
"#,
        )
        .write(
            "funnels/b.toml",
            r#"way = ["start", "terms"]
"#,
        )
        .is_refused("error[funnel-unclear]: several funnels lead over `terms`, but not the main one: an address that names no funnel would be unclear
--> funnels/a.toml
 = help: give each a page of its own, or lead the main funnel over it");
}

#[test]
fn page_without_funnel() {
    Shop::sound()
        .replace("pages/refund.toml", "kind = \"refund\"", "kind = \"summary\"")
        .is_refused(
            "error[page-without-funnel]: no funnel leads on from `refund`: visitors would be stuck
--> pages/refund.toml
 = help: name it and the page after it in the `way` of a file in funnels/",
        );
}

#[test]
fn page_without_funnel_at_the_end_of_one() {
    let shop = Shop::selling().replace(FUNNEL, "[\"start\", \"result\", \"shop\"]", "[\"start\", \"result\"]");
    assert_eq!(shop.faults(), ["page-without-funnel pages/result.toml:0"]);
}

#[test]
fn unknown_ending_of_an_outcome() {
    Shop::asking()
        .replace(FUNNEL, "book = \"index\"", "bok = \"index\"")
        .is_refused(
            r#"error[unknown-ending]: the quiz `start` has no ending `bok`
 --> funnels/start.toml:4:14
  |
4 | outcomes = { bok = "index" }
  |              ^^^
  |
  = help: did you mean `book`?"#,
        );
}
