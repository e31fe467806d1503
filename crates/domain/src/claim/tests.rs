//! Doses that carry a claim and doses that do not.

use super::{Measure, Shortfall, check_dose, check_serving, significant_amount};
use crate::nutrient::{Amount, Nutrient};

fn amount(text: &str) -> Amount {
    text.parse().unwrap_or_else(|_| panic!("{text} is an amount"))
}

/// A product with these amounts in a daily dose.
fn product(parts: &[(Nutrient, &str)]) -> impl Fn(Nutrient) -> Option<Amount> {
    move |wanted| {
        let part = parts.iter().find(|(nutrient, _)| *nutrient == wanted);
        part.map(|(_, dose)| amount(dose))
    }
}

#[test]
fn a_dose_carries_a_claim_from_its_minimum_on() {
    let check = |dose: &str| {
        check_dose(
            Nutrient::Chromium,
            Some(amount("6 µg")),
            product(&[(Nutrient::Chromium, dose)]),
        )
    };
    assert_eq!(check("40 µg"), Ok(()));
    assert_eq!(check("6 µg"), Ok(()));
    let shortfall = check("5 µg").expect_err("too little");
    assert_eq!(
        shortfall.to_string(),
        "a daily dose holds 5 µg of chromium, the claim needs 6 µg"
    );
}

#[test]
fn without_the_nutrient_there_is_no_claim() {
    let zinc = product(&[(Nutrient::Zinc, "5 mg")]);
    let shortfall = Shortfall {
        nutrient: Nutrient::Chromium,
        measure: Measure::DailyDose,
        needed: Some(amount("6 µg")),
        given: None,
    };
    assert_eq!(
        check_dose(Nutrient::Chromium, Some(amount("6 µg")), &zinc),
        Err(shortfall)
    );
    assert_eq!(
        shortfall.to_string(),
        "a daily dose holds no chromium, the claim needs 6 µg"
    );
}

#[test]
fn without_a_minimum_a_mineral_needs_a_significant_amount() {
    let check = |dose: &str| check_dose(Nutrient::Zinc, None, product(&[(Nutrient::Zinc, dose)]));
    assert_eq!(check("1.5 mg"), Ok(()));
    assert_eq!(
        check("1.49 mg").map_err(|shortfall| shortfall.needed),
        Err(Some(amount("1.5 mg")))
    );
}

#[test]
fn without_a_minimum_and_a_reference_intake_presence_is_enough() {
    let check = |parts| check_dose(Nutrient::Glucomannan, None, product(parts));
    assert_eq!(check(&[(Nutrient::Glucomannan, "0.1 g")]), Ok(()));
    let shortfall = check(&[]).expect_err("absent");
    assert_eq!(shortfall.to_string(), "a daily dose holds no glucomannan");
}

#[test]
fn a_claim_on_servings_looks_at_each_of_them() {
    let check = |servings| check_serving(Nutrient::Glucomannan, amount("1 g"), Some(amount("3 g")), servings);
    assert_eq!(check(3), Ok(()));
    let shortfall = check(6).expect_err("half of it");
    assert_eq!(
        shortfall.to_string(),
        "a serving holds 500 mg of glucomannan, the claim needs 1 g"
    );
}

#[test]
fn significant_amounts() {
    let cases = [
        (Nutrient::VitaminB6, Some("0.21 mg")),
        (Nutrient::VitaminB12, Some("0.375 µg")),
        (Nutrient::Magnesium, Some("56.25 mg")),
        (Nutrient::Choline, None),
    ];
    for (nutrient, expected) in cases {
        assert_eq!(significant_amount(nutrient), expected.map(amount), "{nutrient}");
    }
}
