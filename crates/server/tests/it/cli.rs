//! The program itself: what it prints and how it ends.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::content_folder::copy_of_content;
use crate::shop::content_folder;

fn trichter(arguments: &[&str], settings: &[(&str, &str)]) -> Output {
    let data = TempDir::new().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_trichter"))
        .args(arguments)
        .env("TRICHTER_DATA_DIR", data.path())
        .envs(settings.iter().copied())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn check_says_that_the_default_shop_is_fine() {
    for arguments in [&["check"][..], &["check", &content_folder().display().to_string()]] {
        let output = trichter(arguments, &[]);
        assert!(output.status.success());
        let expected = "The content is fine: 46 pages in 8 countries and 6 languages.\n";
        assert_eq!(text(&output.stdout), expected);
    }
}

#[test]
fn check_lists_the_overrides_of_the_copy_lint() {
    let folder = copy_of_content();
    let file = folder.path().join("text/de_DE/landing.ftl");
    let texts = fs::read_to_string(&file).expect("texts");
    let id = "index-lead = ";
    let allowed = "# lint-allow: urgency — quotes what others print\nindex-lead = „Nur heute!“ Und morgen? ";
    assert_eq!(texts.matches(id).count(), 1);
    fs::write(&file, texts.replace(id, allowed)).expect("written");
    let output = trichter(&["check", "--overrides", &folder.path().display().to_string()], &[]);
    let report = text(&output.stdout);
    assert!(output.status.success(), "{report}");
    assert!(
        report.contains("index-lead may break urgency: quotes what others print\n"),
        "{report}"
    );
    let last = format!("{} overrides.", report.lines().count() - 1);
    assert_eq!(report.lines().last(), Some(last.as_str()));
}

#[test]
fn check_reports_every_fault_and_fails() {
    let folder = TempDir::new().expect("a folder");
    fs::write(
        folder.path().join("site.toml"),
        "brand = \"A\"\ncountries = [\"DE\", \"XX\"]\ncolour = 1\n",
    )
    .expect("written");
    let output = trichter(&["check", &folder.path().display().to_string()], &[]);
    assert_eq!(output.status.code(), Some(1));
    let report = text(&output.stdout);
    for part in [
        "error[unknown-country]: `XX` is no country this shop can sell to",
        "--> site.toml:2:20",
        "error[unknown-key]: the key `colour` is not known here",
        "error[missing-file]: the file pages/index.toml is missing",
        "faults found. Nothing was published.",
    ] {
        assert!(report.contains(part), "{part} is not in\n{report}");
    }
}

#[test]
fn the_server_refuses_to_start_on_faulty_content() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().display().to_string();
    let output = trichter(
        &["serve"],
        &[("TRICHTER_CONTENT_DIR", &path), ("TRICHTER_LISTEN", "127.0.0.1:0")],
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("trichter: the content has faults\n"));
    assert_eq!(text(&output.stdout), "");
}

#[test]
fn a_bad_setting_is_one_clear_line() {
    let output = trichter(&[], &[("TRICHTER_LISTEN", "everywhere")]);
    assert_eq!(output.status.code(), Some(1));
    let line = "trichter: TRICHTER_LISTEN: `everywhere` is no address and port such as 127.0.0.1:8080\n";
    assert_eq!(text(&output.stderr), line);
}

#[test]
fn render_prints_a_page() {
    let output = trichter(
        &["render", "/start/fr"],
        &[("TRICHTER_PUBLIC_URL", "https://shop.example")],
    );
    assert!(output.status.success());
    assert!(text(&output.stdout).starts_with("<!doctype html><html lang=\"fr-FR\" data-page=\"start\""));

    let output = trichter(&["render", "/no/such/page"], &[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stderr),
        "trichter: /no/such/page is not a page: the answer would be 404 Not Found\n"
    );
}
