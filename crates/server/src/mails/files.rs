//! Mails as files, for demonstrations and for shops that have no mail server yet: `mails/` of the data folder, each as any mail
//! program opens it.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use domain::id::JobId;

use crate::jobs::JobFailure;

/// Older ones are removed: nobody reads them, and they hold addresses.
const MAX_FILES: usize = 1000;

const ENDING: &str = ".eml";

/// The folder of mails.
pub(super) struct MailFiles {
    folder: PathBuf,
    max_files: usize,
}

impl MailFiles {
    pub(super) fn new(data_dir: &Path) -> Self {
        MailFiles {
            folder: data_dir.join("mails"),
            max_files: MAX_FILES,
        }
    }

    /// Writes a mail, readable by nobody else. The same mail again replaces itself.
    pub(super) async fn deliver(&self, job: JobId, bytes: Vec<u8>) -> Result<(), JobFailure> {
        let (folder, max_files) = (self.folder.clone(), self.max_files);
        let name = format!("{job}{ENDING}");
        let writing = tokio::task::spawn_blocking({
            let name = name.clone();
            move || {
                write(&folder, &name, &bytes)?;
                remove_oldest(&folder, max_files)
            }
        });
        let written = writing.await.unwrap_or_else(|error| Err(io::Error::other(error)));
        written.map_err(|error| JobFailure::TryAgain(format!("the mail could not be written to a file: {error}")))?;
        tracing::info!(file = %self.folder.join(name).display(), "a mail became a file");
        Ok(())
    }
}

/// A reader sees the whole mail or none.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let unfinished = folder.join(format!("{name}.unfinished"));
    // What a process that died left behind may have other permissions.
    remove_if_there(&unfinished)?;
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(unfinished, folder.join(name))
}

/// By when they were written: a mail that had to wait has an old id and is new all the same.
fn remove_oldest(folder: &Path, max_files: usize) -> io::Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        // Somebody else may have removed it meanwhile.
        if name.to_str().is_some_and(|name| name.ends_with(ENDING))
            && let Ok(about) = entry.metadata()
        {
            files.push((about.modified()?, name));
        }
    }
    files.sort();
    let surplus = files.len().saturating_sub(max_files);
    files[..surplus]
        .iter()
        .try_for_each(|(_, name)| remove_if_there(&folder.join(name)))
}

/// Somebody else may have been faster.
fn remove_if_there(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;
    use std::time::Duration;

    use domain::id::{JobId, Ulid};
    use tempfile::TempDir;

    use super::MailFiles;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
            .collect();
        names.sort();
        names
    }

    #[tokio::test]
    async fn a_mail_is_for_the_owner_alone_and_the_oldest_goes_first() {
        let data = TempDir::new().expect("a folder");
        let files = MailFiles {
            max_files: 2,
            ..MailFiles::new(data.path())
        };
        let folder = data.path().join("mails");
        for number in [2, 1, 3, 3] {
            let job = JobId(Ulid::new(number, 0));
            let bytes = format!("mail {number}").into_bytes();
            files.deliver(job, bytes).await.expect("written");
            // Some file systems tell only moments apart that are far enough from each other.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let expected = [1, 3].map(|number| format!("{}.eml", JobId(Ulid::new(number, 0))));
        assert_eq!(names(&folder), expected);
        let newest = folder.join(&expected[1]);
        assert_eq!(fs::read_to_string(&newest).expect("a mail"), "mail 3");
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        assert_eq!((mode(&newest), mode(&folder)), (0o600, 0o700));
    }
}
