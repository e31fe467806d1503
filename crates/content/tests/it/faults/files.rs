//! Files that are missing and files that do not belong.

use crate::shop::Shop;

fn move_file(shop: Shop, from: &str, to: &str) -> Shop {
    let text = shop.0.get(from).expect("the file is there").to_owned();
    shop.remove(from).write(to, &text)
}

/// A shop without a screen and without the text that only this screen showed.
fn without_screen(name: &str, german: &str, french: &str) -> Shop {
    Shop::sound()
        .remove(&format!("pages/{name}.toml"))
        .replace("text/de_DE/pages.ftl", &format!("{name}-title = {german}\n"), "")
        .replace("text/fr_FR/pages.ftl", &format!("{name}-title = {french}\n"), "")
}

#[test]
fn missing_file_site() {
    Shop::sound().remove("site.toml").is_refused(
        "error[missing-file]: the file site.toml is missing
--> site.toml
 = help: write it: it holds the brand, the countries and the redirects",
    );
}

#[test]
fn missing_file_home() {
    move_file(Shop::sound(), "pages/index.toml", "pages/home.toml")
        .replace("funnels/start.toml", "\"index\"", "\"home\"")
        .is_refused(
            "error[missing-file]: the file pages/index.toml is missing
--> pages/index.toml
 = help: write it: the home page at `/`",
        );
}

#[test]
fn missing_file_terms() {
    move_file(Shop::sound(), "pages/terms.toml", "pages/agb.toml")
        .replace("pages/index.toml", "page = \"terms\"", "page = \"agb\"")
        .is_refused(
            "error[missing-file]: the file pages/terms.toml is missing
--> pages/terms.toml
 = help: write it: the legal texts, which the footer of every page links to",
        );
}

#[test]
fn missing_file_not_found() {
    without_screen("not-found", "Nicht gefunden", "Introuvable").is_refused(
        "error[missing-file]: the file pages/not-found.toml is missing
--> pages/not-found.toml
 = help: write it: a visitor may meet this screen",
    );
}

#[test]
fn missing_file_error() {
    without_screen("error", "Ein Fehler", "Une erreur").is_refused(
        "error[missing-file]: the file pages/error.toml is missing
--> pages/error.toml
 = help: write it: a visitor may meet this screen",
    );
}

#[test]
fn missing_file_german() {
    Shop::sound().remove("text/de_DE/").is_refused(
        "error[missing-file]: the file text/de_DE/frame.ftl is missing
--> text/de_DE/frame.ftl
 = help: write it: every other translation falls back to it",
    );
}

#[test]
fn stray_file() {
    Shop::sound().write("page/start.toml", "").is_refused(
        "error[stray-file]: nothing reads this file
--> page/start.toml
 = help: the brand stands in brand/mark.svg, brand/logo.svg and brand/logo-light.svg, the notice on the legal guarantee in brand/guarantee-<locale>.svg, pages in pages/<name>.toml, products in products/<name>.toml, quizzes in quizzes/<name>.toml, funnels in funnels/<name>.toml, texts in text/<locale>/<name>.ftl, legal texts in legal/<locale>/<section>.md, books in books/<book>/book.toml, books/<book>/cover.svg and books/<book>/<locale>/",
    );
}

#[test]
fn stray_files_elsewhere() {
    for file in ["notes.toml", "pages/start.ftl", "text/frame.ftl"] {
        assert_eq!(Shop::sound().write(file, "").faults(), [format!("stray-file {file}:0")]);
    }
}

#[test]
fn unknown_locale() {
    Shop::sound().write("text/en_UK/frame.ftl", "").is_refused(
        "error[unknown-locale]: `en_UK` is no translation this shop knows
--> text/en_UK/frame.ftl
 = help: known are: da_DK, de_DE, en_GB, fi_FI, fr_FR, sv_SE",
    );
}

#[test]
fn a_screen_that_cannot_be_read_is_not_missing() {
    let shop = Shop::sound().replace("pages/error.toml", "\"empty\"", "\"empt\"");
    assert_eq!(shop.faults(), ["unknown-layout pages/error.toml:2"]);
}

#[test]
fn stray_files_are_not_read() {
    for file in [
        "pages/old/start.toml",
        "text/de_DE/old/frame.ftl",
        "text/de_DE/notes.toml",
        "text/xx/notes.toml",
    ] {
        assert_eq!(
            Shop::sound().write(file, "a = {").faults(),
            [format!("stray-file {file}:0")]
        );
    }
}
