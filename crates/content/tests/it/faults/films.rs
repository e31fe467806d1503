//! Faults of the files in `films/`, and of the pages that name them.

use crate::shop::{Shop, film_box, mp4};

const CAPTIONS: &str = "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHallo.\n";

/// A shop with a film of ten seconds that has nothing wrong.
fn with_film() -> Shop {
    Shop::sound()
        .with_film("films/trio.mp4", &mp4(10_000))
        .write("films/trio.de_DE.vtt", CAPTIONS)
        .write("films/trio.fr_FR.vtt", CAPTIONS)
}

fn with_captions(captions: &str) -> Shop {
    with_film().write("films/trio.de_DE.vtt", captions)
}

#[test]
fn bad_film() {
    with_film().with_film("films/trio.webm", b"not a film").is_refused(
        "error[bad-film]: this film cannot be shown: it is no WebM
--> films/trio.webm
 = help: encode it anew, with at most 16 MB; for MP4 with `ffmpeg -movflags +faststart`",
    );
}

#[test]
fn films_that_cannot_be_played() {
    let late_index = [film_box("ftyp", b"isom"), film_box("mdat", b""), film_box("moov", b"")].concat();
    let empty_index = [film_box("ftyp", b"isom"), film_box("moov", b"")].concat();
    for (bytes, reason) in [
        (b"not a film".to_vec(), "it is no MP4"),
        (Vec::new(), "it is no MP4"),
        (
            late_index,
            "its index does not stand before its pictures, so a browser would load it whole",
        ),
        (empty_index, "it does not say how long it is"),
        (mp4(0), "it does not say how long it is"),
    ] {
        let report = with_film().with_film("films/trio.mp4", &bytes).report();
        let [fault] = report.diagnostics.as_slice() else {
            panic!("{report}");
        };
        assert_eq!(fault.message, format!("this film cannot be shown: {reason}"));
    }
}

#[test]
fn bad_film_by_its_name() {
    with_film().with_film("films/Trio 2.mp4", &mp4(10_000)).is_refused(
        "error[bad-film]: this file has no name that a page could use
--> films/Trio 2.mp4
 = help: use lower-case letters, digits and hyphens, and the ending .mp4 or .webm",
    );
    for file in ["films/trio.mov", "films/trio", "films/deep/trio.mp4", "films/.mp4"] {
        let shop = with_film().with_film(file, &mp4(10_000));
        assert_eq!(shop.faults(), [format!("bad-film {file}:0")]);
    }
}

#[test]
fn bad_film_whose_captions_nobody_can_tell() {
    with_film().write("films/trio.vtt", CAPTIONS).is_refused(
        "error[bad-film]: it cannot be told whose captions these are
--> films/trio.vtt
 = help: captions stand in films/<film>.<locale>.vtt",
    );
}

#[test]
fn unknown_locale_of_captions() {
    with_film().write("films/trio.de_CH.vtt", CAPTIONS).is_refused(
        "error[unknown-locale]: `de_CH` is no translation this shop knows
--> films/trio.de_CH.vtt
 = help: known are: da_DK, de_DE, en_GB, fi_FI, fr_FR, sv_SE",
    );
}

#[test]
fn film_incomplete() {
    Shop::sound()
        .with_film("films/trio.webm", b"\x1a\x45\xdf\xa3")
        .is_refused(
            "error[film-incomplete]: the film `trio` has no MP4
--> films/trio.mp4
 = help: encode it as MP4 too (H.264, AAC): there are browsers that play nothing else",
        );
}

#[test]
fn captions_missing() {
    Shop::sound()
        .with_film("films/trio.mp4", &mp4(10_000))
        .write("films/trio.de_DE.vtt", CAPTIONS)
        .is_refused(
            "error[captions-missing]: the film `trio` has no captions in fr_FR
--> films/trio.fr_FR.vtt
 = help: write them: many watch without sound, and the transcript is made of them",
        );
}

#[test]
fn bad_captions_without_their_word() {
    with_captions("00:00:00.000 --> 00:00:02.000\nHallo.\n").is_refused(
        "error[bad-captions]: captions begin with the word WEBVTT
 --> films/trio.de_DE.vtt:1:1
  |
1 | 00:00:00.000 --> 00:00:02.000
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = help: write it in the first line",
    );
}

#[test]
fn bad_captions_that_outlast_the_film() {
    with_captions("WEBVTT\n\n00:00:08.000 --> 00:00:10.001\nHallo.\n").is_refused(
        "error[bad-captions]: this caption outlasts the film, which ends after 10.000 seconds
 --> films/trio.de_DE.vtt:3:1
  |
3 | 00:00:08.000 --> 00:00:10.001
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = help: correct its times",
    );
}

#[test]
fn captions_that_cannot_be_shown() {
    for (captions, message, line) in [
        ("", "captions begin with the word WEBVTT", 1),
        ("WEBVTTX\n", "captions begin with the word WEBVTT", 1),
        ("WEBVTT\n\nNOTE nothing else\n", "there are no captions here", 1),
        ("WEBVTT\n\nHallo.\nDu.\n", "here the two times of a caption belong", 3),
        (
            "WEBVTT\n\n0:00.000 --> 00:02.000\nHallo.\n",
            "here the two times of a caption belong",
            3,
        ),
        (
            "WEBVTT\n\n00:61.000 --> 00:62.000\nHallo.\n",
            "here the two times of a caption belong",
            3,
        ),
        (
            "WEBVTT\n\n00:02.000 --> 00:02.000\nHallo.\n",
            "this caption ends before it begins",
            3,
        ),
        (
            "WEBVTT\n\n00:00.000 --> 00:02.000\nHallo.\n\n00:01.999 --> 00:04.000\nDu.\n",
            "this caption begins before the last one has ended",
            6,
        ),
        ("WEBVTT\n\n00:00.000 --> 00:02.000\n", "this caption says nothing", 3),
        (
            "WEBVTT\n\n00:00.000 --> 00:02.000\nHallo <b>du</b>.\n",
            "`<` and `&` have a meaning of their own here",
            4,
        ),
    ] {
        let shop = with_captions(captions);
        let diagnostics = shop.report().diagnostics;
        let fault = diagnostics
            .iter()
            .find(|fault| fault.message == message)
            .unwrap_or_else(|| panic!("{message} in {diagnostics:?}"));
        assert_eq!((fault.code, fault.line(&shop.0)), ("bad-captions", line), "{captions}");
    }
}

#[test]
fn caption_too_long() {
    let words = "Dreiundvierzig Zeichen stehen hier, oh weh.";
    with_captions(&format!("WEBVTT\n\n00:00.000 --> 00:05.000\n{words}\n")).is_refused(
        "error[caption-too-long]: this line has 43 characters, but 42 fit
 --> films/trio.de_DE.vtt:4:1
  |
4 | Dreiundvierzig Zeichen stehen hier, oh weh.
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = help: break it earlier, or say it shorter",
    );
    let three = with_captions("WEBVTT\n\n00:00.000 --> 00:05.000\nA.\nB.\nC.\n").report();
    assert_eq!(three.diagnostics[0].message, "this caption has 3 lines, but 2 fit");
}

#[test]
fn caption_too_fast() {
    with_captions("WEBVTT\n\n00:00.000 --> 00:01.000\nAchtzehn Zeichen\nx\n").is_refused(
        "error[caption-too-fast]: 18 characters in 1.000 seconds are too many to read
 --> films/trio.de_DE.vtt:3:1
  |
3 | 00:00.000 --> 00:01.000
  | ^^^^^^^^^^^^^^^^^^^^^^^
  |
  = help: 17 a second can be followed: show it longer, or say it shorter",
    );
}

#[test]
fn unknown_film() {
    with_film()
        .with_picture("images/jar.png", &crate::shop::png(4, 3))
        .append(
            "pages/terms.toml",
            "[[blocks]]\nblock = \"video\"\nfilm = \"duo\"\nposter = { id = \"jar\", alt = \"terms-title\" }\n",
        )
        .is_refused(
            r#"error[unknown-film]: there is no film `duo`
  --> pages/terms.toml:11:8
   |
11 | film = "duo"
   |        ^^^^^
   |
   = help: known are: trio"#,
        );
}

#[test]
fn bad_day() {
    with_film()
        .with_picture("images/jar.png", &crate::shop::png(4, 3))
        .append(
            "pages/terms.toml",
            "[[blocks]]\nblock = \"video\"\nfilm = \"trio\"\nposter = { id = \"jar\", alt = \"terms-title\" }\npublished = \"autumn\"\n",
        )
        .is_refused(
            r#"error[bad-day]: `autumn` is no day
  --> pages/terms.toml:13:13
   |
13 | published = "autumn"
   |             ^^^^^^^^
   |
   = help: write year, month and day: 2026-11-15"#,
        );
}
