//! The rates of the law as a table, and the tax in an amount.

use proptest::prelude::{prop, proptest};

use super::{EndingRate, TaxClass, VatRate, next_change, rows_ending, vat_rate};
use crate::calendar::Day;
use crate::country::Country;
use crate::money::{Currency, Money};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

#[test]
fn each_country_taxes_each_form_as_its_law_says_on_that_day() {
    use Country::{At, Be, De, Dk, Fi, Fr, Gb, Se};
    use TaxClass::{Accessory, Digital, SuppConfectionery, SuppLiquid, SuppPowder, SuppSolid};
    for (country, class, on, expected) in [
        (Se, SuppSolid, "2026-03-31", "12 %"),
        (Se, SuppSolid, "2026-04-01", "6 %"),
        (Se, SuppSolid, "2027-12-31", "6 %"),
        (Se, SuppSolid, "2028-01-01", "12 %"),
        (Se, Accessory, "2026-11-15", "25 %"),
        (Fi, SuppSolid, "2025-12-31", "14 %"),
        (Fi, SuppSolid, "2026-01-01", "13.5 %"),
        (Fi, Digital, "2026-01-01", "25.5 %"),
        (De, SuppLiquid, "2020-01-01", "19 %"),
        (De, SuppLiquid, "2030-01-01", "19 %"),
        (De, SuppSolid, "2020-01-01", "7 %"),
        (De, SuppSolid, "2030-01-01", "7 %"),
        (De, SuppPowder, "2026-11-15", "7 %"),
        (De, Digital, "2026-11-15", "19 %"),
        (Fr, SuppConfectionery, "2020-01-01", "20 %"),
        (Fr, SuppConfectionery, "2030-01-01", "20 %"),
        (Fr, SuppSolid, "2026-11-15", "5.5 %"),
        (Be, SuppSolid, "2026-11-15", "6 %"),
        (Be, Accessory, "2026-11-15", "21 %"),
        (Gb, SuppSolid, "2026-11-15", "20 %"),
        (Gb, SuppPowder, "2026-11-15", "20 %"),
        (At, SuppSolid, "2026-07-01", "10 %"),
        (At, SuppLiquid, "2026-07-01", "20 %"),
        (Dk, SuppSolid, "2026-11-15", "25 %"),
        (Dk, Digital, "2026-11-15", "25 %"),
    ] {
        let rate = vat_rate(country, class, day(on));
        assert_eq!(rate.to_string(), expected, "{country} {} {on}", class.name());
    }
}

#[test]
fn a_rate_that_ends_is_told_sixty_days_before() {
    let ending = |today: &str| rows_ending(&[Country::Se], &[TaxClass::SuppSolid], day(today), 60);
    assert_eq!(ending("2027-10-31"), []);
    let expected = EndingRate {
        country: Country::Se,
        class: TaxClass::SuppSolid,
        rate: VatRate::from_permille(60),
        last_day: day("2027-12-31"),
        next: VatRate::from_permille(120),
    };
    assert_eq!(ending("2027-11-01"), [expected]);
    assert_eq!(ending("2027-12-31"), [expected]);
    assert_eq!(ending("2028-01-01"), []);
    assert_eq!(rows_ending(&Country::ALL, &TaxClass::ALL, day("2026-11-15"), 60), []);
}

#[test]
fn the_next_change_is_a_day_of_that_country() {
    assert_eq!(next_change(Country::Se, day("2026-11-15")), Some(day("2028-01-01")));
    assert_eq!(next_change(Country::Se, day("2026-03-31")), Some(day("2026-04-01")));
    assert_eq!(next_change(Country::Se, day("2028-01-01")), None);
    assert_eq!(next_change(Country::De, day("2026-11-15")), None);
}

#[test]
fn classes_are_read_by_their_names() {
    for class in TaxClass::ALL {
        assert_eq!(class.name().parse(), Ok(class));
    }
    assert!("food".parse::<TaxClass>().is_err());
}

#[test]
fn the_tax_in_an_amount_is_rounded_half_up() {
    for (permille, gross, expected) in [
        (70, 10_380, 679),
        (70, 107, 7),
        (190, 11_900, 1900),
        (55, 8970, 468),
        (135, 8970, 1067),
        (250, 2, 0),
        // 0.5 exactly.
        (200, 3, 1),
        (0, 9999, 0),
        (70, 0, 0),
    ] {
        let tax = VatRate::from_permille(permille).included_in(Money::new(gross, Currency::Eur));
        assert_eq!(tax, Money::new(expected, Currency::Eur), "{permille} of {gross}");
    }
}

proptest! {
    #[test]
    fn net_and_tax_make_up_the_gross_and_the_tax_is_off_by_half_a_unit_at_most(
        gross in 0_i64..1_000_000_000_000,
        country in prop::sample::select(Country::ALL.to_vec()),
        class in prop::sample::select(TaxClass::ALL.to_vec()),
        days in 0_i32..2000,
    ) {
        let rate = vat_rate(country, class, day("2024-01-01").plus_days(days));
        let tax = rate.included_in(Money::new(gross, country.currency())).minor;
        let whole = 1000 + i128::from(rate.permille());
        let error = i128::from(tax) * whole - i128::from(gross) * i128::from(rate.permille());
        assert!(error * 2 <= whole && error * 2 > -whole, "{tax} of {gross} at {rate}");
        assert!((0..=gross).contains(&tax));
    }
}
