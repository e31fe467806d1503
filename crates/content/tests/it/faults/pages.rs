//! Faults of page documents: their words, their paths, and the pages that the shop itself needs.

use crate::shop::Shop;

/// A page that is sound by itself.
fn page(path: &str, kind: &str) -> String {
    let texts = "title = \"terms-title\"\ndescription = \"terms-title\"\nheading = \"terms-title\"";
    format!("path = \"{path}\"\nlayout = \"default\"\nkind = \"{kind}\"\nindexed = true\n{texts}\n")
}

#[test]
fn unknown_layout() {
    Shop::sound()
        .replace("pages/start.toml", "layout = \"quiz\"", "layout = \"Quiz3\"")
        .is_refused(
            r#"error[unknown-layout]: `Quiz3` is not a known layout
 --> pages/start.toml:3:10
  |
3 | layout = "Quiz3"
  |          ^^^^^^^
  |
  = help: did you mean `quiz`?"#,
        );
}

#[test]
fn unknown_kind() {
    Shop::sound()
        .replace("pages/start.toml", "kind = \"quiz\"", "kind = \"qiz\"")
        .is_refused(
            r#"error[unknown-kind]: `qiz` is not a known kind
 --> pages/start.toml:4:8
  |
4 | kind = "qiz"
  |        ^^^^^
  |
  = help: did you mean `quiz`?"#,
        );
}

#[test]
fn unknown_block() {
    Shop::sound()
        .append("pages/start.toml", "\n[[blocks]]\nblock = \"stops\"\n")
        .is_refused(
            r#"error[unknown-block]: `stops` is not a known block
  --> pages/start.toml:21:9
   |
21 | block = "stops"
   |         ^^^^^^^
   |
   = help: did you mean `steps`?"#,
        );
}

#[test]
fn unknown_style() {
    Shop::sound()
        .replace("pages/index.toml", "\"secondary\"", "\"loud\"")
        .is_refused(
            r#"error[unknown-style]: `loud` is not a known style
  --> pages/index.toml:19:59
   |
19 |   { label = "index-action-terms", page = "terms", style = "loud" },
   |                                                           ^^^^^^
   |
   = help: known are: primary, secondary"#,
        );
}

#[test]
fn unknown_page() {
    Shop::sound()
        .replace("pages/index.toml", "page = \"start\"", "page = \"Strat\"")
        .is_refused(
            r#"error[unknown-page]: there is no page `Strat`
  --> pages/index.toml:18:42
   |
18 |   { label = "index-action-start", page = "Strat", style = "primary" },
   |                                          ^^^^^^^
   |
   = help: did you mean `start`?"#,
        );
}

#[test]
fn unknown_page_that_is_a_screen() {
    Shop::sound()
        .replace("pages/index.toml", "page = \"start\"", "page = \"not-found\"")
        .is_refused(
            r#"error[unknown-page]: there is no page `not-found`
  --> pages/index.toml:18:42
   |
18 |   { label = "index-action-start", page = "not-found", style = "primary" },
   |                                          ^^^^^^^^^^^
   |
   = help: known are: index, paypal-confirm, refund, start, terms"#,
        );
}

#[test]
fn bad_path() {
    Shop::sound()
        .replace("pages/start.toml", "\"/Start\"", "\"/quiz/start\"")
        .is_refused(
            r#"error[bad-path]: `/quiz/start` cannot be a page's path
 --> pages/start.toml:2:8
  |
2 | path = "/quiz/start"
  |        ^^^^^^^^^^^^^
  |
  = help: write `/` and one word of letters, digits and hyphens; the country is added by the shop"#,
        );
}

#[test]
fn bad_path_in_other_ways() {
    for path in [
        "start", "//start", "/start/", "/st art", "/größe", "/start?a", "/start#a", "/%41", "/.", "/..",
    ] {
        let shop = Shop::sound().replace("pages/start.toml", "\"/Start\"", &format!("\"{path}\""));
        assert_eq!(shop.faults(), ["bad-path pages/start.toml:2"], "{path}");
    }
}

#[test]
fn reserved_path() {
    Shop::sound()
        .replace("pages/start.toml", "\"/Start\"", "\"/Metrics\"")
        .is_refused(
            r#"error[reserved-path]: `/Metrics` belongs to the server
 --> pages/start.toml:2:8
  |
2 | path = "/Metrics"
  |        ^^^^^^^^^^
  |
  = help: choose another path"#,
        );
}

#[test]
fn path_twice() {
    Shop::sound()
        .write("pages/withdrawal.toml", &page("/TERMS", "landing"))
        .is_refused(
            r#"error[path-twice]: the path `/terms` already belongs to pages/terms.toml
 --> pages/withdrawal.toml:1:8
  |
1 | path = "/TERMS"
  |        ^^^^^^^^
  |
  = help: give one of the two pages another path"#,
        );
}

#[test]
fn path_twice_by_a_country() {
    Shop::sound()
        .write("pages/se.toml", &page("/se", "landing"))
        .is_refused(
            r#"error[path-twice]: the path `/se` already belongs to pages/index.toml
 --> pages/se.toml:1:8
  |
1 | path = "/se"
  |        ^^^^^
  |
  = help: give one of the two pages another path"#,
        );
}

#[test]
fn path_of_a_country_that_the_shop_does_not_serve() {
    let site = Shop::sound().write("pages/fi.toml", &page("/fi", "landing")).site();
    let route = site.routes.find("/fi/de").expect("the page has an address");
    assert_eq!(site.pages[route.page].name, "fi");
}

#[test]
fn home_elsewhere() {
    Shop::sound()
        .replace("pages/index.toml", "path = \"/\"", "path = \"/home\"")
        .is_refused(
            r#"error[home-elsewhere]: the page `index` is the home page
 --> pages/index.toml:2:8
  |
2 | path = "/home"
  |        ^^^^^^^
  |
  = help: give it the path `/`"#,
        );
}

#[test]
fn screen_kind_of_a_screen() {
    let text = page("/lost", "landing").replace("terms-title", "not-found-title");
    Shop::sound().write("pages/not-found.toml", &text).is_refused(
        "error[screen-kind]: the page `not-found` has the kind `landing`
--> pages/not-found.toml
 = help: give it the kind `not-found`",
    );
}

#[test]
fn screen_kind_of_another_page() {
    let text = page("/lost", "error")
        .replace("path = \"/lost\"\n", "")
        .replace("indexed = true\n", "");
    Shop::sound().write("pages/lost.toml", &text).is_refused(
        "error[screen-kind]: the kind `error` is for the page of that name alone
--> pages/lost.toml
 = help: choose another kind",
    );
}

#[test]
fn the_keys_of_an_unknown_block_are_let_pass() {
    let shop = Shop::sound().replace("pages/start.toml", "\"steps\"", "\"stepps\"");
    assert_eq!(shop.faults(), ["unknown-block pages/start.toml:12"]);
}

#[test]
fn every_path_of_the_server_is_reserved() {
    for path in [
        "/_payload.json",
        "/API",
        "/apple-touch-icon.png",
        "/brand",
        "/favicon.ico",
        "/openapi.json",
        "/robots.txt",
        "/share",
        "/sitemap.xml",
    ] {
        let shop = Shop::sound().replace("pages/start.toml", "\"/Start\"", &format!("\"{path}\""));
        assert_eq!(shop.faults(), ["reserved-path pages/start.toml:2"], "{path}");
    }
}

#[test]
fn unknown_anchor() {
    Shop::sound()
        .replace(
            "pages/index.toml",
            "block = \"points\"",
            "block = \"points\"\nanchor = \"product\"",
        )
        .is_refused(
            r#"error[unknown-anchor]: `product` is not a known anchor
  --> pages/index.toml:13:10
   |
13 | anchor = "product"
   |          ^^^^^^^^^
   |
   = help: did you mean `products`?"#,
        );
}

#[test]
fn anchor_twice() {
    let block = "\n[[blocks]]\nblock = \"steps\"\nanchor = \"products\"\nitems = [{ heading = \"terms-title\", text = \"terms-title\" }]\n";
    Shop::sound()
        .append("pages/terms.toml", block)
        .append("pages/terms.toml", block)
        .is_refused(
            "error[anchor-twice]: two blocks have the anchor `products`
--> pages/terms.toml
 = help: keep it at the block that holds the products",
        );
}

#[test]
fn order_without_products() {
    Shop::sound()
        .append(
            "pages/terms.toml",
            "\n[[blocks]]\nblock = \"order\"\ntarget = \"products\"\n",
        )
        .is_refused(
            r#"error[order-without-products]: the order button scrolls to the products, but there are none on this page
--> pages/terms.toml
 = help: give the block that holds them `anchor = "products"`, or lead the button to `target = "offer"`"#,
        );
}

#[test]
fn unknown_order_target() {
    Shop::sound()
        .append(
            "pages/terms.toml",
            "\n[[blocks]]\nblock = \"order\"\ntarget = \"shop\"\n",
        )
        .is_refused(
            r#"error[unknown-target]: `shop` is not a known target
  --> pages/terms.toml:12:10
   |
12 | target = "shop"
   |          ^^^^^^
   |
   = help: known are: offer, products"#,
        );
}

#[test]
fn unknown_page_that_the_order_button_leads_to() {
    Shop::sound()
        .append(
            "pages/terms.toml",
            "\n[[blocks]]\nblock = \"order\"\ntarget = \"offer\"\n",
        )
        .is_refused(
            "error[unknown-page]: there is no page `offer2`
  --> pages/terms.toml:10:1
   |
10 | [[blocks]]
   | ^^^^^^^^^^
   |
   = help: known are: index, paypal-confirm, refund, start, terms",
        );
}

#[test]
fn a_quiz_page_that_sells() {
    Shop::selling()
        .append("pages/start.toml", "\n[[blocks]]\nblock = \"payments\"\n")
        .is_refused(
            "error[form-sells]: a page of the kind `quiz` cannot have a block `payments`\n\
             --> pages/start.toml\n \
             = help: visitors answer here: put it on the summary or on an offer",
        );
}

/// A page of that name and kind that says nothing of its own.
fn page_of_kind(name: &str, kind: &str) -> String {
    format!(
        "path = \"/{name}\"\nlayout = \"default\"\nkind = \"{kind}\"\nindexed = false\ntitle = \"terms-title\"\n\
         description = \"terms-title\"\nheading = \"terms-title\"\n"
    )
}

#[test]
fn unknown_form() {
    Shop::sound()
        .write("pages/mailbox.toml", &page_of_kind("mailbox", "mailbox"))
        .write(
            "pages/email.toml",
            &(page_of_kind("email", "email") + "form = \"popup\"\n"),
        )
        .is_refused(
            "error[unknown-form]: `popup` is not a known form
 --> pages/email.toml:8:8
  |
8 | form = \"popup\"
  |        ^^^^^^^
  |
  = help: known are: boxes, cards, sheet",
        );
}

#[test]
fn mailbox_missing() {
    Shop::sound()
        .write(
            "pages/email.toml",
            &(page_of_kind("email", "email") + "form = \"sheet\"\n"),
        )
        .replace("funnels/start.toml", "[\"start\", ", "[\"start\", \"email\", ")
        .is_refused(
            "error[mailbox-missing]: this page asks for an address, but no page has the kind `mailbox`\n\
             --> pages/email.toml\n \
             = help: add one: links in mails lead there, to confirm, to unsubscribe and to erase",
        );
}

#[test]
fn mailbox_twice() {
    Shop::sound()
        .write("pages/mailbox.toml", &page_of_kind("mailbox", "mailbox"))
        .write("pages/post.toml", &page_of_kind("post", "mailbox"))
        .is_refused(
            "error[mailbox-twice]: two pages have the kind `mailbox`\n\
             --> pages/post.toml\n \
             = help: links in mails lead to one page: keep one of them",
        );
}
