//! A store that speaks as much S3 as the service needs: HEAD, GET and PUT of objects, and the list of a bucket. It refuses
//! what is not signed, notes what it is asked, and fails when a test wants it to.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::{Query, State};
use axum::http::header::{AUTHORIZATION, ETAG, LAST_MODIFIED};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use images::stores::Bucket;
use tokio::net::TcpListener;

pub(crate) const SECRET_ACCESS_KEY: &str = "the+secret/of+the+shop";
const ACCESS_KEY_ID: &str = "AKIDTRICHTER";
const REGION: &str = "eu-test-1";

pub(crate) struct FakeS3 {
    endpoint: String,
    contents: Arc<Mutex<Contents>>,
}

#[derive(Default)]
struct Contents {
    /// By path: `/bucket/key`.
    objects: BTreeMap<String, Bytes>,
    /// Method and address of every request, oldest first.
    asked: Vec<String>,
    /// What begins with this path is answered with this status.
    failure: Option<(&'static str, StatusCode)>,
}

impl FakeS3 {
    /// Opens it on a port of its own, with these objects by path.
    pub(crate) async fn start<const N: usize>(objects: [(&str, Vec<u8>); N]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
        let contents = Arc::new(Mutex::new(Contents {
            objects: objects.map(|(path, bytes)| (path.to_owned(), bytes.into())).into(),
            ..Contents::default()
        }));
        let router = Router::new().fallback(answer).with_state(Arc::clone(&contents));
        tokio::spawn(async move { axum::serve(listener, router).await });
        FakeS3 { endpoint, contents }
    }

    /// How to reach a folder of a bucket, as an operator would set it.
    pub(crate) fn bucket(&self, name: &str, prefix: &str) -> Bucket {
        Bucket {
            name: name.to_owned(),
            prefix: prefix.to_owned(),
            endpoint: self.endpoint.clone(),
            region: REGION.to_owned(),
            access_key_id: ACCESS_KEY_ID.to_owned(),
            secret_access_key: SECRET_ACCESS_KEY.to_owned(),
        }
    }

    /// Paths and bytes of all objects below a path.
    pub(crate) fn objects_below(&self, path: &str) -> Vec<(String, Bytes)> {
        let contents = lock(&self.contents);
        let objects = contents.objects.iter().filter(|(name, _)| name.starts_with(path));
        objects.map(|(name, bytes)| (name.clone(), bytes.clone())).collect()
    }

    /// What was asked since this was last called.
    pub(crate) fn take_asked(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.contents).asked)
    }

    /// Waits until something was asked that begins like this.
    pub(crate) async fn wait_for(&self, beginning: &str) {
        let is_asked = || {
            lock(&self.contents)
                .asked
                .iter()
                .any(|asked| asked.starts_with(beginning))
        };
        while !is_asked() {
            tokio::task::yield_now().await;
        }
    }

    pub(crate) fn fail(&self, path: &'static str, status: StatusCode) {
        lock(&self.contents).failure = Some((path, status));
    }

    pub(crate) fn recover(&self) {
        lock(&self.contents).failure = None;
    }
}

fn lock(contents: &Mutex<Contents>) -> MutexGuard<'_, Contents> {
    contents.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn answer(
    State(contents): State<Arc<Mutex<Contents>>>,
    method: Method,
    uri: Uri,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let mut contents = lock(&contents);
    contents.asked.push(format!("{method} {uri}"));
    if !is_signed(&headers) {
        return refusal(StatusCode::FORBIDDEN);
    }
    let path = uri.path();
    if let Some((failing, status)) = contents.failure
        && path.starts_with(failing)
    {
        return refusal(status);
    }
    match method {
        Method::PUT => {
            let tag = tag_of(&body);
            contents.objects.insert(path.to_owned(), body);
            [(ETAG, tag)].into_response()
        }
        Method::GET if query.contains_key("list-type") => list(&contents, path, &query["prefix"]).into_response(),
        Method::GET | Method::HEAD => match contents.objects.get(path) {
            Some(bytes) => {
                let changed = "Sun, 15 Nov 2026 08:00:00 GMT".to_owned();
                ([(ETAG, tag_of(bytes)), (LAST_MODIFIED, changed)], bytes.clone()).into_response()
            }
            None => refusal(StatusCode::NOT_FOUND),
        },
        _ => refusal(StatusCode::METHOD_NOT_ALLOWED),
    }
}

/// Whether there is a signature of the fourth version by our key. What was signed is the client's own business.
fn is_signed(headers: &HeaderMap) -> bool {
    let signature = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let Some((credential, signature)) = signature.and_then(|value| value.split_once(", SignedHeaders=")) else {
        return false;
    };
    let is_ours = credential.starts_with(&format!("AWS4-HMAC-SHA256 Credential={ACCESS_KEY_ID}/"))
        && credential.ends_with(&format!("/{REGION}/s3/aws4_request"));
    let digits = signature.split_once("Signature=").map_or("", |(_, digits)| digits);
    is_ours && digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn list(contents: &Contents, bucket: &str, prefix: &str) -> String {
    let bucket = format!("{bucket}/");
    let keys = contents.objects.iter().filter_map(|(path, bytes)| {
        let key = path.strip_prefix(&bucket)?;
        key.starts_with(prefix).then_some((key, bytes.len()))
    });
    let entries = keys.map(|(key, size)| {
        format!(
            "<Contents><Key>{key}</Key><Size>{size}</Size>\
             <LastModified>2026-11-15T08:00:00.000Z</LastModified></Contents>"
        )
    });
    let entries = entries.collect::<Vec<_>>().concat();
    format!("<ListBucketResult>{entries}</ListBucketResult>")
}

/// Like Amazon's, it says whose key was used.
fn refusal(status: StatusCode) -> Response {
    let body = format!("<Error><Code>{status}</Code><AWSAccessKeyId>{ACCESS_KEY_ID}</AWSAccessKeyId></Error>");
    (status, body).into_response()
}

fn tag_of(bytes: &[u8]) -> String {
    format!("\"{}\"", blake3::hash(bytes).to_hex())
}
