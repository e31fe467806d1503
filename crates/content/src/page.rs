//! A page as data: where it lives, how it looks, what it says. The words themselves are texts, named by their ids.

use domain::country::Country;
use domain::route::localised_path;

use crate::block::{Block, Hero};
use crate::quiz::QuizName;

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
    /// The quiz that a page of that kind shows.
    pub quiz: Option<QuizName>,
    /// How a page of that kind asks for an address.
    pub form: Option<Form>,
    /// Whether search engines may list it.
    pub indexed: bool,
    pub title: MessageId,
    pub description: MessageId,
    /// The one main heading.
    pub heading: MessageId,
    pub lead: Option<MessageId>,
    pub hero: Hero,
    pub blocks: Vec<Block>,
    /// Every text that it shows.
    pub(crate) texts: Vec<MessageId>,
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

/// Declares an enum whose variants have names in content and in the browser.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident { $($(#[$of_variant:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $type {
            $($(#[$of_variant])* $variant),+
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
        Mailbox = "mailbox",
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

named! {
    /// How an e-mail step asks for an address.
    Form {
        /// One sheet with everything on it.
        Sheet = "sheet",
        /// Two boxes for two purposes; the address is asked for once one is ticked.
        Boxes = "boxes",
        /// One card after the other.
        Cards = "cards",
    }
}

impl Kind {
    /// Screens that answer for paths which are no page, and so have no path of their own.
    pub const fn is_screen(self) -> bool {
        matches!(self, Kind::NotFound | Kind::Error)
    }
}
