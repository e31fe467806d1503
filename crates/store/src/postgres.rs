//! The shared database: one bounded pool for reading and writing.

use std::time::Duration;

use sea_orm::DatabaseConnection;
use sea_orm::sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sea_orm::sqlx::{ConnectOptions, Connection};

use crate::settings::Settings;

/// Connections nobody needs are given back.
const IDLE: Duration = Duration::from_mins(10);

/// Longer than any request may take.
const IDLE_IN_TRANSACTION: &str = "1min";

/// A connection is renewed now and then, so that nodes follow a moved server.
const LIFETIME: Duration = Duration::from_mins(30);

/// A connection that nobody used for so long is asked whether it still works. To ask always would cost each write a round
/// trip.
const UNPROVEN: Duration = Duration::from_secs(1);

/// The pool. It holds the address, so the library is never handed one that it could log.
pub(crate) fn connect(options: &PgConnectOptions, settings: &Settings) -> DatabaseConnection {
    let timeout_ms = settings.timeout.as_millis().to_string();
    let options = options
        .clone()
        .application_name("trichter")
        .options([
            ("statement_timeout", timeout_ms.as_str()),
            ("lock_timeout", timeout_ms.as_str()),
            // A node that hangs while it holds locks must not hold up the others for ever.
            ("idle_in_transaction_session_timeout", IDLE_IN_TRANSACTION),
        ])
        .log_statements(crate::transaction::STATEMENTS)
        .log_slow_statements(crate::transaction::SLOW_STATEMENTS, crate::transaction::SLOW);
    PgPoolOptions::new()
        .max_connections(settings.max_connections)
        .acquire_timeout(settings.timeout)
        .idle_timeout(IDLE)
        .max_lifetime(LIFETIME)
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move {
                if meta.idle_for > UNPROVEN {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .connect_lazy_with(options)
        .into()
}
