//! How similar two names are: the ratio of fuzzywuzzy and its kin, so that scores mean what their users expect.

use std::cmp::Ordering;

/// A text prepared for comparison: letters and digits in lower case, everything else one space between words.
pub(super) struct ComparedText(Vec<char>);

impl ComparedText {
    pub(super) fn new(text: &str) -> Self {
        let spaced: String = text
            .chars()
            .map(|sign| if sign.is_alphanumeric() { sign } else { ' ' })
            .collect();
        let words: Vec<&str> = spaced.split_whitespace().collect();
        ComparedText(words.join(" ").to_lowercase().chars().collect())
    }

    /// The similarity of two texts, 0 to 100: a Levenshtein ratio in which a substitution costs 2, as much as a
    /// deletion and an insertion. The distance is then `a + b - 2 · common`, where `common` is the length of the longest
    /// common subsequence, and the ratio is `2 · common / (a + b)`. Nothing is similar to an empty text.
    pub(super) fn score(&self, other: &Self) -> u8 {
        self.ratio(other, longest_common_subsequence(&self.0, &other.0))
    }

    /// What [`score`](Self::score) would be if the shorter text stood whole in the longer one. Cheap, and it bounds the
    /// work: names have at most 52 signs, so a query of more than 122 reaches no score of 60 with any
    /// (2 · 52 / 175 < 0.595).
    pub(super) fn best_possible_score(&self, other: &Self) -> u8 {
        self.ratio(other, self.0.len().min(other.0.len()))
    }

    fn ratio(&self, other: &Self, common: usize) -> u8 {
        let total = self.0.len() + other.0.len();
        if common == 0 {
            return 0;
        }
        // 100 · 2 · common / total; a half goes to the even neighbour, as in fuzzywuzzy: 62.5 is 62. Its port to
        // JavaScript, fuzzball, rounds halves up; at the threshold that is the same, since 59.5 is 60 either way.
        let (percent, rest) = (200 * common / total, 200 * common % total);
        let percent = match (2 * rest).cmp(&total) {
            Ordering::Less => percent,
            Ordering::Equal => percent + percent % 2,
            Ordering::Greater => percent + 1,
        };
        u8::try_from(percent).expect("the common part is at most half of the total")
    }
}

fn longest_common_subsequence(a: &[char], b: &[char]) -> usize {
    // `row[j]`: the length for the part of `a` seen so far and the first `j` signs of `b`.
    let mut row = vec![0; b.len() + 1];
    for left in a {
        let mut diagonal = 0;
        for (j, right) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = if left == right { diagonal + 1 } else { above.max(row[j]) };
            diagonal = above;
        }
    }
    row[b.len()]
}
