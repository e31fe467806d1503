//! What keeps lines from ending badly. Browsers may break a line after any hyphen; "E-" alone at the end of one reads like a slip.

/// Holds two signs together without being seen.
const WORD_JOINER: char = '\u{2060}';

/// Text in which a letter with a hyphen stays with its word: "E-Mail", "C-vitamiini".
pub fn keep_prefixes(text: &str) -> String {
    keep(text, |before| before.is_empty() || ends_a_word(before))
}

/// The same for Fluent source, whose names of messages stay as they are.
pub(crate) fn keep_prefixes_in_fluent(source: &str) -> String {
    keep(source, |before| {
        ends_a_word(before) && !before.ends_with('\n') && !before.trim_end_matches(' ').ends_with('{')
    })
}

fn keep(text: &str, is_start: impl Fn(&str) -> bool) -> String {
    let mut kept = String::with_capacity(text.len() + 16);
    let mut rest = 0;
    for (at, _) in text.match_indices('-') {
        let before = text[..at].trim_end_matches(char::is_alphabetic);
        let is_one_letter = text[before.len()..at].chars().count() == 1;
        if is_one_letter && text[at + 1..].starts_with(char::is_alphabetic) && is_start(before) {
            kept.push_str(&text[rest..=at]);
            kept.push(WORD_JOINER);
            rest = at + 1;
        }
    }
    kept.push_str(&text[rest..]);
    kept
}

fn ends_a_word(before: &str) -> bool {
    before.ends_with(|last: char| last.is_whitespace() || "(„“”\"«‹‚‘’»›*/–".contains(last))
}

#[cfg(test)]
mod tests {
    use super::{keep_prefixes, keep_prefixes_in_fluent};

    #[test]
    fn a_letter_with_a_hyphen_stays_with_its_word() {
        for (text, kept) in [
            ("E-Mail", "E-\u{2060}Mail"),
            ("Name und E-Mail-Adresse", "Name und E-\u{2060}Mail-Adresse"),
            ("(e-post)", "(e-\u{2060}post)"),
            ("L’e-mail", "L’e-\u{2060}mail"),
            ("C-vitamiini", "C-\u{2060}vitamiini"),
            ("Öffne die\nE-Mail", "Öffne die\nE-\u{2060}Mail"),
        ] {
            assert_eq!(keep_prefixes(text), kept);
        }
    }

    #[test]
    fn other_hyphens_may_end_a_line() {
        for text in ["14-tägig", "E-", "5-mal", "Body-Mass-Index", "A – B", "a-1", "-e-"] {
            assert_eq!(keep_prefixes(text), text);
        }
    }

    #[test]
    fn names_in_fluent_stay_as_they_are() {
        let source = "e-mail = Per E-Mail\nb = { e-mail } { -e-book } { $e-mail }\n    E-Book\n";
        assert_eq!(
            keep_prefixes_in_fluent(source),
            "e-mail = Per E-\u{2060}Mail\nb = { e-mail } { -e-book } { $e-mail }\n    E-\u{2060}Book\n"
        );
    }
}
