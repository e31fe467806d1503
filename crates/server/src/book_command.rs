//! `trichter books`: shows what those get who buy a book.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ::documents::DocumentError;
use clap::Subcommand;

use crate::app::App;
use crate::command::with_sample_app;
use crate::config::Config;
use crate::serve::ServeError;

/// What can be done with books.
#[derive(Subcommand)]
pub enum BooksCommand {
    /// Writes every book in every language into a folder, as its buyers get it.
    Preview {
        /// The folder; it is made if it is missing.
        folder: PathBuf,
    },
}

/// Why a book was not written.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("the book `{book}` cannot be set in {locale}: {source}")]
    Document {
        book: String,
        locale: &'static str,
        source: DocumentError,
    },
    #[error("cannot write to {path}: {source}")]
    File { path: String, source: io::Error },
}

/// Does it, and says what was done.
pub fn run(config: &Config, command: &BooksCommand) -> Result<String, BookError> {
    let BooksCommand::Preview { folder } = command;
    let files = with_sample_app(config, async |app: &App| write_all(app, folder).await)?;
    Ok(format!("{files} files are in {}.\n", folder.display()))
}

async fn write_all(app: &App, folder: &Path) -> Result<usize, BookError> {
    let failed = |source| BookError::File {
        path: folder.display().to_string(),
        source,
    };
    fs::create_dir_all(folder).map_err(failed)?;
    let site = &app.pages.edition().site;
    let mut written = 0;
    for book in site.books.values() {
        for locale in book.texts.keys().copied() {
            let set = app.library.get(app, site, book, locale).await;
            let file = set.map_err(|source| BookError::Document {
                book: book.id.clone(),
                locale: locale.name(),
                source,
            })?;
            fs::write(folder.join(format!("{}.{locale}.pdf", book.id)), file).map_err(failed)?;
            written += 1;
        }
    }
    Ok(written)
}
