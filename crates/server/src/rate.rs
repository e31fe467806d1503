//! Bounds on how often something may happen: over all callers, or for each address on its own. Memory is bounded too.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};

/// A refill counts in parts, so that a millisecond's share of a minute is a whole number: per minute × ms = parts.
const PARTS: i64 = 60_000;

/// Addresses that are remembered: 65,536 × about 40 bytes = 3 MB. Those beyond share one bucket.
const MAX_BUCKETS: usize = 65_536;

/// When the memory is full, it is searched for addresses to forget at most this often.
const SWEEP_MS: i64 = 1000;

/// At most `burst` at once, refilled at `per_minute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub per_minute: u32,
    pub burst: u32,
}

/// It may not happen now; it may after this many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryAfter(pub u32);

impl Limit {
    /// So many times as much.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Limit {
            per_minute: self.per_minute.saturating_mul(count),
            burst: self.burst.saturating_mul(count),
        }
    }

    const fn full(self) -> i64 {
        self.burst as i64 * PARTS
    }
}

#[derive(Clone, Copy)]
struct Bucket {
    parts: i64,
    refilled_at_ms: i64,
}

impl Bucket {
    const fn full(limit: Limit, now_ms: i64) -> Self {
        Bucket {
            parts: limit.full(),
            refilled_at_ms: now_ms,
        }
    }

    fn refill(&mut self, limit: Limit, now_ms: i64) {
        let passed_ms = now_ms.saturating_sub(self.refilled_at_ms).max(0);
        let refill = passed_ms.saturating_mul(i64::from(limit.per_minute));
        self.parts = self.parts.saturating_add(refill).min(limit.full());
        self.refilled_at_ms = now_ms;
    }

    fn try_take(&mut self, limit: Limit, now_ms: i64) -> Result<(), RetryAfter> {
        self.refill(limit, now_ms);
        if self.parts >= PARTS {
            self.parts -= PARTS;
            return Ok(());
        }
        let missing_ms = (PARTS - self.parts).div_euclid(i64::from(limit.per_minute).max(1));
        let seconds = missing_ms.div_euclid(1000) + 1;
        Err(RetryAfter(u32::try_from(seconds).unwrap_or(u32::MAX)))
    }
}

/// A bound over all callers.
pub struct Rate {
    limit: Limit,
    bucket: Mutex<Bucket>,
}

impl Rate {
    pub fn new(limit: Limit) -> Self {
        Rate {
            limit,
            bucket: Mutex::new(Bucket::full(limit, 0)),
        }
    }

    /// Whether it may happen now.
    pub fn try_take(&self, now_ms: i64) -> Result<(), RetryAfter> {
        let mut bucket = self.bucket.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.try_take(self.limit, now_ms)
    }
}

/// A bound for each address on each route.
pub struct AddressRates {
    limit: Limit,
    hasher: RandomState,
    state: Mutex<State>,
}

struct State {
    /// By the hash of route and address: with 64 random bits nobody can aim at another's bucket.
    buckets: HashMap<u64, Bucket>,
    /// Of all who came when the memory was full.
    shared: Bucket,
    swept_at_ms: i64,
}

impl AddressRates {
    pub fn new(limit: Limit) -> Self {
        AddressRates {
            limit,
            hasher: RandomState::new(),
            state: Mutex::new(State {
                buckets: HashMap::new(),
                shared: Bucket::full(limit, 0),
                swept_at_ms: i64::MIN,
            }),
        }
    }

    /// Whether this address may use this route now.
    pub fn try_take(&self, route: &str, address: IpAddr, now_ms: i64) -> Result<(), RetryAfter> {
        let key = self.hasher.hash_one((route, household(address)));
        let limit = self.limit;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.buckets.contains_key(&key) && state.buckets.len() >= MAX_BUCKETS {
            state.forget_the_rested(limit, now_ms);
            if state.buckets.len() >= MAX_BUCKETS {
                return state.shared.try_take(limit, now_ms);
            }
        }
        let bucket = state.buckets.entry(key).or_insert_with(|| Bucket::full(limit, now_ms));
        bucket.try_take(limit, now_ms)
    }
}

impl State {
    /// An address whose bucket is full again is as good as one never seen.
    fn forget_the_rested(&mut self, limit: Limit, now_ms: i64) {
        if now_ms.saturating_sub(self.swept_at_ms) < SWEEP_MS {
            return;
        }
        self.swept_at_ms = now_ms;
        self.buckets.retain(|_, bucket| {
            bucket.refill(limit, now_ms);
            bucket.parts < limit.full()
        });
    }
}

/// Whoever has one address of IPv6 has the 2^64 around it, so these count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::{AddressRates, Limit, MAX_BUCKETS, Rate, RetryAfter};

    const LIMIT: Limit = Limit {
        per_minute: 120,
        burst: 3,
    };

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_burst_passes_and_then_the_refill_decides() {
        let rate = Rate::new(LIMIT);
        let taken: Vec<bool> = (0..5).map(|_| rate.try_take(1000).is_ok()).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert_eq!(rate.try_take(1499), Err(RetryAfter(1)));
        assert_eq!(rate.try_take(1500), Ok(()));
        assert_eq!(rate.try_take(1500), Err(RetryAfter(1)));
    }

    #[test]
    fn the_wait_is_told_in_whole_seconds_and_suffices() {
        let rate = Rate::new(Limit {
            per_minute: 7,
            burst: 1,
        });
        assert_eq!(rate.try_take(0), Ok(()));
        let Err(RetryAfter(seconds)) = rate.try_take(0) else {
            panic!("the bucket is empty")
        };
        assert_eq!(seconds, 9);
        assert_eq!(rate.try_take(i64::from(seconds) * 1000), Ok(()));
    }

    #[test]
    fn addresses_and_routes_do_not_disturb_each_other() {
        let rates = AddressRates::new(LIMIT);
        for _ in 0..3 {
            assert_eq!(rates.try_take("/a", address("192.0.2.1"), 0), Ok(()));
        }
        assert!(rates.try_take("/a", address("192.0.2.1"), 0).is_err());
        assert!(rates.try_take("/a", address("::ffff:192.0.2.1"), 0).is_err());
        assert_eq!(rates.try_take("/b", address("192.0.2.1"), 0), Ok(()));
        assert_eq!(rates.try_take("/a", address("192.0.2.2"), 0), Ok(()));
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        let rates = AddressRates::new(LIMIT);
        for last in 1..=3 {
            assert_eq!(rates.try_take("/a", address(&format!("2001:db8::{last}")), 0), Ok(()));
        }
        assert!(rates.try_take("/a", address("2001:db8::ffff:4"), 0).is_err());
        assert_eq!(rates.try_take("/a", address("2001:db8:0:1::1"), 0), Ok(()));
    }

    #[test]
    fn a_flood_of_addresses_takes_no_more_memory_and_passes_when_it_is_over() {
        let rates = AddressRates::new(LIMIT);
        let number = |number: usize| {
            let bits = u32::try_from(number).expect("small");
            IpAddr::V4(Ipv4Addr::from_bits(bits))
        };
        let passed = (0..MAX_BUCKETS + 100)
            .filter(|at| rates.try_take("/a", number(*at), 0).is_ok())
            .count();
        assert_eq!(passed, MAX_BUCKETS + 3);
        assert_eq!(rates.state.lock().expect("free").buckets.len(), MAX_BUCKETS);
        assert_eq!(rates.try_take("/a", number(MAX_BUCKETS + 101), 2000), Ok(()));
        assert_eq!(rates.state.lock().expect("free").buckets.len(), 1);
    }
}
