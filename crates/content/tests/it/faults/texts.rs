//! Faults between texts, their translations and those who name them.

use crate::shop::Shop;

const GERMAN: &str = "text/de_DE/pages.ftl";
const FRENCH: &str = "text/fr_FR/pages.ftl";

#[test]
fn text_missing() {
    Shop::sound()
        .replace(FRENCH, "start-prose = Sans inscription.\n", "")
        .is_refused(
            "error[text-missing]: `start-prose` is missing in fr_FR
  --> text/de_DE/pages.ftl:18:1
   |
18 | start-prose = Ohne Anmeldung.
   | ^^^^^^^^^^^
   |
   = help: translate it in text/fr_FR/pages.ftl",
        );
}

#[test]
fn text_missing_in_german() {
    Shop::sound()
        .replace(GERMAN, "start-prose = Ohne Anmeldung.\n", "")
        .is_refused(
            "error[text-missing]: `start-prose` is missing in de_DE
  --> text/fr_FR/pages.ftl:18:1
   |
18 | start-prose = Sans inscription.
   | ^^^^^^^^^^^
   |
   = help: translate it in text/de_DE/pages.ftl",
        );
}

#[test]
fn text_variables() {
    Shop::sound()
        .replace("text/fr_FR/frame.ftl", "{ $number } sur { $count }", "{ $nombre }")
        .is_refused(
            "error[text-variables]: `quiz-progress` uses $nombre in fr_FR, but $count, $number in de_DE
 --> text/fr_FR/frame.ftl:6:1
  |
6 | quiz-progress = Question { $nombre }
  | ^^^^^^^^^^^^^
  |
  = help: use the same variables in every translation",
        );
}

#[test]
fn text_variables_in_german_alone() {
    Shop::sound()
        .replace(
            "text/fr_FR/frame.ftl",
            "Question { $number } sur { $count }",
            "Question",
        )
        .is_refused(
            "error[text-variables]: `quiz-progress` uses no variable in fr_FR, but $count, $number in de_DE
 --> text/fr_FR/frame.ftl:6:1
  |
6 | quiz-progress = Question
  | ^^^^^^^^^^^^^
  |
  = help: use the same variables in every translation",
        );
}

#[test]
fn text_reference() {
    Shop::sound().replace(FRENCH, "{ -owner }", "{ -ownr }").is_refused(
        "error[text-reference]: `promise` refers to `-ownr`, which does not exist in this translation
  --> text/fr_FR/pages.ftl:10:1
   |
10 | promise = Parole tenue par { -ownr }.
   | ^^^^^^^
   |
   = help: did you mean `-owner`?",
    );
}

#[test]
fn text_reference_to_a_message() {
    Shop::sound()
        .replace(FRENCH, "= Sans inscription.", "= { promesse }")
        .is_refused(
            "error[text-reference]: `start-prose` refers to `promesse`, which does not exist in this translation
  --> text/fr_FR/pages.ftl:18:1
   |
18 | start-prose = { promesse }
   | ^^^^^^^^^^^
   |
   = help: did you mean `promise`?",
        );
}

#[test]
fn text_circle() {
    Shop::sound()
        .replace(GERMAN, "= { -owner } hält", "= { -owner }: { promise } hält")
        .is_refused(
            "error[text-circle]: `promise` refers to itself
  --> text/de_DE/pages.ftl:10:1
   |
10 | promise = { -owner }: { promise } hält Wort.
   | ^^^^^^^
   |
   = help: break the circle",
        );
}

#[test]
fn text_circle_of_two() {
    let shop = Shop::sound().replace("text/de_DE/frame.ftl", "-brand = Lindhof", "-brand = { -owner }");
    assert_eq!(
        shop.faults(),
        [
            "text-circle text/de_DE/frame.ftl:2",
            "text-circle text/de_DE/frame.ftl:3"
        ]
    );
}

#[test]
fn unknown_text() {
    Shop::sound()
        .replace(
            "pages/start.toml",
            "[\"start-prose\"]",
            "[\"start-prose\", \"start-prosa\"]",
        )
        .is_refused(
            r#"error[unknown-text]: there is no text `start-prosa`
  --> pages/start.toml:18:30
   |
18 | paragraphs = ["start-prose", "start-prosa"]
   |                              ^^^^^^^^^^^^^
   |
   = help: write `start-prosa = …` in text/de_DE/*.ftl, or: did you mean `start-prose`?"#,
        );
}

#[test]
fn unknown_text_of_an_unknown_page() {
    Shop::sound()
        .replace(
            "pages/start.toml",
            "[\"start-prose\"]",
            "[\"start-prose\", \"imprint\"]",
        )
        .is_refused(
            r#"error[unknown-text]: there is no text `imprint`
  --> pages/start.toml:18:30
   |
18 | paragraphs = ["start-prose", "imprint"]
   |                              ^^^^^^^^^
   |
   = help: write `imprint = …` in text/de_DE/*.ftl, or: remove it"#,
        );
}

#[test]
fn unfilled_variable() {
    Shop::sound()
        .replace(GERMAN, "= Ohne Anmeldung.", "= Ohne Anmeldung, { $name }.")
        .replace(FRENCH, "= Sans inscription.", "= Sans inscription, { $name }.")
        .is_refused(
            r#"error[unfilled-variable]: the text `start-prose` wants $name, which nothing fills in here
  --> pages/start.toml:18:15
   |
18 | paragraphs = ["start-prose"]
   |               ^^^^^^^^^^^^^
   |
   = help: take the variable out of the text"#,
        );
}

#[test]
fn interface_text_missing() {
    Shop::sound()
        .replace("text/de_DE/frame.ftl", "steps-hint = Der Reihe nach\n", "")
        .replace("text/fr_FR/frame.ftl", "steps-hint = Dans l’ordre\n", "")
        .is_refused(
            "error[interface-text-missing]: the interface text `steps-hint` is missing
--> text/de_DE/frame.ftl
 = help: write `steps-hint = …` there and in every other translation",
        );
}

#[test]
fn text_unused() {
    Shop::sound()
        .append(GERMAN, "start-note = Gratis.\n")
        .append(FRENCH, "start-note = Gratuit.\n")
        .is_refused(
            "error[text-unused]: nothing uses `start-note`
  --> text/de_DE/pages.ftl:24:1
   |
24 | start-note = Gratis.
   | ^^^^^^^^^^
   |
   = help: remove it from every translation, or name it in a page",
        );
}

#[test]
fn text_unused_as_a_term() {
    Shop::sound().append(FRENCH, "-garden = jardin\n").is_refused(
        "error[text-unused]: nothing uses `-garden`
  --> text/fr_FR/pages.ftl:24:2
   |
24 | -garden = jardin
   |  ^^^^^^
   |
   = help: remove it from every translation, or name it in a page",
    );
}

#[test]
fn unknown_text_that_is_a_term() {
    let shop = Shop::sound().append("pages/terms.toml", "lead = \"-brand\"\n");
    assert_eq!(shop.faults(), ["unknown-text pages/terms.toml:9"]);
}

#[test]
fn unfilled_variable_of_a_text_inside() {
    let shop = Shop::sound().replace(FRENCH, "= Sans inscription.", "= { quiz-progress }");
    assert_eq!(shop.faults(), ["unfilled-variable pages/start.toml:18"]);
}

#[test]
fn text_reference_to_an_attribute() {
    let shop = Shop::sound().replace(FRENCH, "= Sans inscription.", "= { promise.title }");
    assert_eq!(shop.faults(), ["text-reference text/fr_FR/pages.ftl:18"]);
}
