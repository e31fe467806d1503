//! The files of a content folder in memory, from disk or from the binary. Knows nothing of their meaning.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use crate::film::{self, FilmFile};
use crate::picture::PictureFile;

/// A content folder holds hand-written text; these bounds only keep a wrong path (a home folder, a disk) from being read.
const MAX_FILES: usize = 10_000;
const MAX_ENTRIES: usize = 100_000;
const MAX_FILE_BYTES: u64 = 1024 * 1024;

/// Everything below this is a picture; of pictures only size and hash are kept.
pub(crate) const IMAGES: &str = "images/";

/// Everything below this is a film or the captions of one; of films only length and hash are kept.
pub(crate) const FILMS: &str = "films/";

/// Drawings of the brand stand here; they are text.
const BRAND: &str = "brand/";

/// Books have drawings on their covers.
const BOOKS: &str = "books/";

/// SHA-256, which a binary has ready for the files in it: to hash them anew would load every page of them.
pub type Digest = [u8; 32];

/// The digest of a file's bytes.
pub fn digest(bytes: &[u8]) -> Digest {
    Sha256::digest(bytes).into()
}

/// Names a file with exactly this digest, in addresses.
pub(crate) fn version_of(digest: Digest) -> String {
    let head = digest.first_chunk().expect("it has 32 bytes");
    format!("{:016x}", u64::from_be_bytes(*head))
}

/// Files of text by their path inside the folder (`pages/start.toml`), in the order of their names, and pictures and films likewise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folder {
    files: BTreeMap<String, String>,
    pictures: BTreeMap<String, PictureFile>,
    films: BTreeMap<String, FilmFile>,
}

impl Folder {
    /// Adds or replaces a file.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.files.insert(path.into(), text.into());
    }

    /// The text of a file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// All files, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Adds or replaces a picture, of which only the head is read.
    pub fn insert_picture(&mut self, path: impl Into<String>, bytes: &[u8], digest: Digest) {
        self.pictures.insert(path.into(), PictureFile::new(bytes, digest));
    }

    /// All pictures, by name.
    pub fn pictures(&self) -> impl Iterator<Item = (&str, &PictureFile)> {
        self.pictures.iter().map(|(path, picture)| (path.as_str(), picture))
    }

    /// Adds or replaces an encoding of a film, of which only the head is read.
    pub fn insert_film(&mut self, path: impl Into<String>, bytes: &[u8], digest: Digest) {
        let path = path.into();
        let film = FilmFile::new(&path, bytes, digest);
        self.films.insert(path, film);
    }

    /// All encodings of all films, by name.
    pub fn films(&self) -> impl Iterator<Item = (&str, &FilmFile)> {
        self.films.iter().map(|(path, film)| (path.as_str(), film))
    }

    /// A name for exactly these files: the same content has the same revision on every machine.
    pub fn revision(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        let pictures = self.pictures.iter().map(|(path, picture)| (path, &picture.version));
        let films = self.films.iter().map(|(path, film)| (path, &film.version));
        for (path, text) in self.files.iter().chain(pictures).chain(films) {
            for part in [path, text] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }

    /// Reads every text file below a folder, and the pictures and films in their folders. Hidden files are left out.
    pub fn read(root: &Path) -> Result<Self, FolderError> {
        let mut folder = Folder::default();
        let mut pending = vec![root.to_owned()];
        let mut seen = 0;
        while let Some(directory) = pending.pop() {
            let failed = |source| FolderError::Unreadable {
                path: directory.clone(),
                source,
            };
            for entry in fs::read_dir(&directory).map_err(failed)? {
                let path = entry.map_err(failed)?.path();
                seen += 1;
                if seen > MAX_ENTRIES {
                    return Err(FolderError::TooManyFiles { root: root.to_owned() });
                }
                if is_hidden(&path) {
                    continue;
                }
                if path.is_dir() {
                    pending.push(path);
                } else if path.strip_prefix(root).is_ok_and(|path| path.starts_with(IMAGES)) {
                    folder.read_picture(root, &path)?;
                } else if is_film(root, &path) {
                    folder.read_film(root, &path)?;
                } else if is_text(&path) || is_drawing(root, &path) {
                    folder.read_file(root, &path)?;
                }
            }
        }
        Ok(folder)
    }

    fn read_file(&mut self, root: &Path, path: &Path) -> Result<(), FolderError> {
        let failed = |source| FolderError::Unreadable {
            path: path.to_owned(),
            source,
        };
        if self.files.len() >= MAX_FILES {
            return Err(FolderError::TooManyFiles { root: root.to_owned() });
        }
        if fs::metadata(path).map_err(failed)?.len() > MAX_FILE_BYTES {
            return Err(FolderError::TooLarge { path: path.to_owned() });
        }
        let text = fs::read_to_string(path).map_err(failed)?;
        // Some editors begin a file with a byte order mark, which Fluent takes for a letter. Drawings are served as they came.
        let text = if is_text(path) {
            text.trim_start_matches('\u{feff}')
        } else {
            &text
        };
        self.insert(name_below(root, path), text);
        Ok(())
    }

    fn read_picture(&mut self, root: &Path, path: &Path) -> Result<(), FolderError> {
        let failed = |source| FolderError::Unreadable {
            path: path.to_owned(),
            source,
        };
        if self.pictures.len() >= MAX_FILES {
            return Err(FolderError::TooManyFiles { root: root.to_owned() });
        }
        let bytes = fs::metadata(path).map_err(failed)?.len();
        let picture = if bytes > images::masters::MAX_BYTES {
            PictureFile::too_large(bytes)
        } else {
            let bytes = fs::read(path).map_err(failed)?;
            PictureFile::new(&bytes, digest(&bytes))
        };
        self.pictures.insert(name_below(root, path), picture);
        Ok(())
    }

    fn read_film(&mut self, root: &Path, path: &Path) -> Result<(), FolderError> {
        let failed = |source| FolderError::Unreadable {
            path: path.to_owned(),
            source,
        };
        if self.films.len() >= MAX_FILES {
            return Err(FolderError::TooManyFiles { root: root.to_owned() });
        }
        let name = name_below(root, path);
        let bytes = fs::metadata(path).map_err(failed)?.len();
        if bytes > film::MAX_BYTES {
            self.films.insert(name, FilmFile::too_large(bytes));
        } else {
            let bytes = fs::read(path).map_err(failed)?;
            self.insert_film(name, &bytes, digest(&bytes));
        }
        Ok(())
    }
}

fn name_below(root: &Path, path: &Path) -> String {
    let name = path.strip_prefix(root).expect("found below the root");
    let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Files the compiler reads; anything else in the folder (notes, backups) is none of its business.
fn is_text(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| ["toml", "ftl", "md", "vtt"].iter().any(|known| extension == *known))
}

/// Captions stand beside films and are text.
fn is_film(root: &Path, path: &Path) -> bool {
    path.strip_prefix(root).is_ok_and(|path| path.starts_with(FILMS)) && !is_text(path)
}

fn is_drawing(root: &Path, path: &Path) -> bool {
    let is_inside = |folder: &str| path.strip_prefix(root).is_ok_and(|path| path.starts_with(folder));
    [BRAND, BOOKS].into_iter().any(is_inside) && path.extension().is_some_and(|ending| ending == "svg")
}

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// The folder could not be read at all.
#[derive(Debug)]
pub enum FolderError {
    Unreadable { path: PathBuf, source: io::Error },
    TooLarge { path: PathBuf },
    TooManyFiles { root: PathBuf },
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FolderError::Unreadable { path, source } => write!(f, "cannot read {}: {source}", path.display()),
            FolderError::TooLarge { path } => {
                write!(f, "{} is larger than {MAX_FILE_BYTES} bytes", path.display())
            }
            FolderError::TooManyFiles { root } => write!(
                f,
                "{} holds more than {MAX_FILES} content files: is it the right folder?",
                root.display()
            ),
        }
    }
}

impl std::error::Error for FolderError {}
