//! The pieces a page is made of. Each is data: what it shows stands here, how it looks in its component.

use crate::film::VideoBlock;
use crate::page::{MessageId, PageIndex, named};
use crate::picture::PagePicture;
use crate::product::ProductId;

/// The id of an authorised claim. That the product bears it was checked.
pub type ClaimId = String;

/// The name under which a campaign is kept. Whether there is one of that name is known where prices are.
pub type CampaignName = String;

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The name under which the block can be scrolled to.
    pub anchor: Option<Anchor>,
    pub ground: Ground,
    pub heading: Option<MessageId>,
    pub lead: Option<MessageId>,
    pub content: BlockContent,
}

/// What sets one sort of block apart from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockContent {
    /// Ways onward.
    Actions { items: Vec<Action> },
    /// What authorised claims say about the nutrients of a product.
    Benefits { product: ProductId, items: Vec<Benefit> },
    /// Things side by side, point by point.
    Comparison {
        columns: Vec<MessageId>,
        rows: Vec<ComparisonRow>,
    },
    /// What is in the parcel.
    Contents { items: Vec<ContentsItem> },
    /// The term of a campaign and how much of it is left; nothing while it is not running.
    Countdown { campaign: CampaignName },
    /// What may be ordered along with the packages of the page, each for its own price.
    Extras { items: Vec<Extra> },
    /// The mandatory information on a food supplement.
    Facts { product: ProductId },
    /// Questions and their answers.
    Faq { items: Vec<Question> },
    /// How to return what was bought.
    Guarantee { paragraphs: Vec<MessageId> },
    /// What is in a product, with amounts.
    Ingredients { product: ProductId },
    /// The order-now button, with a label of its own or the usual one.
    Order(Order),
    /// The order-now button at the lower edge of a phone, with the product's price.
    OrderBar { product: ProductId, order: Order },
    /// The packages of a product, one of which is chosen.
    Packages { product: ProductId, page: PageIndex },
    /// The ways to pay and how long delivery takes.
    Payments,
    /// Headed points side by side.
    Points { style: PointsStyle, items: Vec<Item> },
    /// Invented names of papers: shown only while the shop is a demonstration.
    Press { marks: Vec<PressMark> },
    /// One package of a product with its price and the button to order it.
    Price {
        product: ProductId,
        /// Position among the product's packages.
        package: usize,
        page: PageIndex,
    },
    /// Running text, with a picture beside it or without.
    Prose {
        paragraphs: Vec<MessageId>,
        picture: Option<PagePicture>,
    },
    /// What buyers of a product say; in a demonstration invented ones, until there are real ones.
    Reviews { product: ProductId },
    /// Headed points in an order.
    Steps { items: Vec<Item> },
    /// Short facts in a row, each with a sign.
    Trust { items: Vec<Sign> },
    /// A film with captions and transcript.
    Video(VideoBlock),
}

impl BlockContent {
    /// The word page documents and components use for it.
    pub const fn name(&self) -> &'static str {
        match self {
            BlockContent::Actions { .. } => "actions",
            BlockContent::Benefits { .. } => "benefits",
            BlockContent::Comparison { .. } => "comparison",
            BlockContent::Contents { .. } => "contents",
            BlockContent::Countdown { .. } => "countdown",
            BlockContent::Extras { .. } => "extras",
            BlockContent::Facts { .. } => "facts",
            BlockContent::Faq { .. } => "faq",
            BlockContent::Guarantee { .. } => "guarantee",
            BlockContent::Ingredients { .. } => "ingredients",
            BlockContent::Order(_) => "order",
            BlockContent::OrderBar { .. } => "orderbar",
            BlockContent::Packages { .. } => "packages",
            BlockContent::Payments => "payments",
            BlockContent::Points { .. } => "points",
            BlockContent::Press { .. } => "press",
            BlockContent::Price { .. } => "price",
            BlockContent::Prose { .. } => "prose",
            BlockContent::Reviews { .. } => "reviews",
            BlockContent::Steps { .. } => "steps",
            BlockContent::Trust { .. } => "trust",
            BlockContent::Video(_) => "video",
        }
    }

    /// Whether it is one of those that sell: their components are loaded only where there is one.
    pub const fn is_for_shops(&self) -> bool {
        !matches!(
            self,
            BlockContent::Actions { .. }
                | BlockContent::Faq { .. }
                | BlockContent::Order(_)
                | BlockContent::Points { .. }
                | BlockContent::Prose { .. }
                | BlockContent::Steps { .. }
                | BlockContent::Trust { .. }
        )
    }

    /// Whether it shows invented things, which only a demonstration may.
    pub const fn is_sample(&self) -> bool {
        matches!(self, BlockContent::Press { .. })
    }

    /// The products it is about.
    pub fn products(&self) -> Vec<&ProductId> {
        match self {
            BlockContent::Benefits { product, .. }
            | BlockContent::Facts { product }
            | BlockContent::Ingredients { product }
            | BlockContent::OrderBar { product, .. }
            | BlockContent::Packages { product, .. }
            | BlockContent::Price { product, .. }
            | BlockContent::Reviews { product } => vec![product],
            BlockContent::Extras { items } => items.iter().map(|extra| &extra.product).collect(),
            _ => Vec::new(),
        }
    }

    /// The products that can be bought with it.
    pub fn sold(&self) -> Vec<&ProductId> {
        match self {
            BlockContent::Extras { .. } | BlockContent::Packages { .. } | BlockContent::Price { .. } => self.products(),
            _ => Vec::new(),
        }
    }

    /// The order-now button in it.
    pub const fn order(&self) -> Option<&Order> {
        match self {
            BlockContent::Order(order) | BlockContent::OrderBar { order, .. } => Some(order),
            _ => None,
        }
    }
}

/// The head of a page: its main heading and what stands around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    pub style: HeroStyle,
    pub ground: Ground,
    /// A short line above the heading.
    pub eyebrow: Option<MessageId>,
    pub picture: Option<PagePicture>,
    /// Short points under the lead.
    pub notes: Vec<MessageId>,
    pub order: Option<Order>,
    pub actions: Vec<Action>,
}

/// The order-now button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// None for the usual one.
    pub label: Option<MessageId>,
    pub target: OrderTarget,
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
    pub icon: Option<Icon>,
    pub heading: MessageId,
    pub text: MessageId,
}

/// A short fact with its sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    pub icon: Icon,
    pub text: MessageId,
}

/// An authorised claim in a block about a product whose composition bears it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Benefit {
    pub claim: ClaimId,
    pub icon: Option<Icon>,
    /// What the claim is about, in a word or two; says nothing the claim does not say.
    pub heading: MessageId,
}

/// One package that may be ordered along with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    pub product: ProductId,
    /// Position among the product's packages.
    pub package: usize,
    pub heading: MessageId,
    pub text: MessageId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub question: MessageId,
    pub answer: MessageId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparisonRow {
    pub label: MessageId,
    /// One for each column.
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    Yes,
    No,
    Text(MessageId),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentsItem {
    pub picture: PagePicture,
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
    /// What a block stands on.
    Ground {
        Plain = "plain",
        Card = "card",
        Oat = "oat",
        Sage = "sage",
        Sky = "sky",
        Apricot = "apricot",
        Pine = "pine",
    }
}

named! {
    /// How the head of a page is arranged.
    HeroStyle {
        /// Heading and lead alone.
        Plain = "plain",
        /// Text beside a picture.
        Split = "split",
        /// Text above a picture, both in the middle.
        Stage = "stage",
        /// Text over the free part of a wide picture.
        Poster = "poster",
        /// A product that stands free beside the text.
        Product = "product",
    }
}

named! {
    /// How points are shown.
    PointsStyle {
        Cards = "cards",
        Columns = "columns",
        Ticks = "ticks",
    }
}

named! {
    /// A paper that does not exist.
    PressMark {
        HalveDag = "halve-dag",
        LeCarnetVif = "le-carnet-vif",
        Morgonblick = "morgonblick",
        NordlysHverdag = "nordlys-hverdag",
        TasapainoNyt = "tasapaino-nyt",
        Wohlblatt = "wohlblatt",
    }
}

named! {
    /// A drawn sign, by its name in the set the web build takes it from.
    Icon {
        Apple = "apple",
        ArrowRight = "arrow-right",
        BadgeCheck = "badge-check",
        BookOpen = "book-open",
        Calendar = "calendar",
        Check = "check",
        ChevronDown = "chevron-down",
        ChevronLeft = "chevron-left",
        ChevronRight = "chevron-right",
        CircleHelp = "circle-help",
        Clock = "clock",
        CreditCard = "credit-card",
        Droplets = "droplets",
        Dumbbell = "dumbbell",
        Footprints = "footprints",
        Gift = "gift",
        Globe = "globe",
        Heart = "heart",
        Info = "info",
        Leaf = "leaf",
        Lock = "lock",
        Mail = "mail",
        Menu = "menu",
        MessageCircle = "message-circle",
        Moon = "moon",
        Package = "package",
        Percent = "percent",
        Phone = "phone",
        RotateCcw = "rotate-ccw",
        Salad = "salad",
        Scale = "scale",
        ShieldCheck = "shield-check",
        ShoppingBag = "shopping-bag",
        Smartphone = "smartphone",
        Star = "star",
        Sun = "sun",
        Truck = "truck",
        User = "user",
        Users = "users",
        X = "x",
    }
}
