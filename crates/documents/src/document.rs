//! What a document is made of: the words, in order, and what each of them is. How they look is decided in `style`.

use bytes::Bytes;
use tiny_skia_path::Path;

#[derive(Clone)]
pub struct Document {
    /// Shown by readers in place of the file's name.
    pub title: String,
    pub author: String,
    /// As a BCP 47 tag: `de-AT`.
    pub language: String,
    /// When it was made, in milliseconds since 1970. Part of the file, so the same document needs the same time.
    pub made_at_ms: i64,
    pub fonts: Fonts,
    pub sheet: Sheet,
    /// Stands at the foot of every page but covers, with the number of the page; `\n` begins a new line.
    pub footer: Option<String>,
    pub blocks: Vec<Block>,
}

/// The size of every page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// 210 × 297 mm: letters and invoices.
    A4,
    /// 148 × 210 mm: books, which are read on phones too, and print two to a sheet.
    A5,
}

/// TrueType data; cheap to clone.
#[derive(Clone)]
pub struct Fonts {
    pub body: Bytes,
    pub strong: Bytes,
    /// Of titles and headings.
    pub display: Bytes,
    /// Asked one after the other for letters that the three lack, such as those in names from elsewhere.
    pub fallbacks: Vec<Bytes>,
}

/// In all texts `\n` begins a new line, no-break spaces hold words together, and soft hyphens say where a word may be parted.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A page of its own on a coloured ground; `line` stands at its foot.
    Cover {
        title: String,
        subtitle: String,
        line: String,
        /// Fills the foot of the page, behind the line.
        drawing: Option<Drawing>,
    },
    /// A page of its own on a light ground that a chapter begins with; its title counts as a heading of level 1.
    Opening {
        title: String,
        text: String,
    },
    /// A line for every heading after it down to this level, with the number of its page, which a click leads to.
    Contents {
        depth: u8,
    },
    Title(String),
    /// Levels are 1 to 3; anything else counts as the nearest of them.
    Heading {
        level: u8,
        text: String,
    },
    Paragraph(Vec<Span>),
    /// Items in a row, with the same sort of mark, are one list.
    Item {
        mark: Mark,
        spans: Vec<Span>,
    },
    Small(Vec<Span>),
    Quote(Vec<Span>),
    /// Goes on over as many pages as it needs, with its header on each.
    Table {
        columns: Vec<Column>,
        header: Option<Vec<String>>,
        rows: Vec<Row>,
    },
    /// An empty line, except at the top of a page.
    Space,
    Rule,
    PageBreak,
    /// Kept on one page, if it fits one.
    Together(Vec<Block>),
    /// Text and lists beside each other, the first on a tinted ground, if a page is high enough for both; else one below the
    /// other.
    Sides {
        start: Vec<Block>,
        end: Vec<Block>,
    },
}

/// Shapes on a sheet of their own, which is made as wide as what they are drawn on. Nobody hears of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub width: f32,
    pub height: f32,
    /// Later ones cover earlier ones.
    pub shapes: Vec<Shape>,
}

/// An area of one colour, around which its outlines turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub colour: (u8, u8, u8),
    /// From the upper left corner of the drawing.
    pub outline: Path,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Bullet,
    Number(u32),
}

/// A piece of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub is_strong: bool,
    /// The address that a click on it opens.
    pub link: Option<String>,
}

impl Span {
    pub fn plain(text: impl Into<String>) -> Self {
        Span {
            text: text.into(),
            ..Span::default()
        }
    }

    pub fn strong(text: impl Into<String>) -> Self {
        Span {
            is_strong: true,
            ..Span::plain(text)
        }
    }

    pub fn link(text: impl Into<String>, address: impl Into<String>) -> Self {
        Span {
            link: Some(address.into()),
            ..Span::plain(text)
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Of the width, in proportion to the other columns.
    pub share: u16,
    pub align: Align,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Start,
    Center,
    /// For numbers: their figures are all of one width, so that they stand under each other.
    End,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// As many as there are columns.
    pub cells: Vec<String>,
    /// A sum, for example: bold, and never parted from the row above.
    pub is_strong: bool,
}
