//! A place for one rendered thing: filled once, by one caller however many ask, and read without waiting ever after.
//!
//! There is no eviction and no expiry: slots belong to one state of the shop (build, content, prices, date) and are dropped
//! with it, so nothing stale can be handed out and memory is bounded by the number of pages.

use std::future::Future;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long a failure is remembered: the next callers get the substitute at once instead of waiting for another failure.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// A slot for a `T`.
pub struct Slot<T> {
    value: OnceLock<Arc<T>>,
    /// A copy made for the same revisions earlier, to fall back on.
    last_good: Option<Arc<T>>,
    filling: Mutex<Option<Instant>>,
}

/// What a slot gave.
pub enum Filled<T> {
    /// The value.
    Fresh(Arc<T>),
    /// Filling failed; this is the last good copy of the same revisions.
    LastGood(Arc<T>),
    /// Filling failed and there is no copy.
    Nothing,
}

impl<T> Slot<T> {
    /// An empty slot with a copy to fall back on.
    pub fn new(last_good: Option<Arc<T>>) -> Self {
        Slot {
            value: OnceLock::new(),
            last_good,
            filling: Mutex::new(None),
        }
    }

    /// The value, if it is there.
    pub fn get(&self) -> Option<&Arc<T>> {
        self.value.get()
    }

    /// The best copy there is, for a slot that follows this one.
    pub fn last_good(&self) -> Option<Arc<T>> {
        self.value.get().or(self.last_good.as_ref()).cloned()
    }

    /// The value; the first caller fills the slot, the others wait for it.
    pub async fn fill<F, E>(&self, make: impl FnOnce() -> F) -> Filled<T>
    where
        F: Future<Output = Result<T, E>>,
    {
        if let Some(value) = self.value.get() {
            return Filled::Fresh(Arc::clone(value));
        }
        let mut failed_at = self.filling.lock().await;
        if let Some(value) = self.value.get() {
            return Filled::Fresh(Arc::clone(value));
        }
        if failed_at.is_none_or(|at| at.elapsed() >= RETRY_AFTER) {
            match make().await {
                Ok(value) => return Filled::Fresh(Arc::clone(self.value.get_or_init(|| Arc::new(value)))),
                Err(_) => *failed_at = Some(Instant::now()),
            }
        }
        match &self.last_good {
            Some(copy) => Filled::LastGood(Arc::clone(copy)),
            None => Filled::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::{Filled, RETRY_AFTER, Slot};

    fn name(filled: Filled<&'static str>) -> String {
        match filled {
            Filled::Fresh(value) => format!("fresh {value}"),
            Filled::LastGood(value) => format!("last good {value}"),
            Filled::Nothing => "nothing".to_owned(),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn many_callers_make_the_value_once() {
        let slot = Arc::new(Slot::new(None));
        let made = Arc::new(AtomicUsize::new(0));
        let callers: Vec<_> = (0..50)
            .map(|_| {
                let (slot, made) = (Arc::clone(&slot), Arc::clone(&made));
                tokio::spawn(async move {
                    let make = || async {
                        made.fetch_add(1, Ordering::SeqCst);
                        tokio::time::sleep(Duration::from_millis(10)).await;
                        Ok::<_, ()>("page")
                    };
                    name(slot.fill(make).await)
                })
            })
            .collect();
        for caller in callers {
            assert_eq!(caller.await.expect("no panic"), "fresh page");
        }
        assert_eq!(made.load(Ordering::SeqCst), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_falls_back_and_is_tried_again_after_a_while() {
        let slot = Slot::new(Some(Arc::new("old")));
        assert_eq!(name(slot.fill(|| async { Err(()) }).await), "last good old");
        let too_early = slot.fill(|| async { Ok::<_, ()>("never asked") }).await;
        assert_eq!(name(too_early), "last good old");
        tokio::time::advance(RETRY_AFTER).await;
        assert_eq!(name(slot.fill(|| async { Ok::<_, ()>("new") }).await), "fresh new");
        assert_eq!(slot.last_good().as_deref(), Some(&"new"));
    }

    #[tokio::test]
    async fn without_a_copy_there_is_nothing() {
        let slot: Slot<&str> = Slot::new(None);
        assert_eq!(name(slot.fill(|| async { Err(()) }).await), "nothing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_caller_that_leaves_does_not_block_the_others() {
        let slot = Arc::new(Slot::new(None));
        let leaving = Arc::clone(&slot);
        let caller = tokio::spawn(async move {
            let forever = || async {
                tokio::time::sleep(Duration::from_hours(1)).await;
                Err::<&str, ()>(())
            };
            name(leaving.fill(forever).await)
        });
        tokio::task::yield_now().await;
        caller.abort();
        assert_eq!(name(slot.fill(|| async { Ok::<_, ()>("page") }).await), "fresh page");
    }
}
