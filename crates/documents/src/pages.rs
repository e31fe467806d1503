//! Fills pages with strips. What is glued stays on one page; a table that goes on repeats its header.

use crate::error::DocumentError;
use crate::limits::MAX_PAGES;
use crate::strip::{Element, Entry, Glue, Ink, Strip};

#[derive(Default)]
pub(crate) struct Page {
    pub(crate) is_cover: bool,
    /// What is drawn, and how far down the page it begins.
    pub(crate) strips: Vec<(f32, Vec<Ink>)>,
}

/// A document's pages, and where the entries of its outline are.
pub(crate) struct Pages {
    pub(crate) pages: Vec<Page>,
    pub(crate) entries: Vec<PlacedEntry>,
}

#[derive(PartialEq)]
pub(crate) struct PlacedEntry {
    pub(crate) entry: Entry,
    pub(crate) page: usize,
    pub(crate) y: f32,
}

/// Pages have room for `height`, `top` from their upper edge.
pub(crate) fn fill(
    elements: Vec<Element>,
    headers: &[Vec<Strip>],
    top: f32,
    height: f32,
) -> Result<Pages, DocumentError> {
    let chains = Chains::of(&elements);
    let mut filling = Filling {
        pages: Vec::new(),
        entries: Vec::new(),
        headers,
        top,
        height,
        open: None,
    };
    // Up to here glue is firm: what the author wished to be kept together is larger than a page.
    let mut loose_until = 0;
    // Up to here everything fits the page it stands on.
    let mut placed_until = 0;
    for (index, element) in elements.into_iter().enumerate() {
        let strip = match element {
            Element::Strip(strip) => strip,
            Element::PageBreak => {
                filling.open = None;
                continue;
            }
            Element::Cover { ink, entry } => {
                filling.add_cover(ink, entry)?;
                continue;
            }
        };
        if index >= placed_until {
            if strip.is_blank && strip.height > filling.room(&strip) {
                continue;
            }
            let (left, fresh) = (filling.room(&strip), filling.room_of_new_page(&strip));
            let fit = |least: Glue, room: f32| chains.end_within(index, least, room);
            let wished = (index >= loose_until).then_some(Glue::Soft);
            let found = wished.into_iter().chain([Glue::Firm]).find_map(|least| {
                let here = fit(least, left).map(|end| (end, false));
                here.or_else(|| fit(least, fresh).map(|end| (end, true)))
            });
            if wished.is_some() && fit(Glue::Soft, left.max(fresh)).is_none() {
                loose_until = chains.end(index, Glue::Soft);
            }
            let (end, is_on_new_page) = found.unwrap_or((index + 1, strip.height > left));
            placed_until = end;
            if is_on_new_page {
                filling.open = None;
            }
        }
        filling.add(strip)?;
    }
    filling.finish()
}

struct Filling<'a> {
    pages: Vec<Page>,
    entries: Vec<PlacedEntry>,
    headers: &'a [Vec<Strip>],
    top: f32,
    height: f32,
    /// None before a page begins.
    open: Option<Open>,
}

/// How far the page is filled.
struct Open {
    used: f32,
    /// The room that the last strip wants below; none before the first.
    after: Option<f32>,
}

impl Open {
    fn gap_before(&self, strip: &Strip) -> f32 {
        self.after.map_or(0.0, |after| after.max(strip.before))
    }
}

impl Filling<'_> {
    /// What is left for a strip and those that hold to it, without the room between it and the last.
    fn room(&self, strip: &Strip) -> f32 {
        match &self.open {
            Some(open) => self.height - open.used - open.gap_before(strip),
            None => self.room_of_new_page(strip),
        }
    }

    fn room_of_new_page(&self, strip: &Strip) -> f32 {
        let header = strip.header.map_or(0.0, |header| {
            self.headers[header].iter().map(|strip| strip.height).sum::<f32>()
        });
        self.height - header
    }

    fn add(&mut self, strip: Strip) -> Result<(), DocumentError> {
        let mut open = match self.open.take() {
            Some(open) => open,
            // Above the first line of a page there is room enough.
            None if strip.is_blank => return Ok(()),
            None => {
                self.start_page(Page::default())?;
                self.open_page(strip.header)
            }
        };
        open.used += open.gap_before(&strip);
        let y = self.top + open.used;
        if let Some(entry) = strip.entry {
            self.entries.push(PlacedEntry {
                entry,
                page: self.pages.len() - 1,
                y,
            });
        }
        self.draw(y, strip.ink);
        open.used += strip.height;
        open.after = Some(strip.after);
        self.open = Some(open);
        Ok(())
    }

    fn open_page(&mut self, header: Option<usize>) -> Open {
        let mut open = Open { used: 0.0, after: None };
        let headers = self.headers;
        for strip in header.map_or(&[][..], |header| &headers[header]) {
            self.draw(self.top + open.used, strip.ink.clone());
            open.used += strip.height;
            open.after = Some(0.0);
        }
        open
    }

    fn draw(&mut self, y: f32, ink: Vec<Ink>) {
        if let Some(page) = self.pages.last_mut() {
            page.strips.push((y, ink));
        }
    }

    fn add_cover(&mut self, ink: Vec<Ink>, entry: Option<Entry>) -> Result<(), DocumentError> {
        self.open = None;
        self.start_page(Page {
            is_cover: true,
            strips: vec![(0.0, ink)],
        })?;
        if let Some(entry) = entry {
            self.entries.push(PlacedEntry {
                entry,
                page: self.pages.len() - 1,
                y: 0.0,
            });
        }
        Ok(())
    }

    fn start_page(&mut self, page: Page) -> Result<(), DocumentError> {
        if self.pages.len() == MAX_PAGES {
            return Err(DocumentError::TooManyPages);
        }
        self.pages.push(page);
        Ok(())
    }

    fn finish(mut self) -> Result<Pages, DocumentError> {
        if self.pages.is_empty() {
            self.start_page(Page::default())?;
        }
        Ok(Pages {
            pages: self.pages,
            entries: self.entries,
        })
    }
}

/// Which elements hold to each other, and how high they are.
struct Chains {
    /// Of each element, or nothing for one that is no strip.
    links: Vec<Option<ChainLink>>,
}

struct ChainLink {
    height: f32,
    before: f32,
    after: f32,
    glue: Glue,
}

impl Chains {
    fn of(elements: &[Element]) -> Self {
        let link = |element: &Element| match element {
            Element::Strip(strip) => Some(ChainLink {
                height: strip.height,
                before: strip.before,
                after: strip.after,
                glue: strip.glue,
            }),
            Element::PageBreak | Element::Cover { .. } => None,
        };
        Chains {
            links: elements.iter().map(link).collect(),
        }
    }

    /// The strips from this one on that hold together at least so firmly.
    fn chain(&self, index: usize, least: Glue) -> impl Iterator<Item = &ChainLink> {
        let mut holds = true;
        self.links[index..].iter().map_while(move |link| {
            let link = link.as_ref().filter(|_| holds)?;
            holds = link.glue >= least;
            Some(link)
        })
    }

    fn end(&self, index: usize, least: Glue) -> usize {
        index + self.chain(index, least).count()
    }

    /// The end of the chain, if all of it fits.
    fn end_within(&self, index: usize, least: Glue, room: f32) -> Option<usize> {
        let mut end = index;
        let mut used = 0.0;
        let mut after: Option<f32> = None;
        for link in self.chain(index, least) {
            used += link.height + after.map_or(0.0, |after| after.max(link.before));
            if used > room {
                return None;
            }
            after = Some(link.after);
            end += 1;
        }
        Some(end)
    }
}
