//! Quiz bundles: kept while they are shown or somebody is pinned to them, and for a while after.

use domain::locale::Locale;
use store::content_revisions::{BundleKey, find_bundle, keep_bundle, prune_bundles};
use store::{Reader, Store, Writer};

use crate::database::{NOON_MS, on_both};
use crate::runs::{open, session};

pub(crate) fn key(revision: &str) -> BundleKey<'_> {
    BundleKey {
        quiz: "start",
        revision,
        locale: Locale::SvSe,
    }
}

pub(crate) async fn keep(store: &Store, key: BundleKey<'_>, bundle: &[u8], now_ms: i64) {
    store
        .write("keeping", async |writer: &Writer| {
            keep_bundle(writer, key, bundle, now_ms).await
        })
        .await
        .expect("kept");
}

async fn find(store: &Store, key: BundleKey<'_>) -> Option<Vec<u8>> {
    store
        .read("finding", async |reader: &Reader| find_bundle(reader, key).await)
        .await
        .expect("read")
}

async fn prune(store: &Store, before_ms: i64, max_rows: u64) -> u64 {
    store
        .write("pruning", async |writer: &Writer| {
            prune_bundles(writer, before_ms, max_rows).await
        })
        .await
        .expect("pruned")
}

on_both! {
    async fn a_bundle_is_found_by_quiz_revision_and_language(database: &Database) {
        let store = database.migrated().await;
        keep(&store, key("r1"), b"one", NOON_MS).await;
        keep(&store, key("r2"), b"two", NOON_MS).await;
        assert_eq!(find(&store, key("r1")).await.as_deref(), Some(&b"one"[..]));
        assert_eq!(find(&store, key("r2")).await.as_deref(), Some(&b"two"[..]));
        for absent in [
            BundleKey { quiz: "go", ..key("r1") },
            BundleKey { locale: Locale::FiFi, ..key("r1") },
            key("r3"),
        ] {
            assert_eq!(find(&store, absent).await, None, "{absent:?}");
        }
    }
}

on_both! {
    async fn a_bundle_never_changes(database: &Database) {
        let store = database.migrated().await;
        keep(&store, key("r1"), b"one", NOON_MS).await;
        keep(&store, key("r1"), b"other", NOON_MS + 1).await;
        assert_eq!(find(&store, key("r1")).await.as_deref(), Some(&b"one"[..]));
    }
}

on_both! {
    async fn a_bundle_is_forgotten_when_it_is_old_and_nobody_is_pinned_to_it(database: &Database) {
        let store = database.migrated().await;
        for (at, revision) in ["r0", "r1", "r2", "r3", "r4"].into_iter().enumerate() {
            keep(&store, key(revision), b"bundle", NOON_MS + i64::try_from(at).expect("small")).await;
        }
        // The run is pinned to r1, and r0 is still shown.
        open(&store, session(1), NOON_MS).await;
        keep(&store, key("r0"), b"bundle", NOON_MS + 9).await;
        assert_eq!(prune(&store, NOON_MS + 4, 1).await, 1);
        assert_eq!(find(&store, key("r2")).await, None);
        assert_eq!(prune(&store, NOON_MS + 4, 100).await, 1);
        assert_eq!(prune(&store, NOON_MS + 4, 100).await, 0);
        for (revision, is_kept) in [("r0", true), ("r1", true), ("r2", false), ("r3", false), ("r4", true)] {
            assert_eq!(find(&store, key(revision)).await.is_some(), is_kept, "{revision}");
        }
    }
}
