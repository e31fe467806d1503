//! Which source wins, and what a wrong value says.

use std::collections::BTreeMap;

use super::{Config, LogFormat};

fn load(file: Option<&str>, environment: &[(&str, &str)]) -> Result<Config, String> {
    let variables: BTreeMap<String, String> = environment
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let file = file.map(|text| ("shop.toml".to_owned(), text.to_owned()));
    Config::merge(file, &variables).map_err(|error| error.to_string())
}

#[track_caller]
fn refused(file: Option<&str>, environment: &[(&str, &str)], message: &str) {
    assert_eq!(load(file, environment).err().as_deref(), Some(message));
}

#[test]
fn defaults_are_complete_and_safe() {
    let config = load(None, &[]).expect("the defaults are valid");
    assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(config.public_url, None);
    assert_eq!(config.content_dir, None);
    assert!(config.trusted_proxies.is_empty());
    assert!(config.worker_threads >= 1 && config.render_threads >= 1);
}

#[test]
fn the_environment_beats_the_file_and_the_file_the_defaults() {
    let config = load(
        Some("listen = \"127.0.0.1:1\"\nlog_format = \"json\""),
        &[("TRICHTER_LISTEN", "127.0.0.1:2"), ("TRICHTER_MAX_BODY_BYTES", "10")],
    )
    .expect("valid");
    assert_eq!(config.listen.port(), 2);
    assert_eq!(config.log_format, LogFormat::Json);
    assert_eq!(config.max_body_bytes, 10);
}

#[test]
fn lists_are_written_with_commas_in_the_environment() {
    let config = load(None, &[("TRICHTER_TRUSTED_PROXIES", "10.0.0.0/8, 192.168.1.4")]).expect("valid");
    let networks: Vec<String> = config.trusted_proxies.iter().map(ToString::to_string).collect();
    assert_eq!(networks, ["10.0.0.0/8", "192.168.1.4/32"]);
}

#[test]
fn a_variable_that_is_no_setting_is_noticed() {
    let config = load(None, &[("TRICHTER_LISTN", "127.0.0.1:1"), ("TRICHTER_LOG", "debug")]).expect("valid");
    assert_eq!(config.unknown_variables, ["TRICHTER_LISTN"]);
}

#[test]
fn a_public_url_loses_its_trailing_slash() {
    let config = load(None, &[("TRICHTER_PUBLIC_URL", "https://shop.example/")]).expect("valid");
    assert_eq!(config.public_url.as_deref(), Some("https://shop.example"));
}

#[test]
fn buyers_are_asked_after_three_weeks_later_or_never() {
    let wait = |environment: &[(&str, &str)]| load(None, environment).expect("valid").review_after_ms;
    assert_eq!(wait(&[]), Some(21 * 86_400_000));
    assert_eq!(wait(&[("TRICHTER_REVIEW_AFTER_DAYS", "1")]), Some(86_400_000));
    assert_eq!(wait(&[("TRICHTER_REVIEW_AFTER_DAYS", "0")]), None);
    refused(
        None,
        &[("TRICHTER_REVIEW_AFTER_DAYS", "366")],
        "TRICHTER_REVIEW_AFTER_DAYS: at most 365",
    );
}

#[test]
fn a_bad_value_is_one_line_that_names_its_source() {
    refused(
        None,
        &[("TRICHTER_LISTEN", "8080")],
        "TRICHTER_LISTEN: `8080` is no address and port such as 127.0.0.1:8080",
    );
    refused(Some("lisen = \"x\""), &[], "shop.toml: there is no setting `lisen`");
    refused(
        None,
        &[("TRICHTER_MAX_CONNECTIONS", "many")],
        "TRICHTER_MAX_CONNECTIONS: `many` is not a whole number",
    );
    refused(
        Some("max_connections = 0"),
        &[],
        "`max_connections` in shop.toml: must be more than 0",
    );
    refused(
        None,
        &[("TRICHTER_PUBLIC_URL", "shop.example")],
        "TRICHTER_PUBLIC_URL: `shop.example` is no address such as https://shop.example",
    );
    refused(
        None,
        &[("TRICHTER_TRUSTED_PROXIES", "everyone")],
        "TRICHTER_TRUSTED_PROXIES: `everyone` is no address or network",
    );
    refused(
        None,
        &[("TRICHTER_DATABASE_URL", "mysql://shop:hunter2@db.example/books")],
        "TRICHTER_DATABASE_URL: it is no address such as postgres://user:password@host/name",
    );
    refused(
        Some("write_burst = 0"),
        &[],
        "`write_burst` in shop.toml: must be more than 0",
    );
    refused(
        None,
        &[("TRICHTER_GTM_ID", "gtm-abc123")],
        "TRICHTER_GTM_ID: 'gtm-abc123' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-ABC123'?",
    );
    refused(
        None,
        &[("TRICHTER_TAG_HOSTS", "tags.example")],
        "TRICHTER_TAG_HOSTS: `tags.example` is no address such as https://*.tags.example",
    );
    let error = load(Some("log_format = \"xml\""), &[]).expect_err("refused");
    assert!(
        error.starts_with("`log_format` in shop.toml: unknown variant `xml`"),
        "{error}"
    );
    let error = load(Some("listen = "), &[]).expect_err("refused");
    assert!(error.starts_with("shop.toml is not valid TOML"), "{error}");
}

#[test]
fn mails_leave_encrypted_or_become_files() {
    let config = load(None, &[]).expect("valid");
    assert!(config.mails.smtp.is_none() && config.mails.from.is_none());
    for url in [
        "smtps://shop:hunter2@mail.example",
        "smtp://shop:hunter2@mail.example?tls=required",
        "smtp://127.0.0.1:2525",
    ] {
        let config = load(None, &[("TRICHTER_SMTP_URL", url)]).expect("valid");
        assert_eq!(config.mails.smtp.as_ref().map(super::SmtpUrl::as_str), Some(url));
        assert!(!format!("{config:?}").contains("hunter2"));
    }
    refused(
        None,
        &[("TRICHTER_SMTP_URL", "smtp://shop:hunter2@mail.example")],
        "TRICHTER_SMTP_URL: mails would leave in the clear: write smtps://…, or add ?tls=required",
    );
    refused(
        None,
        &[("TRICHTER_SMTP_URL", "mail.example")],
        "TRICHTER_SMTP_URL: it is no address such as smtps://user:password@mail.example",
    );
    refused(
        None,
        &[("TRICHTER_MAIL_FROM", "the shop")],
        "TRICHTER_MAIL_FROM: `the shop` is no sender such as Shop <post@shop.example>",
    );
    refused(
        None,
        &[("TRICHTER_DNS_RESOLVER", "9.9.9.9")],
        "TRICHTER_DNS_RESOLVER: `9.9.9.9` is no address and port such as 127.0.0.53:53",
    );
}

#[test]
fn webhooks_are_encrypted_and_signed() {
    const SECRET: &str = "whsec_c2l4dGVlbiBieXRlcyBhbmQgc29tZSBtb3JlIGhlcmU=";
    for url in [
        "https://crm.example/hook",
        "http://127.0.0.1:9000/hook",
        "http://localhost",
    ] {
        let settings = [("TRICHTER_WEBHOOK_URL", url), ("TRICHTER_WEBHOOK_SECRET", SECRET)];
        let config = load(None, &settings).expect("valid");
        assert!(!format!("{config:?}").contains("c2l4"));
        let webhook = config.webhook.expect("set");
        assert_eq!(webhook.url, url);
        assert_eq!(webhook.secret.bytes(), b"sixteen bytes and some more here");
    }
    for url in [
        "http://crm.example/hook",
        "http://localhost.example",
        "crm.example",
        "https://",
    ] {
        let settings = [("TRICHTER_WEBHOOK_URL", url), ("TRICHTER_WEBHOOK_SECRET", SECRET)];
        let message = format!("TRICHTER_WEBHOOK_URL: `{url}` is no address such as https://crm.example/hook");
        refused(None, &settings, &message);
    }
    for secret in ["", "c2hvcnQ=", "no base64 at all, but long enough to be some"] {
        let settings = [
            ("TRICHTER_WEBHOOK_URL", "https://crm.example/hook"),
            ("TRICHTER_WEBHOOK_SECRET", secret),
        ];
        let error = load(None, &settings).expect_err("refused");
        assert!(error.ends_with("must be 24 to 64 random bytes in base64: openssl rand -base64 32"));
        assert!(!error.contains("long enough"), "{error}");
    }
    refused(
        None,
        &[("TRICHTER_WEBHOOK_SECRET", SECRET)],
        "`webhook_url`: is empty, but there is a `webhook_secret`",
    );
}

#[test]
fn a_password_is_never_shown() {
    let settings = [("TRICHTER_DATABASE_URL", "postgres://shop:hunter2@db.example/books")];
    let shown = format!("{:?}", load(None, &settings).expect("valid"));
    assert!(shown.contains("PostgreSQL database books at db.example"), "{shown}");
    assert!(!shown.contains("hunter2"), "{shown}");
}

#[test]
fn pictures_may_be_in_buckets_and_keys_are_not_shown() {
    let config = load(
        None,
        &[
            ("TRICHTER_IMAGE_MASTERS", "s3://shop/pictures/"),
            ("TRICHTER_IMAGE_RESULTS", "s3://cache"),
            ("TRICHTER_IMAGE_S3_ENDPOINT", "https://objects.example"),
            ("TRICHTER_IMAGE_S3_SECRET_ACCESS_KEY", "hush"),
        ],
    )
    .expect("valid");
    let shown = format!("{config:?}");
    assert!(
        shown.contains("s3://shop/pictures") && shown.contains("s3://cache/"),
        "{shown}"
    );
    assert!(!shown.contains("hush"));
    refused(
        None,
        &[("TRICHTER_IMAGE_MASTERS", "s3:///pictures")],
        "TRICHTER_IMAGE_MASTERS: `s3:///pictures` names no bucket: write it as s3://bucket/folder",
    );
    refused(
        None,
        &[("TRICHTER_IMAGE_CACHE_MB", "0")],
        "TRICHTER_IMAGE_CACHE_MB: must be more than 0",
    );
}

#[test]
fn a_payment_service_is_set_up_whole_or_not_at_all() {
    let key = ("TRICHTER_STRIPE_SECRET_KEY", "sk_live_secret");
    let hook = ("TRICHTER_STRIPE_WEBHOOK_SECRET", "whsec_secret");
    refused(
        None,
        &[key],
        "`stripe_webhook_secret`: is empty, but there is a `stripe_secret_key`",
    );
    refused(
        None,
        &[("TRICHTER_PAYPAL_CLIENT_ID", "shop")],
        "`paypal_secret`: is empty, but there is a `paypal_client_id`",
    );
    refused(
        None,
        &[("TRICHTER_STRIPE_SECRET_KEY", "whsec_secret"), hook],
        "TRICHTER_STRIPE_SECRET_KEY: a secret key begins with sk_ or rk_",
    );
    refused(
        None,
        &[key, hook, ("TRICHTER_STRIPE_API_BASE", "http://pay.example")],
        "TRICHTER_STRIPE_API_BASE: `http://pay.example` is no address such as https://api.provider.example",
    );
    let config = load(None, &[key, hook]).expect("valid");
    assert!(config.payments.stripe.is_some() && config.payments.paypal.is_none());
    assert!(!format!("{config:?}").contains("secret\""), "no secret is shown");
}

#[test]
fn production_has_no_sandbox_unless_somebody_insists() {
    let production = ("TRICHTER_MODE", "production");
    let payments = |settings: &[(&str, &str)]| load(None, settings).expect("valid").payments;
    assert!(payments(&[]).has_sandbox && !payments(&[]).sandbox_is_wanted);
    assert!(!payments(&[production]).has_sandbox);
    assert!(!payments(&[("TRICHTER_PAYMENT_SANDBOX", "off")]).has_sandbox);
    // The server then does not start: `trichter check --production` names it among all else.
    assert!(payments(&[production, ("TRICHTER_PAYMENT_SANDBOX", "on")]).sandbox_is_wanted);
}
