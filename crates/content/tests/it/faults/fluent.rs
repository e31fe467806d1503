//! Faults of a single Fluent file.

use crate::shop::Shop;

const GERMAN: &str = "text/de_DE/pages.ftl";

#[test]
fn bad_fluent() {
    Shop::sound().append(GERMAN, "tagline Säen und ernten\n").is_refused(
        r#"error[bad-fluent]: this is not valid Fluent: Expected a token starting with "="
  --> text/de_DE/pages.ftl:24:9
   |
24 | tagline Säen und ernten
   |         ^
   |
   = help: write `id = text`; longer text goes on in indented lines; `{` opens a placeable"#,
    );
}

#[test]
fn bad_fluent_with_an_open_placeable() {
    Shop::sound()
        .append(GERMAN, "tagline = Säen mit { -brand\n")
        .is_refused(
            r#"error[bad-fluent]: this is not valid Fluent: Expected a token starting with "}"
  --> text/de_DE/pages.ftl:24:29
   |
24 | tagline = Säen mit { -brand
   |                            ^
   |
   = help: write `id = text`; longer text goes on in indented lines; `{` opens a placeable"#,
        );
}

#[test]
fn bad_fluent_without_a_text() {
    Shop::sound().append(GERMAN, "tagline =\n").is_refused(
        r#"error[bad-fluent]: this is not valid Fluent: Expected a message field for "tagline"
  --> text/de_DE/pages.ftl:24:1
   |
24 | tagline =
   | ^^^^^^^^^
   |
   = help: write `id = text`; longer text goes on in indented lines; `{` opens a placeable"#,
    );
}

#[test]
fn text_attribute() {
    Shop::sound()
        .replace(GERMAN, "= Danke\n", "= Danke\n    .tooltip = Vielen Dank\n")
        .is_refused(
            "error[text-attribute]: `confirm-title` has the attribute `.tooltip`, which nothing reads
  --> text/de_DE/pages.ftl:22:6
   |
22 |     .tooltip = Vielen Dank
   |      ^^^^^^^
   |
   = help: make it a message of its own",
        );
}

#[test]
fn text_attribute_of_a_term() {
    Shop::sound()
        .replace(
            "text/fr_FR/frame.ftl",
            "-brand = Lindhof\n",
            "-brand = Lindhof\n    .gender = masculine\n",
        )
        .is_refused(
            "error[text-attribute]: `-brand` has the attribute `.gender`, which nothing reads
 --> text/fr_FR/frame.ftl:3:6
  |
3 |     .gender = masculine
  |      ^^^^^^
  |
  = help: make it a message of its own",
        );
}

#[test]
fn text_twice() {
    Shop::sound().append(GERMAN, "frame-menu = Menü\n").is_refused(
        "error[text-twice]: `frame-menu` is already defined in text/de_DE/frame.ftl
  --> text/de_DE/pages.ftl:24:1
   |
24 | frame-menu = Menü
   | ^^^^^^^^^^
   |
   = help: remove one of them",
    );
}

#[test]
fn text_twice_as_a_term() {
    Shop::sound().append(GERMAN, "-brand = Lindhof & Söhne\n").is_refused(
        "error[text-twice]: `-brand` is already defined in text/de_DE/frame.ftl
  --> text/de_DE/pages.ftl:24:2
   |
24 | -brand = Lindhof & Söhne
   |  ^^^^^
   |
   = help: remove one of them",
    );
}

#[test]
fn printed_number() {
    Shop::sound()
        .replace(GERMAN, "= Fünf kurze Fragen.", "= Etwa { 5 } Fragen.")
        .is_refused(
            "error[printed-number]: `start-step-text` prints a number through Fluent
  --> text/de_DE/pages.ftl:17:1
   |
17 | start-step-text = Etwa { 5 } Fragen.
   | ^^^^^^^^^^^^^^^
   |
   = help: write the digits as text: browsers would format a number, the server would not",
        );
}

#[test]
fn term_arguments() {
    Shop::sound()
        .replace(
            GERMAN,
            "= Fünf kurze Fragen.",
            "= Fragen von { -brand(case: \"dative\") }.",
        )
        .is_refused(
            "error[term-arguments]: `start-step-text` gives arguments to a term
  --> text/de_DE/pages.ftl:17:1
   |
17 | start-step-text = Fragen von { -brand(case: \"dative\") }.
   | ^^^^^^^^^^^^^^^
   |
   = help: make a message for each wording: the two Fluent libraries pass arguments on differently",
        );
}

#[test]
fn fluent_function() {
    Shop::sound()
        .replace("text/de_DE/frame.ftl", "{ $count }", "{ NUMBER($count) }")
        .is_refused(
            "error[fluent-function]: `quiz-progress` calls a function
 --> text/de_DE/frame.ftl:6:1
  |
6 | quiz-progress = Frage { $number } von { NUMBER($count) }
  | ^^^^^^^^^^^^^
  |
  = help: numbers, money and dates are formatted by the server: take them as a variable",
        );
}

#[test]
fn choosing_by_a_variable_is_sound() {
    let choice = "{ $count ->\n    [one] eine Frage\n   *[other] Frage { $number } von { $count }\n }";
    Shop::sound()
        .replace("text/de_DE/frame.ftl", "Frage { $number } von { $count }", choice)
        .site();
}
