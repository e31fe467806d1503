//! Films of a sound shop: what a page and its transcript get.

use content::{BlockContent, Chapter, FilmFormat};
use domain::locale::Locale;

use crate::shop::{Shop, film_box, mp4, png};

const CAPTIONS: &str = "WEBVTT Anything may stand here

intro
00:00.500 --> 00:02.000 line:80%
Hallo,

00:02.000 --> 00:04.000
das ist
ein Film.

NOTE Das zweite Kapitel

00:00:04.000 --> 00:00:06.000
[Musik]

00:00:07.000 --> 00:00:10.000
Ende.\r
";

fn shop() -> Shop {
    Shop::sound()
        .with_picture("images/jar.png", &png(4, 3))
        .with_film("films/trio.mp4", &mp4(10_000))
        .with_film("films/trio.webm", b"\x1a\x45\xdf\xa3")
        .write("films/trio.de_DE.vtt", CAPTIONS)
        .write("films/trio.fr_FR.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour.\n")
        .append(
            "pages/terms.toml",
            "[[blocks]]\nblock = \"video\"\nfilm = \"trio\"\nposter = { id = \"jar\", alt = \"terms-title\" }\n",
        )
}

#[test]
fn a_page_shows_a_film() {
    let site = shop().site();
    let terms = &site.pages[site.terms];
    let Some(BlockContent::Video(video)) = terms.blocks.last().map(|block| &block.content) else {
        panic!("{:?}", terms.blocks);
    };
    assert_eq!((video.film.as_str(), video.poster.picture.id.as_str()), ("trio", "jar"));
    let film = &site.films["trio"];
    assert_eq!(film.duration_ms, 10_000);
    let formats: Vec<FilmFormat> = film.sources.iter().map(|source| source.format).collect();
    assert_eq!(formats, [FilmFormat::Webm, FilmFormat::Mp4], "the smaller one first");
}

#[test]
fn the_transcript_is_made_of_the_captions() {
    let site = shop().site();
    let chapter = |heading: Option<&str>, lines: &[&str]| Chapter {
        heading: heading.map(str::to_owned),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
    };
    let film = &site.films["trio"];
    assert_eq!(
        film.captions[&Locale::DeDe].chapters,
        [
            chapter(None, &["Hallo, das ist ein Film."]),
            chapter(Some("Das zweite Kapitel"), &["[Musik]", "Ende."]),
        ]
    );
    assert_eq!(film.captions[&Locale::FrFr].chapters, [chapter(None, &["Bonjour."])]);
}

#[test]
fn films_and_captions_are_part_of_the_revision() {
    let revision = |shop: Shop| shop.site().revision;
    let other_film = shop().with_film("films/trio.mp4", &[mp4(10_000), film_box("free", b"x")].concat());
    let other_captions = shop().replace("films/trio.de_DE.vtt", "Ende.", "Schluss.");
    let revisions = [revision(shop()), revision(other_film), revision(other_captions)];
    assert_eq!(revision(shop()), revisions[0]);
    assert!(revisions[0] != revisions[1] && revisions[0] != revisions[2] && revisions[1] != revisions[2]);
}
