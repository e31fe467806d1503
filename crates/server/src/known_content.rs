//! Remembers which content this very program has read word by word and found lawful: it opens sooner the next time.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use content::Words;

/// In the data folder. Losing it costs nothing but the time to read once more.
const FILE: &str = "known-content";

/// What is known of one content.
pub(crate) struct KnownContent {
    file: PathBuf,
    /// Names the content and the program, which holds the rules. `None` if the program cannot say who it is.
    mark: Option<String>,
}

impl KnownContent {
    pub(crate) fn new(data_dir: &Path, revision: &str) -> Self {
        KnownContent::of_program(data_dir, revision, program().as_deref())
    }

    fn of_program(data_dir: &Path, revision: &str, program: Option<&str>) -> Self {
        let mark = |program: &str| blake3::hash(format!("{program} {revision}").as_bytes()).to_string();
        KnownContent {
            file: data_dir.join(FILE),
            mark: program.map(mark),
        }
    }

    pub(crate) fn words(&self) -> Words {
        let kept = fs::read_to_string(&self.file).ok();
        if self.mark.is_some() && self.mark == kept {
            Words::KnownLawful
        } else {
            Words::Unread
        }
    }

    /// The content was found lawful.
    pub(crate) fn remember(&self) {
        if let Some(mark) = &self.mark
            && self.words() == Words::Unread
            && let Err(error) = fs::write(&self.file, mark)
        {
            tracing::debug!(file = %self.file.display(), %error, "the content will be read word by word at the next start too");
        }
    }
}

/// Other rules are in another file of the program.
fn program() -> Option<String> {
    let file = fs::metadata(env::current_exe().ok()?).ok()?;
    let modified = file.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{} {}", file.len(), modified.as_nanos()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(folder: &Path, revision: &str, program: Option<&str>) -> Words {
        KnownContent::of_program(folder, revision, program).words()
    }

    #[test]
    fn content_is_known_to_the_program_that_read_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let of_shop = KnownContent::of_program(folder.path(), "spring", Some("first"));
        assert_eq!(of_shop.words(), Words::Unread);
        of_shop.remember();
        assert_eq!(words(folder.path(), "spring", Some("first")), Words::KnownLawful);
        assert_eq!(words(folder.path(), "summer", Some("first")), Words::Unread);
        assert_eq!(words(folder.path(), "spring", Some("second")), Words::Unread);
    }

    #[test]
    fn a_damaged_note_or_a_nameless_program_reads_again() {
        let folder = tempfile::tempdir().expect("a folder");
        KnownContent::of_program(folder.path(), "spring", None).remember();
        assert_eq!(words(folder.path(), "spring", None), Words::Unread);
        fs::write(folder.path().join(FILE), "").expect("a note");
        assert_eq!(words(folder.path(), "spring", Some("first")), Words::Unread);
        assert_eq!(words(folder.path(), "spring", None), Words::Unread);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_no_reason_to_stay_closed() {
        let nowhere = Path::new("/proc/nowhere");
        KnownContent::of_program(nowhere, "spring", Some("first")).remember();
        assert_eq!(words(nowhere, "spring", Some("first")), Words::Unread);
    }

    #[test]
    fn a_program_has_a_name() {
        assert!(program().is_some());
    }
}
