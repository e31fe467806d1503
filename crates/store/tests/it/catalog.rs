//! Prices: seeded once, changed with their history, and never without it.

use domain::catalog::{Catalog, PriceRefusal, Sku};
use domain::country::Country;
use domain::money::{Currency, Money};
use sea_orm::{ConnectionTrait, Database as Connect};
use store::catalog::{
    HistoryKind, ImportLine, PriceChange, Seed, Seeded, history, import, load_catalog, plan_import, revision, seed,
    set_price,
};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};

pub(crate) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

pub(crate) const fn euro(minor: i64) -> Money {
    Money::new(minor, Currency::Eur)
}

pub(crate) fn sku(text: &str) -> Sku {
    text.parse().expect("a package")
}

fn seed_of(package: &str, minor: i64) -> Seed {
    Seed {
        sku: sku(package),
        country: Country::De,
        price: euro(minor),
    }
}

/// Two packages in Germany.
fn seeds() -> Vec<Seed> {
    vec![seed_of("trio-1", 4900), seed_of("trio-3", 12_000)]
}

pub(crate) async fn seed_all(store: &Store, seeds: &[Seed], now_ms: i64) -> Seeded {
    let work = async |writer: &Writer| seed(writer, seeds, now_ms).await;
    store.write("seeding", work).await.expect("seeded")
}

/// A store with two packages that cost 49 and 120 euro since noon.
pub(crate) async fn with_prices(store: &Store) {
    seed_all(store, &seeds(), NOON_MS).await;
}

pub(crate) async fn catalog(store: &Store, now_ms: i64) -> Catalog {
    let work = async |reader: &Reader| load_catalog(reader, now_ms).await;
    store.read("loading", work).await.expect("a catalog")
}

pub(crate) async fn current_revision(store: &Store) -> i64 {
    let work = async |reader: &Reader| revision(reader).await;
    store.read("looking", work).await.expect("a revision")
}

/// The price and the struck price of a package.
pub(crate) async fn shown(store: &Store, package: &str, now_ms: i64) -> (i64, Option<i64>) {
    let offered = catalog(store, now_ms).await.offered(&sku(package), Country::De, now_ms);
    let offered = offered.expect("a price");
    (offered.price.minor, offered.prior.map(|prior| prior.price.minor))
}

pub(crate) async fn set(store: &Store, package: &str, minor: i64, now_ms: i64) -> Result<i64, PriceRefusal> {
    let sku = sku(package);
    let change = PriceChange {
        sku: &sku,
        country: Country::De,
        price: euro(minor),
        actor: "a test",
    };
    let work = async |writer: &Writer| set_price(writer, change, now_ms).await;
    store.write("setting", work).await.expect("written")
}

async fn kinds(store: &Store, package: &str) -> Vec<(i64, HistoryKind, i64)> {
    let sku = sku(package);
    let work = async |reader: &Reader| history(reader, &sku, Country::De, 10).await;
    let lines = store.read("reading", work).await.expect("a history");
    let facts = |line: store::catalog::HistoryLine| (line.price.minor, line.kind, line.from_ms);
    lines.into_iter().map(facts).collect()
}

on_both! {
    async fn the_content_gives_the_first_price_and_no_other(database: &Database) {
        let store = database.migrated().await;
        assert_eq!(current_revision(&store).await, 0);
        let first = seed_all(&store, &seeds(), NOON_MS).await;
        assert_eq!((first.added, first.edited.len()), (2, 0));
        assert_eq!(current_revision(&store).await, 1);
        assert_eq!(seed_all(&store, &seeds(), NOON_MS + 1).await, Seeded::default());
        assert_eq!(current_revision(&store).await, 1);
        assert_eq!(shown(&store, "trio-1", NOON_MS).await, (4900, None));

        let edited = [seed_of("trio-1", 4500), seed_of("trio-3", 12_000), seed_of("trio-6", 20_000)];
        let later = seed_all(&store, &edited, NOON_MS + 2).await;
        assert_eq!(later.added, 1);
        assert_eq!(later.edited.len(), 1);
        assert_eq!((later.edited[0].seed.clone(), later.edited[0].price), (seed_of("trio-1", 4500), euro(4900)));
        assert_eq!(shown(&store, "trio-1", NOON_MS + 3).await, (4900, None));
        assert_eq!(shown(&store, "trio-6", NOON_MS + 3).await, (20_000, None));
        // It is told once.
        assert_eq!(seed_all(&store, &edited, NOON_MS + 4).await, Seeded::default());
    }
}

on_both! {
    async fn a_price_changes_with_its_history_and_the_revision(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        let later_ms = NOON_MS + 40 * DAY_MS;
        assert_eq!(set(&store, "trio-1", 3900, later_ms).await, Ok(2));
        assert_eq!(current_revision(&store).await, 2);
        assert_eq!(shown(&store, "trio-1", later_ms).await, (3900, Some(4900)));
        assert_eq!(shown(&store, "trio-3", later_ms).await, (12_000, None));
        let expected = [(4900, HistoryKind::Regular, NOON_MS), (3900, HistoryKind::Regular, later_ms)];
        assert_eq!(kinds(&store, "trio-1").await, expected);
    }
}

on_both! {
    async fn a_clock_that_is_behind_changes_prices_all_the_same(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        set(&store, "trio-1", 3900, NOON_MS - 5000).await.expect("set");
        assert_eq!(shown(&store, "trio-1", NOON_MS).await.0, 3900);
        assert_eq!(set(&store, "trio-1", 3800, NOON_MS - 4000).await, Ok(3));
        assert_eq!(shown(&store, "trio-1", NOON_MS).await.0, 3800);
    }
}

on_both! {
    async fn what_is_refused_changes_nothing(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        assert_eq!(set(&store, "trio-1", 4900, NOON_MS + 1).await, Err(PriceRefusal::Unchanged));
        assert_eq!(set(&store, "trio-1", 0, NOON_MS + 1).await, Err(PriceRefusal::NotPositive));
        assert_eq!(set(&store, "trio-9", 100, NOON_MS + 1).await, Err(PriceRefusal::Unpriced));
        assert_eq!(current_revision(&store).await, 1);
        assert_eq!(kinds(&store, "trio-1").await.len(), 1);
    }
}

on_both! {
    async fn of_a_long_history_the_catalog_knows_what_it_needs(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        for (change, day) in (1..).zip([10, 20, 30, 300, 310]) {
            set(&store, "trio-1", 4900 - change * 100, NOON_MS + day * DAY_MS).await.expect("set");
        }
        // The last price before the days that count is the one of day 30.
        assert_eq!(shown(&store, "trio-1", NOON_MS + 301 * DAY_MS).await, (4500, Some(4600)));
        assert_eq!(shown(&store, "trio-1", NOON_MS + 311 * DAY_MS).await, (4400, Some(4500)));
        assert_eq!(shown(&store, "trio-1", NOON_MS + 900 * DAY_MS).await, (4400, None));
        assert_eq!(kinds(&store, "trio-1").await.len(), 6);
    }
}

on_both! {
    async fn an_import_takes_over_what_was_edited_and_nothing_else(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        set(&store, "trio-3", 11_000, NOON_MS + 1).await.expect("set");
        let edited = [seed_of("trio-1", 4500), seed_of("trio-3", 12_000), seed_of("trio-6", 20_000)];
        let line = |seed: &Seed, price: Option<i64>| ImportLine {
            seed: seed.clone(),
            price: price.map(euro),
            refusal: None,
        };
        let expected = [line(&edited[0], Some(4900)), line(&edited[2], None)];
        let planned = store
            .read("planning", async |reader: &Reader| plan_import(reader, &edited, NOON_MS + 2).await)
            .await;
        assert_eq!(planned.expect("a plan"), expected);
        assert_eq!(current_revision(&store).await, 2);
        let work = async |writer: &Writer| import(writer, &edited, "a test", NOON_MS + 2).await;
        assert_eq!(store.write("importing", work).await.expect("imported"), expected);
        assert_eq!(shown(&store, "trio-1", NOON_MS + 2).await.0, 4500);
        assert_eq!(shown(&store, "trio-3", NOON_MS + 2).await.0, 11_000);
        assert_eq!(shown(&store, "trio-6", NOON_MS + 2).await.0, 20_000);
        let work = async |writer: &Writer| import(writer, &edited, "a test", NOON_MS + 3).await;
        assert_eq!(store.write("importing", work).await.expect("imported"), []);
    }
}

on_both! {
    async fn of_many_who_change_a_price_at_once_each_is_in_the_history(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        let changes: Vec<_> = (1..=8)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move { set(&store, "trio-1", 5000 + number, NOON_MS + number).await })
            })
            .collect();
        let mut revisions = Vec::new();
        for change in changes {
            revisions.push(change.await.expect("no panic").expect("set"));
        }
        revisions.sort_unstable();
        assert_eq!(revisions, (2..=9).collect::<Vec<_>>());
        assert_eq!(kinds(&store, "trio-1").await.len(), 9);
    }
}

on_both! {
    async fn nobody_changes_the_history(database: &Database) {
        let store = database.migrated().await;
        with_prices(&store).await;
        let raw = Connect::connect(database.address()).await.expect("connected");
        for change in [
            "UPDATE price_history SET price_minor = 9900",
            "DELETE FROM price_history",
            "UPDATE catalog_audit SET actor = 'nobody'",
            "DELETE FROM catalog_audit",
        ] {
            let refused = raw.execute_unprepared(change).await;
            let message = refused.expect_err(change).to_string();
            assert!(message.contains("only grows"), "{message}");
        }
        assert_eq!(shown(&store, "trio-1", NOON_MS).await, (4900, None));
    }
}
