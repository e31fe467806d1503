//! The service: a variant comes from memory, else from the results store, else it is made, by one worker however many ask.
//!
//! Everything that waits or is kept has a bound. Permits are taken in one order (place in the line, bytes, AVIF, pixels,
//! worker), so no two jobs can wait for each other.

mod decodes;
mod flights;
mod key;
mod limits;
mod results;
mod work;
mod workers;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use tracing::{debug, warn};

use crate::accept;
use crate::decode::Deadline;
use crate::error::ImageError;
use crate::header::{Header, content_type};
use crate::masters::{ImageId, Master, MasterFinder, Masters};
use crate::modifiers::{Format, Modifiers};
use crate::share::{self, Card};
use crate::stores::Store;

use decodes::Decodes;
use flights::Flights;
use key::Key;
use limits::Limits;
use results::Results;
use work::Job;
use workers::Workers;

/// How many refused masters are remembered, and how long: a damaged master is read once a minute, not once a request.
const REMEMBERED_REFUSALS: u64 = 10_000;
const REFUSAL_LASTS: Duration = Duration::from_mins(1);

/// The bounds of the service.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Pictures decoded and encoded at the same moment.
    pub workers: usize,
    /// AVIF pictures encoded at the same moment: each takes as long as ten of the others.
    pub avif_at_once: usize,
    /// Pictures being made or waiting to be; beyond it callers are told to come back.
    pub queue_length: usize,
    /// How long a picture may wait for its turn.
    pub wait_at_most: Duration,
    /// How long making one may take.
    pub work_at_most: Duration,
    /// What decoding, resizing and encoding may use together.
    pub work_bytes: u64,
    /// What loaded masters may use together.
    pub master_bytes: u64,
    /// Finished pictures kept in memory.
    pub cache_bytes: u64,
    /// Finished pictures kept in the results store; the oldest are removed.
    pub results_bytes: u64,
    /// How long a master counts as unchanged after it was looked at.
    pub recheck_masters_after: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Settings {
            workers: cores,
            avif_at_once: (cores / 2).max(1),
            queue_length: 512,
            wait_at_most: Duration::from_secs(20),
            work_at_most: Duration::from_secs(20),
            work_bytes: 256 * 1024 * 1024,
            master_bytes: 64 * 1024 * 1024,
            cache_bytes: 64 * 1024 * 1024,
            results_bytes: 4 * 1024 * 1024 * 1024,
            recheck_masters_after: Duration::from_secs(5),
        }
    }
}

/// A finished picture. Cloning it copies no pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    pub bytes: Bytes,
    pub content_type: &'static str,
    /// A strong entity tag with its quotes: a hash of the bytes.
    pub etag: Arc<str>,
}

impl Variant {
    fn new(bytes: Bytes) -> Option<Self> {
        let hash = blake3::hash(&bytes).to_hex();
        Some(Variant {
            content_type: content_type(&bytes)?,
            etag: format!("\"{}\"", &hash[..32]).into(),
            bytes,
        })
    }
}

/// What is made of a master.
struct Wanted {
    modifiers: Modifiers,
    /// Drawn on the result.
    card: Option<Arc<Card>>,
}

/// How often a picture came from where, since the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub from_memory: u64,
    pub from_results: u64,
    pub made: u64,
    /// Bytes of finished pictures in memory now.
    pub cached_bytes: u64,
}

/// The service. Clones share everything.
#[derive(Clone)]
pub struct Images {
    inner: Arc<Inner>,
}

struct Inner {
    masters: MasterFinder,
    results: Results,
    settings: Settings,
    limits: Limits,
    workers: Workers,
    finished: Cache<Key, Variant>,
    refused: Cache<Key, ImageError>,
    flights: Flights,
    decodes: Arc<Decodes>,
    from_memory: AtomicU64,
    from_results: AtomicU64,
    made: AtomicU64,
}

impl Images {
    /// A service for these masters, which keeps what it makes in a store. It starts its threads at once.
    pub fn new(masters: Masters, results: Store, settings: Settings) -> Self {
        let finished = Cache::builder()
            .max_capacity(settings.cache_bytes)
            .weigher(|_, variant: &Variant| u32::try_from(variant.bytes.len() + 512).unwrap_or(u32::MAX))
            .eviction_policy(EvictionPolicy::lru())
            .build();
        let refused = Cache::builder()
            .max_capacity(REMEMBERED_REFUSALS)
            .time_to_live(REFUSAL_LASTS)
            .build();
        let inner = Inner {
            masters: MasterFinder::new(masters, settings.recheck_masters_after),
            results: Results::new(results, settings.results_bytes),
            settings,
            limits: Limits::new(&settings),
            workers: Workers::start(settings.workers),
            finished,
            refused,
            flights: Flights::default(),
            decodes: Arc::new(Decodes::new()),
            from_memory: AtomicU64::new(0),
            from_results: AtomicU64::new(0),
            made: AtomicU64::new(0),
        };
        Images { inner: Arc::new(inner) }
    }

    /// The picture of an address if it is in memory and its master was looked at lately. Takes no time and waits for nothing.
    pub fn find_in_memory(&self, id: &str, modifiers: &str, accept: Option<&str>) -> Option<Variant> {
        let modifiers = accept::resolve(Modifiers::parse(modifiers).ok()?, accept);
        let master = self.inner.masters.find_known(&ImageId::parse(id)?)?;
        let variant = self.inner.finished.get(&Key::new(&master, &modifiers, None))?;
        self.count_from_memory();
        Some(variant)
    }

    /// Counts a picture that its user had kept in a form of their own.
    pub fn count_from_memory(&self) {
        self.inner.from_memory.fetch_add(1, Ordering::Relaxed);
    }

    /// The picture of an address. `accept` is the browser's header of that name; it matters only for the format `auto`.
    pub async fn get(&self, id: &str, modifiers: &str, accept: Option<&str>) -> Result<Variant, ImageError> {
        let modifiers = accept::resolve(Modifiers::parse(modifiers)?, accept);
        self.deliver(id, Wanted { modifiers, card: None }).await
    }

    /// A card drawn on the picture of this id, as JPEG.
    pub async fn get_card(&self, id: &str, card: Card) -> Result<Variant, ImageError> {
        let wanted = Wanted {
            modifiers: share::MODIFIERS,
            card: Some(Arc::new(card)),
        };
        self.deliver(id, wanted).await
    }

    async fn deliver(&self, id: &str, wanted: Wanted) -> Result<Variant, ImageError> {
        let id = ImageId::parse(id).ok_or(ImageError::NotFound)?;
        let master = self.inner.masters.find(&id).await?.ok_or(ImageError::NotFound)?;
        let key = Key::new(&master, &wanted.modifiers, wanted.card.as_deref());
        if let Some(variant) = self.inner.finished.get(&key) {
            self.count_from_memory();
            return Ok(variant);
        }
        if let Some(error) = self.inner.refused.get(&key) {
            return Err(error);
        }
        let inner = Arc::clone(&self.inner);
        let flight = self
            .inner
            .flights
            .join(key, move || inner.find_or_make(key, master, wanted));
        flight.await
    }

    /// Looks at every master again when it is next asked for. For those who know that masters have changed.
    pub fn forget_masters(&self) {
        self.inner.masters.forget();
    }

    /// What was delivered from where.
    pub fn counts(&self) -> Counts {
        // Otherwise the size lags behind by what was inserted last.
        self.inner.finished.run_pending_tasks();
        Counts {
            from_memory: self.inner.from_memory.load(Ordering::Relaxed),
            from_results: self.inner.from_results.load(Ordering::Relaxed),
            made: self.inner.made.load(Ordering::Relaxed),
            cached_bytes: self.inner.finished.weighted_size(),
        }
    }
}

impl Inner {
    async fn find_or_make(self: Arc<Self>, key: Key, master: Master, wanted: Wanted) -> Result<Variant, ImageError> {
        // Somebody may have finished it between the caller's look and this flight.
        if let Some(variant) = self.finished.get(&key) {
            return Ok(variant);
        }
        let place = self.limits.enter_queue()?;
        if let Some(variant) = self.results.find(&key).await {
            self.from_results.fetch_add(1, Ordering::Relaxed);
            self.finished.insert(key, variant.clone());
            return Ok(variant);
        }
        let made = self.make(&master, wanted).await;
        drop(place);
        match &made {
            Ok(variant) => {
                self.finished.insert(key, variant.clone());
                self.results.keep(&key, &variant.bytes).await;
            }
            Err(error @ (ImageError::Unsupported(_) | ImageError::TooLarge(_))) => {
                warn!(master = %master.location, %error, "a master cannot be delivered");
                self.refused.insert(key, error.clone());
            }
            Err(error) => warn!(master = %master.location, %error, "a picture was not made"),
        }
        made
    }

    async fn make(&self, master: &Master, wanted: Wanted) -> Result<Variant, ImageError> {
        let wait_until = tokio::time::Instant::now() + self.settings.wait_at_most;
        let _bytes_permit = self.limits.reserve_bytes(master.size, wait_until).await?;
        let bytes = self.masters.load(master).await?;
        let header = Header::read(&bytes)?;
        let modifiers = wanted.modifiers;
        let job = Job::new(bytes, header, wanted);
        let is_avif = modifiers.format == Format::Avif;
        let turn = self
            .limits
            .wait_for_turn(job.memory_bytes(), is_avif, wait_until)
            .await?;
        let began = Instant::now();
        let deadline = Deadline(began + self.settings.work_at_most);
        let name: Arc<str> = format!("{} {}", master.location, master.version).into();
        let (decodes, threads) = (Arc::clone(&self.decodes), self.settings.workers);
        let work = move || {
            let made = job.run(name, &decodes, threads, deadline);
            drop(turn);
            made
        };
        let bytes = self.workers.run(work).await?;
        self.made.fetch_add(1, Ordering::Relaxed);
        debug!(master = %master.location, %modifiers, bytes = bytes.len(), ms = began.elapsed().as_millis(), "made a picture");
        Variant::new(Bytes::from(bytes)).ok_or_else(|| ImageError::failed("the result is no picture"))
    }
}
