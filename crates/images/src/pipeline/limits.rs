//! Who may work when: a place in the line, room for the master's bytes, room for its pixels, a worker.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use super::Settings;
use crate::error::ImageError;

/// Room is counted in kilobytes: permits are 32 bits.
const UNIT: u64 = 1024;

pub(super) struct Limits {
    queue: Arc<Semaphore>,
    bytes: Room,
    avif: Arc<Semaphore>,
    pixels: Room,
    workers: Arc<Semaphore>,
}

/// Leave to work; over when it is dropped.
pub(super) struct Turn {
    _avif: Option<OwnedSemaphorePermit>,
    _pixels: OwnedSemaphorePermit,
    _worker: OwnedSemaphorePermit,
}

impl Limits {
    pub(super) fn new(settings: &Settings) -> Self {
        let semaphore = |permits: usize| Arc::new(Semaphore::new(permits.max(1)));
        Limits {
            queue: semaphore(settings.queue_length),
            bytes: Room::new(settings.master_bytes),
            avif: semaphore(settings.avif_at_once),
            pixels: Room::new(settings.work_bytes),
            workers: semaphore(settings.workers),
        }
    }

    /// A place in the line, or at once the answer that it is full.
    pub(super) fn enter_queue(&self) -> Result<OwnedSemaphorePermit, ImageError> {
        Arc::clone(&self.queue)
            .try_acquire_owned()
            .map_err(|_| ImageError::Busy)
    }

    /// Room for the bytes of a master.
    pub(super) async fn reserve_bytes(&self, bytes: u64, until: Instant) -> Result<OwnedSemaphorePermit, ImageError> {
        self.bytes.reserve(bytes, until).await
    }

    /// Room for the pixels of a picture, and a worker.
    pub(super) async fn wait_for_turn(&self, bytes: u64, is_avif: bool, until: Instant) -> Result<Turn, ImageError> {
        let avif = if is_avif {
            Some(acquire(&self.avif, 1, until).await?)
        } else {
            None
        };
        let pixels = self.pixels.reserve(bytes, until).await?;
        let worker = acquire(&self.workers, 1, until).await?;
        Ok(Turn {
            _avif: avif,
            _pixels: pixels,
            _worker: worker,
        })
    }
}

/// An amount of memory that is shared out.
struct Room {
    free: Arc<Semaphore>,
    units: u32,
}

impl Room {
    fn new(bytes: u64) -> Self {
        let units = u32::try_from(bytes.div_ceil(UNIT)).unwrap_or(u32::MAX).max(1);
        Room {
            free: Arc::new(Semaphore::new(units as usize)),
            units,
        }
    }

    /// What needs more than there is gets all of it, and so works alone.
    async fn reserve(&self, bytes: u64, until: Instant) -> Result<OwnedSemaphorePermit, ImageError> {
        let units = u32::try_from(bytes.div_ceil(UNIT)).unwrap_or(u32::MAX);
        acquire(&self.free, units.min(self.units), until).await
    }
}

async fn acquire(semaphore: &Arc<Semaphore>, permits: u32, until: Instant) -> Result<OwnedSemaphorePermit, ImageError> {
    match timeout_at(until, Arc::clone(semaphore).acquire_many_owned(permits)).await {
        Ok(Ok(permit)) => Ok(permit),
        // The semaphores are never closed; out of time is what remains.
        Ok(Err(_)) | Err(_) => Err(ImageError::Busy),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt;
    use tokio::time::Instant;

    use super::{Limits, Settings};
    use crate::error::ImageError;

    const MEGABYTE: u64 = 1024 * 1024;

    fn limits() -> Limits {
        Limits::new(&Settings {
            workers: 8,
            avif_at_once: 1,
            queue_length: 2,
            work_bytes: 100 * MEGABYTE,
            ..Settings::default()
        })
    }

    fn soon() -> Instant {
        Instant::now() + Duration::from_secs(5)
    }

    #[tokio::test(start_paused = true)]
    async fn pixels_are_shared_out() {
        let limits = limits();
        let first = limits.wait_for_turn(60 * MEGABYTE, false, soon()).await;
        assert!(first.is_ok());
        assert!(
            limits
                .wait_for_turn(40 * MEGABYTE, false, soon())
                .now_or_never()
                .is_some()
        );
        let mut waiting = Box::pin(limits.wait_for_turn(41 * MEGABYTE, false, soon()));
        assert!(waiting.as_mut().now_or_never().is_none());
        drop(first);
        assert!(waiting.await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_giant_works_alone() {
        let limits = limits();
        let small = limits.wait_for_turn(MEGABYTE, false, soon()).await;
        let mut giant = Box::pin(limits.wait_for_turn(900 * MEGABYTE, false, soon()));
        assert!(giant.as_mut().now_or_never().is_none());
        drop(small);
        let giant = giant.await;
        assert!(giant.is_ok());
        assert!(limits.wait_for_turn(MEGABYTE, false, soon()).now_or_never().is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_ends() {
        let limits = limits();
        let _first = limits.wait_for_turn(MEGABYTE, true, soon()).await;
        let second = limits.wait_for_turn(MEGABYTE, true, soon()).await;
        assert_eq!(second.err(), Some(ImageError::Busy));
        assert!(limits.wait_for_turn(MEGABYTE, false, soon()).await.is_ok());
    }

    #[test]
    fn the_line_is_bounded() {
        let limits = limits();
        let first = limits.enter_queue();
        let _second = limits.enter_queue().expect("a place");
        assert_eq!(limits.enter_queue().err(), Some(ImageError::Busy));
        drop(first);
        assert!(limits.enter_queue().is_ok());
    }
}
