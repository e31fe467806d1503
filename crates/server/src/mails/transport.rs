//! The way out for mails: a mail server, or files for whoever has none yet.

use domain::id::JobId;
use lettre::Message;

use super::files::MailFiles;
use super::smtp::Smtp;
use crate::config::Config;
use crate::jobs::JobFailure;

/// Where mails go.
pub(super) enum Transport {
    Files(MailFiles),
    Smtp(Smtp),
}

/// The settings name no way out. Cannot happen to settings that were checked.
#[derive(Debug, thiserror::Error)]
#[error("`smtp_url` cannot be used: {0}")]
pub struct TransportError(String);

impl Transport {
    pub(super) fn open(config: &Config, public_url: &str) -> Result<Self, TransportError> {
        let Some(url) = &config.mails.smtp else {
            return Ok(Transport::Files(MailFiles::new(&config.data_dir)));
        };
        Smtp::open(url, public_url)
            .map(Transport::Smtp)
            .map_err(|error| TransportError(error.to_string()))
    }

    pub(super) async fn deliver(&self, job: JobId, message: Message) -> Result<(), JobFailure> {
        match self {
            Transport::Files(files) => files.deliver(job, message.formatted()).await,
            Transport::Smtp(smtp) => smtp.deliver(message).await,
        }
    }
}
