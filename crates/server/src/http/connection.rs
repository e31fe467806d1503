//! Accepts connections and serves them within limits: how many, how large a head, how slow a client, how long to finish.

use std::convert::Infallible;
use std::future::{Future, Ready, ready};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::{ConnectInfo, Connected};
use http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::app::App;
use crate::http::body::Body;

/// Largest head of a request: path, query and headers. Real ones stay below 8 kB.
const MAX_HEAD_BYTES: usize = 32 * 1024;
const MAX_HEADERS: usize = 100;

/// Read and write buffer of a connection: its upper bound, not what it begins with.
const MAX_BUFFER_BYTES: usize = 64 * 1024;

/// After a failed accept (no file handles left, say) the loop waits instead of spinning.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Connected<Peer> for Peer {
    fn connect_info(peer: Peer) -> Self {
        peer
    }
}

/// Serves until `shutdown` is ready, then lets requests under way finish.
pub async fn serve(listener: TcpListener, app: Arc<App>, router: Router, shutdown: impl Future<Output = ()>) {
    let connections = Arc::new(Semaphore::new(app.limits.max_connections));
    let graceful = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &connections) => accepted,
            () = &mut shutdown => break,
        };
        let Some((stream, peer, permit)) = accepted else {
            tokio::time::sleep(ACCEPT_PAUSE).await;
            continue;
        };
        let answering = Answering {
            app: Arc::clone(&app),
            router: router.clone(),
            peer,
        };
        let connection = graceful.watch(builder(&app).serve_connection(io(stream, &app), answering));
        let metrics = Arc::clone(&app.metrics);
        metrics.connected();
        tokio::spawn(async move {
            // A client that breaks off or sends nonsense is its own business.
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended early");
            }
            metrics.disconnected();
            drop(permit);
        });
    }
    drop(listener);
    app.start_draining();
    let patience = Duration::from_millis(app.limits.shutdown_timeout_ms);
    if tokio::time::timeout(patience, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time and were cut off");
    }
}

type Accepted = (TcpStream, Peer, tokio::sync::OwnedSemaphorePermit);

async fn accept(listener: &TcpListener, connections: &Arc<Semaphore>) -> Option<Accepted> {
    let permit = Arc::clone(connections).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, address)) => {
            // Answers are written whole: waiting to fill a packet would only delay them.
            let _ = stream.set_nodelay(true);
            Some((stream, Peer(address.ip()), permit))
        }
        Err(error) => {
            tracing::warn!(%error, "a connection could not be accepted");
            None
        }
    }
}

type Io = TokioIo<Pin<Box<TimeoutStream<TcpStream>>>>;

fn io(stream: TcpStream, app: &App) -> Io {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(Duration::from_millis(app.limits.write_timeout_ms)));
    TokioIo::new(Box::pin(stream))
}

fn builder(app: &App) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(app.limits.header_timeout_ms))
        .max_headers(MAX_HEADERS)
        .max_header_size(MAX_HEAD_BYTES)
        .max_buf_size(MAX_BUFFER_BYTES);
    builder
}

/// Answers the requests of one connection: from memory if possible, else through the router.
struct Answering {
    app: Arc<App>,
    router: Router,
    peer: Peer,
}

impl Service<Request<Incoming>> for Answering {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn call(&self, mut request: Request<Incoming>) -> Answer {
        if let Some(response) = self.app.try_answer(&request, self.peer.0) {
            return Answer::Kept(ready(Ok(response)));
        }
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let routed = self.router.clone().oneshot(request.map(axum::body::Body::new));
        Answer::Made(Box::pin(async move { Ok(routed.await?.map(Body::Made)) }))
    }
}

type Result = std::result::Result<Response<Body>, Infallible>;

/// A kept answer is there at once and costs no allocation; any other is awaited.
enum Answer {
    Kept(Ready<Result>),
    Made(Pin<Box<dyn Future<Output = Result> + Send>>),
}

impl Future for Answer {
    type Output = Result;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result> {
        match self.get_mut() {
            Answer::Kept(answer) => Pin::new(answer).poll(cx),
            Answer::Made(answer) => answer.as_mut().poll(cx),
        }
    }
}
