//! An address as the post of its country wants it on a parcel.

use crate::address::{Address, Field};
use crate::country::Country;

pub(super) fn lines(address: &Address) -> Vec<String> {
    let get = |field: Field| address.get(field).unwrap_or_default();
    let upper = |field: Field| get(field).to_uppercase();
    let street = joined([get(Field::Street), get(Field::House)]);
    let place = joined([get(Field::Postcode), get(Field::City)]);
    let place_in_capitals = joined([get(Field::Postcode), &upper(Field::City)]);
    let name = get(Field::Name).to_owned();
    let more = get(Field::Line2).to_owned();
    let lines = match address.country {
        Country::De | Country::At => vec![name, more, street, place],
        Country::Se => vec![name, more, street, place_in_capitals],
        Country::Be => vec![name, with(street, " bte ", get(Field::Box)), place],
        Country::Dk => vec![name, with(street, ", ", get(Field::Floor)), place],
        Country::Fi => vec![name, with(street, " ", get(Field::Apartment)), place_in_capitals],
        Country::Fr => vec![name, get(Field::Line1).to_owned(), more, place_in_capitals],
        Country::Gb => vec![
            name,
            get(Field::Line1).to_owned(),
            more,
            upper(Field::City),
            get(Field::Postcode).to_owned(),
        ],
    };
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

fn joined(parts: [&str; 2]) -> String {
    parts.join(" ").trim().to_owned()
}

fn with(mut line: String, between: &str, more: &str) -> String {
    if !more.is_empty() {
        line.push_str(between);
        line.push_str(more);
    }
    line
}
