//! Nests the headings of a document into the outline that readers show beside its pages.

use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::outline::{Outline, OutlineNode};

use crate::pages::PlacedEntry;

/// A document without headings has one entry: its title.
pub(crate) fn outline(entries: &[PlacedEntry], title: &str) -> Outline {
    let mut outline = Outline::new();
    if entries.is_empty() {
        outline.push_child(node(title, 0, 0.0));
    }
    for child in nest(entries) {
        outline.push_child(child);
    }
    outline
}

/// An entry's children are the deeper ones after it.
fn nest(mut entries: &[PlacedEntry]) -> Vec<OutlineNode> {
    let mut nodes = Vec::new();
    while let Some((first, rest)) = entries.split_first() {
        let level = first.entry.level;
        let count = rest.iter().take_while(|deeper| deeper.entry.level > level).count();
        let (children, others) = rest.split_at(count);
        let mut parent = node(&first.entry.text, first.page, first.y).with_open(true);
        for child in nest(children) {
            parent.push_child(child);
        }
        nodes.push(parent);
        entries = others;
    }
    nodes
}

fn node(text: &str, page: usize, y: f32) -> OutlineNode {
    OutlineNode::new(text.to_owned(), place(page, y))
}

/// Where a reader goes; pages count from 0.
pub(crate) fn place(page: usize, y: f32) -> XyzDestination {
    XyzDestination::new(page, Point::from_xy(0.0, y))
}
