//! Ids: a prefix that says of what, and a ULID (48 bits of milliseconds, 80 random bits, in Crockford's base 32), so that
//! ids sort by age. Time and randomness are arguments.

use std::fmt;
use std::str::FromStr;

/// Crockford's digits and letters, of which none looks like another.
pub(crate) const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// 128 bits in groups of 5.
const DIGITS: usize = 26;

const RANDOM_BITS: u32 = 80;

/// A number that nobody else has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ulid(u128);

impl Ulid {
    /// Of a moment and a random number, of which 48 and 80 bits count.
    pub const fn new(now_ms: u64, random: u128) -> Self {
        Ulid(((now_ms as u128) << RANDOM_BITS) | (random & ((1 << RANDOM_BITS) - 1)))
    }

    /// The one behind it, as the specification lets numbers of one moment follow each other: whoever is handed one fresh
    /// number has as many as they need.
    #[must_use]
    pub const fn next(self) -> Self {
        Ulid(self.0.wrapping_add(1))
    }
}

impl fmt::Display for Ulid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: [u8; DIGITS] = std::array::from_fn(|at| {
            let shift = 5 * (DIGITS - 1 - at);
            CROCKFORD[(self.0 >> shift) as usize & 31]
        });
        f.write_str(std::str::from_utf8(&digits).expect("the alphabet is ASCII"))
    }
}

/// The text is no such id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl FromStr for Ulid {
    type Err = NoId;

    /// Reads the one way an id is written: upper case, no letter that is only alike, nothing above 128 bits.
    fn from_str(text: &str) -> Result<Self, NoId> {
        if text.len() != DIGITS || text.as_bytes()[0] > b'7' {
            return Err(NoId);
        }
        text.bytes().try_fold(Ulid(0), |Ulid(value), byte| {
            let digit = CROCKFORD.iter().position(|known| *known == byte).ok_or(NoId)?;
            Ok(Ulid((value << 5) | digit as u128))
        })
    }
}

/// Makes the types of ids: one per sort of thing, so that they cannot be mixed up.
macro_rules! ids {
    ($($(#[$about:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub Ulid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "_{}"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<Self, NoId> {
                text.strip_prefix(concat!($prefix, "_")).ok_or(NoId)?.parse().map($name)
            }
        }
    )*};
}

ids! {
    /// Of a try to pay an order.
    AttemptId = "att";
    /// Of a case for a person.
    CaseId = "cas";
    /// Of a consent record.
    ConsentId = "con";
    /// Of what a buyer says of a product.
    FeedbackId = "fbk";
    /// Of digital goods that somebody may open.
    GrantId = "dig";
    /// Of a piece of work to be done.
    JobId = "job";
    /// Of somebody who left an address.
    LeadId = "led";
    /// Of an order.
    OrderId = "ord";
    /// Of money to be given back.
    RefundId = "rfd";
    /// Of a quiz run whose answers are kept.
    SessionId = "ses";
    /// Of an entry in the ledger.
    TransactionId = "txn";
    /// Of a withdrawal from a contract.
    WithdrawalId = "wdr";
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::{ConsentId, NoId, Ulid};

    #[test]
    fn an_id_is_written_as_the_specification_says() {
        // The example of the ULID specification: the time 1469918176385 is 01ARYZ6S41.
        let id = ConsentId(Ulid::new(1_469_918_176_385, u128::MAX));
        assert_eq!(id.to_string(), "con_01ARYZ6S41ZZZZZZZZZZZZZZZZ");
        assert_eq!(Ulid::new(0, 0).to_string(), "00000000000000000000000000");
        assert_eq!(Ulid::new(u64::MAX, u128::MAX).to_string(), "7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "con_",
            "01ARZ3NDEKZZZZZZZZZZZZZZZZ",
            "ord_01ARZ3NDEKZZZZZZZZZZZZZZZZ",
            "con_01ARZ3NDEKZZZZZZZZZZZZZZZ",
            "con_01ARZ3NDEKZZZZZZZZZZZZZZZZZ",
            "con_01arz3ndekzzzzzzzzzzzzzzzz",
            "con_01ARZ3NDEKZZZZZZZZZZZZZZZU",
            "con_81ARZ3NDEKZZZZZZZZZZZZZZZZ",
            "con_01ARZ3NDEKZZZZZZZZZZZZZZé",
        ] {
            assert_eq!(text.parse::<ConsentId>(), Err(NoId), "{text}");
        }
    }

    proptest! {
        #[test]
        fn reading_undoes_writing(now_ms in 0_u64..1 << 48, random in any::<u128>()) {
            let id = ConsentId(Ulid::new(now_ms, random));
            assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn the_next_one_sorts_behind(now_ms in 0_u64..(1 << 48) - 1, random in any::<u128>()) {
            let id = Ulid::new(now_ms, random);
            assert!(id.to_string() < id.next().to_string());
        }

        #[test]
        fn later_ids_sort_behind(now_ms in 0_u64..(1 << 48) - 1, a in any::<u128>(), b in any::<u128>()) {
            assert!(Ulid::new(now_ms, a).to_string() < Ulid::new(now_ms + 1, b).to_string());
        }
    }
}
