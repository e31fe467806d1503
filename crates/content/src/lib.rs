//! Reads a content folder into one immutable [`Site`], or says everything that is wrong with it.
//!
//! Architecture invariant: content that has a fault never becomes a `Site`. Whatever later code would have to doubt (does
//! this page exist, is this text there in Finnish) is settled here, once.

mod check;
pub mod diagnostic;
mod document;
mod facts;
mod film;
mod folder;
mod legal;
mod page;
mod picture;
mod read;
mod site;
mod text;

pub use crate::diagnostic::{Diagnostic, Report};
pub use crate::facts::Contact;
pub use crate::film::{Captions, Chapter, Film, FilmFile, FilmFormat, FilmSource, VideoBlock};
pub use crate::folder::{Folder, FolderError};
pub use crate::legal::{HeadingLevel, LegalText, LinkTarget, Part, Run, Section};
pub use crate::page::{
    Action, ActionStyle, Anchor, Block, Item, Kind, Layout, MessageId, OrderTarget, Page, PageIndex, PaymentMark,
};
pub use crate::picture::{PagePicture, Picture, PictureFile};
pub use crate::site::{InterfaceTexts, Site};

/// Compiles a folder. All faults are reported at once.
pub fn compile(folder: &Folder, interface: &InterfaceTexts) -> Result<Site, Report> {
    check::compile(folder, interface)
}
