//! `GET /image/{id}/{modifiers}`: a picture in the size and format that the address asks for. What is in memory is answered
//! by the hot path, before any layer.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{OriginalUri, State};
use axum::response::{IntoResponse, Response};
use http::header::{ACCEPT, CACHE_CONTROL, ETAG, IF_NONE_MATCH, RETRY_AFTER, VARY};
use http::{HeaderMap, HeaderValue, StatusCode, Uri};
use images::modifiers::{Format, Modifiers};
use images::{ImageError, Variant};

use crate::app::App;
use crate::http::answer::matches_etag;
use crate::http::body::Body;
use crate::http::headers::{IMMUTABLE, ONE_DAY};
use crate::http::problem::{Code, Problem, ProblemView};

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
    let images = &app.pictures.images;
    match images.get(asked.id, &asked.modifiers, asked.accept).await {
        Ok(variant) => answer(&app, &asked, &variant, &headers).map(axum::body::Body::from),
        Err(error) => {
            app.metrics.refused_image();
            refuse(&error)
        }
    }
}

/// The answer, if the picture is in memory.
pub fn try_answer(app: &App, uri: &Uri, headers: &HeaderMap) -> Option<http::Response<Body>> {
    let asked = Asked::read(uri, headers)?;
    let variant = app
        .pictures
        .images
        .find_in_memory(asked.id, &asked.modifiers, asked.accept)?;
    Some(answer(app, &asked, &variant, headers))
}

/// An address taken apart. Nothing of it is decoded except the two signs that some programs encode: an id that needs it is
/// none.
struct Asked<'a> {
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
            id,
            modifiers,
            version: uri.query().and_then(|query| query.strip_prefix("v=")),
            accept: headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()),
        })
    }
}

fn answer(app: &App, asked: &Asked<'_>, variant: &Variant, request: &HeaderMap) -> http::Response<Body> {
    let is_current = |version: &str| {
        let edition = app.pages.edition();
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
    let etag = HeaderValue::from_str(&variant.etag).expect("an ETag is hexadecimal");
    let is_known = request
        .get(IF_NONE_MATCH)
        .is_some_and(|known| matches_etag(known, &etag));
    let mut headers = app.press.protection.headers(variant.content_type, lasts, vary);
    headers.insert(ETAG, etag);
    let mut response = http::Response::new(Body::empty());
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        let repeated = [ETAG, CACHE_CONTROL, VARY];
        let headers = repeated
            .into_iter()
            .filter_map(|name| headers.get(&name).cloned().map(|value| (name, value)));
        *response.headers_mut() = headers.collect();
    } else {
        *response.headers_mut() = headers;
        *response.body_mut() = Body::Kept(variant.bytes.clone());
    }
    response
}

fn refuse(error: &ImageError) -> Response {
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
