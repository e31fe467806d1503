//! A process that dies while it writes: what it acknowledged is there, and the file is sound.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use domain::id::ConsentId;
use sea_orm::{ConnectionTrait, Database as Connect, Statement};
use store::consents::{find_consent, record_choice};
use store::{Reader, Writer};

use crate::database::{Database, NOON_MS, NOTHING, choice, open_in, run};

/// How many commits the child has acknowledged when it is killed.
const ACKNOWLEDGED: usize = 200;

/// Marks the child's argument; the rest of it is the data folder.
const MARK: &str = "write-until-killed:";

#[test]
fn all_that_was_acknowledged_survives_a_kill() {
    let database = Database::sqlite();
    let folder = database.data_dir();
    run(async { database.migrated().await.close().await });
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", "crash::writes_if_told_where"])
        .arg(format!("{MARK}{}", folder.display()))
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program runs");
    let lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
    let acknowledged = lines.map_while(Result::ok).filter_map(|line| line.parse().ok());
    let mut ids: Vec<ConsentId> = Vec::new();
    for id in acknowledged {
        ids.push(id);
        if ids.len() == ACKNOWLEDGED {
            child.kill().expect("SIGKILL");
        }
    }
    child.wait().expect("it is dead");
    assert!(ids.len() >= ACKNOWLEDGED, "{}", ids.len());
    run(async {
        let store = open_in(&folder);
        for id in ids {
            let found = store
                .read("checking", async |reader: &Reader| find_consent(reader, id).await)
                .await;
            assert!(found.expect("read").is_some(), "{id} was acknowledged");
        }
        assert_eq!(integrity(&database).await, "ok");
    });
}

/// The child's part. Without its argument, as in an ordinary run, there is nothing to do.
#[test]
fn writes_if_told_where() {
    let told = std::env::args().find_map(|argument| argument.strip_prefix(MARK).map(str::to_owned));
    let Some(folder) = told else { return };
    run(async {
        let store = open_in(Path::new(&folder));
        let writers: Vec<_> = (0..4)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move {
                    for number in (writer..).step_by(4) {
                        let choice = choice(number, number, NOTHING);
                        store
                            .write("recording", async |writer: &Writer| {
                                record_choice(writer, choice, NOON_MS).await
                            })
                            .await
                            .expect("recorded");
                        println!("{}", choice.id);
                    }
                })
            })
            .collect();
        for writer in writers {
            writer.await.expect("it ends only with the process");
        }
    });
}

async fn integrity(database: &Database) -> String {
    let raw = Connect::connect(database.address()).await.expect("connected");
    let statement = Statement::from_string(raw.get_database_backend(), "PRAGMA integrity_check");
    let row = raw.query_one_raw(statement).await.expect("checked").expect("a row");
    row.try_get_by_index(0).expect("text")
}
