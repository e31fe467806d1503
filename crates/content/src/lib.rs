//! Reads a content folder into one immutable [`Site`], or says everything that is wrong with it.
//!
//! Architecture invariant: content that has a fault never becomes a `Site`. Whatever later code would have to doubt (does
//! this page exist, is this text there in Finnish) is settled here, once.

mod block;
mod book;
mod brand;
mod check;
pub mod claims;
pub mod diagnostic;
mod document;
mod facts;
mod film;
mod folder;
mod legal;
pub mod lint;
mod page;
mod picture;
mod product;
mod production;
mod quiz;
mod read;
mod site;
mod stage;
mod text;
pub mod typography;

pub use crate::block::{
    Action, ActionStyle, Anchor, Benefit, Block, BlockContent, CampaignName, Cell, ClaimId, ComparisonRow,
    ContentsItem, Extra, Ground, Hero, HeroStyle, Icon, Item, Order, OrderTarget, PointsStyle, PressMark, Question,
    Sign,
};
pub use crate::book::{Book, BookChapter, BookId, BookText, BookWords, Diet, Recipe};
pub use crate::brand::{Drawing, Drawings, guarantee_file};
pub use crate::diagnostic::{Diagnostic, Report};
pub use crate::facts::{Contact, is_reserved_host};
pub use crate::film::{Captions, Chapter, Film, FilmFile, FilmFormat, FilmSource, VideoBlock};
pub use crate::folder::{Digest, Folder, FolderError, digest};
pub use crate::legal::{HeadingLevel, LegalText, LinkTarget, Part, Run, Section};
pub use crate::page::{Form, Kind, Layout, MessageId, Page, PageIndex, PaymentMark};
pub use crate::picture::{PagePicture, Picture, PictureFile};
pub use crate::product::{Content, Delivery, Digital, Package, Product, ProductId, SampleReview, Supplement};
pub use crate::production::Reservation;
pub use crate::quiz::{
    Ask, ChainStep, EndingText, Funnel, NutrientNote, OptionText, Quiz, QuizName, QuizSection, Scale, Screen, Slider,
    Suggestion,
};
pub use crate::site::{InterfaceTexts, Override, Site};
pub use crate::stage::{PassedBy, Stage};

/// Who a site is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Visitors,
    /// Those who build it: they also see the pages in `gallery/`.
    Builders,
}

/// Whether the texts of a folder have to be read word by word, which is a third of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    Unread,
    /// This very program has read these very texts before, and found nothing unlawful.
    KnownLawful,
}

/// Compiles a folder. All faults are reported at once.
pub fn compile(folder: &Folder, interface: &InterfaceTexts, audience: Audience, words: Words) -> Result<Site, Report> {
    check::compile(folder, interface, audience, words)
}
