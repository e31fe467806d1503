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
    pub(crate) chain: Vec<ChainDocument>,
}

/// An offer to somebody who has paid, as written.
pub(crate) struct ChainDocument {
    pub(crate) page: ChainPage,
    pub(crate) accepted: Option<ChainPage>,
    pub(crate) declined: Option<ChainPage>,
}

/// A page and the place where it is named.
pub(crate) struct ChainPage {
    pub(crate) index: PageIndex,
    pub(crate) span: Range<usize>,
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
            let chain = table.optional_tables("chain", |step| self.read_chain_step(step));
            Some(FunnelDocument {
                name: name.to_owned(),
                file: file.to_owned(),
                is_main,
                way: way.into_iter().collect::<Option<_>>()?,
                outcomes: outcomes.unwrap_or_else(|| Some(Vec::new()))?,
                chain: chain.into_iter().collect::<Option<_>>()?,
            })
        };
        self.diagnostics
            .if_sound(|| read_document(file, text, self.diagnostics, read)?)
    }

    fn read_chain_step(&self, table: &Table<'_>) -> Option<ChainDocument> {
        let find = |named: Located| {
            let place = table.place_of(&named);
            let index = find_page(self.diagnostics, place, named.get_ref(), self.page_names)?;
            Some(ChainPage {
                index,
                span: named.span(),
            })
        };
        // Each is read before any of them can end the reading, so that all faults are told at once.
        let page = table.text("page").map(find);
        let accepted = table.optional_text("accepted").map(find);
        let declined = table.optional_text("declined").map(find);
        Some(ChainDocument {
            page: page??,
            accepted: accepted.map_or(Some(None), |found| found.map(Some))?,
            declined: declined.map_or(Some(None), |found| found.map(Some))?,
        })
    }
}
