//! What the form of a country asks for, in which order.

use crate::country::Country;

/// A part of an address that is asked for by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    Name,
    Street,
    House,
    /// Belgium: the number of the letter box.
    Box,
    /// Denmark: floor and door, `3. tv`.
    Floor,
    /// Finland: stairs and flat, `B 34`.
    Apartment,
    /// House and street in one, as the post of the country writes them.
    Line1,
    /// Whatever else finds the door: care of, building, flat.
    Line2,
    Postcode,
    City,
    Phone,
}

impl Field {
    pub const ALL: [Field; 11] = [
        Field::Name,
        Field::Street,
        Field::House,
        Field::Box,
        Field::Floor,
        Field::Apartment,
        Field::Line1,
        Field::Line2,
        Field::Postcode,
        Field::City,
        Field::Phone,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Street => "street",
            Field::House => "house",
            Field::Box => "box",
            Field::Floor => "floor",
            Field::Apartment => "apartment",
            Field::Line1 => "line1",
            Field::Line2 => "line2",
            Field::Postcode => "postcode",
            Field::City => "city",
            Field::Phone => "phone",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Field::ALL.into_iter().find(|field| field.name() == name)
    }
}

/// The form of a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressForm {
    /// In the order in which they are asked for.
    pub fields: &'static [FieldRule],
}

/// How one field is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldRule {
    pub field: Field,
    pub is_required: bool,
    /// The token of HTML by which browsers fill it. There is none for house numbers.
    pub autocomplete: &'static str,
    /// As `features/mask` of the storefront reads it.
    pub mask: Option<&'static str>,
    pub max_chars: usize,
    pub input_mode: InputMode,
}

/// The keyboard that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    Text,
    Numeric,
    Tel,
}

impl InputMode {
    pub const fn name(self) -> &'static str {
        match self {
            InputMode::Text => "text",
            InputMode::Numeric => "numeric",
            InputMode::Tel => "tel",
        }
    }
}

pub const fn form(country: Country) -> AddressForm {
    let fields: &'static [FieldRule] = match country {
        Country::De => &[NAME, STREET, HOUSE, LINE2, FIVE_DIGITS, CITY, PHONE],
        Country::At => &[NAME, STREET, HOUSE, LINE2, FOUR_DIGITS, CITY, PHONE],
        Country::Be => &[NAME, STREET, HOUSE, BOX, FOUR_DIGITS, CITY, PHONE],
        Country::Dk => &[NAME, STREET, HOUSE, FLOOR, FOUR_DIGITS, CITY, PHONE],
        Country::Fi => &[NAME, STREET, HOUSE, APARTMENT, FIVE_DIGITS, CITY, PHONE],
        Country::Se => &[NAME, STREET, HOUSE, LINE2, SWEDISH_DIGITS, CITY, PHONE],
        Country::Fr => &[NAME, LINE1, LINE2, FIVE_DIGITS, CITY, PHONE],
        Country::Gb => &[NAME, LINE1, LINE2, CITY, BRITISH_POSTCODE, PHONE],
    };
    AddressForm { fields }
}

const fn required(field: Field, autocomplete: &'static str, max_chars: usize) -> FieldRule {
    FieldRule {
        field,
        is_required: true,
        autocomplete,
        mask: None,
        max_chars,
        input_mode: InputMode::Text,
    }
}

const fn optional(field: Field, autocomplete: &'static str, max_chars: usize) -> FieldRule {
    FieldRule {
        is_required: false,
        ..required(field, autocomplete, max_chars)
    }
}

const fn digits(mask: &'static str) -> FieldRule {
    FieldRule {
        mask: Some(mask),
        input_mode: InputMode::Numeric,
        ..BRITISH_POSTCODE
    }
}

const NAME: FieldRule = required(Field::Name, "name", 80);
const STREET: FieldRule = required(Field::Street, "address-line1", 80);
const HOUSE: FieldRule = required(Field::House, "off", 12);
const BOX: FieldRule = optional(Field::Box, "address-line2", 12);
const FLOOR: FieldRule = optional(Field::Floor, "address-line2", 20);
const APARTMENT: FieldRule = optional(Field::Apartment, "address-line2", 20);
const LINE1: FieldRule = required(Field::Line1, "address-line1", 80);
const LINE2: FieldRule = optional(Field::Line2, "address-line2", 80);
const CITY: FieldRule = required(Field::City, "address-level2", 60);
const PHONE: FieldRule = FieldRule {
    input_mode: InputMode::Tel,
    // The longest number has 15 digits; people put blanks and strokes between them.
    ..optional(Field::Phone, "tel", 30)
};
// No mask of the storefront fits `M1 1AE` and `SW1A 1AA`, so these are put right when they arrive. Twelve leave room for
// blanks and for a country's letters in front.
const BRITISH_POSTCODE: FieldRule = required(Field::Postcode, "postal-code", 12);
const FOUR_DIGITS: FieldRule = digits("####");
const FIVE_DIGITS: FieldRule = digits("#####");
const SWEDISH_DIGITS: FieldRule = digits("### ##");
