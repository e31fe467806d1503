//! The words of the order button. They are code because only words like these bind the buyer (Directive 2011/83/EU,
//! article 8(2)), and only what stands on the button counts (CJEU C-249/21): no shop may change them.

use crate::locale::Locale;

/// Names this table. An order keeps it, so that it can be shown later which words its buyer pressed; a change of any
/// word is a new version.
pub const VERSION: &str = "2026-11-15";

/// What stands on the button.
pub const fn words(locale: Locale) -> &'static str {
    allowed(locale)[0]
}

/// Every wording that binds, the one in use first.
pub const fn allowed(locale: Locale) -> &'static [&'static str] {
    match locale {
        // § 312j(3) BGB for Germany, § 8(2) FAGG for Austria.
        Locale::DeDe => &[
            "Zahlungspflichtig bestellen",
            "Kostenpflichtig bestellen",
            "Kaufen",
            "Zahlungspflichtigen Vertrag schließen",
        ],
        // L221-14 Code de la consommation for France, art. VI.46 § 2 CDE for Belgium.
        Locale::FrFr => &[
            "Commande avec obligation de paiement",
            "Commander avec obligation de paiement",
        ],
        // Regulation 14(4) of the Consumer Contracts Regulations 2013.
        Locale::EnGb => &["Order with obligation to pay", "Pay now", "Buy now"],
        Locale::SvSe => &[
            "Beställ med betalningsskyldighet",
            "Beställning förenad med betalningsskyldighet",
            "Köp och betala",
        ],
        // § 12 forbrugeraftaleloven.
        Locale::DaDk => &["Ordre med betalingspligt", "Køb og betal"],
        // Chapter 6 section 12 of the kuluttajansuojalaki.
        Locale::FiFi => &["Tilaa ja maksa", "Maksuvelvoitteen sisältävä tilaus"],
    }
}

#[cfg(test)]
mod tests {
    use super::{allowed, words};
    use crate::locale::Locale;

    /// Words that were found not to bind, or that say nothing about paying.
    const NEVER: [&str; 17] = [
        "bestellen",
        "weiter",
        "Bestellung abgeben",
        "Bestellung abschließen",
        "Anmeldung",
        "Valider",
        "Confirmer",
        "Continuer",
        "Slutför",
        "Beställ",
        "Bekræft",
        "Gennemfør",
        "Vahvista",
        "Jatka",
        "Place order",
        "Confirm",
        "Continue",
    ];

    #[test]
    fn the_button_says_that_pressing_it_costs_money() {
        let table = [
            (Locale::DeDe, "Zahlungspflichtig bestellen"),
            (Locale::FrFr, "Commande avec obligation de paiement"),
            (Locale::EnGb, "Order with obligation to pay"),
            (Locale::SvSe, "Beställ med betalningsskyldighet"),
            (Locale::DaDk, "Ordre med betalingspligt"),
            (Locale::FiFi, "Tilaa ja maksa"),
        ];
        assert_eq!(table.len(), Locale::ALL.len());
        for (locale, expected) in table {
            assert_eq!(words(locale), expected, "{locale:?}");
        }
    }

    #[test]
    fn no_allowed_wording_is_one_that_does_not_bind() {
        for locale in Locale::ALL {
            for wording in allowed(locale) {
                assert!(
                    NEVER.iter().all(|never| !never.eq_ignore_ascii_case(wording)),
                    "{locale:?}: {wording}"
                );
            }
        }
    }
}
