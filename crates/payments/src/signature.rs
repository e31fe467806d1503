//! Signatures as Stripe writes them, `t=1492774577,v1=5257a8…`: HMAC-SHA-256 of `{t}.{body}`. The sandbox signs alike.

use std::fmt::Write as _;

use ring::hmac;

use crate::settings::Secret;
use crate::webhook::WebhookError;

/// How far a signature's time may be from ours, in either direction.
const TOLERANCE_MS: i64 = 5 * 60 * 1000;

/// A header holds a signature for each secret that is in use; nobody rolls more than a few at once.
const MAX_SIGNATURES: usize = 8;

/// Signs a body for the moment.
pub(crate) fn sign(secret: &Secret, body: &[u8], now_ms: i64) -> String {
    let seconds = now_ms.div_euclid(1000);
    let tag = hmac::sign(&key(secret), &signed(seconds, body));
    format!("t={seconds},v1={}", hex(tag.as_ref()))
}

/// Whether one of the header's signatures is of this body and of these minutes.
pub(crate) fn check(secret: &Secret, header: Option<&str>, body: &[u8], now_ms: i64) -> Result<(), WebhookError> {
    let header = header
        .filter(|header| !header.is_empty())
        .ok_or(WebhookError::NoSignature)?;
    let values = |name: &'static str| {
        header
            .split(',')
            .filter_map(move |part| part.trim().split_once('=').filter(|(key, _)| *key == name))
            .map(|(_, value)| value)
    };
    let seconds: i64 = values("t")
        .next()
        .and_then(|text| text.parse().ok())
        .ok_or(WebhookError::BadSignature)?;
    let distance_ms = seconds.saturating_mul(1000).saturating_sub(now_ms).saturating_abs();
    if distance_ms > TOLERANCE_MS {
        return Err(WebhookError::BadSignature);
    }
    let key = key(secret);
    let message = signed(seconds, body);
    // `verify` compares in constant time.
    let is_ours = values("v1")
        .take(MAX_SIGNATURES)
        .filter_map(unhex)
        .any(|tag| hmac::verify(&key, &message, &tag).is_ok());
    if is_ours {
        Ok(())
    } else {
        Err(WebhookError::BadSignature)
    }
}

fn key(secret: &Secret) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, secret.expose().as_bytes())
}

fn signed(seconds: i64, body: &[u8]) -> Vec<u8> {
    [format!("{seconds}.").as_bytes(), body].concat()
}

/// Bytes as digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes everything");
            text
        })
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |at: usize| {
            char::from(pair[at])
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        };
        *byte = digit(0)? << 4 | digit(1)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{check, sign};
    use crate::settings::Secret;
    use crate::webhook::WebhookError;

    const NOW_MS: i64 = 1_492_774_577_000;

    fn secret() -> Secret {
        Secret::new("whsec_test")
    }

    #[test]
    fn a_signature_is_the_one_that_another_implementation_makes() {
        // printf '1492774577.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
        assert_eq!(sign(&secret(), br#"{"id":"evt_1"}"#, NOW_MS), EXPECTED);
    }

    const EXPECTED: &str = "t=1492774577,v1=7656fc2882a7ca0a651666b36bf2f2f22ee204f54f608f227498a2419f2890b2";

    #[test]
    fn one_good_signature_among_several_is_enough() {
        let header = sign(&secret(), b"body", NOW_MS);
        let (time, good) = header.split_once(',').unwrap();
        let old = sign(&Secret::new("rolled"), b"body", NOW_MS);
        let old = old.split_once(',').unwrap().1;
        for header in [
            header.clone(),
            format!("{time},{old},{good}"),
            format!("{time},v0=abc,{good}, v1=zz"),
        ] {
            assert_eq!(check(&secret(), Some(&header), b"body", NOW_MS), Ok(()), "{header}");
        }
    }

    #[test]
    fn what_is_not_signed_or_signed_wrongly_is_refused() {
        let header = sign(&secret(), b"body", NOW_MS);
        let check = |header: Option<&str>, body: &[u8], now_ms| check(&secret(), header, body, now_ms);
        assert_eq!(check(None, b"body", NOW_MS), Err(WebhookError::NoSignature));
        assert_eq!(check(Some(""), b"body", NOW_MS), Err(WebhookError::NoSignature));
        for wrong in [
            "t=1492774577",
            "v1=00",
            "t=,v1=",
            "nonsense",
            "t=9223372036854775807,v1=00",
        ] {
            assert_eq!(
                check(Some(wrong), b"body", NOW_MS),
                Err(WebhookError::BadSignature),
                "{wrong}"
            );
        }
        assert_eq!(check(Some(&header), b"bodY", NOW_MS), Err(WebhookError::BadSignature));
        let other = sign(&Secret::new("other"), b"body", NOW_MS);
        assert_eq!(check(Some(&other), b"body", NOW_MS), Err(WebhookError::BadSignature));
    }

    #[test]
    fn a_signature_lives_five_minutes() {
        let header = sign(&secret(), b"body", NOW_MS);
        for (later_ms, expected) in [
            (300_000, Ok(())),
            (-300_000, Ok(())),
            (301_000, Err(WebhookError::BadSignature)),
            (-301_000, Err(WebhookError::BadSignature)),
        ] {
            assert_eq!(
                check(&secret(), Some(&header), b"body", NOW_MS + later_ms),
                expected,
                "{later_ms}"
            );
        }
    }
}
