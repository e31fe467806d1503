//! The form of a review: stars, which are needed, words for who has any, and the name that is shown with them.

use super::Stars;
use crate::typed::{self, Why};

/// A name or what somebody wants to be called.
pub const MAX_NAME_CHARS: usize = 40;
/// Some paragraphs.
pub const MAX_TEXT_CHARS: usize = 1000;

/// What was filled in, read kindly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub stars: Stars,
    /// May be empty: stars count without words.
    pub text: String,
    pub name: String,
}

/// A field that cannot stay as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub field: Field,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Stars,
    Text,
    Name,
}

impl Field {
    pub const fn name(self) -> &'static str {
        match self {
            Field::Stars => "stars",
            Field::Text => "text",
            Field::Name => "name",
        }
    }
}

/// Reads the form, or says all that is wrong with it.
pub fn read_form(stars: i64, text: &str, name: &str) -> Result<Form, Vec<Fault>> {
    let missing = |field| Fault {
        field,
        why: Why::Missing,
    };
    let stars = Stars::new(stars).ok_or(missing(Field::Stars));
    let text = read(Field::Text, text, MAX_TEXT_CHARS, typed::lines);
    let name = read(Field::Name, name, MAX_NAME_CHARS, typed::line);
    let name = name.and_then(|name| {
        if name.is_empty() {
            Err(missing(Field::Name))
        } else {
            Ok(name)
        }
    });
    match (stars, text, name) {
        (Ok(stars), Ok(text), Ok(name)) => Ok(Form { stars, text, name }),
        (stars, text, name) => Err([stars.err(), text.err(), name.err()].into_iter().flatten().collect()),
    }
}

fn read(field: Field, text: &str, max_chars: usize, clean: fn(&str) -> String) -> Result<String, Fault> {
    let fault = |why| Err(Fault { field, why });
    // Whatever is far too long is not looked at.
    if text.len() > max_chars * 8 {
        return fault(Why::TooLong);
    }
    let text = clean(text);
    if text.chars().count() > max_chars {
        fault(Why::TooLong)
    } else if typed::holds_link(&text) {
        fault(Why::Malformed)
    } else {
        Ok(text)
    }
}
