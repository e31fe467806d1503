//! A film on a page, as the browser gets it: where its files are, and its words.

use content::{Film, Site, VideoBlock};
use domain::locale::Locale;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::films::{PREFIX, address};
use crate::pages::payload::PictureView;

/// A film behind a picture until it is played, with its words.
#[derive(Debug, Serialize, ToSchema)]
pub struct VideoView {
    film: FilmView,
    poster: PictureView,
    /// What the film says, in the page's language.
    transcript: Vec<ChapterView>,
}

/// The files of a film.
#[derive(Debug, Serialize, ToSchema)]
struct FilmView {
    /// The best first: browsers take the first that they can play.
    sources: Vec<FilmSourceView>,
    captions: Vec<CaptionsView>,
    /// How long it is, in minutes and seconds: `1:15`.
    duration: String,
}

/// One encoding of a film.
#[derive(Debug, Serialize, ToSchema)]
struct FilmSourceView {
    href: String,
    #[serde(rename = "type")]
    content_type: &'static str,
}

/// The captions of a film in one language.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CaptionsView {
    href: String,
    lang: &'static str,
    /// What speakers call the language.
    label: &'static str,
    /// Whether it is the language of the page.
    is_default: bool,
}

/// A part of a transcript.
#[derive(Debug, Serialize, ToSchema)]
struct ChapterView {
    #[schema(required = true)]
    heading: Option<String>,
    lines: Vec<String>,
}

impl VideoView {
    pub fn new(site: &Site, video: &VideoBlock, locale: Locale) -> Self {
        let film = &site.films[&video.film];
        let chapters = film.captions.get(&locale).map(|captions| captions.chapters.as_slice());
        let chapter_views = chapters.unwrap_or_default().iter().map(|chapter| ChapterView {
            heading: chapter.heading.clone(),
            lines: chapter.lines.clone(),
        });
        VideoView {
            film: film_view(film, locale),
            poster: PictureView::from(&video.poster),
            transcript: chapter_views.collect(),
        }
    }
}

fn film_view(film: &Film, page_locale: Locale) -> FilmView {
    let id = &film.id;
    let sources = film.sources.iter().map(|source| FilmSourceView {
        href: address(id, source),
        content_type: source.format.content_type(),
    });
    let captions = film.captions.iter().map(|(locale, captions)| CaptionsView {
        href: format!("{PREFIX}{id}.{locale}.vtt?v={}", captions.version),
        lang: locale.language(),
        label: locale.own_name(),
        is_default: *locale == page_locale,
    });
    let seconds = film.duration_ms.div_ceil(1000);
    FilmView {
        sources: sources.collect(),
        captions: captions.collect(),
        duration: format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
