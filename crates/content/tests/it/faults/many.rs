//! Several faults at once: all are reported, by file and place, with their number.

use content::{Diagnostic, Folder};

use crate::shop::Shop;

/// Broken in five files, twice in some, and twice at the same place in one.
fn broken() -> Shop {
    Shop::sound()
        .replace("text/fr_FR/pages.ftl", "{ -owner }", "{ -ownr }")
        .replace("text/de_DE/frame.ftl", "{ $count }", "{ NUMBER($count) } { 3 }")
        .replace("text/de_DE/frame.ftl", "steps-hint = Der Reihe nach\n", "")
        .replace("text/fr_FR/frame.ftl", "steps-hint = Dans l’ordre\n", "")
        .replace("site.toml", "\"SE\"", "\"XX\"")
        .replace("pages/index.toml", "\"/\"", "\"/home\"")
        .replace("pages/index.toml", "\"secondary\"", "\"loud\"")
        .replace("pages/index.toml", "page = \"start\"", "page = \"Strat\"")
        .remove("pages/paypal-confirm.toml")
}

#[test]
fn all_faults_are_listed_by_file_and_place() {
    let expected = r#"error[home-elsewhere]: the page `index` is the home page
 --> pages/index.toml:2:8
  |
2 | path = "/home"
  |        ^^^^^^^
  |
  = help: give it the path `/`

error[unknown-page]: there is no page `Strat`
  --> pages/index.toml:18:42
   |
18 |   { label = "index-action-start", page = "Strat", style = "primary" },
   |                                          ^^^^^^^
   |
   = help: did you mean `start`?

error[unknown-style]: `loud` is not a known style
  --> pages/index.toml:19:59
   |
19 |   { label = "index-action-terms", page = "terms", style = "loud" },
   |                                                           ^^^^^^
   |
   = help: known are: primary, secondary

error[unknown-country]: `XX` is no country this shop can sell to
 --> site.toml:4:32
  |
4 | countries = ["DE", "FR", "BE", "XX"]
  |                                ^^^^
  |
  = help: known are: AT, BE, DE, DK, FI, FR, GB, SE

error[interface-text-missing]: the interface text `steps-hint` is missing
--> text/de_DE/frame.ftl
 = help: write `steps-hint = …` there and in every other translation

error[fluent-function]: `quiz-progress` calls a function
 --> text/de_DE/frame.ftl:6:1
  |
6 | quiz-progress = Frage { $number } von { NUMBER($count) } { 3 }
  | ^^^^^^^^^^^^^
  |
  = help: numbers, money and dates are formatted by the server: take them as a variable

error[printed-number]: `quiz-progress` prints a number through Fluent
 --> text/de_DE/frame.ftl:6:1
  |
6 | quiz-progress = Frage { $number } von { NUMBER($count) } { 3 }
  | ^^^^^^^^^^^^^
  |
  = help: write the digits as text: browsers would format a number, the server would not

error[text-unused]: nothing uses `confirm-title`
  --> text/de_DE/pages.ftl:21:1
   |
21 | confirm-title = Danke
   | ^^^^^^^^^^^^^
   |
   = help: remove it from every translation, or name it in a page

error[text-reference]: `promise` refers to `-ownr`, which does not exist in this translation
  --> text/fr_FR/pages.ftl:10:1
   |
10 | promise = Parole tenue par { -ownr }.
   | ^^^^^^^
   |
   = help: did you mean `-owner`?

9 faults found. Nothing was published.
"#;
    let found = broken().report().to_string();
    assert!(found == expected, "expected:\n{expected}\nfound:\n{found}");
}

#[test]
fn a_fault_knows_its_place() {
    let shop = broken();
    let diagnostics = shop.report().diagnostics;
    let fault = &diagnostics[1];
    let expected = Diagnostic {
        code: "unknown-page",
        message: "there is no page `Strat`".to_owned(),
        file: "pages/index.toml".to_owned(),
        span: fault.span.clone(),
        help: "did you mean `start`?".to_owned(),
    };
    assert_eq!(*fault, expected);
    assert_eq!(fault.line(&shop.0), 18);
    let text = shop.0.get(&fault.file).expect("the file is there");
    assert_eq!(text[fault.span.clone().expect("it has a place")], *"\"Strat\"");
}

#[test]
fn a_fault_without_a_place_has_no_line() {
    let shop = Shop::sound().remove("site.toml");
    let fault = shop.report().diagnostics.remove(0);
    assert_eq!((fault.span.clone(), fault.line(&shop.0)), (None, 0));
}

#[test]
fn an_empty_folder_says_what_a_shop_needs() {
    let expected = [
        "missing-file brand/logo-light.svg:0",
        "missing-file brand/logo.svg:0",
        "missing-file brand/mark.svg:0",
        "missing-file pages/error.toml:0",
        "missing-file pages/index.toml:0",
        "missing-file pages/not-found.toml:0",
        "missing-file pages/refund.toml:0",
        "missing-file pages/terms.toml:0",
        "missing-file site.toml:0",
        "interface-text-missing text/de_DE/frame.ftl:0",
        "interface-text-missing text/de_DE/frame.ftl:0",
        "interface-text-missing text/de_DE/frame.ftl:0",
        "interface-text-missing text/de_DE/frame.ftl:0",
        "interface-text-missing text/de_DE/frame.ftl:0",
        "missing-file text/de_DE/frame.ftl:0",
    ];
    assert_eq!(Shop(Folder::default()).faults(), expected);
}
