//! Numbers, money and days as a visitor reads them. The engine that renders pages knows no `Intl`, so everything that
//! depends on a language is printed here and travels as text.

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::DecimalFormatterOptions;
use icu_locale_core::{LanguageIdentifier, langid};

use crate::calendar::LocalTime;
use crate::locale::Locale;
use crate::money::{Currency, Money};
use crate::nutrient::Amount;
use crate::vat::VatRate;

/// U+00A0: a number and its unit stay on one line.
const NO_BREAK: char = '\u{a0}';

/// `1.234,50 €`
pub fn money(locale: Locale, amount: Money) -> String {
    let mut number = Decimal::from(amount.minor);
    number.multiply_pow10(-2);
    let number = decimal(locale, &number);
    let symbol = symbol(locale, amount.currency);
    match locale {
        // A code of letters needs a gap, a sign does not.
        Locale::EnGb if symbol.chars().count() == 3 => format!("{symbol}{NO_BREAK}{number}"),
        Locale::EnGb => format!("{symbol}{number}"),
        Locale::DeDe | Locale::FrFr | Locale::SvSe | Locale::DaDk | Locale::FiFi => {
            format!("{number}{NO_BREAK}{symbol}")
        }
    }
}

/// `1.000,00 €/kg`
pub fn price_per_kilogram(locale: Locale, amount: Money) -> String {
    format!("{}/kg", money(locale, amount))
}

/// `16 %`
pub fn percent(locale: Locale, percent: u32) -> String {
    let number = decimal(locale, &Decimal::from(percent));
    match locale {
        Locale::EnGb => format!("{number}%"),
        Locale::DeDe | Locale::FrFr | Locale::SvSe | Locale::DaDk | Locale::FiFi => format!("{number}{NO_BREAK}%"),
    }
}

/// A number of tenths: `4,3`.
pub fn tenths(locale: Locale, tenths: u32) -> String {
    let mut number = Decimal::from(tenths);
    number.multiply_pow10(-1);
    decimal(locale, &number)
}

/// A rate of tax: `13,5 %`.
pub fn rate(locale: Locale, rate: VatRate) -> String {
    let mut number = Decimal::from(rate.permille());
    number.multiply_pow10(-1);
    number.trim_end();
    let number = decimal(locale, &number);
    match locale {
        Locale::EnGb => format!("{number}%"),
        Locale::DeDe | Locale::FrFr | Locale::SvSe | Locale::DaDk | Locale::FiFi => format!("{number}{NO_BREAK}%"),
    }
}

/// `1,4 mg`
pub fn amount(locale: Locale, amount: Amount) -> String {
    let text = amount.to_string();
    let (number, unit) = text.split_once(' ').unwrap_or((&text, ""));
    let number = number.parse().expect("an amount begins with a number");
    format!("{}{NO_BREAK}{unit}", decimal(locale, &number))
}

/// A day as the language writes it in figures: `15.11.2026`.
pub fn day(locale: Locale, year: i16, month: i8, day: i8) -> String {
    match locale {
        Locale::DeDe | Locale::DaDk | Locale::FiFi => format!("{day:02}.{month:02}.{year}"),
        Locale::FrFr | Locale::EnGb => format!("{day:02}/{month:02}/{year}"),
        Locale::SvSe => format!("{year}-{month:02}-{day:02}"),
    }
}

/// A moment as people of a country read it on their clocks: `30.11.2026, 23:59`.
pub fn moment(locale: Locale, at: LocalTime) -> String {
    let (hour, minute) = (at.hour, at.minute);
    let day = day(locale, at.day.year(), at.day.month(), at.day.day());
    match locale {
        Locale::DeDe | Locale::EnGb => format!("{day}, {hour:02}:{minute:02}"),
        Locale::FrFr | Locale::SvSe => format!("{day} {hour:02}:{minute:02}"),
        Locale::DaDk => format!("{day} {hour:02}.{minute:02}"),
        Locale::FiFi => format!("{day} klo {hour}.{minute:02}"),
    }
}

/// What stands for a currency: a sign or `kr` at home, elsewhere what the language is used to.
fn symbol(locale: Locale, currency: Currency) -> &'static str {
    match (currency, locale) {
        (Currency::Eur, _) => "€",
        (Currency::Gbp, Locale::FrFr) => "£GB",
        (Currency::Gbp, Locale::SvSe) => "GBP",
        (Currency::Gbp, _) => "£",
        (Currency::Sek, Locale::SvSe) => "kr",
        (Currency::Dkk, Locale::DaDk) => "kr.",
        (Currency::Dkk, Locale::SvSe) => "Dkr",
        (Currency::Sek | Currency::Dkk, _) => currency.code(),
    }
}

fn decimal(locale: Locale, number: &Decimal) -> String {
    let formatter = DecimalFormatter::try_new((&language(locale)).into(), DecimalFormatterOptions::default())
        .expect("the library knows our six languages");
    formatter.format_to_string(number)
}

const fn language(locale: Locale) -> LanguageIdentifier {
    match locale {
        Locale::DeDe => langid!("de-DE"),
        Locale::FrFr => langid!("fr-FR"),
        Locale::EnGb => langid!("en-GB"),
        Locale::SvSe => langid!("sv-SE"),
        Locale::DaDk => langid!("da-DK"),
        Locale::FiFi => langid!("fi-FI"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{amount, day, money, percent, price_per_kilogram, rate, tenths};
    use crate::locale::Locale;
    use crate::money::{Currency, Money};
    use crate::nutrient::Amount;
    use crate::vat::VatRate;

    /// What a browser's `Intl` prints, written by `tools/intl-cases.mjs`.
    const CASES: &str = include_str!("format/intl.json");

    #[test]
    fn money_percent_and_days_read_as_in_a_browser() {
        let cases: Value = serde_json::from_str(CASES).expect("the file is JSON");
        let mut compared = 0;
        for locale in Locale::ALL {
            let of_locale = &cases[locale.name()];
            for currency in Currency::ALL {
                for (minor, expected) in of_locale["money"][currency.code()].as_object().expect("amounts") {
                    let minor = minor.parse().expect("minor units");
                    assert_eq!(
                        money(locale, Money::new(minor, currency)),
                        *expected,
                        "{locale} {currency:?}"
                    );
                    compared += 1;
                }
            }
            for (whole, expected) in of_locale["percent"].as_object().expect("percents") {
                assert_eq!(percent(locale, whole.parse().expect("whole percent")), *expected);
                compared += 1;
            }
            assert_eq!(day(locale, 2026, 11, 5), of_locale["day"]);
            compared += 1;
        }
        assert!(compared > 100, "only {compared} compared");
    }

    #[test]
    fn measures_keep_number_and_unit_together() {
        let of = |text: &str| text.parse::<Amount>().expect("an amount");
        assert_eq!(amount(Locale::DeDe, of("1.4 mg")), "1,4\u{a0}mg");
        assert_eq!(amount(Locale::EnGb, of("1.4 mg")), "1.4\u{a0}mg");
        assert_eq!(amount(Locale::FiFi, of("40 µg")), "40\u{a0}µg");
        assert_eq!(amount(Locale::SvSe, of("58.5 g")), "58,5\u{a0}g");
    }

    #[test]
    fn a_rate_of_tax_shows_a_decimal_only_if_it_has_one() {
        let of = |locale, permille| rate(locale, VatRate::from_permille(permille));
        assert_eq!(of(Locale::DeDe, 70), "7\u{a0}%");
        assert_eq!(of(Locale::FiFi, 135), "13,5\u{a0}%");
        assert_eq!(of(Locale::EnGb, 200), "20%");
        assert_eq!(of(Locale::EnGb, 0), "0%");
    }

    #[test]
    fn tenths_always_show_their_decimal() {
        assert_eq!(tenths(Locale::DeDe, 43), "4,3");
        assert_eq!(tenths(Locale::EnGb, 50), "5.0");
    }

    #[test]
    fn the_price_of_a_kilogram_names_the_kilogram() {
        let price = Money::new(100_000, Currency::Eur);
        assert_eq!(price_per_kilogram(Locale::DeDe, price), "1.000,00\u{a0}€/kg");
    }
}
