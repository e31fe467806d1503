//! What the parts of a document are, for those who listen to it: a tree beside what is drawn, whose leaves are filled in while
//! drawing.

use std::fmt::Write;
use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

use crate::prepare::in_one_line;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NodeId(usize);

pub(crate) enum Kind {
    Title,
    Heading { level: NonZeroU16, text: String },
    Paragraph,
    Quote,
    Contents,
    ContentsEntry,
    BulletList,
    NumberedList,
    Item,
    ItemLabel,
    ItemBody,
    Table,
    TableHead,
    TableBody,
    Row,
    HeaderCell,
    Cell,
}

enum Content {
    Root,
    Part(Kind),
    Link(Link),
    /// A piece of text within its parent. No part of its own, but it keeps the order of text and links.
    Text,
}

/// What a click opens.
pub(crate) enum Target {
    Address(String),
    Place { page: usize, y: f32 },
}

pub(crate) struct Link {
    pub(crate) target: Target,
    /// What is read out for it.
    pub(crate) says: String,
}

struct Entry {
    content: Content,
    children: Vec<Child>,
}

enum Child {
    Entry(NodeId),
    Drawn(Identifier),
}

pub(crate) struct Structure {
    entries: Vec<Entry>,
}

impl Structure {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Self {
        let root = Entry {
            content: Content::Root,
            children: Vec::new(),
        };
        Structure { entries: vec![root] }
    }

    pub(crate) fn add(&mut self, NodeId(parent): NodeId, kind: Kind) -> NodeId {
        self.add_content(parent, Content::Part(kind))
    }

    pub(crate) fn add_text(&mut self, NodeId(parent): NodeId) -> NodeId {
        self.add_content(parent, Content::Text)
    }

    pub(crate) fn add_link(&mut self, NodeId(parent): NodeId, target: Target, says: &str) -> NodeId {
        let mut says = in_one_line(says);
        let target = match target {
            Target::Address(address) => {
                let address = encoded(address.trim());
                if says.is_empty() {
                    says.clone_from(&address);
                }
                Target::Address(address)
            }
            place @ Target::Place { .. } => place,
        };
        let link = Link { target, says };
        self.add_content(parent, Content::Link(link))
    }

    fn add_content(&mut self, parent: usize, content: Content) -> NodeId {
        let id = NodeId(self.entries.len());
        self.entries.push(Entry {
            content,
            children: Vec::new(),
        });
        self.entries[parent].children.push(Child::Entry(id));
        id
    }

    pub(crate) fn find_link(&self, NodeId(node): NodeId) -> Option<&Link> {
        match &self.entries[node].content {
            Content::Link(link) => Some(link),
            _ => None,
        }
    }

    /// Something of this part was drawn.
    pub(crate) fn push(&mut self, NodeId(node): NodeId, drawn: Identifier) {
        self.entries[node].children.push(Child::Drawn(drawn));
    }

    pub(crate) fn into_tags(self, language: &str) -> TagTree {
        let mut tree = TagTree::from(self.nodes(Structure::ROOT));
        tree.lang = Some(language.to_owned());
        tree
    }

    fn nodes(&self, NodeId(node): NodeId) -> Vec<Node> {
        let mut nodes = Vec::new();
        for child in &self.entries[node].children {
            let id = match child {
                Child::Drawn(identifier) => {
                    nodes.push(Node::Leaf(*identifier));
                    continue;
                }
                Child::Entry(id) => *id,
            };
            let children = self.nodes(id);
            match &self.entries[id.0].content {
                Content::Root | Content::Text => nodes.extend(children),
                // A cell counts even if it is empty: without it the others would move.
                Content::Part(kind) if !children.is_empty() || matches!(kind, Kind::Cell | Kind::HeaderCell) => {
                    nodes.push(TagGroup::with_children(tag(kind), children).into());
                }
                Content::Link(_) if !children.is_empty() => {
                    nodes.push(TagGroup::with_children(Tag::Link, children).into());
                }
                Content::Part(_) | Content::Link(_) => {}
            }
        }
        nodes
    }
}

fn tag(kind: &Kind) -> TagKind {
    match kind {
        Kind::Title => Tag::Title.into(),
        Kind::Heading { level, text } => Tag::Hn(*level, Some(text.clone())).into(),
        Kind::Paragraph => Tag::P.into(),
        Kind::Quote => Tag::BlockQuote.into(),
        Kind::Contents => Tag::TOC.into(),
        Kind::ContentsEntry => Tag::TOCI.into(),
        Kind::BulletList => Tag::L(ListNumbering::Disc).into(),
        Kind::NumberedList => Tag::L(ListNumbering::Decimal).into(),
        Kind::Item => Tag::LI.into(),
        Kind::ItemLabel => Tag::Lbl.into(),
        Kind::ItemBody => Tag::LBody.into(),
        Kind::Table => Tag::Table.into(),
        Kind::TableHead => Tag::THead.into(),
        Kind::TableBody => Tag::TBody.into(),
        Kind::Row => Tag::TR.into(),
        Kind::HeaderCell => Tag::TH(TableHeaderScope::Column).into(),
        Kind::Cell => Tag::TD.into(),
    }
}

/// An address as PDF takes it: in ASCII.
fn encoded(address: &str) -> String {
    let mut encoded = String::with_capacity(address.len());
    for byte in address.bytes() {
        if byte.is_ascii_graphic() {
            encoded.push(char::from(byte));
        } else {
            write!(encoded, "%{byte:02X}").expect("writing to a string does not fail");
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::encoded;

    #[test]
    fn addresses_are_ascii() {
        assert_eq!(
            encoded("https://a.example/ü b?c=%20"),
            "https://a.example/%C3%BC%20b?c=%20"
        );
    }
}
