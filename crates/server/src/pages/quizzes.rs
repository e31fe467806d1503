//! The quizzes of an edition, each under the name of its exact wording: visitors who began with one finish it.

use std::collections::BTreeMap;

use content::{Quiz, QuizName, Site};
use domain::locale::Locale;
use store::content_revisions::BundleKey;

use crate::pages::payload::quiz::{QuizBundle, quiz_view};

/// Enough to tell apart as many versions as anybody will write.
const REVISION_CHARS: usize = 16;

/// The revisions of all quizzes.
pub struct Quizzes(BTreeMap<QuizName, String>);

impl Quizzes {
    /// Names each quiz after everything it shows, in every language.
    pub fn of(site: &Site) -> Self {
        let revision = |quiz: &Quiz| {
            let mut hasher = blake3::Hasher::new();
            for locale in site.offered().translations {
                hasher.update(&to_json(site, quiz, "", *locale));
            }
            hasher.finalize().to_hex()[..REVISION_CHARS].to_owned()
        };
        let quizzes = site.quizzes.values();
        Quizzes(quizzes.map(|quiz| (quiz.name.clone(), revision(quiz))).collect())
    }

    pub fn revision(&self, quiz: &str) -> &str {
        self.0.get(quiz).map_or("", String::as_str)
    }

    /// A quiz with its words, if that revision is the current one.
    pub fn bundle_json(&self, site: &Site, key: BundleKey<'_>) -> Option<Vec<u8>> {
        let BundleKey { quiz, revision, locale } = key;
        let is_current = self.revision(quiz) == revision && site.offered().translations.contains(&locale);
        let quiz = site.quizzes.get(quiz).filter(|_| is_current)?;
        Some(to_json(site, quiz, revision, locale))
    }
}

fn to_json(site: &Site, quiz: &Quiz, revision: &str, locale: Locale) -> Vec<u8> {
    let bundle = QuizBundle {
        quiz: quiz_view(site, quiz, revision, locale),
        text: site.text_of_quiz(quiz, locale),
    };
    serde_json::to_vec(&bundle).expect("a quiz is plain data")
}
