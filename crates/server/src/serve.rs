//! Starts the server and stops it again; also renders a single page without a server.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http::{HeaderMap, Method, Uri};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::api;
use crate::app::{App, StartError, answers_keys};
use crate::catalog;
use crate::clock::Clock;
use crate::config::{Config, LogFormat, Mode};
use crate::http::body::Body;
use crate::http::connection;
use crate::jobs::runner;
use crate::pages::watch::{self, WatchedFolder};
use crate::production::Findings;
use crate::quiz_bundles::keep_quizzes;
use crate::reconcile;
use crate::storage;

/// Why the program ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("`log`: {0}")]
    Log(#[from] tracing_subscriber::filter::ParseError),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("cannot start threads: {0}")]
    Runtime(#[from] io::Error),
    #[error("{0} is no path: write it as /start/fr")]
    BadPath(String),
    #[error("{path} is not a page: the answer would be {status}")]
    NoPage { path: String, status: http::StatusCode },
}

/// Serves until a signal says stop.
pub fn run(config: Config) -> Result<(), ServeError> {
    start_log(&config)?;
    for variable in &config.unknown_variables {
        tracing::warn!(variable, "there is no such setting: it has no effect");
    }
    runtime(&config)?.block_on(async {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|source| ServeError::Listen {
                address: config.listen,
                source,
            })?;
        let address = listener.local_addr()?;
        let shutdown = stop_signal()?;
        serve(config, listener, address, shutdown).await
    })
}

async fn serve(
    config: Config,
    listener: TcpListener,
    address: SocketAddr,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    let watched = config.content_dir.clone().map(WatchedFolder::about_to_be_read);
    let app = Arc::new(App::new(&config, public_url, answers_keys(&config)?, Clock::system())?);
    check_readiness(&config, &app)?;
    let steps = app
        .store
        .migrate(app.press.clock.now_ms())
        .await
        .map_err(|error| StartError::store(&config.database.engine, error))?;
    tracing::info!(database = %config.database.engine, ?steps, "the database is up to date");
    catalog::open(&app, &config.database.engine).await?;
    tokio::spawn(catalog::follow(Arc::clone(&app)));
    tokio::spawn({
        let app = Arc::clone(&app);
        async move { keep_quizzes(&app).await }
    });
    let router = api::router(Arc::clone(&app));
    greet(&app);
    tokio::spawn({
        let app = Arc::clone(&app);
        async move { app.keep_build().await }
    });
    tokio::spawn(watch::follow_date(Arc::clone(&app)));
    tokio::spawn(storage::follow_retention(Arc::clone(&app)));
    tokio::spawn(reconcile::follow(Arc::clone(&app)));
    if let Some(folder) = watched {
        tokio::spawn(folder.follow(Arc::clone(&app)));
    }
    let runner = tokio::spawn(runner::run(Arc::clone(&app)));
    let shutdown = async {
        shutdown.await;
        // Jobs under way are finished beside the requests.
        app.jobs.close();
    };
    connection::serve(listener, Arc::clone(&app), router, shutdown).await;
    let patience = Duration::from_millis(app.limits.shutdown_timeout_ms);
    if tokio::time::timeout(patience, runner).await.is_err() {
        tracing::warn!("some jobs did not finish in time: they are done again when their leases ran out");
    }
    app.answers.writer.close().await;
    app.store.clone().close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Nobody sells by accident: production mode needs an operator who exists, ways to pay and to write, and no invention.
fn check_readiness(config: &Config, app: &App) -> Result<(), StartError> {
    if config.mode != Mode::Production {
        return Ok(());
    }
    let found = Findings::new(config, &app.pages.edition().site, app.press.clock.now_ms());
    found
        .that_forbid()
        .map_or(Ok(()), |found| Err(StartError::NotReady(found)))
}

/// The document of a path, as the server would send it to a visitor from Germany, with the prices of the content: no database is
/// needed to look at a page.
pub fn render(config: &Config, path: &str) -> Result<String, ServeError> {
    let uri: Uri = path.parse().map_err(|_| ServeError::BadPath(path.to_owned()))?;
    let public_url = config
        .public_url
        .clone()
        .unwrap_or_else(|| format!("http://{}", config.listen));
    let runtime = runtime(config)?;
    let _within = runtime.enter();
    // A page is rendered for nobody, and takes no answers.
    let app = App::new(config, public_url, Vec::new(), Clock::system())?;
    let peer = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let response = runtime.block_on(app.pages.answer(&Method::GET, &uri, &HeaderMap::new(), peer));
    match response.into_parts() {
        (parts, Body::Kept(bytes)) if parts.status.is_success() => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        (parts, _) => Err(ServeError::NoPage {
            path: path.to_owned(),
            status: parts.status,
        }),
    }
}

pub(crate) fn runtime(config: &Config) -> io::Result<Runtime> {
    Builder::new_multi_thread()
        .worker_threads(config.worker_threads)
        .enable_all()
        .build()
}

fn start_log(config: &Config) -> Result<(), ServeError> {
    let filter = EnvFilter::builder().parse(&config.log)?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    match config.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}

/// Ready when the process is asked to stop.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping: requests under way are finished first");
    })
}

/// Says where the shop is, on standard output, for the person who started it.
fn greet(app: &App) {
    let url = &app.press.public_url;
    let site = &app.pages.edition().site;
    println!("{} is open at {url}", site.brand);
    for path in ["/", "/start/de", "/home/fr", "/take/gb", "/VSL-de", "/terms/fi"] {
        println!("  {url}{path}");
    }
    println!("Stop it with Ctrl-C.");
}
