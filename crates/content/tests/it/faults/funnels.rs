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

/// The selling shop with a second page that sells a package, and offers after payment.
fn with_chain(chain: &str) -> Shop {
    let shop = Shop::selling();
    let more = shop.text("pages/shop.toml").replace("\"/shop\"", "\"/more\"");
    shop.write("pages/more.toml", &more).append(FUNNEL, chain)
}

#[test]
fn offers_after_payment_that_lead_to_later_ones_are_sound() {
    let chain = r#"
[[chain]]
page = "shop"
declined = "more"

[[chain]]
page = "more"
"#;
    assert_eq!(with_chain(chain).site().funnels[0].chain.len(), 2);
}

#[test]
fn chain_page_twice() {
    let chain = "[[chain]]\npage = \"shop\"\n[[chain]]\npage = \"shop\"\n";
    with_chain(chain).is_refused(
        r#"error[chain-page-twice]: `shop` is offered already
 --> funnels/start.toml:7:8
  |
7 | page = "shop"
  |        ^^^^^^
  |
  = help: name each page once"#,
    );
}

#[test]
fn chain_page_unreached() {
    let chain = "[[chain]]\npage = \"shop\"\n[[chain]]\npage = \"more\"\n";
    with_chain(chain).is_refused(
        r#"error[chain-page-unreached]: nobody comes to `more`: no offer before it leads there
 --> funnels/start.toml:7:8
  |
7 | page = "more"
  |        ^^^^^^
  |
  = help: name it as `accepted` or `declined` of an offer before it, or take it out"#,
    );
}

#[test]
fn chain_goes_astray() {
    let chain = "[[chain]]\npage = \"shop\"\naccepted = \"shop\"\n";
    with_chain(chain).is_refused(
        r#"error[chain-goes-astray]: `shop` is no later offer of this chain: whoever is led there could not go on
 --> funnels/start.toml:6:12
  |
6 | accepted = "shop"
  |            ^^^^^^
  |
  = help: name the page of a [[chain]] further down, or leave it out to end here"#,
    );
}

#[test]
fn chain_page_without_offer() {
    let chain = "[[chain]]\npage = \"index\"\n";
    with_chain(chain).is_refused(
        r#"error[chain-page-without-offer]: `index` does not offer exactly one package
 --> funnels/start.toml:5:8
  |
5 | page = "index"
  |        ^^^^^^^
  |
  = help: name a page of the kind `upsell` or `offer` with one block `price`"#,
    );
}

#[test]
fn unknown_page_of_a_chain() {
    let chain = "[[chain]]\npage = \"shop\"\ndeclined = \"mroe\"\n";
    assert_eq!(with_chain(chain).faults(), ["unknown-page funnels/start.toml:6"]);
}
