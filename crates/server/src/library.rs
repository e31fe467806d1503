//! The books of the content as files to keep. Each is set once for a language and kept in memory, because that takes a moment.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ::documents::DocumentError;
use bytes::Bytes;
use content::{Book, BookId, Site};
use domain::locale::Locale;
use tokio::sync::OnceCell;

use crate::app::App;
use crate::documents::{book, fonts};

/// The book, the language, and the name of exactly those words.
type Key = (BookId, Locale, String);

/// The files that were made. There is at most one for each book and language of the content: what the content no longer has
/// goes when something else is made.
#[derive(Default)]
pub struct Library {
    files: Mutex<BTreeMap<Key, Arc<OnceCell<Bytes>>>>,
}

impl Library {
    /// A book in a language as PDF. Whoever comes while it is made waits for it.
    pub async fn get(&self, app: &App, site: &Arc<Site>, book: &Book, locale: Locale) -> Result<Bytes, DocumentError> {
        let text = &book.texts[&locale];
        let cell = self.cell(site, (book.id.clone(), locale, text.version.clone()));
        let file = cell.get_or_try_init(|| async {
            let document = book::document(site, book, locale, fonts(&app.press.assets));
            let set = tokio::task::spawn_blocking(move || ::documents::write(&document)).await;
            set.unwrap_or_else(|error| Err(DocumentError::Failed(error.to_string())))
                .map(Bytes::from)
        });
        file.await.cloned()
    }

    fn cell(&self, site: &Site, key: Key) -> Arc<OnceCell<Bytes>> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if !files.contains_key(&key) {
            files.retain(|(book, locale, version), _| {
                let text = site.books.get(book).and_then(|book| book.texts.get(locale));
                text.is_some_and(|text| text.version == *version)
            });
        }
        Arc::clone(files.entry(key).or_default())
    }
}
