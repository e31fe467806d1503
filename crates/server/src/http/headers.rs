//! The headers that protect a visitor, and the ones that say how long an answer holds.

use http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, VARY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue};

const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const CROSS_ORIGIN_OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// Hashed files never change.
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Changes seldom, and an older one does no harm for a while.
pub const ONE_DAY: &str = "public, max-age=86400, stale-while-revalidate=604800";

/// May be kept by anyone but is asked for again each time: a price must never be older than the shop's.
pub const REVALIDATE: &str = "public, max-age=0, must-revalidate";

/// The same, for one visitor alone: the answer depends on where they seem to be.
pub const REVALIDATE_PRIVATE: &str = "private, max-age=0, must-revalidate";

/// Never kept.
pub const NO_STORE: &str = "no-store";

/// What is said on every answer.
#[derive(Clone, Debug)]
pub struct Protection {
    headers: HeaderMap,
    /// Instead of some of them, where a page of the shop may have another one in a frame.
    in_own_frame: HeaderMap,
}

/// Where pages may load from and send to besides the shop itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct OtherOrigins<'a> {
    /// Where the API is, if not at the shop's own address.
    pub api: Option<&'a str>,
    /// The tag manager and what its tags need; empty without one.
    pub tags: &'a [String],
    /// Whether a bank may show its step over a page. Which bank that is only its provider knows.
    pub banks: bool,
}

impl Protection {
    pub fn new(public_url: &str, others: OtherOrigins<'_>) -> Self {
        let api = others.api.map(|origin| format!(" {origin}")).unwrap_or_default();
        let tags = others.tags.iter().fold(String::new(), |tags, host| tags + " " + host);
        let banks = if others.banks { " https:" } else { "" };
        let policy = |ancestors: &str| {
            let policy = format!(
                "default-src 'none'; script-src 'self'{tags}; style-src 'self'; img-src 'self' data:{tags}; font-src 'self'; \
                 media-src 'self'; connect-src 'self'{api}{tags}; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
                 frame-src 'self'{banks}; frame-ancestors {ancestors}"
            );
            HeaderValue::try_from(policy).expect("settings allow no control characters in addresses")
        };
        let in_own_frame = HeaderMap::from_iter([
            (CONTENT_SECURITY_POLICY, policy("'self'")),
            (X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
        ]);
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_SECURITY_POLICY, policy("'none'"));
        for (name, value) in [
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (X_FRAME_OPTIONS, "DENY"),
            (REFERRER_POLICY, "strict-origin-when-cross-origin"),
            (
                PERMISSIONS_POLICY,
                "camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), interest-cohort=()",
            ),
            (CROSS_ORIGIN_OPENER_POLICY, "same-origin"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        if public_url.starts_with("https://") {
            let two_years = HeaderValue::from_static("max-age=63072000; includeSubDomains");
            headers.insert(STRICT_TRANSPORT_SECURITY, two_years);
        }
        Protection { headers, in_own_frame }
    }

    /// The headers of an answer that is made once and kept.
    pub fn headers(&self, content_type: &'static str, cache_control: &'static str, vary: &str) -> HeaderMap {
        let mut headers = self.headers.clone();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
        if !vary.is_empty() {
            headers.insert(VARY, HeaderValue::try_from(vary).expect("made of header names"));
        }
        headers
    }

    /// Lets a page of the shop have this answer in a frame: what the buyer does at the bank, and the way back from there.
    pub fn allow_own_frame(&self, headers: &mut HeaderMap) {
        headers.extend(self.in_own_frame.clone());
    }

    /// Adds the protection to an answer that a handler made.
    pub fn complete(&self, headers: &mut HeaderMap) {
        for (name, value) in &self.headers {
            if !headers.contains_key(name) {
                headers.insert(name, value.clone());
            }
        }
        if !headers.contains_key(CACHE_CONTROL) {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
        }
    }
}
