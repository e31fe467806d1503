//! The originals: found by id, loaded within a limit. An id carries no file extension, and the extension a file has is not
//! believed.

use std::collections::HashMap;
use std::time::Duration;

use bytes::Bytes;
use moka::sync::Cache;
use object_store::path::Path;
use object_store::{ObjectMeta, ObjectStoreExt};

use crate::error::ImageError;
use crate::stores::Store;

/// Larger originals are refused before they are loaded.
pub const MAX_BYTES: u64 = 32 * 1024 * 1024;
const MAX_ID_LENGTH: usize = 200;
/// What a file of a master may end in, in the order in which they are looked for.
const EXTENSIONS: [&str; 5] = [".webp", ".png", ".jpg", ".jpeg", ""];
/// How many ids are remembered, found or not: some hundred bytes each.
const REMEMBERED: u64 = 10_000;

/// The id under which a file is found, if it can be: `bodies/slim.png` is `bodies/slim`.
pub fn id_of_file(path: &str) -> Option<&str> {
    let extensions = EXTENSIONS.iter().filter(|extension| !extension.is_empty());
    let id = extensions
        .into_iter()
        .find_map(|extension| path.strip_suffix(extension))?;
    ImageId::parse(id).map(|_| id)
}

/// The name of a picture: lower-case segments of letters, digits, `-` and `_`, with `/` between them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ImageId(String);

impl ImageId {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let is_segment = |segment: &str| {
            let mut bytes = segment.bytes();
            !segment.is_empty() && bytes.all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'))
        };
        let is_id = text.len() <= MAX_ID_LENGTH && text.split('/').all(is_segment);
        is_id.then(|| ImageId(text.to_owned()))
    }
}

/// An original as it is at this moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Master {
    pub location: Path,
    pub size: u64,
    /// Another one for other content, so results of an earlier picture under the same name are not used.
    pub version: String,
}

/// Where the originals are.
pub enum Masters {
    /// Files of a folder or objects of a bucket, which may change at any time.
    Stored(Store),
    /// Part of the program, by id.
    Embedded(HashMap<String, Bytes>),
}

/// The originals and what is known of them.
pub(crate) struct MasterFinder {
    masters: Masters,
    /// For a short while it is believed that an id still means the same master, or none.
    known: Cache<ImageId, Option<Master>>,
}

impl MasterFinder {
    pub(crate) fn new(masters: Masters, recheck_after: Duration) -> Self {
        let known = Cache::builder()
            .max_capacity(REMEMBERED)
            .time_to_live(recheck_after)
            .build();
        MasterFinder { masters, known }
    }

    /// From now on every master is looked at again.
    pub(crate) fn forget(&self) {
        self.known.invalidate_all();
    }

    /// The master of an id, if it was looked at lately.
    pub(crate) fn find_known(&self, id: &ImageId) -> Option<Master> {
        self.known.get(id).flatten()
    }

    /// The master of an id, if there is one.
    pub(crate) async fn find(&self, id: &ImageId) -> Result<Option<Master>, ImageError> {
        if let Some(known) = self.known.get(id) {
            return Ok(known);
        }
        let found = self.look_up(id).await?;
        self.known.insert(id.clone(), found.clone());
        Ok(found)
    }

    async fn look_up(&self, id: &ImageId) -> Result<Option<Master>, ImageError> {
        let store = match &self.masters {
            Masters::Stored(store) => store,
            Masters::Embedded(masters) => return Ok(masters.get(&id.0).map(|bytes| embedded_master(id, bytes))),
        };
        for extension in EXTENSIONS {
            let location = Path::from(format!("{}{extension}", id.0));
            match store.head(&location).await {
                Ok(meta) => return Ok(Some(master(meta))),
                Err(object_store::Error::NotFound { .. }) => {}
                Err(error) => return Err(ImageError::Unavailable(error.to_string())),
            }
        }
        Ok(None)
    }

    /// The bytes of a master.
    pub(crate) async fn load(&self, master: &Master) -> Result<Bytes, ImageError> {
        check_size(master.size)?;
        let store = match &self.masters {
            Masters::Stored(store) => store,
            Masters::Embedded(masters) => {
                let bytes = masters.get(master.location.as_ref());
                return bytes.cloned().ok_or(ImageError::NotFound);
            }
        };
        let loaded = async {
            let result = store.get(&master.location).await?;
            // It may have grown since it was found.
            if result.meta.size > MAX_BYTES {
                return Ok(Err(result.meta.size));
            }
            result.bytes().await.map(Ok)
        };
        match loaded.await {
            Ok(Ok(bytes)) => Ok(bytes),
            Ok(Err(size)) => check_size(size).map(|()| Bytes::new()),
            Err(object_store::Error::NotFound { .. }) => Err(ImageError::NotFound),
            Err(error) => Err(ImageError::Unavailable(error.to_string())),
        }
    }
}

fn check_size(size: u64) -> Result<(), ImageError> {
    if size > MAX_BYTES {
        return Err(ImageError::TooLarge(format!("{size} bytes")));
    }
    Ok(())
}

fn embedded_master(id: &ImageId, bytes: &Bytes) -> Master {
    Master {
        version: blake3::hash(bytes).to_string(),
        location: Path::from(id.0.as_str()),
        size: bytes.len() as u64,
    }
}

fn master(meta: ObjectMeta) -> Master {
    let changed = meta.last_modified.timestamp_micros();
    Master {
        version: format!("{} {} {}", meta.e_tag.unwrap_or_default(), changed, meta.size),
        location: meta.location,
        size: meta.size,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert, proptest};

    use super::{ImageId, id_of_file};

    #[test]
    fn files() {
        for (file, id) in [
            ("jar-1.png", Some("jar-1")),
            ("bodies/slim.jpeg", Some("bodies/slim")),
            ("jar-1.gif", None),
            ("jar-1", None),
            ("Jar.png", None),
            (".png", None),
            ("a.b.png", None),
        ] {
            assert_eq!(id_of_file(file), id, "{file}");
        }
    }

    #[test]
    fn ids() {
        for id in [
            "jar-1",
            "bodies/female_slim",
            "a/b/c",
            "0",
            "-",
            "x".repeat(200).as_str(),
        ] {
            assert!(ImageId::parse(id).is_some(), "{id}");
        }
        let refused = [
            "", "/", "a/", "/a", "a//b", ".", "..", "../a", "a/../b", "a.png", "A", "ä", "a b", "a\\b", "a%2e", "a\0",
            "~",
        ];
        for id in refused {
            assert!(ImageId::parse(id).is_none(), "{id}");
        }
        assert!(ImageId::parse(&"x".repeat(201)).is_none());
    }

    proptest! {
        #[test]
        fn an_id_never_leaves_its_folder(text in any::<String>()) {
            if ImageId::parse(&text).is_some() {
                prop_assert!(!text.contains('.') && !text.starts_with('/') && !text.contains('\\'));
            }
        }
    }
}
