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
        tree.insert(
            letters.as_bytes(),
            Mark {
                entry,
                goes_on: text.ends_with('*'),
            },
        );
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
///
/// A server reads every word of the shop before it opens: the nodes are small and lie together.
#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    marks: Vec<Vec<Mark>>,
    /// The nodes of the first letters. Most walks end there, so this step is the cheapest.
    first: [Option<u32>; 256],
}

/// A letter after those of the nodes that lead to it.
#[derive(Debug)]
struct Node {
    letter: u8,
    /// The first of the letters that may follow.
    child: Option<u32>,
    /// Another letter at the same place.
    sibling: Option<u32>,
    /// What is known of the letters up to here.
    marks: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    entry: Entry,
    /// Whether a word fits that has more letters.
    goes_on: bool,
}

impl Default for Tree {
    fn default() -> Self {
        Tree {
            nodes: Vec::new(),
            marks: Vec::new(),
            first: [None; 256],
        }
    }
}

impl Tree {
    fn insert(&mut self, letters: &[u8], mark: Mark) {
        let mut at = None;
        for letter in letters {
            at = self.after(at, *letter).or_else(|| Some(self.grow(at, *letter)));
        }
        let Some(node) = at.map(|at| &mut self.nodes[at as usize]) else {
            return;
        };
        let marks = *node.marks.get_or_insert(number(self.marks.len()));
        if marks == number(self.marks.len()) {
            self.marks.push(Vec::new());
        }
        self.marks[marks as usize].push(mark);
    }

    fn grow(&mut self, at: Option<u32>, letter: u8) -> u32 {
        let new = number(self.nodes.len());
        let place = match at {
            Some(at) => &mut self.nodes[at as usize].child,
            None => &mut self.first[usize::from(letter)],
        };
        let sibling = place.replace(new);
        self.nodes.push(Node {
            letter,
            child: None,
            sibling,
            marks: None,
        });
        new
    }

    fn after(&self, at: Option<u32>, letter: u8) -> Option<u32> {
        let Some(at) = at else {
            return self.first[usize::from(letter)];
        };
        let mut next = self.nodes[at as usize].child;
        while let Some(at) = next {
            let node = &self.nodes[at as usize];
            if node.letter == letter {
                return next;
            }
            next = node.sibling;
        }
        None
    }

    fn walk(&self, letters: &[u8], found: &mut impl FnMut(Entry)) {
        let mut at = None;
        for (place, letter) in letters.iter().enumerate() {
            at = self.after(at, *letter);
            let Some(node) = at.map(|at| &self.nodes[at as usize]) else {
                return;
            };
            let is_end = place + 1 == letters.len();
            let marks = node.marks.map_or(&[][..], |marks| &self.marks[marks as usize]);
            marks
                .iter()
                .filter(|mark| mark.goes_on || is_end)
                .for_each(|mark| found(mark.entry));
        }
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a language has fewer letters")
}

#[cfg(test)]
mod tests;
