//! Faults of redirects, and redirects that have none.

use domain::redirect::find_redirect;

use crate::shop::Shop;

fn with_redirect(from: &str, to: &str) -> Shop {
    Shop::sound().append(
        "site.toml",
        &format!("\n[[redirects]]\nfrom = \"{from}\"\nto = \"{to}\"\n"),
    )
}

#[test]
fn targets_that_lead_somewhere() {
    for to in [
        "/",
        "/terms",
        "/TERMS/",
        "/start/fr",
        "/terms?from=old#top",
        "/legal/privacy",
        "http://example.org",
    ] {
        let site = with_redirect("/old", to).site();
        let found = find_redirect(&site.redirects, "/old").map(|redirect| redirect.to.as_str());
        assert_eq!(found, Some(to));
    }
}

#[test]
fn a_country_at_the_end_is_kept_on_the_way_to_a_page() {
    let site = with_redirect("/old/**", "/start").site();
    for (path, target) in [
        ("/old", "/start"),
        ("/old/fr", "/Start/fr"),
        ("/OLD/SE/", "/Start/se"),
        ("/old/fr/more", "/start"),
        ("/old/fi", "/start"),
        ("/legal/be", "/terms/be"),
        ("/blog", "https://example.org/blog"),
    ] {
        let found = find_redirect(&site.redirects, path).map(|redirect| redirect.to.as_str());
        assert_eq!(found, Some(target), "{path}");
    }
    assert_eq!(find_redirect(&site.redirects, "/blog/fr"), None);
}

#[test]
fn bad_redirect() {
    with_redirect("old", "/terms").is_refused(
        r#"error[bad-redirect]: `old` is no path
  --> site.toml:60:8
   |
60 | from = "old"
   |        ^^^^^
   |
   = help: a path begins with `/` and has no query; end it with `/**` to cover everything below"#,
    );
}

#[test]
fn bad_redirect_with_a_query_or_to_no_address() {
    for (from, to) in [
        ("/old?x=1", "/terms"),
        ("//old", "/terms"),
        ("/old", "terms"),
        ("/old", "//evil.example"),
        ("/old", "javascript:alert(1)"),
        ("/old", "https://example.org/a b"),
    ] {
        let faults = with_redirect(from, to).faults();
        assert!(
            faults.len() == 1 && faults[0].starts_with("bad-redirect"),
            "{from} {to}: {faults:?}"
        );
    }
}

#[test]
fn redirect_twice() {
    with_redirect("/BLOG/", "/terms").is_refused(
        r#"error[redirect-twice]: this path is redirected already
  --> site.toml:60:8
   |
60 | from = "/BLOG/"
   |        ^^^^^^^^
   |
   = help: keep one of the two redirects"#,
    );
}

#[test]
fn redirect_hides_the_page_of_a_country() {
    let faults = with_redirect("/start/fr", "/terms").faults();
    assert_eq!(faults, ["redirect-hides-page site.toml:60"]);
}

#[test]
fn redirect_nowhere() {
    with_redirect("/old", "/trems").is_refused(
        r#"error[redirect-nowhere]: the redirect leads to `/trems`, which is no page
  --> site.toml:61:6
   |
61 | to = "/trems"
   |      ^^^^^^^^
   |
   = help: name a page's path, or a whole address with https://"#,
    );
}

#[test]
fn redirect_nowhere_in_a_country_the_shop_does_not_serve() {
    with_redirect("/old", "/terms/fi").is_refused(
        r#"error[redirect-nowhere]: the redirect leads to `/terms/fi`, which is no page
  --> site.toml:61:6
   |
61 | to = "/terms/fi"
   |      ^^^^^^^^^^^
   |
   = help: name a page's path, or a whole address with https://"#,
    );
}

#[test]
fn redirect_nowhere_by_way_of_another_rule() {
    let shop = with_redirect("/old", "/older/one")
        .append("site.toml", "\n[[redirects]]\nfrom = \"/older/**\"\nto = \"/lost\"\n");
    assert_eq!(
        shop.faults(),
        ["redirect-nowhere site.toml:61", "redirect-nowhere site.toml:65"]
    );
}

#[test]
fn redirect_circle() {
    with_redirect("/old/**", "/old/new").is_refused(
        r#"error[redirect-circle]: the redirect to `/old/new` comes back to itself
  --> site.toml:61:6
   |
61 | to = "/old/new"
   |      ^^^^^^^^^^
   |
   = help: break the circle: let one of its rules lead to a page"#,
    );
}

#[test]
fn redirect_circle_of_two_rules() {
    let shop =
        with_redirect("/old", "/Older/?a=b").append("site.toml", "\n[[redirects]]\nfrom = \"/older\"\nto = \"/old\"\n");
    assert_eq!(
        shop.faults(),
        ["redirect-circle site.toml:61", "redirect-circle site.toml:65"]
    );
}

#[test]
fn redirect_hides_page() {
    with_redirect("/start/", "/terms").is_refused(
        r#"error[redirect-hides-page]: the redirect hides the page `start` at `/Start`
  --> site.toml:60:8
   |
60 | from = "/start/"
   |        ^^^^^^^^^
   |
   = help: remove the redirect or move the page"#,
    );
}

#[test]
fn redirect_hides_page_below_a_prefix() {
    with_redirect("/start/**", "/terms").is_refused(
        r#"error[redirect-hides-page]: the redirect hides the page `start` at `/Start`
  --> site.toml:60:8
   |
60 | from = "/start/**"
   |        ^^^^^^^^^^^
   |
   = help: remove the redirect or move the page"#,
    );
}

#[test]
fn a_page_that_cannot_be_read_is_still_somewhere() {
    let shop = Shop::sound().replace("pages/terms.toml", "\"default\"", "\"defalt\"");
    assert_eq!(shop.faults(), ["unknown-layout pages/terms.toml:3"]);
}
