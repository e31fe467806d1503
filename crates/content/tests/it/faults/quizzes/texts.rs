//! Faults of texts that repeat answers.

use super::QUIZ;
use crate::shop::Shop;

const GERMAN: &str = "text/de_DE/quiz.ftl";
const FRENCH: &str = "text/fr_FR/quiz.ftl";

#[test]
fn printed_choice() {
    Shop::asking()
        .replace(GERMAN, "[yes] yes de_DE", "[yes] { $tea }")
        .is_refused(
            "error[printed-choice]: `rest-first` prints $tea, which holds the id of an option
  --> text/de_DE/quiz.ftl:29:1
   |
29 | rest-first = { $tea ->
   | ^^^^^^^^^^
   |
   = help: select by it, with words for each: { $tea -> … }",
        );
}

#[test]
fn printed_none() {
    Shop::asking()
        .replace(
            GERMAN,
            "{ $name ->\n    [none] rest-heading de_DE\n   *[other] rest-heading de_DE { $name }\n}",
            "rest-heading de_DE { $name }",
        )
        .is_refused(
            "error[printed-none]: `rest-heading` prints $name, which is `none` for visitors who do not answer
  --> text/de_DE/quiz.ftl:25:1
   |
25 | rest-heading = rest-heading de_DE { $name }
   | ^^^^^^^^^^^^
   |
   = help: select by it, with other words for them: { $name -> [none] … }",
        );
}

#[test]
fn printed_none_in_the_words_for_it() {
    let shop = Shop::asking().replace(GERMAN, "[none] rest-heading de_DE", "[none] { $name }");
    assert_eq!(shop.faults(), ["printed-none text/de_DE/quiz.ftl:25"]);
}

#[test]
fn printed_none_of_a_section_that_may_be_left_out() {
    let printing_age = |text: &str| {
        let print =
            |shop: Shop, file: &str, locale: &str| shop.replace(file, &format!("= {text} {locale}"), "= { $age }");
        print(print(Shop::asking(), GERMAN, "de_DE"), FRENCH, "fr_FR")
    };
    // Within the section the age was told.
    printing_age("height-question").site();
    assert_eq!(
        printing_age("dawn-text").faults(),
        [
            "printed-none text/de_DE/quiz.ftl:55",
            "printed-none text/fr_FR/quiz.ftl:55"
        ]
    );
}

#[test]
fn unknown_variant() {
    Shop::asking()
        .replace(FRENCH, "[yes] yes fr_FR", "[yess] yes fr_FR")
        .is_refused(
            "error[unknown-variant]: `rest-first` has words for `yess`, which is no option of `tea`
  --> text/fr_FR/quiz.ftl:29:1
   |
29 | rest-first = { $tea ->
   | ^^^^^^^^^^
   |
   = help: did you mean `yes`?",
        );
}

#[test]
fn unknown_variant_of_a_number() {
    let shop = Shop::asking().replace(GERMAN, "[yes] yes de_DE", "[1] yes de_DE");
    assert_eq!(shop.faults(), ["unknown-variant text/de_DE/quiz.ftl:29"]);
}

#[test]
fn a_text_in_several_places_is_reported_once() {
    let shop = Shop::asking()
        .replace(QUIZ, "text = \"dawn-text\"", "text = \"rest-first\" # \"dawn-text\"")
        .replace(GERMAN, "[yes] yes de_DE", "[yess] yes de_DE");
    assert_eq!(shop.faults(), ["unknown-variant text/de_DE/quiz.ftl:29"]);
}

#[test]
fn a_text_within_a_text_repeats_answers_too() {
    let shop = Shop::asking().replace(GERMAN, "dawn-text de_DE", "{ dawn-heading }");
    let shop = shop.replace(GERMAN, "= dawn-heading de_DE", "= { $sex }");
    assert_eq!(
        shop.faults(),
        [
            "printed-choice text/de_DE/quiz.ftl:54",
            "text-variables text/fr_FR/quiz.ftl:54"
        ]
    );
}

#[test]
fn unfilled_variable_of_several_choices() {
    Shop::asking()
        .replace(GERMAN, "rest-second de_DE { $cups }", "rest-second de_DE { $habits }")
        .replace(FRENCH, "rest-second fr_FR { $cups }", "rest-second fr_FR { $habits }")
        .is_refused(
            r#"error[unfilled-variable]: the text `rest-second` wants $habits, which nothing fills in here
  --> quizzes/start.toml:73:23
   |
73 | text = ["rest-first", "rest-second"]
   |                       ^^^^^^^^^^^^^
   |
   = help: what is known here: $cups, $early, $name, $sex, $tea"#,
        );
}

#[test]
fn unfilled_variable_of_a_step_that_comes_later() {
    let shop = Shop::asking()
        .replace(GERMAN, "rest-second de_DE { $cups }", "{ $age }")
        .replace(FRENCH, "rest-second fr_FR { $cups }", "{ $age }");
    assert_eq!(shop.faults(), ["unfilled-variable quizzes/start.toml:73"]);
}
