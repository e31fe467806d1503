//! Faults of the drawings in `brand/`.

use crate::shop::Shop;

#[test]
fn missing_file_mark() {
    Shop::sound().remove("brand/mark.svg").is_refused(
        "error[missing-file]: the file brand/mark.svg is missing
--> brand/mark.svg
 = help: write it: browsers show it beside the title of every page",
    );
}

#[test]
fn all_drawings_must_be_there() {
    assert_eq!(
        Shop::sound().remove("brand/").faults(),
        [
            "missing-file brand/logo-light.svg:0",
            "missing-file brand/logo.svg:0",
            "missing-file brand/mark.svg:0"
        ]
    );
}

#[test]
fn bad_drawing() {
    Shop::sound().write("brand/logo.svg", "<svg>").is_refused(
        "error[bad-drawing]: this drawing cannot be shown: SVG data parsing failed cause the root node was opened but never closed
--> brand/logo.svg
 = help: save it as plain SVG with a viewBox, text turned into paths",
    );
}

#[test]
fn the_notice_on_the_legal_guarantee_must_be_a_drawing() {
    let shop = Shop::sound().write("brand/guarantee-fr_FR.svg", "<p>Garantie</p>");
    assert_eq!(shop.faults(), ["bad-drawing brand/guarantee-fr_FR.svg:0"]);
    let shop = Shop::sound().write("brand/guarantee-pl_PL.svg", "<svg/>");
    assert_eq!(shop.faults(), ["stray-file brand/guarantee-pl_PL.svg:0"]);
}

#[test]
fn mark_not_square() {
    let wide = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"/>"#;
    Shop::sound().write("brand/mark.svg", wide).is_refused(
        "error[mark-not-square]: the mark is wider than high, or higher than wide
--> brand/mark.svg
 = help: icons are square: give it a square viewBox",
    );
}

#[test]
fn drawings_that_nothing_shows() {
    let shop = Shop::sound().write("brand/banner.svg", "<svg/>");
    assert_eq!(shop.faults(), ["stray-file brand/banner.svg:0"]);
}

#[test]
fn the_picture_for_other_sites_must_be_there() {
    let shop = Shop::sound().replace(
        "site.toml",
        "countries =",
        "share_picture = { id = \"none\", alt = \"index-title\" }\ncountries =",
    );
    assert_eq!(shop.faults(), ["unknown-picture site.toml:4"]);
}
