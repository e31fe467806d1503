//! Which texts documents name, and which answers can be filled in there.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::document::{Located, Table};
use crate::page::MessageId;
use crate::read::Reading;

/// A document names a text.
pub(crate) struct Use {
    pub(crate) id: MessageId,
    pub(crate) file: String,
    pub(crate) span: Range<usize>,
    pub(crate) filled: Filled,
}

/// The variables of a text that are filled in where it is shown.
#[derive(Clone, Default)]
pub(crate) struct Filled {
    pub(crate) known: BTreeMap<String, Filling>,
    /// Whether there may be others, because something could not be read that fills them in.
    pub(crate) is_open: bool,
}

/// What a variable of a text holds: an answer.
#[derive(Clone)]
pub(crate) struct Filling {
    /// Of a choice these ids, to select by; of anything else nothing.
    pub(crate) options: BTreeSet<String>,
    /// Whether some visitors do not answer: then it holds `none`.
    pub(crate) may_be_none: bool,
}

impl Reading<'_> {
    /// The texts that were named since there were `first` of them.
    pub(super) fn texts_since(&self, first: usize) -> Vec<MessageId> {
        self.uses.borrow()[first..].iter().map(|used| used.id.clone()).collect()
    }

    pub(super) fn messages(&self, table: &Table<'_>, ids: Vec<Located>) -> Vec<MessageId> {
        ids.into_iter().filter_map(|id| self.message(table, Some(id))).collect()
    }

    pub(crate) fn message(&self, table: &Table<'_>, id: Option<Located>) -> Option<MessageId> {
        self.message_with(table, id, &Filled::default())
    }

    /// A text in which these variables are filled in.
    pub(super) fn message_with(&self, table: &Table<'_>, id: Option<Located>, filled: &Filled) -> Option<MessageId> {
        let id = id?;
        let place = table.place_of(&id);
        self.uses.borrow_mut().push(Use {
            id: id.get_ref().clone(),
            file: place.file.to_owned(),
            span: id.span(),
            filled: filled.clone(),
        });
        Some(id.into_inner())
    }
}
