//! The documents of the shop, and the fonts of the web build that they are set in. How they look is the business of the crate.

use ::documents::Fonts;
use render::assets::Assets;

pub mod book;

/// What the shop's documents are set in. Nothing is copied.
pub fn fonts(assets: &Assets) -> Fonts {
    let fonts = assets.document_fonts.clone();
    Fonts {
        body: fonts.body,
        strong: fonts.strong,
        display: fonts.display,
        fallbacks: vec![fonts.other_latin],
    }
}

#[cfg(test)]
mod tests {
    use ::documents::{Block, Document, Sheet, Span};
    use render::assets::Assets;

    use super::fonts;

    #[test]
    fn documents_are_written_with_the_fonts_of_the_binary() {
        let assets = Assets::embedded().unwrap();
        let document = Document {
            title: "Rechnung".to_owned(),
            author: "Ylvane".to_owned(),
            language: "de-DE".to_owned(),
            made_at_ms: 0,
            fonts: fonts(&assets),
            sheet: Sheet::A4,
            footer: None,
            blocks: vec![
                Block::Title("Rechnung".to_owned()),
                Block::Paragraph(vec![Span::plain("Zoë "), Span::strong("Łukasz")]),
            ],
        };
        let bytes = ::documents::write(&document).unwrap();
        assert!(bytes.starts_with(b"%PDF-1.7"));
        // One of each font for the letters that are used, not the whole of it.
        assert_eq!(bytes.windows(9).filter(|window| window == b"FontFile2").count(), 4);
    }

    #[test]
    fn no_browser_can_ask_for_them() {
        let assets = Assets::embedded().unwrap();
        let names: Vec<&str> = assets.files().map(|(name, _)| name).collect();
        assert!(names.iter().all(|name| !name.contains(".ttf")), "{names:?}");
    }
}
