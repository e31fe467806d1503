//! Makes of a block's spans one text that can be drawn, and finds where its lines may and must end.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};

use crate::document::Span;

const SOFT_HYPHEN: char = '\u{ad}';

/// A text without anything invisible.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Prepared {
    pub(crate) text: String,
    /// Where each span stands in it.
    pub(crate) spans: Vec<Range<usize>>,
    /// In order; the last one is at the end.
    pub(crate) breaks: Vec<Break>,
}

/// A place at which a line may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Break {
    pub(crate) at: usize,
    pub(crate) is_forced: bool,
    /// A hyphen is shown if the line ends here.
    pub(crate) is_hyphenated: bool,
}

pub(crate) fn prepare(spans: &[Span]) -> Prepared {
    let mut raw = String::new();
    let mut raw_ends = Vec::new();
    for span in spans {
        raw.extend(visible_or_guiding(&span.text));
        raw_ends.push(raw.len());
    }
    // Invisible signs say where lines may end, so they are read before they go.
    let mut opportunities = linebreaks(&raw).peekable();
    let mut text = String::with_capacity(raw.len());
    let mut ends = Vec::with_capacity(spans.len());
    let mut breaks = Vec::new();
    let mut previous = None;
    // One step beyond the last sign, where the last spans and the last line end.
    let signs = raw.char_indices().map(|(at, sign)| (at, Some(sign)));
    for (at, sign) in signs.chain([(raw.len(), None)]) {
        while raw_ends.get(ends.len()).is_some_and(|end| *end <= at) {
            ends.push(text.len());
        }
        if let Some((_, opportunity)) = opportunities.next_if(|(place, _)| *place == at) {
            let is_forced = opportunity == BreakOpportunity::Mandatory;
            if is_forced || !ends_in_letter_and_hyphen(&text) {
                breaks.push(Break {
                    at: text.len(),
                    is_forced,
                    is_hyphenated: previous == Some(SOFT_HYPHEN) && sign.is_some(),
                });
            }
        }
        match sign {
            // Where a line ends a space remains, so that words on both sides stay two when they are read out.
            Some('\n') => text.push(' '),
            Some(sign) if !is_invisible(sign) => text.push(sign),
            _ => {}
        }
        previous = sign;
    }
    let starts = [0].into_iter().chain(ends.iter().copied());
    Prepared {
        spans: starts.zip(&ends).map(|(start, end)| start..*end).collect(),
        text,
        breaks,
    }
}

/// `E-` and `B-`: nobody leaves a single letter alone at the end of a line.
fn ends_in_letter_and_hyphen(text: &str) -> bool {
    let mut last = text.chars().rev();
    last.next() == Some('-')
        && last.next().is_some_and(char::is_alphabetic)
        && last.next().is_none_or(|before| !before.is_alphanumeric())
}

/// As lists and titles of windows show it.
pub(crate) fn in_one_line(text: &str) -> String {
    let visible: String = visible_or_guiding(text).filter(|sign| !is_invisible(*sign)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All ways to end a line become one; what can neither be drawn nor guides the breaking of lines goes.
fn visible_or_guiding(text: &str) -> impl Iterator<Item = char> {
    let mut signs = text.chars().peekable();
    std::iter::from_fn(move || {
        loop {
            return Some(match signs.next()? {
                '\r' if signs.peek() == Some(&'\n') => continue,
                '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
                '\t' => ' ',
                sign if sign != '\n' && (sign.is_control() || is_no_character(sign)) => continue,
                sign => sign,
            });
        }
    })
}

/// Code points that Unicode will never give a meaning.
fn is_no_character(sign: char) -> bool {
    matches!(sign, '\u{fdd0}'..='\u{fdef}') || u32::from(sign) & 0xfffe == 0xfffe
}

/// Soft hyphens, joiners, marks of direction, selectors of variants.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        SOFT_HYPHEN
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::{Break, in_one_line, prepare};
    use crate::document::Span;

    /// The text with `|` where a line may end, `¬` where it would get a hyphen and `/` where it must end.
    fn check(text: &str, expected: &str) {
        let prepared = prepare(&[Span::plain(text)]);
        let mut shown = String::new();
        let mut from = 0;
        for Break {
            at,
            is_forced,
            is_hyphenated,
        } in prepared.breaks
        {
            shown += &prepared.text[from..at];
            shown.push(match (is_forced, is_hyphenated) {
                (true, _) => '/',
                (false, true) => '¬',
                (false, false) => '|',
            });
            from = at;
        }
        assert_eq!(shown, expected);
    }

    #[test]
    fn lines_end_between_words() {
        check("Zwei Wörter", "Zwei |Wörter/");
        check("Demo-Shop", "Demo-|Shop/");
    }

    #[test]
    fn no_letter_is_left_alone_before_its_hyphen() {
        check("per E-Mail", "per |E-Mail/");
        check("Vitamin E-", "Vitamin |E-/");
    }

    #[test]
    fn numbers_stay_whole_and_with_their_units() {
        check("1.234,56\u{a0}€ im Jahr", "1.234,56\u{a0}€ |im |Jahr/");
        check("500\u{202f}mg", "500\u{202f}mg/");
        check("−5,0\u{a0}%", "−5,0\u{a0}%/");
        check("1\u{2060}000", "1000/");
    }

    #[test]
    fn words_may_be_parted_where_they_say_so() {
        check("Widerrufs\u{ad}recht", "Widerrufs¬recht/");
        check("ein/\u{200b}aus", "ein/|aus/");
    }

    #[test]
    fn every_way_to_end_a_line_is_one() {
        check("a\nb\r\nc\rd\u{2028}e", "a /b /c /d /e/");
        check("a\n", "a /");
    }

    #[test]
    fn what_nobody_sees_is_gone() {
        check("a\0b\u{7}\u{feff}c\u{ffff}\u{200e}d\tf", "abcd |f/");
    }

    #[test]
    fn titles_stand_in_one_line() {
        assert_eq!(
            in_one_line(" Wider\u{ad}ruf\r\n und\u{a0}\0Rückgabe\n"),
            "Widerruf und Rückgabe"
        );
    }

    #[test]
    fn spans_keep_their_places() {
        let spans = ["ab\u{ad}", "", "\u{200b}", "cd\n", "e"].map(Span::plain);
        let prepared = prepare(&spans);
        assert_eq!(prepared.text, "abcd e");
        assert_eq!(prepared.spans, [0..2, 2..2, 2..2, 2..5, 5..6]);
    }
}
