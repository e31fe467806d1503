//! Cuts a text into sentences and words, the way a reader does: `5kg` is two words, `B6` is one, `Dr.` ends nothing.

use std::ops::Range;

/// A word in lower case, or a number, with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) text: String,
    pub(super) range: Range<usize>,
    /// A comma, colon, dash or bracket stands between this word and the one before it.
    pub(super) after_pause: bool,
}

impl Word {
    pub(super) fn is_number(&self) -> bool {
        self.text.starts_with(|sign: char| sign.is_numeric() || sign == VALUE)
    }

    /// `30.11.2026`, or the year alone.
    pub(super) fn is_date(&self) -> bool {
        let is_year = self.text.len() == 4 && self.text.starts_with("20");
        self.is_number() && (is_year || self.text.matches('.').count() == 2)
    }
}

/// Words up to a full stop, a question mark or the like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sentence {
    pub(super) words: Vec<Word>,
    pub(super) is_question: bool,
}

/// Stands in a text for a value that is filled in later, which may well be a number.
pub(super) const VALUE: char = '\u{fffc}';

/// How a language writes.
#[derive(Clone, Copy)]
pub(super) struct Writing<'a> {
    /// `l'obésité` is two words; elsewhere `don't` is one.
    pub(super) splits_at_apostrophes: bool,
    /// After these, a full stop ends no sentence.
    pub(super) abbreviations: &'a [String],
}

pub(super) fn sentences(text: &str, writing: Writing<'_>) -> Vec<Sentence> {
    let mut cut = Cut {
        writing,
        signs: text.char_indices().collect(),
        end: text.len(),
        sentences: Vec::new(),
        sentence: Sentence::default(),
        after_pause: false,
    };
    cut.run();
    cut.sentences
}

struct Cut<'a> {
    writing: Writing<'a>,
    signs: Vec<(usize, char)>,
    end: usize,
    sentences: Vec<Sentence>,
    sentence: Sentence,
    after_pause: bool,
}

impl Cut<'_> {
    fn run(&mut self) {
        let mut at = 0;
        while let Some(sign) = self.sign(at) {
            at = match sign {
                _ if sign.is_alphanumeric() || sign == VALUE => self.word(at),
                '%' | '€' | '£' | '$' => self.push(at, at + 1, sign.to_string()),
                '-' | '–' | '−' if self.is_minus(at) => self.push(at, at + 1, "minus".to_owned()),
                '!' | '?' | '…' | '\n' => self.finish(at, sign == '?'),
                '.' if self.ends_sentence(at) => self.finish(at, false),
                ',' | ':' | ';' | '(' | ')' | '—' | '|' | '•' | '·' => self.pause(at),
                '-' | '–' if self.is_space(at.wrapping_sub(1)) => self.pause(at),
                _ => at + 1,
            };
        }
        self.finish(self.signs.len(), false);
    }

    fn sign(&self, at: usize) -> Option<char> {
        self.signs.get(at).map(|(_, sign)| *sign)
    }

    fn is_space(&self, at: usize) -> bool {
        self.sign(at).is_none_or(char::is_whitespace)
    }

    fn is_digit(&self, at: usize) -> bool {
        self.sign(at).is_some_and(char::is_numeric)
    }

    fn position(&self, at: usize) -> usize {
        self.signs.get(at).map_or(self.end, |(position, _)| *position)
    }

    /// Reads the word or number that begins here.
    fn word(&mut self, start: usize) -> usize {
        let is_number = self.is_digit(start);
        let mut text = String::new();
        let mut at = start;
        while let Some(sign) = self.sign(at) {
            let next_is_letter = self.sign(at + 1).is_some_and(char::is_alphanumeric);
            match sign {
                _ if is_number && (sign.is_numeric() || matches!(sign, '.' | ',') && self.is_digit(at + 1)) => {
                    text.push(sign);
                }
                VALUE if at == start => text.push(sign),
                _ if !is_number && sign.is_alphanumeric() && !text.starts_with(VALUE) => {
                    push_lower_case(&mut text, sign);
                }
                // Invisible signs: where a word may break, and what keeps letters apart or together.
                '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' if next_is_letter => {}
                '\'' | '’' if !is_number && next_is_letter && !self.writing.splits_at_apostrophes => {}
                _ => break,
            }
            at += 1;
        }
        self.push(start, at, text)
    }

    fn push(&mut self, start: usize, end: usize, text: String) -> usize {
        self.sentence.words.push(Word {
            text,
            range: self.position(start)..self.position(end),
            after_pause: std::mem::take(&mut self.after_pause),
        });
        end
    }

    fn pause(&mut self, at: usize) -> usize {
        self.after_pause = true;
        at + 1
    }

    fn finish(&mut self, at: usize, is_question: bool) -> usize {
        self.sentence.is_question = is_question;
        if !self.sentence.words.is_empty() {
            self.sentences.push(std::mem::take(&mut self.sentence));
        }
        self.after_pause = false;
        at + 1
    }

    fn is_minus(&self, at: usize) -> bool {
        self.is_space(at.wrapping_sub(1)) && self.is_digit(at + 1)
    }

    /// A full stop that stands at the end of a word, before a space and what could begin a sentence.
    fn ends_sentence(&self, at: usize) -> bool {
        let mut next = at + 1;
        while self
            .sign(next)
            .is_some_and(|sign| !sign.is_alphanumeric() && !sign.is_whitespace())
        {
            next += 1;
        }
        if !self.is_space(next) {
            return false;
        }
        while self.sign(next).is_some_and(|sign| !sign.is_alphanumeric()) {
            next += 1;
        }
        let goes_on = self.sign(next).is_some_and(char::is_lowercase);
        let last = self.sentence.words.last().map(|word| word.text.as_str());
        let is_short = last.is_some_and(|last| self.writing.abbreviations.iter().any(|short| short == last));
        // "30. November" goes on with a capital letter.
        let is_ordinal =
            next < self.signs.len() && last.is_some_and(|last| last.len() <= 2 && last.starts_with(char::is_numeric));
        !(goes_on || is_short || is_ordinal)
    }
}

/// Most letters are plain, and for those the tables of Unicode are a long way round.
fn push_lower_case(text: &mut String, sign: char) {
    if sign.is_ascii() {
        text.push(sign.to_ascii_lowercase());
    } else {
        text.extend(sign.to_lowercase());
    }
}

#[cfg(test)]
mod tests;
