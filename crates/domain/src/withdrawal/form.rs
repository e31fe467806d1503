//! The form of a withdrawal: three facts that the law asks for, two more that whoever withdraws may add, and no reason.

use crate::email;
use crate::lead::Address;
use crate::typed::{self, Why};

/// Longer than names are.
pub const MAX_NAME_CHARS: usize = 100;
/// An order's number, and whatever people write around it.
pub const MAX_ORDER_CHARS: usize = 80;
/// A list of articles, not a letter.
pub const MAX_ITEMS_CHARS: usize = 500;

/// What was filled in, read kindly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub name: String,
    /// The order as it was named; there may be none of that name.
    pub order: String,
    /// Where the acknowledgement goes.
    pub address: Address,
    /// None: all of the order.
    pub items: Option<String>,
    /// Whether the later orders of the same purchase are meant too.
    pub with_later_orders: bool,
}

/// A field that cannot stay as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub field: Field,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Name,
    Order,
    Email,
    Items,
}

impl Field {
    pub const fn name(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Order => "order",
            Field::Email => "email",
            Field::Items => "items",
        }
    }

    const fn max_chars(self) -> usize {
        match self {
            Field::Name => MAX_NAME_CHARS,
            Field::Order => MAX_ORDER_CHARS,
            Field::Email => usize::MAX,
            Field::Items => MAX_ITEMS_CHARS,
        }
    }
}

/// Reads the form, or says all that is wrong with it.
pub fn read_form(
    name: &str,
    order: &str,
    email: &str,
    items: &str,
    with_later_orders: bool,
) -> Result<Form, Vec<Fault>> {
    let name = read_line(Field::Name, name).and_then(|text| text.ok_or(missing(Field::Name)));
    let order = read_line(Field::Order, order).and_then(|text| text.ok_or(missing(Field::Order)));
    let items = read_line(Field::Items, items);
    let address = read_email(email);
    match (name, order, address, items) {
        (Ok(name), Ok(order), Ok(address), Ok(items)) => Ok(Form {
            name,
            order,
            address,
            items,
            with_later_orders,
        }),
        (name, order, address, items) => {
            let faults = [name.err(), order.err(), address.err(), items.err()];
            Err(faults.into_iter().flatten().collect())
        }
    }
}

const fn missing(field: Field) -> Fault {
    Fault {
        field,
        why: Why::Missing,
    }
}

fn read_email(text: &str) -> Result<Address, Fault> {
    if text.trim().is_empty() {
        return Err(missing(Field::Email));
    }
    email::parse(text).map_err(|_| Fault {
        field: Field::Email,
        why: Why::Malformed,
    })
}

/// One line of what was typed, without what nobody sees; none if nothing is left.
fn read_line(field: Field, text: &str) -> Result<Option<String>, Fault> {
    let fault = |why| Err(Fault { field, why });
    // Whatever is far too long is not looked at.
    if text.len() > field.max_chars().saturating_mul(8) {
        return fault(Why::TooLong);
    }
    let line = typed::line(text);
    if line.chars().count() > field.max_chars() {
        fault(Why::TooLong)
    } else if typed::holds_link(&line) {
        fault(Why::Malformed)
    } else {
        Ok(Some(line).filter(|line| !line.is_empty()))
    }
}
