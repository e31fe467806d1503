//! Pictures: what a file in `images/` is, and what a page says about the one it shows. Their pixels are the business of
//! the crate `images`, which also measures them here: what it would not deliver is refused before a page names it.

use crate::folder::{Digest, version_of};
use crate::page::MessageId;

/// A file in `images/`, of which only this is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFile {
    /// Width and height, or why there are none.
    pub(crate) size: Result<(u32, u32), String>,
    /// A hash of the whole file.
    pub(crate) version: String,
}

impl PictureFile {
    pub(crate) fn new(bytes: &[u8], digest: Digest) -> Self {
        PictureFile {
            size: images::measure(bytes).map_err(|error| error.to_string()),
            version: version_of(digest),
        }
    }

    pub(crate) fn too_large(bytes: u64) -> Self {
        PictureFile {
            size: Err(format!("the master is too large: {bytes} bytes")),
            version: bytes.to_string(),
        }
    }
}

/// A picture that can be delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The file without its ending: `jar-1`.
    pub id: String,
    pub width: u32,
    pub height: u32,
    /// Another one for other content.
    pub version: String,
}

/// The picture at the head of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePicture {
    pub picture: Picture,
    /// What it shows, for those who do not see it.
    pub alt: MessageId,
}
