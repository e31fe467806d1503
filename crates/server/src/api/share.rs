//! `GET /share/{page}/{country}-{revision}.jpg`: the picture that other sites show for a page. An older revision, which
//! somebody shared long ago, is answered with the picture of today.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::country::Country;
use http::{HeaderMap, StatusCode};
use render::encode::Encoded;

use crate::api::images::refuse;
use crate::app::App;
use crate::http::answer::Answer;
use crate::http::headers::{IMMUTABLE, ONE_DAY};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::share::ENDING;

/// The picture that other sites show for a page.
#[utoipa::path(
    get,
    path = "/share/{page}/{file}",
    params(
        ("page" = String, Path, description = "The page's name"),
        ("file" = String, Path, description = "Country and revision as the page's `og:image` names them: `fr-0123456789abcdef.jpg`. The current one may be kept for a year"),
    ),
    responses(
        (status = 200, description = "The picture, 1200 × 630", body = Vec<u8>, content_type = "image/jpeg"),
        (status = 304, description = "The picture that the client has is current"),
        (status = 404, description = "No such page or country", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "Too many pictures are being made", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_share_picture(
    State(app): State<Arc<App>>,
    Path((page, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let edition = app.pages.edition();
    let site = &edition.site;
    let asked = asked(&file).filter(|(country, _)| site.countries.contains(country));
    let page = site.pages.iter().find(|known| known.name == page);
    let found = page.zip(asked).and_then(|(page, (country, revision))| {
        let picture = edition.sharing.picture(site, page, country)?;
        Some((picture, revision))
    });
    let Some((picture, revision)) = found else {
        return Problem::new(Code::NotFound)
            .with_detail("There is no such page.")
            .into_response();
    };
    let lasts = if picture.revision == revision {
        IMMUTABLE
    } else {
        ONE_DAY
    };
    let photograph = &picture.photograph.picture.id;
    match app.pictures.images.get_card(photograph, picture.card).await {
        Ok(variant) => {
            let shared = app.press.protection.headers(variant.content_type, lasts, "");
            let body = Encoded::compact(variant.bytes.clone(), variant.etag.to_string());
            Answer::new(StatusCode::OK, &body, &shared)
                .respond(&headers)
                .map(axum::body::Body::from)
        }
        Err(error) => {
            app.metrics.refused_image();
            refuse(&error)
        }
    }
}

/// Country and revision of `fr-0123456789abcdef.jpg`.
fn asked(file: &str) -> Option<(Country, &str)> {
    let (segment, revision) = file.strip_suffix(ENDING)?.split_once('-')?;
    Some((segment.parse().ok()?, revision))
}
