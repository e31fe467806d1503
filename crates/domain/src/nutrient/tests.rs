//! Names, amounts as written and read, and shares of the reference intake.

use proptest::prelude::{any, proptest};

use super::{Amount, BadAmount, Nutrient, UnknownNutrient};

fn amount(text: &str) -> Amount {
    text.parse().unwrap_or_else(|_| panic!("{text} is an amount"))
}

#[test]
fn every_name_reads_back() {
    for nutrient in Nutrient::ALL {
        assert_eq!(nutrient.name().parse(), Ok(nutrient));
    }
    assert_eq!("vitamin-b6".parse(), Ok(Nutrient::VitaminB6));
    assert_eq!("Zinc".parse::<Nutrient>(), Err(UnknownNutrient));
}

#[test]
fn amounts_are_exact() {
    let cases = [
        ("1.4 mg", 1_400_000),
        ("40 µg", 40_000),
        ("40 \u{3bc}g", 40_000),
        ("3 g", 3_000_000_000),
        ("0.375 µg", 375),
        ("82.5 mg", 82_500_000),
        ("0.000000001 g", 1),
    ];
    for (text, nanograms) in cases {
        assert_eq!(amount(text).as_nanograms(), nanograms, "{text}");
    }
}

#[test]
fn what_is_no_amount_is_refused() {
    let cases = [
        "",
        "3",
        "g",
        "3g",
        "3  g",
        "3 kg",
        "-3 g",
        "+3 g",
        "3,5 g",
        ".5 g",
        "5. g",
        "1e3 mg",
        "0.0001 µg",
        "18446744074 g",
    ];
    for text in cases {
        assert_eq!(text.parse::<Amount>(), Err(BadAmount), "{text}");
    }
}

#[test]
fn amounts_print_in_the_largest_whole_unit() {
    let cases = [
        ("1.4 mg", "1.4 mg"),
        ("0.21 mg", "210 µg"),
        ("1000 mg", "1 g"),
        ("0.375 µg", "0.375 µg"),
        ("56.250 mg", "56.25 mg"),
        ("0 g", "0 µg"),
    ];
    for (text, printed) in cases {
        assert_eq!(amount(text).to_string(), printed);
    }
}

#[test]
fn shares_of_the_reference_intake() {
    let cases = [
        (Nutrient::Zinc, "5 mg", Some(50)),
        (Nutrient::Chromium, "40 µg", Some(100)),
        (Nutrient::VitaminB6, "1.4 mg", Some(100)),
        (Nutrient::VitaminC, "40 mg", Some(50)),
        (Nutrient::VitaminB12, "0.375 µg", Some(15)),
        (Nutrient::Selenium, "8.25 µg", Some(15)),
        (Nutrient::Magnesium, "56.25 mg", Some(15)),
        // 12.5 and 12.49 of a hundred.
        (Nutrient::Zinc, "1.25 mg", Some(13)),
        (Nutrient::Zinc, "1.249 mg", Some(12)),
        (Nutrient::Choline, "200 mg", None),
        (Nutrient::Glucomannan, "3 g", None),
    ];
    for (nutrient, dose, percent) in cases {
        let found = nutrient.nrv().map(|nrv| amount(dose).percent_of(nrv));
        assert_eq!(found, percent, "{nutrient} {dose}");
    }
}

proptest! {
    #[test]
    fn what_is_printed_reads_back(nanograms in any::<u64>()) {
        let amount = Amount::nanograms(nanograms);
        assert_eq!(amount.to_string().parse(), Ok(amount));
    }
}
