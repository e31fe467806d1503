//! Funnel events: what the shop itself decides becomes one in the transaction of its cause, and browsers of visitors who
//! agreed report the rest. Nobody can be found in them, not even by who has the database.

use content::{Kind, Site};
use domain::country::Country;
use domain::event::{Event, EventId, Minute, Source};
use domain::id::Ulid;
use domain::lead::Lead;
use domain::order::Order;
use domain::session::Session;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::answers::sealing::ShopKey;
use crate::pages::edition::Edition;

const PURPOSE: &str = "trichter 2026-11 ids of funnel events";

/// Reports that wait for the database at once; those beyond are refused, since nobody misses them and visitors need it.
const MAX_WAITING: usize = 32;

/// What the shop itself counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerKind {
    /// A quiz run began to be kept.
    Opened,
    /// A kept run came to its end.
    Finished,
    /// Somebody left an address.
    Lead,
    /// Somebody confirmed the newsletter.
    Confirmed,
    /// The money of an order became certain.
    Ordered,
}

impl ServerKind {
    pub const fn name(self) -> &'static str {
        match self {
            ServerKind::Opened => "opened",
            ServerKind::Finished => "finished",
            ServerKind::Lead => "lead",
            ServerKind::Confirmed => "confirmed",
            ServerKind::Ordered => "ordered",
        }
    }
}

/// What a browser reports of a stage.
#[derive(Clone, Copy, Debug)]
pub struct Reported<'a> {
    pub kind: &'a str,
    pub funnel: &'a str,
    pub step: &'a str,
    pub country: Country,
    pub content_version: &'a str,
}

/// Makes events.
pub struct Events {
    key: [u8; blake3::KEY_LEN],
    waiting: Semaphore,
}

impl Events {
    /// With the newest key: after a change of keys some visits of that minute count twice. A shop without a key serves nobody.
    pub fn new(keys: &[ShopKey]) -> Self {
        Events {
            key: keys.first().map_or([0; _], |key| key.derive(PURPOSE, b"")),
            waiting: Semaphore::new(MAX_WAITING),
        }
    }

    /// Leave to wait for the database with a report.
    pub fn try_wait(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.try_acquire().ok()
    }

    /// What a browser saw in a visit. The visit is in the id alone, where it cannot be read.
    pub fn reported(&self, visit: Ulid, reported: Reported<'_>, now_ms: i64) -> Event {
        let Reported { kind, funnel, step, .. } = reported;
        Event {
            id: self.id(&format!("{visit} {kind} {funnel} {step}")),
            kind: kind.to_owned(),
            funnel: funnel.to_owned(),
            step: step.to_owned(),
            country: reported.country,
            content_version: reported.content_version.to_owned(),
            minute: Minute::of(now_ms),
            source: Source::Browser,
        }
    }

    /// A run began to be kept.
    pub fn opened(&self, site: &Site, session: &Session, now_ms: i64) -> Event {
        self.of_run(ServerKind::Opened, site, session, now_ms)
    }

    /// A kept run came to its end.
    pub fn finished(&self, site: &Site, session: &Session, now_ms: i64) -> Event {
        self.of_run(ServerKind::Finished, site, session, now_ms)
    }

    /// Somebody left an address.
    pub fn lead(&self, edition: &Edition, lead: &Lead, now_ms: i64) -> Event {
        self.of_lead(ServerKind::Lead, edition, lead, now_ms)
    }

    /// Somebody confirmed the newsletter.
    pub fn confirmed(&self, edition: &Edition, lead: &Lead, now_ms: i64) -> Event {
        self.of_lead(ServerKind::Confirmed, edition, lead, now_ms)
    }

    /// The money of an order became certain. One that came through no funnel is part of none.
    pub fn ordered(&self, edition: &Edition, order: &Order, now_ms: i64) -> Option<Event> {
        let funnel = order.funnel.clone()?;
        let kind = ServerKind::Ordered.name();
        Some(Event {
            id: self.id(&format!("{} {kind}", order.id)),
            kind: kind.to_owned(),
            funnel,
            step: order.from_page.clone(),
            country: order.country,
            content_version: edition.build_id.clone(),
            minute: Minute::of(now_ms),
            source: Source::Server,
        })
    }

    fn of_run(&self, kind: ServerKind, site: &Site, session: &Session, now_ms: i64) -> Event {
        Event {
            id: self.id(&format!("{} {}", session.id, kind.name())),
            kind: kind.name().to_owned(),
            funnel: session.funnel.clone(),
            step: page_of(site, &session.funnel, Kind::Quiz),
            country: session.country,
            content_version: session.revision.clone(),
            minute: Minute::of(now_ms),
            source: Source::Server,
        }
    }

    fn of_lead(&self, kind: ServerKind, edition: &Edition, lead: &Lead, now_ms: i64) -> Event {
        Event {
            id: self.id(&format!("{} {}", lead.id, kind.name())),
            kind: kind.name().to_owned(),
            funnel: lead.funnel.clone(),
            step: page_of(&edition.site, &lead.funnel, Kind::Email),
            country: lead.country,
            content_version: edition.build_id.clone(),
            minute: Minute::of(now_ms),
            source: Source::Server,
        }
    }

    fn id(&self, about: &str) -> EventId {
        let digest = blake3::keyed_hash(&self.key, about.as_bytes());
        let (id, _) = digest.as_bytes().split_first_chunk().expect("a hash has 32 bytes");
        EventId(*id)
    }
}

/// The page of a kind in a funnel. A funnel that is gone since the cause has none: its own name stands for it.
fn page_of(site: &Site, funnel: &str, kind: Kind) -> String {
    let way = site.funnel(funnel).map_or(&[][..], |funnel| &funnel.way);
    let mut pages = way.iter().map(|index| &site.pages[*index]);
    pages
        .find(|page| page.kind == kind)
        .map_or_else(|| funnel.to_owned(), |page| page.name.clone())
}

#[cfg(test)]
mod tests {
    use domain::country::Country;
    use domain::id::Ulid;

    use super::{Events, MAX_WAITING, Reported};
    use crate::answers::sealing::ShopKey;

    const SEEN: Reported<'_> = Reported {
        kind: "seen",
        funnel: "start",
        step: "start/age",
        country: Country::Fi,
        content_version: "0123456789abcdef",
    };

    fn events(digit: char) -> Events {
        Events::new(&[ShopKey::parse(&digit.to_string().repeat(64)).expect("64 digits")])
    }

    #[test]
    fn the_same_stage_of_the_same_visit_has_one_id_and_all_else_another() {
        let (visit, other_visit) = (Ulid::new(1, 1), Ulid::new(1, 2));
        let id = |visit, reported| events('1').reported(visit, reported, 0).id;
        assert_eq!(id(visit, SEEN), events('1').reported(visit, SEEN, 90_000).id);
        let others = [
            id(other_visit, SEEN),
            id(
                visit,
                Reported {
                    kind: "answered",
                    ..SEEN
                },
            ),
            id(visit, Reported { funnel: "go", ..SEEN }),
            id(
                visit,
                Reported {
                    step: "start/name",
                    ..SEEN
                },
            ),
            events('2').reported(visit, SEEN, 0).id,
        ];
        assert!(!others.contains(&id(visit, SEEN)));
    }

    #[test]
    fn a_moment_is_kept_as_its_minute() {
        let event = events('1').reported(Ulid::new(1, 1), SEEN, 119_999);
        assert_eq!(event.minute.start_ms(), 60_000);
    }

    #[test]
    fn only_so_many_wait_for_the_database() {
        let events = events('1');
        let waiting: Vec<_> = (0..MAX_WAITING).filter_map(|_| events.try_wait()).collect();
        assert_eq!(waiting.len(), MAX_WAITING);
        assert!(events.try_wait().is_none());
        drop(waiting);
        assert!(events.try_wait().is_some());
    }
}
