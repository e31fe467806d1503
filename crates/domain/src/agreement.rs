//! The words of what a buyer can agree to besides the order itself. They are code because each of them has to say exactly what
//! is given up or allowed (Directive 2011/83/EU, articles 16(m) and 22), and the books keep which words were agreed to. No box is
//! ticked in advance.

use crate::locale::Locale;

/// Names these words. An order keeps it if its buyer agreed; a change of any word is a new version.
pub const VERSION: &str = "2026-11-17";

/// Later orders of the same purchase may be paid by the same method.
pub const fn charge_again_words(locale: Locale) -> &'static str {
    match locale {
        Locale::DeDe => {
            "Meine Zahlungsart darf für weitere Bestellungen dieses Einkaufs gespeichert werden. Jede davon gebe ich selbst auf, mit einer eigenen Schaltfläche."
        }
        Locale::FrFr => {
            "Mon moyen de paiement peut être conservé pour d’autres commandes de cet achat. Je passe chacune d’elles moi-même, avec son propre bouton."
        }
        Locale::EnGb => {
            "My payment method may be kept for further orders of this purchase. I place each of them myself, with a button of its own."
        }
        Locale::SvSe => {
            "Mitt betalningssätt får sparas för fler beställningar i det här köpet. Varje beställning gör jag själv, med en egen knapp."
        }
        Locale::DaDk => {
            "Min betalingsmetode må gemmes til flere ordrer i dette køb. Hver ordre afgiver jeg selv med sin egen knap."
        }
        Locale::FiFi => {
            "Maksutapani saa tallentaa tämän oston muita tilauksia varten. Teen jokaisen niistä itse omalla painikkeellaan."
        }
    }
}

/// Digital content is supplied before the period of withdrawal is over, and the right to withdraw from it ends with that.
pub const fn early_supply_words(locale: Locale) -> &'static str {
    match locale {
        // § 356(5) BGB, § 18(1) no. 11 FAGG.
        Locale::DeDe => {
            "Ich stimme ausdrücklich zu, dass die digitalen Inhalte vor Ablauf der Widerrufsfrist bereitgestellt werden. Mir ist bekannt, dass mein Widerrufsrecht für sie damit erlischt."
        }
        // L221-28 no. 13 Code de la consommation, art. VI.53 no. 13 CDE.
        Locale::FrFr => {
            "Je demande expressément que les contenus numériques soient fournis avant la fin du délai de rétractation. Je reconnais perdre ainsi mon droit de rétractation pour ces contenus."
        }
        // Regulation 37 of the Consumer Contracts Regulations 2013.
        Locale::EnGb => {
            "I expressly agree that the digital content is supplied before the cancellation period ends. I acknowledge that I then lose my right to cancel it."
        }
        Locale::SvSe => {
            "Jag samtycker uttryckligen till att det digitala innehållet levereras innan ångerfristen har gått ut. Jag är medveten om att jag därmed förlorar min ångerrätt för det."
        }
        // § 18(2) no. 13 forbrugeraftaleloven.
        Locale::DaDk => {
            "Jeg giver udtrykkeligt samtykke til, at det digitale indhold leveres, før fortrydelsesfristen udløber. Jeg anerkender, at jeg dermed mister min fortrydelsesret for det."
        }
        // Chapter 6 section 16 of the kuluttajansuojalaki.
        Locale::FiFi => {
            "Suostun nimenomaisesti siihen, että digitaalinen sisältö toimitetaan ennen peruuttamisajan päättymistä. Tiedän, että menetän samalla oikeuteni peruuttaa sitä koskevan sopimuksen."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{charge_again_words, early_supply_words};
    use crate::locale::Locale;

    #[test]
    fn who_agrees_to_early_supply_reads_what_is_lost_by_it() {
        let table = [
            (Locale::DeDe, ["ausdrücklich", "Widerrufsrecht", "erlischt"]),
            (Locale::FrFr, ["expressément", "droit de rétractation", "perdre"]),
            (Locale::EnGb, ["expressly", "right to cancel", "lose"]),
            (Locale::SvSe, ["uttryckligen", "ångerrätt", "förlorar"]),
            (Locale::DaDk, ["udtrykkeligt", "fortrydelsesret", "mister"]),
            (Locale::FiFi, ["nimenomaisesti", "peruuttaa", "menetän"]),
        ];
        assert_eq!(table.len(), Locale::ALL.len());
        for (locale, said) in table {
            for word in said {
                assert!(early_supply_words(locale).contains(word), "{locale:?}: {word}");
            }
        }
    }

    #[test]
    fn no_two_languages_share_a_sentence() {
        for words in [charge_again_words, early_supply_words] {
            let mut said: Vec<&str> = Locale::ALL.into_iter().map(words).collect();
            said.sort_unstable();
            said.dedup();
            assert_eq!(said.len(), Locale::ALL.len());
        }
    }
}
