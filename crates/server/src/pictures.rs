//! Opens image delivery with the shop's settings. What a picture is made of is the business of the crate `images`.

use std::sync::Arc;

use bytes::Bytes;
use images::masters::id_of_file;
use images::stores::{Store, StoreError, create_folder, open_bucket, open_folder, open_inner_folder};
use images::{Images, Masters, Settings};
use moka::sync::Cache;

use crate::app::EmbeddedContent;
use crate::config::{Config, StorePlace};
use crate::http::answer::Answer;

const MEGABYTE: u64 = 1024 * 1024;

/// Where the pictures of a content folder are.
pub const FOLDER: &str = "images";

/// What an answer takes besides its picture: its headers and its place.
const ANSWER_BYTES: usize = 2048;

/// Finished answers by their whole address: a picture that is asked for often is not looked up again part by part.
pub struct PreparedPictures(Cache<Arc<str>, Arc<Answer>>);

impl PreparedPictures {
    pub fn new(max_bytes: u64) -> Self {
        let weigh = |address: &Arc<str>, answer: &Arc<Answer>| {
            let bytes = address.len() + answer.body_bytes() + ANSWER_BYTES;
            u32::try_from(bytes).unwrap_or(u32::MAX)
        };
        PreparedPictures(Cache::builder().max_capacity(max_bytes).weigher(weigh).build())
    }

    pub fn get(&self, address: &str) -> Option<Arc<Answer>> {
        self.0.get(address)
    }

    pub fn insert(&self, address: &str, answer: &Arc<Answer>) {
        self.0.insert(address.into(), Arc::clone(answer));
    }
}

/// Memory for finished pictures is halved between those that wait as they are and those that are ready to be sent.
pub fn prepared_bytes(config: &Config) -> u64 {
    config.images.cache_mb * MEGABYTE / 2
}

/// Image delivery and what the server knows about it.
pub struct Pictures {
    pub images: Images,
    /// Whether the originals are those of the content, whose versions pages name.
    pub are_of_content: bool,
}

impl Pictures {
    /// Opens the stores and starts the workers.
    pub fn open(config: &Config) -> Result<Self, StoreError> {
        let settings = Settings {
            workers: config.images.threads,
            avif_at_once: (config.images.threads / 2).max(1),
            work_bytes: config.images.work_mb * MEGABYTE,
            cache_bytes: config.images.cache_mb * MEGABYTE - prepared_bytes(config),
            results_bytes: config.images.results_mb * MEGABYTE,
            ..Settings::default()
        };
        let results = match &config.images.results {
            StorePlace::Folder(path) => create_folder(path)?,
            StorePlace::Bucket(bucket) => open_bucket(bucket)?,
        };
        Ok(Pictures {
            images: Images::new(masters(config)?, results, settings),
            are_of_content: config.images.masters.is_none(),
        })
    }
}

fn masters(config: &Config) -> Result<Masters, StoreError> {
    let store: Store = match (&config.images.masters, &config.content_dir) {
        (Some(StorePlace::Folder(path)), _) => open_folder(path)?,
        (Some(StorePlace::Bucket(bucket)), _) => open_bucket(bucket)?,
        (None, Some(content)) => open_inner_folder(content, FOLDER)?,
        (None, None) => return Ok(embedded()),
    };
    Ok(Masters::Stored(store))
}

fn embedded() -> Masters {
    let masters = EmbeddedContent::iter().filter_map(|path| {
        let id = id_of_file(path.strip_prefix(FOLDER)?.strip_prefix('/')?)?.to_owned();
        let bytes = match EmbeddedContent::get(&path)?.data {
            std::borrow::Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            std::borrow::Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Some((id, bytes))
    });
    Masters::Embedded(masters.collect())
}
