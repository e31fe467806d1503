//! Reads the head and the blocks of a page document.

use crate::block::{
    Action, ActionStyle, Anchor, Benefit, Block, BlockContent, CampaignName, Cell, ComparisonRow, ContentsItem, Extra,
    Ground, Hero, HeroStyle, Icon, Item, Order, OrderTarget, PointsStyle, PressMark, Question, Sign, offers_from,
};
use crate::document::{Located, Table, suggest};
use crate::page::PageIndex;
use crate::product::ProductId;
use crate::read::{Reading, find_page, flat};

#[derive(Clone, Copy)]
enum Name {
    Actions,
    Benefits,
    Comparison,
    Contents,
    Countdown,
    Extras,
    Facts,
    Faq,
    Guarantee,
    Ingredients,
    Order,
    OrderBar,
    Packages,
    Payments,
    Points,
    Press,
    Price,
    Prose,
    Reviews,
    Steps,
    Trust,
    Video,
}

const NAMES: [(&str, Name); 22] = [
    ("actions", Name::Actions),
    ("benefits", Name::Benefits),
    ("comparison", Name::Comparison),
    ("contents", Name::Contents),
    ("countdown", Name::Countdown),
    ("extras", Name::Extras),
    ("facts", Name::Facts),
    ("faq", Name::Faq),
    ("guarantee", Name::Guarantee),
    ("ingredients", Name::Ingredients),
    ("order", Name::Order),
    ("orderbar", Name::OrderBar),
    ("packages", Name::Packages),
    ("payments", Name::Payments),
    ("points", Name::Points),
    ("press", Name::Press),
    ("price", Name::Price),
    ("prose", Name::Prose),
    ("reviews", Name::Reviews),
    ("steps", Name::Steps),
    ("trust", Name::Trust),
    ("video", Name::Video),
];

/// Every key that some block has: let pass where nobody knows which block it is.
const KEYS: [&str; 20] = [
    "anchor",
    "campaign",
    "columns",
    "ground",
    "heading",
    "items",
    "label",
    "lead",
    "marks",
    "package",
    "page",
    "paragraphs",
    "picture",
    "product",
    "rows",
    "style",
    "target",
    "film",
    "poster",
    "published",
];

impl Reading<'_> {
    /// What stands in `[hero]`; a page without one gets its heading and lead alone.
    pub(super) fn read_hero(&self, page_name: &str, table: &Table<'_>) -> Hero {
        let read = |hero: &Table<'_>| Hero {
            style: hero
                .choice("style", "unknown-hero", HeroStyle::NAMES)
                .unwrap_or(HeroStyle::Plain),
            ground: ground(hero),
            eyebrow: self.message(hero, hero.optional_text("eyebrow")),
            picture: hero
                .optional_table("picture", |picture| self.read_picture(picture))
                .flatten(),
            notes: self.messages(hero, hero.optional_texts("notes")),
            order: hero
                .optional_table("order", |order| self.read_order(page_name, order))
                .flatten(),
            actions: flat(hero.optional_tables("actions", |action| self.read_action(action))),
        };
        table.optional_table("hero", read).unwrap_or(Hero {
            style: HeroStyle::Plain,
            ground: Ground::Plain,
            eyebrow: None,
            picture: None,
            notes: Vec::new(),
            order: None,
            actions: Vec::new(),
        })
    }

    pub(super) fn read_block(&self, page_name: &str, table: &Table<'_>) -> Option<Block> {
        let Some(name) = table.choice("block", "unknown-block", &NAMES) else {
            table.pass(&KEYS);
            return None;
        };
        let anchor = table.optional_choice("anchor", "unknown-anchor", Anchor::NAMES);
        let ground = ground(table);
        let heading = self.message(table, table.optional_text("heading"));
        let lead = self.message(table, table.optional_text("lead"));
        let content = self.read_content(name, page_name, table);
        Some(Block {
            anchor,
            ground,
            heading,
            lead,
            content: content?,
        })
    }

    fn read_content(&self, name: Name, page_name: &str, table: &Table<'_>) -> Option<BlockContent> {
        let content = match name {
            Name::Actions => BlockContent::Actions {
                items: flat(table.tables("items", |item| self.read_action(item))),
            },
            Name::Benefits => self.read_benefits(table)?,
            Name::Comparison => self.read_comparison(table),
            Name::Contents => BlockContent::Contents {
                items: flat(table.tables("items", |item| self.read_contents_item(item))),
            },
            Name::Countdown => BlockContent::Countdown {
                campaign: campaign_name(table)?,
            },
            Name::Extras => BlockContent::Extras {
                items: flat(table.tables("items", |item| self.read_extra(item))),
            },
            Name::Facts => BlockContent::Facts {
                product: self.supplement(table)?,
            },
            Name::Faq => BlockContent::Faq {
                items: flat(table.tables("items", |item| {
                    let question = self.message(item, item.text("question"));
                    let answer = self.message(item, item.text("answer"));
                    Some(Question {
                        question: question?,
                        answer: answer?,
                    })
                })),
            },
            Name::Guarantee => BlockContent::Guarantee {
                paragraphs: self.messages(table, table.texts("paragraphs")),
            },
            Name::Ingredients => BlockContent::Ingredients {
                product: self.supplement(table)?,
            },
            Name::Order => BlockContent::Order(self.read_order(page_name, table)?),
            Name::OrderBar => {
                let order = self.read_order(page_name, table);
                BlockContent::OrderBar {
                    product: self.product(table)?,
                    order: order?,
                }
            }
            Name::Packages => {
                let page = self.page(table);
                BlockContent::Packages {
                    product: self.product(table)?,
                    page: page?,
                }
            }
            Name::Payments => BlockContent::Payments,
            Name::Points => BlockContent::Points {
                style: table
                    .optional_choice("style", "unknown-style", PointsStyle::NAMES)
                    .unwrap_or(PointsStyle::Cards),
                items: self.read_items(table),
            },
            Name::Press => BlockContent::Press {
                marks: table.choices("marks", "unknown-press-mark", PressMark::NAMES),
            },
            Name::Price => self.read_price(table)?,
            Name::Prose => BlockContent::Prose {
                paragraphs: self.messages(table, table.texts("paragraphs")),
                picture: table
                    .optional_table("picture", |picture| self.read_picture(picture))
                    .flatten(),
            },
            Name::Reviews => BlockContent::Reviews {
                product: self.product(table)?,
            },
            Name::Steps => BlockContent::Steps {
                items: self.read_items(table),
            },
            Name::Trust => BlockContent::Trust {
                items: flat(table.tables("items", |item| {
                    let icon = item.choice("icon", "unknown-icon", Icon::NAMES);
                    let text = self.message(item, item.text("text"));
                    Some(Sign {
                        icon: icon?,
                        text: text?,
                    })
                })),
            },
            Name::Video => BlockContent::Video(self.read_video(table)?),
        };
        Some(content)
    }

    fn read_benefits(&self, table: &Table<'_>) -> Option<BlockContent> {
        let product = self.supplement(table);
        let items = flat(table.tables("items", |item| {
            let heading = self.message(item, item.text("heading"));
            let icon = item.optional_choice("icon", "unknown-icon", Icon::NAMES);
            let claim = item.text("claim")?;
            let is_borne = self.check_claim(item, &claim, product.as_ref());
            Some(Benefit {
                heading: heading?,
                icon,
                claim: is_borne.then(|| claim.into_inner())?,
            })
        }));
        Some(BlockContent::Benefits {
            product: product?,
            items,
        })
    }

    fn read_comparison(&self, table: &Table<'_>) -> BlockContent {
        let columns = self.messages(table, table.texts("columns"));
        let read_row = |row: &Table<'_>| {
            let label = self.message(row, row.text("label"));
            let words = row.texts("cells");
            if words.len() != columns.len() {
                row.report(
                    "uneven-row",
                    row.place(),
                    format!(
                        "this row has {} cells, but there are {} columns",
                        words.len(),
                        columns.len()
                    ),
                    "give it one cell for each column: `yes`, `no` or the id of a text",
                );
            }
            let cell = |word: Located| match word.get_ref().as_str() {
                "yes" => Some(Cell::Yes),
                "no" => Some(Cell::No),
                _ => self.message(row, Some(word)).map(Cell::Text),
            };
            Some(ComparisonRow {
                label: label?,
                cells: words.into_iter().filter_map(cell).collect(),
            })
        };
        let rows = flat(table.tables("rows", read_row));
        BlockContent::Comparison { columns, rows }
    }

    fn read_contents_item(&self, table: &Table<'_>) -> Option<ContentsItem> {
        let heading = self.message(table, table.text("heading"));
        let text = self.message(table, table.text("text"));
        let picture = table.table("picture", |picture| self.read_picture(picture)).flatten();
        Some(ContentsItem {
            picture: picture?,
            heading: heading?,
            text: text?,
        })
    }

    fn read_extra(&self, table: &Table<'_>) -> Option<Extra> {
        let heading = self.message(table, table.text("heading"));
        let text = self.message(table, table.text("text"));
        let units = table.count("package");
        let product = self.product(table)?;
        let package = self.package(table, &product, units?);
        Some(Extra {
            product,
            package: package?,
            heading: heading?,
            text: text?,
        })
    }

    fn read_price(&self, table: &Table<'_>) -> Option<BlockContent> {
        let page = self.page(table);
        let units = table.count("package");
        let product = self.product(table)?;
        let package = self.package(table, &product, units?);
        Some(BlockContent::Price {
            product,
            package: package?,
            page: page?,
        })
    }

    /// The position of a package among those of its product; if there is none, that is reported.
    pub(super) fn package(&self, table: &Table<'_>, product: &ProductId, units: u32) -> Option<usize> {
        let packages = &self.products[product].packages;
        let package = packages.iter().position(|package| package.units == units);
        if package.is_none() {
            let known: Vec<String> = packages.iter().map(|package| package.units.to_string()).collect();
            table.report(
                "unknown-package",
                table.place(),
                format!("`{product}` has no package of {units}"),
                format!("known are: {}", known.join(", ")),
            );
        }
        package
    }

    fn read_items(&self, table: &Table<'_>) -> Vec<Item> {
        flat(table.tables("items", |item| {
            let icon = item.optional_choice("icon", "unknown-icon", Icon::NAMES);
            let heading = self.message(item, item.text("heading"));
            let text = self.message(item, item.text("text"));
            Some(Item {
                icon,
                heading: heading?,
                text: text?,
            })
        }))
    }

    fn read_action(&self, table: &Table<'_>) -> Option<Action> {
        let label = self.message(table, table.text("label"));
        let page = self.page(table);
        let style = table.choice("style", "unknown-style", ActionStyle::NAMES);
        Some(Action {
            label: label?,
            page: page?,
            style: style?,
        })
    }

    fn read_order(&self, page_name: &str, table: &Table<'_>) -> Option<Order> {
        let label = self.message(table, table.optional_text("label"));
        let leads_to_offer = table.choice("target", "unknown-target", &[("offer", true), ("products", false)])?;
        if !leads_to_offer {
            let target = OrderTarget::Products;
            return Some(Order { label, target });
        }
        let (usual, after_v3) = offers_from(page_name);
        let find = |name: &str| find_page(self.diagnostics, table.place(), name, self.page_names);
        let target = OrderTarget::Offer {
            page: find(usual)?,
            page_after_v3: after_v3.and_then(find),
        };
        Some(Order { label, target })
    }

    fn page(&self, table: &Table<'_>) -> Option<PageIndex> {
        let name = table.text("page")?;
        find_page(self.diagnostics, table.place_of(&name), name.get_ref(), self.page_names)
    }

    pub(super) fn product(&self, table: &Table<'_>) -> Option<ProductId> {
        let id = table.text("product")?;
        if !self.product_names.contains(&id.get_ref().as_str()) {
            table.report(
                "unknown-product",
                table.place_of(&id),
                format!("there is no product `{}`", id.get_ref()),
                suggest(id.get_ref(), self.product_names.iter().copied()),
            );
        }
        // One that could not be read was reported where it stands.
        self.products.contains_key(id.get_ref()).then(|| id.into_inner())
    }

    /// A product that is eaten: others have no composition to show.
    pub(super) fn supplement(&self, table: &Table<'_>) -> Option<ProductId> {
        let id = self.product(table)?;
        if self.products[&id].supplement.is_none() {
            table.report(
                "no-supplement",
                table.place(),
                format!("`{id}` is no food supplement, so there is nothing to tell of it here"),
                "name a product with a `[supplement]` table",
            );
            return None;
        }
        Some(id)
    }
}

/// Longer than anybody types twice without a slip.
const MAX_CAMPAIGN_NAME_BYTES: usize = 64;

fn campaign_name(table: &Table<'_>) -> Option<CampaignName> {
    let name = table.text("campaign")?;
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if name.get_ref().len() > MAX_CAMPAIGN_NAME_BYTES || !name.get_ref().split('-').all(is_word) {
        table.report(
            "campaign-name",
            table.place_of(&name),
            format!("`{}` cannot be the name of a campaign", name.get_ref()),
            "write small letters, digits and hyphens, as in `trichter campaign create`",
        );
        return None;
    }
    Some(name.into_inner())
}

fn ground(table: &Table<'_>) -> Ground {
    table
        .optional_choice("ground", "unknown-ground", Ground::NAMES)
        .unwrap_or(Ground::Plain)
}
