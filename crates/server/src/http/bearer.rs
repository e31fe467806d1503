//! The secret that a request brings along: `Authorization: Bearer …`. Where it came from, no log sees it.

use domain::token::TokenHash;
use http::HeaderMap;
use http::header::AUTHORIZATION;

use crate::links::token_hash;

/// A secret has at least 128 bits.
const SECRET_CHARS: std::ops::RangeInclusive<usize> = 22..=64;

/// What stands behind `Bearer`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, secret) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("Bearer").then_some(secret)
}

/// The hash of a secret, if it is shaped like one: 22 to 64 letters, digits, hyphens and underscores.
pub fn token_of(secret: &str) -> Option<TokenHash> {
    let is_plain = secret
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    (SECRET_CHARS.contains(&secret.len()) && is_plain).then(|| token_hash(secret))
}

#[cfg(test)]
mod tests {
    use http::{HeaderMap, HeaderValue};

    use super::{bearer, token_of};

    #[test]
    fn a_secret_is_read_from_its_one_header() {
        for (header, secret) in [
            ("Bearer abc", Some("abc")),
            ("bearer abc", Some("abc")),
            ("Bearer", None),
            ("Basic abc", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("authorization", HeaderValue::from_static(header));
            assert_eq!(bearer(&headers), secret, "{header:?}");
        }
        assert_eq!(bearer(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_short_long_or_not_plain_is_no_secret() {
        let good = "qG5vTzV0nJd1oQmB7xL2c-_";
        assert!(token_of(good).is_some());
        for bad in [
            "",
            "short",
            &"x".repeat(65),
            "äääääääääääääääääääääää",
            "q G5vTzV0nJd1oQmB7xL2c",
        ] {
            assert!(token_of(bad).is_none(), "{bad}");
        }
    }
}
