//! Hands mails to a mail server. What it says is not repeated, because servers like to quote the address; its numbers are.

use std::error::Error as _;
use std::io;
use std::time::Duration;

use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{Error, PoolConfig};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::config::SmtpUrl;
use crate::jobs::JobFailure;
use crate::jobs::runner::HANDS;

/// How long the server may take for each of its answers.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Refusals of the shop, not of the mail: who puts the password right wants the mails to leave.
const OUR_FAULTS: [&str; 4] = ["530", "534", "535", "538"];

pub(super) type Smtp = AsyncSmtpTransport<Tokio1Executor>;

/// Connections are made when they are needed and kept for the next mail, one for each that may be under way.
pub(super) fn open(url: &SmtpUrl, public_url: &str) -> Result<Smtp, Error> {
    let max_size = u32::try_from(HANDS).unwrap_or(u32::MAX);
    Ok(Smtp::from_url(url.as_str())?
        .timeout(Some(TIMEOUT))
        .hello_name(hello_name(public_url))
        .pool_config(PoolConfig::new().max_size(max_size))
        .build())
}

/// The shop introduces itself by the name under which it is known.
fn hello_name(public_url: &str) -> ClientId {
    let uri = public_url.parse::<http::Uri>().unwrap_or_default();
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    match (host.parse(), host.parse()) {
        _ if host.is_empty() => ClientId::default(),
        (Ok(address), _) => ClientId::Ipv4(address),
        (_, Ok(address)) => ClientId::Ipv6(address),
        _ => ClientId::Domain(host.to_owned()),
    }
}

pub(super) async fn deliver(smtp: &Smtp, message: Message) -> Result<(), JobFailure> {
    smtp.send(message).await.map(drop).map_err(|error| failure(&error))
}

/// What a refusal means for the mail.
fn failure(error: &Error) -> JobFailure {
    if let Some(code) = error.status() {
        let code = code.to_string();
        let said = match enhanced_status(&error.to_string()) {
            Some(status) => format!("the mail server answered {code} {status}"),
            None => format!("the mail server answered {code}"),
        };
        return if error.is_permanent() && !OUR_FAULTS.contains(&code.as_str()) {
            JobFailure::GiveUp(said)
        } else {
            JobFailure::TryAgain(said)
        };
    }
    let cause = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    JobFailure::TryAgain(match cause {
        _ if error.is_timeout() => "the mail server did not answer in time".to_owned(),
        Some(cause) => format!("the mail server could not be reached: {cause}"),
        None if error.is_tls() => "the mail server could not be reached over TLS: is its certificate valid?".to_owned(),
        None if error.is_client() => "the mail server offers no way to log in, or takes no such address".to_owned(),
        None => "the mail server did not answer as mail servers do".to_owned(),
    })
}

/// The three numbers of RFC 3463 with which many servers begin what they say: `5.1.1`.
fn enhanced_status(error: &str) -> Option<&str> {
    let (_, said) = error.split_once("): ")?;
    let word = said.split_whitespace().next()?;
    let is_number = |part: &str| (1..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    (word.split('.').count() == 3 && word.split('.').all(is_number)).then_some(word)
}

#[cfg(test)]
mod tests {
    use lettre::transport::smtp::extension::ClientId;

    use super::{enhanced_status, hello_name};

    #[test]
    fn of_what_a_server_says_only_numbers_are_repeated() {
        let refused = "permanent error (550): 5.1.1 <anna@example.org>: no such mailbox";
        assert_eq!(enhanced_status(refused), Some("5.1.1"));
        for other in [
            "permanent error (550): <anna@example.org> is unknown",
            "permanent error (550): 5.1 no",
            "permanent error (550): anna.b.c no",
            "permanent error (550)",
            "permanent error (550): 5.1.1234 no",
        ] {
            assert_eq!(enhanced_status(other), None, "{other}");
        }
    }

    #[test]
    fn the_shop_introduces_itself_by_its_name() {
        let domain = |name: &str| ClientId::Domain(name.to_owned());
        assert_eq!(hello_name("https://shop.example"), domain("shop.example"));
        assert_eq!(hello_name("http://127.0.0.1:8080").to_string(), "[127.0.0.1]");
        assert_eq!(hello_name("http://[::1]:8080").to_string(), "[IPv6:::1]");
        assert_eq!(hello_name(""), ClientId::default());
    }
}
