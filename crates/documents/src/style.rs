//! How documents look: the page, sizes, spaces and colours. All lengths are points, 72 to an inch.

use crate::document::Sheet;

/// A page before anything is on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paper {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) margin: f32,
    /// Of what stands on covers, in parts of the size that is meant on A4.
    pub(crate) cover_scale: f32,
}

/// Margins of 20 mm.
const A4: Paper = Paper {
    width: 595.276,
    height: 841.89,
    margin: 56.693,
    cover_scale: 1.0,
};

/// Margins of 13 mm.
const A5: Paper = Paper {
    width: 419.528,
    height: 595.276,
    margin: 36.85,
    cover_scale: 0.9,
};

impl Paper {
    pub(crate) fn of(sheet: Sheet) -> Self {
        match sheet {
            Sheet::A4 => A4,
            Sheet::A5 => A5,
        }
    }

    /// What is between the margins.
    pub(crate) fn frame(self) -> Frame {
        Frame {
            x: self.margin,
            width: self.width - 2.0 * self.margin,
        }
    }
}

/// What a text is set within, from the left edge of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) x: f32,
    pub(crate) width: f32,
}

impl Frame {
    pub(crate) fn indented(self, by: f32) -> Self {
        Frame {
            x: self.x + by,
            width: self.width - by,
        }
    }
}

/// From the last line of the footer to the edge: 11 mm, which every printer can print.
pub(crate) const FOOT: f32 = 31.181;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// As `tokens.css` names them.
pub(crate) const PINE: Colour = Colour(0x14, 0x40, 0x3a);
pub(crate) const INK: Colour = Colour(0x17, 0x30, 0x2b);
pub(crate) const MOSS: Colour = Colour(0x44, 0x60, 0x5a);
pub(crate) const SAGE: Colour = Colour(0xc9, 0xdb, 0xc8);
pub(crate) const FERN: Colour = Colour(0x8f, 0xae, 0x97);
pub(crate) const CREAM: Colour = Colour(0xfb, 0xf4, 0xe6);
pub(crate) const APRICOT: Colour = Colour(0xf4, 0xa2, 0x59);
/// Pine at 16 % on white: opaque, because transparency in a PDF makes printers slow.
pub(crate) const LINE: Colour = Colour(0xd9, 0xe0, 0xdf);

/// Which of the fonts a text is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Body,
    Strong,
    Display,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) role: Role,
    pub(crate) size: f32,
    pub(crate) line_height: f32,
    pub(crate) colour: Colour,
    /// The least room above and below; of two neighbours the larger counts.
    pub(crate) before: f32,
    pub(crate) after: f32,
    /// Figures of one width.
    pub(crate) is_tabular: bool,
}

impl Style {
    const fn new(role: Role, size: f32, line_height: f32, colour: Colour) -> Self {
        Style {
            role,
            size,
            line_height,
            colour,
            before: 0.0,
            after: 0.0,
            is_tabular: false,
        }
    }

    const fn spaced(self, before: f32, after: f32) -> Self {
        Style { before, after, ..self }
    }

    pub(crate) const fn strong(self) -> Self {
        Style {
            role: Role::Strong,
            ..self
        }
    }

    pub(crate) const fn tabular(self) -> Self {
        Style {
            is_tabular: true,
            ..self
        }
    }

    pub(crate) const fn sized(self, size: f32, line_height: f32) -> Self {
        Style {
            size,
            line_height,
            ..self
        }
    }
}

pub(crate) const BODY: Style = Style::new(Role::Body, 10.0, 14.5, INK).spaced(6.0, 6.0);
pub(crate) const ITEM: Style = BODY.spaced(3.0, 3.0);
pub(crate) const SMALL: Style = Style::new(Role::Body, 8.0, 11.6, MOSS).spaced(4.0, 4.0);
pub(crate) const QUOTE: Style = Style::new(Role::Body, 10.5, 15.5, PINE).spaced(10.0, 10.0);
pub(crate) const CELL: Style = Style::new(Role::Body, 9.5, 13.5, INK);
pub(crate) const HEADER_CELL: Style = Style::new(Role::Strong, 8.5, 12.0, MOSS);
pub(crate) const FOOTER: Style = Style::new(Role::Body, 7.5, 10.5, MOSS);
/// Lines of the contents: of the first level, and of deeper ones.
pub(crate) const CONTENTS: [Style; 2] = [
    Style::new(Role::Strong, 9.5, 13.0, PINE).spaced(8.0, 1.0),
    Style::new(Role::Body, 9.0, 12.4, INK).spaced(1.0, 1.0),
];
pub(crate) const TITLE: Style = Style::new(Role::Display, 24.0, 28.8, PINE).spaced(0.0, 12.0);

/// By level.
pub(crate) const HEADINGS: [Style; 3] = [
    Style::new(Role::Display, 17.0, 21.5, PINE).spaced(22.0, 6.0),
    Style::new(Role::Display, 13.0, 17.5, PINE).spaced(16.0, 4.0),
    Style::new(Role::Display, 10.5, 14.5, PINE).spaced(12.0, 2.0),
];

pub(crate) const COVER_TITLE: Style = Style::new(Role::Display, 38.0, 43.0, CREAM);
pub(crate) const COVER_SUBTITLE: Style = Style::new(Role::Body, 15.0, 21.5, SAGE);
pub(crate) const COVER_LINE: Style = Style::new(Role::Strong, 10.0, 14.5, CREAM);
pub(crate) const OPENING_TITLE: Style = Style::new(Role::Display, 34.0, 38.5, PINE);
pub(crate) const OPENING_TEXT: Style = Style::new(Role::Body, 14.0, 20.5, INK);

#[cfg(test)]
mod tests {
    use super::{APRICOT, CREAM, Colour, FERN, INK, LINE, MOSS, PINE, SAGE};

    const TOKENS: &str = include_str!("../../../web/storefront/src/styles/tokens.css");

    #[test]
    fn colours_are_those_of_the_brand() {
        for (name, Colour(red, green, blue)) in [
            ("pine", PINE),
            ("ink", INK),
            ("moss", MOSS),
            ("sage", SAGE),
            ("fern", FERN),
            ("cream", CREAM),
            ("apricot", APRICOT),
        ] {
            let token = format!("--{name}: #{red:02x}{green:02x}{blue:02x};");
            assert!(TOKENS.contains(&token), "{token}");
        }
    }

    #[test]
    fn a_line_is_a_tint_of_pine() {
        assert!(TOKENS.contains("--line: rgb(20 64 58 / 16%);"));
        let tint = |channel: u8| 255 - (u16::from(255 - channel) * 16).div_ceil(100);
        let Colour(red, green, blue) = LINE;
        assert_eq!([red, green, blue].map(u16::from), [PINE.0, PINE.1, PINE.2].map(tint));
    }
}
