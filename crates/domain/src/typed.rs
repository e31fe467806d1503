//! What people type into free fields, without what nobody sees.

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Missing,
    TooLong,
    /// No mail address, or a link where none belongs: what is typed is shown to everybody, or sent to whatever address stands
    /// beside it.
    Malformed,
}

impl Why {
    pub const fn name(self) -> &'static str {
        match self {
            Why::Missing => "missing",
            Why::TooLong => "too-long",
            Why::Malformed => "malformed",
        }
    }
}

/// One line: gaps of any sort become one space, and none stands at an end.
pub fn line(text: &str) -> String {
    visible(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Several lines: each as [`line`], with at most one empty line between two.
pub fn lines(text: &str) -> String {
    let mut kept: Vec<String> = Vec::new();
    for next in text.lines().map(line) {
        let follows_text = kept.last().is_some_and(|last| !last.is_empty());
        if !next.is_empty() || follows_text {
            kept.push(next);
        }
    }
    kept.join("\n").trim_end().to_owned()
}

/// Whether it leads elsewhere.
pub fn holds_link(text: &str) -> bool {
    let lower = text.to_lowercase();
    lower.contains("://") || lower.contains("www.")
}

fn visible(text: &str) -> String {
    text.chars().filter(|sign| !is_invisible(*sign)).collect()
}

/// Signs that turn or hide others.
fn is_invisible(sign: char) -> bool {
    (sign.is_control() && !sign.is_whitespace())
        || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{holds_link, line, lines};

    #[test]
    fn a_line_has_no_breaks_gaps_or_hidden_signs() {
        assert_eq!(line("  Anna \t\n Muster\u{202e} "), "Anna Muster");
        assert_eq!(line("\u{200b}\u{7}"), "");
    }

    #[test]
    fn lines_stay_lines_with_one_empty_one_between_at_most() {
        assert_eq!(
            lines("\n\nGut.\r\n\n\n\n  Der   Deckel klemmt. \n\n"),
            "Gut.\n\nDer Deckel klemmt."
        );
        assert_eq!(lines(" \n "), "");
    }

    #[test]
    fn what_leads_elsewhere_is_seen() {
        assert!(holds_link("see HTTPS://example.org") && holds_link("WWW.example.org"));
        assert!(!holds_link("example. www"));
    }
}
