//! Group commit: answers that arrive while a commit is under way are written together in the next one.
//!
//! A disk syncs some hundred times a second however much it is given, so 64 visitors who answer at once must not wait for
//! 64 syncs. Nothing is held back on purpose: who comes alone is written at once. Nobody hears "saved" before the commit.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use domain::id::SessionId;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use super::lone::put_lone;
use super::{DOING, NewAnswer, Put, put_answers};
use crate::error::StoreError;
use crate::kept_connection::KeptConnection;
use crate::settings::Engine;
use crate::transaction::{Store, Writer};

/// Answers in one transaction: more would make those at its front wait for those at its end.
const MAX_GROUP: usize = 128;

/// Answers that wait, over all lanes. With 2 KiB each that is 2 MiB.
const MAX_WAITING: usize = 1024;

/// PostgreSQL writes from several connections at once, and they share the syncs of its log. Never more than half of all,
/// so that there are some for everybody else.
const LANES_ON_POSTGRES: u32 = 4;

/// A lane that nobody used for so long gives its connection back: others may need it, and it may be broken by now.
const KEPT: Duration = Duration::from_secs(1);

/// Writes answers in groups. Cloning it is cheap; when the last clone is dropped, what waits is still written.
#[derive(Clone)]
pub struct AnswerWriter(Arc<Shared>);

struct Shared {
    /// A run always takes the same one, so that its answers are written in the order in which they came.
    lanes: Vec<mpsc::Sender<Waiting>>,
    closing: watch::Sender<bool>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

struct Waiting {
    answer: NewAnswer,
    outcome: oneshot::Sender<Result<Put, Arc<StoreError>>>,
}

/// Why an answer was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotWritten {
    /// The same again may succeed.
    #[error("too many answers are waiting to be saved")]
    Busy,
    #[error("answers are no longer taken: the shop is closing")]
    Closed,
    /// The whole group failed, and nothing of it stays.
    #[error(transparent)]
    Failed(#[from] Arc<StoreError>),
}

impl AnswerWriter {
    /// Starts writing, within a runtime.
    pub fn start(store: &Store) -> Self {
        let count = match store.settings.engine {
            Engine::Sqlite(_) => 1,
            Engine::Postgres(_) => LANES_ON_POSTGRES.min(store.settings.max_connections / 2).max(1) as usize,
        };
        let (closing, _) = watch::channel(false);
        let (mut lanes, mut tasks) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let (sender, receiver) = mpsc::channel(MAX_WAITING / count);
            lanes.push(sender);
            tasks.push(tokio::spawn(write_groups(store.clone(), receiver, closing.subscribe())));
        }
        AnswerWriter(Arc::new(Shared {
            lanes,
            closing,
            tasks: Mutex::new(tasks),
        }))
    }

    /// Writes an answer and waits until it is committed. If the caller goes away meanwhile, it is written all the same.
    pub async fn put(&self, answer: NewAnswer) -> Result<Put, NotWritten> {
        if *self.0.closing.borrow() {
            return Err(NotWritten::Closed);
        }
        let (outcome, told) = oneshot::channel();
        let lane = self.0.lane_of(answer.session);
        lane.try_send(Waiting { answer, outcome })
            .map_err(|error| match error {
                TrySendError::Full(_) => NotWritten::Busy,
                TrySendError::Closed(_) => NotWritten::Closed,
            })?;
        Ok(told.await.map_err(|_| NotWritten::Closed)??)
    }

    /// Takes no more answers, and returns when those that wait are written.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        for task in self.0.tasks.lock().await.drain(..) {
            // A task that panicked has told those who waited for it.
            let _ = task.await;
        }
    }
}

impl Shared {
    fn lane_of(&self, session: SessionId) -> &mpsc::Sender<Waiting> {
        let mut hasher = DefaultHasher::new();
        session.hash(&mut hasher);
        let at = hasher.finish() % self.lanes.len() as u64;
        &self.lanes[usize::try_from(at).expect("it is less than the number of lanes")]
    }
}

async fn write_groups(store: Store, mut waiting: mpsc::Receiver<Waiting>, mut closing: watch::Receiver<bool>) {
    let mut group = Vec::with_capacity(MAX_GROUP);
    let mut kept = None;
    loop {
        let taken = tokio::select! {
            biased;
            // Also when the last writer is dropped. What waits is still received, and then nothing.
            _ = closing.changed(), if !waiting.is_closed() => {
                waiting.close();
                continue;
            }
            taken = waiting.recv_many(&mut group, MAX_GROUP) => taken,
            () = tokio::time::sleep(KEPT), if kept.is_some() => {
                kept = None;
                continue;
            }
        };
        if taken == 0 {
            return;
        }
        write_group(&store, &mut kept, group.drain(..)).await;
        // Of a group, those who were just told may have more, and take their turn before the next one is taken. Whoever came
        // alone is the next one, and a turn for nobody would cost a look at all sockets.
        if taken > 1 {
            tokio::task::yield_now().await;
        }
    }
}

async fn write_group(store: &Store, kept: &mut Option<KeptConnection>, group: impl Iterator<Item = Waiting>) {
    let (answers, waiters): (Vec<_>, Vec<_>) = group.map(|waiting| (waiting.answer, waiting.outcome)).unzip();
    match write_answers(store, kept, &answers).await {
        Ok(outcomes) => {
            for (waiter, outcome) in waiters.into_iter().zip(outcomes) {
                // Who no longer waits need not be told.
                let _ = waiter.send(Ok(outcome));
            }
        }
        Err(error) => {
            let error = Arc::new(error);
            for waiter in waiters {
                let _ = waiter.send(Err(Arc::clone(&error)));
            }
        }
    }
}

async fn write_answers(
    store: &Store,
    kept: &mut Option<KeptConnection>,
    answers: &[NewAnswer],
) -> Result<Vec<Put>, StoreError> {
    if let [alone] = answers
        && put_lone(store, kept, alone).await?
    {
        return Ok(vec![Put::Saved]);
    }
    store
        .write(DOING, async |writer: &Writer| put_answers(writer, answers).await)
        .await
}
