//! A fresh database for one test, on either engine, and the macro that runs a test on both.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use domain::consent::{Choice, Purposes};
use domain::country::Country;
use domain::id::{ConsentId, Ulid};
use domain::locale::Locale;
use store::{Engine, Settings, Store};
use tempfile::TempDir;

use crate::postgres;

/// 2026-11-15T12:00:00Z.
pub(crate) const NOON_MS: i64 = 1_794_744_000_000;

/// Writes a test once and runs it on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($(#[$about:meta])* async fn $name:ident($database:ident: &Database) $body:block) => {
        $(#[$about])*
        mod $name {
            #[expect(clippy::allow_attributes, reason = "not every test uses all names")]
            #[allow(unused_imports)]
            use super::*;

            async fn test($database: &crate::database::Database) $body

            #[test]
            fn on_sqlite() {
                let database = crate::database::Database::sqlite();
                crate::database::run(test(&database));
            }

            #[test]
            fn on_postgresql() {
                let database = crate::database::Database::postgresql();
                crate::database::run(test(&database));
            }
        }
    };
}

pub(crate) use on_both;

/// Where a test's database is.
pub(crate) struct Database {
    pub(crate) engine: Engine,
    address: String,
    folder: TempDir,
}

impl Database {
    pub(crate) fn sqlite() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let data_dir = folder.path().join("data");
        Database {
            engine: Engine::new("", &data_dir).expect("no address"),
            address: format!("sqlite://{}/trichter.sqlite3", data_dir.display()),
            folder,
        }
    }

    pub(crate) fn postgresql() -> Self {
        let (_, address) = postgres::new_database();
        let folder = TempDir::new().expect("a temporary folder");
        Database {
            engine: Engine::new(&address, folder.path()).expect("an address"),
            address,
            folder,
        }
    }

    /// The data folder of an embedded database.
    pub(crate) fn data_dir(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The way around the store, for tests that do what it never would.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// A store as a node opens it.
    pub(crate) fn open(&self) -> Store {
        open(&self.engine)
    }

    /// A store with an up-to-date schema.
    pub(crate) async fn migrated(&self) -> Store {
        let store = self.open();
        store.migrate(NOON_MS).await.expect("migrated");
        store
    }
}

/// Opens a store that nobody watches.
pub(crate) fn open(engine: &Engine) -> Store {
    let settings = Settings {
        engine: engine.clone(),
        max_connections: 8,
        timeout: Duration::from_secs(20),
    };
    Store::open(&settings, Arc::new(|_, _, _| ()))
}

/// Opens the embedded database of a data folder.
pub(crate) fn open_in(data_dir: &Path) -> Store {
    open(&Engine::new("", data_dir).expect("no address"))
}

/// Runs a test's future.
pub(crate) fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(test);
}

/// A choice that differs from others by its number.
pub(crate) fn choice(number: u128, subject: u128, purposes: Purposes) -> Choice {
    Choice {
        id: ConsentId(Ulid::new(1_794_744_000_000, number)),
        subject: Ulid::new(1_794_744_000_000, subject),
        text_version: "2026-11-15".parse().expect("a version"),
        locale: Locale::FrFr,
        country: Country::Be,
        purposes,
    }
}

pub(crate) const NOTHING: Purposes = Purposes {
    analytics: false,
    marketing: false,
};
pub(crate) const ANALYTICS: Purposes = Purposes {
    analytics: true,
    marketing: false,
};
pub(crate) const EVERYTHING: Purposes = Purposes {
    analytics: true,
    marketing: true,
};
