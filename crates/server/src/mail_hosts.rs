//! Asks the one configured name server whether a domain takes mail. Only a clear no counts: trouble with the name server is no
//! reason to refuse anybody.

use std::net::SocketAddr;
use std::time::Duration;

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts};
use hickory_resolver::net::NetError;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::rr::RData;
use moka::sync::Cache;

/// Whoever waits for the form waits no longer than this for a name server.
const PATIENCE: Duration = Duration::from_secs(2);

/// Domains whose answer is remembered: about 100 bytes each.
const MAX_KNOWN: u64 = 10_000;
const KNOWN_FOR: Duration = Duration::from_mins(10);

/// Knows which domains take mail, if it may ask.
pub struct MailHosts {
    resolver: Option<TokioResolver>,
    known: Cache<String, bool>,
}

impl MailHosts {
    /// Without a name server nobody is asked, and every domain is believed.
    pub fn new(name_server: Option<SocketAddr>) -> Self {
        MailHosts {
            resolver: name_server.and_then(|address| match resolver(address) {
                Ok(resolver) => Some(resolver),
                Err(error) => {
                    tracing::warn!(%error, "the name server cannot be used: no domain is checked");
                    None
                }
            }),
            known: Cache::builder().max_capacity(MAX_KNOWN).time_to_live(KNOWN_FOR).build(),
        }
    }

    /// Whether mail to a domain can arrive, as far as anybody can say.
    pub async fn takes_mail(&self, domain: &str) -> bool {
        let Some(resolver) = &self.resolver else {
            return true;
        };
        if let Some(known) = self.known.get(domain) {
            return known;
        }
        match tokio::time::timeout(PATIENCE, ask(resolver, domain)).await {
            Ok(Ok(takes_mail)) => {
                self.known.insert(domain.to_owned(), takes_mail);
                takes_mail
            }
            Ok(Err(error)) => {
                // The error names the domain, which may be somebody's own.
                tracing::debug!(
                    is_timeout = matches!(error, NetError::Timeout),
                    "a domain could not be looked up"
                );
                true
            }
            Err(_) => true,
        }
    }
}

fn resolver(address: SocketAddr) -> Result<TokioResolver, NetError> {
    let mut server = NameServerConfig::udp_and_tcp(address.ip());
    for connection in &mut server.connections {
        connection.port = address.port();
    }
    let mut options = ResolverOpts::default();
    options.timeout = PATIENCE / 2;
    options.attempts = 2;
    options.use_hosts_file = ResolveHosts::Never;
    // Remembered here, for names as they are asked for.
    options.cache_size = 0;
    let config = ResolverConfig::from_parts(None, Vec::new(), vec![server]);
    TokioResolver::builder_with_config(config, TokioRuntimeProvider::default())
        .with_options(options)
        .build()
}

/// RFC 5321: mail goes to the hosts of MX records; without any, to the domain itself. RFC 7505: a lone `.` takes none.
async fn ask(resolver: &TokioResolver, domain: &str) -> Result<bool, NetError> {
    // The dot at the end makes it a whole name.
    let name = format!("{domain}.");
    match resolver.mx_lookup(name.as_str()).await {
        Ok(found) => {
            let mut hosts = found.answers().iter().filter_map(|record| match &record.data {
                RData::MX(mx) => Some(&mx.exchange),
                _ => None,
            });
            let takes_mail = hosts.any(|host| !host.is_root());
            Ok(takes_mail)
        }
        Err(error) if error.is_nx_domain() => Ok(false),
        Err(error) if error.is_no_records_found() => match resolver.lookup_ip(name.as_str()).await {
            Ok(addresses) => Ok(addresses.iter().next().is_some()),
            Err(error) if error.is_no_records_found() => Ok(false),
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    }
}
