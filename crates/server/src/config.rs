//! The settings: defaults from `trichter.default.toml`, then a file, then the environment. The only place that reads
//! environment variables.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::images::stores::Bucket;
use content::Audience;
use domain::tag_manager::TagManagerId;
use http::HeaderName;
use ipnet::IpNet;
use serde::Deserialize;
use toml::{Table, Value};

use crate::answers::sealing::ShopKey;
use crate::rate::Limit;

mod images;
mod mails;
mod payments;
mod retention;
mod webhook;

pub use images::{ImageConfig, StorePlace};
pub use mails::{MailConfig, SmtpUrl};
pub use payments::{PayPalConfig, PaymentConfig, Secret, StripeConfig};
pub use retention::Retention;
pub use webhook::{WebhookConfig, WebhookSecret};

const DEFAULTS: &str = include_str!("../../../trichter.default.toml");
const PREFIX: &str = "TRICHTER_";

/// Every setting, checked.
#[derive(Clone, Debug)]
pub struct Config {
    pub mode: Mode,
    pub listen: SocketAddr,
    /// Without a trailing slash; `None` until the listener's address is known.
    pub public_url: Option<String>,
    pub data_dir: PathBuf,
    pub content_dir: Option<PathBuf>,
    pub api_base_url: Option<String>,
    pub gtm_id: Option<TagManagerId>,
    pub tag_hosts: Vec<String>,
    pub log: String,
    pub log_format: LogFormat,
    pub worker_threads: usize,
    pub render_threads: usize,
    pub trusted_proxies: Vec<IpNet>,
    pub country_header: Option<HeaderName>,
    pub geo_database: Option<PathBuf>,
    pub metrics_allow: Vec<IpNet>,
    pub max_connections: usize,
    pub header_timeout_ms: u64,
    pub request_timeout_ms: u64,
    pub write_timeout_ms: u64,
    pub shutdown_timeout_ms: u64,
    pub max_body_bytes: usize,
    pub database: store::Settings,
    pub write_limit: Limit,
    /// The first seals answers, the others open what was sealed earlier. None: the one in the data folder.
    pub answers_keys: Vec<ShopKey>,
    pub images: ImageConfig,
    pub mails: MailConfig,
    /// Asked whether a domain takes mail. `None`: nobody is asked.
    pub dns_resolver: Option<SocketAddr>,
    pub webhook: Option<WebhookConfig>,
    pub payments: PaymentConfig,
    /// How long after a parcel arrived its buyer is asked what it was like. `None`: nobody is asked.
    pub review_after_ms: Option<i64>,
    pub retention: Retention,
    /// Variables that look like settings and are none: worth a warning, since a typing error hides there.
    pub unknown_variables: Vec<String>,
}

/// What the shop is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Shows sample reviews and a ribbon that says so.
    Demo,
    /// A demonstration with the gallery of all blocks.
    Development,
    /// Shows nothing that is invented.
    Production,
}

impl Mode {
    /// Who the content is compiled for.
    pub const fn audience(self) -> Audience {
        match self {
            Mode::Development => Audience::Builders,
            Mode::Demo | Mode::Production => Audience::Visitors,
        }
    }
}

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    Text,
    Json,
}

/// A setting that cannot be right. Prints as one line that names the setting and where it came from.
#[derive(Debug, PartialEq, Eq)]
pub struct ConfigError(String);

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

/// The settings as TOML has them, before they are checked.
#[derive(Deserialize)]
struct Raw {
    mode: Mode,
    listen: String,
    public_url: String,
    data_dir: PathBuf,
    content_dir: String,
    api_base_url: String,
    gtm_id: String,
    tag_hosts: Vec<String>,
    log: String,
    log_format: LogFormat,
    worker_threads: usize,
    render_threads: usize,
    trusted_proxies: Vec<String>,
    country_header: String,
    geo_database: String,
    metrics_allow: Vec<String>,
    max_connections: usize,
    header_timeout_ms: u64,
    request_timeout_ms: u64,
    write_timeout_ms: u64,
    shutdown_timeout_ms: u64,
    max_body_bytes: usize,
    database_url: String,
    database_connections: u32,
    database_timeout_ms: u64,
    writes_per_minute: u32,
    write_burst: u32,
    answers_keys: Vec<String>,
    smtp_url: String,
    mail_from: String,
    dns_resolver: String,
    webhook_url: String,
    webhook_secret: String,
    review_after_days: u64,
    #[serde(flatten)]
    payments: payments::RawPayments,
    #[serde(flatten)]
    retention: retention::RawRetention,
    image_masters: String,
    image_results: String,
    image_s3_endpoint: String,
    image_s3_region: String,
    image_s3_access_key_id: String,
    image_s3_secret_access_key: String,
    image_threads: usize,
    image_cache_mb: u64,
    image_work_mb: u64,
    image_results_mb: u64,
}

impl Config {
    /// Reads the settings of this process.
    #[expect(clippy::disallowed_methods, reason = "this is the place that reads the environment")]
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let environment = std::env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
            .filter(|(name, _)| name.starts_with(PREFIX))
            .collect();
        let file = match file {
            Some(path) => {
                let text = std::fs::read_to_string(path)
                    .map_err(|error| ConfigError(format!("cannot read {}: {error}", path.display())))?;
                Some((path.display().to_string(), text))
            }
            None => None,
        };
        Self::merge(file, &environment)
    }

    /// Puts defaults, a file (name and text) and `TRICHTER_…` variables together.
    pub fn merge(file: Option<(String, String)>, environment: &BTreeMap<String, String>) -> Result<Self, ConfigError> {
        let mut settings: Table = DEFAULTS
            .parse()
            .expect("the defaults are part of the binary and tested");
        let mut sources: BTreeMap<String, String> = BTreeMap::new();
        if let Some((name, text)) = file {
            let table: Table = text.parse().map_err(|error: toml::de::Error| {
                ConfigError(format!("{name} is not valid TOML: {}", error.message()))
            })?;
            for (key, value) in table {
                if !settings.contains_key(&key) {
                    return Err(ConfigError(format!("{name}: there is no setting `{key}`")));
                }
                sources.insert(key.clone(), format!("`{key}` in {name}"));
                settings.insert(key, value);
            }
        }
        for (key, value) in &mut settings {
            let variable = format!("{PREFIX}{}", key.to_ascii_uppercase());
            if let Some(text) = environment.get(&variable) {
                *value = parse_variable(&variable, text, value)?;
                sources.insert(key.clone(), variable);
            }
        }
        let raw = Raw::deserialize(Value::Table(settings.clone())).map_err(|error| {
            let culprit = first_bad_key(&settings, &sources);
            ConfigError(format!("{culprit}: {}", error.message()))
        })?;
        let mut config = raw.check(&sources)?;
        let is_setting = |name: &str| settings.contains_key(&name[PREFIX.len()..].to_ascii_lowercase());
        config.unknown_variables = environment.keys().filter(|name| !is_setting(name)).cloned().collect();
        Ok(config)
    }
}

/// A variable's text as the type its default has.
fn parse_variable(name: &str, text: &str, default: &Value) -> Result<Value, ConfigError> {
    match default {
        Value::Integer(_) => text
            .trim()
            .parse()
            .map(Value::Integer)
            .map_err(|_| ConfigError(format!("{name}: `{text}` is not a whole number"))),
        Value::Array(_) => {
            let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
            Ok(Value::Array(items.map(|item| Value::String(item.to_owned())).collect()))
        }
        _ => Ok(Value::String(text.to_owned())),
    }
}

/// The first overridden setting whose removal would let the rest be read: the one to name in the message.
fn first_bad_key(settings: &Table, sources: &BTreeMap<String, String>) -> String {
    let defaults: Table = DEFAULTS
        .parse()
        .expect("the defaults are part of the binary and tested");
    let blamed = sources.iter().find(|(key, _)| {
        let mut alone = defaults.clone();
        alone.insert((*key).clone(), settings[*key].clone());
        Raw::deserialize(Value::Table(alone)).is_err()
    });
    blamed.map_or_else(|| "settings".to_owned(), |(_, source)| source.clone())
}

impl Raw {
    fn check(self, sources: &BTreeMap<String, String>) -> Result<Config, ConfigError> {
        let bad = |key: &str, problem: String| {
            let source = sources.get(key).cloned().unwrap_or_else(|| format!("`{key}`"));
            ConfigError(format!("{source}: {problem}"))
        };
        let blame = |(key, problem): (&str, String)| bad(key, problem);
        let networks = |key: &str, items: &[String]| -> Result<Vec<IpNet>, ConfigError> {
            let read = |item: &String| {
                parse_network(item).ok_or_else(|| bad(key, format!("`{item}` is no address or network")))
            };
            items.iter().map(read).collect()
        };
        let url = |key: &str, text: &str| -> Result<Option<String>, ConfigError> {
            match text {
                "" => Ok(None),
                _ if is_origin(text) => Ok(Some(text.trim_end_matches('/').to_owned())),
                _ => Err(bad(key, format!("`{text}` is no address such as https://shop.example"))),
            }
        };
        let positive = |key: &str, value: u64| match value {
            0 => Err(bad(key, "must be more than 0".to_owned())),
            _ => Ok(value),
        };
        let engine = store::Engine::new(&self.database_url, &self.data_dir);
        let engine = engine.map_err(|error| bad("database_url", format!("it {error}")))?;
        let positive_u32 = |key: &str, value: u32| {
            positive(key, value.into()).map(|value| u32::try_from(value).expect("it was one before"))
        };
        let bucket = Bucket {
            endpoint: url("image_s3_endpoint", &self.image_s3_endpoint)?.unwrap_or_default(),
            region: self.image_s3_region,
            access_key_id: self.image_s3_access_key_id,
            secret_access_key: self.image_s3_secret_access_key,
            ..Bucket::default()
        };
        let place = |key: &str, text: String| {
            let read = |text: String| StorePlace::parse(&text, &bucket).map_err(|problem| bad(key, problem));
            non_empty(text).map(read).transpose()
        };
        let images = ImageConfig {
            masters: place("image_masters", self.image_masters)?,
            results: place("image_results", self.image_results)?
                .unwrap_or_else(|| StorePlace::Folder(self.data_dir.join("images"))),
            threads: or_cores(self.image_threads),
            cache_mb: positive("image_cache_mb", self.image_cache_mb)?,
            work_mb: positive("image_work_mb", self.image_work_mb)?,
            results_mb: positive("image_results_mb", self.image_results_mb)?,
        };
        let tag_host = |host: String| check_tag_host(host).map_err(|problem| bad("tag_hosts", problem));
        Ok(Config {
            mode: self.mode,
            images,
            database: store::Settings {
                engine,
                max_connections: positive_u32("database_connections", self.database_connections)?,
                timeout: Duration::from_millis(positive("database_timeout_ms", self.database_timeout_ms)?),
            },
            write_limit: Limit {
                per_minute: positive_u32("writes_per_minute", self.writes_per_minute)?,
                burst: positive_u32("write_burst", self.write_burst)?,
            },
            answers_keys: parse_keys(&self.answers_keys).map_err(|problem| bad("answers_keys", problem))?,
            mails: MailConfig::read(self.smtp_url, self.mail_from).map_err(blame)?,
            dns_resolver: mails::read_resolver(&self.dns_resolver).map_err(blame)?,
            webhook: WebhookConfig::read(self.webhook_url, &self.webhook_secret).map_err(blame)?,
            payments: self.payments.read(self.mode).map_err(blame)?,
            review_after_ms: mails::read_review_wait(self.review_after_days).map_err(blame)?,
            retention: self.retention.read().map_err(blame)?,
            listen: read_address(&self.listen, "127.0.0.1:8080").map_err(|problem| bad("listen", problem))?,
            public_url: url("public_url", &self.public_url)?,
            data_dir: self.data_dir,
            content_dir: non_empty(self.content_dir).map(PathBuf::from),
            api_base_url: url("api_base_url", &self.api_base_url)?,
            gtm_id: non_empty(self.gtm_id)
                .map(|id| TagManagerId::parse(&id).map_err(|error| bad("gtm_id", error.to_string())))
                .transpose()?,
            tag_hosts: self.tag_hosts.into_iter().map(tag_host).collect::<Result<_, _>>()?,
            log: self.log,
            log_format: self.log_format,
            worker_threads: or_cores(self.worker_threads),
            render_threads: or_cores(self.render_threads),
            trusted_proxies: networks("trusted_proxies", &self.trusted_proxies)?,
            country_header: non_empty(self.country_header.clone())
                .map(|name| {
                    name.parse()
                        .map_err(|_| bad("country_header", format!("`{name}` is no header name")))
                })
                .transpose()?,
            geo_database: non_empty(self.geo_database).map(PathBuf::from),
            metrics_allow: networks("metrics_allow", &self.metrics_allow)?,
            max_connections: usize::try_from(positive("max_connections", self.max_connections as u64)?)
                .expect("it was one before"),
            header_timeout_ms: positive("header_timeout_ms", self.header_timeout_ms)?,
            request_timeout_ms: positive("request_timeout_ms", self.request_timeout_ms)?,
            write_timeout_ms: positive("write_timeout_ms", self.write_timeout_ms)?,
            shutdown_timeout_ms: self.shutdown_timeout_ms,
            max_body_bytes: self.max_body_bytes,
            unknown_variables: Vec::new(),
        })
    }
}

/// A wrong key is never printed: it may be a right one with a typing error.
fn parse_keys(keys: &[String]) -> Result<Vec<ShopKey>, String> {
    let read = |key: &String| ShopKey::parse(key).ok_or_else(|| "a key has 64 hexadecimal digits".to_owned());
    keys.iter().map(read).collect()
}

/// Tags are never loaded in the clear.
fn check_tag_host(host: String) -> Result<String, String> {
    if host.starts_with("https://") && is_origin(&host) {
        Ok(host)
    } else {
        Err(format!("`{host}` is no address such as https://*.tags.example"))
    }
}

fn read_address(text: &str, example: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is no address and port such as {example}"))
}

fn non_empty(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

fn or_cores(threads: usize) -> usize {
    match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        some => some,
    }
}

fn parse_network(text: &str) -> Option<IpNet> {
    text.parse()
        .ok()
        .or_else(|| Some(IpNet::from(text.parse::<std::net::IpAddr>().ok()?)))
}

/// A scheme and a host, with nothing that would break a header or a link.
fn is_origin(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.trim_end_matches('/').is_empty()
            && rest
                .bytes()
                .all(|byte| byte.is_ascii_graphic() && !matches!(byte, b'"' | b'\'' | b'<' | b'>' | b';' | b','))
            && !rest.contains(['?', '#', ' '])
    })
}

#[cfg(test)]
mod tests;
