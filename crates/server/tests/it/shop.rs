//! A shop on a free port for one test, and a client that shows every byte.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use content::{Audience, InterfaceTexts, Site};
use server::api;
use server::app::{App, StartError, answers_keys, load_site};
use server::catalog;
use server::clock::Clock;
use server::config::Config;
use server::http::connection;
use server::jobs::runner;
use server::pages::watch::WatchedFolder;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// 2026-11-15T12:00:00Z.
pub(crate) const NOON_MS: i64 = 1_794_744_000_000;

/// Every route of the shop that takes a country: path and layout.
pub(crate) const ROUTES: [(&str, &str); 39] = [
    ("/", "default"),
    ("/home", "default"),
    ("/feedback", "default"),
    ("/mailbox", "default"),
    ("/thankyou", "default"),
    ("/VSL-de", "default"),
    ("/go", "quiz"),
    ("/gocards", "quiz"),
    ("/gocards-summary", "quiz"),
    ("/start", "quiz"),
    ("/start-email", "quiz"),
    ("/start-email2", "quiz"),
    ("/start-summary", "quiz"),
    ("/summary", "quiz"),
    ("/v3", "quiz"),
    ("/start1", "quiz-dietoxil"),
    ("/start1-summary", "quiz-dietoxil"),
    ("/email", "quiz-email"),
    ("/buy", "offer"),
    ("/offer", "offer"),
    ("/offer1", "offer"),
    ("/offer-upsells2", "offer"),
    ("/offerapp1", "offer"),
    ("/offerapp2", "offer"),
    ("/offerdet", "offer"),
    ("/offerebook", "offer"),
    ("/offerpay", "offer"),
    ("/take", "offer"),
    ("/take-test", "offer"),
    ("/take2", "offer2"),
    ("/offer2", "offer3"),
    ("/buybf", "sale"),
    ("/addapp", "none"),
    ("/detolex-upsell", "empty"),
    ("/offer3", "empty"),
    ("/offerV3", "empty"),
    ("/refund", "empty"),
    ("/terms", "empty"),
    ("/upsell", "empty"),
];

/// The countries with the language tag of their pages.
pub(crate) const COUNTRIES: [(&str, &str); 8] = [
    ("de", "de-DE"),
    ("fr", "fr-FR"),
    ("be", "fr-BE"),
    ("se", "sv-SE"),
    ("gb", "en-GB"),
    ("at", "de-AT"),
    ("dk", "da-DK"),
    ("fi", "fi-FI"),
];

/// A running shop.
pub(crate) struct Shop {
    pub(crate) app: Arc<App>,
    pub(crate) data_dir: PathBuf,
    address: SocketAddr,
    now_ms: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
    running: JoinHandle<()>,
    runtime: Runtime,
    _data: TempDir,
}

/// An answer with its head taken apart.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or_else(|| panic!("no header {name} in {:?}", self.headers), String::as_str)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("the body is text")
    }

    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).expect("the body is JSON")
    }
}

/// The content of a shop. That of the default shop is read and checked once for all tests, which takes longer than many of them.
fn site_of(config: &Config, interface: &InterfaceTexts) -> Result<Arc<Site>, StartError> {
    static DEFAULT: OnceLock<Arc<Site>> = OnceLock::new();
    let audience = config.mode.audience();
    if config.content_dir.is_some() || audience != Audience::Visitors {
        return load_site(config.content_dir.as_deref(), interface, audience).map(Arc::new);
    }
    let load = || Arc::new(load_site(None, interface, audience).expect("the default shop is sound"));
    Ok(Arc::clone(DEFAULT.get_or_init(load)))
}

impl Shop {
    /// The default shop with the default settings.
    pub(crate) fn open() -> Self {
        Self::open_with(&[])
    }

    /// The shop with some settings given as in the environment: `("TRICHTER_PUBLIC_URL", "https://shop.example")`.
    pub(crate) fn open_with(settings: &[(&str, &str)]) -> Self {
        let data = TempDir::new().expect("a temporary folder");
        Self::open_in(data, settings)
    }

    /// The shop on a data folder that a test prepared.
    pub(crate) fn open_in(data: TempDir, settings: &[(&str, &str)]) -> Self {
        Self::open_at(NOON_MS, data, settings)
    }

    /// The default shop, opened at this moment, for commands that go by the machine's clock.
    pub(crate) fn open_today() -> Self {
        Self::open_today_with(&[])
    }

    pub(crate) fn open_today_with(settings: &[(&str, &str)]) -> Self {
        let data = TempDir::new().expect("a temporary folder");
        Self::open_at(Clock::system().now_ms(), data, settings)
    }

    fn open_at(opened_at_ms: i64, data: TempDir, settings: &[(&str, &str)]) -> Self {
        let data_dir = data.path().to_owned();
        let mut environment: BTreeMap<String, String> = settings
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        environment.insert("TRICHTER_DATA_DIR".to_owned(), data_dir.display().to_string());
        environment
            .entry("TRICHTER_PUBLIC_URL".to_owned())
            .or_insert_with(|| "http://shop.example".to_owned());
        // A machine that does other work at the same time is slow, not wrong.
        environment
            .entry("TRICHTER_DATABASE_TIMEOUT_MS".to_owned())
            .or_insert_with(|| "30000".to_owned());
        if environment.contains_key("TRICHTER_DATABASE_URL") {
            // Servers that share a database must be given the key.
            environment
                .entry("TRICHTER_ANSWERS_KEYS".to_owned())
                .or_insert_with(|| "5".repeat(64));
        }
        let config = Config::merge(None, &environment).expect("valid settings");
        let now_ms = Arc::new(AtomicI64::new(opened_at_ms));
        let clock = Clock::from_fn({
            let now_ms = Arc::clone(&now_ms);
            move || now_ms.load(Ordering::SeqCst)
        });
        let public_url = config.public_url.clone().expect("set above");
        let runtime = Runtime::new().expect("a runtime");
        let within = runtime.enter();
        let watched = config.content_dir.clone().map(WatchedFolder::about_to_be_read);
        let app = Arc::new(
            App::with_site(
                &config,
                public_url,
                answers_keys(&config).expect("a key"),
                clock,
                |interface| site_of(&config, interface),
            )
            .expect("the shop starts"),
        );
        drop(within);
        runtime
            .block_on(app.store.migrate(opened_at_ms))
            .expect("the database is made");
        runtime
            .block_on(catalog::open(&app, &config.database.engine))
            .expect("the books are read");
        runtime.spawn(catalog::follow(Arc::clone(&app)));
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = api::router(Arc::clone(&app));
        let (stop, stopped) = oneshot::channel();
        runtime.block_on(app.keep_build());
        let running = runtime.spawn(runner::run(Arc::clone(&app)));
        if let Some(folder) = watched {
            runtime.spawn(folder.follow(Arc::clone(&app)));
        }
        let serving = runtime.spawn(connection::serve(listener, Arc::clone(&app), router, async move {
            let _ = stopped.await;
        }));
        Shop {
            app,
            data_dir,
            address,
            now_ms,
            stop: Some(stop),
            serving: Some(serving),
            running,
            runtime,
            _data: data,
        }
    }

    /// Publishes what changes in a folder, as a shop with a content folder does.
    pub(crate) fn follow(&self, folder: WatchedFolder) {
        self.runtime.spawn(folder.follow(Arc::clone(&self.app)));
    }

    /// Takes over at once what was changed in the books of prices.
    pub(crate) fn follow_catalog(&self) {
        self.run(catalog::look(&self.app)).expect("the books are read");
    }

    pub(crate) fn set_now_ms(&self, now_ms: i64) {
        self.now_ms.store(now_ms, Ordering::SeqCst);
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], b"")
    }

    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.request("GET", path, headers, b"")
    }

    pub(crate) fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            "host: shop.example".to_owned(),
            "connection: close".to_owned(),
        ];
        lines.extend((!body.is_empty()).then(|| format!("content-length: {}", body.len())));
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        let head = lines.join("\r\n") + "\r\n\r\n";
        let mut stream = self.connect();
        stream
            .write_all(&[head.as_bytes(), body].concat())
            .expect("the request is taken");
        read_answer(&mut stream)
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the shop is open");
        stream
            .set_read_timeout(Some(Duration::from_secs(90)))
            .expect("a timeout");
        stream
    }

    /// Asks the shop to stop, as a signal does.
    pub(crate) fn ask_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    /// Waits until it has stopped.
    pub(crate) fn wait_until_stopped(&mut self) {
        if let Some(serving) = self.serving.take() {
            self.runtime.block_on(serving).expect("the server does not panic");
        }
    }

    /// Does none of the work that is written down, so that a test can look at it.
    pub(crate) fn at_rest(mut self) -> Self {
        self.app.jobs.close();
        self.wait_for_runner();
        self
    }

    /// Waits until the runner of jobs, which was closed, has ended.
    pub(crate) fn wait_for_runner(&mut self) {
        let ended = self.runtime.block_on(&mut self.running);
        ended.expect("the runner does not panic");
    }

    pub(crate) fn run<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }
}

impl Drop for Shop {
    fn drop(&mut self) {
        self.ask_to_stop();
    }
}

/// Reads one answer to the end of the connection.
pub(crate) fn read_answer(stream: &mut TcpStream) -> Answer {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("an answer");
    parse_answer(&bytes)
}

pub(crate) fn parse_answer(bytes: &[u8]) -> Answer {
    let split = bytes
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .expect("a head");
    let head = std::str::from_utf8(&bytes[..split]).expect("the head is text");
    let mut lines = head.split("\r\n");
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1))
        .and_then(|code| code.parse().ok());
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    Answer {
        status: status.expect("a status"),
        headers,
        body: bytes[split + 4..].to_vec(),
    }
}

/// The repository's content folder.
pub(crate) fn content_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

/// The JSON inside a document's payload element.
#[track_caller]
pub(crate) fn embedded_payload(html: &str) -> serde_json::Value {
    let start = html.find("id=\"payload\">").expect("a payload") + "id=\"payload\">".len();
    let end = start + html[start..].find("</script>").expect("its end");
    serde_json::from_str(&html[start..end]).expect("JSON")
}
