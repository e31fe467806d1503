//! `GET /api/countries` and `GET /api/countries/{country}`: the country reference. It informs; no decision of the shop uses it.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use domain::country_reference::{self, CountryRecord, CountryView, LocaleStyle};
use http::header::CACHE_CONTROL;
use http::{HeaderMap, HeaderValue, StatusCode};
use render::encode::Encoded;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::http::answer::Answer;
use crate::http::json::refuse_query;
use crate::http::problem::{Code, Problem, ProblemView};

/// The records change with a release alone.
const ONE_DAY: &str = "public, max-age=86400";

/// How locale codes are written.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Locales {
    /// `de-DE`
    Hyphen,
    /// `de_DE`
    #[default]
    Underscore,
}

impl From<Locales> for LocaleStyle {
    fn from(locales: Locales) -> Self {
        match locales {
            Locales::Hyphen => LocaleStyle::Hyphen,
            Locales::Underscore => LocaleStyle::Underscore,
        }
    }
}

/// What a list may be asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    #[serde(default)]
    #[param(inline)]
    locales: Locales,
}

/// What a look-up may be asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LookUpQuery {
    #[serde(default)]
    #[param(inline)]
    locales: Locales,
    /// Whether a similar name will do, from a score of 60 on.
    #[serde(default)]
    fuzzy: bool,
}

/// A country found by similarity.
#[derive(Serialize)]
struct ScoredCountryView {
    #[serde(flatten)]
    country: CountryView,
    /// How similar the name is, of 100.
    score: u8,
}

/// All countries of the world.
#[utoipa::path(
    get,
    path = "/api/countries",
    params(ListQuery),
    responses(
        (status = 200, description = "Country reference records", body = Vec<Object>),
        (status = 400, description = "Unknown parameter", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn list_countries(
    State(app): State<Arc<App>>,
    query: Result<Query<ListQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    static BODIES: LazyLock<[Encoded; 2]> =
        LazyLock::new(|| [encode_all(LocaleStyle::Underscore), encode_all(LocaleStyle::Hyphen)]);
    let Query(query) = query.map_err(|rejection| refuse_query(&rejection))?;
    let body = match query.locales {
        Locales::Underscore => &BODIES[0],
        Locales::Hyphen => &BODIES[1],
    };
    let kept = app
        .press
        .protection
        .headers("application/json", ONE_DAY, "Accept-Encoding");
    let response = Answer::new(StatusCode::OK, body, &kept).respond(&headers);
    Ok(response.map(axum::body::Body::from))
}

/// One country by its codes or its name.
#[utoipa::path(
    get,
    path = "/api/countries/{country}",
    params(
        ("country" = String, Path, description = "alpha-2, alpha-3, numeric code or name, in any letter case"),
        LookUpQuery
    ),
    responses(
        (status = 200, description = "The record; with `fuzzy` also its score", body = Object),
        (status = 404, description = "No such country", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_country(
    Path(country): Path<String>,
    query: Result<Query<LookUpQuery>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(query) = query.map_err(|rejection| refuse_query(&rejection))?;
    let style = query.locales.into();
    let unknown = || Problem::new(Code::NotFound).with_detail("There is no such country.");
    let mut response = if query.fuzzy {
        let (record, score) = country_reference::find_fuzzy(&country).ok_or_else(unknown)?;
        let country = record.view(style);
        Json(ScoredCountryView { country, score }).into_response()
    } else {
        let record = country_reference::find(&country).ok_or_else(unknown)?;
        Json(record.view(style)).into_response()
    };
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static(ONE_DAY));
    Ok(response)
}

fn encode_all(style: LocaleStyle) -> Encoded {
    let views: Vec<CountryView> = country_reference::all()
        .iter()
        .map(|record: &CountryRecord| record.view(style))
        .collect();
    Encoded::text(serde_json::to_vec(&views).expect("records are plain data"))
}
