//! Faults of `claims.toml`.

use crate::shop::Shop;

const CLAIMS: &str = r#"[registers.eu]
name = "EU"
version = "2021-05-17"
[registers.gb]
name = "GB"
version = "2026-05-19"

[[claims]]
id = "zn_carb"
nutrient = "zinc"
minimum = "1.5 mg"
[claims.wordings]
de_DE = { text = "Zink trägt bei", verified = true, source = "read" }
"#;

fn with_claims() -> Shop {
    Shop::sound().write("claims.toml", CLAIMS)
}

#[test]
fn sound_claims_pass() {
    let site = with_claims().site();
    assert_eq!(site.claims.iter().count(), 1);
    assert_eq!(site.claims.unverified().count(), 0);
}

#[test]
fn unknown_nutrient() {
    with_claims().replace("claims.toml", "\"zinc\"", "\"zink\"").is_refused(
        r#"error[unknown-nutrient]: `zink` is no nutrient this shop knows
  --> claims.toml:10:12
   |
10 | nutrient = "zink"
   |            ^^^^^^
   |
   = help: did you mean `zinc`?"#,
    );
}

#[test]
fn bad_amount() {
    with_claims().replace("claims.toml", "1.5 mg", "1,5 mg").is_refused(
        r#"error[bad-amount]: `1,5 mg` is no amount
  --> claims.toml:11:11
   |
11 | minimum = "1,5 mg"
   |           ^^^^^^^^
   |
   = help: write a number and its unit: "1.4 mg", "40 µg", "3 g""#,
    );
}

#[test]
fn empty_wording() {
    with_claims().replace("claims.toml", "Zink trägt bei", " ").is_refused(
        r#"error[empty-wording]: this wording is empty
  --> claims.toml:13:18
   |
13 | de_DE = { text = " ", verified = true, source = "read" }
   |                  ^^^
   |
   = help: leave the language out: a benefit without a wording is not shown there"#,
    );
}

#[test]
fn claim_twice() {
    let twice = "\n[[claims]]\nid = \"zn_carb\"\nnutrient = \"zinc\"\nwordings = {}\n";
    with_claims().append("claims.toml", twice).is_refused(
        r#"error[claim-twice]: the claim `zn_carb` is already defined
  --> claims.toml:16:6
   |
16 | id = "zn_carb"
   |      ^^^^^^^^^
   |
   = help: remove one of them"#,
    );
}

#[test]
fn what_a_claim_needs() {
    let without = |line: &str| with_claims().replace("claims.toml", line, "").faults();
    assert_eq!(without("id = \"zn_carb\"\n"), ["missing-key claims.toml:8"]);
    assert_eq!(without("nutrient = \"zinc\"\n"), ["missing-key claims.toml:8"]);
    assert_eq!(without(", verified = true"), ["missing-key claims.toml:13"]);
    assert_eq!(without(", source = \"read\""), ["missing-key claims.toml:13"]);
    assert_eq!(without("text = \"Zink trägt bei\", "), ["missing-key claims.toml:13"]);
    let language = with_claims().replace("claims.toml", "de_DE", "de_AT").faults();
    assert_eq!(language, ["unknown-key claims.toml:13"]);
    let day = with_claims().replace("claims.toml", "2021-05-17", "2021").faults();
    assert_eq!(day, ["bad-version claims.toml:3"]);
}
