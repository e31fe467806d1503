//! What sound content still lacks before somebody sells with it: an operator who exists, legal texts that are theirs, claims
//! that were compared with the law's own words, and nothing invented.

use std::collections::BTreeSet;

use domain::locale::Locale;

use crate::block::BlockContent;
use crate::brand::guarantee_file;
use crate::check::{CLAIMS_FILE, REVIEWS_FILE, SITE_FILE};
use crate::site::Site;

/// Something to settle before the shop sells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    pub file: String,
    /// Counted from 1; none where the whole file is meant.
    pub line: Option<usize>,
    pub message: String,
    /// What to do about it.
    pub remedy: &'static str,
    /// Whether the shop must not sell before; all else is only good to know.
    pub forbids_selling: bool,
}

impl Site {
    /// Everything to settle before the shop sells, by sort.
    pub fn reservations(&self) -> Vec<Reservation> {
        let mut found: Vec<Reservation> = self.inventions().chain(self.models()).collect();
        found.extend(self.unverified_claims());
        found.extend(self.missing_notices());
        found.extend(self.samples());
        found
    }

    fn inventions(&self) -> impl Iterator<Item = Reservation> {
        self.invented_facts.iter().map(|(line, message)| Reservation {
            file: SITE_FILE.to_owned(),
            line: Some(*line),
            message: message.clone(),
            remedy: "write what is true of the company that sells",
            forbids_selling: true,
        })
    }

    fn models(&self) -> impl Iterator<Item = Reservation> {
        self.model_texts.iter().map(|file| Reservation {
            file: file.clone(),
            line: None,
            message: "the text is a model that nobody has made their own".to_owned(),
            remedy: "adapt it, have a lawyer read it, then remove `model = true`",
            forbids_selling: true,
        })
    }

    fn unverified_claims(&self) -> impl Iterator<Item = Reservation> {
        let used = self.claims_in_use();
        let spoken = self.offered().translations;
        let unverified = self
            .claims
            .unverified()
            .filter(|(_, locale, _)| spoken.contains(locale));
        unverified.map(move |(claim, locale, wording)| {
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
                remedy: "compare them with the list letter by letter, then write `verified = true`",
                forbids_selling: is_used,
            }
        })
    }

    fn claims_in_use(&self) -> BTreeSet<&str> {
        let blocks = self.pages.iter().flat_map(|page| &page.blocks);
        let benefits = blocks.filter_map(|block| match &block.content {
            BlockContent::Benefits { items, .. } => Some(items),
            _ => None,
        });
        benefits.flatten().map(|benefit| benefit.claim.as_str()).collect()
    }

    /// Since 27 September 2026 whoever sells goods in the Union shows its notice before the order (Directive (EU) 2024/825).
    fn missing_notices(&self) -> impl Iterator<Item = Reservation> {
        let markets = self.countries.iter().filter(|country| country.is_in_union());
        let needed: BTreeSet<Locale> = markets.map(|country| self.market(*country).locale).collect();
        let missing = needed
            .into_iter()
            .filter(|locale| !self.drawings.guarantee.contains_key(locale));
        missing.map(|locale| Reservation {
            file: format!("brand/{}", guarantee_file(locale)),
            line: None,
            message: "the European Union's notice on the legal guarantee is missing".to_owned(),
            remedy: "save the Commission's own file of that language there, as SVG and unchanged",
            forbids_selling: true,
        })
    }

    /// The server leaves samples out in production; here somebody is told to remove them.
    fn samples(&self) -> Vec<Reservation> {
        let has_press = |content: &BlockContent| matches!(content, BlockContent::Press { .. });
        let pages = self.pages.iter();
        let with_press = pages.filter(|page| page.blocks.iter().any(|block| has_press(&block.content)));
        let mut found: Vec<Reservation> = with_press
            .map(|page| Reservation {
                file: format!("pages/{}.toml", page.name),
                line: None,
                message: "the block `press` names papers that do not exist".to_owned(),
                remedy: "remove the block and its texts",
                forbids_selling: true,
            })
            .collect();
        if !self.sample_reviews.is_empty() {
            found.push(Reservation {
                file: REVIEWS_FILE.to_owned(),
                line: None,
                message: format!("{} reviews are invented", self.sample_reviews.len()),
                remedy: "delete the file and its texts",
                forbids_selling: true,
            });
        }
        found
    }
}
