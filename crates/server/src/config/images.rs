//! The settings of image delivery: where originals and results are, and how much may be used.

use std::path::PathBuf;

use images::stores::Bucket;

/// The settings of image delivery, checked.
#[derive(Clone, Debug)]
pub struct ImageConfig {
    /// `None`: the pictures of the content.
    pub masters: Option<StorePlace>,
    pub results: StorePlace,
    pub threads: usize,
    pub cache_mb: u64,
    pub work_mb: u64,
    pub results_mb: u64,
}

/// A folder or a bucket.
#[derive(Clone, PartialEq, Eq)]
pub enum StorePlace {
    Folder(PathBuf),
    Bucket(Bucket),
}

impl StorePlace {
    /// Reads a setting: a folder, or `s3://bucket/folder`. What all buckets share is in `common`.
    pub(super) fn parse(text: &str, common: &Bucket) -> Result<Self, String> {
        let Some(rest) = text.strip_prefix("s3://") else {
            return Ok(StorePlace::Folder(PathBuf::from(text)));
        };
        let (name, prefix) = rest.split_once('/').unwrap_or((rest, ""));
        if name.is_empty() {
            return Err(format!("`{text}` names no bucket: write it as s3://bucket/folder"));
        }
        Ok(StorePlace::Bucket(Bucket {
            name: name.to_owned(),
            prefix: prefix.trim_matches('/').to_owned(),
            ..common.clone()
        }))
    }
}

/// Keys stay out of whatever is logged.
impl std::fmt::Debug for StorePlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StorePlace::Folder(path) => write!(f, "{}", path.display()),
            StorePlace::Bucket(bucket) => write!(f, "s3://{}/{}", bucket.name, bucket.prefix),
        }
    }
}
