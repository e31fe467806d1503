//! Everything that is true at one moment: build, content, prices, reviews and date, with a place for each page that can be rendered
//! from it. When one of them changes, a new edition takes its place; nothing of the old one can be served by mistake, and
//! its memory goes with it.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use content::{Kind, Page, Site};
use domain::country::Country;
use domain::feedback::Reviews;
use domain::redirect::{RedirectFrom, is_absolute_url};
use domain::route::{NotFound, localised_path};
use http::StatusCode;
use images::share::Typeface;
use render::assets::{Assets, AssetsError, PageAssets};
use render::cache::{Filled, Slot};
use render::document::{BrandLinks, Document, Root};
use render::encode::Encoded;
use render::engine::RenderError;
use render::pool::RenderPool;
use serde_json::{Map, Value, json};

use crate::brand::{self, BrandFiles};
use crate::catalog::BookFacts;
use crate::clock::{Clock, year_at};
use crate::http::answer::Answer;
use crate::http::headers::{IMMUTABLE, NO_STORE, Protection, REVALIDATE, REVALIDATE_PRIVATE};
use crate::metrics::Metrics;
use crate::pages::payload::{ClientConfig, ErrorView, Payload, PayloadMaker};
use crate::pages::prices::{Prices, Unpriced};
use crate::pages::quizzes::Quizzes;
use crate::pages::share::Sharing;
use crate::pages::structured_data::graph_of;
use crate::pictures::PreparedPictures;

const HTML: &str = "text/html; charset=utf-8";
const JSON: &str = "application/json";

/// What an edition is made with and does not change while the server runs.
pub struct Press {
    pub assets: Assets,
    /// What titles are drawn in.
    pub typeface: Arc<Typeface>,
    pub pool: RenderPool,
    pub protection: Protection,
    pub public_url: String,
    pub config: ClientConfig,
    /// Whether invented reviews and papers are shown.
    pub is_demo: bool,
    /// The request headers on which the detected country depends.
    pub detection_vary: String,
    /// Memory for pictures that are ready to be sent.
    pub prepared_picture_bytes: u64,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
}

/// One state of the shop.
pub struct Edition {
    press: Arc<Press>,
    pub site: Arc<Site>,
    pub prices: Prices,
    pub reviews: Arc<Reviews>,
    /// Names the web build and the content: what an open tab compares itself with. Prices are no part of it, or each change
    /// of one would have every open tab load its next page whole, though scripts and addresses stayed the same; payloads are
    /// asked for again anyway.
    pub build_id: String,
    year: i16,
    /// The first moment at which a page would have to look different.
    pub valid_until_ms: i64,
    /// By the name of the page.
    head_assets: HashMap<String, PageAssets>,
    /// By page, then by country.
    cells: Vec<Cell>,
    /// By kind of not-found, then by country.
    not_found: Vec<Slot<Answer>>,
    /// By country.
    errors: Vec<Slot<Answer>>,
    pub latest_build: Answer,
    pub build_manifest: Answer,
    /// The manifest's text, to be kept for open tabs.
    pub build_manifest_json: Vec<u8>,
    pub sitemap: OnceLock<Answer>,
    pub quizzes: Quizzes,
    pub pictures: PreparedPictures,
    pub brand_files: BrandFiles,
    pub sharing: Sharing,
}

/// One page for one country.
struct Cell {
    document: Slot<PageAnswers>,
    payload: OnceLock<Arc<PageAnswers>>,
}

/// The same body with two sets of headers.
pub struct PageAnswers {
    /// The path names the country: anyone may keep it.
    pub public: Answer,
    /// The country was detected: for this visitor alone.
    pub private: Answer,
}

/// Why there is no edition.
#[derive(Debug, thiserror::Error)]
pub enum EditionError {
    /// The web build has no component for a page. Cannot happen to a binary whose tests passed.
    #[error("a page cannot be shown: {0}")]
    Assets(#[from] AssetsError),
    /// The books lack a price that the content would have seeded.
    #[error(transparent)]
    Unpriced(#[from] Unpriced),
}

impl Edition {
    /// A new edition. Copies rendered for the same revisions and the same prices are taken over from `previous` to fall back on:
    /// better a page that the browser renders than an old price.
    pub fn new(
        press: Arc<Press>,
        site: Arc<Site>,
        facts: BookFacts,
        previous: Option<&Edition>,
    ) -> Result<Self, EditionError> {
        let now_ms = press.clock.now_ms();
        let (year, next_year_ms) = year_at(now_ms);
        let prices = Prices::new(facts.catalog, &site, now_ms)?;
        let valid_until_ms = prices.valid_until_ms().min(next_year_ms);
        let screens = [&site.not_found, &site.error];
        let mut head_assets = HashMap::new();
        for page in site.pages.iter().chain(screens) {
            let sells = page.blocks.iter().any(|block| block.content.is_for_shops());
            let assets = press.assets.page_assets(page.kind.name(), page.layout.name(), sells)?;
            head_assets.insert(page.name.clone(), assets);
        }
        let build_id = build_id(&press.assets.build.id, &site.revision);
        let previous = previous.filter(|previous| {
            previous.build_id == build_id
                && previous.prices.catalog.revision == prices.catalog.revision
                && now_ms < previous.prices.valid_until_ms()
        });
        let cell_count = site.pages.len() * site.countries.len();
        let screen_slots = |count: usize| (0..count).map(|_| Slot::new(None)).collect();
        let build_manifest_json = manifest_json(&build_id, press.assets.build.timestamp, &site);
        let revalidated = |json: Vec<u8>, cache_control| {
            let headers = press.protection.headers(JSON, cache_control, "Accept-Encoding");
            Answer::new(StatusCode::OK, &Encoded::text(json), &headers)
        };
        let latest = json!({ "id": build_id, "timestamp": press.assets.build.timestamp });
        Ok(Edition {
            latest_build: revalidated(latest.to_string().into_bytes(), "public, max-age=1"),
            build_manifest: revalidated(build_manifest_json.clone(), IMMUTABLE),
            build_manifest_json,
            cells: (0..cell_count)
                .map(|index| Cell {
                    document: Slot::new(previous.and_then(|previous| previous.cells[index].document.last_good())),
                    payload: OnceLock::new(),
                })
                .collect(),
            not_found: screen_slots(NotFound::ALL.len() * site.countries.len()),
            errors: screen_slots(site.countries.len()),
            sitemap: OnceLock::new(),
            quizzes: Quizzes::default(),
            pictures: PreparedPictures::new(press.prepared_picture_bytes),
            brand_files: BrandFiles::new(&site),
            sharing: Sharing::new(&site, &press.typeface, &press.assets.colours.theme),
            head_assets,
            build_id,
            year,
            valid_until_ms,
            prices,
            reviews: facts.reviews,
            site,
            press,
        })
    }

    /// Whether its time is over: something in it is no longer true.
    pub fn is_over(&self) -> bool {
        self.press.clock.now_ms() >= self.valid_until_ms
    }

    /// The same content and catalog as of now.
    pub fn renewed(&self) -> Result<Self, EditionError> {
        let facts = BookFacts {
            catalog: Arc::clone(&self.prices.catalog),
            reviews: Arc::clone(&self.reviews),
        };
        Edition::new(Arc::clone(&self.press), Arc::clone(&self.site), facts, Some(self))
    }

    /// A page's document, if it was rendered before.
    pub fn cached_document(&self, page: usize, country: Country) -> Option<&Arc<PageAnswers>> {
        self.cell(page, country)?.document.get()
    }

    /// A page's document; rendered by the first who asks.
    pub async fn document(&self, page: usize, country: Country) -> Option<Arc<PageAnswers>> {
        let cell = self.cell(page, country)?;
        let filled = cell.document.fill(|| self.render_page(page, country)).await;
        match filled {
            Filled::Fresh(answers) | Filled::LastGood(answers) => Some(answers),
            Filled::Nothing => Some(Arc::new(self.shell(page, country))),
        }
    }

    /// A page's payload.
    pub fn payload(&self, page: usize, country: Country) -> Option<&Arc<PageAnswers>> {
        let cell = self.cell(page, country)?;
        Some(cell.payload.get_or_init(|| {
            let page = &self.site.pages[page];
            let payload = self.maker().make(page, country, None);
            Arc::new(self.page_answers(page, &Encoded::text(to_json(&payload).into_bytes()), JSON))
        }))
    }

    /// The page-not-found screen. The document is the same for every path: the browser fills the path in.
    pub async fn not_found(&self, reason: NotFound, country: Country) -> Option<Arc<Answer>> {
        let country_index = self.country_index(country)?;
        let reason_index = NotFound::ALL.iter().position(|known| *known == reason)?;
        let slot = &self.not_found[reason_index * self.site.countries.len() + country_index];
        let error = ErrorView {
            status: StatusCode::NOT_FOUND.as_u16(),
            message: reason.message("{path}"),
        };
        Some(self.screen(slot, &self.site.not_found, country, error).await)
    }

    /// The payload of a path that is no page, with its exact sentence.
    pub fn not_found_payload(&self, reason: NotFound, country: Country, full_path: &str) -> String {
        let error = ErrorView {
            status: StatusCode::NOT_FOUND.as_u16(),
            message: reason.message(full_path),
        };
        to_json(&self.maker().make(&self.site.not_found, country, Some(error)))
    }

    /// The screen for a failure of ours.
    pub async fn error(&self, country: Country) -> Option<Arc<Answer>> {
        let slot = &self.errors[self.country_index(country)?];
        let error = ErrorView {
            status: StatusCode::INTERNAL_SERVER_ERROR.as_u16(),
            message: "Internal server error".to_owned(),
        };
        Some(self.screen(slot, &self.site.error, country, error).await)
    }

    async fn screen(&self, slot: &Slot<Answer>, page: &Page, country: Country, error: ErrorView) -> Arc<Answer> {
        let status = StatusCode::from_u16(error.status).expect("screens use known statuses");
        let payload = self.maker().make(page, country, Some(error));
        let json = to_json(&payload);
        let answer = |html: String| {
            let vary = format!("Accept-Encoding, {}", self.press.detection_vary);
            let headers = self.press.protection.headers(HTML, NO_STORE, &vary);
            Answer::new(status, &Encoded::text(html.into_bytes()), &headers)
        };
        let filled = slot
            .fill(|| async {
                let markup = self.render(&payload, json.clone()).await?;
                Ok::<_, RenderError>(answer(self.write_document(
                    page,
                    country,
                    &payload,
                    &json,
                    Root::Markup(&markup),
                )))
            })
            .await;
        match filled {
            Filled::Fresh(answer) | Filled::LastGood(answer) => answer,
            Filled::Nothing => Arc::new(answer(self.write_document(page, country, &payload, &json, Root::Shell))),
        }
    }

    async fn render_page(&self, page: usize, country: Country) -> Result<PageAnswers, RenderError> {
        let page = &self.site.pages[page];
        let payload = self.maker().make(page, country, None);
        let json = to_json(&payload);
        let markup = self.render(&payload, json.clone()).await?;
        let html = self.write_document(page, country, &payload, &json, Root::Markup(&markup));
        // Compressing takes milliseconds: long enough to keep it away from the threads that answer requests.
        let encoding = tokio::task::spawn_blocking(move || Encoded::text(html.into_bytes()));
        let body = encoding.await.map_err(|_| RenderError::Ended)?;
        Ok(self.page_answers(page, &body, HTML))
    }

    async fn render(&self, payload: &Payload, json: String) -> Result<String, RenderError> {
        let start = Instant::now();
        let result = self.press.pool.render(json).await;
        self.press.metrics.rendered(start.elapsed(), result.is_ok());
        if let Err(error) = &result {
            tracing::error!(page = payload.page, country = payload.country, %error, "a page was not rendered");
        }
        result
    }

    /// The document without markup: the browser renders the page from its payload.
    fn shell(&self, page: usize, country: Country) -> PageAnswers {
        let page = &self.site.pages[page];
        let payload = self.maker().make(page, country, None);
        let html = self.write_document(page, country, &payload, &to_json(&payload), Root::Shell);
        self.page_answers(page, &Encoded::text(html.into_bytes()), HTML)
    }

    fn write_document(&self, page: &Page, country: Country, payload: &Payload, json: &str, root: Root<'_>) -> String {
        let public_url = &self.press.public_url;
        let market = self.site.market(country);
        let meta = self.sharing.meta(&self.site, page, market, &payload.head, public_url);
        let graph = graph_of(self, page, market, &payload.head, public_url);
        let structured_data = graph.map(|graph| graph.to_string());
        let alternates: Vec<(String, String)> = payload
            .head
            .alternates
            .iter()
            .map(|alternate| (alternate.hreflang.clone(), alternate.href.clone()))
            .collect();
        Document {
            lang: &payload.head.lang,
            page: &payload.page,
            layout: payload.layout,
            country: payload.country,
            build: &self.build_id,
            title: &payload.head.title,
            description: &payload.head.description,
            canonical: payload.head.canonical.as_deref(),
            alternates: &alternates,
            robots: payload.head.robots,
            meta: &meta,
            brand: BrandLinks {
                icon: &brand::icon_address(&self.site, "mark.svg"),
                favicon: brand::FAVICON,
                touch_icon: brand::TOUCH_ICON,
                manifest: &brand::manifest_address(country),
                theme_colour: &self.press.assets.colours.theme,
            },
            assets: &self.head_assets[&page.name],
            structured_data: structured_data.as_deref(),
            payload: json,
        }
        .write(root)
    }

    fn page_answers(&self, page: &Page, body: &Encoded, content_type: &'static str) -> PageAnswers {
        self.press.metrics.kept_bytes(body.memory_bytes());
        let protection = &self.press.protection;
        let answer = |cache_control, vary: &str| {
            let mut headers = protection.headers(content_type, cache_control, vary);
            // The way back from a bank whose step stands over an offer.
            if page.kind == Kind::PaypalConfirm {
                protection.allow_own_frame(&mut headers);
            }
            Answer::new(StatusCode::OK, body, &headers)
        };
        PageAnswers {
            public: answer(REVALIDATE, "Accept-Encoding"),
            private: answer(
                REVALIDATE_PRIVATE,
                &format!("Accept-Encoding, {}", self.press.detection_vary),
            ),
        }
    }

    fn maker(&self) -> PayloadMaker<'_> {
        PayloadMaker {
            site: &self.site,
            prices: &self.prices,
            reviews: &self.reviews,
            quizzes: &self.quizzes,
            public_url: &self.press.public_url,
            config: &self.press.config,
            year: self.year,
            is_demo: self.press.is_demo,
        }
    }

    fn cell(&self, page: usize, country: Country) -> Option<&Cell> {
        self.cells
            .get(page * self.site.countries.len() + self.country_index(country)?)
    }

    fn country_index(&self, country: Country) -> Option<usize> {
        self.site.countries.iter().position(|known| *known == country)
    }
}

/// Names a web build with a content revision. Both are part of it because the manifest, which lists pages and redirects, is
/// kept by browsers under this name for a year.
fn build_id(web_build: &str, content_revision: &str) -> String {
    blake3::hash(format!("{web_build} {content_revision}").as_bytes()).to_hex()[..16].to_owned()
}

fn to_json(payload: &Payload) -> String {
    serde_json::to_string(payload).expect("a payload is plain data")
}

/// All paths that answer with a page, with and without country.
fn addresses(site: &Site) -> Vec<String> {
    let mut all = Vec::new();
    for page in &site.pages {
        all.push(page.path.clone());
        if page.has_country_variants() {
            all.extend(
                site.countries
                    .iter()
                    .map(|country| localised_path(&page.path, *country)),
            );
        }
    }
    all
}

/// What the browser needs to know of all pages: which have a payload, and where redirects lead.
fn manifest_json(id: &str, timestamp: u64, site: &Site) -> Vec<u8> {
    let mut exact = Map::new();
    let mut below = Map::new();
    for redirect in &site.redirects {
        let rule = json!({ "redirect": redirect.to });
        match &redirect.from {
            RedirectFrom::Exact(path) => exact.insert(path.clone(), rule),
            RedirectFrom::Below(prefix) => below.insert(prefix.clone(), rule),
        };
    }
    let manifest = json!({
        "id": id,
        "timestamp": timestamp,
        "matcher": { "static": exact, "wildcard": below, "dynamic": Value::Object(Map::new()) },
        "prerendered": addresses(site),
    });
    manifest.to_string().into_bytes()
}

/// The address a redirect leads to, with the query of the request kept on the way to a page of ours.
pub fn redirect_location(target: &str, query: Option<&str>) -> String {
    match query {
        Some(query) if !is_absolute_url(target) && !target.contains(['?', '#']) => format!("{target}?{query}"),
        _ => target.to_owned(),
    }
}
