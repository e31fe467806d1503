//! A copy of the embedded database is of one moment, whole, for its owner alone, and comes back only where nothing is.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use store::backup::{BackupError, restore};
use store::consents::{find_consent, record_choice};
use store::{Engine, Reader, Store, Writer};
use tempfile::TempDir;

use crate::database::{Database, NOON_MS, NOTHING, choice, open, open_in, run};
use crate::postgres;

async fn add(store: &Store, number: u128) {
    store
        .write("adding", async |writer: &Writer| {
            record_choice(writer, choice(number, number, NOTHING), NOON_MS).await
        })
        .await
        .expect("added");
}

async fn has(store: &Store, number: u128) -> bool {
    let id = choice(number, number, NOTHING).id;
    let found = store.read("looking", async |reader: &Reader| find_consent(reader, id).await);
    found.await.expect("read").is_some()
}

fn embedded(data_dir: &Path) -> Engine {
    Engine::new("", data_dir).expect("no address")
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_holds_all_that_was_committed_before_it_was_asked_for() {
    run(async {
        let database = Database::sqlite();
        let store = database.migrated().await;
        let folder = TempDir::new().expect("a folder");
        let written = AtomicU32::new(0);
        let writing = async {
            for number in 1..=300 {
                add(&store, number).await;
                written.fetch_add(1, Ordering::SeqCst);
            }
        };
        let copying = async {
            let mut copies = Vec::new();
            for at in 0..5 {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
                let before = written.load(Ordering::SeqCst);
                let file = folder.path().join(format!("copy-{at}"));
                store.back_up(&file).await.expect("copied");
                copies.push((file, before));
            }
            copies
        };
        let ((), copies) = tokio::join!(writing, copying);
        for (at, (file, before)) in copies.iter().enumerate() {
            assert_eq!(fs::metadata(file).expect("there").permissions().mode() & 0o777, 0o600);
            let data_dir = folder.path().join(format!("data-{at}"));
            restore(&embedded(&data_dir), file).await.expect("brought back");
            let restored = open_in(&data_dir);
            assert_eq!(restored.migrate(NOON_MS).await.expect("up to date"), [""; 0]);
            for number in 1..=u128::from(*before) {
                assert!(has(&restored, number).await, "{number} of {before}");
            }
            add(&restored, 1000).await;
            restored.close().await;
        }
        let left = names_in(folder.path());
        assert!(!left.iter().any(|name| name.contains(".part")), "{left:?}");
    });
}

#[test]
fn nothing_is_overwritten_neither_by_a_copy_nor_by_what_comes_back() {
    run(async {
        let database = Database::sqlite();
        let store = database.migrated().await;
        add(&store, 1).await;
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("copy");
        store.back_up(&file).await.expect("copied");
        let refused = store.back_up(&file).await.expect_err("it is there");
        assert_eq!(
            refused.to_string(),
            format!("{} is there already, and is not overwritten", file.display())
        );
        store.close().await;
        for name in ["trichter.sqlite3", "trichter.sqlite3-wal"] {
            let data_dir = folder.path().join(name);
            fs::create_dir(&data_dir).expect("made");
            fs::write(data_dir.join(name), "other books").expect("written");
            let refused = restore(&embedded(&data_dir), &file).await.expect_err("other books");
            assert!(matches!(refused, BackupError::Taken(_)), "{refused}");
            assert_eq!(names_in(&data_dir), [name]);
            assert_eq!(fs::read_to_string(data_dir.join(name)).expect("read"), "other books");
        }
    });
}

#[test]
fn what_is_no_sound_copy_does_not_come_back() {
    run(async {
        let database = Database::sqlite();
        let store = database.migrated().await;
        for number in 1..200 {
            add(&store, number).await;
        }
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("copy");
        store.back_up(&file).await.expect("copied");
        let whole = fs::read(&file).expect("read");
        let mut torn = whole.clone();
        // The header still looks right; the pages behind it do not.
        torn[4096..whole.len() / 2].fill(0x5a);
        let newer = folder.path().join("newer");
        let raw = sea_orm::Database::connect(database.address()).await.expect("connected");
        let sql = "INSERT INTO seaql_migrations (version, applied_at) VALUES ('m9999_from_the_future', 0)";
        sea_orm::ConnectionTrait::execute_unprepared(&raw, sql)
            .await
            .expect("inserted");
        let problem = store
            .back_up(&newer)
            .await
            .expect_err("not of this program")
            .to_string();
        assert!(problem.contains("newer than this program"), "{problem}");
        for (name, bytes) in [
            ("torn", &torn[..]),
            ("half", &whole[..whole.len() / 2]),
            ("text", b"hello"),
            ("empty", b""),
        ] {
            let bad = folder.path().join(name);
            fs::write(&bad, bytes).expect("written");
            let data_dir = folder.path().join(format!("data-{name}"));
            let refused = restore(&embedded(&data_dir), &bad).await.expect_err("unsound");
            let message = refused.to_string();
            let start = format!("{} is no sound copy of the shop's books: ", bad.display());
            assert!(message.starts_with(&start), "{message}");
            assert_eq!(names_in(&data_dir), [""; 0], "nothing is left behind");
        }
        let missing = restore(&embedded(folder.path()), &folder.path().join("none")).await;
        assert!(matches!(missing, Err(BackupError::File { .. })));
        assert!(!folder.path().join("trichter.sqlite3").exists());
    });
}

#[test]
fn a_shared_database_is_left_to_its_own_tools() {
    run(async {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("copy");
        let new = || {
            let (name, address) = postgres::new_database();
            (name, Engine::new(&address, folder.path()).expect("an address"))
        };
        let ((name, engine), (other_name, other)) = (new(), new());
        let store = open(&engine);
        store.migrate(NOON_MS).await.expect("made");
        add(&store, 1).await;
        let refused = store.back_up(&file).await.expect_err("not ours").to_string();
        assert!(
            refused.ends_with("pg_dump --format=custom --file=FILE DATABASE_URL"),
            "{refused}"
        );
        let refused = restore(&other, &file).await.expect_err("not ours").to_string();
        assert!(
            refused.ends_with("pg_restore --no-owner --dbname=DATABASE_URL FILE"),
            "{refused}"
        );
        postgres::dump_database(&name, &file);
        postgres::restore_database(&other_name, &file);
        let restored = open(&other);
        assert_eq!(restored.migrate(NOON_MS).await.expect("up to date"), [""; 0]);
        assert!(has(&restored, 1).await);
    });
}
