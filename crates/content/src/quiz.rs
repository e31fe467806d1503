//! A quiz as data: the rules that lead through it, and what its screens and its end show.

use domain::quiz;

use crate::block::{ClaimId, Icon, Item};
use crate::page::{MessageId, PageIndex, named};
use crate::picture::{PagePicture, Picture};
use crate::product::ProductId;

/// The name of a quiz: its document's file name without the ending.
pub type QuizName = String;

/// A quiz that was walked in every way: whatever it holds, some visitor meets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    pub name: QuizName,
    pub rules: quiz::Quiz,
    pub scales: Vec<Scale>,
    pub sections: Vec<QuizSection>,
    /// What the steps of the rules look like, one for each.
    pub screens: Vec<Screen>,
    /// What the endings of the rules say, one for each.
    pub endings: Vec<EndingText>,
    /// The first remarks of the rules.
    pub routine: Vec<Item>,
    /// The remarks after them.
    pub nutrients: Vec<NutrientNote>,
    /// Every text that it shows.
    pub(crate) texts: Vec<MessageId>,
}

/// Something that answers add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    pub label: MessageId,
    /// What some visitor can reach at most.
    pub highest: i64,
}

/// Some steps in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizSection {
    pub name: Option<MessageId>,
    pub icon: Option<Icon>,
    pub first_step: usize,
}

/// What a step looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    pub ask: Ask,
    pub question: MessageId,
    pub help: Option<MessageId>,
    pub icon: Option<Icon>,
    pub picture: Option<PagePicture>,
    /// Whether its answer says something about body or health.
    pub is_health: bool,
    /// What the options look like, one for each.
    pub options: Vec<OptionText>,
    pub slider: Option<Slider>,
    /// What is read in a pause.
    pub paragraphs: Vec<MessageId>,
}

/// What an option looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    pub label: MessageId,
    pub text: Option<MessageId>,
    pub icon: Option<Icon>,
    /// Named by the label, so they have no words of their own.
    pub pictures: Vec<Picture>,
}

/// A number that is not written but moved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slider {
    pub step: u32,
    /// What its ends mean.
    pub low: MessageId,
    pub high: MessageId,
    pub unit: Option<MessageId>,
}

/// What the end of a quiz says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingText {
    pub id: String,
    pub heading: MessageId,
    pub text: MessageId,
    pub suggestion: Option<Suggestion>,
}

/// A package that fits the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub product: ProductId,
    /// Position among the product's packages.
    pub package: usize,
}

/// An authorised claim of a suggested product, and which answer led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NutrientNote {
    pub product: ProductId,
    pub claim: ClaimId,
    pub why: MessageId,
}

named! {
    /// How something is asked.
    Ask {
        List = "list",
        Pictures = "pictures",
        /// How far a sentence is true.
        Statement = "statement",
        /// Left or right.
        Cards = "cards",
        Number = "number",
        Slider = "slider",
        Text = "text",
        Pause = "pause",
    }
}

/// The way of a visitor over the pages of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Funnel {
    /// The document's file name without its ending.
    pub name: String,
    /// Counts on a shared page whose address names no funnel.
    pub is_main: bool,
    /// The quiz that it begins with.
    pub quiz: QuizName,
    pub way: Vec<PageIndex>,
    /// Where endings lead that have a way of their own after the summary, instead of the offer.
    pub outcomes: Vec<(String, PageIndex)>,
    /// What is offered to who has paid, the first one first. Each leads to later ones only, so every way through ends.
    pub chain: Vec<ChainStep>,
}

/// An offer to somebody who has paid: a page with one package, and where it leads on. `None`: to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainStep {
    pub page: PageIndex,
    pub product: ProductId,
    /// Position among the product's packages.
    pub package: usize,
    pub accepted: Option<PageIndex>,
    pub declined: Option<PageIndex>,
}

impl Funnel {
    /// The offer on a page, to who has paid.
    pub fn chain_step(&self, page: PageIndex) -> Option<&ChainStep> {
        self.chain.iter().find(|step| step.page == page)
    }

    /// The page that follows on this way.
    pub fn next(&self, page: PageIndex) -> Option<PageIndex> {
        let at = self.way.iter().position(|other| *other == page)?;
        self.way.get(at + 1).copied()
    }
}
