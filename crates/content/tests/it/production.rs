//! What is to be settled before a sound shop sells.

use content::Reservation;

use crate::shop::Shop;

fn reservations(shop: &Shop) -> Vec<String> {
    shop.site().reservations().into_iter().map(line).collect()
}

fn line(reservation: Reservation) -> String {
    let Reservation {
        file,
        line,
        message,
        remedy,
        forbids_selling,
    } = reservation;
    let level = if forbids_selling { "error" } else { "warning" };
    format!("{level} {file}:{} {message}: {remedy}", line.unwrap_or(0))
}

const NOTICE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"/>"#;

/// With an operator who could exist, and who has what the law wants to be shown.
fn of_an_operator(shop: Shop) -> Shop {
    let shop = shop
        .write("brand/guarantee-de_DE.svg", NOTICE)
        .write("brand/guarantee-fr_FR.svg", NOTICE);
    let facts = [
        ("register_number = \"HRB 1\"", "register_number = \"HRB 123456 B\""),
        ("service@lindhof.example", "service@lindhof.shop"),
        ("privacy@lindhof.example", "privacy@lindhof.shop"),
        ("https://help.lindhof.example", "https://help.lindhof.shop"),
        ("+49 30 23125 014", "+49 30 9876540"),
        ("+49 30 23125 027", "+49 30 9876541"),
        ("FR000000_01MODE", "FR123456_01ABCD"),
    ];
    facts
        .into_iter()
        .fold(shop, |shop, (old, new)| shop.replace("site.toml", old, new))
}

#[test]
fn an_operator_who_cannot_exist_may_not_sell() {
    let remedy = "write what is true of the company that sells";
    let of_films = "the number is one of those kept for films and books";
    let nobodys = "nobody can have an address under that domain";
    assert_eq!(
        reservations(&Shop::sound()),
        [
            format!("error site.toml:25 `operator.email` is invented: {nobodys}: {remedy}"),
            format!("error site.toml:26 `operator.phone` is invented: {of_films}: {remedy}"),
            format!("error site.toml:27 `operator.dpo_email` is invented: {nobodys}: {remedy}"),
            format!("error site.toml:30 `help_center.url` is invented: {nobodys}: {remedy}"),
            format!("error site.toml:35 `hosting.phone` is invented: {of_films}: {remedy}"),
            format!("error site.toml:39 `fr.epr_id` is invented: it is made of zeros: {remedy}"),
            missing_notice("de_DE"),
            missing_notice("fr_FR"),
        ]
    );
    assert_eq!(reservations(&of_an_operator(Shop::sound())), [""; 0]);
}

fn missing_notice(locale: &str) -> String {
    format!(
        "error brand/guarantee-{locale}.svg:0 the European Union's notice on the legal guarantee is missing: \
         save the Commission's own file of that language there, as SVG and unchanged"
    )
}

#[test]
fn the_notice_on_the_legal_guarantee_is_needed_in_the_languages_of_the_union() {
    let shop = of_an_operator(Shop::sound()).remove("brand/guarantee-fr_FR.svg");
    assert_eq!(reservations(&shop), [missing_notice("fr_FR")]);
}

#[test]
fn a_legal_text_that_is_a_model_has_to_be_made_ones_own() {
    let shop = of_an_operator(Shop::sound());
    let shop = shop.replace("legal/fr_FR/imprint.md", "\n+++\n", "\nmodel = true\n+++\n");
    assert_eq!(
        reservations(&shop),
        [
            "error legal/fr_FR/imprint.md:0 the text is a model that nobody has made their own: \
          adapt it, have a lawyer read it, then remove `model = true`"
        ]
    );
    let own = shop.replace("legal/fr_FR/imprint.md", "model = true", "model = false");
    assert_eq!(reservations(&own), [""; 0]);
}

#[test]
fn samples_have_to_go() {
    let shop = of_an_operator(Shop::selling());
    assert_eq!(
        reservations(&shop),
        [
            "error pages/shop.toml:0 the block `press` names papers that do not exist: remove the block and its texts",
            "error samples/reviews.toml:0 1 reviews are invented: delete the file and its texts",
        ]
    );
}

#[test]
fn claims_in_use_want_to_be_verified() {
    let unverified = |words: &str| {
        let verified = format!("text = \"{words}\", verified = true");
        let shop = of_an_operator(Shop::selling());
        let shop = shop.replace("claims.toml", &verified, &verified.replace("true", "false"));
        reservations(&shop).remove(0)
    };
    let remedy = "compare them with the list letter by letter, then write `verified = true`";
    assert_eq!(
        unverified("Zink wirkt mit"),
        format!(
            "error claims.toml:15 the words of `zn_macro` in de_DE were never compared with EU list of 2031-02-03; \
             a page makes the claim: {remedy}"
        )
    );
    assert_eq!(
        unverified("Le chrome participe"),
        format!(
            "warning claims.toml:30 the words of `cr_macro` in fr_FR were never compared with EU list of 2031-02-03; \
             no page makes the claim: {remedy}"
        )
    );
}
