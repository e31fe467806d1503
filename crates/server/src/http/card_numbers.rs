//! No card number may reach this server: providers' pages ask for them. Who types one into a field of ours is told so, and
//! nothing of the request is kept.

use std::ops::RangeInclusive;

/// As long as card numbers are.
const CARD_DIGITS: RangeInclusive<usize> = 13..=19;

/// No telephone number in the world has more digits.
const MAX_PHONE_DIGITS: usize = 15;

/// Whether a text holds what can be a card number: 13 to 19 digits, perhaps in groups, whose last one proves the others. What
/// begins as telephone numbers do, with a plus or a nought, is one if it is not too long.
pub fn holds_card_number(text: &str) -> bool {
    sequences(text).iter().any(Sequence::is_card_like)
}

/// Groups of digits with at most one space, hyphen or dot between two.
struct Sequence {
    groups: Vec<Vec<u8>>,
    follows_plus: bool,
}

impl Sequence {
    fn is_card_like(&self) -> bool {
        let count: usize = self.groups.iter().map(Vec::len).sum();
        let begins_as_phone = self.follows_plus || self.groups.first().is_some_and(|group| group.first() == Some(&0));
        if begins_as_phone && count <= MAX_PHONE_DIGITS {
            return false;
        }
        (0..self.groups.len()).any(|from| {
            let mut digits = Vec::new();
            self.groups[from..].iter().any(|group| {
                digits.extend_from_slice(group);
                CARD_DIGITS.contains(&digits.len()) && digits[0] != 0 && passes_luhn(&digits)
            })
        })
    }
}

fn sequences(text: &str) -> Vec<Sequence> {
    let mut found: Vec<Sequence> = Vec::new();
    // How many signs that may stand between two groups came since the last digit; None: a sequence ended.
    let mut gap: Option<usize> = None;
    let mut before = ' ';
    for sign in text.chars() {
        if let Some(digit) = sign.to_digit(10) {
            let digit = u8::try_from(digit).unwrap_or_default();
            match (gap, found.last_mut()) {
                (Some(0), Some(sequence)) => sequence.groups.last_mut().expect("it has one").push(digit),
                (Some(_), Some(sequence)) => sequence.groups.push(vec![digit]),
                _ => found.push(Sequence {
                    groups: vec![vec![digit]],
                    follows_plus: before == '+',
                }),
            }
            gap = Some(0);
        } else if matches!(sign, ' ' | '-' | '.' | '\u{a0}') && gap == Some(0) {
            gap = Some(1);
        } else {
            gap = None;
        }
        before = sign;
    }
    found
}

/// The check that the last digit of every card number passes.
fn passes_luhn(digits: &[u8]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(at, digit)| {
            let value = u32::from(*digit) * if at % 2 == 0 { 1 } else { 2 };
            if value > 9 { value - 9 } else { value }
        })
        .sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::holds_card_number;

    #[test]
    fn card_numbers_are_found_however_they_are_written() {
        for text in [
            "4242424242424242",
            "4242 4242 4242 4242",
            "4242-4242-4242-4242",
            "my card 5555 5555 5555 4444, thanks",
            "378282246310005",
            "Hauptstr. 12 4242 4242 4242 4242",
            "4242424242424242@example.org",
            "6304000000000000",
            "0 4242 4242 4242 4242",
            "4222222222222",
        ] {
            assert!(holds_card_number(text), "{text}");
        }
    }

    #[test]
    fn addresses_and_telephone_numbers_are_none() {
        for text in [
            "",
            "Hauptstraße 12",
            "10115",
            "+49 1512 3456789",
            "+491512345678",
            "0151 2345 6789 01",
            "4242424242424241",
            "1234567890123456",
            "4242 4242",
            // Passes the check, and is a telephone number.
            "+4915112345673",
            "004915112345672",
        ] {
            assert!(!holds_card_number(text), "{text}");
        }
    }
}
