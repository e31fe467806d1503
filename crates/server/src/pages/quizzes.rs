//! The quizzes of an edition, each under the name of its exact wording: visitors who began with one finish it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use content::{Quiz, QuizName, Site};
use domain::locale::Locale;
use store::content_revisions::BundleKey;

use crate::pages::payload::quiz::{QuizBundle, quiz_view};

/// Enough to tell apart as many versions as anybody will write.
const REVISION_CHARS: usize = 16;

/// The revisions of all quizzes of a site, made when the first one is asked for.
#[derive(Default)]
pub struct Quizzes(OnceLock<BTreeMap<QuizName, String>>);

impl Quizzes {
    /// Names a quiz after everything it shows, in every language.
    pub fn revision<'a>(&'a self, site: &Site, quiz: &str) -> &'a str {
        let revisions = self.0.get_or_init(|| {
            let quizzes = site.quizzes.values();
            quizzes
                .map(|quiz| (quiz.name.clone(), revision_of(site, quiz)))
                .collect()
        });
        revisions.get(quiz).map_or("", String::as_str)
    }

    /// A quiz with its words, if that revision is the current one.
    pub fn bundle_json(&self, site: &Site, key: BundleKey<'_>) -> Option<Vec<u8>> {
        let BundleKey { quiz, revision, locale } = key;
        let is_current = self.revision(site, quiz) == revision && site.offered().translations.contains(&locale);
        let quiz = site.quizzes.get(quiz).filter(|_| is_current)?;
        Some(to_json(site, quiz, revision, locale))
    }
}

fn revision_of(site: &Site, quiz: &Quiz) -> String {
    let mut hasher = blake3::Hasher::new();
    for locale in site.offered().translations {
        hasher.update(&to_json(site, quiz, "", *locale));
    }
    hasher.finalize().to_hex()[..REVISION_CHARS].to_owned()
}

fn to_json(site: &Site, quiz: &Quiz, revision: &str, locale: Locale) -> Vec<u8> {
    let bundle = QuizBundle {
        quiz: quiz_view(site, quiz, revision, locale),
        text: site.text_of_quiz(quiz, locale),
    };
    serde_json::to_vec(&bundle).expect("a quiz is plain data")
}
