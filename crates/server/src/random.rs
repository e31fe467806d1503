//! Numbers that nobody can guess.

use std::io;

use ring::rand::{SecureRandom, SystemRandom};

/// As many random bytes as are asked for; the system hardly ever has none.
pub fn random_bytes<const LENGTH: usize>() -> io::Result<[u8; LENGTH]> {
    let mut bytes = [0; LENGTH];
    SystemRandom::new()
        .fill(&mut bytes)
        .map_err(|_| io::Error::other("the system gives no random numbers"))?;
    Ok(bytes)
}

/// A number by which those who would otherwise do something at the same time do it apart. Not for secrets: of a system without
/// random numbers it is 0.
pub fn random_number() -> u64 {
    random_bytes().map(u64::from_be_bytes).unwrap_or_default()
}
