//! The books of the default shop, as their buyers get them.

use crate::program::preview;

#[test]
fn a_preview_has_the_book_in_every_language_with_a_page_for_each_recipe() {
    let shown = preview("books");
    assert!(shown.said.starts_with("6 files are in "), "{}", shown.said);
    let expected =
        ["da_DK", "de_DE", "en_GB", "fi_FI", "fr_FR", "sv_SE"].map(|locale| format!("light-kitchen.{locale}.pdf"));
    assert_eq!(shown.names, expected);
    for name in expected {
        let file = lopdf::Document::load(shown.folder.join(&name)).expect("a PDF");
        let toc = file.get_toc().expect("an outline").toc;
        let recipes: Vec<usize> = toc
            .iter()
            .filter(|entry| entry.level == 2)
            .map(|entry| entry.page)
            .collect();
        assert_eq!(recipes.len(), 60, "{name}");
        assert!(
            recipes.is_sorted_by(|one, next| one < next),
            "{name}: two recipes share a page"
        );
        // The cover, two pages of contents, the note before it begins, six chapters.
        assert_eq!(
            file.get_pages().len(),
            60 + 10,
            "{name}: a recipe does not fit its page"
        );
    }
}
