//! A page as data: where it lives, how it looks, what it says. The words themselves are texts, named by their ids.

use domain::country::Country;
use domain::route::localised_path;

use crate::film::VideoBlock;
use crate::picture::PagePicture;

/// The id of a text. That it exists in every translation was checked.
pub type MessageId = String;

/// Position of a page in [`crate::Site::pages`].
pub type PageIndex = usize;

/// A page document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The document's file name without its ending: `start`.
    pub name: String,
    /// The path as spelled in links: `/VSL-de`. Empty for the screens that have no address of their own.
    pub path: String,
    pub layout: Layout,
    pub kind: Kind,
    /// Whether search engines may list it.
    pub indexed: bool,
    pub title: MessageId,
    pub description: MessageId,
    /// The one main heading.
    pub heading: MessageId,
    pub lead: Option<MessageId>,
    pub picture: Option<PagePicture>,
    pub blocks: Vec<Block>,
}

impl Page {
    /// Whether the page has an address for each country. The payment return takes the page that started it there instead,
    /// and the screens have no address at all.
    pub const fn has_country_variants(&self) -> bool {
        !self.kind.is_screen() && !matches!(self.kind, Kind::PaypalConfirm)
    }

    /// Whether visitors arrive here from advertisements: the footer then shows the help centre instead of an address.
    pub fn is_landing(&self) -> bool {
        matches!(self.name.as_str(), "index" | "home" | "take")
    }

    /// The page's route as tag managers know it; the browser adds `-2` where the address names a country.
    pub fn route_name(&self) -> &str {
        match self.name.as_str() {
            "index" => "index",
            "home" => "index-home",
            name => self.path.strip_prefix('/').unwrap_or(name),
        }
    }

    /// Where a link to this page leads from a page of `country`.
    pub fn href(&self, country: Country) -> String {
        if self.has_country_variants() {
            localised_path(&self.path, country)
        } else {
            self.path.clone()
        }
    }
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Headed points side by side.
    Points {
        anchor: Option<Anchor>,
        heading: Option<MessageId>,
        items: Vec<Item>,
    },
    /// Headed points in an order.
    Steps {
        anchor: Option<Anchor>,
        heading: Option<MessageId>,
        items: Vec<Item>,
    },
    /// Running text.
    Prose {
        heading: Option<MessageId>,
        paragraphs: Vec<MessageId>,
    },
    /// Ways onward.
    Actions { items: Vec<Action> },
    /// The order-now button, with a label of its own or the usual one.
    Order {
        label: Option<MessageId>,
        target: OrderTarget,
    },
    /// A film with captions and transcript.
    Video(VideoBlock),
}

impl Block {
    /// The word page documents and components use for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Block::Points { .. } => "points",
            Block::Steps { .. } => "steps",
            Block::Prose { .. } => "prose",
            Block::Actions { .. } => "actions",
            Block::Order { .. } => "order",
            Block::Video(_) => "video",
        }
    }

    /// The name under which the block can be scrolled to.
    pub const fn anchor(&self) -> Option<Anchor> {
        match self {
            Block::Points { anchor, .. } | Block::Steps { anchor, .. } => *anchor,
            Block::Prose { .. } | Block::Actions { .. } | Block::Order { .. } | Block::Video(_) => None,
        }
    }
}

/// Where the order-now button leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderTarget {
    /// Down this page, to the products.
    Products,
    Offer {
        page: PageIndex,
        /// For visitors whose address says that they come from the sectioned quiz: `src=v3`.
        page_after_v3: Option<PageIndex>,
    },
}

/// The offers that the order-now button on a page leads to: the usual one, and the one after the sectioned quiz.
pub(crate) fn offers_from(page_name: &str) -> (&'static str, Option<&'static str>) {
    match page_name {
        "index" | "home" => ("take", None),
        "start-summary" => ("offer1", Some("offerv3")),
        _ => ("offer2", None),
    }
}

/// A headed point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub heading: MessageId,
    pub text: MessageId,
}

/// A link to another page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    pub label: MessageId,
    pub page: PageIndex,
    pub style: ActionStyle,
}

/// Declares an enum whose variants have names in content and in the browser.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident { $($variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $type {
            $($variant),+
        }

        impl $type {
            /// Every one with its name.
            pub const NAMES: &'static [(&'static str, $type)] = &[$(($name, $type::$variant)),+];

            /// The word content and components use for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),+
                }
            }
        }
    };
}

pub(crate) use named;

named! {
    /// How strongly a link asks to be followed.
    ActionStyle {
        Primary = "primary",
        Secondary = "secondary",
    }
}

named! {
    /// A place on a page that other parts scroll to.
    Anchor {
        Products = "products",
    }
}

named! {
    /// The mark of a way to pay.
    PaymentMark {
        Amex = "amex",
        ApplePay = "applepay",
        Bancontact = "bancontact",
        CartesBancaires = "cartesbancaires",
        Dankort = "dankort",
        Eps = "eps",
        GooglePay = "googlepay",
        Ideal = "ideal",
        Klarna = "klarna",
        Mastercard = "mastercard",
        MobilePay = "mobilepay",
        Paypal = "paypal",
        Sepa = "sepa",
        Swish = "swish",
        Vipps = "vipps",
        Visa = "visa",
    }
}

named! {
    /// The frame around a page.
    Layout {
        Default = "default",
        Offer = "offer",
        Offer2 = "offer2",
        Offer3 = "offer3",
        Quiz = "quiz",
        Quiz2 = "quiz2",
        QuizDietoxil = "quiz-dietoxil",
        QuizEmail = "quiz-email",
        Sale = "sale",
        Empty = "empty",
        None = "none",
    }
}

named! {
    /// What a page does; it chooses the React component.
    Kind {
        Landing = "landing",
        Video = "video",
        Quiz = "quiz",
        Email = "email",
        Summary = "summary",
        Offer = "offer",
        Upsell = "upsell",
        Pay = "pay",
        PaypalConfirm = "paypal-confirm",
        Thankyou = "thankyou",
        Feedback = "feedback",
        Refund = "refund",
        Terms = "terms",
        NotFound = "not-found",
        Error = "error",
    }
}

impl Kind {
    /// Screens that answer for paths which are no page, and so have no path of their own.
    pub const fn is_screen(self) -> bool {
        matches!(self, Kind::NotFound | Kind::Error)
    }
}
