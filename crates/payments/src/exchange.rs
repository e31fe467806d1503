//! The one way to a provider over HTTP: bounded in time and size, no redirects, asked again only where that is safe.

use std::time::Duration;

use domain::payment::Provider;
use http::header::{CONTENT_TYPE, HeaderName, HeaderValue, USER_AGENT};
use http::{Method, StatusCode};
use reqwest::redirect::Policy;

use crate::error::{GatewayError, PaymentError};
use crate::settings::Timeouts;

/// The first try and two more.
const TRIES: u32 = 3;

/// The longest answer we ask for is a list of 100 disputes with their entries, some 300 kB.
const MAX_ANSWER_BYTES: usize = 2 * 1024 * 1024;

pub(crate) struct Exchange {
    client: reqwest::Client,
    pause: Duration,
}

/// One question.
pub(crate) struct Call {
    pub(crate) provider: Provider,
    pub(crate) method: Method,
    pub(crate) url: String,
    pub(crate) headers: Vec<(HeaderName, String)>,
    /// The sort of the body and the body.
    pub(crate) body: Option<(&'static str, String)>,
    pub(crate) repeats: Repeats,
}

/// Whether a question may be asked twice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeats {
    /// It changes nothing, or carries a key by which the provider knows it again.
    Safely,
    Never,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) body: Vec<u8>,
}

impl Exchange {
    pub(crate) fn new(timeouts: Timeouts) -> Result<Self, GatewayError> {
        // The client takes whatever is installed. Whoever was first chose the same.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = reqwest::Client::builder()
            // Keys go to the provider and nowhere else.
            .redirect(Policy::none())
            .no_proxy()
            .connect_timeout(timeouts.connect)
            .timeout(timeouts.request)
            .build()
            .map_err(GatewayError::Http)?;
        Ok(Exchange {
            client,
            pause: timeouts.pause,
        })
    }

    /// Asks, and asks again if the provider did not answer and may be asked again.
    pub(crate) async fn ask(&self, call: &Call) -> Result<Answer, PaymentError> {
        let tries = if call.repeats == Repeats::Safely { TRIES } else { 1 };
        let mut pause = self.pause;
        let mut answer = self.ask_once(call).await;
        for _ in 1..tries {
            if !matches!(answer, Err(PaymentError::Unreachable { .. })) {
                break;
            }
            tokio::time::sleep(pause).await;
            pause *= 2;
            answer = self.ask_once(call).await;
        }
        answer
    }

    async fn ask_once(&self, call: &Call) -> Result<Answer, PaymentError> {
        let provider = call.provider;
        let unreachable = |why| PaymentError::Unreachable { provider, why };
        let mut request = self
            .client
            .request(call.method.clone(), &call.url)
            .header(USER_AGENT, concat!("trichter/", env!("CARGO_PKG_VERSION")));
        for (name, value) in &call.headers {
            let mut value = HeaderValue::from_str(value).map_err(|_| PaymentError::Malformed {
                provider,
                what: "a header of ours is no header",
            })?;
            value.set_sensitive(true);
            request = request.header(name, value);
        }
        if let Some((sort, body)) = &call.body {
            request = request.header(CONTENT_TYPE, *sort).body(body.clone());
        }
        // Errors of the client name the address, which may hold a key: only their sort is kept.
        let sent = request.send().await;
        let mut response = sent.map_err(|error| {
            unreachable(if error.is_timeout() {
                "it took too long to answer"
            } else if error.is_connect() {
                "there is no connection"
            } else {
                "the connection broke"
            })
        })?;
        let status = response.status();
        let mut body = Vec::new();
        loop {
            let piece = response.chunk().await;
            let Some(piece) = piece.map_err(|_| unreachable("the answer broke off"))? else {
                break;
            };
            if body.len() + piece.len() > MAX_ANSWER_BYTES {
                return Err(PaymentError::Malformed {
                    provider,
                    what: "the answer is too long",
                });
            }
            body.extend_from_slice(&piece);
        }
        match status {
            // A conflict is another request with the same key that is still under way.
            StatusCode::CONFLICT => Err(unreachable("the same request is still under way")),
            StatusCode::TOO_MANY_REQUESTS => Err(unreachable("it is asked too often")),
            _ if status.is_server_error() => Err(unreachable("it has a fault of its own")),
            _ if status.is_redirection() => Err(PaymentError::Malformed {
                provider,
                what: "it sends us elsewhere",
            }),
            _ => Ok(Answer { status, body }),
        }
    }
}
