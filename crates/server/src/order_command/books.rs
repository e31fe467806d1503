//! Opens what a command works on: a database that is up to date, and the providers.

use store::Store;

use crate::announce::Announcer;
use crate::app::answers_keys;
use crate::clock::Clock;
use crate::config::Config;
use crate::order_command::OrdersError;
use crate::refunding::Books;
use crate::{command, gateway};

/// Works with a database that is up to date, and changes nothing of one that is not.
pub(super) fn with_store<T>(
    config: &Config,
    work: impl AsyncFnOnce(&Store) -> Result<T, OrdersError>,
) -> Result<T, OrdersError> {
    command::with_store(config, async |store: &Store| Ok(work(store).await))?
}

/// The same with the providers, for what moves money.
pub(super) fn with_books<T>(
    config: &Config,
    work: impl AsyncFnOnce(Books<'_>) -> Result<T, OrdersError>,
) -> Result<T, OrdersError> {
    with_store(config, async |store: &Store| {
        let clock = Clock::system();
        let public_url = config.public_url.clone();
        let public_url = public_url.unwrap_or_else(|| format!("http://{}", config.listen));
        let gateway = gateway::open(config, &public_url, &answers_keys(config)?, &clock)?;
        work(Books {
            store,
            gateway: &gateway,
            clock: &clock,
            announcer: Announcer::new(config),
        })
        .await
    })
}
