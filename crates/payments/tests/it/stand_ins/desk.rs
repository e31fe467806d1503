//! What both stand-ins share: a small HTTP server, keys that mean one request each, and a list of everything that was said.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// A request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: String,
}

impl Asked {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn find_query(&self, name: &str) -> Option<&str> {
        let mut query = self.query.iter();
        query.find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// A request and what was answered.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) asked: Asked,
    pub(crate) status: u16,
    pub(crate) answer: Value,
}

/// What goes wrong with the next request.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// It is done, but the answer is lost.
    LoseAnswer,
    /// Nothing is done and nothing is answered.
    Hang,
    /// The answer is something else than described.
    Nonsense,
}

/// A provider behind a desk.
pub(crate) trait Teller: Send + 'static {
    /// The header that carries keys.
    const KEY_HEADER: &'static str;

    fn answer(&mut self, asked: &Asked) -> (u16, Value);

    /// What is said to a key that was used for another request.
    fn key_reused() -> (u16, Value);

    fn set_address(&mut self, address: &str);
}

/// Everything that two requests at once have to agree about.
pub(crate) struct State<T> {
    pub(crate) teller: T,
    keys: HashMap<String, (String, u16, Value)>,
    /// Whether `said` is kept.
    pub(crate) is_listening: bool,
    pub(crate) said: Vec<Said>,
    pub(crate) faults: VecDeque<Fault>,
}

/// An open desk.
pub(crate) struct Desk<T> {
    pub(crate) address: String,
    state: Arc<Mutex<State<T>>>,
}

impl<T: Teller> Desk<T> {
    /// Opens at a port, or at any free one for 0.
    pub(crate) async fn open(mut teller: T, port: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        teller.set_address(&address);
        let state = Arc::new(Mutex::new(State {
            teller,
            keys: HashMap::new(),
            is_listening: true,
            said: Vec::new(),
            faults: VecDeque::new(),
        }));
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let state = Arc::clone(&shared);
                tokio::spawn(async move {
                    let service = service_fn(move |request| serve(Arc::clone(&state), request));
                    // A client that goes away is no fault of the desk.
                    let _ = hyper::server::conn::http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), service)
                        .await;
                });
            }
        });
        Desk { address, state }
    }

    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut State<T>) -> R) -> R {
        work(&mut self.state.lock().expect("nobody panics at the desk"))
    }
}

async fn serve<T: Teller>(
    state: Arc<Mutex<State<T>>>,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body
        .collect()
        .await
        .map(http_body_util::Collected::to_bytes)
        .unwrap_or_default();
    let headers = head.headers.iter();
    let asked = Asked {
        method: head.method.to_string(),
        path: head.uri.path().to_owned(),
        query: pairs(head.uri.query().unwrap_or_default()),
        headers: headers
            .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or_default().to_owned()))
            .collect(),
        body: String::from_utf8_lossy(&body).into_owned(),
    };
    let fault = state.lock().expect("nobody panics at the desk").faults.pop_front();
    if matches!(fault, Some(Fault::Hang)) {
        tokio::time::sleep(Duration::from_mins(1)).await;
    }
    let (status, answer) = state.lock().expect("nobody panics at the desk").take(&asked);
    let (status, text) = match fault {
        Some(Fault::LoseAnswer) => (503, String::new()),
        Some(Fault::Nonsense) => (200, "<html>".to_owned()),
        // 204 has no body.
        _ if status == 204 => (204, String::new()),
        _ => (status, answer.to_string()),
    };
    let response = Response::builder()
        .status(status)
        .header("content-type", "application/json");
    Ok(response.body(Full::from(text)).expect("a response"))
}

impl<T: Teller> State<T> {
    /// Answers a request; one with a known key gets the answer of the first.
    fn take(&mut self, asked: &Asked) -> (u16, Value) {
        let key = asked.header(T::KEY_HEADER).to_owned();
        let request = format!("{} {} {}", asked.method, asked.path, asked.body);
        let (status, answer) = match self.keys.get(&key) {
            Some((first, status, answer)) if !key.is_empty() => {
                if *first == request {
                    (*status, answer.clone())
                } else {
                    T::key_reused()
                }
            }
            _ => self.teller.answer(asked),
        };
        // Who was not let in said nothing.
        if !key.is_empty() && status != 401 {
            self.keys.entry(key).or_insert((request, status, answer.clone()));
        }
        if self.is_listening {
            self.said.push(Said {
                asked: asked.clone(),
                status,
                answer: answer.clone(),
            });
        }
        (status, answer)
    }
}

/// Reads `a=1&b%5Bc%5D=2`.
pub(crate) fn pairs(text: &str) -> Vec<(String, String)> {
    let parts = text.split('&').filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decoded(name), decoded(value))
        })
        .collect()
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        match (first, tail) {
            (b'%', [a, b, after @ ..]) => {
                let digits = [*a, *b];
                let digits = std::str::from_utf8(&digits).expect("digits");
                bytes.push(u8::from_str_radix(digits, 16).expect("digits"));
                rest = after;
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(*first),
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// A form as the object it stands for, all leaves still texts: `a[b][0]=1` is `{"a":{"b":{"0":"1"}}}`.
pub(crate) fn tree(form: &str) -> Value {
    let mut root = json!({});
    for (name, value) in pairs(form) {
        let keys = name.split('[').map(|key| key.trim_end_matches(']'));
        let place = keys.fold(&mut root, |place, key| {
            if !place.is_object() {
                *place = json!({});
            }
            &mut place[key]
        });
        *place = Value::from(value);
    }
    root
}
