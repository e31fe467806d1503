//! Answers that visitors agreed to have kept: checked against the quiz they began with, sealed, written in groups.

use std::sync::Arc;
use std::time::Duration;

use domain::id::SessionId;
use domain::locale::Locale;
use domain::quiz::{Answer, Quiz};
use domain::session::{KeptAnswer, SealedAnswer, Session};
use domain::token::TokenHash;
use http::StatusCode;
use moka::sync::Cache;
use render::encode::Encoded;
use store::answers::{AnswerWriter, NewAnswer, NotWritten, Put, list_answers};
use store::content_revisions::{BundleKey, find_bundle, keep_bundle};
use store::sessions::find_session;
use store::{Reader, Store, StoreError, Writer};

use crate::answers::sealing::{Seal, ShopKey};
use crate::app::App;
use crate::http::answer::Answer as Ready;
use crate::http::headers::{IMMUTABLE, Protection};
use crate::http::problem::{Code, Problem};
use crate::pages::edition::Edition;
use crate::pages::payload::answer::AnswerView;
use crate::pages::payload::quiz::QuizBundle;

pub mod sealing;

/// Runs that are under way, so that not every answer asks the database whose it is: about 300 bytes each.
const MAX_KNOWN_RUNS: u64 = 20_000;
const KNOWN_FOR: Duration = Duration::from_mins(30);

/// Quizzes of earlier content whose visitors are still answering.
const MAX_EARLIER_QUIZZES: u64 = 64;

/// Quizzes that are ready to be sent: about 60 kB each, in three encodings.
const MAX_READY_BUNDLES: u64 = 64;

/// Where answers go.
pub struct Answers {
    pub writer: AnswerWriter,
    seal: Seal,
    runs: Cache<SessionId, Arc<Session>>,
    earlier: Cache<(String, String), Arc<Quiz>>,
    ready: Cache<(String, String, Locale), Arc<Ready>>,
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
            earlier: Cache::new(MAX_EARLIER_QUIZZES),
            ready: Cache::new(MAX_READY_BUNDLES),
        }
    }

    /// A quiz that was sent before.
    pub fn ready(&self, BundleKey { quiz, revision, locale }: BundleKey<'_>) -> Option<Arc<Ready>> {
        self.ready.get(&(quiz.to_owned(), revision.to_owned(), locale))
    }

    /// Makes a quiz ready to be sent, and keeps it so.
    pub async fn make_ready(
        &self,
        key: BundleKey<'_>,
        protection: &Protection,
        json: Vec<u8>,
    ) -> Result<Arc<Ready>, Problem> {
        // Compressing takes milliseconds: long enough to keep it away from the threads that answer requests.
        let body = tokio::task::spawn_blocking(move || Encoded::text(json))
            .await
            .map_err(|_| Problem::new(Code::Internal))?;
        let headers = protection.headers("application/json", IMMUTABLE, "Accept-Encoding");
        let ready = Arc::new(Ready::new(StatusCode::OK, &body, &headers));
        let key = (key.quiz.to_owned(), key.revision.to_owned(), key.locale);
        self.ready.insert(key, Arc::clone(&ready));
        Ok(ready)
    }

    /// The run of that id, if the secret is its own.
    pub async fn run(&self, store: &Store, id: SessionId, token: TokenHash) -> Result<Arc<Session>, Problem> {
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
            .filter(|session| session.token_hash == token)
            .ok_or_else(no_such_run)?;
        self.runs.insert(id, Arc::clone(&own));
        Ok(own)
    }

    /// Forgets a run that was erased.
    pub fn forget(&self, id: SessionId) {
        self.runs.invalidate(&id);
    }

    /// The rules of the quiz that a run began with.
    pub async fn rules(&self, app: &App, session: &Session) -> Result<Arc<Quiz>, Problem> {
        let key = (session.quiz.clone(), session.revision.clone());
        if let Some(quiz) = self.earlier.get(&key) {
            return Ok(quiz);
        }
        let edition = app.pages.edition();
        if edition.quizzes.revision(&session.quiz) == session.revision
            && let Some(quiz) = edition.site.quizzes.get(&session.quiz)
        {
            return Ok(Arc::new(quiz.rules.clone()));
        }
        let kept = find_kept(
            &app.store,
            BundleKey {
                quiz: &session.quiz,
                revision: &session.revision,
                locale: session.locale,
            },
        )
        .await?;
        let bundle: Option<QuizBundle> = kept.and_then(|json| serde_json::from_slice(&json).ok());
        let quiz = Arc::new(Quiz::from(&bundle.ok_or_else(no_such_quiz)?.quiz));
        self.earlier.insert(key, Arc::clone(&quiz));
        Ok(quiz)
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

fn no_such_quiz() -> Problem {
    Problem::new(Code::NotFound).with_detail("This quiz is not kept, or never was: begin with the current one.")
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

/// A bundle of earlier content.
pub async fn find_kept(store: &Store, key: BundleKey<'_>) -> Result<Option<Vec<u8>>, StoreError> {
    store
        .read("looking for a quiz bundle", async |reader: &Reader| {
            find_bundle(reader, key).await
        })
        .await
}

/// Keeps the quizzes of the current edition for those who begin with them. Without it the shop still works, so a failure is
/// only told.
pub async fn keep_quizzes(app: &App) {
    let edition = app.pages.edition();
    let now_ms = app.press.clock.now_ms();
    let kept = app
        .store
        .write("keeping quiz bundles", async |writer: &Writer| {
            for (key, json) in bundles(&edition) {
                keep_bundle(writer, key, &json, now_ms).await?;
            }
            Ok(())
        })
        .await;
    if let Err(error) = kept {
        tracing::warn!(%error, "the quizzes could not be kept: visitors may have to begin again after a change of content");
    }
}

fn bundles(edition: &Edition) -> impl Iterator<Item = (BundleKey<'_>, Vec<u8>)> {
    let site = &edition.site;
    let quizzes = site.quizzes.keys();
    quizzes.flat_map(move |quiz| {
        let revision = edition.quizzes.revision(quiz);
        let locales = site.offered().translations.iter();
        locales.filter_map(move |locale| {
            let key = BundleKey {
                quiz,
                revision,
                locale: *locale,
            };
            Some((key, edition.quizzes.bundle_json(site, key)?))
        })
    })
}
