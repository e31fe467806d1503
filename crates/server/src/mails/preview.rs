//! Every mail in every language, as files to look at: no database is asked and nobody gets one.

use std::fs;
use std::io;
use std::path::Path;

use content::Site;
use domain::id::{JobId, Ulid};
use domain::locale::Market;

use super::samples::{NoSample, sample};
use super::{attachment, body, post, write_letter};
use crate::app::App;
use crate::jobs::{JobFailure, MailKind};

/// Why a mail was not written.
#[derive(Debug, thiserror::Error)]
pub enum PreviewError {
    #[error(transparent)]
    NoSample(#[from] NoSample),
    #[error("the mail `{mail}` cannot be written in {locale}: {why}")]
    Mail {
        mail: &'static str,
        locale: &'static str,
        why: String,
    },
    #[error("cannot write to {path}: {source}")]
    File { path: String, source: io::Error },
}

/// Writes them all into a folder, each as `.html`, `.txt` and `.eml`, with what is attached as `.pdf`, and says how many mails there are.
pub async fn write_all(app: &App, folder: &Path) -> Result<usize, PreviewError> {
    let failed = |source| PreviewError::File {
        path: folder.display().to_string(),
        source,
    };
    fs::create_dir_all(folder).map_err(failed)?;
    let edition = app.pages.edition();
    let mut written = 0;
    for market in markets(&edition.site) {
        for mail in MailKind::ALL {
            let name = format!("{}.{}", mail.name(), market.locale.name());
            let files = one(app, &edition.site, mail, market).await?;
            let always = [("html", &files.html), ("txt", &files.text), ("eml", &files.message)];
            let attached = files.document.as_ref().map(|bytes| ("pdf", bytes));
            for (ending, bytes) in always.into_iter().chain(attached) {
                fs::write(folder.join(format!("{name}.{ending}")), bytes).map_err(failed)?;
            }
            written += 1;
        }
    }
    Ok(written)
}

/// A mail in the forms in which people look at it.
struct Files {
    html: Vec<u8>,
    text: Vec<u8>,
    message: Vec<u8>,
    /// What is attached to it.
    document: Option<Vec<u8>>,
}

async fn one(app: &App, site: &Site, mail: MailKind, market: Market) -> Result<Files, PreviewError> {
    let matter = sample(app, mail, market).await?;
    let failed = |failure: JobFailure| PreviewError::Mail {
        mail: mail.name(),
        locale: market.locale.name(),
        why: match failure {
            JobFailure::GiveUp(why) | JobFailure::TryAgain(why) => why,
        },
    };
    let post = post(app, site, &matter).map_err(failed)?;
    let body = body::render(app, site, mail, &post).await.map_err(failed)?;
    let (html, text) = (body.html.clone(), body.text.clone());
    let attachment = attachment::make(app, site, &post, &body).await.map_err(failed)?;
    let document = attachment.as_ref().map(|attachment| attachment.bytes.clone());
    let job = JobId(Ulid::new(1, 1));
    let message = write_letter(app, site, job, &post, body, attachment).map_err(failed)?;
    Ok(Files {
        html: html.into_bytes(),
        text: text.into_bytes(),
        message: message.formatted(),
        document,
    })
}

/// One country for each language of the shop.
fn markets(site: &Site) -> Vec<Market> {
    let mut markets: Vec<Market> = Vec::new();
    for country in &site.countries {
        let market = site.market(*country);
        if markets.iter().all(|known| known.locale != market.locale) {
            markets.push(market);
        }
    }
    markets
}
