//! Answers that visitors agreed to have kept: whose they are, sealed, written in groups.

use std::sync::Arc;
use std::time::Duration;

use domain::id::SessionId;
use domain::quiz::Answer;
use domain::session::{KeptAnswer, SealedAnswer, Session};
use domain::token::TokenHash;
use moka::sync::Cache;
use store::answers::{AnswerWriter, NewAnswer, NotWritten, Put, list_answers};
use store::sessions::find_session;
use store::{Reader, Store};

use crate::answers::sealing::{Seal, ShopKey};
use crate::http::problem::{Code, Problem};
use crate::links::Links;
use crate::pages::payload::answer::AnswerView;

pub mod sealing;

/// Runs that are under way, so that not every answer asks the database whose it is: about 300 bytes each.
const MAX_KNOWN_RUNS: u64 = 20_000;
const KNOWN_FOR: Duration = Duration::from_mins(30);

/// Where answers go.
pub struct Answers {
    pub writer: AnswerWriter,
    seal: Seal,
    runs: Cache<SessionId, Arc<Session>>,
}

/// An answer that was given to a step.
pub struct Given {
    pub step: String,
    pub sequence: u32,
    pub answer: Answer,
}

impl Answers {
    /// Starts taking answers, within a runtime.
    pub fn start(store: &Store, keys: Vec<ShopKey>) -> Self {
        Answers {
            writer: AnswerWriter::start(store),
            seal: Seal::new(keys),
            runs: Cache::builder()
                .max_capacity(MAX_KNOWN_RUNS)
                .time_to_idle(KNOWN_FOR)
                .build(),
        }
    }

    /// The run of that id, if the secret is that of its browser or of its link. Towards the store only the former counts, so
    /// whoever writes on uses the run's own.
    pub async fn run(
        &self,
        store: &Store,
        links: &Links,
        id: SessionId,
        token: TokenHash,
    ) -> Result<Arc<Session>, Problem> {
        let known = if let Some(known) = self.runs.get(&id) {
            Some(known)
        } else {
            let found = store
                .read("looking for a quiz session", async |reader: &Reader| {
                    find_session(reader, id).await
                })
                .await?;
            found.map(|kept| Arc::new(kept.session))
        };
        let own = known
            .filter(|session| session.token_hash == token || links.run(id).recognise(token))
            .ok_or_else(no_such_run)?;
        self.runs.insert(id, Arc::clone(&own));
        Ok(own)
    }

    /// Forgets a run that was erased.
    pub fn forget(&self, id: SessionId) {
        self.runs.invalidate(&id);
    }

    /// Writes answers, all of which were checked. Returns when they are committed.
    pub async fn save(
        &self,
        id: SessionId,
        token_hash: TokenHash,
        given: Vec<Given>,
        now_ms: i64,
    ) -> Result<(), Problem> {
        let mut waiting = Vec::with_capacity(given.len());
        for Given { step, sequence, answer } in given {
            let plain = serde_json::to_vec(&AnswerView::from(&answer)).expect("an answer is plain data");
            let sealed = self.seal.seal(id, &step, &plain).map_err(|error| {
                tracing::error!(%error, "an answer could not be sealed");
                Problem::new(Code::Internal)
            })?;
            let sealed = SealedAnswer::new(sealed)
                .map_err(|_| Problem::new(Code::BadRequest).with_detail("An answer is too long."))?;
            waiting.push(self.writer.put(NewAnswer {
                session: id,
                token_hash,
                answer: KeptAnswer {
                    step,
                    sequence,
                    sealed,
                    answered_at_ms: now_ms,
                },
            }));
        }
        for outcome in futures_util::future::join_all(waiting).await {
            match outcome? {
                // What came later is already there.
                Put::Saved | Put::Older => {}
                Put::UnknownSession | Put::WrongToken => {
                    self.forget(id);
                    return Err(no_such_run());
                }
            }
        }
        Ok(())
    }

    /// All answers of a run, opened, in the order in which they were given.
    pub async fn list(&self, store: &Store, id: SessionId) -> Result<Vec<(KeptAnswer, AnswerView)>, Problem> {
        let kept = store
            .read("listing answers", async |reader: &Reader| {
                list_answers(reader, id).await
            })
            .await?;
        let open = |kept: KeptAnswer| {
            let plain = self.seal.open(id, &kept.step, kept.sealed.get()).ok();
            let answer = plain.and_then(|plain| serde_json::from_slice(&plain).ok());
            if answer.is_none() {
                tracing::error!("a kept answer cannot be read: its key is missing or the row is damaged");
            }
            Ok((kept, answer.ok_or_else(|| Problem::new(Code::Internal))?))
        };
        kept.into_iter().map(open).collect()
    }
}

/// Whether the run never was, was erased or belongs to somebody else is nobody's business.
pub fn no_such_run() -> Problem {
    Problem::new(Code::NotFound).with_detail("There is no such run, or it is not yours.")
}

/// Logs the whole of an error, once; the client learns whether to try again.
impl From<NotWritten> for Problem {
    fn from(error: NotWritten) -> Self {
        match error {
            NotWritten::Busy | NotWritten::Closed => Problem::new(Code::Unavailable).with_retry_after(1),
            NotWritten::Failed(error) => Problem::from(&*error),
        }
    }
}
