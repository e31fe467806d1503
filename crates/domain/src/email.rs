//! Mail addresses as people write them: read kindly, refused only if no mail can arrive, with a hint where a letter slipped.

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

use crate::lead::Address;

mod disposable;
mod suggestion;

pub use disposable::is_disposable;
pub use suggestion::suggestion;

/// What is longer than this is no address with something around it.
const MAX_TEXT_BYTES: usize = 1000;

/// RFC 5321: a path has 256 octets, of which two are angle brackets.
const MAX_EMAIL_BYTES: usize = 254;
const MAX_LOCAL_BYTES: usize = 64;

/// No mail can be sent there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

/// Reads an address as somebody typed or pasted it: with spaces around, as a link, with a name before it, with a full stop
/// behind it, with a full-width `＠`. Two spellings of the same domain become one.
pub fn parse(text: &str) -> Result<Address, NoAddress> {
    let Parts { local, domain } = parts(text).ok_or(NoAddress)?;
    let domain = ascii_domain(&domain).ok_or(NoAddress)?;
    let as_written = format!("{local}@{domain}");
    if as_written.len() > MAX_EMAIL_BYTES {
        return Err(NoAddress);
    }
    Ok(Address {
        email: as_written.to_ascii_lowercase(),
        as_written,
    })
}

/// What stands behind the `@`.
pub fn domain_of(email: &str) -> &str {
    email.rsplit_once('@').map_or("", |(_, domain)| domain)
}

/// An address of which only the part before the `@` was checked.
struct Parts {
    local: String,
    domain: String,
}

fn parts(text: &str) -> Option<Parts> {
    if text.len() > MAX_TEXT_BYTES {
        return None;
    }
    let plain: String = text.chars().filter_map(plain_sign).collect();
    let bare = without_wrapping(plain.trim());
    let (local, domain) = bare.split_once('@')?;
    let (local, domain) = (local.trim_end(), domain.trim_start());
    let is_local = is_dotted(local, is_local_sign) && local.len() <= MAX_LOCAL_BYTES;
    (is_local && !domain.contains('@')).then(|| Parts {
        local: local.to_owned(),
        domain: domain.to_owned(),
    })
}

/// Takes out what nobody sees, and turns the wide signs of East Asian keyboards and all spaces into plain ones.
fn plain_sign(sign: char) -> Option<char> {
    match sign {
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => None,
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0),
        '\u{fe6b}' => Some('@'),
        '\u{3002}' | '\u{ff61}' => Some('.'),
        sign if sign.is_whitespace() => Some(' '),
        sign => Some(sign),
    }
}

/// Takes an address out of `Anna <anna@example.org>`, of a link, of quotes and brackets, and of the end of a sentence.
fn without_wrapping(text: &str) -> &str {
    let inner = match (text.rfind('<'), text.rfind('>')) {
        (Some(start), Some(end)) if start < end => &text[start + 1..end],
        _ => text,
    };
    let around = |sign: char| sign.is_whitespace() || "\"'“”„‘’‚«»()[]<>".contains(sign);
    let inner = inner.trim_matches(around);
    let scheme = "mailto:";
    let inner = match inner.get(..scheme.len()) {
        Some(start) if start.eq_ignore_ascii_case(scheme) => {
            let link = &inner[scheme.len()..];
            link.split_once('?').map_or(link, |(address, _)| address)
        }
        _ => inner,
    };
    inner.trim_end_matches(|sign: char| around(sign) || ".,;:!".contains(sign))
}

fn is_dotted(text: &str, is_sign: impl Fn(u8) -> bool) -> bool {
    text.split('.')
        .all(|part| !part.is_empty() && part.bytes().all(&is_sign))
}

/// What RFC 5322 calls `atext`. Quoted parts exist on paper only.
fn is_local_sign(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte)
}

/// A domain as name servers know it, if mail can be sent to one of this name.
fn ascii_domain(domain: &str) -> Option<String> {
    let ascii = Uts46::new().to_ascii(
        domain.as_bytes(),
        AsciiDenyList::STD3,
        Hyphens::CheckFirstLast,
        DnsLength::Verify,
    );
    let ascii = ascii.ok()?.into_owned();
    let (_, ending) = ascii.rsplit_once('.')?;
    // Only the root's own names: no number, which would be an address of a machine, and no single letter.
    let is_ending =
        ending.len() >= 2 && (ending.starts_with("xn--") || ending.bytes().all(|byte| byte.is_ascii_alphabetic()));
    is_ending.then_some(ascii)
}

#[cfg(test)]
mod tests;
