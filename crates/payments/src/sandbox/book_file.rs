//! The sandbox's books on disk: one JSON object a line, only ever appended, each line on the disk before anybody hears of
//! it. Several processes may share a file: whoever changes it holds its lock and has read what the others wrote.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use domain::payment::Provider;

use crate::error::{GatewayError, PaymentError};
use crate::sandbox::books::{Books, Entry};

pub(crate) struct BookFile {
    file: File,
    /// How much of the file `books` holds.
    read_to: u64,
    books: Books,
}

/// Why the books do not open or cannot be written.
enum Trouble {
    Io(io::Error),
    /// The line with this number is complete and no entry.
    Line(usize),
}

impl BookFile {
    pub(crate) fn open(path: &Path) -> Result<Self, GatewayError> {
        let name = || path.display().to_string();
        let opened = (|| {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder)?;
            }
            OpenOptions::new().read(true).append(true).create(true).open(path)
        })();
        let file = opened.map_err(|source| GatewayError::Books { path: name(), source })?;
        let mut books = BookFile {
            file,
            read_to: 0,
            books: Books::default(),
        };
        let caught_up = books.locked(BookFile::catch_up);
        caught_up.map_err(|trouble| match trouble {
            Trouble::Io(source) => GatewayError::Books { path: name(), source },
            Trouble::Line(line) => GatewayError::Unreadable { path: name(), line },
        })?;
        Ok(books)
    }

    /// Decides with the newest books, then writes what was decided.
    pub(crate) fn change<T>(
        &mut self,
        decide: impl FnOnce(&mut Books) -> Result<T, PaymentError>,
    ) -> Result<T, PaymentError> {
        let changed = self.locked(|file| {
            file.catch_up()?;
            let decided = decide(&mut file.books);
            if let Err(error) = file.append() {
                // The state is ahead of the file: it is read anew next time.
                file.books = Books::default();
                file.read_to = 0;
                return Err(Trouble::Io(error));
            }
            Ok(decided)
        });
        changed.unwrap_or(Err(PaymentError::Unreachable {
            provider: Provider::Sandbox,
            why: "its books cannot be written",
        }))
    }

    fn locked<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, Trouble>) -> Result<T, Trouble> {
        self.file.lock().map_err(Trouble::Io)?;
        let done = work(self);
        let unlocked = self.file.unlock().map_err(Trouble::Io);
        done.and_then(|value| unlocked.map(|()| value))
    }

    /// Reads what was added since. A last line without its end was being written when somebody died: nobody ever heard of
    /// it, so it is cut off.
    fn catch_up(&mut self) -> Result<(), Trouble> {
        let length = self.file.metadata().map_err(Trouble::Io)?.len();
        if length == self.read_to {
            return Ok(());
        }
        if length < self.read_to {
            // Somebody emptied the file by hand.
            self.books = Books::default();
            self.read_to = 0;
        }
        let mut added = Vec::new();
        self.file.seek(SeekFrom::Start(self.read_to)).map_err(Trouble::Io)?;
        self.file.read_to_end(&mut added).map_err(Trouble::Io)?;
        let complete = added.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        for (at, line) in added[..complete].split(|byte| *byte == b'\n').enumerate() {
            if line.is_empty() {
                continue;
            }
            let entry: Entry = serde_json::from_slice(line).map_err(|_| Trouble::Line(at + 1))?;
            self.books.take(&entry);
        }
        self.read_to += complete as u64;
        if complete < added.len() {
            self.file.set_len(self.read_to).map_err(Trouble::Io)?;
        }
        Ok(())
    }

    fn append(&mut self) -> io::Result<()> {
        for entry in self.books.take_unwritten() {
            let mut line = serde_json::to_vec(&entry)?;
            line.push(b'\n');
            self.file.write_all(&line)?;
            self.file.sync_data()?;
            self.read_to += line.len() as u64;
        }
        Ok(())
    }
}
