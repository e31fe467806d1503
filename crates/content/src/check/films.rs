//! The files of `films/`: every film can be played everywhere, and is captioned in every language of the shop.

use std::collections::BTreeMap;

use domain::locale::Locale;

use crate::diagnostic::{Diagnostics, Place};
use crate::document::suggest;
use crate::film::{Captions, Film, FilmFormat, FilmSource, is_id, name_of};
use crate::folder::{FILMS, Folder};

/// What is there of a film.
#[derive(Default)]
struct Parts {
    sources: Vec<FilmSource>,
    /// Of its MP4, if there is one. Of one that cannot be played, which was reported, it is longer than any caption.
    duration_ms: Option<u32>,
    captions: BTreeMap<Locale, Captions>,
}

/// All films by their id.
pub(super) fn read(folder: &Folder, diagnostics: &Diagnostics) -> BTreeMap<String, Film> {
    let mut found: BTreeMap<String, Parts> = BTreeMap::new();
    read_films(folder, &mut found, diagnostics);
    read_captions(folder, &mut found, diagnostics);
    let mut films = BTreeMap::new();
    for (id, parts) in found {
        let Some(duration_ms) = parts.duration_ms else {
            diagnostics.report(
                "film-incomplete",
                Place::file(&format!("{FILMS}{id}.mp4")),
                format!("the film `{id}` has no MP4"),
                "encode it as MP4 too (H.264, AAC): there are browsers that play nothing else",
            );
            continue;
        };
        check_end(&id, duration_ms, &parts.captions, diagnostics);
        let mut sources = parts.sources;
        sources.sort_by_key(|source| source.bytes);
        films.insert(
            id.clone(),
            Film {
                id,
                duration_ms,
                sources,
                captions: parts.captions,
            },
        );
    }
    films
}

/// Every language of the shop has captions for every film.
pub(super) fn check_languages(
    folder: &Folder,
    films: &BTreeMap<String, Film>,
    locales: impl Iterator<Item = Locale>,
    diagnostics: &Diagnostics,
) {
    for locale in locales {
        for id in films.keys() {
            let file = captions_file(id, locale);
            if folder.get(&file).is_none() {
                diagnostics.report(
                    "captions-missing",
                    Place::file(&file),
                    format!("the film `{id}` has no captions in {locale}"),
                    "write them: many watch without sound, and the transcript is made of them",
                );
            }
        }
    }
}

/// Where the captions of a film stand.
pub(super) fn captions_file(id: &str, locale: Locale) -> String {
    format!("{FILMS}{id}.{locale}.vtt")
}

fn read_films(folder: &Folder, found: &mut BTreeMap<String, Parts>, diagnostics: &Diagnostics) {
    for (file, film) in folder.films() {
        let refuse = |message: String, help: &str| {
            diagnostics.report("bad-film", Place::file(file), message, help);
        };
        let Some((id, format)) = name_of(file) else {
            refuse(
                "this file has no name that a page could use".to_owned(),
                "use lower-case letters, digits and hyphens, and the ending .mp4 or .webm",
            );
            continue;
        };
        let parts = found.entry(id.to_owned()).or_default();
        if let Err(reason) = &film.duration_ms {
            refuse(
                format!("this film cannot be shown: {reason}"),
                "encode it anew, with at most 16 MB; for MP4 with `ffmpeg -movflags +faststart`",
            );
        }
        if format == FilmFormat::Mp4 {
            let duration_ms = film.duration_ms.as_ref().ok().copied().flatten();
            parts.duration_ms = Some(duration_ms.unwrap_or(u32::MAX));
        }
        parts.sources.push(FilmSource {
            format,
            bytes: film.bytes,
            version: film.version.clone(),
        });
    }
}

fn read_captions(folder: &Folder, found: &mut BTreeMap<String, Parts>, diagnostics: &Diagnostics) {
    for (file, text) in folder.iter() {
        let Some(name) = file.strip_prefix(FILMS).and_then(|name| name.strip_suffix(".vtt")) else {
            continue;
        };
        let Some((id, locale)) = name.rsplit_once('.').filter(|(id, _)| is_id(id)) else {
            diagnostics.report(
                "bad-film",
                Place::file(file),
                "it cannot be told whose captions these are",
                "captions stand in films/<film>.<locale>.vtt",
            );
            continue;
        };
        let Ok(locale) = locale.parse::<Locale>() else {
            diagnostics.report(
                "unknown-locale",
                Place::file(file),
                format!("`{locale}` is no translation this shop knows"),
                suggest(locale, Locale::ALL.iter().map(|locale| locale.name())),
            );
            continue;
        };
        let parts = found.entry(id.to_owned()).or_default();
        if let Some(captions) = Captions::read(file, text, diagnostics) {
            parts.captions.insert(locale, captions);
        }
    }
}

/// No caption outlasts its film.
fn check_end(id: &str, duration_ms: u32, captions: &BTreeMap<Locale, Captions>, diagnostics: &Diagnostics) {
    for (locale, captions) in captions {
        if captions.end_ms > duration_ms {
            diagnostics.report(
                "bad-captions",
                Place::at(&captions_file(id, *locale), captions.end_span.clone()),
                format!(
                    "this caption outlasts the film, which ends after {}.{:03} seconds",
                    duration_ms / 1000,
                    duration_ms % 1000
                ),
                "correct its times",
            );
        }
    }
}
