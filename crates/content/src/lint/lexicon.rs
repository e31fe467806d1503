//! Entries by the letters of their words: one walk along a word finds every entry that it fits, however many there are.

/// What a word was entered for.
pub(super) type Entry = usize;

#[derive(Debug, Default)]
pub(super) struct Lexicon {
    /// Words and beginnings of words.
    from_start: Tree,
    /// Ends of words and what may stand anywhere in them.
    anywhere: Tree,
}

impl Lexicon {
    /// `lose` is a word, `lose*` one that begins so, `*fett` one that ends so, `*fett*` one that holds it.
    pub(super) fn insert(&mut self, text: &str, entry: Entry) {
        let letters = text.trim_matches('*').to_lowercase();
        assert!(!letters.is_empty(), "`{text}` has no letters");
        let tree = if text.starts_with('*') {
            &mut self.anywhere
        } else {
            &mut self.from_start
        };
        let node = tree.node_of(letters.as_bytes());
        if text.ends_with('*') {
            node.passing.push(entry);
        } else {
            node.ending.push(entry);
        }
    }

    /// Names the entries of a word in lower case; one may be named several times.
    pub(super) fn visit(&self, word: &str, mut found: impl FnMut(Entry)) {
        self.from_start.walk(word.as_bytes(), &mut found);
        for start in 0..word.len() {
            self.anywhere.walk(&word.as_bytes()[start..], &mut found);
        }
    }
}

/// Letters as bytes: no letter of UTF-8 begins inside another, so nothing is found where no letter begins.
#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    /// The nodes after the root. Most walks end there, so this step is the cheapest.
    first: [Option<usize>; 256],
}

const ROOT: usize = 0;

#[derive(Debug, Default)]
struct Node {
    /// The next letters and their nodes.
    next: Vec<(u8, usize)>,
    /// Entries of which a word fits that ends here.
    ending: Vec<Entry>,
    /// Entries of which every word fits that comes along here.
    passing: Vec<Entry>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree {
            nodes: vec![Node::default()],
            first: [None; 256],
        }
    }
}

impl Tree {
    fn node_of(&mut self, letters: &[u8]) -> &mut Node {
        let mut at = ROOT;
        for letter in letters {
            at = self.after(at, *letter).unwrap_or_else(|| self.grow(at, *letter));
        }
        &mut self.nodes[at]
    }

    fn grow(&mut self, at: usize, letter: u8) -> usize {
        let new = self.nodes.len();
        self.nodes.push(Node::default());
        if at == ROOT {
            self.first[usize::from(letter)] = Some(new);
        } else {
            self.nodes[at].next.push((letter, new));
        }
        new
    }

    fn after(&self, at: usize, letter: u8) -> Option<usize> {
        if at == ROOT {
            return self.first[usize::from(letter)];
        }
        let found = self.nodes[at].next.iter().find(|(next, _)| *next == letter);
        found.map(|(_, node)| *node)
    }

    fn walk(&self, letters: &[u8], found: &mut impl FnMut(Entry)) {
        let mut at = ROOT;
        for letter in letters {
            let Some(next) = self.after(at, *letter) else {
                return;
            };
            at = next;
            self.nodes[at].passing.iter().copied().for_each(&mut *found);
        }
        self.nodes[at].ending.iter().copied().for_each(found);
    }
}

#[cfg(test)]
mod tests;
