//! Where a visitor seems to be, when the path does not say: a trusted proxy's header, a geo database, the browser's
//! languages, in this order. The rules are in `domain`; this reads their sources.

use std::net::IpAddr;
use std::path::Path;

use domain::country::Country;
use domain::detection::country_of_languages;
use domain::locale::{Offered, resolve_market};
use http::header::{ACCEPT_LANGUAGE, HeaderName};
use http::{HeaderMap, HeaderValue};
use ipnet::IpNet;
use maxminddb::{Reader, path};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// How many hops of a forwarding header are looked at.
const MAX_HOPS: usize = 16;

/// Reads a visitor's country.
pub struct Detector {
    trusted_proxies: Vec<IpNet>,
    country_header: Option<HeaderName>,
    database: Option<Reader<Vec<u8>>>,
}

/// The geo database cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("geo_database: cannot read {path}: {source}")]
pub struct DatabaseError {
    path: String,
    source: maxminddb::MaxMindDbError,
}

impl Detector {
    pub fn new(
        trusted_proxies: Vec<IpNet>,
        country_header: Option<HeaderName>,
        database: Option<&Path>,
    ) -> Result<Self, DatabaseError> {
        let open = |path: &Path| {
            Reader::open_readfile(path).map_err(|source| DatabaseError {
                path: path.display().to_string(),
                source,
            })
        };
        Ok(Detector {
            trusted_proxies,
            country_header,
            database: database.map(open).transpose()?,
        })
    }

    /// The country to serve a visitor whose path names none.
    pub fn country(&self, peer: IpAddr, headers: &HeaderMap, offered: Offered<'_>) -> Country {
        let is_trusted = self.is_trusted(peer);
        let by_header = || {
            headers
                .get(self.country_header.as_ref()?)
                .filter(|_| is_trusted)
                .and_then(country_code)
        };
        let by_database = || self.look_up(self.visitor(peer, headers));
        let by_languages = || {
            let languages = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            country_of_languages(languages).map(Country::code)
        };
        let detected = by_header().or_else(by_database).or_else(by_languages);
        resolve_market(None, detected, offered).country
    }

    /// The request headers an answer depends on.
    pub fn vary(&self) -> String {
        let mut names = vec![ACCEPT_LANGUAGE.as_str()];
        names.extend(self.country_header.as_ref().map(HeaderName::as_str));
        names.join(", ")
    }

    /// The address of the visitor: the last one in the chain that is not a trusted proxy.
    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.is_trusted(peer) {
            return peer;
        }
        let chain = headers
            .get_all(FORWARDED_FOR)
            .iter()
            .rev()
            .filter_map(|value| value.to_str().ok());
        let hops = chain.flat_map(|value| value.rsplit(',')).take(MAX_HOPS);
        let mut last = peer;
        for hop in hops {
            let Ok(address) = hop.trim().parse() else {
                return last;
            };
            last = address;
            if !self.is_trusted(address) {
                return last;
            }
        }
        last
    }

    fn is_trusted(&self, address: IpAddr) -> bool {
        self.trusted_proxies
            .iter()
            .any(|network| network.contains(&address.to_canonical()))
    }

    fn look_up(&self, address: IpAddr) -> Option<&str> {
        let found = self.database.as_ref()?.lookup(address.to_canonical()).ok()?;
        found.decode_path::<&str>(&path!["country", "iso_code"]).ok()?
    }
}

/// A header's country. `XX` and `T1` are what proxies write for "unknown" and for anonymous networks.
fn country_code(value: &HeaderValue) -> Option<&str> {
    let code = value.to_str().ok()?.trim();
    let is_code = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_alphabetic());
    (is_code && !code.eq_ignore_ascii_case("xx")).then_some(code)
}
