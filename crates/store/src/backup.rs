//! Copies of the embedded database that are taken while it is used, and their way back. A PostgreSQL brings tools of its own
//! for both.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};

use crate::error::StoreError;
use crate::migration::MigrationState;
use crate::settings::{Engine, Settings};
use crate::transaction::Store;

/// A file gets its name when it is whole: until then it has this at its end.
const UNFINISHED: &str = ".part";

/// What SQLite keeps beside a database that is in use, or that was when its process died.
const JOURNALS: [&str; 2] = ["-wal", "-shm"];

/// Looking through a copy may wait for nobody.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why there is no copy, or why it was not brought back. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("the books are in PostgreSQL, which brings tools of its own: {0}")]
    Shared(&'static str),
    #[error("{} is there already, and is not overwritten", .0.display())]
    Taken(PathBuf),
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{} is no sound copy of the shop's books: {problem}", path.display())]
    Unsound { path: PathBuf, problem: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A copy that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    pub bytes: u64,
}

impl Store {
    /// Copies everything that is committed at one moment into a new file, while others read and write. The file has its name
    /// only when it is whole, was looked through and is on the disk.
    pub async fn back_up(&self, file: &Path) -> Result<Backup, BackupError> {
        let Engine::Sqlite(path) = &self.settings.engine else {
            return Err(BackupError::Shared("pg_dump --format=custom --file=FILE DATABASE_URL"));
        };
        if !path.exists() {
            return Err(failed(path)(io::ErrorKind::NotFound.into()));
        }
        let unfinished = Unfinished::of(file)?;
        let target = unfinished.path.to_str();
        let target = target.ok_or_else(|| failed(file)(io::ErrorKind::InvalidFilename.into()))?;
        let statement = Statement::from_sql_and_values(DbBackend::Sqlite, "VACUUM INTO ?", [target.into()]);
        let copied = self.reading().execute_raw(statement).await;
        copied.map_err(|error| StoreError::of("copying the books", error))?;
        look_through(&unfinished.path).await?;
        unfinished.finish()
    }
}

/// Brings a copy back into a data folder that has no books, and says which steps it lacks to be up to date.
pub async fn restore(engine: &Engine, copy: &Path) -> Result<Vec<MigrationState>, BackupError> {
    let Engine::Sqlite(path) = engine else {
        return Err(BackupError::Shared("pg_restore --no-owner --dbname=DATABASE_URL FILE"));
    };
    // A journal of other books would be played into these.
    let journals = JOURNALS.map(|ending| with_ending(path, ending));
    if let Some(journal) = journals.into_iter().find(|journal| journal.exists()) {
        return Err(BackupError::Taken(journal));
    }
    if let Some(folder) = path.parent() {
        let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
        made.map_err(failed(folder))?;
    }
    let unfinished = Unfinished::of(path)?;
    // Not `fs::copy`, which would copy the rights of the file too.
    let copied = File::open(copy).and_then(|mut from| io::copy(&mut from, &mut unfinished.open()?));
    copied.map_err(failed(copy))?;
    let states = look_through(&unfinished.path).await.map_err(|error| match error {
        // Name the file that the operator knows.
        BackupError::Unsound { problem, .. } => BackupError::Unsound {
            path: copy.to_owned(),
            problem,
        },
        other => other,
    })?;
    unfinished.finish()?;
    Ok(states)
}

/// A file that is being written, for its owner alone. It goes away again unless it is finished.
struct Unfinished {
    path: PathBuf,
    name: PathBuf,
    is_finished: bool,
}

impl Unfinished {
    fn of(name: &Path) -> Result<Self, BackupError> {
        if name.exists() {
            return Err(BackupError::Taken(name.to_owned()));
        }
        let path = with_ending(name, UNFINISHED);
        let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        match made {
            Ok(_) => Ok(Unfinished {
                path,
                name: name.to_owned(),
                is_finished: false,
            }),
            // Left behind by a process that was killed, or another one is at it.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(BackupError::Taken(path)),
            Err(error) => Err(failed(&path)(error)),
        }
    }

    fn open(&self) -> io::Result<File> {
        OpenOptions::new().write(true).open(&self.path)
    }

    fn finish(mut self) -> Result<Backup, BackupError> {
        let finish = || -> io::Result<u64> {
            let file = File::open(&self.path)?;
            file.sync_all()?;
            fs::rename(&self.path, &self.name)?;
            let folder = self.name.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
            Ok(file.metadata()?.len())
        };
        let bytes = finish().map_err(failed(&self.name))?;
        self.is_finished = true;
        Ok(Backup { bytes })
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if !self.is_finished {
            for ending in ["", JOURNALS[0], JOURNALS[1]] {
                // If even this fails, the next copy says which file is in the way.
                let _ = fs::remove_file(with_ending(&self.path, ending));
            }
        }
    }
}

/// Whether every page of a copy holds what it should, and which steps it has.
async fn look_through(path: &Path) -> Result<Vec<MigrationState>, BackupError> {
    let unsound = |problem: String| BackupError::Unsound {
        path: path.to_owned(),
        problem,
    };
    let settings = Settings {
        engine: Engine::Sqlite(path.to_owned()),
        max_connections: 1,
        timeout: PATIENCE,
    };
    let copy = Store::open(&settings, Arc::new(|_, _, _| ()));
    let finding = integrity(&copy).await;
    let states = copy.migration_states().await;
    copy.close().await;
    match finding.map_err(|error| unsound(error.to_string()))?.as_str() {
        "ok" => {}
        problem => return Err(unsound(problem.to_owned())),
    }
    let states = states.map_err(|error| unsound(error.to_string()))?;
    if states.iter().all(|state| !state.is_applied) {
        return Err(unsound("it holds no books".to_owned()));
    }
    Ok(states)
}

async fn integrity(copy: &Store) -> Result<String, DbErr> {
    let statement = Statement::from_string(DbBackend::Sqlite, "PRAGMA integrity_check(1)");
    let row = copy.reading().query_one_raw(statement).await?;
    row.map_or_else(|| Ok("it does not answer".to_owned()), |row| row.try_get_by_index(0))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let path = path.to_owned();
    move |source| BackupError::File { path, source }
}
