//! Faults of any TOML document: syntax, keys and types.

use crate::shop::Shop;

#[test]
fn bad_toml() {
    Shop::sound().replace("site.toml", "\"Lindhof\"", "Lindhof").is_refused(
        "error[bad-toml]: this is not valid TOML: string values must be quoted, expected literal string
 --> site.toml:2:9
  |
2 | brand = Lindhof
  |         ^^^^^^^
  |
  = help: mend the syntax; texts stand in double quotes, lists in square brackets",
    );
}

#[test]
fn unknown_key() {
    Shop::sound()
        .replace(
            "pages/start.toml",
            "indexed = false",
            "indexed = false\nleed = \"start-prose\"",
        )
        .is_refused(
            r#"error[unknown-key]: the key `leed` is not known here
 --> pages/start.toml:7:1
  |
7 | leed = "start-prose"
  | ^^^^
  |
  = help: did you mean `lead`?"#,
        );
}

#[test]
fn unknown_key_unlike_all_known_ones() {
    Shop::sound().append("site.toml", "permanent = true\n").is_refused(
        "error[unknown-key]: the key `permanent` is not known here
  --> site.toml:58:1
   |
58 | permanent = true
   | ^^^^^^^^^
   |
   = help: known are: consent_version",
    );
}

#[test]
fn missing_key() {
    Shop::sound()
        .replace("pages/start.toml", "path = \"/Start\"\n", "")
        .is_refused(
            "error[missing-key]: the key `path` is missing
 --> pages/start.toml:1:1
  |
1 | # The quiz: blocks that tell something.
  | ^
  |
  = help: add `path = …`",
        );
}

#[test]
fn missing_key_of_an_inner_table() {
    Shop::sound()
        .replace("pages/index.toml", ", style = \"primary\"", "")
        .is_refused(
            r#"error[missing-key]: the key `style` is missing
  --> pages/index.toml:18:3
   |
18 |   { label = "index-action-start", page = "start" },
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: add `style = …`"#,
        );
}

#[test]
fn empty_list() {
    Shop::sound()
        .append("pages/start.toml", "\n[[blocks]]\nblock = \"prose\"\nparagraphs = []\n")
        .is_refused(
            "error[empty-list]: `paragraphs` is empty
  --> pages/start.toml:22:14
   |
22 | paragraphs = []
   |              ^^
   |
   = help: give it at least one entry",
        );
}

#[test]
fn wrong_type_for_a_text() {
    Shop::sound().replace("site.toml", r#""Lindhof""#, "1848").is_refused(
        "error[wrong-type]: this is an integer, but a text in quotes belongs here
 --> site.toml:2:9
  |
2 | brand = 1848
  |         ^^^^
  |
  = help: write a text in quotes",
    );
}

#[test]
fn wrong_type_for_a_flag() {
    Shop::sound()
        .replace("pages/start.toml", "indexed = false", "indexed = \"no\"")
        .is_refused(
            r#"error[wrong-type]: this is a string, but true or false belongs here
 --> pages/start.toml:6:11
  |
6 | indexed = "no"
  |           ^^^^
  |
  = help: write true or false"#,
        );
}

#[test]
fn wrong_type_for_a_list() {
    Shop::sound()
        .replace("site.toml", r#"["DE", "FR", "BE", "SE"]"#, r#""DE""#)
        .is_refused(
            r#"error[wrong-type]: this is a string, but a list belongs here
 --> site.toml:4:13
  |
4 | countries = "DE"
  |             ^^^^
  |
  = help: write a list"#,
        );
}

#[test]
fn wrong_type_for_a_table() {
    Shop::sound()
        .replace("pages/index.toml", "items = [{", "items = [true, {")
        .is_refused(
            r#"error[wrong-type]: this is a boolean, but a table belongs here
  --> pages/index.toml:13:10
   |
13 | items = [true, { heading = "index-point-heading", text = "index-point-text" }]
   |          ^^^^
   |
   = help: write a table"#,
        );
}

#[test]
fn only_the_first_syntax_error_of_a_document_is_reported() {
    let shop = Shop::sound().replace("site.toml", "\"SE\"]", "\"SE\"");
    assert_eq!(shop.faults(), ["bad-toml site.toml:6"]);
}

#[test]
fn the_texts_of_a_document_that_cannot_be_read_are_used() {
    let shop = Shop::sound().replace("pages/index.toml", "path = \"/\"", "path = /");
    assert_eq!(shop.faults(), ["bad-toml pages/index.toml:2"]);
}
