//! Which bytes of an answer a client asks for: `Range` and `If-Range`, RFC 9110 sections 13.1.5 and 14. One range at a time;
//! who asks for several gets everything, as the standard allows.

use std::ops::Range;

use http::header::{IF_RANGE, RANGE};
use http::{HeaderMap, HeaderValue};

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    Whole,
    Part(Range<u64>),
    /// Bytes that are not there.
    Beyond,
}

/// Reads the headers of a request for an answer of `length` bytes.
pub fn asked_range(headers: &HeaderMap, etag: &HeaderValue, length: u64) -> Asked {
    // Whoever has the beginning of something else needs everything. A date names nothing exactly, so it counts as something else.
    if headers.get(IF_RANGE).is_some_and(|known| known != etag) {
        return Asked::Whole;
    }
    let range = headers.get(RANGE).and_then(|range| range.to_str().ok());
    range.and_then(|range| parse(range, length)).unwrap_or(Asked::Whole)
}

/// None for what is no range, or several: such a header is to be ignored.
fn parse(header: &str, length: u64) -> Option<Asked> {
    let (unit, range) = header.split_once('=')?;
    if !unit.trim().eq_ignore_ascii_case("bytes") {
        return None;
    }
    let (first, last) = range.trim().split_once('-')?;
    let asked = match (first, last) {
        ("", count) => length.saturating_sub(number(count)?)..length,
        (first, "") => number(first)?..length,
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            if last < first {
                return None;
            }
            first..last.saturating_add(1).min(length)
        }
    };
    Some(if asked.is_empty() {
        Asked::Beyond
    } else {
        Asked::Part(asked)
    })
}

/// A number too large to hold lies beyond every end.
fn number(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use http::header::{IF_RANGE, RANGE};
    use http::{HeaderMap, HeaderValue};

    use super::{Asked, asked_range};

    fn asked(headers: &[(http::HeaderName, &str)], length: u64) -> Asked {
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| (name.clone(), value.parse().expect("valid")))
            .collect();
        asked_range(&headers, &HeaderValue::from_static("\"a\""), length)
    }

    #[test]
    fn ranges_of_a_hundred_bytes() {
        for (range, expected) in [
            ("bytes=0-", Asked::Part(0..100)),
            ("bytes=0-0", Asked::Part(0..1)),
            ("bytes=99-", Asked::Part(99..100)),
            ("bytes=10-19", Asked::Part(10..20)),
            ("bytes=10-1000", Asked::Part(10..100)),
            ("bytes=10-99999999999999999999", Asked::Part(10..100)),
            ("bytes=-1", Asked::Part(99..100)),
            ("bytes=-1000", Asked::Part(0..100)),
            ("Bytes = 0-1", Asked::Part(0..2)),
            ("bytes=100-", Asked::Beyond),
            ("bytes=100-200", Asked::Beyond),
            ("bytes=99999999999999999999-", Asked::Beyond),
            ("bytes=-0", Asked::Beyond),
            ("bytes=20-10", Asked::Whole),
            ("bytes=-", Asked::Whole),
            ("bytes=", Asked::Whole),
            ("bytes", Asked::Whole),
            ("bytes=a-b", Asked::Whole),
            ("bytes=+1-2", Asked::Whole),
            ("bytes=0x1-2", Asked::Whole),
            ("bytes=1-2-3", Asked::Whole),
            ("bytes=0-1,5-6", Asked::Whole),
            ("items=0-1", Asked::Whole),
        ] {
            assert_eq!(asked(&[(RANGE, range)], 100), expected, "{range}");
        }
        assert_eq!(asked(&[], 100), Asked::Whole);
        assert_eq!(asked(&[(RANGE, "bytes=0-")], 0), Asked::Beyond);
        assert_eq!(asked(&[(RANGE, "bytes=-5")], 0), Asked::Beyond);
    }

    #[test]
    fn a_part_of_something_else_is_no_use() {
        for (known, expected) in [
            ("\"a\"", Asked::Part(0..1)),
            ("\"b\"", Asked::Whole),
            ("W/\"a\"", Asked::Whole),
            ("Sun, 15 Nov 2026 12:00:00 GMT", Asked::Whole),
        ] {
            assert_eq!(
                asked(&[(RANGE, "bytes=0-0"), (IF_RANGE, known)], 100),
                expected,
                "{known}"
            );
        }
    }
}
