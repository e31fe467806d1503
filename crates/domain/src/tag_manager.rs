//! The id of a tag manager's container.

use std::fmt;

const PATTERN: &str = "/^GTM-[0-9A-Z]+$/";
const PREFIX: &str = "GTM-";

/// An id that the tag manager can have given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagManagerId(String);

impl TagManagerId {
    pub fn parse(text: &str) -> Result<Self, BadTagManagerId> {
        let is_good = text
            .strip_prefix(PREFIX)
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(is_id_sign));
        if is_good {
            Ok(TagManagerId(text.to_owned()))
        } else {
            Err(BadTagManagerId(text.to_owned()))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_id_sign(byte: u8) -> bool {
    byte.is_ascii_digit() || byte.is_ascii_uppercase()
}

/// A text that is no id, with the one that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTagManagerId(String);

impl fmt::Display for BadTagManagerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a valid GTM-ID ({PATTERN}).", self.0)?;
        let upper = self.0.to_uppercase();
        let after_hyphen = upper.rsplit('-').next().unwrap_or_default();
        let meant: String = after_hyphen
            .chars()
            .filter(|sign| u8::try_from(*sign).is_ok_and(is_id_sign))
            .collect();
        if meant.is_empty() {
            return Ok(());
        }
        write!(f, " Did you mean '{PREFIX}{meant}'?")
    }
}

impl std::error::Error for BadTagManagerId {}

#[cfg(test)]
mod tests {
    use super::TagManagerId;

    #[test]
    fn ids_as_they_are_given_out() {
        for id in ["GTM-A", "GTM-0", "GTM-ABC123", "GTM-5XKQZ7P"] {
            assert_eq!(TagManagerId::parse(id).expect("a good id").as_str(), id);
        }
    }

    #[test]
    fn others_are_refused_with_what_was_probably_meant() {
        let sentence = |id: &str| TagManagerId::parse(id).expect_err("a bad id").to_string();
        for (id, meant) in [
            ("gtm-abc123", "GTM-ABC123"),
            ("ABC123", "GTM-ABC123"),
            ("GTM-ABC 123!", "GTM-ABC123"),
            ("GTM_ABC", "GTM-GTMABC"),
            ("x-GTM-ab_c", "GTM-ABC"),
            ("GTM-ABC\n", "GTM-ABC"),
        ] {
            assert_eq!(
                sentence(id),
                format!("'{id}' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean '{meant}'?")
            );
        }
        for id in ["", "GTM-", "GTM-äö", "abc-"] {
            assert_eq!(
                sentence(id),
                format!("'{id}' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/).")
            );
        }
    }
}
