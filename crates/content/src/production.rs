//! What sound content still lacks before somebody sells with it: claims that nobody has compared with the law's own words,
//! and samples that a real shop does not show.

use std::collections::BTreeSet;

use crate::block::BlockContent;
use crate::check::{CLAIMS_FILE, REVIEWS_FILE};
use crate::site::Site;

/// Something to settle before the shop sells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    pub file: String,
    /// Counted from 1; none where the whole file is meant.
    pub line: Option<usize>,
    pub message: String,
    /// Whether the shop must not sell before; all else is only good to know.
    pub forbids_selling: bool,
}

impl Site {
    /// Everything to settle before the shop sells, by file.
    pub fn reservations(&self) -> Vec<Reservation> {
        let mut found = self.unverified_claims();
        found.extend(self.samples());
        found
    }

    fn unverified_claims(&self) -> Vec<Reservation> {
        let used = self.claims_in_use();
        let spoken = self.offered().translations;
        let unverified = self
            .claims
            .unverified()
            .filter(|(_, locale, _)| spoken.contains(locale));
        let reservation = unverified.map(|(claim, locale, wording)| {
            let is_used = used.contains(claim.id.as_str());
            let use_of_it = if is_used {
                "a page makes the claim"
            } else {
                "no page makes the claim"
            };
            Reservation {
                file: CLAIMS_FILE.to_owned(),
                line: Some(wording.line),
                message: format!(
                    "the words of `{}` in {locale} were never compared with {} of {}; {use_of_it}",
                    claim.id, wording.register.name, wording.register.version
                ),
                forbids_selling: is_used,
            }
        });
        reservation.collect()
    }

    fn claims_in_use(&self) -> BTreeSet<&str> {
        let blocks = self.pages.iter().flat_map(|page| &page.blocks);
        let benefits = blocks.filter_map(|block| match &block.content {
            BlockContent::Benefits { items, .. } => Some(items),
            _ => None,
        });
        benefits.flatten().map(|benefit| benefit.claim.as_str()).collect()
    }

    fn samples(&self) -> Vec<Reservation> {
        let mut found = Vec::new();
        for page in &self.pages {
            let blocks = page.blocks.iter().filter(|block| block.content.is_sample());
            let names: BTreeSet<&str> = blocks.map(|block| block.content.name()).collect();
            found.extend(names.into_iter().map(|name| Reservation {
                file: format!("pages/{}.toml", page.name),
                line: None,
                message: format!("the block `{name}` shows samples and is left out"),
                forbids_selling: false,
            }));
        }
        if !self.sample_reviews.is_empty() {
            found.push(Reservation {
                file: REVIEWS_FILE.to_owned(),
                line: None,
                message: "sample reviews are left out".to_owned(),
                forbids_selling: false,
            });
        }
        found
    }
}
