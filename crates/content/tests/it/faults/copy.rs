//! Texts that break the law of words, and overrides of its rules.

use crate::shop::{Shop, mp4};

const GERMAN: &str = "text/de_DE/pages.ftl";

/// The shop with another text in a message of its quiz page.
fn saying(text: &str) -> Shop {
    Shop::sound().replace(GERMAN, "Ohne Anmeldung.", text)
}

#[test]
fn weight_amount() {
    saying("Endlich fünf Kilo leichter.").is_refused(
        "error[copy-weight-amount]: `start-prose` states an amount of weight loss: “fünf Kilo leichter”
  --> text/de_DE/pages.ftl:18:23
   |
18 | start-prose = Endlich fünf Kilo leichter.
   |                       ^^^^^^^^^^^^^^^^^^
   |
   = help: no kilos, sizes or centimetres (Regulation (EC) No 1924/2006, art. 12(b)); net weights, doses and prices per kilo are fine",
    );
}

#[test]
fn weight_rate() {
    saying("Ergebnisse nach vier Wochen.").is_refused(
        "error[copy-weight-rate]: `start-prose` states how fast weight is lost or results come: “Ergebnisse nach vier Wochen”
  --> text/de_DE/pages.ftl:18:15
   |
18 | start-prose = Ergebnisse nach vier Wochen.
   |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: no days or weeks, no `fast` (Regulation (EC) No 1924/2006, art. 12(b)); delivery times and refund periods are fine",
    );
}

#[test]
fn health_professional() {
    saying("Von Ärzten empfohlen.").is_refused(
        "error[copy-health-professional]: `start-prose` lets a health professional recommend the product: “Ärzten empfohlen”
  --> text/de_DE/pages.ftl:18:19
   |
18 | start-prose = Von Ärzten empfohlen.
   |                   ^^^^^^^^^^^^^^^^
   |
   = help: no doctors and no experts as witnesses (Regulation (EC) No 1924/2006, art. 12(c)); asking readers to consult theirs is fine",
    );
}

#[test]
fn disease() {
    saying("Hilft bei Reizdarm.").is_refused(
        "error[copy-disease]: `start-prose` connects the product with a disease or a medicine: “Reizdarm”
  --> text/de_DE/pages.ftl:18:25
   |
18 | start-prose = Hilft bei Reizdarm.
   |                         ^^^^^^^^
   |
   = help: a food prevents, treats and cures nothing (Regulation (EU) No 1169/2011, art. 7(3)); cautions and denials are fine",
    );
}

#[test]
fn unauthorised_effect() {
    saying("Der sanfte Appetitzügler.").is_refused(
        "error[copy-unauthorised-effect]: `start-prose` claims an effect that no list allows: “Appetitzügler”
  --> text/de_DE/pages.ftl:18:26
   |
18 | start-prose = Der sanfte Appetitzügler.
   |                          ^^^^^^^^^^^^^
   |
   = help: say it in the words of an authorised claim from claims.toml, about the nutrient, or leave it out",
    );
}

#[test]
fn fear() {
    saying("Deine Gesundheit ist in Gefahr.").is_refused(
        "error[copy-fear]: `start-prose` makes readers fear for their health: “Gesundheit ist in Gefahr”
  --> text/de_DE/pages.ftl:18:21
   |
18 | start-prose = Deine Gesundheit ist in Gefahr.
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: never suggest that health suffers without the product (Regulation (EC) No 1924/2006, art. 12(a)); warnings about its use are fine",
    );
}

#[test]
fn absolute() {
    saying("Das Wundermittel aus Japan.").is_refused(
        "error[copy-absolute]: `start-prose` promises without any limit: “Wundermittel”
  --> text/de_DE/pages.ftl:18:19
   |
18 | start-prose = Das Wundermittel aus Japan.
   |                   ^^^^^^^^^^^^
   |
   = help: say what is certain: contents, amounts, the right to withdraw; results are not",
    );
}

#[test]
fn green() {
    saying("Klimaneutral geliefert.").is_refused(
        "error[copy-green]: `start-prose` makes a general environmental claim: “Klimaneutral”
  --> text/de_DE/pages.ftl:18:15
   |
18 | start-prose = Klimaneutral geliefert.
   |               ^^^^^^^^^^^^
   |
   = help: name the fact instead: what is recycled, how much of it, certified by whom",
    );
}

#[test]
fn urgency() {
    saying("Beeil dich mit der Wahl.").is_refused(
        "error[copy-urgency]: `start-prose` presses readers to hurry: “Beeil”
  --> text/de_DE/pages.ftl:18:15
   |
18 | start-prose = Beeil dich mit der Wahl.
   |               ^^^^^
   |
   = help: state the day on which a real campaign ends; stock and other shoppers come from live data only",
    );
}

#[test]
fn before_after() {
    saying("Bilder: vorher und nachher.").is_refused(
        "error[copy-before-after]: `start-prose` compares a body before and after: “vorher und nachher”
  --> text/de_DE/pages.ftl:18:23
   |
18 | start-prose = Bilder: vorher und nachher.
   |                       ^^^^^^^^^^^^^^^^^^
   |
   = help: show the product; a body's change is an amount of weight loss in pictures",
    );
}

#[test]
fn override_rule() {
    Shop::sound()
        .replace(
            GERMAN,
            "start-prose",
            "# lint-allow: diseases — named to exclude people\nstart-prose",
        )
        .is_refused(
            "error[override-rule]: there is no rule `diseases` to override
  --> text/de_DE/pages.ftl:18:3
   |
18 | # lint-allow: diseases — named to exclude people
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: did you mean `disease`?",
        );
}

#[test]
fn override_reason() {
    saying("Hilft bei Reizdarm.")
        .replace(GERMAN, "start-prose", "# lint-allow: disease\nstart-prose")
        .is_refused(
            "error[override-reason]: this override of `disease` has no reason
  --> text/de_DE/pages.ftl:18:3
   |
18 | # lint-allow: disease
   |   ^^^^^^^^^^^^^^^^^^^
   |
   = help: say why the words are lawful here: `# lint-allow: disease — …`",
        );
}

#[test]
fn override_unneeded() {
    Shop::sound()
        .replace(GERMAN, "start-prose", "# lint-allow: disease — none here\nstart-prose")
        .is_refused(
            "error[override-unneeded]: `start-prose` does not break the rule `disease`
  --> text/de_DE/pages.ftl:18:3
   |
18 | # lint-allow: disease — none here
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: remove the override",
        );
}

#[test]
fn override_unneeded_above_no_message() {
    Shop::sound()
        .append(GERMAN, "\n# lint-allow: disease — lost\n")
        .is_refused(
            "error[override-unneeded]: this override belongs to no message
  --> text/de_DE/pages.ftl:25:3
   |
25 | # lint-allow: disease — lost
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: put it right above its message, with one `#` and no empty line between",
        );
}

#[test]
fn an_override_silences_its_rule_in_its_message_alone() {
    let allowed =
        saying("Hilft bei Reizdarm.").replace(GERMAN, "start-prose", "# lint-allow: disease — a sample\nstart-prose");
    let overrides = allowed.site().overrides;
    let found: Vec<(&str, usize, &str, &str, &str)> = overrides
        .iter()
        .map(|found| {
            let rule = found.rule.name();
            (
                found.file.as_str(),
                found.line,
                found.message.as_str(),
                rule,
                found.reason.as_str(),
            )
        })
        .collect();
    assert_eq!(found, [(GERMAN, 18, "start-prose", "disease", "a sample")]);

    let elsewhere = allowed.replace(GERMAN, "Fünf kurze Fragen.", "Auch bei Diabetes.");
    assert_eq!(elsewhere.faults(), ["copy-disease text/de_DE/pages.ftl:17"]);
}

#[test]
fn every_choice_and_every_term_is_read() {
    let choice = "{ $count ->\n    [one] eine Frage\n   *[other] der Fatburner { $number }\n }";
    let shop = Shop::sound().replace("text/de_DE/frame.ftl", "Frage { $number } von { $count }", choice);
    assert_eq!(shop.faults(), ["copy-unauthorised-effect text/de_DE/frame.ftl:8"]);

    let term = Shop::sound().replace("text/de_DE/frame.ftl", "-brand = Lindhof", "-brand = Detoxhof");
    assert_eq!(term.faults(), ["copy-unauthorised-effect text/de_DE/frame.ftl:2"]);

    let half = saying("Fünf Kilo { -less }.").append(GERMAN, "-less = leichter\n");
    assert_eq!(half.faults(), ["copy-weight-amount text/de_DE/pages.ftl:18"]);
}

#[test]
fn a_sentence_goes_on_in_the_next_line() {
    let shop = saying("Endlich fünf\n    Kilo leichter.");
    assert_eq!(shop.faults(), ["copy-weight-amount text/de_DE/pages.ftl:18"]);
}

#[test]
fn legal_texts_may_name_what_the_law_names() {
    let shop = Shop::sound().append("legal/de_DE/terms.md", "\nDetox, Diabetes und Fatburner.\n");
    shop.site();
}

/// The shop with a film that says this in German.
fn captioned(captions: &str) -> Shop {
    let sound = "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nBonjour.\n";
    Shop::sound()
        .with_film("films/trio.mp4", &mp4(10_000))
        .write("films/trio.de_DE.vtt", captions)
        .write("films/trio.fr_FR.vtt", sound)
}

#[test]
fn captions_are_copy() {
    captioned("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nEndlich fünf Kilo leichter.\n").is_refused(
        "error[copy-weight-amount]: the film `trio` states an amount of weight loss: “fünf Kilo leichter”
 --> films/trio.de_DE.vtt:4:9
  |
4 | Endlich fünf Kilo leichter.
  |         ^^^^^^^^^^^^^^^^^^
  |
  = help: no kilos, sizes or centimetres (Regulation (EC) No 1924/2006, art. 12(b)); net weights, doses and prices per kilo are fine",
    );
}

#[test]
fn captions_are_read_as_the_sentences_they_make() {
    let two =
        "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nErgebnisse nach\n\n00:00:02.000 --> 00:00:04.000\nvier Wochen.\n";
    assert_eq!(captioned(two).faults(), ["copy-weight-rate films/trio.de_DE.vtt:4"]);
    let apart = two.replace("nach\n", "sind das.\n").replace("vier", "Vier");
    captioned(&apart).site();
}

#[test]
fn headings_of_a_transcript_are_copy() {
    let captions = "WEBVTT\n\nNOTE Der sanfte\nAppetitzügler\n\n00:00:00.000 --> 00:00:02.000\nHallo.\n";
    assert_eq!(
        captioned(captions).faults(),
        ["copy-unauthorised-effect films/trio.de_DE.vtt:4"]
    );
}

#[test]
fn captions_may_make_an_authorised_claim() {
    let claim =
        "WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nZink trägt zu einem normalen\nSäure-Basen-Stoffwechsel bei.\n";
    captioned(claim).site();
}
