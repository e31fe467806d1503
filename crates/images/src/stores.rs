//! Opens the places where masters and results are: a folder, or a bucket that speaks S3.

use std::path::Path;
use std::sync::Arc;

use object_store::ObjectStore;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::prefix::PrefixStore;

/// A place that objects are in.
pub type Store = Arc<dyn ObjectStore>;

/// A store that cannot be opened.
#[derive(Debug, thiserror::Error)]
#[error("cannot open the store {place}: {cause}")]
pub struct StoreError {
    place: String,
    cause: String,
}

/// How to reach a bucket. Keys are empty where the surroundings give them (an instance's role).
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Bucket {
    pub name: String,
    /// A folder in the bucket; empty for the whole of it.
    pub prefix: String,
    /// The address of a service that is not Amazon's; empty for Amazon.
    pub endpoint: String,
    pub region: String,
    pub access_key_id: String,
    pub secret_access_key: String,
}

/// Opens a folder that must exist.
pub fn open_folder(folder: &Path) -> Result<Store, StoreError> {
    let store = LocalFileSystem::new_with_prefix(folder).map_err(|cause| failure(&folder.display(), &cause))?;
    Ok(Arc::new(store))
}

/// Opens a folder inside another one, which must exist; the inner one may be missing and come later.
pub fn open_inner_folder(folder: &Path, name: &str) -> Result<Store, StoreError> {
    Ok(Arc::new(PrefixStore::new(open_folder(folder)?, name)))
}

/// Opens a folder and makes it if it is missing.
pub fn create_folder(folder: &Path) -> Result<Store, StoreError> {
    std::fs::create_dir_all(folder).map_err(|cause| failure(&folder.display(), &cause))?;
    open_folder(folder)
}

/// Opens a bucket. Nothing is asked of it yet.
pub fn open_bucket(bucket: &Bucket) -> Result<Store, StoreError> {
    // The client for HTTP takes whatever is installed. Whoever was first chose the same.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut builder = AmazonS3Builder::new().with_bucket_name(&bucket.name);
    if !bucket.region.is_empty() {
        builder = builder.with_region(&bucket.region);
    }
    if !bucket.endpoint.is_empty() {
        let is_plain = bucket.endpoint.starts_with("http://");
        builder = builder.with_endpoint(&bucket.endpoint).with_allow_http(is_plain);
    }
    if !bucket.access_key_id.is_empty() {
        builder = builder
            .with_access_key_id(&bucket.access_key_id)
            .with_secret_access_key(&bucket.secret_access_key);
    }
    let store = builder.build().map_err(|cause| failure(&bucket.name, &cause))?;
    if bucket.prefix.is_empty() {
        Ok(Arc::new(store))
    } else {
        Ok(Arc::new(PrefixStore::new(store, bucket.prefix.as_str())))
    }
}

fn failure(place: &dyn std::fmt::Display, cause: &dyn std::fmt::Display) -> StoreError {
    StoreError {
        place: place.to_string(),
        cause: cause.to_string(),
    }
}
