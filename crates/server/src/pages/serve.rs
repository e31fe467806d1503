//! Answers requests for pages and payloads. `try_answer` is the hot path: it finds what is in memory and hands it out,
//! before any layer. `answer` does the rest: rendering, redirects, screens.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;
use domain::country::Country;
use domain::redirect::find_redirect;
use domain::route::NotFound;
use http::header::{CONTENT_TYPE, LOCATION};
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, Uri};

use crate::http::body::Body;
use crate::metrics::Metrics;
use crate::pages::detection::Detector;
use crate::pages::edition::{Edition, EditionError, PageAnswers, redirect_location};

const PAYLOAD_SUFFIX: &str = "/_payload.json";

/// Serves the pages of the current edition.
pub struct Pages {
    edition: ArcSwap<Edition>,
    publishing: Mutex<()>,
    detector: Detector,
    metrics: Arc<Metrics>,
}

/// What a path asks for.
#[derive(Clone, Copy)]
enum Form {
    Document,
    Payload,
}

impl Pages {
    pub fn new(edition: Edition, detector: Detector, metrics: Arc<Metrics>) -> Self {
        Pages {
            edition: ArcSwap::from_pointee(edition),
            publishing: Mutex::new(()),
            detector,
            metrics,
        }
    }

    /// The address of the visitor behind a connection.
    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        self.detector.visitor(peer, headers)
    }

    pub fn edition(&self) -> Arc<Edition> {
        self.edition.load_full()
    }

    /// Replaces the edition by what `make` builds from it; nothing changes if it builds none. One at a time, so that a new
    /// date cannot bring back content that was just replaced.
    pub fn publish<E>(&self, make: impl FnOnce(&Edition) -> Result<Option<Edition>, E>) -> Result<bool, E> {
        let _one_at_a_time = self.publishing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(edition) = make(&self.edition())? else {
            return Ok(false);
        };
        tracing::info!(
            revision = edition.site.revision,
            catalog = edition.prices.catalog.revision,
            build = edition.build_id,
            "a new edition is served"
        );
        self.edition.store(Arc::new(edition));
        Ok(true)
    }

    /// The edition of this moment: if the time of the last one is over, the next one, which takes its place.
    pub fn current(&self) -> Result<Arc<Edition>, EditionError> {
        let edition = self.edition();
        if !edition.is_over() {
            return Ok(edition);
        }
        let renewed = self.publish(|current| current.is_over().then(|| current.renewed()).transpose());
        match renewed {
            Ok(_) => Ok(self.edition()),
            Err(error) => {
                tracing::error!(%error, "the pages of the new date could not be made");
                Err(error)
            }
        }
    }

    /// The answer, if it is in memory. Does not wait, log, or allocate more than the response itself.
    pub fn try_answer<B>(&self, request: &Request<B>, peer: IpAddr) -> Option<Response<Body>> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return None;
        }
        let edition = self.edition.load();
        if edition.is_over() {
            return None;
        }
        let (path, form) = split_payload(request.uri().path());
        let route = edition.site.routes.find_spelled(path)?;
        let country = route
            .country
            .unwrap_or_else(|| self.detect(&edition, peer, request.headers()));
        let answers = match form {
            Form::Document => edition.cached_document(route.page, country)?,
            Form::Payload => edition.payload(route.page, country)?,
        };
        self.metrics.served_from_memory();
        Some(respond(answers, route.country, request.headers()))
    }

    /// The answer to any other path.
    pub async fn answer(&self, method: &Method, uri: &Uri, headers: &HeaderMap, peer: IpAddr) -> Response<Body> {
        if !matches!(*method, Method::GET | Method::HEAD) {
            return refuse_method();
        }
        let Ok(edition) = self.current() else {
            return self.error(peer, headers).await;
        };
        let (path, form) = split_payload(uri.path());
        if let Some(redirect) = find_redirect(&edition.site.redirects, path) {
            return redirected(&redirect_location(&redirect.to, uri.query()));
        }
        let detected = || self.detect(&edition, peer, headers);
        match edition.site.routes.find(path) {
            Ok(route) => {
                let country = route.country.unwrap_or_else(detected);
                let answers = match form {
                    Form::Document => edition.document(route.page, country).await,
                    Form::Payload => edition.payload(route.page, country).cloned(),
                };
                match answers {
                    Some(answers) => respond(&answers, route.country, headers),
                    None => self.error(peer, headers).await,
                }
            }
            Err(reason) => {
                let country = named_country(path, &edition).unwrap_or_else(detected);
                not_found(&edition, reason, country, form, uri, headers).await
            }
        }
    }

    /// The screen for a failure of ours.
    pub async fn error(&self, peer: IpAddr, headers: &HeaderMap) -> Response<Body> {
        let edition = self.edition();
        let country = self.detect(&edition, peer, headers);
        match edition.error(country).await {
            Some(answer) => answer.respond(headers),
            None => status_only(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    fn detect(&self, edition: &Edition, peer: IpAddr, headers: &HeaderMap) -> Country {
        self.detector.country(peer, headers, edition.site.offered())
    }
}

async fn not_found(
    edition: &Edition,
    reason: NotFound,
    country: Country,
    form: Form,
    uri: &Uri,
    headers: &HeaderMap,
) -> Response<Body> {
    match form {
        Form::Document => match edition.not_found(reason, country).await {
            Some(answer) => answer.respond(headers),
            None => status_only(StatusCode::NOT_FOUND),
        },
        Form::Payload => {
            let (page_path, _) = split_payload(uri.path());
            let json = edition.not_found_payload(reason, country, &page_path_and_query(page_path, uri));
            let mut response = Response::new(Body::Kept(json.into()));
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
                .headers_mut()
                .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
            response
        }
    }
}

/// The page's path with the query that concerns the page: a payload's own query is the build id.
fn page_path_and_query(page_path: &str, uri: &Uri) -> String {
    let is_build_id = |query: &&str| !query.contains('=');
    match uri.query().filter(|query| !is_build_id(query)) {
        Some(query) => format!("{page_path}?{query}"),
        None => page_path.to_owned(),
    }
}

/// The country that the last segment of an unknown path names: its screen is in that country's language.
fn named_country(path: &str, edition: &Edition) -> Option<Country> {
    let country = path.trim_end_matches('/').rsplit('/').next()?.parse().ok()?;
    edition.site.countries.contains(&country).then_some(country)
}

fn respond(answers: &PageAnswers, named: Option<Country>, headers: &HeaderMap) -> Response<Body> {
    let answer = if named.is_some() {
        &answers.public
    } else {
        &answers.private
    };
    answer.respond(headers)
}

fn redirected(location: &str) -> Response<Body> {
    // Content is text an operator wrote: a target that is no valid header must not bring a request down.
    let Ok(location) = HeaderValue::try_from(location) else {
        return status_only(StatusCode::NOT_FOUND);
    };
    let mut response = status_only(StatusCode::TEMPORARY_REDIRECT);
    response.headers_mut().insert(LOCATION, location);
    response
}

fn refuse_method() -> Response<Body> {
    let mut response = status_only(StatusCode::METHOD_NOT_ALLOWED);
    response
        .headers_mut()
        .insert(http::header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

fn status_only(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// A path as a page's path and what is asked of it: `/x/_payload.json` belongs to `/x`, `/_payload.json` to `/`.
fn split_payload(path: &str) -> (&str, Form) {
    match path.strip_suffix(PAYLOAD_SUFFIX) {
        Some("") => ("/", Form::Payload),
        Some(page) => (page, Form::Payload),
        None => (path, Form::Document),
    }
}
