//! Publishes new editions: when the content folder changes, and when a date makes pages look different.
//!
//! The folder is looked at on a timer, not through the system's notifications: those miss changes on network and container
//! mounts, and a look at a few hundred files costs about a millisecond.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use content::{Audience, Folder, InterfaceTexts, Site, Words};
use store::StoreError;

use crate::app::App;
use crate::pages::edition::{Edition, EditionError};
use crate::production::Findings;
use crate::quiz_bundles::keep_quizzes;

const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Timers are not exact over months: the date is looked at once a minute, at the latest when it changes.
const MAX_SLEEP: Duration = Duration::from_mins(1);

/// What a change is recognised by.
type Fingerprint = BTreeMap<PathBuf, (u64, Option<SystemTime>)>;

/// A content folder and what it looked like before it was last read.
pub struct WatchedFolder {
    root: PathBuf,
    published: Fingerprint,
}

impl WatchedFolder {
    /// To be called before the folder is read: what changes while the server starts would otherwise never be noticed.
    pub fn about_to_be_read(root: PathBuf) -> Self {
        let published = fingerprint(&root);
        WatchedFolder { root, published }
    }

    /// Follows the folder for as long as the server runs.
    pub async fn follow(self, app: Arc<App>) {
        let WatchedFolder { root, mut published } = self;
        let mut seen = published.clone();
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            let now = look(&root).await;
            // A change is taken when it has stopped: two looks in a row see the same files.
            let has_settled = now == seen;
            seen.clone_from(&now);
            if !has_settled || now == published {
                continue;
            }
            published = now;
            let result = match compile(root.clone(), app.interface.clone(), app.audience).await {
                Ok(site) => match forbidding(&site, &app) {
                    Some(found) => Err(found.to_string()),
                    None => publish(site, &app).await.map_err(|error| error.to_string()),
                },
                Err(fault) => Err(fault),
            };
            app.metrics.content_reloaded(result.is_ok());
            if let Err(fault) = result {
                tracing::error!("the changed content was refused, the old content stays\n{fault}");
            }
        }
    }
}

/// What forbids to sell with changed content, in a shop that sells.
fn forbidding(site: &Site, app: &App) -> Option<Findings> {
    let sells = !app.press.is_demo;
    sells.then(|| Findings::of_content(site).that_forbid()).flatten()
}

/// Why new content is not shown.
#[derive(Debug, thiserror::Error)]
enum PublishError {
    #[error(transparent)]
    Edition(#[from] EditionError),
    #[error("the first prices of new packages could not be written: {0}")]
    Store(#[from] StoreError),
}

async fn publish(site: Site, app: &Arc<App>) -> Result<(), PublishError> {
    // Pages of the new content name pictures by their new versions: none of them may be answered with the old one.
    app.pictures.images.forget_masters();
    let has_changed = {
        let desk = app.catalog_desk.lock().await;
        let facts = desk.prepare(app, &site).await?;
        app.pages.publish(|current| {
            if current.site.revision == site.revision {
                return Ok::<_, EditionError>(None);
            }
            Edition::new(Arc::clone(&app.press), Arc::new(site), facts, Some(current)).map(Some)
        })?
    };
    if has_changed {
        app.keep_build().await;
        keep_quizzes(app).await;
    }
    Ok(())
}

/// Replaces the edition when its time is over.
pub async fn follow_date(app: Arc<App>) {
    loop {
        let left_ms = app
            .pages
            .edition()
            .valid_until_ms
            .saturating_sub(app.press.clock.now_ms());
        if left_ms > 0 {
            tokio::time::sleep(Duration::from_millis(left_ms.unsigned_abs()).min(MAX_SLEEP)).await;
            continue;
        }
        if app.pages.current().is_err() {
            tokio::time::sleep(MAX_SLEEP).await;
        }
    }
}

async fn compile(root: PathBuf, interface: InterfaceTexts, audience: Audience) -> Result<Site, String> {
    let work = move || {
        let folder = Folder::read(&root).map_err(|error| error.to_string())?;
        content::compile(&folder, &interface, audience, Words::Unread).map_err(|report| report.to_string())
    };
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|_| Err("the check broke off".to_owned()))
}

async fn look(root: &Path) -> Fingerprint {
    let root = root.to_owned();
    tokio::task::spawn_blocking(move || fingerprint(&root))
        .await
        .unwrap_or_default()
}

fn fingerprint(root: &Path) -> Fingerprint {
    let mut found = Fingerprint::new();
    let mut pending = vec![root.to_owned()];
    while let Some(directory) = pending.pop() {
        for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
            let path = entry.path();
            // Follows links: deployments often swap one.
            match fs::metadata(&path) {
                Ok(metadata) if metadata.is_dir() => pending.push(path),
                Ok(metadata) => {
                    found.insert(path, (metadata.len(), metadata.modified().ok()));
                }
                Err(_) => {}
            }
        }
    }
    found
}
