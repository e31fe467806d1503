//! Reads funnels: which pages follow each other.

use std::ops::Range;

use crate::document::{Located, Table, read_document};
use crate::page::PageIndex;
use crate::read::{Reading, find_page};

/// A funnel as written.
pub(crate) struct FunnelDocument {
    pub(crate) name: String,
    pub(crate) file: String,
    pub(crate) is_main: bool,
    /// Its pages with the places where they are named.
    pub(crate) way: Vec<(PageIndex, Range<usize>)>,
    /// Endings of its quiz, and where they lead.
    pub(crate) outcomes: Vec<(Located, PageIndex)>,
}

impl Reading<'_> {
    pub(crate) fn read_funnel(&self, file: &str, name: &str, text: &str) -> Option<FunnelDocument> {
        let read = |table: &Table<'_>| {
            let is_main = table.optional_flag("main").unwrap_or(false);
            let page = |named: &Located| {
                let index = find_page(
                    self.diagnostics,
                    table.place_of(named),
                    named.get_ref(),
                    self.page_names,
                );
                Some((index?, named.span()))
            };
            let way: Vec<_> = table.texts("way").iter().map(page).collect();
            let outcomes = table.optional_table("outcomes", |outcomes| {
                let read = |ending: Located| {
                    let named = outcomes.text(ending.get_ref())?;
                    let index = find_page(
                        self.diagnostics,
                        outcomes.place_of(&named),
                        named.get_ref(),
                        self.page_names,
                    );
                    Some((ending, index?))
                };
                outcomes.keys().into_iter().map(read).collect::<Option<Vec<_>>>()
            });
            Some(FunnelDocument {
                name: name.to_owned(),
                file: file.to_owned(),
                is_main,
                way: way.into_iter().collect::<Option<_>>()?,
                outcomes: outcomes.unwrap_or_else(|| Some(Vec::new()))?,
            })
        };
        self.diagnostics
            .if_sound(|| read_document(file, text, self.diagnostics, read)?)
    }
}
