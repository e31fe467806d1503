//! The rules of withdrawal as tables.

use super::{
    CloseReason, Fault, Field, Form, NamedOrder, UnknownReason, allowed_entry_words, confirm_words, declaration,
    is_late, named_order, period_ends, read_form, refund_due, statement,
};
use crate::calendar::{Day, LocalTime};
use crate::country::Country;
use crate::id::{OrderId, Ulid};
use crate::locale::Locale;
use crate::order::OrderNumber;
use crate::typed::Why;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn at_ms(country: Country, text: &str) -> i64 {
    text.parse::<LocalTime>().expect("a moment").at_ms(country)
}

fn anna() -> Form {
    read_form("Anna Muster", "DE-100001", "Anna@example.org", "", false).expect("a form")
}

#[test]
fn the_period_ends_fourteen_days_after_delivery_on_a_working_day() {
    for (country, delivered, expected) in [
        // The fourteenth day is a Sunday.
        (Country::De, "2026-11-01", "2026-11-16"),
        (Country::De, "2026-11-02", "2026-11-16"),
        (Country::De, "2026-11-03", "2026-11-17"),
        // It is Christmas, a Friday.
        (Country::De, "2026-12-11", "2026-12-28"),
        (Country::Gb, "2026-12-11", "2026-12-29"),
        (Country::Dk, "2026-12-10", "2026-12-28"),
        // Armistice Day is a holiday in France and none in Germany.
        (Country::Fr, "2026-10-28", "2026-11-12"),
        (Country::De, "2026-10-28", "2026-11-11"),
        // New Year's Eve in Sweden, then New Year, then a weekend.
        (Country::Se, "2026-12-17", "2027-01-04"),
        (Country::Fi, "2026-11-22", "2026-12-07"),
    ] {
        let end = period_ends(country, &[Some(day(delivered))]);
        assert_eq!(end, Some(day(expected)), "{country} {delivered}");
    }
}

#[test]
fn of_several_parcels_the_last_counts_and_one_that_is_missing_keeps_the_period_open() {
    let (first, last) = (Some(day("2026-11-02")), Some(day("2026-11-10")));
    assert_eq!(period_ends(Country::De, &[last, first]), Some(day("2026-11-24")));
    assert_eq!(period_ends(Country::De, &[first, None]), None);
    assert_eq!(period_ends(Country::De, &[]), None);
}

#[test]
fn a_statement_is_in_time_until_the_last_minute_of_the_country_s_own_day() {
    for country in Country::ALL {
        let end = period_ends(country, &[Some(day("2026-11-01"))]);
        assert_eq!(end, Some(day("2026-11-16")), "{country}");
        let last_minute_ms = at_ms(country, "2026-11-16 23:59");
        assert!(!is_late(country, end, last_minute_ms), "{country}");
        assert!(is_late(country, end, last_minute_ms + 60_000), "{country}");
        assert!(!is_late(country, None, last_minute_ms + 60_000), "{country}");
    }
}

#[test]
fn money_is_due_fourteen_days_after_the_statement() {
    let late_evening_ms = at_ms(Country::Fi, "2026-11-16 23:30");
    assert_eq!(refund_due(Country::Fi, late_evening_ms), day("2026-11-30"));
    // At that moment it is still half past nine in Britain, and the same day.
    assert_eq!(refund_due(Country::Gb, late_evening_ms), day("2026-11-30"));
    assert_eq!(
        refund_due(Country::Fi, late_evening_ms + 30 * 60_000),
        day("2026-12-01")
    );
}

#[test]
fn an_order_is_recognised_however_people_write_it() {
    let number = |country| {
        Some(NamedOrder::Number(OrderNumber {
            country,
            number: 100_001,
        }))
    };
    for (text, expected) in [
        ("DE-100001", number(Country::De)),
        ("de 100001", number(Country::De)),
        ("Nr. FR–100001, vom Montag", number(Country::Fr)),
        ("#100001", number(Country::At)),
        ("Bestellung 100001", number(Country::At)),
        ("100000", None),
        ("my last one", None),
        ("", None),
        ("99999999999999999999999999", None),
    ] {
        assert_eq!(named_order(Country::At, text), expected, "{text}");
    }
    let id = OrderId(Ulid::new(1, 1));
    assert_eq!(named_order(Country::De, &format!(" {id}")), Some(NamedOrder::Id(id)));
}

#[test]
fn a_form_is_read_kindly() {
    let form = read_form(
        "  Anna\u{202e}  Muster ",
        "DE-100001\n",
        " <Anna@example.org>",
        "eine Dose,\r\ndas Buch",
        true,
    );
    assert_eq!(
        form,
        Ok(Form {
            items: Some("eine Dose, das Buch".to_owned()),
            with_later_orders: true,
            ..anna()
        })
    );
}

#[test]
fn whatever_is_wrong_with_a_form_is_said_at_once() {
    let fault = |field, why| Fault { field, why };
    assert_eq!(
        read_form(" ", "", "", &"ä".repeat(501), false),
        Err(vec![
            fault(Field::Name, Why::Missing),
            fault(Field::Order, Why::Missing),
            fault(Field::Email, Why::Missing),
            fault(Field::Items, Why::TooLong),
        ])
    );
    assert_eq!(
        read_form(
            "Win at https://spam.example",
            &"1".repeat(81),
            "anna",
            "WWW.spam.example",
            false
        ),
        Err(vec![
            fault(Field::Name, Why::Malformed),
            fault(Field::Order, Why::TooLong),
            fault(Field::Email, Why::Malformed),
            fault(Field::Items, Why::Malformed),
        ])
    );
    assert!(
        read_form(
            &"ä".repeat(100),
            &"1".repeat(80),
            "a@b.example",
            &"ä".repeat(500),
            false
        )
        .is_ok()
    );
}

#[test]
fn the_words_are_those_of_the_law() {
    let table = [
        (Locale::DeDe, "Vertrag widerrufen", "Widerruf bestätigen"),
        (Locale::FrFr, "Renoncer au contrat ici", "Confirmer la rétractation"),
        (Locale::EnGb, "Withdraw from contract here", "Confirm withdrawal"),
        (Locale::SvSe, "Ångra avtalet här", "Bekräfta frånträde"),
        (Locale::DaDk, "Fortryd aftalen her", "Bekræft fortrydelse"),
        (Locale::FiFi, "Peruuta sopimus tästä", "Vahvista peruuttaminen"),
    ];
    assert_eq!(table.len(), Locale::ALL.len());
    for (locale, entry, confirm) in table {
        assert_eq!(allowed_entry_words(locale)[0], entry);
        assert_eq!(confirm_words(locale), confirm);
    }
}

#[test]
fn a_statement_says_what_was_filled_in_and_nothing_else() {
    assert_eq!(
        statement(Locale::DeDe, &anna()),
        "Hiermit widerrufe ich den Vertrag über die Bestellung DE-100001.\nName: Anna Muster\n\
         E-Mail-Adresse: Anna@example.org"
    );
    let part = Form {
        items: Some("one jar".to_owned()),
        with_later_orders: true,
        // What looks like a mark of ours stays as it was typed.
        name: "{items}".to_owned(),
        order: "{name}".to_owned(),
        ..anna()
    };
    assert_eq!(
        statement(Locale::EnGb, &part),
        "I hereby withdraw from the contract for order {name} as regards these items: one jar\n\
         The withdrawal also covers the later orders of the same purchase.\nName: {items}\n\
         Email address: Anna@example.org"
    );
    for locale in Locale::ALL {
        let sentences = declaration(locale);
        for (sentence, marks) in [
            (sentences.whole, &["{order}"][..]),
            (sentences.part, &["{order}", "{items}"]),
            (sentences.later, &[]),
            (sentences.name, &["{name}"]),
            (sentences.email, &["{email}"]),
        ] {
            assert_eq!(sentence.matches('{').count(), marks.len(), "{sentence}");
            assert!(marks.iter().all(|mark| sentence.contains(mark)), "{sentence}");
        }
    }
}

#[test]
fn what_takes_something_from_a_buyer_needs_a_note() {
    for reason in CloseReason::ALL {
        assert_eq!(reason.name().parse(), Ok(reason));
    }
    assert_eq!("denied".parse::<CloseReason>(), Err(UnknownReason));
    let needing: Vec<_> = CloseReason::ALL
        .into_iter()
        .filter(|reason| reason.needs_note())
        .collect();
    assert_eq!(needing, [CloseReason::Inspection, CloseReason::Kept]);
}
