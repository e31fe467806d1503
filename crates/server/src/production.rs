//! What keeps a shop from selling: reservations about its content and about its settings. `trichter check --production` lists
//! them, and production mode neither starts with one that forbids to sell nor takes over content that has one.

use std::fmt;

use content::{Reservation, Site, is_reserved_host};
use domain::payment::{self, Capture, Method};
use http::Uri;
use store::Engine;

use crate::answers::sealing::ShopKey;
use crate::catalog::tax_warnings;
use crate::config::Config;

/// Something to settle before the shop sells, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A file of the content with its line, or a setting.
    place: String,
    message: String,
    remedy: String,
    forbids_selling: bool,
}

/// Everything to settle, as one text for the operator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// What there is about content and settings, as if the mode were production.
    pub fn new(config: &Config, site: &Site, now_ms: i64) -> Self {
        let mut found = of_settings(config, site);
        found.extend(Findings::of_content(site).0);
        let taxes = tax_warnings(site, now_ms).into_iter().map(|message| Finding {
            place: "tax".to_owned(),
            message,
            remedy: "look it up before the day".to_owned(),
            forbids_selling: false,
        });
        found.extend(taxes);
        Findings(found)
    }

    /// What there is about content alone.
    pub fn of_content(site: &Site) -> Self {
        Findings(site.reservations().into_iter().map(Finding::from).collect())
    }

    /// Only those that forbid to sell; none if nothing does.
    pub fn that_forbid(self) -> Option<Self> {
        let forbidding: Vec<Finding> = self.0.into_iter().filter(|found| found.forbids_selling).collect();
        (!forbidding.is_empty()).then_some(Findings(forbidding))
    }

    pub fn forbid_selling(&self) -> bool {
        self.0.iter().any(|found| found.forbids_selling)
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for found in &self.0 {
            let level = if found.forbids_selling { "error" } else { "warning" };
            writeln!(f, "{level}: {}: {}", found.place, found.message)?;
            writeln!(f, "    {}", found.remedy)?;
        }
        match self.0.iter().filter(|found| found.forbids_selling).count() {
            0 => writeln!(f, "Nothing forbids to sell."),
            1 => writeln!(f, "1 thing forbids to sell."),
            count => writeln!(f, "{count} things forbid to sell."),
        }
    }
}

impl From<Reservation> for Finding {
    fn from(found: Reservation) -> Self {
        let line = found.line.map_or_else(String::new, |line| format!(":{line}"));
        Finding {
            place: format!("{}{line}", found.file),
            message: found.message,
            remedy: found.remedy.to_owned(),
            forbids_selling: found.forbids_selling,
        }
    }
}

/// A setting with which nobody may sell.
fn forbidden(setting: &str, message: impl Into<String>, remedy: impl Into<String>) -> Finding {
    Finding {
        place: format!("setting `{setting}`"),
        message: message.into(),
        remedy: remedy.into(),
        forbids_selling: true,
    }
}

fn of_settings(config: &Config, site: &Site) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(public_url(config));
    found.extend(proxies(config));
    payments(config, site, &mut found);
    mails(config, &mut found);
    found.extend(keys(config));
    found
}

/// Links in mails, webhooks and the security of cookies depend on it.
fn public_url(config: &Config) -> Option<Finding> {
    let remedy = "set TRICHTER_PUBLIC_URL to the address that visitors type: https://shop.your-domain";
    let Some(url) = &config.public_url else {
        return Some(forbidden(
            "public_url",
            "it is empty, so links would lead to this machine",
            remedy,
        ));
    };
    let uri: Option<Uri> = url.parse().ok();
    let host = uri.as_ref().and_then(Uri::host).unwrap_or_default();
    let is_address = host.trim_matches(['[', ']']).parse::<std::net::IpAddr>().is_ok();
    if !url.starts_with("https://") {
        let message =
            format!("{url} is not encrypted: names, addresses and secrets of links would travel in the clear");
        return Some(forbidden("public_url", message, remedy));
    }
    if is_address || is_reserved_host(host) {
        return Some(forbidden("public_url", format!("nobody can visit {url}"), remedy));
    }
    None
}

/// The shop speaks no TLS, so one that is reached by https has a proxy in front.
fn proxies(config: &Config) -> Option<Finding> {
    let remedy = "set TRICHTER_TRUSTED_PROXIES to the address of the TLS proxy: 127.0.0.1 if it runs here";
    if config.trusted_proxies.is_empty() {
        let message = "it is empty: all visitors would share the address of the TLS proxy, and its limits";
        return Some(forbidden("trusted_proxies", message, remedy));
    }
    let trusts_all = config.trusted_proxies.iter().any(|network| network.prefix_len() == 0);
    trusts_all.then(|| {
        let message = "everybody is believed: anyone could pretend to come from anywhere, past all limits";
        forbidden("trusted_proxies", message, remedy)
    })
}

fn payments(config: &Config, site: &Site, found: &mut Vec<Finding>) {
    let payments = &config.payments;
    if payments.sandbox_is_wanted {
        let message = "the sandbox takes no money";
        found.push(forbidden("payment_sandbox", message, "remove the setting"));
    }
    if let Some(stripe) = &payments.stripe {
        if ["sk_test_", "rk_test_"]
            .iter()
            .any(|test| stripe.secret_key.reveal().starts_with(test))
        {
            let remedy =
                "set TRICHTER_STRIPE_SECRET_KEY to the live key, and TRICHTER_STRIPE_WEBHOOK_SECRET to its webhook's";
            found.push(forbidden(
                "stripe_secret_key",
                "this is a test key: no money would arrive",
                remedy,
            ));
        }
        found.extend(of_base("stripe_api_base", &stripe.api_base, "https://api.stripe.com"));
    }
    if let Some(paypal) = &payments.paypal {
        found.extend(of_base("paypal_api_base", &paypal.api_base, "https://api-m.paypal.com"));
    }
    let is_carried = |method: Method| match method {
        Method::PayPal => payments.paypal.is_some(),
        _ => payments.stripe.is_some(),
    };
    let can_pay = |country| {
        let mut methods = payment::methods(country).into_iter();
        let must_reserve = payment::capture(country, true) == Capture::OnShipment;
        methods.any(|method| is_carried(method) && (!must_reserve || method.can_authorise()))
    };
    let without: Vec<&str> = site
        .countries
        .iter()
        .filter(|country| !can_pay(**country))
        .map(|country| country.code())
        .collect();
    if !without.is_empty() {
        let message = format!("nobody can pay in {}", without.join(", "));
        let remedy = "set TRICHTER_STRIPE_SECRET_KEY and TRICHTER_STRIPE_WEBHOOK_SECRET (docs/howto/take-payments.md), or \
                      take the countries out of site.toml";
        found.push(forbidden("stripe_secret_key", message, remedy));
    }
}

fn of_base(setting: &str, base: &str, real: &str) -> Option<Finding> {
    let message = format!("{base} is not where the provider takes money");
    (base != real).then(|| forbidden(setting, message, format!("remove the setting: the default is {real}")))
}

fn mails(config: &Config, found: &mut Vec<Finding>) {
    if config.mails.smtp.is_none() {
        let message = "it is empty: mails become files, and buyers never hear of their orders";
        let remedy = "set TRICHTER_SMTP_URL (docs/howto/set-up-mail.md)";
        found.push(forbidden("smtp_url", message, remedy));
    }
    if let Some(from) = &config.mails.from
        && is_reserved_host(from.email.domain())
    {
        let message = format!("nobody can have an address at {}", from.email.domain());
        found.push(forbidden(
            "mail_from",
            message,
            "name a sender of the shop's own domain",
        ));
    }
}

/// Answers about people's bodies and the secrets of all links stand on these.
fn keys(config: &Config) -> Option<Finding> {
    let remedy = "make one with `openssl rand -hex 32` and set TRICHTER_ANSWERS_KEYS";
    if config.answers_keys.iter().any(ShopKey::is_weak) {
        let message = "a key can be guessed: it repeats itself";
        return Some(forbidden("answers_keys", message, remedy));
    }
    let is_shared = matches!(config.database.engine, Engine::Postgres(_));
    (is_shared && config.answers_keys.is_empty()).then(|| {
        let message = "it is empty: servers that share a database must seal answers with the same key";
        forbidden("answers_keys", message, remedy)
    })
}
