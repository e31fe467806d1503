//! A connection for who writes one statement after the other. A pool asks each connection that comes back whether it still
//! works, which takes about as long as the statement did.

use sea_orm::sea_query::{InsertStatement, PostgresQueryBuilder, SqliteQueryBuilder, Value, Values};
use sea_orm::sqlx::pool::PoolConnection;
use sea_orm::sqlx::{ConnectOptions, Connection, Error as SqlxError, Postgres, SqliteConnection, query_with};
use sea_orm::{DatabaseConnection, DbBackend, DbErr, RuntimeErr};
use sea_query_sqlx::SqlxValues;

/// A statement whose text is made once. Its values come apart from it and stand in it as `$1`, `$2` and so on.
pub(crate) struct FixedInsert {
    on_sqlite: String,
    on_postgres: String,
}

impl FixedInsert {
    pub(crate) fn new(insert: &InsertStatement) -> Self {
        FixedInsert {
            on_sqlite: insert.to_string(SqliteQueryBuilder),
            on_postgres: insert.to_string(PostgresQueryBuilder),
        }
    }
}

/// A connection that stays with whoever writes.
pub(crate) enum KeptConnection {
    /// Beside the one that all others write through: who uses either takes their turn.
    Sqlite(SqliteConnection),
    Postgres(PoolConnection<Postgres>),
}

impl KeptConnection {
    /// A connection like those of the pool.
    pub(crate) async fn open(pool: &DatabaseConnection) -> Result<Self, DbErr> {
        let opened = if pool.get_database_backend() == DbBackend::Sqlite {
            let options = pool.get_sqlite_connection_pool().connect_options();
            options.connect().await.map(KeptConnection::Sqlite)
        } else {
            let acquired = pool.get_postgres_connection_pool().acquire().await;
            acquired.map(KeptConnection::Postgres)
        };
        opened.map_err(query_error)
    }

    /// A connection that works. Of those that wait in the pool, some may have broken together with the one before.
    pub(crate) async fn open_anew(pool: &DatabaseConnection) -> Result<Self, DbErr> {
        loop {
            let mut connection = Self::open(pool).await?;
            let KeptConnection::Postgres(pooled) = &mut connection else {
                return Ok(connection);
            };
            if pooled.ping().await.is_ok() {
                return Ok(connection);
            }
            // There is one less to find now, and when none is left, the pool makes one or says why not.
            pooled.close_on_drop();
        }
    }

    /// Does a statement, which is a transaction of its own, and says how many rows it wrote.
    pub(crate) async fn execute(&mut self, statement: &'static FixedInsert, values: &[Value]) -> Result<u64, DbErr> {
        let values = SqlxValues(Values(values.to_vec()));
        match self {
            KeptConnection::Sqlite(connection) => {
                let query = query_with(statement.on_sqlite.as_str(), values);
                let done = query.execute(connection).await;
                done.map(|done| done.rows_affected())
            }
            KeptConnection::Postgres(connection) => {
                let query = query_with(statement.on_postgres.as_str(), values);
                let done = query.execute(&mut **connection).await;
                done.map(|done| done.rows_affected())
            }
        }
        .map_err(query_error)
    }
}

fn query_error(error: SqlxError) -> DbErr {
    DbErr::Query(RuntimeErr::SqlxError(error.into()))
}
