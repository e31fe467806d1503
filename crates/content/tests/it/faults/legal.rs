//! Faults of the legal texts and of the operator's facts that they print.

use crate::shop::Shop;

const TERMS: &str = "legal/de_DE/terms.md";

#[test]
fn bad_front_matter() {
    Shop::sound().replace(TERMS, "+++\ntitle", "title").is_refused(
        r#"error[bad-front-matter]: the file does not begin with its title and version
 --> legal/de_DE/terms.md:1:1
  |
1 | title = "Bedingungen"
  | ^^^^^^^^^^^^^^^^^^^^^
  |
  = help: begin with a line +++, then title = "…" and version = "…", then a line +++"#,
    );
}

#[test]
fn a_key_of_the_front_matter_is_shown_in_its_line() {
    Shop::sound()
        .replace(TERMS, "version = \"2031-02-03\"", "version = 3")
        .is_refused(
            "error[wrong-type]: this is an integer, but a text in quotes belongs here
 --> legal/de_DE/terms.md:3:11
  |
3 | version = 3
  |           ^
  |
  = help: write a text in quotes",
        );
}

#[test]
fn bad_version() {
    Shop::sound().replace(TERMS, "2031-02-03", "Februar 2031").is_refused(
        r#"error[bad-version]: `Februar 2031` is no version
 --> legal/de_DE/terms.md:3:11
  |
3 | version = "Februar 2031"
  |           ^^^^^^^^^^^^^^
  |
  = help: write the day of the wording: 2026-11-15"#,
    );
}

#[test]
fn closed_dispute_platform() {
    Shop::sound()
        .append(TERMS, "\nSiehe [hier](https://ec.europa.eu/consumers/odr).\n")
        .is_refused(
            "error[closed-dispute-platform]: the European dispute platform was closed in July 2025
  --> legal/de_DE/terms.md:29:35
   |
29 | Siehe [hier](https://ec.europa.eu/consumers/odr).
   |                                   ^^^^^^^^^^^^^
   |
   = help: remove the link: naming a closed body misleads; name the national one",
        );
}

#[test]
fn legal_fence_never_closed() {
    Shop::sound().append(TERMS, "\n::: DE\nMehr.\n").is_refused(
        "error[legal-fence]: this part is never closed
  --> legal/de_DE/terms.md:29:1
   |
29 | ::: DE
   | ^^^^^^
   |
   = help: a part for single countries begins with a line like `::: AT` and ends with a line `:::`",
    );
}

#[test]
fn legal_fence_never_opened() {
    Shop::sound().append(TERMS, "\n:::\n").is_refused(
        "error[legal-fence]: no part for single countries is open here
  --> legal/de_DE/terms.md:29:1
   |
29 | :::
   | ^^^
   |
   = help: a part for single countries begins with a line like `::: AT` and ends with a line `:::`",
    );
}

#[test]
fn legal_fence_inside_another() {
    let faults = Shop::sound()
        .append(TERMS, "\n::: DE\nMehr.\n::: SE\nMer.\n:::\n")
        .faults();
    assert_eq!(faults, [format!("legal-fence {TERMS}:31")]);
}

#[test]
fn legal_country_of_another_translation() {
    Shop::sound().append(TERMS, "\n::: DE FR\nMehr.\n:::\n").is_refused(
        "error[legal-country]: `FR` is no country that reads de_DE
  --> legal/de_DE/terms.md:29:8
   |
29 | ::: DE FR
   |        ^^
   |
   = help: name countries of this translation, or move the part to theirs",
    );
}

#[test]
fn legal_syntax() {
    Shop::sound().append(TERMS, "\n> Ein Zitat\n").is_refused(
        "error[legal-syntax]: this has no place in a legal text
  --> legal/de_DE/terms.md:29:1
   |
29 | > Ein Zitat
   | ^^^^^^^^^^^
   |
   = help: use ## and ### headings, paragraphs, lists of one level, **strong**, *emphasis* and links",
    );
}

#[test]
fn legal_syntax_of_pictures_code_and_html() {
    for what in [
        "\n![Bild](bild.png)\n",
        "\n`code`\n",
        "\nEin <b>Wort</b>.\n",
        "\n# Titel\n",
        "\n- eins\n  - zwei\n",
        "\n---\n",
    ] {
        let faults = Shop::sound().append(TERMS, what).faults();
        assert!(
            faults.iter().all(|fault| fault.starts_with("legal-syntax ")),
            "{what}: {faults:?}"
        );
    }
}

#[test]
fn unknown_section() {
    Shop::sound().replace(TERMS, "(#privacy)", "(#datenschutz)").is_refused(
        "error[unknown-section]: there is no section `datenschutz`
  --> legal/de_DE/terms.md:16:7
   |
16 | - Zum [Datenschutz](#datenschutz)
   |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: known are: accessibility, contact, delivery, imprint, ingredients, privacy, refund, termsOfService",
    );
}

#[test]
fn unknown_page_in_a_legal_text() {
    Shop::sound()
        .replace(TERMS, "(page:refund)", "(page:refunds)")
        .is_refused(
            "error[unknown-page]: there is no page `refunds`
  --> legal/de_DE/terms.md:15:7
   |
15 | - Zum [Widerruf](page:refunds)
   |       ^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: did you mean `refund`?",
        );
}

#[test]
fn bad_link() {
    Shop::sound()
        .replace(TERMS, "(https://www.arn.se)", "(http://www.arn.se)")
        .is_refused(
            "error[bad-link]: `http://www.arn.se` leads nowhere
  --> legal/de_DE/terms.md:19:11
   |
19 | 1. Nämnd: [ARN](http://www.arn.se)
   |           ^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: link to `#section`, to `page:name`, or to a whole address with https://",
        );
}

#[test]
fn unknown_fact() {
    Shop::sound()
        .replace(TERMS, "*{{operator_city}}*", "*{{operator_town}}*")
        .is_refused(
            "error[unknown-fact]: there is no fact `operator_town`
 --> legal/de_DE/terms.md:6:45
  |
6 | Vertragspartner ist **{{operator_name}}**, *{{operator_town}}*.
  |                                             ^^^^^^^^^^^^^^^^^
  |
  = help: facts stand in site.toml; did you mean `operator_phone`?",
        );
}

#[test]
fn unknown_fact_of_a_country_that_the_shop_does_not_sell_to() {
    Shop::sound().append(TERMS, "\nBehörde: {{at_authority}}\n").is_refused(
        "error[unknown-fact]: there is no fact `at_authority`
  --> legal/de_DE/terms.md:29:1
   |
29 | Behörde: {{at_authority}}
   | ^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: facts stand in site.toml; remove it",
    );
}

#[test]
fn a_missing_fact_is_reported_once() {
    Shop::sound()
        .replace("site.toml", "city = \"Berlin\"\n", "")
        .is_refused(
            "error[missing-key]: the key `city` is missing
  --> site.toml:14:1
   |
14 | [operator]
   | ^^^^^^^^^^
   |
   = help: add `city = …`",
        );
}

#[test]
fn missing_facts_of_a_country() {
    Shop::sound()
        .replace(
            "site.toml",
            "[fr]\nmediator = \"Médiation Modèle\"\nepr_id = \"FR000000_01MODE\"\n",
            "",
        )
        .is_refused(
            "error[missing-key]: the table `[fr]` is missing
--> site.toml
 = help: add `[fr]`",
        );
}

#[test]
fn bad_fact() {
    Shop::sound()
        .replace("site.toml", "service@lindhof.example", "service at lindhof")
        .is_refused(
            r#"error[bad-fact]: `service at lindhof` cannot be the email
  --> site.toml:25:9
   |
25 | email = "service at lindhof"
   |         ^^^^^^^^^^^^^^^^^^^^
   |
   = help: write an e-mail address"#,
        );
}

#[test]
fn bad_fact_of_every_sort() {
    for (good, bad) in [
        ("\"Lindhof GmbH\"", "\" \""),
        ("\"+49 30 23125 014\"", "\"030 / 23125\""),
        ("\"https://help.lindhof.example\"", "\"help.lindhof.example\""),
        ("\"privacy@lindhof.example\"", "\"@lindhof.example\""),
    ] {
        let faults = Shop::sound().replace("site.toml", good, bad).faults();
        assert!(
            faults.len() == 1 && faults[0].starts_with("bad-fact site.toml:"),
            "{bad}: {faults:?}"
        );
    }
}

#[test]
fn missing_file_of_a_legal_text() {
    Shop::sound().remove("legal/fr_FR/privacy.md").is_refused(
        "error[missing-file]: the file legal/fr_FR/privacy.md is missing
--> legal/fr_FR/privacy.md
 = help: write it: the law asks for it in every language that is sold in",
    );
}

#[test]
fn unknown_payment_mark() {
    Shop::sound()
        .replace("site.toml", "\"swish\"", "\"swisch\"")
        .is_refused(
            r#"error[unknown-payment-mark]: `swisch` is not a known SE
  --> site.toml:45:7
   |
45 | SE = ["swisch"]
   |       ^^^^^^^^
   |
   = help: did you mean `swish`?"#,
        );
}

#[test]
fn payment_marks_of_a_country_missing() {
    Shop::sound().replace("site.toml", "SE = [\"swish\"]\n", "").is_refused(
        "error[missing-key]: the key `SE` is missing
  --> site.toml:41:1
   |
41 | [payment_marks]
   | ^^^^^^^^^^^^^^^
   |
   = help: add `SE = …`",
    );
}
