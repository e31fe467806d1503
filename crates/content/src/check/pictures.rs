//! The files of `images/`: each is a picture with a name of its own.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostics, Place};
use crate::folder::{Folder, IMAGES};
use crate::picture::Picture;

/// All pictures by their id.
pub(super) fn read(folder: &Folder, diagnostics: &Diagnostics) -> BTreeMap<String, Picture> {
    let mut pictures: BTreeMap<String, Picture> = BTreeMap::new();
    for (file, picture) in folder.pictures() {
        let refuse = |message: String, help: &str| {
            diagnostics.report("bad-picture", Place::file(file), message, help);
        };
        let Some(id) = file.strip_prefix(IMAGES).and_then(images::masters::id_of_file) else {
            refuse(
                "this file has no name that a page could use".to_owned(),
                "use lower-case letters, digits and hyphens, and the ending .jpg, .png or .webp",
            );
            continue;
        };
        let (width, height) = match &picture.size {
            Ok(size) => *size,
            Err(reason) => {
                refuse(
                    format!("this picture cannot be shown: {reason}"),
                    "save it as JPEG, PNG or WebP, with at most 32 MB and 50 megapixels",
                );
                continue;
            }
        };
        if pictures.contains_key(id) {
            diagnostics.report(
                "picture-twice",
                Place::file(file),
                format!("there is another picture `{id}`, with another ending"),
                "rename or remove one of them",
            );
        }
        let version = picture.version.clone();
        let id = id.to_owned();
        pictures.insert(
            id.clone(),
            Picture {
                id,
                width,
                height,
                version,
            },
        );
    }
    pictures
}
