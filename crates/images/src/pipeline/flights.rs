//! One piece of work per key at a time: whoever asks for what is already being made waits for it. The work goes on if its
//! callers leave.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};

use super::Variant;
use super::key::Key;
use crate::error::ImageError;

type Flight = Shared<BoxFuture<'static, Result<Variant, ImageError>>>;
type Running = Arc<Mutex<HashMap<Key, Flight>>>;

/// The work under way.
#[derive(Default)]
pub(super) struct Flights {
    running: Running,
}

impl Flights {
    /// The work for this key: the one under way, else a new one.
    pub(super) fn join<F>(&self, key: Key, work: impl FnOnce() -> F) -> Flight
    where
        F: Future<Output = Result<Variant, ImageError>> + Send + 'static,
    {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(flight) = running.get(&key) {
            return flight.clone();
        }
        let landing = Landing {
            key,
            running: Arc::clone(&self.running),
        };
        let work = work();
        // The lock is held until the flight is on the list, so it cannot land before.
        let task = tokio::spawn(async move {
            let _landing = landing;
            work.await
        });
        let flight = task
            .map(|ended| ended.unwrap_or_else(|error| Err(ImageError::failed(error))))
            .boxed()
            .shared();
        running.insert(key, flight.clone());
        flight
    }
}

/// Takes a flight off the list when it is over, in whichever way.
struct Landing {
    key: Key,
    running: Running,
}

impl Drop for Landing {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.remove(&self.key);
    }
}
