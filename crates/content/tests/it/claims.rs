//! The claims of the default shop: complete, with the conditions of the lists, and free to be said.

use std::collections::BTreeSet;
use std::path::Path;

use content::claims::{Claim, Claims};
use content::lint::Reader;
use content::{Folder, compile};
use domain::claim::significant_amount;
use domain::locale::Locale;
use domain::nutrient::{Amount, Nutrient};

use crate::shop::Shop;

/// The default shop's claims, read in a sound shop.
fn claims() -> Claims {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let folder = Folder::read(&root).expect("the default shop is part of the repository");
    let text = folder.get("claims.toml").expect("it has claims").to_owned();
    Shop::sound().write("claims.toml", &text).site().claims
}

fn amount(text: &str) -> Amount {
    text.parse().unwrap_or_else(|_| panic!("{text} is an amount"))
}

/// A daily dose of one of the shop's products.
fn dose_of(product: &[(Nutrient, &str)]) -> impl Fn(Nutrient) -> Option<Amount> {
    move |wanted| {
        let part = product.iter().find(|(nutrient, _)| *nutrient == wanted);
        part.map(|(_, dose)| amount(dose))
    }
}

const DAILY_TRIO: [(Nutrient, &str); 5] = [
    (Nutrient::Choline, "200 mg"),
    (Nutrient::Zinc, "5 mg"),
    (Nutrient::Chromium, "40 µg"),
    (Nutrient::VitaminB6, "1.4 mg"),
    (Nutrient::VitaminC, "40 mg"),
];

#[test]
fn all_twenty_eight_are_there() {
    let claims = claims();
    assert_eq!(claims.iter().count(), 28);
    let nutrients: BTreeSet<Nutrient> = claims.iter().map(|claim| claim.nutrient).collect();
    assert_eq!(nutrients, BTreeSet::from(Nutrient::ALL));
    assert!(claims.get("chol_lipid").is_some());
    assert!(claims.get("chol-lipid").is_none());
}

#[test]
fn vitamins_and_minerals_need_a_significant_amount() {
    for claim in claims().iter() {
        if let Some(significant) = significant_amount(claim.nutrient) {
            assert_eq!(claim.minimum, Some(significant), "{}", claim.id);
        }
    }
}

#[test]
fn the_products_carry_their_claims_and_no_others() {
    let claims = claims();
    let carried: Vec<&str> = claims
        .iter()
        .filter(|claim| claim.holds_for(dose_of(&DAILY_TRIO), 1).is_ok())
        .map(|claim| claim.id.as_str())
        .collect();
    assert_eq!(
        carried,
        [
            "b6_horm",
            "b6_prot",
            "b6_tired",
            "c_energy",
            "c_immune",
            "c_tired",
            "chol_lipid",
            "chol_liver",
            "cr_gluc",
            "cr_macro",
            "zn_carb",
            "zn_fa",
            "zn_macro"
        ]
    );
    let fibre = [(Nutrient::Glucomannan, "3 g")];
    let check = |id: &str, servings| {
        let claim = claims.get(id).expect("it exists");
        claim
            .holds_for(dose_of(&fibre), servings)
            .map_err(|shortfall| shortfall.to_string())
    };
    assert_eq!(check("gluc_weight", 3), Ok(()));
    let refused = |why: &str| Err(why.to_owned());
    assert_eq!(
        check("gluc_weight", 4),
        refused("a serving holds 750 mg of glucomannan, the claim needs 1 g")
    );
    assert_eq!(
        check("gluc_chol", 3),
        refused("a daily dose holds 3 g of glucomannan, the claim needs 4 g")
    );
}

#[test]
fn the_nutrients_of_the_products_can_be_named_in_every_language() {
    let in_all = |claim: &Claim| Locale::ALL.iter().all(|locale| claim.wordings.contains_key(locale));
    for claim in claims().iter() {
        let is_sold = claim.nutrient == Nutrient::Glucomannan || dose_of(&DAILY_TRIO)(claim.nutrient).is_some();
        assert!(!is_sold || in_all(claim), "{}", claim.id);
    }
}

#[test]
fn each_wording_stands_in_the_list_of_its_market() {
    for claim in claims().iter() {
        for (locale, wording) in &claim.wordings {
            let is_british = wording.register.name.starts_with("Great Britain");
            assert_eq!(is_british, *locale == Locale::EnGb, "{} {locale}", claim.id);
        }
    }
}

#[test]
fn authorised_wordings_pass_the_lint() {
    let claims = claims();
    let mut refused = Vec::new();
    for locale in Locale::ALL {
        let mut reader = Reader::new(locale);
        for wording in claims.iter().filter_map(|claim| claim.wordings.get(&locale)) {
            let text = format!("{}.", wording.text);
            if !reader.hits(&text).is_empty() {
                refused.push(text);
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn a_wording_passes_only_as_it_stands() {
    let words = "Zink macht dich schlank";
    let claims = Shop::sound()
        .write(
            "claims.toml",
            &format!(
                "[registers.eu]\nname = \"EU\"\nversion = \"2021-05-17\"\n[registers.gb]\nname = \"GB\"\n\
                 version = \"2026-05-19\"\n[[claims]]\nid = \"odd\"\nnutrient = \"zinc\"\n[claims.wordings]\n\
                 de_DE = {{ text = \"{words}\", verified = false, source = \"made up\" }}\n"
            ),
        )
        .site()
        .claims;
    let found = |text: &str| Reader::new(Locale::DeDe).hits_beside_claims(text, &claims).len();
    assert_eq!(found(words), 0);
    assert_eq!(found("Zink macht\u{a0}dich schlank."), 0);
    assert_eq!(found("Zink macht dich sehr schlank"), 1);
    assert_eq!(found("Zink macht dich schlank. Und schlanker."), 1);
}

#[test]
fn the_claims_are_part_of_the_default_shop() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let folder = Folder::read(&root).expect("the default shop is part of the repository");
    let faults = match compile(
        &folder,
        &content::InterfaceTexts::default(),
        content::Audience::Builders,
        content::Words::Unread,
    ) {
        Ok(_) => Vec::new(),
        Err(report) => report.diagnostics,
    };
    let unlawful: Vec<String> = faults
        .iter()
        .filter(|fault| {
            fault.code.starts_with("copy-") || fault.code.starts_with("override-") || fault.file == "claims.toml"
        })
        .map(|fault| format!("{} {}:{}", fault.code, fault.file, fault.line(&folder)))
        .collect();
    assert!(unlawful.is_empty(), "{}", unlawful.join("\n"));
}
