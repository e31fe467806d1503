//! Products, prices and claims: what keeps a page from selling what it may not.

use crate::shop::Shop;

const TEA: &str = "products/tea.toml";
const PAGE: &str = "pages/shop.toml";

#[test]
fn a_selling_shop_is_sound() {
    let site = Shop::selling().site();
    assert_eq!(site.products.len(), 2);
    assert_eq!(site.products["tea"].packages[1].units, 3);
}

#[test]
fn a_product_that_does_not_exist() {
    Shop::selling()
        .replace(PAGE, "block = \"reviews\"\nproduct = \"tea\"", "block = \"reviews\"\nproduct = \"tee\"")
        .is_refused("");
}

#[test]
fn a_price_without_its_decimals() {
    Shop::selling().replace(TEA, "DE = \"39.00\"", "DE = \"39\"").is_refused("");
}

#[test]
fn an_amount_without_its_unit() {
    Shop::selling().replace(TEA, "\"39 g\"", "\"39\"").is_refused("");
}

#[test]
fn a_nutrient_nobody_knows() {
    Shop::selling().replace(TEA, "nutrient = \"zinc\"", "nutrient = \"zink\"").is_refused("");
}

#[test]
fn a_package_that_is_not_sold() {
    Shop::selling().replace(PAGE, "package = 3", "package = 2").is_refused("");
}

#[test]
fn a_block_about_composition_for_a_book() {
    Shop::selling()
        .append(PAGE, "\n[[blocks]]\nblock = \"ingredients\"\nproduct = \"book\"\n")
        .is_refused("");
}

#[test]
fn a_page_that_sells_a_supplement_without_its_mandatory_information() {
    Shop::selling()
        .replace(PAGE, "\n[[blocks]]\nblock = \"facts\"\nproduct = \"tea\"\n", "")
        .is_refused("");
}

#[test]
fn a_page_that_sells_a_book_needs_no_such_information() {
    let page = "\n[[blocks]]\nblock = \"price\"\nproduct = \"book\"\npackage = 1\npage = \"start\"\n";
    Shop::selling().append(PAGE, page).site();
}

#[test]
fn a_claim_that_nobody_authorised() {
    Shop::selling().replace(PAGE, "zn_macro", "zn_makro").is_refused("");
}

#[test]
fn a_claim_that_the_composition_does_not_bear() {
    Shop::selling().replace(PAGE, "zn_macro", "cr_macro").is_refused("");
}

#[test]
fn a_claim_on_too_little_of_a_nutrient() {
    Shop::selling().replace(TEA, "\"5 mg\"", "\"1.4 mg\"").is_refused("");
}

#[test]
fn a_claim_without_words_in_a_language() {
    Shop::selling().replace(PAGE, "zn_macro", "zn_german").is_refused("");
}

#[test]
fn more_stars_than_there_are() {
    Shop::selling()
        .replace("samples/reviews.toml", "stars = 4", "stars = 6")
        .is_refused("");
}

#[test]
fn a_count_that_is_no_number() {
    Shop::selling().replace(PAGE, "package = 3", "package = \"3\"").is_refused("");
}

#[test]
fn a_row_with_a_cell_too_few() {
    Shop::selling()
        .replace(PAGE, "cells = [\"yes\", \"tea-note\"]", "cells = [\"yes\"]")
        .is_refused("");
}

#[test]
fn words_that_are_not_on_their_lists() {
    Shop::selling().replace(PAGE, "\"oat\"", "\"oats\"").is_refused("");
    Shop::selling().replace(PAGE, "\"leaf\"", "\"leave\"").is_refused("");
    Shop::selling().replace(PAGE, "\"wohlblatt\"", "\"weltblatt\"").is_refused("");
    Shop::selling().replace(PAGE, "\"split\"", "\"splitt\"").is_refused("");
}
