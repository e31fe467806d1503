//! Products, prices and claims: what keeps a page from selling what it may not.

use crate::shop::Shop;

const TEA: &str = "products/tea.toml";
const PAGE: &str = "pages/shop.toml";
const CLAIMS: &str = "claims.toml";

#[test]
fn a_selling_shop_is_sound() {
    let site = Shop::selling().site();
    assert_eq!(site.products.len(), 2);
    assert_eq!(site.products["tea"].packages[1].units, 3);
}

#[test]
fn a_product_that_does_not_exist() {
    Shop::selling()
        .replace(
            PAGE,
            "block = \"reviews\"\nproduct = \"tea\"",
            "block = \"reviews\"\nproduct = \"tee\"",
        )
        .is_refused(
            r#"error[unknown-product]: there is no product `tee`
  --> pages/shop.toml:46:11
   |
46 | product = "tee"
   |           ^^^^^
   |
   = help: known are: book, tea"#,
        );
}

#[test]
fn a_price_without_its_decimals() {
    Shop::selling()
        .replace(TEA, "DE = \"39.00\"", "DE = \"39\"")
        .is_refused(
            r#"error[bad-price]: `39` is no price
  --> products/tea.toml:23:6
   |
23 | DE = "39"
   |      ^^^^
   |
   = help: write it in EUR with two decimals: "39.90""#,
        );
}

#[test]
fn a_price_of_nothing() {
    Shop::selling()
        .replace(TEA, "DE = \"39.00\"", "DE = \"0.00\"")
        .is_refused(
            "error[free-package]: the price for DE is nothing
  --> products/tea.toml:22:1
   |
22 | [packages.prices]
   | ^^^^^^^^^^^^^^^^^
   |
   = help: write what it costs, or take the package out",
        );
}

#[test]
fn two_packages_of_the_same_size() {
    Shop::selling().replace(TEA, "units = 1", "units = 3").is_refused(
        "error[package-twice]: there are two packages of 3
 --> products/tea.toml:1:1
  |
1 | # A supplement with one nutrient.
  | ^
  |
  = help: give each package another number of units",
    );
}

#[test]
fn a_product_that_the_tax_office_would_not_know() {
    Shop::selling()
        .replace(TEA, "\"supp_solid\"", "\"supp_solids\"")
        .is_refused(
            r#"error[unknown-tax-class]: `supp_solids` is not a known tax_class
 --> products/tea.toml:4:13
  |
4 | tax_class = "supp_solids"
  |             ^^^^^^^^^^^^^
  |
  = help: did you mean `supp_solid`?"#,
        );
}

#[test]
fn a_supplement_with_the_tax_of_a_book() {
    Shop::selling()
        .replace(TEA, "\"supp_solid\"", "\"digital\"")
        .is_refused(
            r#"error[wrong-tax-class]: `digital` is not the class of such a product
 --> products/tea.toml:4:13
  |
4 | tax_class = "digital"
  |             ^^^^^^^^^
  |
  = help: a product with a `[supplement]` table is supp_solid, supp_liquid, supp_confectionery or supp_powder"#,
        );
}

#[test]
fn an_amount_without_its_unit() {
    Shop::selling().replace(TEA, "\"39 g\"", "\"39\"").is_refused(
        r#"error[bad-amount]: `39` is no amount
 --> products/tea.toml:8:14
  |
8 | net_weight = "39"
  |              ^^^^
  |
  = help: write a number and its unit: "1.4 mg", "40 µg", "3 g""#,
    );
}

#[test]
fn a_nutrient_nobody_knows() {
    Shop::selling()
        .replace(TEA, "nutrient = \"zinc\"", "nutrient = \"zink\"")
        .is_refused(
            r#"error[unknown-nutrient]: `zink` is not a known nutrient
  --> products/tea.toml:15:29
   |
15 | composition = [{ nutrient = "zink", amount = "5 mg", name = "tea-zinc", source = "tea-source" }]
   |                             ^^^^^^
   |
   = help: did you mean `zinc`?"#,
        );
}

#[test]
fn a_package_that_is_not_sold() {
    Shop::selling().replace(PAGE, "package = 3", "package = 2").is_refused(
        "error[unknown-package]: `tea` has no package of 2
  --> pages/shop.toml:29:1
   |
29 | [[blocks]]
   | ^^^^^^^^^^
   |
   = help: known are: 1, 3",
    );
}

#[test]
fn an_extra_that_is_not_sold() {
    let shop = Shop::selling().replace(PAGE, "package = 1,", "package = 3,");
    assert_eq!(shop.faults(), ["unknown-package pages/shop.toml:54"]);
}

#[test]
fn an_extra_without_its_mandatory_information() {
    let extra = "product = \"book\", package = 1, heading";
    let facts = "\n[[blocks]]\nblock = \"facts\"\nproduct = \"tea\"\n";
    let page = "[[blocks]]\nblock = \"packages\"\nanchor = \"products\"\nground = \"oat\"\nproduct = \"tea\"";
    let shop = Shop::selling()
        .replace(PAGE, extra, &extra.replace("book", "tea"))
        .replace(PAGE, page, &page.replace("\"tea\"", "\"book\""))
        .replace(
            PAGE,
            "block = \"price\"\nproduct = \"tea\"\npackage = 3",
            "block = \"price\"\nproduct = \"book\"\npackage = 1",
        )
        .replace(PAGE, facts, "");
    assert_eq!(shop.faults(), ["facts-missing pages/shop.toml:0"]);
}

#[test]
fn extras_without_the_packages_that_they_are_ordered_with() {
    let packages = "[[blocks]]\nblock = \"packages\"\nanchor = \"products\"\nground = \"oat\"\nproduct = \"tea\"";
    let price = "[[blocks]]\nblock = \"price\"\nanchor = \"products\"\nproduct = \"tea\"\npackage = 1";
    Shop::selling().replace(PAGE, packages, price).is_refused(
        "error[extras-alone]: a block `extras` stands under the packages that the extras are ordered with
--> pages/shop.toml
 = help: give the page one block `packages` and below it one block `extras`",
    );
}

#[test]
fn extras_that_could_belong_to_either_of_two_choices() {
    let second = "\n[[blocks]]\nblock = \"packages\"\nproduct = \"tea\"\npage = \"start\"\n";
    let shop = Shop::selling().append(PAGE, second);
    assert_eq!(shop.faults(), ["extras-alone pages/shop.toml:0"]);
}

#[test]
fn a_name_that_no_campaign_can_have() {
    Shop::selling().replace(PAGE, "tea-week-1", "Tea week").is_refused(
        r#"error[campaign-name]: `Tea week` cannot be the name of a campaign
  --> pages/shop.toml:58:12
   |
58 | campaign = "Tea week"
   |            ^^^^^^^^^^
   |
   = help: write small letters, digits and hyphens, as in `trichter campaign create`"#,
    );
    for name in ["", "-tea", "tea-", "tea--week", "thé", "tea_week", &"t".repeat(65)] {
        let shop = Shop::selling().replace(PAGE, "tea-week-1", name);
        assert_eq!(shop.faults(), ["campaign-name pages/shop.toml:58"], "{name}");
    }
}

#[test]
fn two_countdowns_on_one_page() {
    Shop::selling()
        .append(PAGE, "\n[[blocks]]\nblock = \"countdown\"\ncampaign = \"summer\"\n")
        .is_refused(
            "error[countdown-twice]: two blocks count down on this page
--> pages/shop.toml
 = help: keep the one of the campaign that the page is about",
        );
}

#[test]
fn a_block_about_composition_for_a_book() {
    Shop::selling()
        .append(PAGE, "\n[[blocks]]\nblock = \"ingredients\"\nproduct = \"book\"\n")
        .is_refused(
            "error[no-supplement]: `book` is no food supplement, so there is nothing to tell of it here
  --> pages/shop.toml:60:1
   |
60 | [[blocks]]
   | ^^^^^^^^^^
   |
   = help: name a product with a `[supplement]` table",
        );
}

#[test]
fn a_page_that_sells_a_supplement_without_its_mandatory_information() {
    Shop::selling()
        .replace(PAGE, "\n[[blocks]]\nblock = \"facts\"\nproduct = \"tea\"\n", "")
        .is_refused(
            r#"error[facts-missing]: `tea` is sold here, but the page lacks its mandatory information
--> pages/shop.toml
 = help: add a block `facts` with `product = "tea"`"#,
        );
}

#[test]
fn a_page_that_sells_a_book_needs_no_such_information() {
    let page = "\n[[blocks]]\nblock = \"price\"\nproduct = \"book\"\npackage = 1\npage = \"start\"\n";
    Shop::selling().append(PAGE, page).site();
}

#[test]
fn a_claim_that_nobody_authorised() {
    Shop::selling().replace(PAGE, "zn_macro", "zn_makro").is_refused(
        r#"error[unknown-claim]: there is no authorised claim `zn_makro`
  --> pages/shop.toml:27:20
   |
27 | items = [{ claim = "zn_makro", heading = "tea-zinc", icon = "leaf" }]
   |                    ^^^^^^^^^^
   |
   = help: did you mean `zn_macro`?"#,
    );
}

#[test]
fn a_claim_that_the_composition_does_not_bear() {
    Shop::selling().replace(PAGE, "zn_macro", "cr_macro").is_refused(
            r#"error[claim-not-borne]: the composition does not bear the claim `cr_macro`: a daily dose holds no chromium, the claim needs 6 µg
  --> pages/shop.toml:27:20
   |
27 | items = [{ claim = "cr_macro", heading = "tea-zinc", icon = "leaf" }]
   |                    ^^^^^^^^^^
   |
   = help: take the claim out, or mend the product's composition"#,
        );
}

#[test]
fn a_claim_on_too_little_of_a_nutrient() {
    Shop::selling().replace(TEA, "\"5 mg\"", "\"1.4 mg\"").is_refused(
            r#"error[claim-not-borne]: the composition does not bear the claim `zn_macro`: a daily dose holds 1.4 mg of zinc, the claim needs 1.5 mg
  --> pages/shop.toml:27:20
   |
27 | items = [{ claim = "zn_macro", heading = "tea-zinc", icon = "leaf" }]
   |                    ^^^^^^^^^^
   |
   = help: take the claim out, or mend the product's composition"#,
        );
}

#[test]
fn a_claim_on_too_little_in_each_serving() {
    Shop::selling()
        .replace(CLAIMS, "minimum = \"1.5 mg\"", "minimum = \"1.5 mg\"\nportion = \"2.5 mg\"")
        .replace(TEA, "servings = 1", "servings = 4")
        .is_refused(
            r#"error[claim-not-borne]: the composition does not bear the claim `zn_macro`: a serving holds 1.25 mg of zinc, the claim needs 2.5 mg
  --> pages/shop.toml:27:20
   |
27 | items = [{ claim = "zn_macro", heading = "tea-zinc", icon = "leaf" }]
   |                    ^^^^^^^^^^
   |
   = help: take the claim out, or mend the product's composition"#,
        );
}

#[test]
fn a_claim_without_words_in_a_language() {
    Shop::selling().replace(PAGE, "zn_macro", "zn_german").is_refused(
        r#"error[claim-without-words]: the claim `zn_german` has no wording in fr_FR
  --> pages/shop.toml:27:20
   |
27 | items = [{ claim = "zn_german", heading = "tea-zinc", icon = "leaf" }]
   |                    ^^^^^^^^^^^
   |
   = help: take it from the official list into claims.toml, or name another claim"#,
    );
}

#[test]
fn more_stars_than_there_are() {
    Shop::selling()
        .replace("samples/reviews.toml", "stars = 4", "stars = 6")
        .is_refused(
            "error[out-of-range]: `stars` is 6
 --> samples/reviews.toml:2:1
  |
2 | [[reviews]]
  | ^^^^^^^^^^^
  |
  = help: write a number from 1 to 5",
        );
}

#[test]
fn a_count_that_is_no_number() {
    Shop::selling()
        .replace(PAGE, "package = 3", "package = \"3\"")
        .is_refused(
            r#"error[wrong-type]: this is a string, but a whole number from 1 on belongs here
  --> pages/shop.toml:32:11
   |
32 | package = "3"
   |           ^^^
   |
   = help: write a whole number from 1 on"#,
        );
}

#[test]
fn a_row_with_a_cell_too_few() {
    Shop::selling()
        .replace(PAGE, "cells = [\"yes\", \"tea-note\"]", "cells = [\"yes\"]")
        .is_refused(
            r#"error[uneven-row]: this row has 1 cells, but there are 2 columns
  --> pages/shop.toml:38:9
   |
38 | rows = [{ label = "shop-note", cells = ["yes"] }]
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: give it one cell for each column: `yes`, `no` or the id of a text"#,
        );
}

#[test]
fn words_that_are_not_on_their_lists() {
    Shop::selling().replace(PAGE, "\"oat\"", "\"oats\"").is_refused(
        r#"error[unknown-ground]: `oats` is not a known ground
  --> pages/shop.toml:20:10
   |
20 | ground = "oats"
   |          ^^^^^^
   |
   = help: did you mean `oat`?"#,
    );
    Shop::selling().replace(PAGE, "\"leaf\"", "\"leave\"").is_refused(
            r#"error[unknown-icon]: `leave` is not a known icon
  --> pages/shop.toml:27:61
   |
27 | items = [{ claim = "zn_macro", heading = "tea-zinc", icon = "leave" }]
   |                                                             ^^^^^^^
   |
   = help: known are: apple, arrow-right, badge-check, book-open, calendar, check, chevron-down, chevron-left, chevron-right, circle-help, clock, credit-card, droplets, dumbbell, footprints, gift, globe, heart, info, leaf, lock, mail, menu, message-circle, moon, package, percent, phone, rotate-ccw, salad, scale, shield-check, shopping-bag, smartphone, star, sun, truck, user, users, x"#,
        );
    Shop::selling()
        .replace(PAGE, "\"wohlblatt\"", "\"weltblatt\"")
        .is_refused(
            r#"error[unknown-press-mark]: `weltblatt` is not a known marks
  --> pages/shop.toml:42:10
   |
42 | marks = ["weltblatt"]
   |          ^^^^^^^^^^^
   |
   = help: did you mean `wohlblatt`?"#,
        );
    Shop::selling().replace(PAGE, "\"split\"", "\"splitt\"").is_refused(
        r#"error[unknown-hero]: `splitt` is not a known style
  --> pages/shop.toml:11:9
   |
11 | style = "splitt"
   |         ^^^^^^^^
   |
   = help: did you mean `split`?"#,
    );
}
