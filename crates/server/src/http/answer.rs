//! An answer that is kept in memory in every form a client may ask for: encodings, their ETags, and complete headers.
//! Handing one out is choosing a form and cloning reference counts.

use bytes::Bytes;
use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, ETAG, IF_NONE_MATCH, VARY};
use http::{HeaderMap, HeaderValue, Response, StatusCode};
use render::encode::Encoded;

use crate::http::body::Body;

/// A complete answer.
#[derive(Debug)]
pub struct Answer {
    status: StatusCode,
    identity: Form,
    brotli: Option<Form>,
    gzip: Option<Form>,
}

/// One encoding of it.
#[derive(Debug)]
struct Form {
    body: Bytes,
    etag: HeaderValue,
    headers: HeaderMap,
    /// What a 304 repeats of them.
    not_modified: HeaderMap,
}

impl Answer {
    /// Prepares all forms. `headers` are those that every form shares.
    pub fn new(status: StatusCode, body: &Encoded, headers: &HeaderMap) -> Self {
        let form = |bytes: &Bytes, encoding: Option<(&'static str, &str)>| {
            let etag = match encoding {
                Some((_, suffix)) => format!("{}-{suffix}\"", body.etag.trim_end_matches('"')),
                None => body.etag.clone(),
            };
            let etag = HeaderValue::try_from(etag).expect("an ETag is hexadecimal");
            let mut headers = headers.clone();
            headers.insert(ETAG, etag.clone());
            if let Some((name, _)) = encoding {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
            }
            let repeated = [ETAG, CACHE_CONTROL, VARY];
            let not_modified = repeated
                .into_iter()
                .filter_map(|name| headers.get(&name).cloned().map(|value| (name, value)))
                .collect();
            Form {
                body: bytes.clone(),
                etag,
                headers,
                not_modified,
            }
        };
        Answer {
            status,
            identity: form(&body.identity, None),
            brotli: body.brotli.as_ref().map(|bytes| form(bytes, Some(("br", "br")))),
            gzip: body.gzip.as_ref().map(|bytes| form(bytes, Some(("gzip", "gz")))),
        }
    }

    /// Bytes of the body as it is.
    pub fn body_bytes(&self) -> usize {
        self.identity.body.len()
    }

    /// The answer to a request with these headers.
    pub fn respond(&self, request: &HeaderMap) -> Response<Body> {
        let form = self.choose(request);
        let is_known = self.status == StatusCode::OK
            && request
                .get(IF_NONE_MATCH)
                .is_some_and(|known| matches_etag(known, &form.etag));
        let (status, headers, body) = if is_known {
            (StatusCode::NOT_MODIFIED, &form.not_modified, Body::empty())
        } else {
            (self.status, &form.headers, Body::Kept(form.body.clone()))
        };
        let mut response = Response::new(body);
        *response.status_mut() = status;
        *response.headers_mut() = headers.clone();
        response
    }

    fn choose(&self, request: &HeaderMap) -> &Form {
        let Some(accepted) = request.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()) else {
            return &self.identity;
        };
        let of = |form: &'_ Option<Form>, name: &str| form.is_some() && accepts(accepted, name);
        if of(&self.brotli, "br") {
            self.brotli.as_ref().unwrap_or(&self.identity)
        } else if of(&self.gzip, "gzip") {
            self.gzip.as_ref().unwrap_or(&self.identity)
        } else {
            &self.identity
        }
    }
}

/// Whether an `Accept-Encoding` header names an encoding and does not refuse it with `q=0`.
fn accepts(header: &str, name: &str) -> bool {
    header.split(',').any(|item| {
        let (coding, parameters) = item.split_once(';').unwrap_or((item, ""));
        let quality = parameters.trim().strip_prefix("q=").map(str::trim);
        let is_refused =
            quality.is_some_and(|quality| quality.trim_start_matches('0').trim_matches(['.', '0']).is_empty());
        coding.trim().eq_ignore_ascii_case(name) && !is_refused
    })
}

/// Weak comparison with a list of ETags: a tag holds no comma or quote of its own, so finding it is being in the list.
pub(crate) fn matches_etag(known: &HeaderValue, etag: &HeaderValue) -> bool {
    let (known, etag) = (known.as_bytes(), etag.as_bytes());
    known == b"*" || known.windows(etag.len()).any(|window| window == etag)
}

#[cfg(test)]
mod tests {
    use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, ETAG, IF_NONE_MATCH};
    use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
    use render::encode::Encoded;

    use super::{Answer, accepts};

    fn answer() -> Answer {
        let headers = HeaderMap::from_iter([(CACHE_CONTROL, HeaderValue::from_static("no-cache"))]);
        Answer::new(StatusCode::OK, &Encoded::text(vec![b'a'; 2000]), &headers)
    }

    fn request(headers: &[(HeaderName, &str)]) -> HeaderMap {
        headers
            .iter()
            .map(|(name, value)| (name.clone(), value.parse().expect("valid")))
            .collect()
    }

    #[test]
    fn the_best_accepted_encoding_is_chosen() {
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip", Some("gzip")),
            ("br;q=0, gzip;q=0.5", Some("gzip")),
            ("BR", Some("br")),
            ("identity", None),
            ("", None),
        ] {
            let response = answer().respond(&request(&[(ACCEPT_ENCODING, accepted)]));
            let encoding = response
                .headers()
                .get(CONTENT_ENCODING)
                .map(|value| value.to_str().expect("text"));
            assert_eq!(encoding, expected, "{accepted}");
        }
        assert!(accepts("br;q=1.0", "br") && accepts("br;q=0.01", "br"));
        assert!(!accepts("br;q=0.000", "br") && !accepts("brotli", "br"));
    }

    #[test]
    fn a_known_etag_is_not_sent_again() {
        let first = answer().respond(&request(&[(ACCEPT_ENCODING, "br")]));
        let etag = first.headers()[ETAG].to_str().expect("text").to_owned();
        for known in [
            etag.clone(),
            format!("W/{etag}"),
            format!("\"x\", {etag}"),
            "*".to_owned(),
        ] {
            let again = answer().respond(&request(&[(ACCEPT_ENCODING, "br"), (IF_NONE_MATCH, &known)]));
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert_eq!(again.headers()[ETAG], etag.as_str());
            assert_eq!(again.headers()[CACHE_CONTROL], "no-cache");
        }
        let other_encoding = answer().respond(&request(&[(IF_NONE_MATCH, &etag)]));
        assert_eq!(other_encoding.status(), StatusCode::OK);
    }
}
