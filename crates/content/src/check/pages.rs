//! The pages of a shop seen together.

use std::collections::BTreeMap;

use domain::country::Country;

use super::{REQUIRED_PAGES, SCREENS, report_missing_file};
use crate::block::{Anchor, BlockContent, OrderTarget};
use crate::diagnostic::{Diagnostics, Place};
use crate::folder::Folder;
use crate::page::{Kind, Page};
use crate::product::{Product, ProductId};
use crate::read::PageDocument;

/// Pages that must exist, no two at one address, screens under their names, and nothing that leads to a missing place.
pub(super) fn check(
    folder: &Folder,
    documents: &[PageDocument],
    products: &BTreeMap<ProductId, Product>,
    countries: &[Country],
    diagnostics: &Diagnostics,
) {
    let mut taken: BTreeMap<String, &str> = BTreeMap::new();
    for document in documents.iter().filter(|document| !document.page.kind.is_screen()) {
        let path = document.page.path.as_str();
        let mut paths = vec![path.to_ascii_lowercase()];
        if document.page.has_country_variants() {
            paths.extend(
                countries
                    .iter()
                    .map(|country| domain::route::localised_path(path, *country).to_ascii_lowercase()),
            );
        }
        let clash = paths
            .iter()
            .find_map(|path| taken.get(path).map(|other| (path.clone(), *other)));
        if let Some((path, other)) = clash {
            diagnostics.report(
                "path-twice",
                Place::at(&document.file, document.path_span.clone()),
                format!("the path `{path}` already belongs to {other}"),
                "give one of the two pages another path",
            );
        }
        for path in paths {
            taken.entry(path).or_insert(&document.file);
        }
    }
    for (name, purpose) in REQUIRED_PAGES {
        let file = format!("pages/{name}.toml");
        if folder.get(&file).is_none() {
            report_missing_file(diagnostics, &file, purpose);
        }
    }
    check_anchors(documents, diagnostics);
    check_room(documents, diagnostics);
    check_countdowns(documents, diagnostics);
    check_extras(documents, diagnostics);
    check_mandatory_facts(documents, products, diagnostics);
    check_home(documents, diagnostics);
    check_mailbox(documents, diagnostics);
    check_screens(folder, documents, diagnostics);
}

fn check_home(documents: &[PageDocument], diagnostics: &Diagnostics) {
    if let Some(home) = documents
        .iter()
        .find(|document| document.page.name == "index" && document.page.path != "/")
    {
        diagnostics.report(
            "home-elsewhere",
            Place::at(&home.file, home.path_span.clone()),
            "the page `index` is the home page",
            "give it the path `/`",
        );
    }
}

/// Who leaves an address gets mails, and their links lead to the one page that confirms, unsubscribes and erases.
fn check_mailbox(documents: &[PageDocument], diagnostics: &Diagnostics) {
    let of_kind = |kind: Kind| documents.iter().filter(move |document| document.page.kind == kind);
    if let Some(second) = of_kind(Kind::Mailbox).nth(1) {
        diagnostics.report(
            "mailbox-twice",
            Place::file(&second.file),
            "two pages have the kind `mailbox`",
            "links in mails lead to one page: keep one of them",
        );
    }
    if let (Some(asking), None) = (of_kind(Kind::Email).next(), of_kind(Kind::Mailbox).next()) {
        diagnostics.report(
            "mailbox-missing",
            Place::file(&asking.file),
            "this page asks for an address, but no page has the kind `mailbox`",
            "add one: links in mails lead there, to confirm, to unsubscribe and to erase",
        );
    }
}

/// The two screens exist under their names, and nothing else is a screen.
fn check_screens(folder: &Folder, documents: &[PageDocument], diagnostics: &Diagnostics) {
    for name in SCREENS {
        let file = format!("pages/{name}.toml");
        let kind = Kind::NAMES
            .iter()
            .find(|(kind, _)| *kind == name)
            .map(|(_, kind)| *kind);
        match documents.iter().find(|document| document.page.name == name) {
            Some(document) if Some(document.page.kind) != kind => diagnostics.report(
                "screen-kind",
                Place::file(&document.file),
                format!("the page `{name}` has the kind `{}`", document.page.kind.name()),
                format!("give it the kind `{name}`"),
            ),
            None if folder.get(&file).is_none() => {
                report_missing_file(diagnostics, &file, "a visitor may meet this screen");
            }
            // Sound, or it could not be read, which was reported.
            Some(_) | None => {}
        }
    }
    for document in documents {
        let Page { name, kind, .. } = &document.page;
        if kind.is_screen() && !SCREENS.contains(&name.as_str()) {
            diagnostics.report(
                "screen-kind",
                Place::file(&document.file),
                format!("the kind `{}` is for the page of that name alone", kind.name()),
                "choose another kind",
            );
        }
    }
}

/// Blocks that sell bring much code with them; a page that is a form has no room for it, and no reason to sell.
fn check_room(documents: &[PageDocument], diagnostics: &Diagnostics) {
    for PageDocument { page, file, .. } in documents {
        let is_form = matches!(page.kind, Kind::Quiz | Kind::Email | Kind::Mailbox);
        let selling = page.blocks.iter().find(|block| block.content.is_for_shops());
        if let Some(block) = selling.filter(|_| is_form) {
            diagnostics.report(
                "form-sells",
                Place::file(file),
                format!(
                    "a page of the kind `{}` cannot have a block `{}`",
                    page.kind.name(),
                    block.content.name()
                ),
                "visitors answer here: put it on the summary or on an offer",
            );
        }
    }
}

/// A page speaks of one campaign.
fn check_countdowns(documents: &[PageDocument], diagnostics: &Diagnostics) {
    for PageDocument { page, file, .. } in documents {
        let is_countdown = |content: &BlockContent| matches!(content, BlockContent::Countdown { .. });
        if page.blocks.iter().filter(|block| is_countdown(&block.content)).count() > 1 {
            diagnostics.report(
                "countdown-twice",
                Place::file(file),
                "two blocks count down on this page",
                "keep the one of the campaign that the page is about",
            );
        }
    }
}

/// Extras are ordered with a package, by one button: the one under the extras.
fn check_extras(documents: &[PageDocument], diagnostics: &Diagnostics) {
    for PageDocument { page, file, .. } in documents.iter().filter(|document| document.is_whole) {
        let orders = page.blocks.iter().filter_map(|block| match &block.content {
            BlockContent::Packages { .. } => Some(false),
            BlockContent::Extras { .. } => Some(true),
            _ => None,
        });
        let orders: Vec<bool> = orders.collect();
        if orders.contains(&true) && orders != [false, true] {
            diagnostics.report(
                "extras-alone",
                Place::file(file),
                "a block `extras` stands under the packages that the extras are ordered with",
                "give the page one block `packages` and below it one block `extras`",
            );
        }
    }
}

/// An anchor names one place, and an order button that scrolls has somewhere to go.
fn check_anchors(documents: &[PageDocument], diagnostics: &Diagnostics) {
    for document in documents.iter().filter(|document| document.is_whole) {
        let Page { hero, blocks, .. } = &document.page;
        let anchors = blocks
            .iter()
            .filter(|block| block.anchor == Some(Anchor::Products))
            .count();
        let mut orders = blocks
            .iter()
            .filter_map(|block| block.content.order())
            .chain(&hero.order);
        let scrolls = orders.any(|order| order.target == OrderTarget::Products);
        if anchors > 1 {
            diagnostics.report(
                "anchor-twice",
                Place::file(&document.file),
                "two blocks have the anchor `products`",
                "keep it at the block that holds the products",
            );
        }
        if scrolls && anchors == 0 {
            diagnostics.report(
                "order-without-products",
                Place::file(&document.file),
                "the order button scrolls to the products, but there are none on this page",
                "give the block that holds them `anchor = \"products\"`, or lead the button to `target = \"offer\"`",
            );
        }
    }
}

/// Where a food supplement can be bought, what must be known of it before stands on the same page.
fn check_mandatory_facts(
    documents: &[PageDocument],
    products: &BTreeMap<ProductId, Product>,
    diagnostics: &Diagnostics,
) {
    for document in documents.iter().filter(|document| document.is_whole) {
        let blocks = || document.page.blocks.iter().map(|block| &block.content);
        let sold = blocks().flat_map(BlockContent::sold);
        let told: Vec<&ProductId> = blocks()
            .filter_map(|content| match content {
                BlockContent::Facts { product } => Some(product),
                _ => None,
            })
            .collect();
        let mut silent: Vec<&ProductId> = sold
            .filter(|id| products[*id].supplement.is_some() && !told.contains(id))
            .collect();
        silent.dedup();
        for product in silent {
            diagnostics.report(
                "facts-missing",
                Place::file(&document.file),
                format!("`{product}` is sold here, but the page lacks its mandatory information"),
                format!("add a block `facts` with `product = \"{product}\"`"),
            );
        }
    }
}
