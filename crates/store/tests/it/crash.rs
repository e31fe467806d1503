//! A process that dies while it writes: what it acknowledged is there, and the file is sound.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use domain::id::ConsentId;
use sea_orm::{ConnectionTrait, Database as Connect, Statement};
use store::answers::{AnswerWriter, Put};
use store::consents::{find_consent, record_choice};
use store::{Reader, Writer};

use crate::database::{Database, NOON_MS, NOTHING, choice, open_in, run};
use crate::runs::{answer, answers_of, open, session};

/// How much the child has acknowledged of either sort, at least, when it is killed.
const ACKNOWLEDGED: usize = 100;

/// How many of them answer at once.
const VISITORS: u128 = 8;

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
    let (mut ids, mut answers): (Vec<ConsentId>, Vec<(u128, u32)>) = (Vec::new(), Vec::new());
    for line in lines.map_while(Result::ok) {
        if let Ok(id) = line.parse() {
            ids.push(id);
        } else if let Some(answer) = read_answer(&line) {
            answers.push(answer);
        }
        if ids.len() >= ACKNOWLEDGED && answers.len() >= ACKNOWLEDGED {
            child.kill().expect("SIGKILL");
        }
    }
    child.wait().expect("it is dead");
    assert!(ids.len() >= ACKNOWLEDGED && answers.len() >= ACKNOWLEDGED);
    run(async {
        let store = open_in(&folder);
        for id in ids {
            let found = store
                .read("checking", async |reader: &Reader| find_consent(reader, id).await)
                .await;
            assert!(found.expect("read").is_some(), "{id} was acknowledged");
        }
        for visitor in 0..VISITORS {
            let kept = answers_of(&store, session(visitor).id).await;
            for &(_, at) in answers.iter().filter(|(number, _)| *number == visitor) {
                let expected = answer(visitor, &format!("step-{at}"), at).answer;
                assert!(kept.contains(&expected), "{expected:?} was acknowledged");
            }
        }
        assert_eq!(integrity(&database).await, "ok");
    });
}

/// An acknowledged answer: its visitor and the number of its step.
fn read_answer(line: &str) -> Option<(u128, u32)> {
    let (visitor, at) = line.strip_prefix("answered ")?.split_once(' ')?;
    Some((visitor.parse().ok()?, at.parse().ok()?))
}

/// The child's part. Without its argument, as in an ordinary run, there is nothing to do.
#[test]
fn writes_if_told_where() {
    let told = std::env::args().find_map(|argument| argument.strip_prefix(MARK).map(str::to_owned));
    let Some(folder) = told else { return };
    run(async {
        let store = open_in(Path::new(&folder));
        let answers = AnswerWriter::start(&store);
        let visitors = (0..VISITORS).map(|visitor| {
            let (store, answers) = (store.clone(), answers.clone());
            tokio::spawn(async move {
                open(&store, session(visitor), NOON_MS).await;
                for at in 0.. {
                    let new = answer(visitor, &format!("step-{at}"), at);
                    assert_eq!(answers.put(new).await.expect("written"), Put::Saved);
                    println!("answered {visitor} {at}");
                }
            })
        });
        let visitors: Vec<_> = visitors.collect();
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
        for writer in writers.into_iter().chain(visitors) {
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
