//! Which database, and within which bounds.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sea_orm::sqlx::postgres::PgConnectOptions;

/// The file of the embedded database in the data folder.
const FILE: &str = "trichter.sqlite3";

/// How to reach the database.
#[derive(Clone, Debug)]
pub struct Settings {
    pub engine: Engine,
    /// Connections at once: to PostgreSQL, or for reading from SQLite.
    pub max_connections: u32,
    /// How long to wait for a connection, for a lock, and for a statement.
    pub timeout: Duration,
}

/// The two databases the shop runs on.
#[derive(Clone)]
pub enum Engine {
    /// A file of its own.
    Sqlite(PathBuf),
    /// A server that many nodes share.
    Postgres(Box<PgConnectOptions>),
}

/// The text is no address of a database. It is not repeated, since it may hold a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is no address such as postgres://user:password@host/name")]
pub struct BadAddress;

impl Engine {
    /// PostgreSQL at an address, or SQLite in the data folder if there is none.
    pub fn new(address: &str, data_dir: &Path) -> Result<Self, BadAddress> {
        if address.is_empty() {
            return Ok(Engine::Sqlite(data_dir.join(FILE)));
        }
        let is_postgres = ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| address.starts_with(scheme));
        let options: PgConnectOptions = address.parse().map_err(|_| BadAddress)?;
        if !is_postgres || options.get_database().is_none() {
            return Err(BadAddress);
        }
        Ok(Engine::Postgres(Box::new(options)))
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Engine::Sqlite(path) => write!(f, "SQLite at {}", path.display()),
            Engine::Postgres(options) => {
                let name = options.get_database().unwrap_or_default();
                write!(f, "PostgreSQL database {name} at {}", options.get_host())
            }
        }
    }
}

/// Never shows a password.
impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{BadAddress, Engine};

    fn engine(address: &str) -> Result<String, BadAddress> {
        Engine::new(address, Path::new("/shop/data")).map(|engine| format!("{engine:?}"))
    }

    #[test]
    fn no_address_is_a_file_in_the_data_folder() {
        assert_eq!(engine(""), Ok("SQLite at /shop/data/trichter.sqlite3".to_owned()));
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        assert_eq!(
            engine("postgres://shop:hunter2@db.example:6000/books?sslmode=require"),
            Ok("PostgreSQL database books at db.example".to_owned())
        );
    }

    #[test]
    fn what_is_no_address_is_refused_without_being_repeated() {
        for address in [
            "mysql://shop:hunter2@db.example/books",
            "db.example",
            "postgres://shop:hunter2@db.example",
            "postgres://shop:hunter2@db.example/books?sslmode=maybe",
            "sqlite:books.db",
        ] {
            assert_eq!(engine(address), Err(BadAddress), "{address}");
        }
        assert!(!BadAddress.to_string().contains("hunter2"));
    }
}
