//! The blocks of a page as the browser gets them.

use content::{
    Action, Anchor, Benefit, Block, BlockContent, Cell, ComparisonRow, ContentsItem, Extra, Hero, Icon, Item, Order,
    OrderTarget, PressMark, Question, Sign,
};
use domain::calendar::LocalTime;
use domain::country::Country;
use domain::format;
use serde::Serialize;
use utoipa::ToSchema;

use super::reviews::ReviewsView;
use super::{PayloadMaker, PictureView};
use crate::pages::film::VideoView;
use crate::pages::names::{
    ActionStyleName, AnchorName, GroundName, HeroStyleName, IconName, PaymentMarkName, PointsStyleName, PressMarkName,
};

/// A piece of a page. Texts are named by their ids.
#[derive(Debug, Serialize, ToSchema)]
pub struct BlockView {
    #[schema(value_type = Option<AnchorName>, required = true)]
    pub anchor: Option<&'static str>,
    #[schema(value_type = GroundName)]
    pub ground: &'static str,
    #[schema(required = true)]
    pub heading: Option<String>,
    #[schema(required = true)]
    pub lead: Option<String>,
    #[serde(flatten)]
    pub content: BlockContentView,
}

/// What sets one sort of block apart from the others.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "block", rename_all = "lowercase")]
pub enum BlockContentView {
    Actions {
        items: Vec<ActionView>,
    },
    Benefits {
        product: String,
        items: Vec<BenefitView>,
    },
    Comparison {
        columns: Vec<String>,
        rows: Vec<ComparisonRowView>,
    },
    Contents {
        items: Vec<ContentsItemView>,
    },
    Countdown {
        campaign: CampaignView,
    },
    Extras {
        items: Vec<ExtraView>,
    },
    Facts {
        product: String,
    },
    Faq {
        items: Vec<QuestionView>,
    },
    Guarantee {
        paragraphs: Vec<String>,
    },
    Ingredients {
        product: String,
    },
    Order {
        order: OrderView,
    },
    OrderBar {
        product: String,
        order: OrderView,
    },
    Packages {
        product: String,
        /// Where the choice is sent.
        href: String,
    },
    Payments {
        #[schema(value_type = Vec<PaymentMarkName>)]
        marks: Vec<&'static str>,
    },
    Points {
        #[schema(value_type = PointsStyleName)]
        style: &'static str,
        items: Vec<ItemView>,
    },
    Press {
        #[schema(value_type = Vec<PressMarkName>)]
        marks: Vec<&'static str>,
    },
    Price {
        product: String,
        /// Position among the product's packages.
        package: usize,
        href: String,
    },
    Prose {
        paragraphs: Vec<String>,
        #[schema(required = true)]
        picture: Option<PictureView>,
    },
    Reviews(ReviewsView),
    Steps {
        items: Vec<ItemView>,
    },
    Trust {
        items: Vec<SignView>,
    },
    Video(VideoView),
}

/// The head of a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeroView {
    #[schema(value_type = HeroStyleName)]
    pub style: &'static str,
    #[schema(value_type = GroundName)]
    pub ground: &'static str,
    #[schema(required = true)]
    pub eyebrow: Option<String>,
    #[schema(required = true)]
    pub picture: Option<PictureView>,
    pub notes: Vec<String>,
    #[schema(required = true)]
    pub order: Option<OrderView>,
    pub actions: Vec<ActionView>,
}

/// The order-now button.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderView {
    /// None for the usual one.
    #[schema(required = true)]
    pub label: Option<String>,
    /// None if the button scrolls to the products.
    #[schema(required = true)]
    pub offer: Option<OfferLinkView>,
}

/// Where the order-now button leads.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferLinkView {
    pub href: String,
    /// For visitors whose address holds `src=v3`.
    #[schema(required = true)]
    pub href_after_v3: Option<String>,
}

/// A headed point.
#[derive(Debug, Serialize, ToSchema)]
pub struct ItemView {
    #[schema(value_type = Option<IconName>, required = true)]
    pub icon: Option<&'static str>,
    pub heading: String,
    pub text: String,
}

/// A short fact with its sign.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignView {
    #[schema(value_type = IconName)]
    pub icon: &'static str,
    pub text: String,
}

/// An authorised claim.
#[derive(Debug, Serialize, ToSchema)]
pub struct BenefitView {
    /// Its id in the list.
    pub claim: String,
    #[schema(value_type = Option<IconName>, required = true)]
    pub icon: Option<&'static str>,
    pub heading: String,
    /// The words of the list themselves, not the id of a text.
    pub wording: String,
}

/// A question and its answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionView {
    pub question: String,
    pub answer: String,
}

/// One point of a comparison.
#[derive(Debug, Serialize, ToSchema)]
pub struct ComparisonRowView {
    pub label: String,
    /// One for each column: true, false, or the id of a text.
    pub cells: Vec<CellView>,
}

/// Whether something has a feature, or what it has instead.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum CellView {
    Has(bool),
    Text(String),
}

/// A thing in the parcel.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContentsItemView {
    pub picture: PictureView,
    pub heading: String,
    pub text: String,
}

/// A campaign that is running.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CampaignView {
    /// Milliseconds since 1970.
    pub ends_at: i64,
    /// Both moments as the country writes them, in its own time.
    pub starts: String,
    pub ends: String,
}

/// What may be ordered along.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExtraView {
    pub product: String,
    /// Position among the product's packages.
    pub package: usize,
    pub heading: String,
    pub text: String,
}

/// A link to a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActionView {
    pub label: String,
    pub href: String,
    #[schema(value_type = ActionStyleName)]
    pub style: &'static str,
}

impl PayloadMaker<'_> {
    pub(super) fn hero(&self, hero: &Hero, country: Country) -> HeroView {
        HeroView {
            style: hero.style.name(),
            ground: hero.ground.name(),
            eyebrow: hero.eyebrow.clone(),
            picture: hero.picture.as_ref().map(PictureView::from),
            notes: hero.notes.clone(),
            order: hero.order.as_ref().map(|order| self.order(order, country)),
            actions: self.actions(&hero.actions, country),
        }
    }

    /// A block, unless it shows invented things and the shop is no demonstration, or it is bound to a campaign that is not
    /// running.
    pub(super) fn block(&self, block: &Block, country: Country) -> Option<BlockView> {
        if block.content.is_sample() && !self.is_demo {
            return None;
        }
        Some(BlockView {
            anchor: block.anchor.map(Anchor::name),
            ground: block.ground.name(),
            heading: block.heading.clone(),
            lead: block.lead.clone(),
            content: self.block_content(&block.content, country)?,
        })
    }

    fn block_content(&self, content: &BlockContent, country: Country) -> Option<BlockContentView> {
        let view = match content {
            BlockContent::Actions { items } => BlockContentView::Actions {
                items: self.actions(items, country),
            },
            BlockContent::Benefits { product, items } => BlockContentView::Benefits {
                product: product.clone(),
                items: items.iter().map(|item| self.benefit(item, country)).collect(),
            },
            BlockContent::Comparison { columns, rows } => BlockContentView::Comparison {
                columns: columns.clone(),
                rows: rows.iter().map(comparison_row).collect(),
            },
            BlockContent::Contents { items } => BlockContentView::Contents {
                items: items.iter().map(contents_item).collect(),
            },
            BlockContent::Countdown { campaign } => BlockContentView::Countdown {
                campaign: self.campaign(campaign, country)?,
            },
            BlockContent::Extras { items } => BlockContentView::Extras {
                items: items.iter().map(extra).collect(),
            },
            BlockContent::Facts { product } => BlockContentView::Facts {
                product: product.clone(),
            },
            BlockContent::Faq { items } => BlockContentView::Faq {
                items: items.iter().map(question).collect(),
            },
            BlockContent::Guarantee { paragraphs } => BlockContentView::Guarantee {
                paragraphs: paragraphs.clone(),
            },
            BlockContent::Ingredients { product } => BlockContentView::Ingredients {
                product: product.clone(),
            },
            BlockContent::Order(order) => BlockContentView::Order {
                order: self.order(order, country),
            },
            BlockContent::OrderBar { product, order } => BlockContentView::OrderBar {
                product: product.clone(),
                order: self.order(order, country),
            },
            BlockContent::Packages { product, page } => BlockContentView::Packages {
                product: product.clone(),
                href: self.site.pages[*page].href(country),
            },
            BlockContent::Payments => BlockContentView::Payments {
                marks: self.payment_marks(country),
            },
            BlockContent::Points { style, items } => BlockContentView::Points {
                style: style.name(),
                items: items.iter().map(item_view).collect(),
            },
            BlockContent::Press { marks } => BlockContentView::Press {
                marks: marks.iter().copied().map(PressMark::name).collect(),
            },
            BlockContent::Price { product, package, page } => BlockContentView::Price {
                product: product.clone(),
                package: *package,
                href: self.site.pages[*page].href(country),
            },
            BlockContent::Prose { paragraphs, picture } => BlockContentView::Prose {
                paragraphs: paragraphs.clone(),
                picture: picture.as_ref().map(PictureView::from),
            },
            BlockContent::Reviews { product } => BlockContentView::Reviews(self.reviews_of(product, country)?),
            BlockContent::Steps { items } => BlockContentView::Steps {
                items: items.iter().map(item_view).collect(),
            },
            BlockContent::Trust { items } => BlockContentView::Trust {
                items: items.iter().map(sign).collect(),
            },
            BlockContent::Video(video) => {
                BlockContentView::Video(VideoView::new(self.site, video, self.site.market(country).locale))
            }
        };
        Some(view)
    }

    /// A campaign, while it is running in that country.
    fn campaign(&self, name: &str, country: Country) -> Option<CampaignView> {
        let term = self.prices.campaign(name, country)?;
        let locale = self.site.market(country).locale;
        let printed = |at_ms| format::moment(locale, LocalTime::of(country, at_ms));
        Some(CampaignView {
            ends_at: term.ends_at_ms,
            starts: printed(term.starts_at_ms),
            ends: printed(term.ends_at_ms),
        })
    }

    fn benefit(&self, benefit: &Benefit, country: Country) -> BenefitView {
        let locale = self.site.market(country).locale;
        let claim = self.site.claims.get(&benefit.claim);
        let wording = claim.and_then(|claim| claim.wordings.get(&locale));
        BenefitView {
            claim: benefit.claim.clone(),
            icon: benefit.icon.map(Icon::name),
            heading: benefit.heading.clone(),
            wording: wording.map(|wording| wording.text.clone()).unwrap_or_default(),
        }
    }

    fn order(&self, order: &Order, country: Country) -> OrderView {
        OrderView {
            label: order.label.clone(),
            offer: self.offer_link(&order.target, country),
        }
    }

    fn offer_link(&self, target: &OrderTarget, country: Country) -> Option<OfferLinkView> {
        let OrderTarget::Offer { page, page_after_v3 } = target else {
            return None;
        };
        let href = |page: usize| self.site.pages[page].href(country);
        Some(OfferLinkView {
            href: href(*page),
            href_after_v3: page_after_v3.map(href),
        })
    }

    fn actions(&self, actions: &[Action], country: Country) -> Vec<ActionView> {
        let view = |action: &Action| ActionView {
            label: action.label.clone(),
            href: self.site.pages[action.page].href(country),
            style: action.style.name(),
        };
        actions.iter().map(view).collect()
    }
}

fn item_view(item: &Item) -> ItemView {
    ItemView {
        icon: item.icon.map(Icon::name),
        heading: item.heading.clone(),
        text: item.text.clone(),
    }
}

fn sign(sign: &Sign) -> SignView {
    SignView {
        icon: sign.icon.name(),
        text: sign.text.clone(),
    }
}

fn question(question: &Question) -> QuestionView {
    QuestionView {
        question: question.question.clone(),
        answer: question.answer.clone(),
    }
}

fn comparison_row(row: &ComparisonRow) -> ComparisonRowView {
    let cell = |cell: &Cell| match cell {
        Cell::Yes => CellView::Has(true),
        Cell::No => CellView::Has(false),
        Cell::Text(id) => CellView::Text(id.clone()),
    };
    ComparisonRowView {
        label: row.label.clone(),
        cells: row.cells.iter().map(cell).collect(),
    }
}

fn extra(extra: &Extra) -> ExtraView {
    ExtraView {
        product: extra.product.clone(),
        package: extra.package,
        heading: extra.heading.clone(),
        text: extra.text.clone(),
    }
}

fn contents_item(item: &ContentsItem) -> ContentsItemView {
    ContentsItemView {
        picture: PictureView::from(&item.picture),
        heading: item.heading.clone(),
        text: item.text.clone(),
    }
}
