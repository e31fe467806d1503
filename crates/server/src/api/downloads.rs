//! Digital goods of a purchase: `GET /api/orders/{id}/downloads` lists them for whoever proves that one of its orders is theirs,
//! with links that hold for an hour; `GET /download/{grant}` is such a link. It needs no other proof, so that it can be opened by whatever
//! downloads files, and it leads to the thank-you page once it no longer holds.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use content::{Digital, Kind, Page, Site};
use domain::calendar::Day;
use domain::digital_goods::{Access, Grant};
use domain::format;
use domain::id::GrantId;
use domain::locale::Locale;
use domain::order::{Order, OrderLine};
use http::header::{CONTENT_DISPOSITION, LOCATION};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use serde::{Deserialize, Serialize};
use store::Reader;
use store::digital_goods::find_grant;
use store::orders::find_order;
use utoipa::ToSchema;

use super::orders::proof;
use crate::app::App;
use crate::digital_goods::{Good, list_goods};
use crate::http::headers::NO_STORE;
use crate::http::problem::{Code, Problem, ProblemView};
use crate::offers::{Purchase, own_purchase};
use crate::orders::WholeOrder;

pub const LIST_PATH: &str = "/api/orders/{id}/downloads";
pub const PATH: &str = "/download/{grant}";

/// For how long a link holds: long enough for a slow connection, too short to be passed around.
const LINK_SECONDS: i64 = 60 * 60;

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// What a link that no longer holds adds to the address of the thank-you page, which then says so.
const STALE: &str = "#download=stale";

/// The digital goods of a purchase.
#[derive(Debug, Serialize, ToSchema)]
pub struct DownloadsView {
    downloads: Vec<DownloadView>,
}

/// Something digital that was bought.
#[derive(Debug, Serialize, ToSchema)]
pub struct DownloadView {
    #[schema(example = "dig_01KA3Q1QY0V5W3N8Z4T6R2H9CD")]
    id: String,
    /// The order that it was bought with.
    order: String,
    name: String,
    state: DownloadState,
    /// The day from which on it can be opened, while it cannot.
    #[schema(required = true, example = "30.11.2026")]
    opens_on: Option<String>,
    /// Where the file is, of what is one. Holds for an hour.
    #[schema(required = true)]
    href: Option<String>,
    /// Milliseconds since 1970, UTC.
    #[schema(required = true)]
    href_expires_at: Option<i64>,
    /// One for each piece of what is opened by codes.
    codes: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DownloadState {
    /// It opens when the period of withdrawal is over.
    Waiting,
    /// Its codes are being made: ask again in a moment.
    Preparing,
    Open,
    /// The contract is over.
    Ended,
}

/// Lists the digital goods of the purchase that an order is of.
#[utoipa::path(
    get,
    path = "/api/orders/{id}/downloads",
    params(
        ("id" = String, Path, description = "`ord_…`"),
        ("Authorization" = String, Header, description = "`Bearer` and the order's secret"),
    ),
    responses(
        (status = 200, description = "What can be opened, and from when on", body = DownloadsView),
        (status = 404, description = "No such order, or not yours", body = ProblemView, content_type = "application/problem+json"),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn list_downloads(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<DownloadsView>, Problem> {
    let (id, token) = proof(&id, &headers)?;
    let Purchase { first, later } = own_purchase(&app, id, token).await?;
    let now_ms = app.press.clock.now_ms();
    let downloads = app
        .store
        .read("listing digital goods", async |reader: &Reader| {
            let mut downloads = Vec::new();
            for WholeOrder { order, lines, .. } in [&first].into_iter().chain(&later) {
                let goods = list_goods(reader, order, now_ms).await?;
                downloads.extend(goods.iter().map(|good| view(&app, order, lines, good, now_ms)));
            }
            Ok(downloads)
        })
        .await?;
    Ok(Json(DownloadsView { downloads }))
}

fn view(app: &App, order: &Order, lines: &[OrderLine], good: &Good, now_ms: i64) -> DownloadView {
    let grant = &good.grant;
    let edition = app.pages.edition();
    let is_file = matches!(digital(&edition.site, grant), Some(Digital::Book(_)));
    let state = match good.access {
        Access::Waiting => DownloadState::Waiting,
        Access::Ended => DownloadState::Ended,
        Access::Open if is_file || !good.codes.is_empty() => DownloadState::Open,
        Access::Open => DownloadState::Preparing,
    };
    let expires_at_s = now_ms / 1000 + LINK_SECONDS;
    let href = (state == DownloadState::Open && is_file)
        .then(|| href(app, grant.id, expires_at_s))
        .flatten();
    let line = usize::try_from(grant.position - 1).ok().and_then(|at| lines.get(at));
    DownloadView {
        id: grant.id.to_string(),
        order: order.id.to_string(),
        name: line.map_or_else(|| grant.product.clone(), |line| line.name.clone()),
        state,
        opens_on: (state == DownloadState::Waiting).then(|| {
            let day = Day::of(order.country, grant.opens_at_ms);
            format::day(order.locale, day.year(), day.month(), day.day())
        }),
        href_expires_at: href.as_ref().map(|_| expires_at_s * 1000),
        href,
        codes: good.codes.iter().map(ToString::to_string).collect(),
    }
}

/// A link to a file. There is none in a shop without keys, which serves nobody.
fn href(app: &App, grant: GrantId, expires_at_s: i64) -> Option<String> {
    let signature = app.links.download(grant, expires_at_s).newest()?;
    Some(format!(
        "/download/{grant}?expires={expires_at_s}&signature={signature}"
    ))
}

fn digital<'a>(site: &'a Site, grant: &Grant) -> Option<&'a Digital> {
    site.products.get(&grant.product)?.digital.as_ref()
}

/// What a link carries.
#[derive(Deserialize)]
pub struct LinkQuery {
    expires: Option<String>,
    signature: Option<String>,
}

/// Sends a file to whoever has a link that holds; leads all others to where they get a new one.
#[utoipa::path(
    get,
    path = "/download/{grant}",
    params(
        ("grant" = String, Path, description = "`dig_…`"),
        ("expires" = i64, Query, description = "Seconds since 1970, UTC"),
        ("signature" = String, Query, description = "Made by the shop"),
    ),
    responses(
        (status = 200, description = "The file", body = Vec<u8>, content_type = "application/pdf"),
        (status = 303, description = "The link is wrong or no longer holds: the page says what to do", headers(("Location" = String))),
        (status = 503, description = "The database does not answer", body = ProblemView, content_type = "application/problem+json"),
    )
)]
pub async fn get_download(
    State(app): State<Arc<App>>,
    Path(grant): Path<String>,
    query: Result<Query<LinkQuery>, QueryRejection>,
) -> Result<Response, Problem> {
    let now_ms = app.press.clock.now_ms();
    let grant = query.ok().and_then(|Query(query)| proven(&app, &grant, &query, now_ms));
    let Some(grant) = grant else {
        return Ok(stale(&app, None));
    };
    let found = app
        .store
        .read("looking for a download", async |reader: &Reader| {
            let Some(grant) = find_grant(reader, grant).await? else {
                return Ok(None);
            };
            let Some(order) = find_order(reader, grant.order).await? else {
                return Ok(None);
            };
            let goods = list_goods(reader, &order, now_ms).await?;
            let good = goods.into_iter().find(|good| good.grant.id == grant.id);
            Ok(good.map(|good| (order, good)))
        })
        .await?;
    match found {
        Some((order, good)) if good.access == Access::Open => send(&app, &order, &good.grant).await,
        Some((order, _)) => Ok(stale(&app, Some(&order))),
        None => Ok(stale(&app, None)),
    }
}

/// The grant of a link that the shop made and that has not expired.
fn proven(app: &App, grant: &str, query: &LinkQuery, now_ms: i64) -> Option<GrantId> {
    let grant = grant.parse().ok()?;
    let expires_at_s: i64 = query.expires.as_deref()?.parse().ok()?;
    if now_ms / 1000 >= expires_at_s {
        return None;
    }
    let signature = query.signature.as_deref()?;
    app.links
        .download(grant, expires_at_s)
        .is_one(signature)
        .then_some(grant)
}

async fn send(app: &App, order: &Order, grant: &Grant) -> Result<Response, Problem> {
    let site = Arc::clone(&app.pages.edition().site);
    let Some(Digital::Book(book)) = digital(&site, grant) else {
        return Ok(stale(app, Some(order)));
    };
    let book = &site.books[book];
    let locale = site.spoken(order.locale, order.country);
    let file = app.library.get(app, &site, book, locale).await.map_err(|error| {
        tracing::error!(%error, book = book.id, "a book cannot be made");
        Problem::new(Code::Internal)
    })?;
    let mut headers = app.press.protection.headers("application/pdf", NO_STORE, "");
    headers.insert(CONTENT_DISPOSITION, attachment(&book.id, locale));
    headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
    Ok((headers, file).into_response())
}

/// To be kept under a name, not to be opened within the shop's own address.
fn attachment(book: &str, locale: Locale) -> HeaderValue {
    let name = format!("attachment; filename=\"{book}-{}.pdf\"", locale.language());
    HeaderValue::try_from(name).expect("names of folders are plain letters")
}

/// To the page that shows the order to whoever has its link, and says what to do to all others.
fn stale(app: &App, order: Option<&Order>) -> Response {
    let site = &app.pages.edition().site;
    let page = site.pages.iter().find(|page| page.kind == Kind::Thankyou);
    let is_sold_to = |order: &&Order| site.countries.contains(&order.country);
    let path = match (page, order.filter(is_sold_to)) {
        (Some(page), Some(order)) => page.href(order.country),
        (Some(Page { path, .. }), None) => path.clone(),
        (None, _) => "/".to_owned(),
    };
    let location = format!("{}{path}{STALE}", app.press.public_url);
    let headers = [(LOCATION, location), (ROBOTS, "noindex".to_owned())];
    (StatusCode::SEE_OTHER, headers).into_response()
}
