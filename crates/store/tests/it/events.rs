//! Funnel events: added once, counted by step, deleted by age.

use domain::country::Country;
use domain::event::{Event, EventId, Minute, Source};
use store::events::{EventCount, EventFilter, add_events, count_events, prune_events};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};

const MINUTE_MS: i64 = 60_000;

const ALL: EventFilter<'_> = EventFilter {
    funnel: None,
    country: None,
    since_ms: 0,
};

pub(crate) fn event(number: u128, funnel: &str, step: &str, kind: &str) -> Event {
    Event {
        id: EventId(number.to_be_bytes()),
        kind: kind.to_owned(),
        funnel: funnel.to_owned(),
        step: step.to_owned(),
        country: if number.is_multiple_of(2) {
            Country::De
        } else {
            Country::Fi
        },
        content_version: "c1".to_owned(),
        minute: Minute::of(NOON_MS + i64::try_from(number).expect("small") * MINUTE_MS),
        source: if number < 3 { Source::Server } else { Source::Browser },
    }
}

pub(crate) async fn add(store: &Store, events: &[Event]) -> u64 {
    store
        .write("adding", async |writer: &Writer| add_events(writer, events).await)
        .await
        .expect("added")
}

async fn count(store: &Store, filter: EventFilter<'_>) -> Vec<(String, u64)> {
    let counted = store
        .read("counting", async |reader: &Reader| count_events(reader, filter).await)
        .await
        .expect("counted");
    let line = |EventCount {
                    funnel,
                    step,
                    kind,
                    count,
                }| (format!("{funnel} {step} {kind}"), count);
    counted.into_iter().map(line).collect()
}

fn lines(expected: &[(&str, u64)]) -> Vec<(String, u64)> {
    expected
        .iter()
        .map(|(line, count)| ((*line).to_owned(), *count))
        .collect()
}

fn six() -> [Event; 6] {
    [
        event(0, "start", "age", "seen"),
        event(1, "start", "age", "seen"),
        event(2, "start", "age", "answered"),
        event(3, "start", "goal", "seen"),
        event(4, "go", "age", "seen"),
        event(5, "start", "age", "seen"),
    ]
}

on_both! {
    async fn events_are_counted_by_funnel_step_and_kind(database: &Database) {
        let store = database.migrated().await;
        assert_eq!(add(&store, &six()).await, 6);
        let everything = [("go age seen", 1), ("start age answered", 1), ("start age seen", 3), ("start goal seen", 1)];
        assert_eq!(count(&store, ALL).await, lines(&everything));
        let of_go = EventFilter { funnel: Some("go"), ..ALL };
        assert_eq!(count(&store, of_go).await, lines(&[("go age seen", 1)]));
        let of_finland = EventFilter { country: Some(Country::Fi), ..ALL };
        assert_eq!(count(&store, of_finland).await, lines(&[("start age seen", 2), ("start goal seen", 1)]));
        let late = EventFilter { funnel: Some("start"), since_ms: NOON_MS + 3 * MINUTE_MS, ..ALL };
        assert_eq!(count(&store, late).await, lines(&[("start age seen", 1), ("start goal seen", 1)]));
    }
}

on_both! {
    async fn an_event_that_is_reported_again_counts_once(database: &Database) {
        let store = database.migrated().await;
        let [first, second, ..] = six();
        assert_eq!(add(&store, &[]).await, 0);
        assert_eq!(add(&store, std::slice::from_ref(&first)).await, 1);
        assert_eq!(add(&store, &[first.clone(), second.clone(), second]).await, 1);
        assert_eq!(add(&store, &[first]).await, 0);
        assert_eq!(count(&store, ALL).await, lines(&[("start age seen", 2)]));
    }
}

on_both! {
    async fn many_who_report_the_same_events_add_each_once(database: &Database) {
        let store = database.migrated().await;
        let reports: Vec<_> = (0..10)
            .map(|reporter| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut many: Vec<_> = (0..600).map(|number| event(number, "start", "age", "seen")).collect();
                    if reporter % 2 == 0 {
                        many.reverse();
                    }
                    add(&store, &many).await
                })
            })
            .collect();
        let mut added = 0;
        for report in reports {
            added += report.await.expect("no panic");
        }
        assert_eq!(added, 600);
        assert_eq!(count(&store, ALL).await, lines(&[("start age seen", 600)]));
    }
}

on_both! {
    async fn events_die_of_old_age_in_bounded_batches(database: &Database) {
        let store = database.migrated().await;
        add(&store, &six()).await;
        let prune = async |before_ms, max_rows| {
            store
                .write("pruning", async |writer: &Writer| prune_events(writer, before_ms, max_rows).await)
                .await
                .expect("pruned")
        };
        assert_eq!(prune(NOON_MS, 100).await, 0);
        assert_eq!(prune(NOON_MS + 4 * MINUTE_MS, 3).await, 3);
        assert_eq!(prune(NOON_MS + 4 * MINUTE_MS, 3).await, 1);
        assert_eq!(count(&store, ALL).await, lines(&[("go age seen", 1), ("start age seen", 1)]));
    }
}
