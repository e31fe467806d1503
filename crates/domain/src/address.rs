//! Where parcels go: what a country's form asks for, what of it is sound, where the shop does not deliver, and how an
//! address is printed.
//!
//! Forms are code because the post of each country has its own rules. The house number is never a field of its own in
//! Great Britain and France, where a house may have a name.

use std::collections::BTreeMap;

use crate::country::Country;

mod form;
mod phone;
mod postcode;
mod print;

pub use form::{AddressForm, Field, FieldRule, InputMode, form};

/// A checked address, written the way its country does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub country: Country,
    values: BTreeMap<Field, String>,
}

/// A field that cannot stay as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFault {
    pub field: Field,
    pub why: Why,
}

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Missing,
    TooLong,
    Malformed,
    /// The place has other tax or food law, so the shop does not deliver there.
    OutsideArea,
}

impl Why {
    pub const fn name(self) -> &'static str {
        match self {
            Why::Missing => "missing",
            Why::TooLong => "too-long",
            Why::Malformed => "malformed",
            Why::OutsideArea => "outside-area",
        }
    }
}

/// Reads what somebody typed into the form of their country; says all that is wrong at once, in the order of the form.
/// What the form does not ask for is passed over: a browser may still hold it from another country's form.
pub fn read_address(country: Country, raw: &BTreeMap<String, String>) -> Result<Address, Vec<FieldFault>> {
    let typed = split_street(country, raw);
    let mut values = BTreeMap::new();
    let mut faults = Vec::new();
    for rule in form(country).fields {
        let field = rule.field;
        match typed
            .get(&field)
            .map_or(Ok(None), |text| read_field(country, rule, text))
        {
            Ok(Some(value)) => {
                values.insert(field, value);
            }
            Ok(None) if rule.is_required => faults.push(FieldFault {
                field,
                why: Why::Missing,
            }),
            Ok(None) => {}
            Err(why) => faults.push(FieldFault { field, why }),
        }
    }
    if faults.is_empty() {
        Ok(Address { country, values })
    } else {
        Err(faults)
    }
}

impl Address {
    /// An address as the books have it: it was checked when it came, by the rules of its day.
    pub fn kept(country: Country, values: &BTreeMap<String, String>) -> Self {
        let known = |(name, value): (&String, &String)| Some((Field::from_name(name)?, value.clone()));
        Address {
            country,
            values: values.iter().filter_map(known).collect(),
        }
    }

    /// What [`Address::kept`] reads.
    pub fn values(&self) -> BTreeMap<String, String> {
        let named = |(field, value): (&Field, &String)| (field.name().to_owned(), value.clone());
        self.values.iter().map(named).collect()
    }

    pub fn get(&self, field: Field) -> Option<&str> {
        self.values.get(&field).map(String::as_str)
    }

    /// The lines on a parcel within the country, the name first.
    pub fn lines(&self) -> Vec<String> {
        print::lines(self)
    }
}

/// What was typed, by field, with blanks put right. A browser fills one line with street and number: what the street ends
/// with goes into an empty field for the number, and does not stand there twice.
fn split_street(country: Country, raw: &BTreeMap<String, String>) -> BTreeMap<Field, String> {
    let has_field = |field: Field| form(country).fields.iter().any(|rule| rule.field == field);
    let mut typed: BTreeMap<Field, String> = raw
        .iter()
        .filter_map(|(name, value)| Some((Field::from_name(name)?, tidy(value))))
        .filter(|(field, value)| has_field(*field) && !value.is_empty())
        .collect();
    let Some((street, number)) = typed.get(&Field::Street).and_then(|line| line.rsplit_once(' ')) else {
        return typed;
    };
    let (street, number) = (street.trim_end_matches([',', ' ']).to_owned(), number.to_owned());
    let is_number = number.starts_with(|first: char| first.is_ascii_digit());
    let belongs = match typed.get(&Field::House) {
        Some(house) => *house == number,
        None => is_number && has_field(Field::House),
    };
    if belongs && !street.is_empty() {
        typed.insert(Field::Street, street);
        typed.insert(Field::House, number);
    }
    typed
}

/// Blanks of any sort become single spaces, and none stand around the text.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn read_field(country: Country, rule: &FieldRule, text: &str) -> Result<Option<String>, Why> {
    if text.chars().count() > rule.max_chars {
        return Err(Why::TooLong);
    }
    if !is_plain(text) {
        return Err(Why::Malformed);
    }
    match rule.field {
        Field::Postcode => postcode::read(country, text).map(Some),
        Field::Phone => phone::read(country, text).map(Some).ok_or(Why::Malformed),
        Field::Name | Field::Street | Field::City => {
            check(text.chars().any(char::is_alphabetic)).map(|()| Some(text.to_owned()))
        }
        Field::House | Field::Box | Field::Floor | Field::Apartment | Field::Line1 | Field::Line2 => {
            check(text.chars().any(char::is_alphanumeric)).map(|()| Some(text.to_owned()))
        }
    }
}

const fn check(is_sound: bool) -> Result<(), Why> {
    if is_sound { Ok(()) } else { Err(Why::Malformed) }
}

/// Whether a text can stand on a parcel and in a mail: no signs that cannot be seen or that turn the writing round, and
/// no web address, since mails go to whatever address somebody types and carry this text.
fn is_plain(text: &str) -> bool {
    let is_hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    !text.chars().any(is_hidden) && !text.contains("://") && !text.contains(['<', '>'])
}

#[cfg(test)]
mod tests;
