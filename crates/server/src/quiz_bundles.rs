//! Quizzes with their words as visitors began with them: those of the current content, and those that the database keeps of
//! earlier content.

use std::sync::Arc;

use domain::locale::Locale;
use domain::quiz::Quiz;
use http::StatusCode;
use moka::sync::Cache;
use render::encode::Encoded;
use store::content_revisions::{BundleKey, find_bundle, keep_bundle};
use store::{Reader, Writer};

use crate::app::App;
use crate::http::answer::Answer;
use crate::http::headers::IMMUTABLE;
use crate::http::problem::{Code, Problem};
use crate::pages::edition::Edition;
use crate::pages::payload::quiz::QuizBundle;

/// Rules that answers are checked against: some kilobytes each.
const MAX_RULES: u64 = 64;

/// Quizzes that are ready to be sent: about 60 kB each, in three encodings.
const MAX_READY: u64 = 64;

type Key = (String, String, Locale);

/// Bundles that were asked for. They never change, so there is nothing to expire.
pub struct QuizBundles {
    rules: Cache<Key, Arc<Quiz>>,
    ready: Cache<Key, Arc<Answer>>,
}

impl Default for QuizBundles {
    fn default() -> Self {
        QuizBundles {
            rules: Cache::new(MAX_RULES),
            ready: Cache::new(MAX_READY),
        }
    }
}

impl QuizBundles {
    /// What leads through a quiz.
    pub async fn rules(&self, app: &App, key: BundleKey<'_>) -> Result<Arc<Quiz>, Problem> {
        if let Some(rules) = self.rules.get(&owned(key)) {
            return Ok(rules);
        }
        let bundle: QuizBundle = serde_json::from_slice(&find_json(app, key).await?).map_err(|error| {
            tracing::error!(%error, "a kept quiz cannot be read");
            Problem::new(Code::Internal)
        })?;
        let rules = Arc::new(Quiz::from(&bundle.quiz));
        self.rules.insert(owned(key), Arc::clone(&rules));
        Ok(rules)
    }

    /// The whole quiz, ready to be sent.
    pub async fn answer(&self, app: &App, key: BundleKey<'_>) -> Result<Arc<Answer>, Problem> {
        if let Some(answer) = self.ready.get(&owned(key)) {
            return Ok(answer);
        }
        let json = find_json(app, key).await?;
        // Compressing takes milliseconds: long enough to keep it away from the threads that answer requests.
        let body = tokio::task::spawn_blocking(move || Encoded::text(json))
            .await
            .map_err(|_| Problem::new(Code::Internal))?;
        let headers = app
            .press
            .protection
            .headers("application/json", IMMUTABLE, "Accept-Encoding");
        let answer = Arc::new(Answer::new(StatusCode::OK, &body, &headers));
        self.ready.insert(owned(key), Arc::clone(&answer));
        Ok(answer)
    }
}

fn owned(BundleKey { quiz, revision, locale }: BundleKey<'_>) -> Key {
    (quiz.to_owned(), revision.to_owned(), locale)
}

/// Of the current content, or as it was kept.
async fn find_json(app: &App, key: BundleKey<'_>) -> Result<Vec<u8>, Problem> {
    let edition = app.pages.edition();
    if let Some(json) = edition.quizzes.bundle_json(&edition.site, key) {
        return Ok(json);
    }
    let kept = app
        .store
        .read("looking for a quiz bundle", async |reader: &Reader| {
            find_bundle(reader, key).await
        })
        .await?;
    kept.ok_or_else(|| {
        Problem::new(Code::NotFound).with_detail("This quiz is not kept, or never was: begin with the current one.")
    })
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
    site.quizzes.keys().flat_map(move |quiz| {
        let revision = edition.quizzes.revision(site, quiz);
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
