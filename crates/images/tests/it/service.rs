//! A service on temporary folders.

use std::fs;
use std::path::PathBuf;

use images::stores::{create_folder, open_folder};
use images::{ImageError, Images, Masters, Settings, Variant};
use tempfile::TempDir;

pub(crate) struct Service {
    pub(crate) images: Images,
    folder: TempDir,
}

impl Service {
    pub(crate) fn new(masters: &[(&str, Vec<u8>)]) -> Self {
        Service::with(masters, Settings::default())
    }

    pub(crate) fn with(masters: &[(&str, Vec<u8>)], settings: Settings) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        fs::create_dir(folder.path().join("masters")).expect("created");
        let images = open(&folder, settings);
        let service = Service { images, folder };
        for (name, bytes) in masters {
            service.write_master(name, bytes);
        }
        service
    }

    /// A second service on the same folders, with nothing in memory.
    pub(crate) fn restarted(&self) -> Images {
        open(&self.folder, Settings::default())
    }

    pub(crate) fn write_master(&self, name: &str, bytes: &[u8]) {
        let file = self.folder.path().join("masters").join(name);
        fs::create_dir_all(file.parent().expect("in a folder")).expect("created");
        fs::write(file, bytes).expect("written");
    }

    /// The files of stored results.
    pub(crate) fn results(&self) -> Vec<PathBuf> {
        let folders = fs::read_dir(self.folder.path().join("results")).expect("listed");
        folders
            .flat_map(|folder| fs::read_dir(folder.expect("entry").path()).expect("listed"))
            .map(|file| file.expect("entry").path())
            .collect()
    }

    pub(crate) async fn get(&self, id: &str, modifiers: &str) -> Variant {
        let variant = self.images.get(id, modifiers, None).await;
        variant.unwrap_or_else(|error| panic!("{id} {modifiers}: {error}"))
    }

    pub(crate) async fn refusal(&self, id: &str, modifiers: &str) -> ImageError {
        self.images.get(id, modifiers, None).await.expect_err("a refusal")
    }
}

fn open(folder: &TempDir, settings: Settings) -> Images {
    let masters = open_folder(&folder.path().join("masters")).expect("masters");
    let results = create_folder(&folder.path().join("results")).expect("results");
    Images::new(Masters::Stored(masters), results, settings)
}
