//! Films: what a file in `films/` is, what is said beside it, and what a page says about the one it shows. What the pictures
//! of a film show is nobody's business here; that a browser can begin to play it is.

mod captions;
mod container;

use std::collections::BTreeMap;

use domain::consent::TextVersion;
use domain::locale::Locale;

pub use self::captions::{Captions, Chapter};
use crate::document::{Located, Table, suggest};
use crate::folder::{Digest, version_of};
use crate::page::named;
use crate::picture::PagePicture;
use crate::read::Reading;

/// A film is streamed, not stored by browsers; beyond this it wants a service of its own.
pub(crate) const MAX_BYTES: u64 = 16 * 1024 * 1024;

named! {
    /// How a film is encoded; the name is the ending of its file.
    FilmFormat {
        Mp4 = "mp4",
        Webm = "webm",
    }
}

impl FilmFormat {
    /// The name that browsers know it by.
    pub const fn content_type(self) -> &'static str {
        match self {
            FilmFormat::Mp4 => "video/mp4",
            FilmFormat::Webm => "video/webm",
        }
    }
}

/// A file in `films/` that is no text, of which only this is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmFile {
    pub(crate) bytes: u64,
    /// A hash of the whole file.
    pub(crate) version: String,
    /// How long it plays, where that was asked for; or why it cannot be played.
    pub(crate) duration_ms: Result<Option<u32>, String>,
}

impl FilmFile {
    pub(crate) fn new(path: &str, bytes: &[u8], digest: Digest) -> Self {
        let duration_ms = match name_of(path) {
            Some((_, FilmFormat::Mp4)) => container::duration_of_mp4(bytes).map(Some),
            Some((_, FilmFormat::Webm)) => container::check_webm(bytes).map(|()| None),
            None => Ok(None),
        };
        FilmFile {
            bytes: bytes.len() as u64,
            version: version_of(digest),
            duration_ms: duration_ms.map_err(str::to_owned),
        }
    }

    pub(crate) fn too_large(bytes: u64) -> Self {
        FilmFile {
            bytes,
            version: bytes.to_string(),
            duration_ms: Err(format!("it has {bytes} bytes")),
        }
    }
}

/// Takes the file of a film apart: `films/daily-trio.mp4` is the film `daily-trio` as MP4.
pub(crate) fn name_of(path: &str) -> Option<(&str, FilmFormat)> {
    let (id, ending) = path.strip_prefix(crate::folder::FILMS)?.rsplit_once('.')?;
    let (_, format) = FilmFormat::NAMES.iter().find(|(name, _)| *name == ending)?;
    is_id(id).then_some((id, *format))
}

pub(crate) fn is_id(id: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !id.is_empty() && id.bytes().all(is_allowed)
}

/// A film that can be shown in every language of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The name of its files without their endings.
    pub id: String,
    pub duration_ms: u32,
    /// The smallest first: browsers take the first that they can play.
    pub sources: Vec<FilmSource>,
    pub captions: BTreeMap<Locale, Captions>,
}

/// One encoding of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmSource {
    pub format: FilmFormat,
    pub bytes: u64,
    /// Another one for other content.
    pub version: String,
}

/// A film on a page, behind a picture until it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VideoBlock {
    /// The film's id.
    pub film: String,
    pub poster: PagePicture,
    /// The day on which it was first shown, if it is known: search engines list no film without it.
    pub published: Option<String>,
}

impl Reading<'_> {
    pub(crate) fn read_video(&self, table: &Table<'_>) -> Option<VideoBlock> {
        let poster = table.table("poster", |poster| self.read_picture(poster));
        let published = table.optional_text("published");
        if let Some(day) = published
            .as_ref()
            .filter(|day| day.get_ref().parse::<TextVersion>().is_err())
        {
            table.report(
                "bad-day",
                table.place_of(day),
                format!("`{}` is no day", day.get_ref()),
                "write year, month and day: 2026-11-15",
            );
        }
        let id = table.text("film")?;
        if !self.films.contains_key(id.get_ref()) {
            table.report(
                "unknown-film",
                table.place_of(&id),
                format!("there is no film `{}`", id.get_ref()),
                suggest(id.get_ref(), self.films.keys().map(String::as_str)),
            );
        }
        Some(VideoBlock {
            film: id.into_inner(),
            poster: poster.flatten()?,
            published: published.map(Located::into_inner),
        })
    }
}
