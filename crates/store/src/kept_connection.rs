//! A connection for who writes one statement after the other. A pool asks each connection that comes back whether it still
//! works, which takes about as long as the statement did.

use sea_orm::sea_query::{InsertStatement, PostgresQueryBuilder, SqliteQueryBuilder};
use sea_orm::sqlx::pool::PoolConnection;
use sea_orm::sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Error as SqlxError, Postgres, SqliteConnection, query_with,
};
use sea_orm::{DatabaseConnection, DbBackend, DbErr, RuntimeErr};
use sea_query_sqlx::SqlxBinder;

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
    pub(crate) async fn execute(&mut self, statement: &InsertStatement) -> Result<u64, DbErr> {
        match self {
            KeptConnection::Sqlite(connection) => {
                let (sql, values) = statement.build_sqlx(SqliteQueryBuilder);
                let done = query_with(AssertSqlSafe(sql), values).execute(connection).await;
                done.map(|done| done.rows_affected())
            }
            KeptConnection::Postgres(connection) => {
                let (sql, values) = statement.build_sqlx(PostgresQueryBuilder);
                let done = query_with(AssertSqlSafe(sql), values).execute(&mut **connection).await;
                done.map(|done| done.rows_affected())
            }
        }
        .map_err(query_error)
    }
}

fn query_error(error: SqlxError) -> DbErr {
    DbErr::Query(RuntimeErr::SqlxError(error.into()))
}
