//! What was counted, put in the order of the stages, with what it means. Serialised, it is the report for programs: names
//! stay, more may be added.

use std::collections::{BTreeMap, BTreeSet};

use content::{Funnel, PassedBy, Site, Stage};
use domain::country::Country;
use jiff::civil::Date;
use serde::Serialize;
use store::events::EventCount;

use crate::api::events::EventKind;
use crate::events::ServerKind;

/// All funnels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The first day, in UTC.
    pub since: String,
    /// `null`: all.
    pub country: Option<&'static str>,
    pub funnels: Vec<FunnelReport>,
}

/// A funnel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FunnelReport {
    pub funnel: String,
    pub stages: Vec<StageReport>,
    /// The stage before which most visitors were lost.
    pub largest_drop: Option<String>,
    pub counted_by_shop: ShopCounts,
    /// Stages with events that the content no longer has.
    pub earlier_stages: Vec<EarlierStage>,
}

/// A stage.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StageReport {
    pub stage: String,
    /// Who comes here if nobody leaves: `everybody`, `some` (answers leave it out), `one-of` (one of several offers).
    pub passed_by: &'static str,
    pub seen: u64,
    /// `null` on a page, which is only seen.
    pub answered: Option<u64>,
    /// Of the first stage; `null` if nobody was seen there.
    pub share_percent: Option<f64>,
    /// Of those who were seen on the stage before; `null` if that says nothing.
    pub drop_percent: Option<f64>,
}

/// What the shop itself counted, of everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ShopCounts {
    pub runs_kept: u64,
    pub runs_finished: u64,
    pub leads: u64,
    pub leads_confirmed: u64,
    /// Whose money is certain.
    pub orders: u64,
}

/// A stage of content that is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EarlierStage {
    pub stage: String,
    pub seen: u64,
}

/// How often what happened in one funnel: by step and kind.
type Counts<'a> = BTreeMap<(&'a str, &'a str), u64>;

impl Report {
    /// Of the funnels of the content, then of those that it no longer has.
    pub fn new(site: &Site, counts: &[EventCount], country: Option<Country>, since: Date) -> Self {
        let mut by_funnel: BTreeMap<&str, Counts<'_>> = BTreeMap::new();
        for count in counts {
            let of_funnel = by_funnel.entry(&count.funnel).or_default();
            of_funnel.insert((&count.step, &count.kind), count.count);
        }
        let current = site.funnels.iter().map(|funnel| {
            let counts = by_funnel.remove(funnel.name.as_str()).unwrap_or_default();
            FunnelReport::new(site, funnel, &counts)
        });
        let mut funnels: Vec<FunnelReport> = current.collect();
        let gone = by_funnel.iter().map(|(name, counts)| FunnelReport {
            funnel: (*name).to_owned(),
            stages: Vec::new(),
            largest_drop: None,
            counted_by_shop: ShopCounts::new(counts),
            earlier_stages: earlier_stages(counts, &BTreeSet::new()),
        });
        funnels.extend(gone);
        Report {
            since: since.to_string(),
            country: country.map(Country::code),
            funnels,
        }
    }

    /// Of one funnel; if there is none of that name, those that there are.
    pub fn of_funnel(mut self, name: &str) -> Result<Self, String> {
        if self.funnels.iter().any(|report| report.funnel == name) {
            self.funnels.retain(|report| report.funnel == name);
            return Ok(self);
        }
        let known: Vec<&str> = self.funnels.iter().map(|report| report.funnel.as_str()).collect();
        Err(known.join(", "))
    }
}

impl FunnelReport {
    fn new(site: &Site, funnel: &Funnel, counts: &Counts<'_>) -> Self {
        let stages: Vec<Stage<'_>> = site.stages(funnel).collect();
        let names: BTreeSet<String> = stages.iter().map(Stage::to_string).collect();
        let seen = |stage: &Stage<'_>| count(counts, &stage.to_string(), EventKind::Seen);
        let first = stages.first().map_or(0, seen);
        let drops = drops(&stages, &stages.iter().map(seen).collect::<Vec<_>>());
        // Of equal drops the first one counts.
        let largest = drops
            .iter()
            .enumerate()
            .filter_map(|(at, drop)| drop.filter(|drop| drop.lost() > 0).map(|drop| (at, drop.lost())))
            .rev()
            .max_by_key(|(_, lost)| *lost)
            .map(|(at, _)| stages[at].to_string());
        let report = |(stage, drop): (&Stage<'_>, Option<Drop>)| {
            let name = stage.to_string();
            StageReport {
                passed_by: passed_by(stage.passed_by),
                seen: count(counts, &name, EventKind::Seen),
                answered: stage.step.map(|_| count(counts, &name, EventKind::Answered)),
                share_percent: percent(seen(stage), first),
                drop_percent: drop.and_then(|drop| percent(drop.lost(), drop.before)),
                stage: name,
            }
        };
        FunnelReport {
            funnel: funnel.name.clone(),
            stages: stages.iter().zip(drops).map(report).collect(),
            largest_drop: largest,
            counted_by_shop: ShopCounts::new(counts),
            earlier_stages: earlier_stages(counts, &names),
        }
    }

    /// Whether anything was counted.
    pub fn is_empty(&self) -> bool {
        self.counted_by_shop == ShopCounts::default()
            && self.earlier_stages.is_empty()
            && self.stages.iter().all(|stage| stage.seen == 0)
    }
}

impl ShopCounts {
    fn new(counts: &Counts<'_>) -> Self {
        let of_kind = |kind: ServerKind| {
            let of_kind = counts.iter().filter(|((_, other), _)| *other == kind.name());
            of_kind.map(|(_, count)| count).sum()
        };
        ShopCounts {
            runs_kept: of_kind(ServerKind::Opened),
            runs_finished: of_kind(ServerKind::Finished),
            leads: of_kind(ServerKind::Lead),
            leads_confirmed: of_kind(ServerKind::Confirmed),
            orders: of_kind(ServerKind::Ordered),
        }
    }
}

/// How many were seen on the stage before and on this one.
#[derive(Clone, Copy)]
struct Drop {
    before: u64,
    here: u64,
}

impl Drop {
    const fn lost(self) -> u64 {
        self.before.saturating_sub(self.here)
    }
}

/// From each stage that everybody passes to the next such one. Of several offers, of which each visitor comes to one, the
/// first stands for all.
fn drops(stages: &[Stage<'_>], seen: &[u64]) -> Vec<Option<Drop>> {
    let offers = stages
        .iter()
        .zip(seen)
        .filter(|(stage, _)| stage.passed_by == PassedBy::OneOf);
    let on_offers: u64 = offers.map(|(_, seen)| seen).sum();
    let mut before = None;
    let mut is_first_offer = true;
    let drop = |(stage, seen): (&Stage<'_>, &u64)| {
        let here = match stage.passed_by {
            PassedBy::Everybody => *seen,
            PassedBy::OneOf if is_first_offer => on_offers,
            PassedBy::Some | PassedBy::OneOf => return None,
        };
        is_first_offer &= stage.passed_by != PassedBy::OneOf;
        let drop = before.map(|before| Drop { before, here });
        before = Some(here);
        drop
    };
    stages.iter().zip(seen).map(drop).collect()
}

const fn passed_by(passed_by: PassedBy) -> &'static str {
    match passed_by {
        PassedBy::Everybody => "everybody",
        PassedBy::Some => "some",
        PassedBy::OneOf => "one-of",
    }
}

fn count(counts: &Counts<'_>, stage: &str, kind: EventKind) -> u64 {
    counts.get(&(stage, kind.name())).copied().unwrap_or_default()
}

fn earlier_stages(counts: &Counts<'_>, current: &BTreeSet<String>) -> Vec<EarlierStage> {
    let seen = counts
        .iter()
        .filter(|((stage, kind), _)| *kind == EventKind::Seen.name() && !current.contains(*stage));
    seen.map(|((stage, _), seen)| EarlierStage {
        stage: (*stage).to_owned(),
        seen: *seen,
    })
    .collect()
}

/// To one decimal; none of nothing.
pub fn percent(part: u64, whole: u64) -> Option<f64> {
    let (part, whole) = (u128::from(part), u128::from(whole));
    let permille = (part * 1000 + whole / 2).checked_div(whole)?;
    Some(f64::from(u32::try_from(permille).unwrap_or(u32::MAX)) / 10.0)
}
