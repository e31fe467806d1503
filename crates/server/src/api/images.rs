//! `GET /image/{id}/{modifiers}`: a picture in the size and format that the address asks for. What is in memory is answered
//! by the hot path, before any layer.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{OriginalUri, State};
use axum::response::{IntoResponse, Response};
use http::header::{ACCEPT, RETRY_AFTER};
use http::uri::PathAndQuery;
use http::{HeaderMap, HeaderValue, StatusCode, Uri};
use images::modifiers::{Format, Modifiers};
use images::{ImageError, Variant};
use render::encode::Encoded;

use crate::app::App;
use crate::http::answer::Answer;
use crate::http::body::Body;
use crate::http::headers::{IMMUTABLE, ONE_DAY};
use crate::http::problem::{Code, Problem, ProblemView};
use crate::pages::edition::Edition;

/// The beginning of every picture's address.
pub const PREFIX: &str = "/image/";

const RETRY_AFTER_SECONDS: &str = "5";

/// A picture in another size and format.
#[utoipa::path(
    get,
    path = "/image/{id}/{modifiers}",
    params(
        ("id" = String, Path, description = "The picture's file in content/images without its ending"),
        ("modifiers" = String, Path, description = "`w`, `h`, `f`, `q`, `blur`, `fit`, `dpr`, `gamma`, as in `w=640,f=webp`; may be empty"),
        ("v" = Option<String>, Query, description = "The picture's version as pages name it: the answer may then be kept for a year"),
    ),
    responses(
        (status = 200, description = "The picture", body = Vec<u8>, content_type = "image/*"),
        (status = 304, description = "The picture that the client has is current"),
        (status = 400, description = "A modifier is unknown or out of range", body = ProblemView, content_type = "application/problem+json"),
        (status = 404, description = "No such picture", body = ProblemView, content_type = "application/problem+json"),
        (status = 413, description = "The original has too many bytes or pixels", body = ProblemView, content_type = "application/problem+json"),
        (status = 415, description = "The original is no picture", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "Too many pictures are being made", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_image(State(app): State<Arc<App>>, OriginalUri(uri): OriginalUri, headers: HeaderMap) -> Response {
    let Some(asked) = Asked::read(&uri, &headers) else {
        return Problem::new(Code::NotFound).into_response();
    };
    // Taken first: a picture that is made while the content changes is kept with the old content, and goes with it.
    let edition = app.pages.edition();
    let images = &app.pictures.images;
    match images.get(asked.id, &asked.modifiers, asked.accept).await {
        Ok(variant) => answer(&app, &edition, &asked, &variant)
            .respond(&headers)
            .map(axum::body::Body::from),
        Err(error) => {
            app.metrics.refused_image();
            refuse(&error)
        }
    }
}

/// The answer, if the picture is in memory.
pub fn try_answer(app: &App, uri: &Uri, headers: &HeaderMap) -> Option<http::Response<Body>> {
    let edition = app.pages.edition();
    if let Some(answer) = edition.pictures.get(address_of(uri)) {
        app.pictures.images.count_from_memory();
        return Some(answer.respond(headers));
    }
    let asked = Asked::read(uri, headers)?;
    let variant = app
        .pictures
        .images
        .find_in_memory(asked.id, &asked.modifiers, asked.accept)?;
    Some(answer(app, &edition, &asked, &variant).respond(headers))
}

fn address_of(uri: &Uri) -> &str {
    uri.path_and_query().map_or_else(|| uri.path(), PathAndQuery::as_str)
}

/// An address taken apart. Nothing of it is decoded except the two signs that some programs encode: an id that needs it is
/// none.
struct Asked<'a> {
    address: &'a str,
    id: &'a str,
    modifiers: Cow<'a, str>,
    version: Option<&'a str>,
    accept: Option<&'a str>,
}

impl<'a> Asked<'a> {
    fn read(uri: &'a Uri, headers: &'a HeaderMap) -> Option<Self> {
        let (id, modifiers) = uri.path().strip_prefix(PREFIX)?.rsplit_once('/')?;
        let modifiers = if modifiers.contains('%') {
            let decoded = modifiers.replace("%2C", ",").replace("%2c", ",");
            Cow::Owned(decoded.replace("%3D", "=").replace("%3d", "="))
        } else {
            Cow::Borrowed(modifiers)
        };
        Some(Asked {
            address: address_of(uri),
            id,
            modifiers,
            version: uri.query().and_then(|query| query.strip_prefix("v=")),
            accept: headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()),
        })
    }
}

/// The answer, which the edition keeps if it is the same for everybody and stays so until the content changes.
fn answer(app: &App, edition: &Edition, asked: &Asked<'_>, variant: &Variant) -> Arc<Answer> {
    let is_current = |version: &str| {
        let picture = edition.site.pictures.get(asked.id);
        app.pictures.are_of_content && picture.is_some_and(|picture| picture.version == version)
    };
    let lasts = if asked.version.is_some_and(is_current) {
        IMMUTABLE
    } else {
        ONE_DAY
    };
    let depends_on_accept = Modifiers::parse(&asked.modifiers).is_ok_and(|asked| asked.format == Format::Auto);
    let vary = if depends_on_accept { "Accept" } else { "" };
    let headers = app.press.protection.headers(variant.content_type, lasts, vary);
    let body = Encoded::compact(variant.bytes.clone(), variant.etag.to_string());
    let answer = Arc::new(Answer::new(StatusCode::OK, &body, &headers));
    if app.pictures.are_of_content && !depends_on_accept {
        edition.pictures.insert(asked.address, &answer);
    }
    answer
}

pub(crate) fn refuse(error: &ImageError) -> Response {
    let problem = match error {
        ImageError::NotFound => Problem::new(Code::NotFound).with_detail("There is no such picture."),
        ImageError::BadModifier(modifier) => Problem::new(Code::BadRequest).with_detail(modifier.to_string()),
        ImageError::Unsupported(_) => Problem::new(Code::PictureUnreadable),
        ImageError::TooLarge(_) => Problem::new(Code::PictureTooLarge),
        ImageError::Busy | ImageError::Unavailable(_) => Problem::new(Code::Unavailable),
        ImageError::Failed(_) => Problem::new(Code::Internal),
    };
    let mut response = problem.into_response();
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        response
            .headers_mut()
            .insert(RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER_SECONDS));
    }
    response
}
