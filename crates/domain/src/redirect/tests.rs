//! Redirect rules as tables.

use super::{Redirect, RedirectFrom, find_redirect, is_absolute_url};

fn rules() -> Vec<Redirect> {
    [
        ("/shop", "/take"),
        ("/old/**", "/"),
        ("/old/quiz/**", "/start"),
        ("/old/quiz/help", "https://help.example/"),
    ]
    .map(|(from, to)| Redirect {
        from: RedirectFrom::parse(from),
        to: to.to_owned(),
    })
    .to_vec()
}

#[track_caller]
fn check(path: &str, expected: Option<&str>) {
    let rules = rules();
    assert_eq!(
        find_redirect(&rules, path).map(|rule| rule.to.as_str()),
        expected,
        "{path}"
    );
}

#[test]
fn an_exact_rule_covers_its_path_alone() {
    check("/shop", Some("/take"));
    check("/Shop/", Some("/take"));
    check("/shop/fr", None);
    check("/shopping", None);
}

#[test]
fn a_prefix_covers_itself_and_everything_below() {
    check("/old", Some("/"));
    check("/old/a/b", Some("/"));
    check("/older", None);
}

#[test]
fn the_most_specific_rule_wins() {
    check("/old/quiz", Some("/start"));
    check("/old/quiz/fr", Some("/start"));
    check("/old/quiz/help", Some("https://help.example/"));
}

#[test]
fn only_web_addresses_leave_the_shop() {
    assert!(is_absolute_url("https://a.example"));
    assert!(!is_absolute_url("/https://a.example"));
    assert!(!is_absolute_url("javascript:alert(1)"));
}
