//! Faults of the files in `images/`, and of the pages that name them.

use crate::shop::{Shop, png};

#[test]
fn bad_picture() {
    Shop::sound()
        .with_picture("images/jar.png", b"not a picture")
        .is_refused(
            "error[bad-picture]: this picture cannot be shown: the master cannot be read: it is neither JPEG nor PNG nor WebP
--> images/jar.png
 = help: save it as JPEG, PNG or WebP, with at most 32 MB and 50 megapixels",
        );
}

#[test]
fn bad_picture_that_is_a_bomb() {
    Shop::sound()
        .with_picture("images/jar.png", &png(50_000, 50_000))
        .is_refused(
            "error[bad-picture]: this picture cannot be shown: the master is too large: 50000 × 50000 pixels
--> images/jar.png
 = help: save it as JPEG, PNG or WebP, with at most 32 MB and 50 megapixels",
        );
}

#[test]
fn bad_picture_by_its_name() {
    Shop::sound().with_picture("images/Jar 1.png", &png(4, 3)).is_refused(
        "error[bad-picture]: this file has no name that a page could use
--> images/Jar 1.png
 = help: use lower-case letters, digits and hyphens, and the ending .jpg, .png or .webp",
    );
}

#[test]
fn names_that_no_page_could_use() {
    for file in ["images/notes.md", "images/jar", "images/jar.gif", "images/a.b.png"] {
        let shop = Shop::sound().with_picture(file, &png(4, 3));
        assert_eq!(shop.faults(), [format!("bad-picture {file}:0")]);
    }
}

#[test]
fn picture_twice() {
    Shop::sound()
        .with_picture("images/jar.jpg", &png(4, 3))
        .with_picture("images/jar.png", &png(4, 3))
        .is_refused(
            "error[picture-twice]: there is another picture `jar`, with another ending
--> images/jar.png
 = help: rename or remove one of them",
        );
}

#[test]
fn unknown_picture() {
    Shop::sound()
        .with_picture("images/jar-1.png", &png(4, 3))
        .append_picture("pages/terms.toml", "{ id = \"jar-2\", alt = \"terms-title\" }")
        .is_refused(
            r#"error[unknown-picture]: there is no picture `jar-2`
  --> pages/terms.toml:11:18
   |
11 | picture = { id = "jar-2", alt = "terms-title" }
   |                  ^^^^^^^
   |
   = help: did you mean `jar-1`?"#,
        );
}

#[test]
fn a_picture_needs_a_text_for_those_who_do_not_see_it() {
    let shop = Shop::sound()
        .with_picture("images/jar.png", &png(4, 3))
        .append_picture("pages/terms.toml", "{ id = \"jar\" }");
    assert_eq!(shop.faults(), ["missing-key pages/terms.toml:11"]);
}
