//! Where the bytes of films come from: the content folder or the binary. They are read in small pieces as they are sent, so
//! a film costs no memory, however many watch it and however slowly.

use std::borrow::Cow;
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::body::Body;
use bytes::Bytes;
use futures_util::stream::try_unfold;

use crate::app::EmbeddedContent;

/// Where the films of a content folder are.
const FOLDER: &str = "films";

/// What is read and sent at once.
const PIECE_BYTES: u64 = 64 * 1024;

/// Whether a file of the content is a film, and not the captions of one.
pub fn is_film(path: &str) -> bool {
    path.starts_with(FOLDER) && path.strip_suffix(".vtt").is_none()
}

/// The films of the content.
pub struct Films {
    /// None for the content in the binary.
    folder: Option<PathBuf>,
}

/// Bytes that can be read from any place on.
#[derive(Clone)]
pub enum Source {
    Memory(Bytes),
    Disk(Arc<File>),
}

impl Films {
    pub fn new(content_dir: Option<&Path>) -> Self {
        Films {
            folder: content_dir.map(|folder| folder.join(FOLDER)),
        }
    }

    /// Opens a file of a known name. None if it is not the one that was checked, but one of content yet to come.
    pub async fn open(&self, file: &str, length: u64) -> Option<Source> {
        let Some(folder) = &self.folder else {
            return match EmbeddedContent::get(&format!("{FOLDER}/{file}"))?.data {
                Cow::Borrowed(bytes) => Some(Source::Memory(Bytes::from_static(bytes))),
                Cow::Owned(bytes) => Some(Source::Memory(Bytes::from(bytes))),
            };
        };
        let path = folder.join(file);
        let open = move || {
            let file = File::open(path)?;
            let found = file.metadata()?.len();
            io::Result::Ok((file, found))
        };
        let (file, found) = tokio::task::spawn_blocking(open).await.ok()?.ok()?;
        (found == length).then(|| Source::Disk(Arc::new(file)))
    }
}

impl Source {
    /// A body of these bytes; each piece is read when the one before it has been sent.
    pub fn stream(self, range: Range<u64>) -> Body {
        let pieces = try_unfold((self, range), |(source, left)| async move {
            if left.is_empty() {
                return Ok(None);
            }
            let next = left.end.min(left.start + PIECE_BYTES);
            let piece = source.read(left.start..next).await?;
            io::Result::Ok(Some((piece, (source, next..left.end))))
        });
        Body::from_stream(pieces)
    }

    async fn read(&self, range: Range<u64>) -> io::Result<Bytes> {
        let length = usize::try_from(range.end - range.start).map_err(io::Error::other)?;
        match self {
            Source::Memory(bytes) => {
                let start = usize::try_from(range.start).map_err(io::Error::other)?;
                Ok(bytes.slice(start..start + length))
            }
            Source::Disk(file) => {
                let file = Arc::clone(file);
                let read = move || {
                    let mut piece = vec![0; length];
                    file.read_exact_at(&mut piece, range.start)?;
                    Ok(Bytes::from(piece))
                };
                tokio::task::spawn_blocking(read).await.map_err(io::Error::other)?
            }
        }
    }
}
