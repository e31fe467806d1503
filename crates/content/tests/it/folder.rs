//! Content folders: what is read from disk, what is refused, and the name of a revision.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::{Folder, FolderError};
use tempfile::TempDir;

use crate::shop::{Shop, png};

/// A folder on disk; its own name is hidden, as temporary folders are.
fn on_disk(files: &[(&str, &[u8])]) -> TempDir {
    let root = tempfile::tempdir().expect("a temporary folder can be made");
    for (file, bytes) in files {
        let path = root.path().join(file);
        fs::create_dir_all(path.parent().expect("the file is below the root")).expect("a folder can be made");
        fs::write(path, bytes).expect("a file can be written");
    }
    root
}

fn read(root: &TempDir) -> Result<Folder, FolderError> {
    Folder::read(root.path())
}

fn refusal(root: &Path) -> String {
    Folder::read(root).expect_err("the folder cannot be read").to_string()
}

#[test]
fn reads_text_files_however_deep() {
    let root = on_disk(&[
        ("site.toml", "brand = \"Ähre\"".as_bytes()),
        ("a/b/c.ftl", b""),
        ("a/b/d.toml", b"\r\n"),
    ]);
    let folder = read(&root).expect("the folder is sound");
    let files: Vec<(&str, &str)> = folder.iter().collect();
    assert_eq!(
        files,
        [
            ("a/b/c.ftl", ""),
            ("a/b/d.toml", "\r\n"),
            ("site.toml", "brand = \"Ähre\"")
        ]
    );
    assert_eq!(
        (folder.get("site.toml"), folder.get("b.toml")),
        (Some("brand = \"Ähre\""), None)
    );
}

#[test]
fn leaves_out_hidden_and_other_files() {
    let picture: &[u8] = &[0xff, 0xd8, 0xff];
    let root = on_disk(&[
        ("site.toml", b"x"),
        (".site.toml", b"x"),
        (".git/config.toml", picture),
        ("picture.jpg", picture),
        ("site.toml.orig", picture),
        ("toml", picture),
    ]);
    let folder = read(&root).expect("the folder is sound");
    assert_eq!(folder.iter().collect::<Vec<_>>(), [("site.toml", "x")]);
}

#[test]
fn refuses_a_folder_that_is_missing() {
    let root = on_disk(&[]);
    let path = root.path().join("conten");
    assert_eq!(
        refusal(&path),
        format!("cannot read {}: No such file or directory (os error 2)", path.display())
    );
}

#[test]
fn refuses_a_file_in_the_place_of_a_folder() {
    let root = on_disk(&[("site.toml", b"")]);
    let path = root.path().join("site.toml");
    assert_eq!(
        refusal(&path),
        format!("cannot read {}: Not a directory (os error 20)", path.display())
    );
}

#[test]
fn refuses_bytes_that_are_no_text() {
    let root = on_disk(&[("text/de_DE/frame.ftl", b"a = Gr\xfc\xdfe")]);
    let path = root.path().join("text/de_DE/frame.ftl");
    let expected = format!("cannot read {}: stream did not contain valid UTF-8", path.display());
    assert_eq!(refusal(root.path()), expected);
}

#[test]
fn refuses_a_file_over_one_mebibyte() {
    let mebibyte = vec![b'#'; 1024 * 1024 + 1];
    let exact = on_disk(&[("site.toml", &mebibyte[1..])]);
    assert_eq!(read(&exact).expect("the file is not too large").iter().count(), 1);
    let root = on_disk(&[("site.toml", &mebibyte)]);
    let path = root.path().join("site.toml");
    assert_eq!(
        refusal(root.path()),
        format!("{} is larger than 1048576 bytes", path.display())
    );
}

#[test]
fn refuses_more_than_ten_thousand_files() {
    let root = on_disk(&[("0.toml", b"")]);
    // One file under many names: much faster than as many files.
    let add = |number: usize| fs::hard_link(root.path().join("0.toml"), root.path().join(format!("{number}.toml")));
    for number in 1..10_000 {
        add(number).expect("a file can be linked");
    }
    assert_eq!(read(&root).expect("these are not too many").iter().count(), 10_000);
    add(10_000).expect("a file can be linked");
    let expected = format!(
        "{} holds more than 10000 content files: is it the right folder?",
        root.path().display()
    );
    assert_eq!(refusal(root.path()), expected);
}

#[test]
fn an_inserted_file_replaces_an_earlier_one() {
    let mut folder = Folder::default();
    folder.insert("site.toml", "old");
    folder.insert("site.toml", "new");
    assert_eq!(folder.iter().collect::<Vec<_>>(), [("site.toml", "new")]);
}

/// A folder of these files, inserted in this order.
fn in_memory(files: &[(&str, &str)]) -> Folder {
    let mut folder = Folder::default();
    for (file, text) in files {
        folder.insert(*file, *text);
    }
    folder
}

#[test]
fn a_revision_is_the_same_on_every_machine_and_in_every_order() {
    let files = [("a.toml", "1"), ("b/c.ftl", "ä = ö")];
    let reversed = [files[1], files[0]];
    assert_eq!(in_memory(&files).revision(), "68d8bd5d22161abc");
    assert_eq!(in_memory(&reversed).revision(), in_memory(&files).revision());
}

#[test]
fn a_revision_changes_with_every_character() {
    let folder = Shop::sound().0;
    let mut revisions = BTreeSet::from([folder.revision()]);
    let mut changes = 0;
    for (file, text) in folder.iter() {
        for (position, character) in text.char_indices() {
            let mut changed = folder.clone();
            let rest = &text[position + character.len_utf8()..];
            changed.insert(file, format!("{}\u{1}{rest}", &text[..position]));
            revisions.insert(changed.revision());
            changes += 1;
        }
    }
    assert_eq!(revisions.len(), 1 + changes);
}

#[test]
fn a_revision_tells_names_from_texts_and_files_from_each_other() {
    let folders = [
        in_memory(&[]),
        in_memory(&[("ab", "c")]),
        in_memory(&[("a", "bc")]),
        in_memory(&[("abc", "")]),
        in_memory(&[("a", "b"), ("c", "")]),
        in_memory(&[("a", ""), ("b", "c")]),
    ];
    let revisions: BTreeSet<String> = folders.iter().map(Folder::revision).collect();
    assert_eq!(revisions.len(), folders.len());
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    let root = on_disk(&[("site.toml", "\u{feff}a = 1".as_bytes())]);
    assert_eq!(
        read(&root).expect("the folder is sound").get("site.toml"),
        Some("a = 1")
    );
}

#[test]
fn pictures_are_part_of_the_revision_and_not_of_the_texts() {
    let folder = |width| {
        let root = on_disk(&[
            ("images/jar.png", &png(width, 4)),
            ("images/.DS_Store", b"x"),
            ("images/deep/er.webp", b"x"),
        ]);
        read(&root).expect("the folder is sound")
    };
    let pictures = folder(4);
    let names: Vec<&str> = pictures.pictures().map(|(name, _)| name).collect();
    assert_eq!(names, ["images/deep/er.webp", "images/jar.png"]);
    assert_eq!(pictures.iter().count(), 0);
    assert_eq!(pictures.revision(), folder(4).revision());
    assert_ne!(pictures.revision(), folder(5).revision());
}

#[test]
fn films_are_no_texts_but_their_captions_are() {
    let root = on_disk(&[
        ("films/trio.mp4", b"x"),
        ("films/notes.md", b"x"),
        ("films/trio.de_DE.vtt", b"WEBVTT"),
    ]);
    let folder = read(&root).expect("the folder is sound");
    let films: Vec<&str> = folder.films().map(|(name, _)| name).collect();
    assert_eq!(films, ["films/trio.mp4"]);
    let texts: Vec<&str> = folder.iter().map(|(name, _)| name).collect();
    assert_eq!(texts, ["films/notes.md", "films/trio.de_DE.vtt"]);
}

#[test]
fn a_film_over_sixteen_mebibytes_is_known_but_not_read() {
    let root = on_disk(&[("films/trio.mp4", b"")]);
    let film = fs::File::create(root.path().join("films/trio.mp4")).expect("a file can be made");
    film.set_len(16 * 1024 * 1024 + 1).expect("a file can be long");
    let folder = read(&root).expect("the folder is sound");
    let report = content::compile(
        &folder,
        &content::InterfaceTexts::default(),
        content::Audience::Builders,
        content::Words::Unread,
    )
    .expect_err("the film is too large");
    assert!(
        report
            .to_string()
            .contains("this film cannot be shown: it has 16777217 bytes")
    );
}
