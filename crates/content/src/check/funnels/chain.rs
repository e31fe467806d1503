//! Offers after payment: each is a page that sells one package, each can be reached, and every way through them ends.

use std::ops::Range;

use crate::block::BlockContent;
use crate::diagnostic::{Diagnostics, Place};
use crate::page::{Kind, Page, PageIndex};
use crate::product::ProductId;
use crate::quiz::ChainStep;
use crate::read::{ChainDocument, ChainPage, FunnelDocument};

/// The chain of a funnel. Steps with faults are reported and left out.
pub(super) fn read<'a>(
    document: &FunnelDocument,
    page_names: &[&str],
    page_of: impl Fn(PageIndex) -> Option<&'a Page>,
    diagnostics: &Diagnostics,
) -> Vec<ChainStep> {
    let checks = Checks {
        document,
        page_names,
        diagnostics,
    };
    let mut steps = Vec::new();
    for (at, step) in document.chain.iter().enumerate() {
        checks.check_place(at, step);
        for next in [&step.accepted, &step.declined].into_iter().flatten() {
            checks.check_next(at, next);
        }
        // A page that could not be read was reported where it stands.
        let Some(page) = page_of(step.page.index) else {
            continue;
        };
        let Some((product, package)) = checks.find_offer(step, page) else {
            continue;
        };
        let index = |next: &Option<ChainPage>| next.as_ref().map(|next| next.index);
        steps.push(ChainStep {
            page: step.page.index,
            product,
            package,
            accepted: index(&step.accepted),
            declined: index(&step.declined),
        });
    }
    steps
}

struct Checks<'a> {
    document: &'a FunnelDocument,
    page_names: &'a [&'a str],
    diagnostics: &'a Diagnostics,
}

impl Checks<'_> {
    fn at(&self, span: &Range<usize>) -> Place<'_> {
        Place::at(&self.document.file, span.clone())
    }

    /// Each page stands once, and something leads to it.
    fn check_place(&self, at: usize, step: &ChainDocument) {
        let (name, place) = (self.page_names[step.page.index], self.at(&step.page.span));
        let before = &self.document.chain[..at];
        let leads_here = |step: &ChainDocument, page: PageIndex| {
            let mut next = [&step.accepted, &step.declined].into_iter().flatten();
            next.any(|next| next.index == page)
        };
        if before.iter().any(|other| other.page.index == step.page.index) {
            self.diagnostics.report(
                "chain-page-twice",
                place,
                format!("`{name}` is offered already"),
                "name each page once",
            );
        } else if at > 0 && !before.iter().any(|other| leads_here(other, step.page.index)) {
            self.diagnostics.report(
                "chain-page-unreached",
                place,
                format!("nobody comes to `{name}`: no offer before it leads there"),
                "name it as `accepted` or `declined` of an offer before it, or take it out",
            );
        }
    }

    /// An offer leads to a later one, so nobody is offered the same twice.
    fn check_next(&self, at: usize, next: &ChainPage) {
        let after = &self.document.chain[at + 1..];
        if !after.iter().any(|step| step.page.index == next.index) {
            self.diagnostics.report(
                "chain-goes-astray",
                self.at(&next.span),
                format!(
                    "`{}` is no later offer of this chain: whoever is led there could not go on",
                    self.page_names[next.index]
                ),
                "name the page of a [[chain]] further down, or leave it out to end here",
            );
        }
    }

    /// The one package that a page sells.
    fn find_offer(&self, step: &ChainDocument, page: &Page) -> Option<(ProductId, usize)> {
        let mut offers = page.blocks.iter().filter_map(|block| match &block.content {
            BlockContent::Price { product, package, .. } => Some((product.clone(), *package)),
            _ => None,
        });
        let offer = offers.next().filter(|_| offers.next().is_none());
        let offer = offer.filter(|_| matches!(page.kind, Kind::Upsell | Kind::Offer));
        if offer.is_none() {
            self.diagnostics.report(
                "chain-page-without-offer",
                self.at(&step.page.span),
                format!("`{}` does not offer exactly one package", page.name),
                "name a page of the kind `upsell` or `offer` with one block `price`",
            );
        }
        offer
    }
}
