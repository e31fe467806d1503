//! Finished pictures on disk or in a bucket: they survive a restart and are shared by all machines. Losing one costs a
//! recount, so faults of the store are logged and otherwise ignored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bytes::Bytes;
use futures_util::TryStreamExt;
use object_store::path::Path;
use object_store::{ObjectMeta, ObjectStoreExt, PutPayload};
use tracing::{info, warn};

use super::Variant;
use super::key::Key;
use crate::stores::Store;

/// A stored picture ends with the hash of its bytes: a machine that loses power may leave half a file behind.
const HASH_LENGTH: usize = 32;

pub(super) struct Results {
    store: Store,
    max_bytes: u64,
    /// Written since the store was last measured. Begins above the bound, so that the first picture measures it.
    unmeasured: Arc<AtomicU64>,
    is_sweeping: Arc<AtomicBool>,
}

impl Results {
    pub(super) fn new(store: Store, max_bytes: u64) -> Self {
        Results {
            store,
            max_bytes,
            unmeasured: Arc::new(AtomicU64::new(max_bytes)),
            is_sweeping: Arc::new(AtomicBool::new(false)),
        }
    }

    /// A picture that was kept, if it is whole.
    pub(super) async fn find(&self, key: &Key) -> Option<Variant> {
        let loaded = async { self.store.get(&location(key)).await?.bytes().await };
        match loaded.await {
            Ok(stored) => checked(&stored),
            Err(object_store::Error::NotFound { .. }) => None,
            Err(error) => {
                warn!(%error, "a stored picture cannot be read");
                None
            }
        }
    }

    /// Keeps a picture.
    pub(super) async fn keep(&self, key: &Key, bytes: &Bytes) {
        let hash = Bytes::copy_from_slice(blake3::hash(bytes).as_bytes());
        let payload = PutPayload::from_iter([bytes.clone(), hash]);
        if let Err(error) = self.store.put(&location(key), payload).await {
            warn!(%error, "a picture cannot be stored");
            return;
        }
        let written = bytes.len() as u64;
        let unmeasured = self.unmeasured.fetch_add(written, Ordering::Relaxed) + written;
        // Measured once per eighth of the bound, so it is passed by an eighth at most.
        if unmeasured > self.max_bytes / 8 && !self.is_sweeping.swap(true, Ordering::AcqRel) {
            self.unmeasured.store(0, Ordering::Relaxed);
            let (store, max_bytes, is_sweeping) =
                (Arc::clone(&self.store), self.max_bytes, Arc::clone(&self.is_sweeping));
            tokio::spawn(async move {
                if let Err(error) = sweep(&store, max_bytes).await {
                    warn!(%error, "stored pictures cannot be listed or removed");
                }
                is_sweeping.store(false, Ordering::Release);
            });
        }
    }
}

/// Removes the oldest pictures until three quarters of the bound are left, if it is passed.
async fn sweep(store: &Store, max_bytes: u64) -> Result<(), object_store::Error> {
    let mut stored: Vec<ObjectMeta> = store.list(None).try_collect().await?;
    let mut total: u64 = stored.iter().map(|object| object.size).sum();
    if total <= max_bytes {
        return Ok(());
    }
    stored.sort_by_key(|object| object.last_modified);
    let mut removed = 0;
    for object in stored {
        if total <= max_bytes / 4 * 3 {
            break;
        }
        store.delete(&object.location).await?;
        total -= object.size;
        removed += 1;
    }
    info!(removed, left_bytes = total, "removed the oldest stored pictures");
    Ok(())
}

fn location(key: &Key) -> Path {
    let name = key.to_hex();
    // A folder with a hundred thousand files is slow on some file systems.
    Path::from(format!("{}/{name}", &name[..2]))
}

fn checked(stored: &Bytes) -> Option<Variant> {
    let end = stored.len().checked_sub(HASH_LENGTH)?;
    let bytes = stored.slice(..end);
    let is_whole = blake3::hash(&bytes).as_bytes() == &stored[end..];
    is_whole.then(|| Variant::new(bytes))?
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::TryStreamExt;
    use object_store::memory::InMemory;
    use object_store::path::Path;
    use object_store::{ObjectMeta, ObjectStoreExt};

    use super::sweep;
    use crate::stores::Store;

    #[tokio::test]
    async fn the_oldest_are_removed_when_the_bound_is_passed() {
        let store: Store = Arc::new(InMemory::new());
        for number in 0..10 {
            let location = Path::from(format!("{number}"));
            store.put(&location, vec![0; 100].into()).await.expect("stored");
        }
        let names = async || -> Vec<String> {
            let listed: Vec<ObjectMeta> = store.list(None).try_collect().await.expect("listed");
            listed.iter().map(|object| object.location.to_string()).collect()
        };
        sweep(&store, 1000).await.expect("swept");
        assert_eq!(names().await.len(), 10);
        sweep(&store, 800).await.expect("swept");
        assert_eq!(names().await, ["4", "5", "6", "7", "8", "9"]);
    }
}
