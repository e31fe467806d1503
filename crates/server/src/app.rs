//! Puts the server together: what is shared by all requests, made once at the start.

use std::collections::HashMap;
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ::images::share::Typeface;
use content::{Audience, Folder, FolderError, InterfaceTexts, Report, Site, Words};
use domain::catalog::Catalog;
use http::{Method, Request, Response, StatusCode};
use ipnet::IpNet;
use payments::{Gateway, GatewayError};
use render::assets::{ASSET_PREFIX, Assets, AssetsError};
use render::engine::{Limits as EngineLimits, RenderError};
use render::pool::RenderPool;
use rust_embed::RustEmbed;
use store::{Engine, Store, StoreError};

use crate::announce::Announcer;
use crate::answers::Answers;
use crate::answers::sealing::{KeyError, ShopKey, key_of_folder};
use crate::api::{events as event_reports, images};
use crate::builds::KeptBuilds;
use crate::catalog::{self, CatalogDesk};
use crate::clock::Clock;
use crate::config::{Config, Mode, Retention};
use crate::events::Events;
use crate::films::{self, Films};
use crate::gateway;
use crate::http::answer::Answer;
use crate::http::body::Body;
use crate::http::headers::{IMMUTABLE, OtherOrigins, Protection};
use crate::http::middleware::RequestIds;
use crate::jobs::runner::Runner;
use crate::known_content::KnownContent;
use crate::library::Library;
use crate::links::Links;
use crate::mail_hosts::MailHosts;
use crate::mails::Mails;
use crate::mails::transport::TransportError;
use crate::metrics::Metrics;
use crate::pages::detection::{DatabaseError, Detector};
use crate::pages::edition::{Edition, EditionError, Press};
use crate::pages::payload::ClientConfig;
use crate::pages::serve::Pages;
use crate::pictures::{self, Pictures};
use crate::production::Findings;
use crate::quiz_bundles::QuizBundles;
use crate::rate::{AddressRates, Limit, Rate};
use crate::storage::{self, SignOfLife};
use crate::webhooks::{self, Webhooks};

/// The default shop, part of the binary.
#[derive(RustEmbed)]
#[folder = "../../content"]
#[include = "*.toml"]
#[include = "*.ftl"]
#[include = "*.md"]
#[include = "brand/*.svg"]
#[include = "books/*/*.svg"]
#[include = "images/*"]
#[include = "films/*"]
pub(crate) struct EmbeddedContent;

/// Browsers that all break at once must not fill the log.
const CLIENT_ERRORS: Limit = Limit {
    per_minute: 5 * 60,
    burst: 50,
};

/// A basket asks for its price at every change, and a page that waits for a payment asks every second or two.
const LIVELY: u32 = 4;

/// A sale makes some ten messages, and all of a service's come from a handful of addresses.
const PROVIDERS: u32 = 50;

/// What all requests share.
pub struct App {
    pub pages: Pages,
    pub press: Arc<Press>,
    pub builds: KeptBuilds,
    pub pictures: Pictures,
    pub films: Films,
    pub library: Library,
    pub metrics: Arc<Metrics>,
    /// Hashed files of the running build by name.
    pub assets: HashMap<String, Answer>,
    pub interface: InterfaceTexts,
    pub audience: Audience,
    pub limits: Limits,
    pub metrics_allow: Vec<IpNet>,
    pub client_error_rate: Rate,
    pub write_rates: AddressRates,
    pub event_rates: AddressRates,
    /// Of what a checkout asks for again and again: prices, and whether a payment came.
    pub lively_rates: AddressRates,
    /// Of payment services, who send from few addresses.
    pub provider_rates: AddressRates,
    pub gateway: Gateway,
    /// Between two comparisons with the books of payment services.
    pub reconcile_every: Duration,
    pub retention: Retention,
    pub store: Store,
    pub answers: Answers,
    pub links: Links,
    pub events: Events,
    /// There if a program of the operator is to be told about leads and orders.
    pub webhooks: Option<Webhooks>,
    pub announcer: Announcer,
    pub mail_hosts: MailHosts,
    pub jobs: Runner,
    pub mails: Mails,
    pub quiz_bundles: QuizBundles,
    pub database_answers: SignOfLife,
    pub catalog_desk: CatalogDesk,
    pub request_ids: RequestIds,
    draining: AtomicBool,
}

/// Bounds on what clients may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub max_connections: usize,
    pub max_body_bytes: usize,
    pub header_timeout_ms: u64,
    pub request_timeout_ms: u64,
    pub write_timeout_ms: u64,
    pub shutdown_timeout_ms: u64,
}

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Folder(#[from] FolderError),
    #[error("the content has faults\n{0}")]
    Content(#[from] Report),
    #[error("production mode does not start yet: `trichter check --production` lists the same, with warnings\n{0}")]
    NotReady(Findings),
    #[error(transparent)]
    Assets(#[from] AssetsError),
    #[error(transparent)]
    Render(#[from] RenderError),
    #[error(transparent)]
    Edition(#[from] EditionError),
    #[error(transparent)]
    GeoDatabase(#[from] DatabaseError),
    #[error("{database}: {source}")]
    Store { database: String, source: StoreError },
    #[error(transparent)]
    AnswersKey(#[from] KeyError),
    #[error(
        "set `answers_keys` (TRICHTER_ANSWERS_KEYS): servers that share a database must seal answers with the same key"
    )]
    AnswersKeyMissing,
    #[error(transparent)]
    Pictures(#[from] ::images::stores::StoreError),
    #[error(transparent)]
    Mails(#[from] TransportError),
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    #[error("webhooks cannot be sent: {0}")]
    Webhooks(reqwest::Error),
    #[error("the web bundles are damaged: texts.json: {0}")]
    InterfaceTexts(#[from] serde_json::Error),
}

impl StartError {
    /// The database cannot be used: says which one.
    pub fn store(engine: &Engine, source: StoreError) -> Self {
        StartError::Store {
            database: engine.to_string(),
            source,
        }
    }
}

impl App {
    /// Makes the server's state, within a runtime; the database is not touched yet, so things cost what the content says until
    /// [`catalog::open`] has read the books. The address it will be reached at must be known.
    pub fn new(config: &Config, public_url: String, keys: Vec<ShopKey>, clock: Clock) -> Result<Self, StartError> {
        App::with_site(config, public_url, keys, clock, |interface| {
            load_site_of(config, interface).map(Arc::new)
        })
    }

    /// The same for whoever has the content already, or gets it elsewhere.
    pub fn with_site(
        config: &Config,
        public_url: String,
        keys: Vec<ShopKey>,
        clock: Clock,
        load: impl FnOnce(&InterfaceTexts) -> Result<Arc<Site>, StartError>,
    ) -> Result<Self, StartError> {
        let assets = Assets::embedded()?;
        let interface = interface_texts(&assets)?;
        // The engines load while the content is read.
        let pool = std::thread::spawn({
            let (bundle, threads) = (assets.server_bundle, config.render_threads);
            move || RenderPool::start(bundle, threads, EngineLimits::default())
        });
        let site = load(&interface)?;
        let detector = Detector::new(
            config.trusted_proxies.clone(),
            config.country_header.clone(),
            config.geo_database.as_deref(),
        )?;
        let metrics = Arc::new(Metrics::default());
        let store = storage::open(&config.database, &metrics);
        let request_ids = RequestIds::new(clock.now_ms());
        let protection = Protection::new(
            &public_url,
            OtherOrigins {
                api: config.api_base_url.as_deref(),
                tags: &tag_origins(config),
                banks: config.payments.stripe.is_some(),
            },
        );
        let kept = assets
            .files()
            .map(|(name, asset)| {
                let headers = protection.headers(asset.content_type, IMMUTABLE, "Accept-Encoding");
                (name.to_owned(), Answer::new(StatusCode::OK, &asset.body, &headers))
            })
            .collect();
        let press = Arc::new(Press {
            pool: pool.join().unwrap_or(Err(RenderError::Ended))?,
            typeface: Arc::new(Typeface::new(assets.title_fonts.clone())),
            assets,
            protection,
            public_url,
            config: ClientConfig {
                api_base_url: config.api_base_url.clone(),
                gtm_id: config.gtm_id.as_ref().map(|id| id.as_str().to_owned()),
            },
            is_demo: config.mode != Mode::Production,
            detection_vary: detector.vary(),
            prepared_picture_bytes: pictures::prepared_bytes(config),
            clock,
            metrics: Arc::clone(&metrics),
        });
        let mails = Mails::open(config, &press.public_url)?;
        let gateway = gateway::open(config, &press.public_url, &keys, &press.clock)?;
        let facts = catalog::of_content(&site, press.clock.now_ms());
        let edition = Edition::new(Arc::clone(&press), site, facts, None)?;
        Ok(App {
            pages: Pages::new(edition, detector, Arc::clone(&metrics)),
            press,
            builds: KeptBuilds::new(&config.data_dir),
            pictures: Pictures::open(config)?,
            films: Films::new(config.content_dir.as_deref()),
            library: Library::default(),
            metrics,
            assets: kept,
            interface,
            audience: config.mode.audience(),
            limits: Limits {
                max_connections: config.max_connections,
                max_body_bytes: config.max_body_bytes,
                header_timeout_ms: config.header_timeout_ms,
                request_timeout_ms: config.request_timeout_ms,
                write_timeout_ms: config.write_timeout_ms,
                shutdown_timeout_ms: config.shutdown_timeout_ms,
            },
            metrics_allow: config.metrics_allow.clone(),
            client_error_rate: Rate::new(CLIENT_ERRORS),
            write_rates: AddressRates::new(config.write_limit),
            event_rates: AddressRates::new(event_reports::RATE),
            lively_rates: AddressRates::new(config.write_limit.times(LIVELY)),
            provider_rates: AddressRates::new(config.write_limit.times(PROVIDERS)),
            gateway,
            reconcile_every: config.payments.reconcile_every,
            retention: config.retention,
            events: Events::new(&keys),
            webhooks: config
                .webhook
                .as_ref()
                .map(|webhook| Webhooks::new(webhook, webhooks::TIMEOUT))
                .transpose()
                .map_err(StartError::Webhooks)?,
            announcer: Announcer::new(config),
            links: Links::new(keys.clone()),
            mail_hosts: MailHosts::new(config.dns_resolver),
            jobs: Runner::default(),
            mails,
            answers: Answers::start(&store, keys),
            quiz_bundles: QuizBundles::default(),
            store,
            database_answers: SignOfLife::default(),
            catalog_desk: CatalogDesk::default(),
            request_ids,
            draining: AtomicBool::new(false),
        })
    }

    /// What things cost, as the current pages show it.
    pub fn catalog(&self) -> Arc<Catalog> {
        Arc::clone(&self.pages.edition().prices.catalog)
    }

    /// The hot path: what can be answered from memory, before any layer.
    pub fn try_answer<B>(&self, request: &Request<B>, peer: IpAddr) -> Option<Response<Body>> {
        if let Some(name) = request.uri().path().strip_prefix(ASSET_PREFIX) {
            let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
            return self
                .assets
                .get(name)
                .filter(|_| is_read)
                .map(|answer| answer.respond(request.headers()));
        }
        if request.uri().path().starts_with(images::PREFIX) {
            let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
            return is_read
                .then(|| images::try_answer(self, request.uri(), request.headers()))
                .flatten();
        }
        self.pages.try_answer(request, peer)
    }

    /// Stores the running build for tabs that will outlive it. Without it the shop still works, so a failure is only told.
    pub async fn keep_build(self: &Arc<Self>) {
        let app = Arc::clone(self);
        let work = move || {
            let edition = app.pages.edition();
            app.builds
                .keep(&app.press.assets, &edition.build_id, &edition.build_manifest_json)
        };
        if let Ok(Err(error)) = tokio::task::spawn_blocking(work).await {
            tracing::warn!(%error, "this build could not be kept in the data folder: open tabs will reload after a deploy");
        }
    }

    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    pub fn start_draining(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }
}

/// The keys of kept answers: those of the settings, or the one of the data folder.
pub fn answers_keys(config: &Config) -> Result<Vec<ShopKey>, StartError> {
    if !config.answers_keys.is_empty() {
        return Ok(config.answers_keys.clone());
    }
    match config.database.engine {
        Engine::Sqlite(_) => Ok(vec![key_of_folder(&config.data_dir)?]),
        Engine::Postgres(_) => Err(StartError::AnswersKeyMissing),
    }
}

/// The texts that the components of this build need.
pub fn interface_texts(assets: &Assets) -> Result<InterfaceTexts, serde_json::Error> {
    serde_json::from_str(assets.texts)
}

/// Reads and checks the content: of a folder, or of the binary.
pub fn load_site(folder: Option<&Path>, interface: &InterfaceTexts, audience: Audience) -> Result<Site, StartError> {
    Ok(content::compile(
        &files_of(folder)?,
        interface,
        audience,
        Words::Unread,
    )?)
}

/// The same for a shop, which remembers what it has read before.
pub fn load_site_of(config: &Config, interface: &InterfaceTexts) -> Result<Site, StartError> {
    let files = files_of(config.content_dir.as_deref())?;
    let known = KnownContent::new(&config.data_dir, &files.revision());
    let site = content::compile(&files, interface, config.mode.audience(), known.words())?;
    known.remember();
    Ok(site)
}

fn files_of(folder: Option<&Path>) -> Result<Folder, FolderError> {
    folder.map_or_else(|| Ok(embedded_content()), Folder::read)
}

fn embedded_content() -> Folder {
    let mut folder = Folder::default();
    for path in EmbeddedContent::iter() {
        if let Some(file) = EmbeddedContent::get(&path) {
            if path.starts_with(pictures::FOLDER) {
                folder.insert_picture(path.as_ref(), &file.data, file.metadata.sha256_hash());
            } else if films::is_film(&path) {
                folder.insert_film(path.as_ref(), &file.data, file.metadata.sha256_hash());
            } else {
                folder.insert(path.as_ref(), String::from_utf8_lossy(&file.data));
            }
        }
    }
    folder
}

/// What pages may load from besides the shop: nothing, unless a tag manager is set.
fn tag_origins(config: &Config) -> Vec<String> {
    if config.gtm_id.is_none() {
        return Vec::new();
    }
    let own = "https://www.googletagmanager.com".to_owned();
    [own].into_iter().chain(config.tag_hosts.iter().cloned()).collect()
}
