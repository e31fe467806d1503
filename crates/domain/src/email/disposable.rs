//! Mailboxes that are thrown away after minutes: nobody would read there what is sent.

use super::domain_of;
use crate::lead::Address;

/// One domain a line, sorted; a domain stands for all below it.
const DOMAINS: &str = include_str!("../../data/disposable-domains.txt");

/// Whether an address is one of those.
pub fn is_disposable(address: &Address) -> bool {
    let mut rest = domain_of(&address.email);
    loop {
        if domains().any(|known| known == rest) {
            return true;
        }
        match rest.split_once('.') {
            Some((_, above)) => rest = above,
            None => return false,
        }
    }
}

pub(super) fn domains() -> impl Iterator<Item = &'static str> {
    DOMAINS.lines().filter(|line| !line.starts_with('#'))
}
