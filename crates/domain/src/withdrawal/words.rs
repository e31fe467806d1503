//! The words of the withdrawal function. They are code because the law fixes them: the entrance must be unmistakable, the
//! button that confirms may say nothing else (Directive 2011/83/EU, article 11a), and what was declared must be the same on
//! the screen, in the books and in the acknowledgement.

use super::Form;
use crate::locale::Locale;

/// Names these words. A statement keeps it, so that it can be shown later what its sender pressed; a change of any word is a
/// new version.
pub const VERSION: &str = "2026-11-16";

/// What a link to the function may say, the one of the law first.
pub const fn allowed_entry_words(locale: Locale) -> &'static [&'static str] {
    match locale {
        // § 356a BGB, without "hier". Austria's models say the same.
        Locale::DeDe => &["Vertrag widerrufen"],
        // D.221-5 Code de la consommation.
        Locale::FrFr => &["Renoncer au contrat ici"],
        // British law knows no such function; who offers it all the same may say "cancel", as the regulations of 2013 do.
        Locale::EnGb => &["Withdraw from contract here", "Cancel my order within 14 days"],
        Locale::SvSe => &["Ångra avtalet här"],
        // § 20 a forbrugeraftaleloven.
        Locale::DaDk => &["Fortryd aftalen her"],
        Locale::FiFi => &["Peruuta sopimus tästä"],
    }
}

/// What stands on the button that confirms, and nothing else.
pub const fn confirm_words(locale: Locale) -> &'static str {
    match locale {
        Locale::DeDe => "Widerruf bestätigen",
        Locale::FrFr => "Confirmer la rétractation",
        Locale::EnGb => "Confirm withdrawal",
        Locale::SvSe => "Bekräfta frånträde",
        Locale::DaDk => "Bekræft fortrydelse",
        Locale::FiFi => "Vahvista peruuttaminen",
    }
}

/// The sentences of a statement, after the model form of the directive. `{order}`, `{items}`, `{name}` and `{email}` stand for
/// what was filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// For all of an order.
    pub whole: &'static str,
    /// For some of it.
    pub part: &'static str,
    /// Added if later orders of the same purchase are meant.
    pub later: &'static str,
    pub name: &'static str,
    pub email: &'static str,
}

pub const fn declaration(locale: Locale) -> Declaration {
    match locale {
        Locale::DeDe => Declaration {
            whole: "Hiermit widerrufe ich den Vertrag über die Bestellung {order}.",
            part: "Hiermit widerrufe ich den Vertrag über die Bestellung {order} für diese Artikel: {items}",
            later: "Der Widerruf gilt auch für die späteren Bestellungen desselben Einkaufs.",
            name: "Name: {name}",
            email: "E-Mail-Adresse: {email}",
        },
        Locale::FrFr => Declaration {
            whole: "Je me rétracte par la présente du contrat portant sur la commande {order}.",
            part: "Je me rétracte par la présente du contrat portant sur la commande {order} pour ces articles\u{a0}: {items}",
            later: "La rétractation vaut aussi pour les commandes ultérieures du même achat.",
            name: "Nom\u{a0}: {name}",
            email: "Adresse e-mail\u{a0}: {email}",
        },
        Locale::EnGb => Declaration {
            whole: "I hereby withdraw from the contract for order {order}.",
            part: "I hereby withdraw from the contract for order {order} as regards these items: {items}",
            later: "The withdrawal also covers the later orders of the same purchase.",
            name: "Name: {name}",
            email: "Email address: {email}",
        },
        Locale::SvSe => Declaration {
            whole: "Jag meddelar härmed att jag frånträder avtalet om beställning {order}.",
            part: "Jag meddelar härmed att jag frånträder avtalet om beställning {order} för dessa varor: {items}",
            later: "Frånträdet gäller även de senare beställningarna i samma köp.",
            name: "Namn: {name}",
            email: "E-postadress: {email}",
        },
        Locale::DaDk => Declaration {
            whole: "Jeg meddeler hermed, at jeg fortryder aftalen om bestilling {order}.",
            part: "Jeg meddeler hermed, at jeg fortryder aftalen om bestilling {order} for disse varer: {items}",
            later: "Fortrydelsen gælder også de senere bestillinger i samme køb.",
            name: "Navn: {name}",
            email: "E-mailadresse: {email}",
        },
        Locale::FiFi => Declaration {
            whole: "Ilmoitan peruuttavani tilausta {order} koskevan sopimuksen.",
            part: "Ilmoitan peruuttavani tilausta {order} koskevan sopimuksen näiden tuotteiden osalta: {items}",
            later: "Peruuttaminen koskee myös saman ostoksen myöhempiä tilauksia.",
            name: "Nimi: {name}",
            email: "Sähköpostiosoite: {email}",
        },
    }
}

/// The whole statement, one sentence or fact on each line.
pub fn statement(locale: Locale, form: &Form) -> String {
    let sentences = declaration(locale);
    let values = [
        ("{order}", form.order.as_str()),
        ("{items}", form.items.as_deref().unwrap_or_default()),
        ("{name}", form.name.as_str()),
        ("{email}", form.address.as_written.as_str()),
    ];
    let first = if form.items.is_some() {
        sentences.part
    } else {
        sentences.whole
    };
    let later = form.with_later_orders.then_some(sentences.later);
    let lines = [Some(first), later, Some(sentences.name), Some(sentences.email)];
    let lines = lines.into_iter().flatten().map(|line| fill(line, &values));
    lines.collect::<Vec<_>>().join("\n")
}

/// Each mark of the sentence becomes its value. What was typed is never looked at again, whatever it holds.
fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let next = values
        .iter()
        .filter_map(|(mark, value)| Some((sentence.find(mark)?, mark, value)))
        .min();
    match next {
        Some((at, mark, value)) => {
            let rest = fill(&sentence[at + mark.len()..], values);
            format!("{}{value}{rest}", &sentence[..at])
        }
        None => sentence.to_owned(),
    }
}
