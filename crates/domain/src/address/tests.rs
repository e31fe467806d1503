//! Addresses by table: what is read, what is refused, what is printed.

use std::collections::BTreeMap;

use proptest::prelude::{prop_assert_eq, proptest};

use super::{Address, Field, FieldFault, Why, form, postcode, read_address};
use crate::country::Country;
use crate::mask;

fn typed(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

fn sample(country: Country) -> BTreeMap<String, String> {
    typed(match country {
        Country::De => &[
            ("name", "Erika Muster"),
            ("street", "Lange Straße"),
            ("house", "12a"),
            ("postcode", "10115"),
            ("city", "Berlin"),
            ("phone", "0170 1234567"),
        ],
        Country::At => &[
            ("name", "Eva Huber"),
            ("street", "Ringstraße"),
            ("house", "3/12"),
            ("line2", "c/o Maier"),
            ("postcode", "1010"),
            ("city", "Wien"),
        ],
        Country::Fr => &[
            ("name", "Jeanne Martin"),
            ("line1", "12 rue de la Paix"),
            ("line2", "Bâtiment B"),
            ("postcode", "75002"),
            ("city", "Paris"),
        ],
        Country::Be => &[
            ("name", "Luc Peeters"),
            ("street", "Rue Neuve"),
            ("house", "7"),
            ("box", "3"),
            ("postcode", "1000"),
            ("city", "Bruxelles"),
        ],
        Country::Se => &[
            ("name", "Anna Berg"),
            ("street", "Storgatan"),
            ("house", "1"),
            ("postcode", "11455"),
            ("city", "Stockholm"),
        ],
        Country::Dk => &[
            ("name", "Mette Holm"),
            ("street", "Nørregade"),
            ("house", "12"),
            ("floor", "3. tv"),
            ("postcode", "1165"),
            ("city", "København K"),
        ],
        Country::Fi => &[
            ("name", "Aino Laine"),
            ("street", "Mannerheimintie"),
            ("house", "12"),
            ("apartment", "B 34"),
            ("postcode", "00100"),
            ("city", "Helsinki"),
        ],
        Country::Gb => &[
            ("name", "Jane Miller"),
            ("line1", "Rose Cottage"),
            ("line2", "2 Mill Lane"),
            ("city", "London"),
            ("postcode", "sw1a1aa"),
        ],
    })
}

#[test]
fn an_address_is_printed_as_its_post_wants_it() {
    let check = |country, expected: &[&str]| {
        let address = read_address(country, &sample(country)).expect("the sample is sound");
        assert_eq!(address.lines(), expected, "{country}");
    };
    check(Country::De, &["Erika Muster", "Lange Straße 12a", "10115 Berlin"]);
    check(Country::At, &["Eva Huber", "c/o Maier", "Ringstraße 3/12", "1010 Wien"]);
    check(
        Country::Fr,
        &["Jeanne Martin", "12 rue de la Paix", "Bâtiment B", "75002 PARIS"],
    );
    check(Country::Be, &["Luc Peeters", "Rue Neuve 7 bte 3", "1000 Bruxelles"]);
    check(Country::Se, &["Anna Berg", "Storgatan 1", "114 55 STOCKHOLM"]);
    check(Country::Dk, &["Mette Holm", "Nørregade 12, 3. tv", "1165 København K"]);
    check(
        Country::Fi,
        &["Aino Laine", "Mannerheimintie 12 B 34", "00100 HELSINKI"],
    );
    check(
        Country::Gb,
        &["Jane Miller", "Rose Cottage", "2 Mill Lane", "LONDON", "SW1A 1AA"],
    );
}

#[test]
fn what_is_kept_is_read_back_and_stands_another_check() {
    for country in Country::ALL {
        let address = read_address(country, &sample(country)).expect("the sample is sound");
        assert_eq!(Address::kept(country, &address.values()), address);
        assert_eq!(read_address(country, &address.values()), Ok(address));
    }
}

#[test]
fn all_that_is_missing_is_said_at_once_in_the_order_of_the_form() {
    let missing = |field| FieldFault {
        field,
        why: Why::Missing,
    };
    let blank = typed(&[("name", " \u{a0} ")]);
    assert_eq!(
        read_address(Country::De, &blank),
        Err([Field::Name, Field::Street, Field::House, Field::Postcode, Field::City]
            .map(missing)
            .into())
    );
    assert_eq!(
        read_address(Country::Gb, &blank),
        Err([Field::Name, Field::Line1, Field::City, Field::Postcode]
            .map(missing)
            .into())
    );
}

#[test]
fn a_house_number_is_no_field_of_its_own_in_britain_and_france() {
    for country in [Country::Gb, Country::Fr] {
        assert!(
            form(country).fields.iter().all(|rule| rule.field != Field::House),
            "{country}"
        );
    }
}

#[test]
fn what_a_browser_fills_into_one_line_is_taken_apart() {
    let check = |street: &str, house: &str, expected: Option<&str>| {
        let mut raw = sample(Country::De);
        raw.insert("street".to_owned(), street.to_owned());
        raw.insert("house".to_owned(), house.to_owned());
        let line = read_address(Country::De, &raw)
            .ok()
            .map(|address| address.lines()[1].clone());
        assert_eq!(line.as_deref(), expected, "{street} + {house}");
    };
    check("Lange Straße 12a", "", Some("Lange Straße 12a"));
    check("Lange Straße, 12a", "", Some("Lange Straße 12a"));
    check("Lange Straße 12a", "12a", Some("Lange Straße 12a"));
    check("Straße des 17. Juni", "135", Some("Straße des 17. Juni 135"));
    check("Straße des 17. Juni", "", None);
    check("Platz 7", "3", Some("Platz 7 3"));
}

#[test]
fn texts_that_no_parcel_can_bear_are_refused_at_their_field() {
    let check = |name: &str, value: &str, why: Why| {
        let mut raw = sample(Country::De);
        raw.insert(name.to_owned(), value.to_owned());
        let field = Field::from_name(name).expect("a field");
        assert_eq!(
            read_address(Country::De, &raw),
            Err(vec![FieldFault { field, why }]),
            "{value:?}"
        );
    };
    check("name", &"a".repeat(81), Why::TooLong);
    check("name", "12345", Why::Malformed);
    check("name", "Win now https://example.org", Why::Malformed);
    check("name", "Erika \u{202E}retsuM", Why::Malformed);
    check("city", "<b>Berlin</b>", Why::Malformed);
    check("line2", "\u{7}", Why::Malformed);
    check("house", "-", Why::Malformed);
    check("phone", "call me", Why::Malformed);
    check("postcode", "1011", Why::Malformed);
}

#[test]
fn postcodes_are_read_as_people_write_them() {
    let check = |country, text: &str, expected: Result<&str, Why>| {
        assert_eq!(
            postcode::read(country, text),
            expected.map(str::to_owned),
            "{country} {text:?}"
        );
    };
    let malformed = Err(Why::Malformed);
    check(Country::De, "10115", Ok("10115"));
    check(Country::De, "01067", Ok("01067"));
    check(Country::De, "D-10115", Ok("10115"));
    check(Country::De, "1011", malformed);
    check(Country::De, "101155", malformed);
    check(Country::De, "1O115", malformed);
    check(Country::De, "١٠١١٥", malformed);
    check(Country::At, "1010", Ok("1010"));
    check(Country::At, "A-8010", Ok("8010"));
    check(Country::At, "0101", malformed);
    check(Country::At, "10100", malformed);
    check(Country::Fr, "75002", Ok("75002"));
    check(Country::Fr, "01000", Ok("01000"));
    check(Country::Fr, "7500", malformed);
    check(Country::Be, "1000", Ok("1000"));
    check(Country::Be, "B-9000", Ok("9000"));
    check(Country::Be, "0999", malformed);
    check(Country::Se, "114 55", Ok("114 55"));
    check(Country::Se, "SE-11455", Ok("114 55"));
    check(Country::Se, "1145", malformed);
    check(Country::Dk, "1165", Ok("1165"));
    check(Country::Dk, "0800", Ok("0800"));
    check(Country::Dk, "DK-8000", Ok("8000"));
    check(Country::Dk, "116", malformed);
    check(Country::Fi, "00100", Ok("00100"));
    check(Country::Fi, "FI-33100", Ok("33100"));
    check(Country::Fi, "3310", malformed);
    for (text, expected) in [
        ("sw1a1aa", "SW1A 1AA"),
        ("SW1A 1AA", "SW1A 1AA"),
        ("m1 1ae", "M1 1AE"),
        ("B33 8TH", "B33 8TH"),
        ("CR2 6XH", "CR2 6XH"),
        ("DN55 1PT", "DN55 1PT"),
        ("W1A 0AX", "W1A 0AX"),
        ("EC1A 1BB", "EC1A 1BB"),
        ("gir 0aa", "GIR 0AA"),
    ] {
        check(Country::Gb, text, Ok(expected));
    }
    for text in [
        "QW1 1AA", "SW1A 1A", "SW1A 1AC", "S1 1A1", "1AA", "AI1 1AA", "SW1I 1AA", "M1 1AE 2", "Ä1 1AE",
    ] {
        check(Country::Gb, text, malformed);
    }
}

#[test]
fn places_with_other_law_get_no_parcel() {
    let check = |country, texts: &[&str]| {
        for text in texts {
            assert_eq!(postcode::read(country, text), Err(Why::OutsideArea), "{country} {text}");
        }
    };
    check(Country::De, &["27498", "78266"]);
    check(Country::At, &["6691", "6991", "6992", "6993"]);
    check(Country::Fr, &["97400", "98800", "20000", "20600"]);
    check(Country::Fi, &["22100", "22999", "AX-22100"]);
    check(Country::Dk, &["3900", "3992", "3800", "FO-100", "GL-3900"]);
    check(Country::Gb, &["BT1 5GS", "JE2 3AB", "GY1 1AA", "IM1 1AA", "GX11 1AA"]);
    // Their neighbours do.
    for (country, text) in [
        (Country::De, "27499"),
        (Country::De, "78267"),
        (Country::At, "6690"),
        (Country::At, "6994"),
        (Country::Fr, "21000"),
        (Country::Fr, "96000"),
        (Country::Fi, "21100"),
        (Country::Fi, "23100"),
        (Country::Dk, "3700"),
        (Country::Dk, "4000"),
        (Country::Gb, "B1 1TT"),
        (Country::Gb, "BH1 1AA"),
    ] {
        assert!(postcode::read(country, text).is_ok(), "{country} {text}");
    }
}

#[test]
fn telephone_numbers_are_kept_with_their_countrys_code() {
    let check = |country, text: &str, expected: Option<&str>| {
        assert_eq!(
            super::phone::read(country, text).as_deref(),
            expected,
            "{country} {text:?}"
        );
    };
    check(Country::De, "0170 1234567", Some("+491701234567"));
    check(Country::De, "+49 (0)170/123-4567", Some("+491701234567"));
    check(Country::De, "0049 170 1234567", Some("+491701234567"));
    check(Country::De, "+43 660 1234567", Some("+436601234567"));
    check(Country::De, "1701234567", None);
    check(Country::De, "+49 0", None);
    check(Country::De, "0170+1234567", None);
    check(Country::De, "0170 ext 5", None);
    check(Country::At, "0660 1234567", Some("+436601234567"));
    check(Country::Fr, "06 12 34 56 78", Some("+33612345678"));
    check(Country::Fr, "06 12 34 56", None);
    check(Country::Be, "0470 12 34 56", Some("+32470123456"));
    check(Country::Se, "070-123 45 67", Some("+46701234567"));
    check(Country::Dk, "20 12 34 56", Some("+4520123456"));
    check(Country::Dk, "10 12 34 56", None);
    check(Country::Fi, "040 1234567", Some("+358401234567"));
    check(Country::Gb, "07700 900123", Some("+447700900123"));
    check(Country::Gb, "+44 20 7946 0018", Some("+442079460018"));
    check(Country::Gb, "+1234567890123456", None);
}

#[test]
fn what_the_form_does_not_ask_for_is_passed_over() {
    let mut raw = sample(Country::Fr);
    raw.insert("house".to_owned(), "left from another country".to_owned());
    raw.insert("colour".to_owned(), "blue".to_owned());
    let address = read_address(Country::Fr, &raw).expect("the sample is sound");
    assert_eq!(address.get(Field::House), None);
}

#[test]
fn forms_ask_for_nothing_twice_and_their_masks_can_be_used() {
    for country in Country::ALL {
        let fields = form(country).fields;
        for (index, rule) in fields.iter().enumerate() {
            assert!(
                fields[..index].iter().all(|earlier| earlier.field != rule.field),
                "{country}"
            );
            assert_eq!(rule.mask.map_or(Ok(()), mask::check), Ok(()), "{country}");
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_typed_a_sound_address_stays_as_it_is(
        street in "\\PC{0,30}", house in "\\PC{0,6}", postcode in "[0-9A-Za-z -]{3,9}", phone in "[0-9+() /-]{0,16}",
    ) {
        for country in Country::ALL {
            let mut raw = sample(country);
            for (name, value) in [("street", &street), ("house", &house), ("line1", &street), ("postcode", &postcode), ("phone", &phone)] {
                raw.insert(name.to_owned(), value.clone());
            }
            if let Ok(address) = read_address(country, &raw) {
                prop_assert_eq!(read_address(country, &address.values()), Ok(address));
            }
        }
    }
}
