//! The shop's own way: visitors who save one answer after the other through the group commit.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use domain::country::Country;
use domain::id::{SessionId, Ulid};
use domain::locale::Locale;
use domain::session::{KeptAnswer, SealedAnswer, Session};
use domain::token::TokenHash;
use store::answers::{AnswerWriter, NewAnswer, Put};
use store::sessions::open_session;
use store::{Engine, Settings, Store, Writer};

use crate::Outcome;

/// Answers of a run, as long as a quiz is.
const STEPS: u32 = 20;

/// An answer in JSON, sealed.
const SEALED: [u8; 80] = [0x5e; 80];

const TOKEN: TokenHash = TokenHash([7; 32]);

/// Runs that are opened before any clock runs: with 20 answers each, enough for 10 seconds at 100,000 a second.
const RUNS: u64 = 50 * OPENED_AT_ONCE;
const OPENED_AT_ONCE: u64 = 1000;

pub(crate) struct Shop {
    store: Store,
    writer: AnswerWriter,
    next_run: Arc<AtomicU64>,
}

impl Shop {
    pub(crate) async fn open(address: &str, data_dir: &Path) -> Outcome<Self> {
        let settings = Settings {
            engine: Engine::new(address, data_dir)?,
            max_connections: 16,
            timeout: Duration::from_secs(20),
        };
        let store = Store::open(&settings, Arc::new(|_, _, _| ()));
        store.migrate(0).await?;
        for batch in 0..RUNS / OPENED_AT_ONCE {
            let opened = store.write("opening runs", async |writer: &Writer| {
                for run in batch * OPENED_AT_ONCE..(batch + 1) * OPENED_AT_ONCE {
                    open_session(writer, session(run), 0).await?;
                }
                Ok(())
            });
            opened.await?;
        }
        let writer = AnswerWriter::start(&store);
        Ok(Shop {
            store,
            writer,
            next_run: Arc::new(AtomicU64::new(0)),
        })
    }

    /// Answers saved in a second by so many clients, each of which waits for one before it sends the next.
    pub(crate) async fn rate(&self, clients: usize, duration: Duration) -> Outcome<f64> {
        let started = Instant::now();
        let mut tasks = Vec::new();
        for _ in 0..clients {
            let (writer, next_run) = (self.writer.clone(), Arc::clone(&self.next_run));
            tasks.push(tokio::spawn(async move {
                let mut saved = 0_u32;
                loop {
                    let run = next_run.fetch_add(1, Ordering::Relaxed);
                    for step in 0..STEPS {
                        if started.elapsed() > duration {
                            return Outcome::Ok(saved);
                        }
                        if writer.put(answer(run, step)).await? != Put::Saved {
                            return Err("an answer was not saved: are there runs left?".into());
                        }
                        saved += 1;
                    }
                }
            }));
        }
        let mut saved = 0;
        for task in tasks {
            saved += task.await??;
        }
        Ok(f64::from(saved) / started.elapsed().as_secs_f64())
    }

    pub(crate) async fn close(self) {
        self.writer.close().await;
        self.store.close().await;
    }
}

fn session(run: u64) -> Session {
    Session {
        id: id(run),
        quiz: "start".to_owned(),
        revision: "r1".to_owned(),
        funnel: "start".to_owned(),
        country: Country::De,
        locale: Locale::DeDe,
        text_version: "2026-11-15".parse().expect("a version"),
        token_hash: TOKEN,
    }
}

/// As browsers make them: by time, and within it by chance.
fn id(run: u64) -> SessionId {
    let scattered = u128::from(run).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    SessionId(Ulid::new(1_794_744_000_000 + run / 100, scattered))
}

fn answer(run: u64, step: u32) -> NewAnswer {
    NewAnswer {
        session: id(run),
        token_hash: TOKEN,
        answer: KeptAnswer {
            step: format!("step-{step}"),
            sequence: step,
            sealed: SealedAnswer::new(SEALED.to_vec()).expect("short"),
            answered_at_ms: 0,
        },
    }
}
