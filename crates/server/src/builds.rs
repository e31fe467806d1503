//! The hashed files and manifests of the last builds, kept in the data folder: a tab that was opened before a deploy still
//! finds what it was built from.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::RwLock;

use render::assets::Assets;

/// How many web builds are kept, the running one included.
const KEPT_BUILDS: usize = 5;

/// Manifests are a few kB, and there is one for each change of content too.
const KEPT_MANIFESTS: usize = 50;

/// The folder of kept builds.
pub struct KeptBuilds {
    root: PathBuf,
    /// Files of other builds by name. A name holds a hash of the content, so the same name is the same file.
    files: RwLock<HashMap<String, PathBuf>>,
}

impl KeptBuilds {
    pub fn new(data_dir: &Path) -> Self {
        KeptBuilds {
            root: data_dir.join("builds"),
            files: RwLock::default(),
        }
    }

    /// Stores the running build and its manifest, drops the oldest, and reads what is there.
    pub fn keep(&self, assets: &Assets, build_id: &str, manifest: &[u8]) -> io::Result<()> {
        let folder = self.asset_folder(&assets.build.id);
        if !folder.is_dir() {
            // Written beside and renamed: a start that is broken off leaves no half build behind.
            let unfinished = self
                .root
                .join(format!(".assets-{}-{}", assets.build.id, std::process::id()));
            fs::create_dir_all(&unfinished)?;
            for (name, asset) in assets.files() {
                fs::write(unfinished.join(name), &asset.body.identity)?;
            }
            fs::create_dir_all(self.root.join("assets"))?;
            // Another process may have been faster with the same build.
            if fs::rename(&unfinished, &folder).is_err() {
                fs::remove_dir_all(&unfinished)?;
            }
        }
        fs::File::open(&folder)?.set_modified(fs::metadata(self.write_manifest(build_id, manifest)?)?.modified()?)?;
        drop_oldest(&self.root.join("assets"), KEPT_BUILDS)?;
        drop_oldest(&self.root.join("meta"), KEPT_MANIFESTS)?;
        self.index(&assets.build.id)
    }

    /// The file of an earlier build.
    pub fn find_asset(&self, name: &str) -> Option<PathBuf> {
        self.files.read().ok()?.get(name).cloned()
    }

    /// Where the manifest of a build is, if it has one. Ids are 16 hexadecimal digits: nothing else becomes a path.
    pub fn manifest_path(&self, build_id: &str) -> Option<PathBuf> {
        let is_id = build_id.len() == 16 && build_id.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_id.then(|| self.root.join("meta").join(format!("{build_id}.json")))
    }

    fn asset_folder(&self, web_build: &str) -> PathBuf {
        self.root.join("assets").join(web_build)
    }

    fn write_manifest(&self, build_id: &str, manifest: &[u8]) -> io::Result<PathBuf> {
        let Some(path) = self.manifest_path(build_id) else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        fs::create_dir_all(self.root.join("meta"))?;
        let unfinished = self.root.join(format!(".meta-{build_id}-{}", std::process::id()));
        fs::write(&unfinished, manifest)?;
        fs::rename(&unfinished, &path)?;
        Ok(path)
    }

    fn index(&self, running: &str) -> io::Result<()> {
        let mut found = HashMap::new();
        for build in fs::read_dir(self.root.join("assets"))? {
            let build = build?;
            if build.file_name() == running {
                continue;
            }
            for file in fs::read_dir(build.path())? {
                let file = file?;
                if let Ok(name) = file.file_name().into_string() {
                    found.insert(name, file.path());
                }
            }
        }
        if let Ok(mut files) = self.files.write() {
            *files = found;
        }
        Ok(())
    }
}

/// Keeps the newest entries of a folder.
fn drop_oldest(folder: &Path, keep: usize) -> io::Result<()> {
    let mut by_age = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        by_age.insert((entry.metadata()?.modified()?, entry.file_name()), entry.path());
    }
    let surplus = by_age.len().saturating_sub(keep);
    for path in by_age.values().take(surplus) {
        if path.is_dir() {
            fs::remove_dir_all(path)?;
        } else {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}
